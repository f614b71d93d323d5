//! Stateless pseudo-random numbers. Each number is derived from the game's seed and a key, so that a level's mistakes are reproducible, do
//! not depend on the order of the search, and are the same in every version of the program.

pub(super) use cannon_rules::splitmix::hash as mix;

/// True for `per_mille` of a thousand random numbers.
pub(super) const fn chance_per_mille(draw: u64, per_mille: u32) -> bool {
    below(draw, 1000) < per_mille as usize
}

/// A number from 0 to `count - 1`.
pub(super) const fn below(draw: u64, count: usize) -> usize {
    (((draw >> 32) * count as u64) >> 32) as usize
}

/// A number between plus and minus the bound with a triangular distribution, which makes numbers near 0 the most likely.
pub(super) const fn centred(draw: u64, most: i32) -> i32 {
    let span = most as i64 + 1;
    let one = ((draw & 0xffff_ffff) as i64 * span) >> 32;
    let other = ((draw >> 32) as i64 * span) >> 32;
    (one - other) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_within_their_bounds_and_spread() {
        let mut sum = 0;
        let mut happened = 0;
        for n in 0..10_000 {
            let draw = mix(7, n);
            assert!(below(draw, 13) < 13);
            let noise = centred(draw, 40);
            assert!((-40..=40).contains(&noise));
            sum += noise;
            happened += u32::from(chance_per_mille(draw, 250));
        }
        assert!(sum.abs() < 10_000, "mean far from 0: {sum}");
        assert!((2300..2700).contains(&happened), "{happened}");
        assert!(!chance_per_mille(u64::MAX, 0) || !chance_per_mille(0, 0));
        assert!((0..1000).all(|n| chance_per_mille(mix(1, n), 1000) && !chance_per_mille(mix(1, n), 0)));
    }
}
