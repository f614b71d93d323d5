//! *Learn*: the lessons, the chapters of the rules and the puzzles.

pub(crate) mod chapters;
pub(crate) mod lessons;
pub(crate) mod puzzles;
