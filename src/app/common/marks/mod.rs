//! Marks on the board as values: their kinds and shapes, and the overlay of lines and ghosts.

pub mod flat_shape;
pub mod kinds;
mod mark;
mod overlay;
pub mod style;

pub use kinds::MarkKind;
pub use mark::Mark;
pub use overlay::{ActionTrace, Ghost, Overlay};
