//! The lists of lessons and puzzles, and the texts of lessons.

pub(crate) mod lesson_text;
pub(crate) mod lessons;
pub(crate) mod puzzles;
