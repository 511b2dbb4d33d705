from parbat.games.himalaya cimport position
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.trace cimport Trace

cdef int BARTER, OFFERING, DELEGATIONS, SPLIT, IN_BAG, KEPT
cdef int OFFERED, SENT, BARTERED, RETURNED

cdef class Choices:
    cdef int codes[32]
    cdef readonly int count
    cdef void add(self, int code) noexcept nogil

cpdef bint can_offer(Position p, int seat) noexcept nogil
cpdef int to_send(Position p, int seat) noexcept nogil
cpdef void generate(Position p, Choices choices) noexcept nogil
cdef void _add_splits(Position p, int village, int sends, int kinds, Choices choices) noexcept nogil
cdef void give(Position p, int seat, int code, Trace told) noexcept nogil
