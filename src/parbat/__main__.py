"""``python -m parbat``: the same as the command ``parbat``."""

from parbat.cli.main import main

main()
