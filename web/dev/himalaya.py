"""Make positions of Himalaya to draw while developing: .venv/bin/python web/dev/himalaya.py."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from parbat.games.himalaya.actions import GOODS
from parbat.games.himalaya.board import Board, standard_board
from parbat.games.himalaya.view import (
    CaravanView,
    ChoiceView,
    CounterView,
    HimalayaOutcome,
    HimalayaView,
    OrderView,
    PlayerView,
    RegionView,
    TrackView,
    VillageView,
)

OUT = Path(__file__).parent / "fixtures"
NAMES = ["You", "Rin", "Tenzin", "Ana", "Pema", "Dawa"]
LYING = {
    8: "salt barley barley jade", 16: "barley tea", 11: "salt tea tea jade gold",
    4: "salt salt barley tea", 20: "salt salt barley jade gold",
}  # fmt: skip
ASKED = {5: "salt barley", 7: "tea jade", 17: "salt jade", 18: "barley tea", 14: "barley gold"}
STUPAS = {5: 0, 6: 0, 12: 3, 17: 3, 15: 2, 18: 1, 14: 1}
SENT = {1: "00", 2: "33", 3: "011", 4: "33", 5: "13", 6: "112", 7: "003", 8: "11"}
STANDING = [10, 18, 13, 6, 1, 11]


def _goods(text: str) -> dict[str, int]:
    found = text.split()
    return {good: found.count(good) for good in GOODS if good in found}


def _order(board: Board, text: str) -> int:
    wanted = tuple(_goods(text).get(good, 0) for good in GOODS)
    return next(order.id for order in board.orders if tuple(order.goods) == wanted)


def _leader(counts: list[int]) -> int | None:
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def begun(seats: int = 4, **changes: Any) -> HimalayaView:
    """Return a game in its seventh month, as the first player sees it."""
    board = standard_board()
    villages = tuple(
        VillageView(
            number=v.number,
            level=v.level,
            x=v.x,
            y=v.y,
            goods=_goods(LYING.get(v.number, "")),
            order=_order(board, ASKED[v.number]) if v.number in ASKED else None,
            stupa=STUPAS.get(v.number),
        )
        for v in board.villages
    )
    sent = {r: [SENT[r].count(str(seat)) for seat in range(seats)] for r in SENT}
    regions = tuple(
        RegionView(
            number=r.number,
            border=r.border,
            label=r.label,
            delegations=tuple(sent[r.number]),
            leader=_leader(sent[r.number]),
        )
        for r in board.regions
    )
    players = tuple(_player(board, seat, sent) for seat in range(seats))
    whole: dict[str, Any] = {
        "phase": "program",
        "turn": 7,
        "first": 2 % seats,
        "slot": None,
        "acting": None,
        "choice": None,
        "to_act": (0, 1),
        "canvas": board.canvas,
        "villages": villages,
        "tracks": tuple(TrackView(t.low, t.high, t.kind) for t in board.tracks),
        "regions": regions,
        "orders": tuple(
            OrderView(
                id=o.id, goods={g: n for g, n in zip(GOODS, o.goods, strict=True) if n}, yaks=o.yaks
            )
            for o in board.orders
        ),
        "players": players,
        "counters": (),
        "deck": None,
        "advanced": False,
        "outcome": None,
    }
    return HimalayaView(**{**whole, **changes})


def _player(board: Board, seat: int, sent: dict[int, list[int]]) -> PlayerView:
    own = seat == 0
    levels = {v.number: v.level for v in board.villages}
    return PlayerView(
        caravan=CaravanView(village=STANDING[seat], ahead=None, collected=()),
        goods=_goods("salt barley tea jade jade") if own else None,
        orders=(_order(board, "salt barley"), _order(board, "salt jade")) if own else None,
        markers=1 if own else None,
        yaks=11 if own else None,
        programme=None,
        committed=seat in {2, 3},
        counters=("yeti", "market"),
        stupas=5 - sum(owner == seat for owner in STUPAS.values()),
        delegations=15 - sum(counts[seat] for counts in sent.values()),
        religion=sum(levels[v] for v, owner in STUPAS.items() if owner == seat),
        politics=sum(_leader(counts) == seat for counts in sent.values()),
        left=False,
    )


def save(name: str, view: HimalayaView, legal: list[str], prompt: str, forms: Any = ()) -> None:
    """Write a position as the table takes it, through the eyes of the first player."""
    found = {
        "view": json.loads(msgspec.json.encode(view)),
        "legal": legal,
        "forms": list(forms),
        "seat": 0,
        "names": NAMES[: len(view.players)],
        "told": [],
        "prompt": prompt,
    }
    (OUT / f"himalaya-{name}.json").write_text(json.dumps(found, separators=(",", ":")))


def rewards(regions: list[int], level: int) -> list[str]:
    """Return the texts of the rewards on a village of a level."""
    splits = [f"{regions[0]}:{level}"] if len(regions) == 1 else []
    if len(regions) > 1:
        a, b = regions[:2]
        pairs = [(level - n, n) for n in range(level + 1)]
        splits = [" ".join(f"{r}:{n}" for r, n in ((a, x), (b, y)) if n) for x, y in pairs]
    sent = [f"delegations {split}" for split in splits]
    both = [*(f"reward barter {s}" for s in sent), *(f"reward offering {s}" for s in sent)]
    return ["reward barter offering", *both]


def main() -> None:
    """Write them all."""
    board = standard_board()
    programme = [{"form": "program"}]
    save("plan", begun(), [], "Plan your month.", programme)
    save("six", begun(6), [], "Plan your month.", programme)
    asked = ChoiceView(
        seat=0, what="reward", village=9, order=_order(board, "tea jade"), delegations=3
    )
    save(
        "reward",
        begun(phase="resolve", slot=4, acting=0, choice=asked, to_act=(0,)),
        rewards([2, 5], 3),
        "Choose two rewards.",
    )
    tracks = [f"{t.low}-{t.high}" for t in board.tracks]
    event = ChoiceView(seat=0, what="event", village=10)
    counters = (
        CounterView(counter="snowstorm", villages=(10, 11), seat=1),
        CounterView(counter="market", villages=(20,), seat=2),
        CounterView(counter="yeti", villages=(5, 6), seat=3),
    )
    save(
        "event",
        begun(phase="event", choice=event, to_act=(0,), advanced=True, counters=counters),
        ["event none", *(f"event yeti {t}" for t in tracks), *(f"event market {v}" for v in LYING)],
        "Place an event counter, or none.",
    )
    inventory = ChoiceView(
        seat=0, what="inventory", village=10, delegations=2, good="jade", counts=(2, 1, 1, 0)
    )
    save(
        "inventory",
        begun(phase="inventory", choice=inventory, to_act=(0,), advanced=True),
        [
            "inventory marker",
            *(f"inventory delegations {r}" for r in (3, 4, 6)),
            "inventory stupa 8",
            "inventory stupa 10",
        ],
        "You have most jade.",
    )
    take = ChoiceView(seat=0, what="take", village=11)
    save(
        "take",
        begun(phase="resolve", slot=2, acting=0, choice=take, to_act=(0,)),
        ["take salt", "take tea", "take jade", "take gold"],
        "Market day.",
    )
    outcome = HimalayaOutcome(
        scores=(17, 3, 29, 37), ranks=(3, 4, 2, 1), reason="yaks",
        religion=(5, 4, 11, 8), politics=(2, None, 3, 3), out=(1, 0),
    )  # fmt: skip
    save("over", begun(phase="over", turn=12, to_act=(), outcome=outcome), [], "The game is over.")


if __name__ == "__main__":
    main()
