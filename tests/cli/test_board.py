"""``parbat board``: examples to copy, and checks."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.commands import Parbat
from parbat.games.boards import BOARDS
from parbat.games.himalaya.board_file import (
    MOST,
    BoardFile,
    GoodsRow,
    OrderRow,
    RegionRow,
    TableRow,
    TrackRow,
    VillageRow,
)


def example(parbat: Parbat, game: str = "himalaya") -> dict[str, Any]:
    said = parbat("board", "example", game)
    assert said.status == 0
    board: dict[str, Any] = said.data()
    return board


def written(folder: Path, board: object) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(board))
    return path


@pytest.mark.parametrize("game", BOARDS)
def test_an_example_is_sound(parbat: Parbat, tmp_path: Path, game: str) -> None:
    said = parbat("board", "check", written(tmp_path, example(parbat, game)))
    assert (said.status, said.out, said.err) == (0, "The board is sound.\n", "")


def test_every_problem_is_a_line_and_the_status_is_2(parbat: Parbat, tmp_path: Path) -> None:
    board = example(parbat)
    board["name"] = "mine"
    board["villages"][8]["level"] = 4
    board["orders"][5]["goods"] = {}
    path = written(tmp_path, board)
    said = parbat("board", "check", path)
    assert said.status == 2
    assert said.out.splitlines() == [
        f"{path}: Order 6 asks for no goods. Say which it asks for (rules 2.4).",
        f"{path}: Village 9 has level 4. Write 1 for a house, 2 for a temple, 3 for a monastery"
        " (rules 2.1).",
        "2 problems.",
    ]
    assert said.err == ""


def test_problems_come_as_json_and_in_the_asked_language(parbat: Parbat, tmp_path: Path) -> None:
    board = example(parbat, "nanga-parbat")
    board["sections"].pop()
    path = written(tmp_path, board)
    found = parbat("board", "check", path, "--json")
    assert found.status == 2
    assert found.data()["sound"] is False
    (problem,) = found.data()["problems"]
    assert problem["code"] == "nanga_parbat.board.sections"
    said = {parbat("--lang", language, "board", "check", path).out for language in ("it", "pt-BR")}
    assert len({problem["message"], *said}) == 3


def test_a_file_that_is_no_board(parbat: Parbat, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text("{")
    said = parbat("board", "check", path)
    assert said.status == 2
    assert "is not JSON" in said.out
    for game in (None, 3, "hardback"):
        path = written(tmp_path, {"game": game})
        said = parbat("board", "check", path)
        assert said.status == 2
        assert "Choose one of: himalaya, nanga-parbat." in said.complaint()
    assert parbat("board", "check", tmp_path / "missing.json").status == 1


def test_no_example_of_a_game_without_boards(parbat: Parbat) -> None:
    said = parbat("board", "example", "hardback")
    assert said.status == 2
    assert "hardback" in said.complaint()


PAGE = (Path(__file__).parents[2] / "docs" / "boards.md").read_text("utf-8")


def test_the_example_of_the_page(
    parbat: Parbat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.S)
    board = json.loads(text)
    assert parbat("board", "check", written(tmp_path, board)).status == 0
    board["regions"][0]["border"] = [1, 4, 3, 2]
    written(tmp_path, board)
    monkeypatch.chdir(tmp_path)
    said = parbat("board", "check", "mine.json")
    assert said.status == 2
    assert "".join(f"    {line}\n" for line in said.out.splitlines()) in PAGE


def test_the_page_tells_every_field_and_how_many_rows_there_may_be() -> None:
    for name, most in MOST.items():
        assert name == "tables" or f"| `{name}` | at most {most}, see below |" in PAGE
    rows = (VillageRow, TrackRow, RegionRow, OrderRow, TableRow, GoodsRow)
    fields = {field for kind in (BoardFile, *rows) for field in kind.__struct_fields__}
    assert {field for field in fields if f"`{field}`" not in PAGE} == set()
