"""Who may win, from figures of the three influences that are not certain yet (rules 9).

Whoever has less of a figure is the likelier to be out, the more so the less can still happen: the
chance of each falls off exponentially with the figure. So it does not matter by how much somebody
is ahead of those who are out, as long as somebody else is further behind.
"""

from __future__ import annotations

THREE, FIVE = 3, 5


class Chances:
    """The figures of all seats, and how much a point of each influence decides.

    ``politics[6 * out + seat]`` is counted without the delegations of ``out``, and with
    all of them where ``out`` is the seat itself. ``plain`` values the figures without a thought of
    eliminations.
    """

    def __init__(self, seats: int, plain: bool) -> None:
        """Start with nothing."""
        self.seats = seats
        self.plain = plain
        self.religion = [0.0] * 6
        self.politics = [0.0] * 36
        self.yaks = [0.0] * 6
        self.soft_religion = 1.0
        self.soft_politics = 1.0
        self.soft_yaks = 1.0
        self.plain_religion = 1.0
        self.plain_politics = 1.0
        self.stays = [0.0] * 6
        self.leaves = [0.0] * 6
        self.wins = [0.0] * 6

    def of(self, seat: int) -> float:
        """Return the chance of a seat to win."""
        if self.plain:
            pieces = self.plain_religion * self.religion[seat]
            pieces += self.plain_politics * self.politics[7 * seat]
            return (self.yaks[seat] + pieces) / 100.0
        if self.seats == THREE:
            return self._majority(seat)
        return self._eliminating(seat)

    def told(self, seat: int) -> float:
        """Return the same as ``of``, to whoever is not compiled."""
        return self.of(seat)

    # From four players on

    def _eliminating(self, seat: int) -> float:
        least = self.religion[0]
        for other in range(1, self.seats):
            least = min(least, self.religion[other])
        total = 0.0
        for other in range(self.seats):
            self.stays[other] = growth((least - self.religion[other]) * self.soft_religion)
            self.wins[other] = growth((self.yaks[other] - self.yaks[seat]) * self.soft_yaks)
            total += self.stays[other]
        chance = 0.0
        for out in range(self.seats):
            if out != seat:
                chance += self.stays[out] / total * self._after(seat, out)
        return chance

    def _after(self, seat: int, out: int) -> float:
        """Return the chance of a seat to win after another was out in religion."""
        least = self.politics[6 * out + seat]
        for other in range(self.seats):
            if other != out:
                least = min(least, self.politics[6 * out + other])
        total = 0.0
        for other in range(self.seats):
            if other != out:
                lacks = least - self.politics[6 * out + other]
                self.leaves[other] = growth(lacks * self.soft_politics)
                total += self.leaves[other]
        chance = 0.0
        for second in range(self.seats):
            if second in (seat, out):
                continue
            leaves = self.leaves[second] / total
            if self.seats <= FIVE:
                chance += leaves * self._against(seat, out, second, out)
                continue
            rest = 0.0  # added up anew: one that is nearly the total would leave nothing of it
            for other in range(self.seats):
                if other not in (out, second):
                    rest += self.leaves[other]
            for third in range(self.seats):
                if third not in (seat, out, second):
                    also = self.leaves[third] / rest
                    chance += leaves * also * self._against(seat, out, second, third)
        return chance

    def _against(self, seat: int, out: int, next_out: int, last_out: int) -> float:
        """Return the chance of a seat to have most yaks of those who are left."""
        total = 0.0
        for other in range(self.seats):
            if other not in (out, next_out, last_out):
                total += self.wins[other]
        return 1.0 / total

    # Three players

    def _majority(self, seat: int) -> float:
        """Return the chance to lead in two influences, or in yaks if nobody leads in two."""
        religion = politics = yaks = 0.0
        for other in range(self.seats):
            ahead = self.religion[other] - self.religion[seat]
            self.stays[other] = growth(ahead * self.soft_religion)
            ahead = self.politics[7 * other] - self.politics[7 * seat]
            self.leaves[other] = growth(ahead * self.soft_politics)
            religion += self.stays[other]
            politics += self.leaves[other]
            yaks += growth((self.yaks[other] - self.yaks[seat]) * self.soft_yaks)
        religious, political, rich = 1.0 / religion, 1.0 / politics, 1.0 / yaks
        split = 0.0  # the others lead in religion and politics, one each
        for other in range(self.seats):
            if other != seat:
                rest = 1.0 - political - self.leaves[other] / politics
                split += self.stays[other] / religion * rest
        two = religious * political + (religious + political) * rich
        return two - 2.0 * religious * political * rich + rich * split


def growth(x: float) -> float:
    """Return nearly ``exp(x)``: quicker, and the same on every machine."""
    x = min(max(x, -128.0), 64.0)
    power = 1.0 + x / 256.0
    for _ in range(8):
        power *= power
    return power
