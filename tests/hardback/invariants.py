"""What holds in every position of Hardback, and between a position and the next."""

from __future__ import annotations

from collections import Counter

from hardback.playing import Done
from invariants import check_turns
from parbat.games.hardback.actions import ORDER
from parbat.games.hardback.cards import CARDS, FIXED, OFFER, RANDOM
from parbat.games.hardback.events import Bought, Dumped, Trashed
from parbat.games.hardback.position import ROW
from parbat.games.hardback.state import HardbackState


def check(state: HardbackState) -> None:
    """Everything that must hold in a position."""
    at = state.at
    # Each offer card is there once, each fixed starter once for every player.
    pieces = state.pieces()
    assert all(pieces[id] == 1 for id in (*OFFER, *RANDOM))
    assert all(pieces[id] == state.rules.seats for id in FIXED)
    assert len(at.offers) <= ROW
    for seat, player in enumerate(at.players):
        counters = (player.coins, player.ink, player.remover, player.score, player.adverts)
        assert min(counters) >= 0
        assert player.coins == 0 or (seat == at.turn.seat and at.words)
        assert 0 <= player.known_top <= len(player.draw)
        assert player.discard == sorted(player.discard)
        assert all(CARDS[card].timeless for card in player.timeless)
        assert player.hand == sorted(player.hand, key=lambda held: held.id)
    assert at.discard == sorted(at.discard)
    assert (state.outcome is None) == (not at.ended)
    check_turns(state, state.rules.seats)
    for seat in range(state.rules.seats):
        places = [ORDER.index(type(action)) for action in state.legal_actions(seat)]
        assert places == sorted(places)
    if at.turn.step == "purchase" and at.words:
        assert (at.words[-1].coins, at.words[-1].points) == (at.turn.coins, at.turn.points)


def check_done(done: Done) -> None:
    """What must hold between a position and the next."""
    before, after = done.before.at, done.state.at
    was_seen, seen = done.before.view(None).players, done.state.view(None).players
    for seat, player in enumerate(after.players):
        assert player.score >= before.players[seat].score
        assert player.adverts >= before.players[seat].adverts
        gone: Counter[str] = Counter()
        come: Counter[str] = Counter()
        for event in done.told:
            if isinstance(event, Bought) and event.seat == seat:
                come[CARDS[event.card].genre] += 1
            if isinstance(event, Trashed | Dumped) and event.seat == seat:
                gone[CARDS[event.card].genre] += 1
        if before.box != after.box:
            continue  # starters are drawn
        assert seen[seat].genres == dict(Counter(was_seen[seat].genres) + come - gone)
    assert after.penny >= before.penny
    assert after.words[: len(before.words)][:-1] == before.words[:-1]
