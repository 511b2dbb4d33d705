"""Setting up tables, sitting down, standing up, and playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parbat.games import GAMES
from server.backends import on_postgres
from server.people import GAME, GREEDY, ME, OPEN, RANDOM, House

pytestmark = pytest.mark.anyio


def ids(tables: list[Any]) -> list[str]:
    return [table["id"] for table in tables]


async def test_the_games_tell_what_can_be_chosen(house: House) -> None:
    games = await (await house.person()).get("/api/games")
    assert [game["name"] for game in games] == list(GAMES)
    game = games[0]
    assert (game["name"], game["seats"], game["bots"]) == (GAME, [2], ["greedy", "random"])
    option = {"name": "area_variant", "values": [False, True], "default": False, "only_with": None}
    assert option in game["options"]
    only = {option["name"]: option["only_with"] for option in games[1]["options"]}
    assert (only["penny"], only["length"]) == (["mode", "cooperative"], ["mode", "competitive"])


async def test_without_seats_i_play_the_strongest_quick_computer_player(house: House) -> None:
    ana = await house.person("Ana")
    tables = [await ana.table() for _ in range(12)]
    assert {table["state"] for table in tables} == {"playing"}
    bots = [[seat["bot"] for seat in table["seats"]] for table in tables]
    assert all(sorted(map(str, seats)) == ["None", "greedy"] for seats in bots)
    assert len({tuple(table["your_seats"]) for table in tables}) == 2  # once in 2048 it is one


@pytest.mark.parametrize("players", [3, 4, 6])
async def test_without_seats_a_game_for_more_has_more_computer_players(
    house: House, players: int
) -> None:
    ana = await house.person("Ana")
    wish = {"game": "himalaya", "options": {"players": players}, "seats": None, "public": False}
    table = await ana.send("POST", "/api/tables", wish, 201)
    assert [seat["kind"] for seat in table["seats"]].count("bot") == players - 1
    assert len(table["your_seats"]) == 1


async def test_options_are_checked_and_completed(house: House) -> None:
    ana = await house.person()
    table = await ana.table(ME, GREEDY, area_variant=True)
    assert table["options"]["area_variant"] is True
    assert table["options"]["topology"] == "full9"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"options": {"area_variant": 1}}, "option.value"),
        ({"options": {"colour": True}}, "option.unknown"),
        ({"seats": [ME]}, "record.seats"),
        ({"seats": [ME, OPEN, OPEN]}, "record.seats"),
        ({"seats": []}, "request.invalid"),
        ({"seats": [ME, {"kind": "bot", "bot": "deepest"}]}, "bot.unknown"),
        ({"seats": [ME, {"kind": "king"}]}, "request.invalid"),
        ({"public": "yes"}, "request.invalid"),
    ],
)
async def test_an_impossible_table_is_refused(
    house: House, change: dict[str, Any], code: str
) -> None:
    ana = await house.person()
    wish = {"game": GAME, "options": {}, "seats": [ME, GREEDY], "public": False, **change}
    refused = await ana.send("POST", "/api/tables", wish, 400)
    assert (refused["code"], refused["message"][-1]) == (code, ".")
    assert (await ana.get("/api/lobby"))["mine"] == []


async def test_a_private_table_is_for_who_has_the_secret(house: House) -> None:
    ana, ben, eve = [await house.person(name) for name in ("Ana", "Ben", "Eve")]
    table = await ana.table(ME, OPEN)
    secret = table["secret"]
    assert len(secret) >= 20
    assert (await eve.get(f"/api/tables/{table['id']}"))["secret"] is None
    for wrong in (None, "", "wrong", secret[:-1], "\u00e9"):
        assert (await eve.join(table, wrong, 403))["code"] == "table.secret"
    joined = await ben.join(table, secret)
    assert (joined["state"], joined["your_seats"]) == ("playing", [1])
    assert joined["secret"] is None
    assert (await ana.get(f"/api/tables/{table['id']}"))["secret"] is None


async def test_who_sits_at_an_open_table_may_invite(house: House) -> None:
    ana = await house.person("Ana")
    table = await ana.table(OPEN, OPEN)
    assert (table["secret"], table["owner"]) == (None, True)
    assert (await ana.join(table))["secret"]  # the owner needs no secret


async def test_sitting_down_twice_is_sitting_down_once(house: House) -> None:
    ana = await house.person("Ana")
    table = await ana.table(ME, OPEN, public=True)
    assert (await ana.join(table))["seats"] == table["seats"]


async def test_of_two_who_want_the_last_seat_one_gets_it(house: House) -> None:
    ana, ben, eve = [await house.person(name) for name in ("Ana", "Ben", "Eve")]
    table = await ana.table(ME, OPEN, public=True)

    path = f"/api/tables/{table['id']}/join"
    answers = await asyncio.gather(*(who.client.post(path, json={}) for who in (ben, eve)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    (refused,) = [answer.json() for answer in answers if answer.status_code == 409]
    assert refused["code"] == "table.full"


async def test_one_may_stand_up_and_during_the_game_a_computer_player_goes_on(
    house: House,
) -> None:
    ana, ben = await house.person("Ana"), await house.person("Ben")
    table = await ana.table(ME, OPEN, public=True)
    path = f"/api/tables/{table['id']}/leave"
    assert (await ben.send("POST", path, {}, 403))["code"] == "table.not_yours"
    left = await ana.send("POST", path, {})
    assert [seat["kind"] for seat in left["seats"]] == ["open", "open"]
    await ben.join(table)
    assert (await ana.join(table))["your_seats"] == [1]
    away = (await ana.send("POST", path, {}))["seats"][1]
    assert (away["kind"], away["name"], away["bot"], away["you"]) == (
        *("person", "Ana", "greedy", True),
    )


async def test_the_lobby_shows_what_one_can_go_to(house: House) -> None:
    ana, ben, eve = [await house.person(name) for name in ("Ana", "Ben", "Eve")]
    hidden = await ana.table(ME, OPEN)
    waiting = await ana.table(ME, OPEN, public=True)
    running = await ana.table(ME, GREEDY, public=True)
    empty = await ana.table(OPEN, OPEN, public=True)
    lobby = await eve.get("/api/lobby")
    assert (lobby["mine"], ids(lobby["open"]), ids(lobby["watch"])) == (
        *([], [waiting["id"]], [running["id"]]),
    )
    lobby = await ana.get("/api/lobby")
    assert sorted(ids(lobby["mine"])) == sorted(ids([hidden, waiting, running]))
    assert empty["id"] not in ids(lobby["open"] + lobby["mine"])
    stranger = await house.stranger()
    assert ids((await stranger.get("/api/lobby")).json()["open"]) == [waiting["id"]]
    await ben.join(waiting)
    assert ids((await ben.get("/api/lobby"))["mine"]) == [waiting["id"]]


async def test_a_new_name_shows_where_one_waits_and_not_where_one_plays(house: House) -> None:
    ana = await house.person("Ana")
    waiting, running = await ana.table(ME, OPEN), await ana.table(ME, GREEDY)
    await ana.send("PATCH", "/api/me", {"name": "Anna"})
    names = [
        (await ana.get(f"/api/tables/{table['id']}"))["seats"][0]["name"]
        for table in (waiting, running)
    ]
    assert names == ["Anna", "Ana"]


@on_postgres
async def test_a_new_name_is_heard_of_at_the_process_where_one_waits(online: House) -> None:
    ana = await online.person("Ana")
    elsewhere = await online.person(cookie=ana.cookie)
    eve = await online.person("Eve")
    assert eve.url == ana.url != elsewhere.url
    table = await ana.table(ME, OPEN, public=True)
    async with eve.at(table) as seen:
        await elsewhere.send("PATCH", "/api/me", {"name": "Anna"})
        while seen.table["seats"][0]["name"] != "Anna":
            await seen.hear()
    begun = await eve.join(table)
    assert [seat["name"] for seat in begun["seats"]] == ["Anna", "Eve"]


async def test_a_record_is_there_once_the_game_runs_and_hides_the_seed(house: House) -> None:
    ana = await house.person("Ana")
    table = await ana.table(ME, OPEN)
    path = f"/api/tables/{table['id']}/record"
    assert (await ana.get(path, 409))["code"] == "table.waiting"
    ben = await house.person("Ben")
    await ben.join(table, table["secret"])
    record = await ana.get(path)
    assert [entry["by"] for entry in record["log"]] == ["chance"]
    assert set(record["chance"]) == {"commitment"}


async def test_unknown_tables_are_missing(house: House) -> None:
    ana = await house.person()
    for path in ("", "/record"):
        assert (await ana.get(f"/api/tables/nowhere{path}", 404))["code"] == "table.unknown"
    assert (await ana.join({"id": "nowhere"}, None, 404))["code"] == "table.unknown"


async def test_a_rematch_changes_seats_round_and_is_one_table_for_both(online: House) -> None:
    ana, ben = await online.person("Ana"), await online.person("Ben")
    table = await ana.table(ME, OPEN, public=True, area_variant=True)
    await ben.join(table)
    path = f"/api/tables/{table['id']}/rematch"
    assert (await ana.send("POST", path, {}, 409))["code"] == "table.not_over"
    async with ana.at(table) as seen:
        await seen.act("resign", 0)
        assert (await (await online.person()).send("POST", path, {}, 403))["code"] == (
            "table.not_yours"
        )
        made = await asyncio.gather(ana.send("POST", path, {}), ben.send("POST", path, {}))
        await asyncio.gather(*(who.join(made[0]) for who in (ana, ben)))
        made = await asyncio.gather(ana.send("POST", path, {}), ben.send("POST", path, {}))
        while seen.table["rematch"] is None:
            await seen.until("table")
    assert made[0]["id"] == made[1]["id"] == seen.table["rematch"] != table["id"]
    assert [who["your_seats"] for who in made] == [[1], [0]]
    assert (made[0]["state"], made[0]["options"]["area_variant"]) == ("playing", True)
    assert [seat["name"] for seat in made[0]["seats"]] == ["Ben", "Ana"]


async def test_a_rematch_with_a_computer_player(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, RANDOM)
    async with ana.at(table) as seen:
        await seen.my_turn()
        await seen.act("resign", 0)
    again = await ana.send("POST", f"/api/tables/{table['id']}/rematch", {})
    assert [seat["bot"] for seat in again["seats"]] == ["random", None]
