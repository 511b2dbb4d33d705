from parbat.bots.himalaya.judging cimport Judge
from parbat.core.rng cimport Rng
from parbat.games.himalaya cimport turns
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.trace cimport Trace

cdef int MOST, GRAINS

cdef class Matching:
    cdef readonly int counts[6]
    cdef int programmes[384]
    cdef double regrets[384]
    cdef double chosen[384]
    cdef double shares[384]
    cdef double worths[64]
    cpdef void run(self, Position p, Judge judge, Rng rng, int times)
    cdef void _mix(self, int seat) noexcept nogil
    cdef void _learn(
        self, Position p, Position scratch, int seat, Judge judge, Trace silent
    ) noexcept nogil
    cpdef void draw(self, Position p, Rng rng, bint learned)
    cdef int _drawn(self, int seat, Rng rng, bint learned) noexcept nogil
