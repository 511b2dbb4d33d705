"""What is hidden, and from whom (rules 26E)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from parbat.core.actors import CHANCE, Viewer
from parbat.core.chance import Source, shuffled
from parbat.core.record import Entry
from parbat.games.hardback.cards import CARDS, FIXED, GENRES, RANDOM, is_starter
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Held, Player, Position


def sees(rules: Settings, viewer: Viewer, seat: int, ended: bool = False) -> bool:
    """Return whether a viewer sees the cards of a seat."""
    return rules.is_open or viewer == seat or ended


def all_cards(at: Position) -> Iterator[str]:
    """Yield every card, wherever it is."""
    yield from (*at.deck, *at.discard, *at.offers, *at.box)
    yield from (card for card, _ in at.gone)
    yield from at.turn.placing
    yield from (placed.id for placed in at.turn.word if not placed.standing)
    for player in at.players:
        yield from (*player.deck, *player.timeless, *([player.jail] if player.jail else []))


def genres_of(at: Position, seat: int) -> dict[str, int]:
    """Count the cards of a player's deck by genre, which everybody may know."""
    player, turn = at.players[seat], at.turn
    cards = [*player.deck, *player.timeless]
    if seat == turn.seat:
        cards += turn.placing
        cards += [placed.id for placed in turn.word if not placed.standing]
    return dict(sorted(Counter(CARDS[card].genre for card in cards).items()))


def known_entry(entry: Entry, rules: Settings, viewer: Viewer) -> Entry:
    """Return an entry of the log as a viewer may know it while the game goes on."""
    kind, *words = entry.do.split(" ")
    hides = False
    if entry.by == CHANCE:
        seen = kind == "starters" and sees(rules, viewer, int(words[0]))
        hides = kind in ("shuffle", "starters") and not seen
        known = f"{kind} {words[0]} ?" if hides else entry.do
    else:
        owner = entry.by if isinstance(entry.by, int) else -1
        hides = kind in ("top", "discard") and not sees(rules, viewer, owner)
        known = f"{kind} ?"
    return msgspec.structs.replace(entry, do=known) if hides else entry


def resample(at: Position, rules: Settings, seat: int, source: Source) -> Position:
    """Return a position in which everything out of a seat's sight was drawn afresh."""
    twin = at.copy()
    others = [s for s in range(rules.seats) if not sees(rules, seat, s, bool(at.ended))]
    _deal_afresh(twin, others, source)
    for other, player in enumerate(twin.players):
        if other not in others:
            known = player.draw[: player.known_top]
            player.draw = known + shuffled(sorted(player.draw[player.known_top :]), source)
    return twin


def _deal_afresh(at: Position, others: Sequence[int], source: Source) -> None:
    """Deal all cards that lie in the decks of others, and the offer deck, in the same numbers."""
    decks = {other: _out_of_sight(at, other) for other in others}
    hidden = [card for deck in decks.values() for card in deck]
    pools = {
        genre: shuffled(sorted(_of_genre(genre, [*at.deck, *hidden])), source) for genre in GENRES
    }
    random = [card for card in hidden if card in RANDOM]
    letters = shuffled(sorted([*at.box, *random]), source)
    for other in others:
        cards = [card for card in decks[other] if card in FIXED]
        cards += _taken(letters, sum(card in RANDOM for card in decks[other]))
        for genre in GENRES:
            cards += _taken(pools[genre], len(_of_genre(genre, decks[other])))
        _put_back(at, other, shuffled(sorted(cards), source))
    at.box = sorted(letters)
    at.deck = shuffled(sorted(card for pool in pools.values() for card in pool), source)


def _out_of_sight(at: Position, seat: int) -> list[str]:
    player = at.players[seat]
    placing = at.turn.placing if at.turn.seat == seat else []
    return [*player.draw, *player.discard, *_plain(player), *placing]


def _plain(player: Player) -> list[str]:
    """Return the cards of a hand that nobody else has seen."""
    return [held.id for held in player.hand if not held.ink]


def _of_genre(genre: str, cards: Iterable[str]) -> list[str]:
    return [card for card in cards if not is_starter(card) and CARDS[card].genre == genre]


def _taken(pile: list[str], count: int) -> list[str]:
    taken, pile[:count] = pile[:count], []
    return taken


def _put_back(at: Position, seat: int, cards: list[str]) -> None:
    """Lay cards where a player's hidden cards lie, so many in each place."""
    player, turn = at.players[seat], at.turn
    player.draw = _taken(cards, len(player.draw))
    player.discard = sorted(_taken(cards, len(player.discard)))
    seen = [held for held in player.hand if held.ink]
    player.hand = []
    if turn.seat == seat:
        turn.placing = _taken(cards, len(turn.placing))
        turn.kept = player.draw[: len(turn.kept)]
        turn.seen = [*turn.kept, *turn.placing]
    player.take([*seen, *(Held(card) for card in cards)])
