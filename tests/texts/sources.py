"""What the sources want to have said: error codes with their values, and literal messages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import parbat
from parbat.core.actions import Action
from parbat.games import GAMES
from parbat.games.hardback.steps import STEPS
from parbat.games.hardback.steps.step import Step
from parbat.games.nanga_parbat import narration
from parbat.games.nanga_parbat.actions import (
    AnyAction,
    Camps,
    Deer,
    Different,
    End,
    Guide,
    Leopard,
    Relocate,
    Same,
    Tahr,
    Trap,
    Yak,
)
from parbat.games.nanga_parbat.legality import REFUSALS
from parbat.games.nanga_parbat.state import NangaParbatState

ROOT = Path(parbat.__file__).parent
ACTIONS: tuple[Action, ...] = (
    *(Guide(1), Relocate(1), Trap("1-1"), End(), Yak(1)),
    *(Leopard("1-1", "1-2"), Tahr("1-1", "1-2"), Deer("1-1", "1-2")),
    *(Camps("3", ("1-1",)), Different("3", ("yak",)), Same("3", ("yak",))),
)
WILD = ("wild_timeless", "wild_inked")
KINDS = tuple(kind.__struct_config__.tag for kind in AnyAction.__args__)


@cache
def modules() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


@cache
def error_classes() -> frozenset[str]:
    """The names of ``ParbatError`` and of all classes made from it."""
    known = {"ParbatError"}
    while True:
        more = {
            node.name
            for module in modules().values()
            for node in ast.walk(module)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
        if more <= known:
            return frozenset(known)
        known |= more


@cache
def raised() -> dict[str, set[str]]:
    """Each code in the sources, and the values that come with it wherever it is given."""
    found: dict[str, set[str]] = {}
    for module in modules().values():
        for node in ast.walk(module):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id in error_classes():
                for code in _codes(node.args[0], module):
                    given = _given(node, code)
                    found[code] = found.get(code, given) & given
    return found


def _codes(argument: ast.expr, module: ast.Module) -> Iterator[str]:
    if isinstance(argument, ast.JoinedStr):
        # A code made from parts: every such form has to be spelled out here.
        yield from {
            "f'nanga_parbat.{rule}'": [f"nanga_parbat.{rule}" for rule in REFUSALS[1:]],
            "f'nanga_parbat.text.form_{kind}'": [
                f"nanga_parbat.text.form_{kind}" for kind in KINDS
            ],
            "f'hardback.word.{problem}'": [
                f"hardback.word.{what}" for what in ("card_not_usable", *WILD)
            ],
            "f'hardback.{self.name}.not_now'": [
                f"hardback.{step.name}.not_now" for step in STEPS.values() if _can_refuse(step)
            ],
            "f'hardback.turn.{code}'": ["hardback.turn.wrong_step", "hardback.turn.not_your_turn"],
        }[ast.unparse(argument)]
        return
    values = [argument]
    if isinstance(argument, ast.Name):
        values = [
            node.value
            for node in ast.walk(module)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == argument.id
        ]
    codes = [
        node.value
        for value in values
        for node in ast.walk(value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert codes, f"no code found in {ast.unparse(argument)}"
    yield from codes


def _given(call: ast.Call, code: str) -> set[str]:
    given = {keyword.arg for keyword in call.keywords if keyword.arg}
    if any(keyword.arg is None for keyword in call.keywords):
        given |= facts(code.removeprefix("nanga_parbat."))
    return given


def facts(rule: str) -> set[str]:
    """The values that come with a refused action, whichever of its kinds it is."""
    position = _state().position
    wanted = {
        "guide.first": {kind for kind in KINDS if kind != "guide"},
        "activate": {"leopard", "tahr", "deer", "yak"},
        "score": {"camps", "different", "same"},
        "trade": {"different", "same"},
    }
    start = rule.partition(".")[0]
    kinds = wanted.get(rule) or wanted.get(start) or {start}
    known = [
        set(narration.facts(position, action))
        for action in ACTIONS
        if action.__struct_config__.tag in kinds
    ]
    return set.intersection(*known)


def _can_refuse(step: Step) -> bool:
    # What can be done in these steps at all is listed whenever they are reached.
    return bool(step.kinds) and step.name not in ("spell", "preview", "flush")


@cache
def _state() -> NangaParbatState:
    state = GAMES["nanga-parbat"].start({}, 2)
    assert isinstance(state, NangaParbatState)
    return state


@cache
def literal_messages() -> set[str]:
    """The messages that the sources ask for by their full names."""
    return {
        node.args[0].value
        for module in modules().values()
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("text", "exact")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }
