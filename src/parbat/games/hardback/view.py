"""What a player, or a spectator, may know of a game of Hardback (rules 26E)."""

from __future__ import annotations

import msgspec

from parbat.core.actors import Viewer
from parbat.core.game import View
from parbat.core.outcome import Outcome
from parbat.games.hardback import ending, hidden
from parbat.games.hardback.cards import AWARDS
from parbat.games.hardback.drawing import draw_table
from parbat.games.hardback.looking import Promise, promises
from parbat.games.hardback.play import Settings
from parbat.games.hardback.position import Held, Placed, Player, Position, Spelled
from parbat.games.hardback.risk import risks
from parbat.games.hardback.steps.earning import next_choice
from parbat.games.hardback.steps.market import next_advert, to_convert


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player; the cards that a viewer does not see are only counted."""

    hand: tuple[Held, ...]
    """All that is seen of it: with closed hands the cards that were drawn with ink."""
    hand_count: int
    draw: tuple[str, ...] | None
    """The draw pile, sorted: nobody sees its order."""
    draw_count: int
    known_top: tuple[str, ...] | None
    """What its owner has put on top of it, the top first."""
    discard: tuple[str, ...] | None
    discard_count: int
    genres: dict[str, int]
    """How many cards of each genre the deck has."""
    timeless: tuple[str, ...]
    jail: str
    coins: int
    ink: int
    remover: int
    score: int
    adverts: int
    award: int
    """The number of letters of the literary award, or 0."""
    left: bool


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    """The turn that is being played."""

    seat: int
    step: str
    word: tuple[Placed, ...]
    beside: tuple[Placed, ...]
    genres: dict[str, int]
    coins: int
    points: int
    votes: tuple[bool | None, ...]
    placing: tuple[str, ...] | None
    placing_count: int
    jailings: int
    choice: tuple[str, int] | None
    """The card whose benefit of two kinds is next, and how much it gives."""
    advert: tuple[int, int] | None
    """Price and points of the next advert."""
    convert: int
    """How many coins ink can be changed into."""
    promises: dict[str, Promise]
    """How much more the word would bring with each card that can be uncovered or doubled now."""


class HardbackView(View, frozen=True, kw_only=True):
    """The table, and for a player what is in the own hand."""

    players: tuple[PlayerView, ...]
    turn: TurnView
    offers: tuple[str, ...]
    """The offer row, the oldest card first."""
    deck_count: int
    discard: tuple[str, ...]
    gone: tuple[tuple[str, int], ...]
    words: tuple[Spelled, ...]
    round: int
    final: bool
    target: int
    cooperative: bool
    team: int
    penny: int
    genre: str
    risks: tuple[str, ...]
    """What would let Penny reach her target at once."""
    outcome: Outcome | None

    @property
    def question(self) -> tuple[str, dict[str, object]]:
        """What the player to act is asked."""
        turn = self.turn
        values: dict[str, object] = {}
        if turn.choice is not None:
            values = {"card": turn.choice[0], "amount": turn.choice[1]}
        return turn.step, values

    def __str__(self) -> str:
        return draw_table(self)


def make_view(at: Position, rules: Settings, viewer: Viewer) -> HardbackView:
    """Return the position as a seat, or a spectator, may know it."""
    return HardbackView(
        players=tuple(_player(at, rules, viewer, seat) for seat in range(rules.seats)),
        turn=_turn(at, rules, viewer),
        offers=tuple(at.offers),
        deck_count=len(at.deck),
        discard=tuple(at.discard),
        gone=tuple(at.gone),
        words=tuple(at.words),
        round=at.round,
        final=at.final,
        target=rules.target,
        cooperative=rules.cooperative,
        team=sum(player.score for player in at.players),
        penny=at.penny,
        genre=at.genre,
        risks=risks(at, rules),
        outcome=ending.outcome(at, rules),
    )


def _player(at: Position, rules: Settings, viewer: Viewer, seat: int) -> PlayerView:
    player = at.players[seat]
    seen = hidden.sees(rules, viewer, seat, bool(at.ended))
    return PlayerView(
        hand=tuple(Held(held.id, held.ink) for held in player.hand if seen or held.ink),
        hand_count=len(player.hand),
        draw=tuple(sorted(player.draw)) if seen else None,
        draw_count=len(player.draw),
        known_top=_known_top(player) if hidden.sees(rules, viewer, seat) else None,
        discard=tuple(player.discard) if seen else None,
        discard_count=len(player.discard),
        genres=hidden.genres_of(at, seat),
        timeless=tuple(player.timeless),
        jail=player.jail,
        coins=player.coins,
        ink=player.ink,
        remover=player.remover,
        score=player.score,
        adverts=player.adverts,
        award=player.award if player.award in AWARDS else 0,
        left=player.left,
    )


def _known_top(player: Player) -> tuple[str, ...]:
    return tuple(player.draw[: player.known_top])


def _turn(at: Position, rules: Settings, viewer: Viewer) -> TurnView:
    turn = at.turn
    seen = hidden.sees(rules, viewer, turn.seat, bool(at.ended))
    is_purchase = turn.step == "purchase" and not at.ended
    return TurnView(
        seat=turn.seat,
        step=turn.step,
        word=tuple(placed.copy() for placed in turn.word),
        beside=tuple(placed.copy() for placed in turn.beside),
        genres=dict(turn.genres),
        coins=turn.coins,
        points=turn.points,
        votes=tuple(turn.votes),
        placing=tuple(turn.placing) if seen else None,
        placing_count=len(turn.placing),
        jailings=turn.jailings,
        choice=next_choice(at) if turn.step == "either" else None,
        advert=next_advert(at, rules) if is_purchase else None,
        convert=to_convert(at, rules) if is_purchase else 0,
        promises=promises(at, rules),
    )
