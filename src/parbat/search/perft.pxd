from parbat.core.bits cimport u64
from parbat.core.moves cimport Moves
from parbat.core.node cimport Node

cpdef u64 perft(Node root, int depth) except? 0

cdef class Level:
    cdef Node node
    cdef Moves moves
    cdef Level below
    cdef u64 count(self, int depth) noexcept nogil
    cdef u64 _count_each(self, Node node, Moves moves, Level below, int depth) noexcept nogil
