//! SplitMix64 (Steele, Lea and Flood, 2014): a hash for Zobrist keys and for reproducible pseudo-random decisions.

/// The increment of the generator's state: 2^64 divided by the golden ratio, rounded to an odd number.
pub const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The output function of the generator for a state.
#[inline]
pub const fn finalize(state: u64) -> u64 {
    let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The `n`-th output of the generator seeded with 0.
#[inline]
pub const fn splitmix64(n: u64) -> u64 {
    hash(0, n)
}

/// A hash of a seed and a key.
#[inline]
pub const fn hash(seed: u64, key: u64) -> u64 {
    finalize(seed ^ key.wrapping_mul(GAMMA))
}
