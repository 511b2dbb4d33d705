"""Draw the pictures of the terminal game again: ``python docs/pictures/make.py``.

Each shows a position of a game between two quick computer players, the same on every machine.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import parbat
from parbat.bots import find_bot
from parbat.cli.screen import table
from parbat.texts import catalogue

HERE = Path(__file__).parent
NAMES = ["Ana", "Greedy"]


def middle_game(entries: int) -> parbat.Match:
    """Return a game after so many entries, with an action of seat 0 awaited."""
    dice = parbat.Dice(4)
    match = parbat.start("nanga-parbat", seats=NAMES, seed=4)
    bots = [find_bot("nanga-parbat", "greedy", dice) for _ in NAMES]
    while len(match.log) < entries or 0 not in match.state.to_act:
        (seat,) = match.state.to_act
        assert isinstance(seat, int)
        seen = match.perspective(seat, dice)
        match.apply(seat, bots[seat].choose(seen))
    return match


def main() -> None:
    """Write the pictures beside this file."""
    texts = catalogue("en", "nanga-parbat")
    match = middle_game(40)
    view = match.state.view(0)
    screen = Console(record=True, width=104, file=io.StringIO(), force_terminal=True)
    screen.print()
    screen.print(table(view, texts, NAMES))
    screen.print()
    screen.print(f" [bold]{texts.ask(view)}[/bold]")
    screen.print(" Ana> [bold]trap[/bold] ")
    picture = screen.export_svg(title="parbat play nanga-parbat", theme=MONOKAI)
    # Without the web font the picture uses the reader's own monospaced one.
    kept = [line for line in picture.splitlines() if "url(" not in line or "clip-path" in line]
    (HERE / "terminal.svg").write_text("\n".join(kept) + "\n", "utf-8")


if __name__ == "__main__":
    main()
