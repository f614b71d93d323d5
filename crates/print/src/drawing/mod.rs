//! Drawings: pages of paths and text, independent of the file format and of the games.
//!
//! Lengths are in millimetres, from the top left corner of the paper. Sizes of text are in millimetres, too. Shades go
//! from 0 (black) to 1 (white).

pub(crate) mod column;
mod escape;
pub(crate) mod font;
pub(crate) mod page;
pub(crate) mod path;
mod pdf;
mod svg;
pub(crate) mod text;

pub use escape::escaped;
pub use page::{Page, Paper};

/// Black.
pub(crate) const BLACK: f32 = 0.0;
/// White.
pub(crate) const WHITE: f32 = 1.0;
