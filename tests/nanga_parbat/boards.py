"""Boards of one's own for tests."""

from __future__ import annotations

from typing import Any

from parbat.games.nanga_parbat.board import read_standard

RING = ("1-5/2-3", "2-5/4-2", "4-5/5-2", "5-3/6-5", "6-2/3-5", "3-2/1-6")


def own_board(*links: str) -> dict[str, Any]:
    """Return a board with these links in its only preset, ``mine``, and nothing to draw."""
    standard = read_standard()
    ends = [link.split("/") for link in links]
    return {
        "sections": [{"id": section["id"]} for section in standard["sections"]],
        "borders": [{"a": border["a"], "b": border["b"]} for border in standard["borders"]],
        "dotted_links": [{"a": a, "b": b} for a, b in ends],
        "presets": {"default": "mine", "mine": {"links": list(links)}},
    }
