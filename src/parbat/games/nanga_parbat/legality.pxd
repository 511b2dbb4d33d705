from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.games.nanga_parbat cimport codes, rules
from parbat.games.nanga_parbat.position cimport Position

cdef int GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, DIFFERENT, SAME, END
cdef int SETUP, PLACE_GUIDE, BEFORE_TRAP, RELOCATED, AFTER_GUIDE, AFTER_SCORING, OVER

cpdef int refusal(Position p, u64 code)
cdef bint _is_action(u64 code, int kind)
cdef int _relocating(Position p, int r)
cdef int _trapping(Position p, int s)
cdef int _activating(Position p, u64 code, int kind)
cdef int _swapping(Position p, int kind, int first, int second)
cdef int _scoring(Position p, u64 code, int kind)
cdef int _building(Position p, u64 code)
cdef int _trading(Position p, u64 code, int kind)
cdef int _given_of(u64 code, int species)
