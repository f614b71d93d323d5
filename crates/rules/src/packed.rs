//! Type-erased actions: plain numbers.

use std::num::NonZeroU32;

/// An action of any game as an opaque number. Transposition tables store it, and code that serves every game passes it
/// around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedAction(NonZeroU32);

impl PackedAction {
    /// Packs `bits`.
    ///
    /// # Panics
    /// If `bits` is `u32::MAX`, which no game uses.
    #[inline]
    pub const fn new(bits: u32) -> Self {
        match NonZeroU32::new(bits.wrapping_add(1)) {
            Some(number) => PackedAction(number),
            None => panic!("u32::MAX is not an action"),
        }
    }

    /// The bits given to [`new`](Self::new).
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0.get() - 1
    }
}
