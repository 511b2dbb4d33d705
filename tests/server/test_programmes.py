"""Choices that all make at once and in secret, at a table of Himalaya."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from parbat.uncompiled import is_compiled
from server.people import ME, OPEN, House, Person, Watcher

pytestmark = pytest.mark.anyio
ONE = "program dirt dirt dirt dirt dirt dirt"
OTHER = "program ice ice ice ice ice ice"


async def three(
    house: House, *, pace: dict[str, Any] | None = None, **options: Any
) -> tuple[list[Person], Any]:
    """Three people at a table."""
    people = [await house.person(name) for name in ("Ana", "Ben", "Cleo")]
    wish = {
        "game": "himalaya",
        "options": {"players": 3, **options},
        "seats": [ME, OPEN, OPEN],
        "public": True,
        "pace": pace,
    }
    table = await people[0].send("POST", "/api/tables", wish, 201)
    for person in people[1:]:
        table = await person.join(table)
    return people, table


async def programming(stack: AsyncExitStack, people: list[Person], table: Any) -> list[Watcher]:
    """The three at the table when the first programmes are to be made."""
    seen = [await stack.enter_async_context(person.at(table)) for person in people]
    for seat, watcher in enumerate(seen):
        while watcher.now["awaited"] != [seat]:
            await watcher.hear()
        assert (await watcher.act(f"start {seat + 1}", seat))["type"] == "accepted"
    for watcher in seen:
        while watcher.now["view"]["phase"] != "program":
            await watcher.hear()
    return seen


async def test_all_may_choose_at_once_and_another_choice_makes_none_stale(online: House) -> None:
    people, table = await three(online)
    async with AsyncExitStack() as stack:
        ana, ben, cleo = await programming(stack, people, table)
        (form,) = cleo.now["forms"]["2"]
        assert (form["slots"], form["steps"]) == (6, ["dirt", "ice", "stone", "deal", "rest"])
        before = ben.now["version"]
        assert (await ana.act(ONE, 0))["type"] == "accepted"
        while ben.now["version"] == before:  # it is told that Ana has chosen
            await ben.hear()
        assert ben.now["awaited"] == [1, 2]
        assert ben.now["view"]["players"][0]["programme"] is None
        assert (await ben.act(ONE, 1, version=before))["type"] == "accepted"
        # Her own choice since then does.
        assert (await ben.act(OTHER, 1, version=before))["code"] == "table.stale"
        assert (await cleo.act(OTHER, 2, version=cleo.now["version"]))["type"] == "accepted"
        # Revealed is revealed.
        old = ben.now["version"]
        while ben.now["view"]["turn"] == 1 and ben.now["view"]["phase"] == "program":
            await ben.hear()
        assert (await ben.act(ONE, 1, version=old))["code"] == "table.stale"


async def test_without_show_committed_nothing_is_told_before_all_have_chosen(online: House) -> None:
    people, table = await three(online, show_committed=False)
    async with AsyncExitStack() as stack:
        ana, ben, cleo = await programming(stack, people, table)
        version = ben.now["version"]
        assert (await ana.act(ONE, 0))["type"] == "accepted"
        assert (await cleo.act(ONE, 2))["type"] == "accepted"
        again = await stack.enter_async_context(people[1].at(table))
        assert (again.now["version"], again.now["awaited"]) == (version, [0, 1, 2])
        assert again.now["view"]["players"][0]["committed"] is None
        answer = await ben.act(OTHER, 1)
        assert answer["type"] == "accepted"
        assert answer["version"] > version


@pytest.mark.skipif(not is_compiled(), reason="the strongest player takes long in plain Python")
async def test_without_seats_i_play_as_many_computer_players_as_the_options_ask_for(
    online: House,
) -> None:
    ana = await online.person("Ana")
    wish = {"game": "himalaya", "options": {"players": 5}, "seats": None, "public": False}
    table = await ana.send("POST", "/api/tables", wish, 201)
    bots = [chair["bot"] for chair in table["seats"]]
    assert (len(bots), bots.count(None)) == (5, 1)
    (mine,) = table["your_seats"]
    async with ana.at(table) as seen:
        while mine not in seen.now["awaited"]:
            await seen.hear()
        start = seen.now["legal"][str(mine)][0]
        assert (await seen.act(start, mine))["type"] == "accepted"
        while seen.now["view"]["phase"] != "program":
            await seen.hear()
        assert (await seen.act(ONE, mine))["type"] == "accepted"
        while seen.now["view"]["turn"] == 1 and mine not in seen.now["awaited"]:
            await seen.hear()
