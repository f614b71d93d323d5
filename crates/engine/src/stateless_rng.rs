//! Stateless pseudo-random numbers. Each number is derived from the game's seed and a key, so that a level's mistakes are reproducible, do
//! not depend on the order of the search, and are the same in every version of the program.

pub(super) use cannon_rules::splitmix::hash as mix;

/// True for `per_mille` of a thousand random numbers.
pub(super) const fn random_bool(random: u64, per_mille: u32) -> bool {
    below(random, 1000) < per_mille as usize
}

/// A number from 0 to `count - 1`.
pub(super) const fn below(random: u64, count: usize) -> usize {
    (((random >> 32) * count as u64) >> 32) as usize
}

/// A number between plus and minus the bound with a triangular distribution, which makes numbers near 0 the most likely.
pub(super) const fn triangular(random: u64, max: i32) -> i32 {
    let range_size = max as i64 + 1;
    let first = ((random & 0xffff_ffff) as i64 * range_size) >> 32;
    let second = ((random >> 32) as i64 * range_size) >> 32;
    (first - second) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_within_bounds_and_spread_evenly() {
        let mut sum = 0;
        let mut hits = 0;
        for n in 0..10_000 {
            let random = mix(7, n);
            assert!(below(random, 13) < 13);
            let noise = triangular(random, 40);
            assert!((-40..=40).contains(&noise));
            sum += noise;
            hits += u32::from(random_bool(random, 250));
        }
        assert!(sum.abs() < 10_000, "the sum is far from 0: {sum}");
        assert!((2300..2700).contains(&hits), "{hits}");
        assert!(!random_bool(u64::MAX, 0) || !random_bool(0, 0));
        assert!((0..1000).all(|n| random_bool(mix(1, n), 1000) && !random_bool(mix(1, n), 0)));
    }
}
