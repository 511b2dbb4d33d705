"""What the people at a table agree on, and what they say to each other."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI

from parbat.server import proposals
from parbat.server.bus import RedisBus
from parbat.server.errors import Conflict, Forbidden
from parbat.server.wire import Act, Propose, Reply
from server.backends import on_postgres
from server.people import ME, OPEN, RANDOM, House, Person, Watcher

pytestmark = pytest.mark.anyio


async def two(house: House, **wish: Any) -> tuple[Person, Person, Any]:
    """Two people at a table where the game has begun; Ben has the first move."""
    ana, ben = await house.person("Ana"), await house.person("Ben")
    told = {"game": "nanga-parbat", "seats": [ME, OPEN], "public": True, **wish}
    table = await ana.send("POST", "/api/tables", told, 201)
    return ana, ben, await ben.join(table)


async def send(watcher: Watcher, **frame: Any) -> Any:
    await watcher.say(**frame)
    return await watcher.answer()


async def asked(watcher: Watcher) -> Any:
    """The proposal that somebody sees at the table."""
    while not watcher.table["proposal"]:
        await watcher.hear()
    return watcher.table["proposal"]


async def trapped(anas: Watcher, bens: Watcher) -> None:
    """Ben places the guide, Ana traps an animal and ends her turn, and Ben has moved since."""
    assert (await bens.act("guide 3", 1))["type"] == "accepted"
    for watcher, seat in ((anas, 0), (bens, 1)):
        while str(seat) in (await watcher.my_turn()):
            await watcher.go_on()
            if not watcher.now["legal"]:
                break


async def test_the_last_action_is_taken_back_if_the_other_agrees(online: House) -> None:
    ana, ben, table = await two(online)
    async with ana.at(table) as anas, ben.at(table) as bens:
        await trapped(anas, bens)
        await anas.my_turn()
        assert anas.now["can_undo"] == {}
        assert anas.now["ask_undo"] == [0]
        before = len(anas.seen)
        answer = await send(anas, type="propose", id="please", seat=0, what="undo")
        assert answer["type"] == "accepted"
        assert await asked(bens) == {
            "id": "please",
            "what": "undo",
            "seat": 0,
            "agreed": [],
            "asked": [1],
        }
        await send(bens, type="reply", id="yes", proposal="please", agree=True)
        while len(anas.seen) == before:
            await anas.hear()
        assert anas.now["entry"]["do"].startswith("undo ")
        assert anas.now["entry"]["by"] == 0
        assert list(anas.now["legal"]) == ["0"]
        while anas.table["proposal"]:
            await anas.hear()


@on_postgres
@pytest.mark.parametrize("heard", [True, False])
async def test_people_at_different_processes_agree_even_if_no_notice_comes(
    apps: list[FastAPI], house: House, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    ana, ben, table = await two(house)
    ids = [(await who.get("/api/me"))["id"] for who in (ana, ben)]
    if not heard:
        monkeypatch.setattr(RedisBus, "tell", lambda *_: None)
    hers, his = [await app.state.hub.open(table["id"]) for app in apps]
    assert hers is not his
    act = Act("guide", his.version(ids[1]), 1, "guide 3")
    before = await his.act(ids[1], act)
    await proposals.propose(his, ids[1], Propose("back", 1, "undo"))
    with pytest.raises(Forbidden):  # whoever made it is not asked
        await proposals.reply(his, ids[1], Reply("mine", "back", agree=True))
    await proposals.reply(hers, ids[0], Reply("yes", "back", agree=True))
    for who in (ana, ben):
        told = await who.get(f"/api/tables/{table['id']}")
        assert (told["version"], told["to_act"], told["proposal"]) == (before + 1, [1], None)
    records = [await who.get(f"/api/tables/{table['id']}/record") for who in (ana, ben)]
    assert records[0] == records[1]
    assert [entry["do"] for entry in records[0]["log"]][1:] == ["guide 3", "undo 1"]
    with pytest.raises(Conflict):
        await proposals.reply(his, ids[1], Reply("no", "back", agree=False))


async def test_nothing_is_taken_back_if_the_other_does_not_agree(online: House) -> None:
    ana, ben, table = await two(online)
    async with ana.at(table) as anas, ben.at(table) as bens:
        await trapped(anas, bens)
        await anas.my_turn()
        version = anas.now["version"]
        await send(anas, type="propose", id="please", seat=0, what="undo")
        await asked(bens)
        await send(bens, type="reply", id="no", proposal="please", agree=False)
        while anas.table["proposal"]:
            await anas.hear()
        assert anas.now["version"] == version
        gone = await send(bens, type="reply", id="yes", proposal="please", agree=True)
        assert gone["code"] == "proposal.gone"


async def test_who_asked_may_think_better_of_it_and_a_move_makes_an_end_of_it(
    online: House,
) -> None:
    ana, ben, table = await two(online)
    async with ana.at(table) as anas, ben.at(table) as bens:
        await trapped(anas, bens)
        await anas.my_turn()
        await send(anas, type="propose", id="one", seat=0, what="undo")
        await asked(bens)
        assert (await send(bens, type="propose", id="two", seat=1, what="abandon"))["code"] == (
            "proposal.another"
        )
        assert (await send(anas, type="reply", id="a", proposal="one", agree=True))["code"] == (
            "proposal.not_asked"
        )
        await send(anas, type="reply", id="b", proposal="one", agree=False)
        await send(anas, type="propose", id="three", seat=0, what="undo")
        await anas.go_on()
        gone = await send(bens, type="reply", id="c", proposal="three", agree=True)
        assert gone["code"] == "proposal.gone"


async def test_a_game_ends_without_a_result_if_all_agree(online: House) -> None:
    ana, ben, table = await two(online)
    async with ana.at(table) as anas, ben.at(table) as bens:
        await send(anas, type="propose", id="enough", seat=0, what="abandon")
        await asked(bens)
        await bens.act("guide 3", 1)  # an end stays an end, whatever is played meanwhile
        await send(bens, type="reply", id="yes", proposal="enough", agree=True)
        while not anas.now["outcome"]:
            await anas.hear()
        assert anas.now["outcome"]["reason"] == "abandoned"
        assert (await ben.get(f"/api/tables/{table['id']}"))["state"] == "over"


async def test_against_computer_players_nobody_is_asked(online: House) -> None:
    ana = await online.person("Ana")
    table = await ana.table(ME, RANDOM)
    async with ana.at(table) as seen:
        for _ in range(2):
            await seen.go_on()
            await seen.my_turn()
        while not seen.now["ask_undo"]:
            await seen.go_on()
            await seen.my_turn()
        before = seen.now["version"]
        assert (await send(seen, type="propose", id="p", seat=0, what="undo"))["type"] == "accepted"
        while seen.now["version"] == before:
            await seen.hear()
        assert seen.now["entry"]["do"].startswith("undo ")


async def test_a_proposal_waits_for_who_is_not_there(online: House) -> None:
    ana, ben, table = await two(online)
    async with ana.at(table) as anas:
        await send(anas, type="propose", id="enough", seat=0, what="abandon")
        async with ben.at(table) as bens:
            assert (await asked(bens))["asked"] == [1]


async def test_who_has_no_seat_proposes_and_says_nothing(online: House) -> None:
    _, _, table = await two(online)
    eve = await online.person("Eve")
    async with eve.at(table) as seen:
        for frame in (
            {"type": "propose", "id": "p", "seat": 0, "what": "abandon"},
            {"type": "say", "id": "s", "text": "Hello"},
            {"type": "return", "id": "r", "seat": 0},
        ):
            assert (await send(seen, **frame))["code"] == "table.not_yours"


async def test_what_is_said_is_heard_and_kept(online: House) -> None:
    ana, ben, table = await two(online)
    eve = await online.person("Eve")
    async with ana.at(table) as anas, eve.at(table) as eves:
        await send(anas, type="say", id="one", text="  Good\nluck!  ")
        line = await eves.until("message")
        assert (line["name"], line["seat"], line["text"], line["you"]) == (
            *("Ana", 0, "Good luck!", False),
        )
        await send(anas, type="say", id="one", text="Good luck!")  # sent again: heard once
        await send(anas, type="say", id="two", text="<b>Ciao</b>")
        assert (await eves.until("message"))["text"] == "<b>Ciao</b>"
    async with ben.at(table) as bens:
        hello = bens.frames[0]
        assert [(line["number"], line["text"]) for line in hello["chat"]] == [
            *((1, "Good luck!"), (2, "<b>Ciao</b>")),
        ]


@pytest.mark.parametrize("text", [" ", "\u202e", "a\x00b"])
async def test_a_line_without_readable_text_is_refused(online: House, text: str) -> None:
    ana, _, table = await two(online)
    async with ana.at(table) as anas:
        assert (await send(anas, type="say", id="s", text=text))["code"] == "chat.text"


async def test_a_table_can_be_without_a_chat(online: House) -> None:
    ana, _, table = await two(online, chat=False)
    async with ana.at(table) as anas:
        assert (await send(anas, type="say", id="s", text="Hello"))["code"] == "chat.off"


async def test_nobody_can_flood_the_chat(online: House) -> None:
    ana, _, table = await two(online)
    async with ana.at(table) as anas:
        codes = [
            (await send(anas, type="say", id=f"s{n}", text="again")).get("code") for n in range(12)
        ]
    assert codes.count("chat.too_many") >= 3
    assert codes[:8] == [None] * 8
