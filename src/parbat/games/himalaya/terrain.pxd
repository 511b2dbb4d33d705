cdef class Terrain:
    cdef readonly int villages
    cdef readonly int regions
    cdef readonly int orders
    cdef public int level[33]
    cdef public int exits[99]
    cdef public int track[99]
    cdef public int around[99]
    cdef public int wanted[645]
    cdef public int yaks[129]
