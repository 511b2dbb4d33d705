from parbat.lexicon.graph cimport Graph, u32

cdef class Finder:
    cdef Graph graph
    cdef int least
    cdef int most
    cdef int needed[26]
    cdef int stiff[26]
    cdef int soft[26]
    cdef int fixed[64]
    cdef unsigned char word[64]
    cdef unsigned char[::1] found
    cdef int room
    cdef readonly int used
    cdef readonly int count
    cdef void walk(self, int node, int depth, int cards, int wilds, int owed) noexcept nogil
    cdef void step(self, u32 edge, int depth, int cards, int wilds, int owed) noexcept nogil
    cdef void enter(self, u32 edge, int depth, int cards, int wilds, int owed) noexcept nogil
    cdef void keep(self, int length) noexcept nogil
