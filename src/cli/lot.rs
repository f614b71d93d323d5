//! Drawing lots: openings and the choices of players without a plan.

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A sequence of draws that is the same in every run of the program.
#[derive(Clone, Debug)]
pub(super) struct Lot(SmallRng);

impl Lot {
    /// The lots for this purpose: other numbers, other lots.
    pub(super) fn new(purpose: &[u64]) -> Lot {
        let seed = purpose.iter().fold(0, |seed, &number| SmallRng::seed_from_u64(seed ^ number).random::<u64>());
        Lot(SmallRng::seed_from_u64(seed))
    }

    /// Any number.
    pub(super) fn draw(&mut self) -> u64 {
        self.0.random()
    }

    /// One of these, each as likely as any other. `None` if there are none.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        from.choose(&mut self.0).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_depend_on_their_purpose_alone_and_fall_on_everything() {
        let drawn = |purpose: &[u64]| Lot::new(purpose).draw();
        assert_eq!(drawn(&[1, 2]), drawn(&[1, 2]));
        assert_ne!(drawn(&[1, 2]), drawn(&[2, 1]));
        assert_ne!(drawn(&[0]), drawn(&[0, 0]));
        let mut lot = Lot::new(&[7]);
        let mut counts = [0; 5];
        for _ in 0..5_000 {
            counts[lot.pick(&[0, 1, 2, 3, 4]).expect("one of five")] += 1;
        }
        assert!(counts.iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
        assert_eq!(lot.pick::<u8>(&[]), None);
    }
}
