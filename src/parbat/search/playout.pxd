from parbat.core.bits cimport u64
from parbat.core.node cimport Node
from parbat.core.rng cimport Rng

cpdef int play_out(Node node, Rng rng)
cpdef u64 play_out_many(Node root, int games, Rng rng)
