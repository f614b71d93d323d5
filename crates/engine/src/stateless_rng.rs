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

/// The number of bits after the binary point in the results of [`gumbel`].
pub(super) const GUMBEL_BITS: u32 = 10;

/// A number with the standard Gumbel distribution, `-ln(-ln(u))` for a uniform `u`, from -3.2 to 11.1 in units of 1 / 2^[`GUMBEL_BITS`]. It
/// is computed with whole numbers, because logarithms of floating-point numbers may differ between machines.
pub(super) fn gumbel(random: u64) -> i32 {
    // The constant is the natural logarithm of 2 in 1 / 2^16.
    let ln = |log2: i64| (log2 * 45_426) >> LOG2_BITS;
    let even = (random >> 32) as u32 | 1;
    let exponential = ln((32 << LOG2_BITS) - log2(even)).max(1);
    let log = ln(log2(exponential as u32) - (16 << LOG2_BITS));
    (-log >> (16 - GUMBEL_BITS)) as i32
}

/// The number of bits after the binary point in the results of [`log2`].
const LOG2_BITS: u32 = 16;

/// The binary logarithm of a positive number, in units of 1 / 2^[`LOG2_BITS`]. Each squaring of the mantissa yields one bit.
const fn log2(number: u32) -> i64 {
    let mut log = (31 - number.leading_zeros()) as i64;
    let mut mantissa = (number as u64) << number.leading_zeros();
    let mut bit = 0;
    while bit < LOG2_BITS {
        mantissa = (mantissa * mantissa) >> 31;
        log <<= 1;
        if mantissa >> 32 != 0 {
            mantissa >>= 1;
            log |= 1;
        }
        bit += 1;
    }
    log
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
        assert!(!random_bool(u64::MAX, 0) && !random_bool(0, 0));
        assert!((0..1000).all(|n| random_bool(mix(1, n), 1000) && !random_bool(mix(1, n), 0)));
    }

    #[test]
    fn binary_logarithms_are_exact_but_for_the_last_bit() {
        for number in [1, 2, 3, 10, 65_535, 65_536, 1_000_003, u32::MAX] {
            let exact = f64::from(number).log2() * f64::from(1 << LOG2_BITS);
            assert!((log2(number) as f64 - exact).abs() < 2.0, "{number}");
        }
    }

    #[test]
    fn gumbel_numbers_have_their_distribution() {
        let count = 100_000;
        let mut numbers: Vec<f64> =
            (0..count).map(|n| f64::from(gumbel(mix(5, n))) / f64::from(1 << GUMBEL_BITS)).collect();
        numbers.sort_by(f64::total_cmp);
        for quantile in [0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999] {
            let expected = -(-f64::ln(quantile)).ln();
            let found = numbers[(quantile * count as f64) as usize];
            assert!((found - expected).abs() < 0.15, "{quantile}: {found} instead of {expected}");
        }
        assert!((0..=u64::MAX).step_by(1 << 40).all(|random| (-3_300..11_400).contains(&gumbel(random))));
    }
}
