from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.games.himalaya cimport rewards
from parbat.games.himalaya cimport position
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.trace cimport Trace

cdef int DEAL, SLOTS, NOTHING, TO_DEAL, TO_TAKE, TO_REWARD
cdef int MOVED, ENTERED, CROSSED, RESTED, COLLECTED, DELIVERED, LOST, DECLINED
cdef int NO_TRACK, CLOSED, STORMY, EMPTY, AGAIN, LACKING

cpdef void begin(Position p) noexcept nogil
cpdef void go_on(Position p, Trace told) noexcept nogil
cdef void advance(Position p) noexcept nogil
cdef void resolve(Position p, Trace told) noexcept nogil
cdef void _move(Position p, int seat, int kind, Trace told) noexcept nogil
cdef void _deal(Position p, int seat, Trace told) noexcept nogil
cdef void carry_out(Position p, int seat, Trace told) noexcept nogil
cdef void collect(Position p, int seat, int good, Trace told) noexcept nogil
cdef void _deliver(Position p, int seat, Trace told) noexcept nogil
cpdef int lowest(Position p, int village) noexcept nogil
cpdef bint can_deliver(Position p, int seat, int order) noexcept nogil
cpdef bint can_deal(Position p) noexcept nogil
cpdef void answer_deal(Position p, bint accepts, Trace told) noexcept nogil
cpdef void answer_take(Position p, int good, Trace told) noexcept nogil
cpdef void answer_reward(Position p, int code, Trace told) noexcept nogil
