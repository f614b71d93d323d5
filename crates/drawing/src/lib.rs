//! Drawings: one picture of each board and of each unit, as neutral shapes on a [`Page`].
//!
//! - [`page`] has pages of shapes, [`path`] and [`text`] their parts, and [`Page::to_svg`] writes a page as SVG. Other painters read the
//!   shapes: `cannon-print` writes PDF, and the window has a painter for egui.
//! - [`board`] places a board on a page, and [`style`] has the colours and line widths, which differ between paper and window.
//! - [`cannon`] and [`tank_chess`] draw the positions, pieces and actions of each game.
//! - [`diagram()`] draws a position of either game with arrows, in black on white, and [`diagram_with_shapes`] with what people drew on it.
//!
//! ```
//! use cannon_drawing::board::Board;
//! use cannon_drawing::{Page, cannon};
//! use cannon_rules::Game;
//! use cannon_rules::cannon::{Position, Ruleset, Setup};
//!
//! let start = Setup::from(&Position::start(&Ruleset::default()));
//! let mut page = Page::sized((100.0, 100.0), "The start", "en");
//! cannon::draw(&mut page, Board::whole(10, (5.0, 5.0), 9.0), &cannon::PAPER, &start, &[]);
//! assert!(page.to_svg().contains("<title>The start</title>"));
//! ```
//!
//! Lengths are in the unit of the page, from its top left corner: millimetres on paper, and points in the window. Sizes of text are in this
//! unit, too.

pub mod arrow;
pub mod board;
pub mod cannon;
mod color;
mod diagram;
mod escape;
pub mod font;
mod insignia;
pub mod page;
pub mod path;
mod shapes;
pub mod style;
mod svg;
pub mod tank_chess;
pub mod text;

pub use arrow::ArrowKind;
pub use color::Color;
pub use diagram::{Arrow, diagram};
pub use escape::escaped;
pub use insignia::insignia;
pub use page::Page;
pub use shapes::diagram_with_shapes;
pub use style::Style;
