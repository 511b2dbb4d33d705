from parbat.core.node cimport Node
from parbat.games.nanga_parbat.position cimport Position

cdef inline void become(Position p, Node other) noexcept nogil:
    p.become(<Position> other)
