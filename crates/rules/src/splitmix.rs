//! SplitMix64 hash for generating Zobrist keys.

/// The `n`-th output of the SplitMix64 generator (Steele, Lea and Flood, 2014) seeded with 0.
#[inline]
pub(super) const fn splitmix64(n: u64) -> u64 {
    let z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
