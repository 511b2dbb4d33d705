"""The entry point: the command ``parbat`` and ``python -m parbat``."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; a person may stop it even while it is being loaded."""
    try:
        from parbat.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
