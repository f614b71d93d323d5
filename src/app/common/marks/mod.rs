//! Marks on the board as values: their kinds, shapes and legend, and the overlay of lines and ghosts.

pub mod flat_shape;
pub mod kinds;
pub mod legend;
mod mark;
mod overlay;
pub mod style;

pub use kinds::MarkKind;
pub use legend::LegendEntry;
pub use mark::Mark;
pub use overlay::{ActionTrace, Ghost, Overlay};
