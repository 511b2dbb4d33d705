"""Who sits where: seats for computer players, starting by hand, rematches, coming back."""

from __future__ import annotations

from typing import Any

import pytest

from server.people import GREEDY, ME, OPEN, RANDOM, House, Person, Watcher

pytestmark = pytest.mark.anyio


async def test_who_set_the_table_up_gives_a_free_seat_to_a_computer_player(house: House) -> None:
    ana, ben = await house.person("Ana"), await house.person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    path = f"/api/tables/{table['id']}/seats"
    assert (await ben.send("POST", f"{path}/1", {"chair": GREEDY}, 403))["code"] == (
        "table.not_owner"
    )
    assert (await ana.send("POST", f"{path}/0", {"chair": GREEDY}, 409))["code"] == "table.taken"
    assert (await ana.send("POST", f"{path}/7", {"chair": GREEDY}, 404))["code"] == (
        "table.no_such_seat"
    )
    started = await ana.send("POST", f"{path}/1", {"chair": RANDOM})
    assert (started["state"], started["seats"][1]["bot"]) == ("playing", "random")


async def test_a_table_that_is_started_by_hand_waits_for_the_hand(house: House) -> None:
    ana, ben = await house.person("Ana"), await house.person("Ben")
    wish = {"game": "nanga-parbat", "seats": [ME, OPEN], "public": True, "by_hand": True}
    table = await ana.send("POST", "/api/tables", wish, 201)
    path = f"/api/tables/{table['id']}"
    assert (await ana.send("POST", f"{path}/start", {}, 409))["code"] == "table.not_full"
    full = await ana.send("POST", f"{path}/seats/1", {"chair": GREEDY})
    assert full["state"] == "open"
    free = await ana.send("POST", f"{path}/seats/1", {"chair": OPEN})
    assert free["seats"][1]["kind"] == "open"
    assert (await ben.join(table))["state"] == "open"
    assert (await ben.send("POST", f"{path}/start", {}, 403))["code"] == "table.not_owner"
    assert (await ana.send("POST", f"{path}/start", {}))["state"] == "playing"
    assert (await ana.send("POST", f"{path}/start", {}, 409))["code"] == "table.started"


async def over(house: House) -> tuple[Person, Person, Any]:
    """A game between two people that is over."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    table = await ben.join(await ana.table(ME, OPEN, public=True))
    async with ana.at(table) as seen:
        await seen.act("resign", 0)
    return ana, ben, table


async def test_a_seat_of_the_rematch_is_kept_for_the_other(online: House) -> None:
    ana, ben, table = await over(online)
    eve = await online.person("Eve")
    rematch = await ana.send("POST", f"/api/tables/{table['id']}/rematch", {})
    seats = [(seat["kind"], seat["name"], seat["you"]) for seat in rematch["seats"]]
    assert seats == [("open", "Ben", False), ("person", "Ana", True)]
    assert rematch["state"] == "open"
    assert (await eve.join(rematch, status=409))["code"] == "table.full"
    assert [t["id"] for t in (await ben.get("/api/lobby"))["mine"]] == [
        *(rematch["id"], table["id"])
    ]
    seen = await ben.get(f"/api/tables/{rematch['id']}")
    assert [seat["you"] for seat in seen["seats"]] == [True, False]
    started = await ben.join(rematch)
    assert (started["state"], started["your_seats"]) == ("playing", [0])


async def test_a_seat_kept_in_vain_can_be_given_to_a_computer_player(online: House) -> None:
    ana, ben, table = await over(online)
    rematch = await ana.send("POST", f"/api/tables/{table['id']}/rematch", {})
    path = f"/api/tables/{rematch['id']}/seats/0"
    started = await ana.send("POST", path, {"chair": GREEDY})
    assert started["state"] == "playing"
    assert (await ben.join(rematch, status=409))["code"] == "table.full"


async def test_who_leaves_may_come_back(online: House) -> None:
    ana, ben = await online.person("Ana"), await online.person("Ben")
    table = await ben.join(await ana.table(ME, OPEN, public=True))
    async with ana.at(table) as anas, ben.at(table) as bens:
        await ben.send("POST", f"/api/tables/{table['id']}/leave", {})
        assert await anas.my_turn()
        await until_away(bens, 1, "greedy")
        for _ in range(2):  # once more does no harm
            await bens.say(type="return", id="back", seat=1)
            assert (await bens.answer())["type"] == "accepted"
        await until_away(bens, 1, None)
        while anas.now["entry"]["do"] != "seat 1 player":
            await anas.hear()
        while not bens.now["legal"]:
            await anas.go_on()
            while anas.now["version"] != bens.now["version"]:
                await bens.hear()
        await bens.go_on()


async def until_away(watcher: Watcher, seat: int, bot: str | None) -> None:
    while watcher.table["seats"][seat]["bot"] != bot:
        await watcher.hear()


async def test_the_lobby_is_told_as_it_changes(online: House) -> None:
    ana, ben, eve = [await online.person(name) for name in ("Ana", "Ben", "Eve")]
    async with eve.lobby() as eves, ana.lobby() as anas:
        assert await eves.lobby() == {"mine": [], "open": [], "watch": []}
        table = await ana.table(ME, OPEN, public=True)
        while not (told := await eves.lobby())["open"]:
            pass
        assert [t["id"] for t in told["open"]] == [table["id"]]
        while not (await anas.lobby())["mine"]:
            pass
        await ben.join(table)
        while not (told := await eves.lobby())["watch"]:
            pass
        assert (told["open"], [t["id"] for t in told["watch"]]) == ([], [table["id"]])


async def test_nobody_hears_in_the_lobby_of_a_table_for_invited_people(online: House) -> None:
    ana, ben, eve = [await online.person(name) for name in ("Ana", "Ben", "Eve")]
    async with eve.lobby() as eves:
        await eves.lobby()
        hidden = await ana.table(ME, OPEN)
        await ben.join(hidden, hidden["secret"])
        shown = await ana.table(ME, OPEN, public=True)
        told = await eves.lobby()
        assert [t["id"] for t in told["open"]] == [shown["id"]]
        assert hidden["id"] not in str(told)
