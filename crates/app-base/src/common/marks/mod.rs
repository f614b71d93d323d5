//! Marks on the board as values: their kinds, shapes and legend, and the overlay of lines and ghosts.

pub mod flat_shape;
pub mod kinds;
pub mod legend;
mod look;
mod mark;
mod meaning;
mod overlay;
pub mod style;

pub use kinds::{DrawMark, MarkKind, MarkOrientation};
pub use legend::LegendEntry;
pub use look::MarkLook;
pub use mark::Mark;
pub use meaning::Meaning;
pub use overlay::{ActionTrace, Ghost, Overlay};
