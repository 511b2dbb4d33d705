"""Make positions to draw while developing: PARBAT_PURE=1 .venv/bin/python web/dev/fixtures.py"""

import json
import random
from pathlib import Path

import parbat
from parbat.texts.catalogues import catalogue

OUT = Path(__file__).parent / "fixtures"
NAMES = ["You", "Noor"]


def item(match, told=()):
    state = match.state
    seats = [s for s in state.to_act() if isinstance(s, int)] if callable(state.to_act) else state.to_act
    view = json.loads(state.view(0).to_json())
    active = view["active"]
    legal = [a.text for a in state.legal_actions(active)] if active is not None else []
    return {"view": view, "legal": legal, "seat": active, "names": NAMES, "told": list(told)}


def save(name, what):
    (OUT / f"{name}.json").write_text(json.dumps(what, separators=(",", ":")))
    print(name, what["view"]["phase"], len(what["legal"]))


def main():
    OUT.mkdir(exist_ok=True)
    rng = random.Random(5)
    match = parbat.start("nanga-parbat", seed=7)
    save("start", item(match))
    match.apply(1, "guide 3")
    save("first", item(match))
    steps, told, turns = [], [], 0
    while match.state.view(0).outcome is None:
        here = item(match, told)
        view, legal, seat = here["view"], here["legal"], here["seat"]
        steps.append(here)
        scoring = [t for t in legal if t.split()[0] in ("camps", "different", "same") and t.split()[1] in "543"]
        acting = [t for t in legal if t.split()[0] in ("leopard", "tahr", "deer", "yak")]
        forced = [t for t in legal if t.split()[0] in ("relocate", "trap", "guide")]
        if scoring and rng.random() < 0.35:
            text = rng.choice(scoring)
        elif acting and rng.random() < 0.2:
            text = rng.choice(acting)
        else:
            text = rng.choice(forced) if forced else "end"
        turns += text == "end"
        done = match.apply(seat, text)
        say = catalogue("en", "nanga-parbat")
        told = [{"event": json.loads(parbat_json(e)), "text": say.tell(e, NAMES)} for e in done]
        told = told
    steps.append(item(match, told))
    traps = [s for s in steps if s["view"]["phase"] == "before-trap" and s["seat"] == 0]
    save("trap", traps[len(traps) * 2 // 3])
    save("relocate", next((s for s in steps if any(t.startswith("relocate") for t in s["legal"])), steps[0]))
    after = [s for s in steps if s["view"]["phase"] == "after-guide" and s["seat"] == 0]
    save("score", max(after, key=lambda s: len({t.split()[0] for t in s["legal"]}) * 10000 + len(s["legal"])))
    save("over", steps[-1])
    (OUT / "game.json").write_text(json.dumps(steps, separators=(",", ":")))
    print(len(steps), "steps", (OUT / "game.json").stat().st_size)


def parbat_json(event):
    import msgspec

    return msgspec.json.encode(event)


main()
