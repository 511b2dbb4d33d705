cdef class Trace:
    cdef readonly bint listens
    cdef readonly int count
    cdef readonly int notes[1536]
    cdef void note(self, int what, int seat, int slot, int a, int b, int c) noexcept nogil
