//! Tests of the lessons: the built-in lessons hold what they promise, sessions judge actions, and bad files are refused.

mod content;
mod duration;
mod errors;
mod session;
