//! Pages to print: reference sheets of both games, and templates and schemes of Tank Chess.
//!
//! - [`drawing`] has pages of paths and text, and writes them as SVG and PDF;
//! - [`cannon`] and [`tank_chess`] have the pages of each game;
//! - [`diagram()`] draws a position of either game, on a page that is as large as the board.
//!
//! Every function makes one page, in black on white. Other pages than diagrams are for paper of either [size](Paper):
//!
//! ```
//! use cannon_i18n::Localizer;
//! use cannon_print::{Paper, tank_chess};
//!
//! let page = tank_chess::template(16, Paper::A4, &Localizer::default())?;
//! assert!(page.to_pdf().starts_with(b"%PDF"));
//! # Ok::<(), cannon_print::PrintError>(())
//! ```

pub mod cannon;
mod diagram;
pub mod drawing;
mod error;
pub mod tank_chess;

pub use diagram::{Arrow, ArrowKind, diagram};
pub use drawing::{Page, Paper, escaped};
pub use error::PrintError;

#[cfg(test)]
mod tests;
