from parbat.games.himalaya cimport resolving, rewards
from parbat.games.himalaya cimport position
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.trace cimport Trace

cdef int NOTHING, TO_DEAL, TO_TAKE, SLOTS, BARTER, OFFERING, DELEGATIONS, SPLIT, PROGRAMMES

cdef class Policy:
    cdef public int stupa[198]
    cdef public int region[102]
    cdef public int good[30]
    cdef public int yak[6]
    cdef bint agrees(self, Position p) noexcept nogil
    cdef int taken(self, Position p) noexcept nogil
    cdef int rewarded(self, Position p) noexcept nogil
    cdef int _best_region(self, Position p, int seat, int village) noexcept nogil
    cdef int value(self, Position p, int seat) noexcept nogil

cdef class Values:
    cdef int of[15625]

cpdef void play(Position p, Policy policy, Trace told) noexcept nogil
cpdef void play_on(Position p, Policy policy, Trace told) noexcept nogil
cpdef void play_slot(Position p, Policy policy, Trace told) noexcept nogil
cdef void _decide(Position p, Policy policy, Trace told) noexcept nogil
cpdef void play_copy(Position p, Position scratch, Policy policy, Trace told) noexcept nogil
cpdef void repeat(Position p, Position scratch, Policy policy, Trace told, int times) noexcept nogil
cpdef void weigh(Position p, int seat, Policy policy, Values values)
cdef void _weigh(
    Position p, Position scratch, int seat, Policy policy, Trace told, Values values
) noexcept nogil
cpdef void lay(Position p, int seat, int programme) noexcept nogil
