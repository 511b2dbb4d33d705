ctypedef unsigned int u32

cdef class Graph:
    cdef const u32[::1] edges
    cdef readonly int size
    cdef readonly int root
    cpdef bint is_sound(self)
    cdef u32 child(self, int node, int letter) noexcept nogil
