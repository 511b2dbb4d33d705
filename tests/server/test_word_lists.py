"""Word lists of a server's own: chosen for a table, in its record, and gone again."""

from __future__ import annotations

import signal
import string
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from parbat.lexicon import find_lexicon
from parbat.lexicon.shelf import own_folder, remove_own
from server.people import ME, House, Person, Watcher
from server.serving import Process

pytestmark = pytest.mark.anyio

LEVEL_5 = {"kind": "bot", "bot": "level-5"}
# No other list has them all, so only somebody who knows this one plays by it.
PAIRS = ["".join(pair) for pair in product(string.ascii_lowercase, repeat=2)]


def add(data: Path, name: str, words: Sequence[str], *more: str) -> None:
    """Add a list as whoever runs the server does."""
    file = data / f"{name}.txt"
    file.write_text("\n".join(words))
    command = [sys.executable, "-m", "parbat", "lexicon", "add", name, str(file)]
    subprocess.run([*command, "--data", str(data), *more], check=True, capture_output=True)


async def dictionaries(person: Person) -> list[str]:
    """Return what can be chosen when a table is set up."""
    games = await person.get("/api/games")
    (hardback,) = [game for game in games if game["name"] == "hardback"]
    (option,) = [option for option in hardback["options"] if option["name"] == "dictionary"]
    return list(option["values"])


async def table(person: Person, dictionary: str) -> Any:
    wish = {"game": "hardback", "options": {"dictionary": dictionary}, "seats": [ME, LEVEL_5]}
    return await person.send("POST", "/api/tables", wish, 201)


async def spelling(seen: Watcher) -> None:
    """Wait until the person is to spell."""
    while "skip" not in (await seen.my_turn()).get("0", []):
        await seen.hear()


async def skip(seen: Watcher) -> None:
    """Skip a turn, and let the computer player have its own."""
    await spelling(seen)
    asked = seen.now["version"]
    assert (await seen.act("skip", 0))["type"] == "accepted"
    while seen.now["version"] == asked:
        await seen.hear()
    await spelling(seen)


def words_in(record: Any) -> list[str]:
    return [entry["do"] for entry in record["log"] if entry["do"].startswith("word ")]


async def test_a_list_that_is_added_is_chosen_played_with_and_named_in_the_record(
    tmp_path: Path,
) -> None:
    add(tmp_path, "pairs", PAIRS, "--list-version", "May")
    async with Process(tmp_path, "--bot-pause", "0") as process, House(process.url) as house:
        ana = await house.person("Ana")
        assert await dictionaries(ana) == ["standard", "large", "french", "pairs", "none"]
        add(tmp_path, "more", PAIRS[1:])  # while the server runs
        assert "more" in await dictionaries(ana)
        playing = await table(ana, "pairs")
        async with ana.at(playing, since=0) as seen:
            await skip(seen)
            assert (await seen.act("resign", 0))["type"] == "accepted"
        record = await ana.get(f"/api/tables/{playing['id']}/record")
        assert record["lexicon"] == dict(find_lexicon("pairs", own_folder(tmp_path)).identity)
        assert record["lexicon"]["version"] == "May"
        # The computer player thinks in a process of its own, and found the list too.
        (word,) = words_in(record)
        assert len(word.split()) == 1 + 2
        assert (await ana.send("POST", "/api/replay", {"record": record}))["remarks"] == []


async def test_what_was_played_stays_as_it_was_when_the_list_is_replaced_or_removed(
    tmp_path: Path,
) -> None:
    add(tmp_path, "pairs", PAIRS)
    async with Process(tmp_path, "--bot-pause", "0") as process, House(process.url) as house:
        ana = await house.person("Ana")
        playing = await table(ana, "pairs")
        async with ana.at(playing, since=0) as seen:
            await skip(seen)
        before = await ana.get(f"/api/tables/{playing['id']}/record")
        await process.end(signal.SIGTERM)
    add(tmp_path, "pairs", ["peak", "yeti"], "--replace")
    async with Process(tmp_path) as process, House(process.url) as house:
        again = await house.person(cookie=ana.cookie)
        assert await again.get(f"/api/tables/{playing['id']}/record") == before
        await process.end(signal.SIGTERM)
    remove_own("pairs", own_folder(tmp_path))
    async with Process(tmp_path) as process, House(process.url) as house:
        again = await house.person(cookie=ana.cookie)
        assert "pairs" not in await dictionaries(again)
        async with again.at(playing) as seen:
            assert (await seen.act("resign", 0))["type"] == "accepted"
        record = await again.get(f"/api/tables/{playing['id']}/record")
        assert record["lexicon"] == before["lexicon"]
        replayed = await again.send("POST", "/api/replay", {"record": record})
    assert words_in(record) == words_in(before) != []
    (remark,) = replayed["remarks"]
    assert "“pairs”, version 1, is not here" in remark
