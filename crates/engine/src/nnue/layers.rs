//! The arithmetic of the network, in whole numbers. The loops have fixed lengths and no branches, so that the compiler turns them into
//! vector instructions. [`reader`](super::reader) refuses weights with which a sum could overflow.

/// Number of units of the accumulator for each view.
pub(super) const UNITS: usize = 128;
/// The activation of 1 as a whole number, and the factor between weights of the first layer and their whole numbers.
pub(super) const ACTIVATION_ONE: i16 = 255;
/// The factor between weights of the output layer and their whole numbers.
pub(super) const OUTPUT_ONE: i32 = 64;

/// One number for each unit: a row of weights of the first layer, or the accumulator of one view. It begins on a cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Row(pub(super) [i16; UNITS]);

impl Row {
    /// All zero.
    pub(super) const ZERO: Row = Row([0; UNITS]);

    /// Adds another row.
    #[inline]
    pub(super) fn add(&mut self, other: &Row) {
        for (unit, more) in self.0.iter_mut().zip(&other.0) {
            *unit = unit.wrapping_add(*more);
        }
    }

    /// This accumulator after a soldier has moved.
    #[inline]
    pub(super) fn after_move(&self, from: &Row, to: &Row) -> Row {
        let mut after = Row::ZERO;
        for n in 0..UNITS {
            after.0[n] = self.0[n].wrapping_sub(from.0[n]).wrapping_add(to.0[n]);
        }
        after
    }

    /// This accumulator after a soldier has moved and captured another.
    #[inline]
    pub(super) fn after_capture(&self, from: &Row, to: &Row, captured: &Row) -> Row {
        let mut after = Row::ZERO;
        for n in 0..UNITS {
            let left = self.0[n].wrapping_sub(from.0[n]).wrapping_sub(captured.0[n]);
            after.0[n] = left.wrapping_add(to.0[n]);
        }
        after
    }

    /// This accumulator after a soldier has been removed.
    #[inline]
    pub(super) fn after_removal(&self, removed: &Row) -> Row {
        let mut after = Row::ZERO;
        for n in 0..UNITS {
            after.0[n] = self.0[n].wrapping_sub(removed.0[n]);
        }
        after
    }

    /// The sum of squared clipped activations times weights (squared clipped ReLU). A weight is at most 127 either way, so that the product
    /// with an activation fits into 16 bits.
    #[inline]
    pub(super) fn activated_sum(&self, weights: &Row) -> i32 {
        let products = self.0.iter().zip(&weights.0).map(|(&unit, &weight)| {
            let activation = unit.clamp(0, ACTIVATION_ONE);
            i32::from(activation.wrapping_mul(weight)) * i32::from(activation)
        });
        products.sum()
    }
}
