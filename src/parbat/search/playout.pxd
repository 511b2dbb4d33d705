from parbat.core.bits cimport u64
from parbat.core.node cimport Node
from parbat.core.rng cimport Rng

cdef int _to_the_end(Node node, Rng rng) noexcept nogil
cpdef int play_out(Node node, Rng rng) except -1
cpdef u64 play_out_many(Node root, int games, Rng rng) except? 0
