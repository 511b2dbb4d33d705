"""Run the compiled modules from their source files instead.

With ``PARBAT_PURE=1`` in the environment every module of Parbat is loaded from its ``.py`` file
even where a compiled one lies beside it: to step through the rules in a debugger, to measure test
coverage, and to test that both give the same results.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class _SourceFinder:
    """Finds Parbat's modules as source files only."""

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Return where the source of a module of Parbat stands."""
        if not name.startswith("parbat.") or not path:
            return None
        for folder in path:
            file = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if file.is_file():
                loader = SourceFileLoader(name, str(file))
                return importlib.util.spec_from_file_location(name, file, loader=loader)
        return None


def install_if_asked() -> None:
    """Load every further module of Parbat from source if ``PARBAT_PURE`` is set."""
    if os.environ.get("PARBAT_PURE") == "1":
        sys.meta_path.insert(0, _SourceFinder())


install_if_asked()  # before any other module of Parbat is imported


def is_compiled() -> bool:
    """Return whether the rules run compiled."""
    from parbat.core import rng

    return not str(rng.__file__).endswith(".py")
