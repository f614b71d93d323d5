//! Tests of the lessons and the model games: the built-in ones hold what they promise, sessions judge actions, and bad files
//! are refused.

mod content;
mod duration;
mod errors;
mod model_games;
mod proof;
mod session;
