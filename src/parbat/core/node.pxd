from parbat.core.bits cimport u64
from parbat.core.moves cimport Moves
from parbat.core.rng cimport Rng

cdef class Node:
    cdef bint is_over(self) noexcept nogil
    cdef void generate(self, Moves moves) noexcept nogil
    cdef u64 sample(self, Rng rng) noexcept nogil
    cdef void perform(self, u64 code) noexcept nogil
    cdef void assign(self, Node other) noexcept nogil
    cpdef Node twin(self)
