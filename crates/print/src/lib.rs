//! Pages to print: reference sheets of both games, and templates and schemes of Tank Chess. The pages are drawings of [`cannon_drawing`], in
//! black on white, for paper of either [size](Paper); [`to_pdf`] writes them as PDF.
//!
//! ```
//! use cannon_i18n::Localizer;
//! use cannon_print::{Paper, tank_chess, to_pdf};
//!
//! let page = tank_chess::template(16, Paper::A4, &Localizer::default())?;
//! assert!(to_pdf(&page).starts_with(b"%PDF"));
//! # Ok::<(), cannon_print::PrintError>(())
//! ```

pub mod cannon;
mod column;
mod error;
mod paper;
mod pdf;
pub mod tank_chess;

pub use cannon_drawing::Page;
pub use error::PrintError;
pub use paper::Paper;
pub use pdf::to_pdf;

#[cfg(test)]
mod tests;
