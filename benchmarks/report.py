"""Measure the rules several times and print the table of docs/performance.md.

Usage: ``.venv/bin/python benchmarks/report.py [RUNS]``. Each run is one
``parbat bench nanga-parbat --json``, in which compiled rules and plain Python are measured one
after the other on the same machine; of every measurement the best run counts, so that other work
on the machine disturbs less.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from typing import Any

from parbat.cli.speed import GAME, MEASURES
from parbat.texts import catalogue


def measured(seconds: float) -> dict[str, Any]:
    """Return what one run of ``parbat bench`` found."""
    command = [sys.executable, "-m", "parbat", "bench", GAME, "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds)], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the table in Markdown."""
    runs = [measured(2.0) for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3)]
    if not runs[0]["compiled"]:
        sys.exit("The rules are not compiled here: install with a C compiler first.")
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {len(runs)} runs.\n")
    texts = catalogue("en", GAME)
    print("| what, a second | compiled | plain Python | ratio |")
    print("| --- | ---: | ---: | ---: |")
    for name in MEASURES:
        what = texts.text(f"speed-{name}")
        compiled = max(run["per_second"][name] for run in runs)
        plain = max(run["per_second_plain"][name] for run in runs)
        print(f"| {what} | {compiled:,.0f} | {plain:,.0f} | {compiled / plain:.1f} |")


if __name__ == "__main__":
    main()
