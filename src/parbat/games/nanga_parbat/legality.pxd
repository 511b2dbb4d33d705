from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.games.nanga_parbat cimport codes, rules
from parbat.games.nanga_parbat.position cimport Position

cdef int GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, DIFFERENT, SAME, END
cdef int SETUP, PLACE_GUIDE, BEFORE_TRAP, RELOCATED, AFTER_GUIDE, AFTER_SCORING, OVER

cdef int NO_ACTION
cdef int GUIDE_FIRST, GUIDE_PLACED, RELOCATE_TRAPPED, RELOCATE_DONE
cdef int RELOCATE_ANIMALS_HERE, RELOCATE_NO_ANIMAL, TRAP_ONCE, TRAP_NOT_GUIDES_REGION
cdef int TRAP_NO_ANIMAL, TRAP_RELOCATE_FIRST, ACTIVATE_AFTER_RELOCATING, ACTIVATE_NONE_FRESH
cdef int LEOPARD_TWO_HIKERS, LEOPARD_SAME_OWNER, LEOPARD_NOT_ADJACENT, TAHR_HIKER_AND_ANIMAL
cdef int TAHR_NOT_ADJACENT, DEER_TWO_ANIMALS, DEER_SAME_SPECIES, YAK_SAME_REGION
cdef int SCORE_BEFORE_TRAP, SCORE_ONCE, SCORE_NO_CUBE, SCORE_SPOT_TAKEN
cdef int SCORE_NUMBER, CAMPS_OWN_HIKERS, CAMPS_NOT_CONNECTED, CAMPS_TOO_FEW_LEFT
cdef int TRADE_NOT_HELD, DIFFERENT_TWICE, SAME_SEVERAL, END_BEFORE_TRAP

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
