cdef int THREE, FIVE

cdef class Chances:
    cdef public int seats
    cdef public bint plain
    cdef public double religion[6]
    cdef public double politics[36]
    cdef public double yaks[6]
    cdef public double soft_religion
    cdef public double soft_politics
    cdef public double soft_yaks
    cdef public double plain_religion
    cdef public double plain_politics
    cdef double stays[6]
    cdef double leaves[6]
    cdef double wins[6]
    cdef double of(self, int seat) noexcept nogil
    cdef double _eliminating(self, int seat) noexcept nogil
    cdef double _after(self, int seat, int out) noexcept nogil
    cdef double _against(self, int seat, int out, int next_out, int last_out) noexcept nogil
    cdef double _majority(self, int seat) noexcept nogil

cdef double growth(double x) noexcept nogil
