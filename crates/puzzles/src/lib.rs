//! Puzzles: positions of Cannon and Tank Chess with one solution, which is proved by exhaustive search.
//!
//! - [`shipped()`] has the puzzles that come with the program, [`Puzzle`] is one of them, and [`Theme`] what its solution achieves;
//! - [`file`](mod@file) reads and writes files of puzzles, with the errors in [`error`];
//! - [`proof`] proves puzzles with the rules alone, and [`game`] has the functions of each game that proofs need;
//! - [`judge`] judges and answers the actions of somebody who solves a puzzle;
//! - [`making`] finds puzzles in games and rates them. Only [`making`] and [`judge`] use the engine;
//! - [`themes()`] and [`ruleset()`] serve callers that hold a game of any kind.
//!
//! `docs/puzzles.md` defines the themes and the rating.

#![forbid(unsafe_code)]

mod any_game;
pub mod error;
pub mod file;
pub mod game;
pub mod judge;
pub mod making;
pub mod proof;
pub mod puzzle;
mod shipped;
pub mod theme;

pub use any_game::{ruleset, themes};
pub use error::{PuzzleFault, PuzzleFileError};
pub use judge::Verdict;
pub use proof::{ClaimError, Proof};
pub use puzzle::{Fields, Puzzle};
pub use shipped::shipped;
pub use theme::Theme;
