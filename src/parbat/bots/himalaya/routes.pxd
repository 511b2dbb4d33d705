cimport cython
from parbat.bots.himalaya.judging cimport Judge
from parbat.games.himalaya cimport resolving, turns
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.trace cimport Trace

cdef int DEAL, REST, SLOTS, PROGRAMMES
cdef double TRIFLE, EQUAL
cdef list POWERS

cdef class Worths:
    cdef public double of[15625]
    cdef public unsigned char tried[15625]
    cdef readonly int times
    cpdef void clear(self)
    cpdef void add(self, Worths other)
    cdef int _next(self, double below) noexcept nogil

cdef class Routes:
    cdef list stack
    cdef Judge judge
    cdef Trace silent
    cdef int seat
    cdef readonly Worths found
    cdef int reached[1617]
    cdef void _forget(self, int dealt) noexcept nogil
    @cython.locals(start=Position)
    cpdef Worths weigh(self, Position p, int seat)
    @cython.locals(p=Position, block=int, a=int, begin=int, place=int, deals=int)
    cdef void _from(self, int depth, int dealt, int first, double rests)
    @cython.locals(block=int, begin=int, exit_=int, possible=bint)
    cdef bint _goes(
        self, Position p, int depth, int dealt, int action, int first, double rests
    )
    cdef void _storm(
        self, Position p, int depth, int dealt, int action, int first, double rests
    )
    @cython.locals(after=Position)
    cdef bint _step(self, Position p, int depth, int action)
    cdef void _copy(self, int source, int goal, int size) noexcept nogil

cdef bint may_deal(Position p, int seat) noexcept nogil
