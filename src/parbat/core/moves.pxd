from parbat.core.bits cimport u64

cdef class Moves:
    cdef u64 codes[16384]
    cdef readonly int count
    cdef public bint overflowed
    cdef void clear(self) noexcept nogil
    cdef void add(self, u64 code) noexcept nogil
    cdef void sort(self, int start) noexcept nogil
