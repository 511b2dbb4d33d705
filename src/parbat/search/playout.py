"""Playouts: games played to the end by the game's own quick policy."""

from __future__ import annotations

from parbat.core.node import Node
from parbat.core.rng import Rng


def play_out(node: Node, rng: Rng) -> int:
    """Play ``node`` to the end of the game in place and return how many actions that took.

    Raises ``ValueError`` if the game goes on but no player is to act, as before the set-up.
    """
    _check(node, rng)
    return _to_the_end(node, rng)


def play_out_many(root: Node, games: int, rng: Rng) -> int:
    """Play ``games`` games from ``root``, which stays as it is, and return their actions in all.

    The generator's state afterwards is a checksum of the run: every choice went through it.
    Raises ``ValueError`` as ``play_out`` does.
    """
    _check(root, rng)
    node = root.twin()
    actions = 0
    for _ in range(games):
        node.assign(root)
        actions += _to_the_end(node, rng)
    return actions


def _check(node: Node, rng: Rng) -> None:
    if node is None or rng is None:
        raise ValueError("a playout needs a position and a generator")
    if not node.over() and not node.listed():
        raise ValueError("no player is to act in this position")


def _to_the_end(node: Node, rng: Rng) -> int:
    actions = 0
    while not node.is_over():
        node.perform(node.sample(rng))
        actions += 1
    return actions
