//! Badges: the symbols that stand over pieces whose model is too small on the screen to be recognised.

use crate::common::marks::flat_shape::FlatShape;

/// The symbol of a kind of piece.
#[derive(Debug)]
pub struct Badge {
    /// The unique name, such as `tank-chess/heavy`.
    pub name: &'static str,
    /// Adds the symbol to an empty shape of its colour. It fits in a square of half width 1 around the origin and is seen upright.
    pub draw: fn(FlatShape) -> FlatShape,
}
