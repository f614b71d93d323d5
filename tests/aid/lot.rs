//! Drawing lots that fall alike on every machine.

/// A sequence of draws (SplitMix64, by Sebastiano Vigna, public domain).
#[derive(Clone, Debug)]
pub(crate) struct Lot(u64);

impl Lot {
    /// The lots for this purpose: other numbers, other lots.
    pub(crate) fn new(purpose: &[u64]) -> Lot {
        let mut lot = Lot(0);
        for &number in purpose {
            lot.0 = lot.draw() ^ number;
        }
        lot
    }

    /// Any number.
    pub(crate) fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.draw()) * u128::from(bound)) >> 64) as u64
    }

    /// One of these, each as likely as any other. `None` if there are none.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let index = self.below(from.len() as u64);
        from.get(index as usize).copied()
    }
}
