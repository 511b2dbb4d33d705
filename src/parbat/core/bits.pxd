# The same helpers as in bits.py, inlined into the compiled modules that cimport them.
ctypedef unsigned long long u64

cdef extern from *:
    """
    #if defined(_MSC_VER) && defined(_M_X64)
    #include <intrin.h>
    #define parbat_popcount(x) ((int) __popcnt64(x))
    static __inline int parbat_lowest(unsigned long long x) {
        unsigned long i; _BitScanForward64(&i, x); return (int) i;
    }
    #else
    #define parbat_popcount(x) __builtin_popcountll(x)
    #define parbat_lowest(x) __builtin_ctzll(x)
    #endif
    """
    int popcount "parbat_popcount"(u64 x) noexcept nogil
    int lowest "parbat_lowest"(u64 x) noexcept nogil

cdef inline u64 wide(int x) noexcept nogil:
    return <u64> x

cdef inline int narrow(u64 x) noexcept nogil:
    return <int> x

cdef inline u64 wrap(u64 x) noexcept nogil:
    return x

cdef inline u64 bit(int i) noexcept nogil:
    return (<u64> 1) << i
