//! A seeded pseudo-random number generator for openings, matches and generated test positions.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A pseudo-random number generator whose sequence is the same in every run of the program and on every machine.
#[derive(Clone, Debug)]
pub struct SeededRng(Xoshiro256PlusPlus);

impl SeededRng {
    /// A generator seeded with all of these numbers. Their order matters.
    pub fn new(seeds: &[u64]) -> SeededRng {
        let generator = |seed| Xoshiro256PlusPlus::seed_from_u64(seed);
        let seed = seeds.iter().fold(0, |seed, &number| generator(seed ^ number).random::<u64>());
        SeededRng(generator(seed))
    }

    /// A uniformly distributed number.
    pub fn next_u64(&mut self) -> u64 {
        self.0.random()
    }

    /// A uniformly distributed number below `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.random_range(..bound)
    }

    /// A uniformly chosen item. `None` if the slice is empty.
    pub fn choose<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.choose(&mut self.0).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequence_depends_on_the_seeds_alone_and_choices_are_uniform() {
        let first_number = |seeds: &[u64]| SeededRng::new(seeds).next_u64();
        assert_eq!(first_number(&[1, 2]), first_number(&[1, 2]));
        assert_ne!(first_number(&[1, 2]), first_number(&[2, 1]));
        assert_ne!(first_number(&[0]), first_number(&[0, 0]));
        let mut rng = SeededRng::new(&[7]);
        let mut counts = [0; 5];
        for _ in 0..5_000 {
            counts[rng.choose(&[0, 1, 2, 3, 4]).expect("one of five")] += 1;
        }
        assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
        assert_eq!(rng.choose::<u8>(&[]), None);
        assert!((0..1_000).all(|_| rng.below(3) < 3));
    }

    #[test]
    fn sequence_is_the_same_on_every_machine() {
        let mut rng = SeededRng::new(&[7, 1]);
        assert_eq!(
            [rng.next_u64(), rng.next_u64(), rng.below(1_000)],
            [12_464_263_417_931_528_530, 10_308_119_459_358_922_924, 744]
        );
    }
}
