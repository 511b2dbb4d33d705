cdef class Weigher:
    cdef int first[26]
    cdef int cursor[26]
    cdef int after[64]
    cdef double basic[64]
    cdef double active[64]
    cdef int genre[64]
    cdef int standing[4]
    cdef int counted[4]
    cdef double gained[4]
    cdef double lengths[64]
    cdef double scores[64]
    cdef int starts[64]
    cdef int ends[64]
    cdef int kept
    cdef void weigh(self, const unsigned char[::1] lines, int size, int most) noexcept nogil
    cdef double rate(self, const unsigned char[::1] lines, int start, int end) noexcept nogil
    cdef void keep(self, double score, int start, int end, int most) noexcept nogil
