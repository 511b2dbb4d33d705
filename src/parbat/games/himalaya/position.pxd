from parbat.core.bits cimport u64
from parbat.games.himalaya.terrain cimport Terrain

cdef class Position:
    cdef readonly Terrain terrain
    cdef readonly int seats
    cdef readonly bint optional
    cdef public int first
    cdef public int goods[165]
    cdef public int order_at[33]
    cdef public int stupa[33]
    cdef public int delegations[102]
    cdef public int caravan[6]
    cdef public int ahead[6]
    cdef public u64 collected[6]
    cdef public int held[30]
    cdef public int bag[5]
    cdef public int place[129]
    cdef public int order_yaks[6]
    cdef public int markers[6]
    cdef public int stupas_left[6]
    cdef public int delegations_left[6]
    cdef public int plan[36]
    cdef public int slot
    cdef public int after
    cdef public int awaiting
    cdef public int yeti
    cdef public int storm
    cdef public int market
    cpdef Position twin(self)
    cdef void become(self, Position other) noexcept nogil

cpdef int acting(Position p) noexcept nogil
