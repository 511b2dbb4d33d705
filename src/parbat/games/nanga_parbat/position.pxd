from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.core.node cimport Node

cdef class Ground:
    cdef public u64 adjacent[36]
    cdef public int size[5]
    cdef public int points[15]

cdef class Position(Node):
    cdef readonly Ground ground
    cdef readonly bint area_variant
    cdef public u64 animals[6]
    cdef public u64 hikers[2]
    cdef public u64 camps[2]
    cdef public int chart[2]
    cdef public int held[20]
    cdef public int score[2]
    cdef public int hikers_left[2]
    cdef public int camps_left[2]
    cdef public int guide
    cdef public int active
    cdef public int phase
    cdef public int ended
    cdef void become(self, Position other) noexcept nogil
