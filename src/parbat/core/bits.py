"""Operations on 64-bit masks, shared by every compiled module.

Uncompiled, these functions are what runs. Compiled modules take the inlined C versions of
``bits.pxd`` instead, which keep every shift in 64 bits: a literal such as ``1 << 40`` would be
computed in 32 bits by the C compiler.
"""


def popcount(x: int) -> int:
    """Return how many bits of ``x`` are set."""
    return x.bit_count()


def lowest(x: int) -> int:
    """Return the index of the lowest set bit of ``x``, which must not be zero."""
    return (x & -x).bit_length() - 1


def wide(x: int) -> int:
    """Return ``x`` as an unsigned 64-bit number, before it is shifted."""
    return x


def narrow(x: int) -> int:
    """Return a 64-bit number known to be small as a plain C integer."""
    return x


def wrap(x: int) -> int:
    """Return the lower 64 bits of ``x``, as unsigned C arithmetic does by itself."""
    return x & 0xFFFFFFFFFFFFFFFF


def bit(i: int) -> int:
    """Return the mask with only bit ``i`` set."""
    return 1 << i
