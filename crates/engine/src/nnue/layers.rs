//! The arithmetic of the network, in whole numbers. The loops have fixed lengths and no branches, so that the compiler turns them into
//! vector instructions. The readers refuse weights with which a sum could overflow.

/// The activation of 1 as a whole number, and the factor between weights of the first layer and their whole numbers.
const ACTIVATION_ONE: i16 = 255;
/// The factor between weights of the output layer and their whole numbers.
const OUTPUT_ONE: i32 = 64;

/// One number for each of the `NEURONS` units of a view: a row of weights of the first layer, or the accumulator of one view. It begins on a
/// cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Row<const NEURONS: usize>(pub(super) [i16; NEURONS]);

impl<const NEURONS: usize> Row<NEURONS> {
    /// All zero.
    pub(super) const ZERO: Self = Row([0; NEURONS]);

    /// Adds another row.
    #[inline]
    pub(super) fn add(&mut self, other: &Self) {
        for (unit, more) in self.0.iter_mut().zip(&other.0) {
            *unit = unit.wrapping_add(*more);
        }
    }

    /// Adds a row of short weights.
    #[inline]
    pub(super) fn add_short(&mut self, other: &ShortRow<NEURONS>) {
        for (unit, more) in self.0.iter_mut().zip(&other.0) {
            *unit = unit.wrapping_add(i16::from(*more));
        }
    }

    /// Subtracts a row of short weights.
    #[inline]
    pub(super) fn subtract_short(&mut self, other: &ShortRow<NEURONS>) {
        for (unit, less) in self.0.iter_mut().zip(&other.0) {
            *unit = unit.wrapping_sub(i16::from(*less));
        }
    }

    /// This accumulator after a soldier has moved.
    #[inline]
    pub(super) fn after_move(&self, from: &Self, to: &Self) -> Self {
        let mut after = Row::ZERO;
        for n in 0..NEURONS {
            after.0[n] = self.0[n].wrapping_sub(from.0[n]).wrapping_add(to.0[n]);
        }
        after
    }

    /// This accumulator after a soldier has moved and captured another.
    #[inline]
    pub(super) fn after_capture(&self, from: &Self, to: &Self, captured: &Self) -> Self {
        let mut after = Row::ZERO;
        for n in 0..NEURONS {
            let left = self.0[n].wrapping_sub(from.0[n]).wrapping_sub(captured.0[n]);
            after.0[n] = left.wrapping_add(to.0[n]);
        }
        after
    }

    /// This accumulator after a soldier has been removed.
    #[inline]
    pub(super) fn after_removal(&self, removed: &Self) -> Self {
        let mut after = Row::ZERO;
        for n in 0..NEURONS {
            after.0[n] = self.0[n].wrapping_sub(removed.0[n]);
        }
        after
    }

    /// All numbers divided by a power of two and rounded down.
    #[inline]
    pub(super) fn halved(mut self, bits: u32) -> Self {
        for unit in &mut self.0 {
            *unit >>= bits;
        }
        self
    }

    /// The sum of squared clipped activations times weights (squared clipped ReLU). A weight is at most 127 either way, so that the product
    /// with an activation fits into 16 bits.
    #[inline]
    fn activated_sum(&self, weights: &Self) -> i32 {
        let products = self.0.iter().zip(&weights.0).map(|(&unit, &weight)| {
            let activation = unit.clamp(0, ACTIVATION_ONE);
            i32::from(activation.wrapping_mul(weight)) * i32::from(activation)
        });
        products.sum()
    }
}

/// A row of weights of 8 bits, which takes half the room in the caches of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(super) struct ShortRow<const NEURONS: usize>(pub(super) [i8; NEURONS]);

impl<const NEURONS: usize> ShortRow<NEURONS> {
    /// The sum of rows. Numbers that do not fit become the largest or the least number that fits.
    pub(super) fn sum(rows: &[&Self]) -> Self {
        ShortRow(std::array::from_fn(|unit| {
            let sum: i32 = rows.iter().map(|row| i32::from(row.0[unit])).sum();
            sum.clamp(i8::MIN.into(), i8::MAX.into()) as i8
        }))
    }
}

/// The output layer, with weights and a bias for each of the `BUCKETS` buckets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OutputLayer<const NEURONS: usize, const BUCKETS: usize> {
    /// The weights of the view of the side to move and of the other view, by bucket.
    pub(super) weights: [[Row<NEURONS>; 2]; BUCKETS],
    /// The biases, on the scale of the sum of products.
    pub(super) biases: [i32; BUCKETS],
}

impl<const NEURONS: usize, const BUCKETS: usize> OutputLayer<NEURONS, BUCKETS> {
    /// The output for the side to move, given its view and the view of the other side. An output of 1 becomes `scale`.
    #[inline]
    pub(super) fn output(&self, own: &Row<NEURONS>, enemy: &Row<NEURONS>, bucket: usize, scale: i32) -> i32 {
        let [own_weights, enemy_weights] = &self.weights[bucket];
        let products = own.activated_sum(own_weights) + enemy.activated_sum(enemy_weights);
        let sum = i64::from(products / i32::from(ACTIVATION_ONE) + self.biases[bucket]);
        (sum * i64::from(scale) / i64::from(OUTPUT_ONE * i32::from(ACTIVATION_ONE))) as i32
    }
}
