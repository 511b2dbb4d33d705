"""How an action of Nanga Parbat is packed into one 64-bit code.

From the top: 8 bits for the kind, 8 unused, 8 for the column of the points chart, then 40 bits of
arguments. The packing is chosen so that ascending codes are the order of the legal list
(rules 9.4):

- one argument (a section or region counted from 0) or two of them, six bits each;
- a camp group as a mask with section 1-1 in bit 35, complemented;
- a trade as ten fields of three bits, the first kind of piece on top, each 7 minus the number
  given.

Pieces are counted leopard, leopard*, tahr, tahr*, deer, deer*, yak, yak*, bharal, panda.
"""

from __future__ import annotations

from parbat.core import bits

GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, DIFFERENT, SAME, END = range(1, 12)

_NOBODY = 0xFFFFFFFFF  # the complement of a group without sections: 36 bits


def plain(kind: int, argument: int) -> int:
    """Return the code of an action with one argument (or none: 0)."""
    return (bits.wide(kind) << 56) | bits.wide(argument)


def pair(kind: int, first: int, second: int) -> int:
    """Return the code of a swap of two sections."""
    return (bits.wide(kind) << 56) | bits.wide((first << 6) | second)


def camps(column: int, group: int) -> int:
    """Return the code for building camps on the sections of the mask ``group``."""
    packed = (bits.wide(8) << 56) | (bits.wide(column) << 40) | _NOBODY
    while group:
        packed ^= bits.bit(35 - bits.lowest(group))
        group &= group - 1
    return packed


def trade(kind: int, column: int) -> int:
    """Return the code of a trade for which no animal is given yet."""
    return (bits.wide(kind) << 56) | (bits.wide(column) << 40) | 0x3FFFFFFF


def giving(code: int, piece: int, count: int) -> int:
    """Return the trade ``code`` with ``count`` of ``piece`` given, of which it gave none."""
    return code - (bits.wide(count) << (27 - 3 * piece))


def kind_of(code: int) -> int:
    """Return the kind of an action."""
    return bits.narrow(code >> 56)


def column_of(code: int) -> int:
    """Return the column of the points chart that a scoring names, from 0."""
    return bits.narrow((code >> 40) & 0xFF)


def argument_of(code: int) -> int:
    """Return the only argument of an action."""
    return bits.narrow(code & 0xFFF)


def first_of(code: int) -> int:
    """Return the first section of a swap."""
    return bits.narrow((code >> 6) & 0x3F)


def second_of(code: int) -> int:
    """Return the second section of a swap."""
    return bits.narrow(code & 0x3F)


def group_of(code: int) -> int:
    """Return the mask of the sections on which camps are built."""
    packed = (code & _NOBODY) ^ _NOBODY
    group = bits.wide(0)
    while packed:
        group |= bits.bit(35 - bits.lowest(packed))
        packed &= packed - 1
    return group


def given(code: int, piece: int) -> int:
    """Return how many of ``piece`` a trade gives."""
    return 7 - bits.narrow((code >> (27 - 3 * piece)) & 7)
