"""Playouts: games played to the end by the game's own quick policy."""

from __future__ import annotations

from parbat.core.node import Node
from parbat.core.rng import Rng


def play_out(node: Node, rng: Rng) -> int:
    """Play ``node`` to the end of the game in place and return how many actions that took."""
    actions = 0
    while not node.is_over():
        node.perform(node.sample(rng))
        actions += 1
    return actions


def play_out_many(root: Node, games: int, rng: Rng) -> int:
    """Play ``games`` games from ``root``, which stays as it is, and return their actions in all.

    The generator's state afterwards is a checksum of the run: every choice went through it.
    """
    node = root.twin()
    actions = 0
    for _ in range(games):
        node.assign(root)
        actions += play_out(node, rng)
    return actions
