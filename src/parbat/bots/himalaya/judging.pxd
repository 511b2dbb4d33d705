from parbat.bots.himalaya.chances cimport Chances
from parbat.games.himalaya cimport position, resolving, rewards
from parbat.games.himalaya.position cimport Position
from parbat.games.himalaya.turns cimport Policy

cdef int BARTER, OFFERING, DELEGATIONS, SPLIT, MARKER_YAKS
cdef double STUPA_TIE, DELEGATION_TIE, YAK_TIE

cdef class Judge(Policy):
    cdef readonly Chances chances
    cdef readonly int turns_left
    cdef int counted
    cdef object by
    cdef double hopes
    cdef bint final
    cdef int distance[1089]
    cdef double nearness[34]
    cdef double goods[5]
    cdef double counts[32]
    cdef double lacks[8]
    cdef double grips[128]
    cdef double good_religion, good_politics
    cdef double order_yaks, order_religion, order_politics
    cdef double supply, marker_due, marker_hoped
    cdef double stupa_left, delegation_left
    cdef double stupa_cap, delegation_cap
    cdef double offering[198]
    cdef double sending[306]
    cdef double bartering[6]
    cdef double led[6]
    cpdef void look(self, Position p, int turn, int counted)
    cpdef void foresee(self, int turn, int counted)
    cdef void _price(self, Position p) noexcept nogil
    cdef double worth(self, Position p, int seat) noexcept nogil
    cdef int rewarded(self, Position p) noexcept nogil
    cdef int taken(self, Position p) noexcept nogil
    cdef bint agrees(self, Position p) noexcept nogil
    cdef void figures(self, Position p) noexcept nogil
    cdef void _count_religion(self, Position p, Chances to) noexcept nogil
    cdef void _count_villages(self, Position p, Chances to) noexcept nogil
    cdef void _add_order(self, Position p, int village, Chances to) noexcept nogil
    cdef void _add_supply(self, Position p, int village, Chances to) noexcept nogil
    cdef void _count_goods(self, Position p, Chances to) noexcept nogil
    cdef void _count_politics(self, Position p, Chances to) noexcept nogil
