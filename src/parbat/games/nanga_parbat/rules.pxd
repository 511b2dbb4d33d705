from parbat.core cimport bits
from parbat.core.bits cimport u64
from parbat.core.moves cimport Moves
from parbat.games.nanga_parbat cimport codes
from parbat.games.nanga_parbat.position cimport Position

cdef int GUIDE, RELOCATE, TRAP, LEOPARD, TAHR, DEER, YAK, CAMPS, END
cdef int BEFORE_TRAP, RELOCATED, AFTER_GUIDE, AFTER_SCORING, OVER
cdef int BY_CUBES, BY_HIKERS, CUBES_EACH
cdef int PANDA

# What may be done
cdef u64 region(int r) noexcept nogil
cdef u64 wild(Position p) noexcept nogil
cpdef int species_at(Position p, int s) noexcept nogil
cdef u64 neighbours(Position p, u64 group) noexcept nogil
cdef bint connected(Position p, u64 group) noexcept nogil
cdef u64 trap_targets(Position p) noexcept nogil
cdef u64 relocate_targets(Position p) noexcept nogil
cdef bint may_activate(Position p, int species) noexcept nogil
cdef u64 leopard_partners(Position p, int s) noexcept nogil
cdef u64 tahr_partners(Position p, int s) noexcept nogil
cdef u64 deer_partners(Position p, int s) noexcept nogil
cdef u64 yak_targets(Position p) noexcept nogil
cpdef int cubes_left(Position p, int seat) noexcept nogil
cdef int open_columns(Position p, int row) noexcept nogil

# What happens
cdef void add_points(Position p, int seat, int points) noexcept nogil
cpdef int area_points(Position p, int seat, int r) noexcept nogil
cpdef void score_area(Position p, int r)
cdef void _score_area(Position p, int r) noexcept nogil
cdef void perform(Position p, u64 code) noexcept nogil
cdef void _trap(Position p, int s) noexcept nogil
cdef void _swap_hikers(Position p, int a, int b) noexcept nogil
cdef void _swap_hiker_and_animal(Position p, int h, int a) noexcept nogil
cdef void _swap_animals(Position p, int a, int b) noexcept nogil
cdef void _activate(Position p, int species) noexcept nogil
cdef void _score(Position p, u64 code, int kind) noexcept nogil
cdef void _end_turn(Position p) noexcept nogil
