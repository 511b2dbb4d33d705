"""How a game ends, and what the result is (rules 17, 18, 26B, 26D)."""

from __future__ import annotations

from parbat.core.outcome import Outcome
from parbat.games.hardback.cards import AWARDS
from parbat.games.hardback.events import FinalRound, GameOver
from parbat.games.hardback.play import Play, Settings
from parbat.games.hardback.position import Player, Position


def end(play: Play, reason: str) -> None:
    """End the game."""
    play.at.ended = reason
    play.at.tasks = []
    result = outcome(play.at, play.rules)
    assert result
    play.tell(GameOver(reason=reason, scores=result.scores, ranks=result.ranks))


def target_check(play: Play) -> bool:
    """End a competitive game after a round in which somebody reached the target."""
    reached = any(_has_reached(play, player) for player in play.at.players)
    if reached:
        end(play, "target")
    return reached


def _has_reached(play: Play, player: Player) -> bool:
    return player.score >= play.rules.target and not player.left


def note_final_round(play: Play) -> None:
    """Say so when somebody has reached the target of a competitive game."""
    at = play.at
    if play.rules.cooperative or at.ended:
        return
    reached = [seat for seat, player in enumerate(at.players) if _has_reached(play, player)]
    if reached and not at.final:
        play.tell(FinalRound(seat=reached[0]))
    # Who leaves the game takes the final round along.
    at.final = bool(reached)


def team_check(play: Play) -> bool:
    """End a cooperative game after a turn in which the team reached the target."""
    if play.team >= play.rules.target:
        end(play, "team")
    return bool(play.at.ended)


def penny_check(play: Play) -> None:
    """End a cooperative game as soon as Penny has reached the target."""
    if play.at.penny >= play.rules.target and not play.at.ended:
        end(play, "penny")


def check_who_is_left(play: Play) -> None:
    """End a game from which all have gone, a competitive one when one player remains."""
    there = sum(not player.left for player in play.at.players)
    if there <= (0 if play.rules.cooperative else 1):
        end(play, "resigned")


def outcome(at: Position, rules: Settings) -> Outcome | None:
    """Return the result, ``None`` while the game goes on."""
    if not at.ended:
        return None
    plain = tuple(player.score for player in at.players)
    if at.ended == "abandoned":
        return Outcome(scores=plain, ranks=None, reason=at.ended)
    awards = [AWARDS.get(player.award, 0) for player in at.players]
    if rules.cooperative:
        return _of_team(at, sum(plain) + sum(awards), rules.seats)
    scores = tuple(score + award for score, award in zip(plain, awards, strict=True))
    stays = [at.ended == "resigned" and not player.left for player in at.players]
    worth = [
        (stay, score, player.ink)
        for stay, score, player in zip(stays, scores, at.players, strict=True)
    ]
    ranks = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    return Outcome(scores=scores, ranks=ranks, reason=at.ended)


def _of_team(at: Position, team: int, seats: int) -> Outcome:
    won = team > at.penny and at.ended != "resigned"
    score = team if won else min(-1, team - at.penny)
    return Outcome(scores=(score,) * seats, ranks=((1 if won else 2),) * seats, reason=at.ended)
