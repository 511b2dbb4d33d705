from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.core.moves cimport Moves
from parbat.games.nanga_parbat cimport codes, rules
from parbat.games.nanga_parbat.position cimport Position

cdef int GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, DIFFERENT, SAME, END
cdef int PLACE_GUIDE, AFTER_GUIDE, AFTER_SCORING
cdef int BHARAL

cdef void generate(Position p, Moves moves) noexcept nogil
cdef void scorings(Position p, Moves moves) noexcept nogil
cdef void _each(u64 arguments, int kind, Moves moves) noexcept nogil
cdef void _leopards(Position p, Moves moves) noexcept nogil
cdef void _tahrs(Position p, Moves moves) noexcept nogil
cdef void _deer(Position p, Moves moves) noexcept nogil
cdef void _pairs(int kind, int first, u64 partners, Moves moves) noexcept nogil
cdef void _camps(Position p, Moves moves) noexcept nogil
cdef void _grow(Position p, Moves moves, u64 group, u64 edge, u64 allowed, int largest, int columns) noexcept nogil
cdef void _groups_found(Position p, Moves moves, u64 group, int size, int columns) noexcept nogil
cdef int _largest(Position p, int columns) noexcept nogil
cdef void _trades(Position p, int kind, Moves moves) noexcept nogil
cdef void _different(Position p, Moves moves, u64 code, int species, int wanted) noexcept nogil
cdef void _same(Position p, Moves moves, u64 code, int wanted) noexcept nogil
cdef void _fill(Position p, Moves moves, u64 code, int piece, int wanted) noexcept nogil
