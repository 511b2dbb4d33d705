from parbat.core cimport bits
from parbat.core.bits cimport u64

cdef class Rng:
    cdef public u64 state
    cdef u64 next(self) noexcept nogil
    cdef int below(self, int n) noexcept nogil
    cdef int pick(self, u64 mask) noexcept nogil
