from parbat.core cimport bits
from parbat.core.bits cimport u64

cdef u64 _NOBODY

cpdef u64 plain(int kind, int argument) noexcept nogil
cpdef u64 pair(int kind, int first, int second) noexcept nogil
cpdef u64 camps(int column, u64 group) noexcept nogil
cpdef u64 trade(int kind, int column) noexcept nogil
cpdef u64 giving(u64 code, int piece, int count) noexcept nogil
cpdef int kind_of(u64 code) noexcept nogil
cpdef int column_of(u64 code) noexcept nogil
cpdef int argument_of(u64 code) noexcept nogil
cpdef int first_of(u64 code) noexcept nogil
cpdef int second_of(u64 code) noexcept nogil
cpdef u64 group_of(u64 code) noexcept nogil
cpdef int given(u64 code, int piece) noexcept nogil
