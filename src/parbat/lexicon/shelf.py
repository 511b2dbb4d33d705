"""The word lists there are: those that come with Parbat, and a person's own."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from parbat.core.errors import BadFile, BadOption, UnknownName
from parbat.files import data_folder
from parbat.lexicon.lexicon import Lexicon
from parbat.lexicon.storing import load_lexicon, save_lexicon

SHIPPED: Final = ("standard", "large", "french")
"""The lists that come with Parbat, the usual one first."""
VOCABULARIES: Final = {"en": ("common-10", "common-20", "common-35")}
"""For each language lists of words that many people know, the fewest first: no dictionaries."""
SHIPPED_FOLDER: Final = Path(__file__).parent / "data"
ENDING: Final = ".lexicon"
_NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?")
_RESERVED: Final = ("none", *SHIPPED)


def own_folder(data: Path | None = None) -> Path:
    """Return the folder of own lists in a data folder, the usual one if none is named."""
    return (data or data_folder()) / "lexicons"


def lexicon_names(folder: Path | None = None) -> list[str]:
    """Return the names of all lists: those that come with Parbat, then the person's own."""
    return [*SHIPPED, *own_names(folder)]


def own_names(folder: Path | None = None) -> list[str]:
    """Return the names of the person's own lists in alphabetical order."""
    files = (folder or own_folder()).glob(f"*{ENDING}")
    names = (file.name.removesuffix(ENDING) for file in files)
    return sorted(name for name in names if _NAME.fullmatch(name) and name not in _RESERVED)


def find_lexicon(name: str, folder: Path | None = None) -> Lexicon:
    """Return the list of a name, read once and then kept.

    Raises ``UnknownName`` with the names there are, or ``BadLexicon`` if its file is damaged.
    """
    file = _file(name, folder)
    try:
        state = file.stat() if file else None
    except OSError:
        state = None
    if file is None or state is None:
        names = ", ".join(lexicon_names(folder))
        raise UnknownName("lexicon.unknown", name=name, names=names)
    return _loaded(file, state.st_mtime_ns, state.st_size)


def find_vocabulary(name: str) -> Lexicon:
    """Return one of ``VOCABULARIES``."""
    return _loaded(SHIPPED_FOLDER / f"{name}{ENDING}", 0, 0)


def is_own(name: str, folder: Path | None = None) -> bool:
    """Return whether a person has a list of their own of that name."""
    return name in own_names(folder)


def keep_own(lexicon: Lexicon, folder: Path | None = None, *, replace: bool = False) -> Path:
    """Keep a person's own list under its name and return its file.

    Raises ``BadOption`` if the name cannot be used, or is in use and not to be replaced, and
    ``BadFile`` if the list cannot be written.
    """
    check_new_name(lexicon.name, folder, replace=replace)
    target = folder or own_folder()
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise BadFile("file.write", path=str(target), reason=reason) from None
    file = target / f"{lexicon.name}{ENDING}"
    save_lexicon(lexicon, file)
    return file


def check_new_name(name: str, folder: Path | None = None, *, replace: bool = False) -> None:
    """Raise ``BadOption`` if a list cannot be kept under a name; see ``keep_own``."""
    if not _NAME.fullmatch(name):
        raise BadOption("lexicon.name", name=name)
    if name in _RESERVED:
        raise BadOption("lexicon.reserved", name=name)
    if is_own(name, folder) and not replace:
        raise BadOption("lexicon.exists", name=name)


def remove_own(name: str, folder: Path | None = None) -> None:
    """Remove a person's own list; raises ``BadOption``, ``UnknownName`` or ``BadFile``."""
    if name in SHIPPED:
        raise BadOption("lexicon.shipped", name=name)
    if not is_own(name, folder):
        names = ", ".join(own_names(folder)) or "-"
        raise UnknownName("lexicon.not_own", name=name, names=names)
    file = (folder or own_folder()) / f"{name}{ENDING}"
    try:
        file.unlink()
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise BadFile("file.write", path=str(file), reason=reason) from None


def _file(name: str, folder: Path | None) -> Path | None:
    if name in SHIPPED:
        return SHIPPED_FOLDER / f"{name}{ENDING}"
    if not _NAME.fullmatch(name):
        return None
    return (folder or own_folder()) / f"{name}{ENDING}"


@lru_cache(maxsize=16)
def _loaded(file: Path, changed: int, size: int) -> Lexicon:
    # The last two tell a file that was replaced from the one that is kept. A list goes by the name
    # of its file, so that a copy under another name is found again by the record of a game.
    found = load_lexicon(file)
    about = msgspec.structs.replace(found.about, name=file.name.removesuffix(ENDING))
    return Lexicon(about, found.graph)
