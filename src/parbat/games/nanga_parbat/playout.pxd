from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.core.rng cimport Rng
from parbat.games.nanga_parbat cimport codes, rules
from parbat.games.nanga_parbat.position cimport Position

cdef int GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, DIFFERENT, SAME, END
cdef int PLACE_GUIDE, BEFORE_TRAP, RELOCATED

cdef u64 sample(Position p, Rng rng) noexcept nogil
cdef int _categories(Position p) noexcept nogil
cdef u64 _one_of(Position p, int kind, Rng rng) noexcept nogil
cdef u64 _pair(int kind, int first, u64 partners, Rng rng) noexcept nogil
cdef u64 _camps(Position p, Rng rng) noexcept nogil
cdef u64 _group(Position p, u64 start, int size, Rng rng) noexcept nogil
cdef u64 _different(Position p, Rng rng) noexcept nogil
cdef u64 _same(Position p, Rng rng) noexcept nogil
cdef u64 _give(Position p, u64 code, int species, int count) noexcept nogil
cdef int _held(Position p, int species) noexcept nogil
