//! Drawing lots that fall alike on every machine and in every version of the program.

/// A sequence of draws (SplitMix64, by Sebastiano Vigna, public domain).
#[derive(Clone, Debug)]
pub(super) struct Lot(u64);

impl Lot {
    /// The lots for this purpose: other numbers, other lots.
    pub(super) fn new(purpose: &[u64]) -> Lot {
        let mut lot = Lot(0);
        for &number in purpose {
            lot.0 = lot.draw() ^ number;
        }
        lot.0 = lot.draw();
        lot
    }

    /// Any number.
    pub(super) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// One of these, each as likely as any other. `None` if there are none.
    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let index = (u128::from(self.draw()) * from.len() as u128) >> 64;
        from.get(index as usize).copied()
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
