from parbat.core.bits cimport u64
from parbat.core.moves cimport Moves
from parbat.core.node cimport Node
from parbat.core.rng cimport Rng
from parbat.games.nanga_parbat cimport downcast, legality, listing, playout, rules
from parbat.games.nanga_parbat.position cimport Position

cdef int OVER

cdef class NangaParbatNode(Position):
    pass
