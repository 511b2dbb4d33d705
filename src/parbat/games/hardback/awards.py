"""Literary awards for long words (rules 16, 26D)."""

from __future__ import annotations

from parbat.games.hardback.cards import AWARDS, LONGEST_AWARD
from parbat.games.hardback.events import AwardLost, AwardTaken
from parbat.games.hardback.play import Play


def award(play: Play, letters: int) -> None:
    """Give the award for a word of so many cards, if it is better than those that are held.

    In competitive games of the second edition it may also be as good as the best.
    """
    won = min(letters, LONGEST_AWARD)
    best = max(player.award for player in play.at.players)
    shared = play.rules.second and not play.rules.cooperative
    enough = won >= best if shared else won > best
    if won not in AWARDS or not enough or won <= play.active.award:
        return
    for seat, player in enumerate(play.at.players):
        if 0 < player.award < won and seat != play.seat:
            play.tell(AwardLost(seat=seat, letters=player.award))
            player.award = 0
    play.active.award = won
    play.tell(AwardTaken(seat=play.seat, letters=won, points=AWARDS[won]))
