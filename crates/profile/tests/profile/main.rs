//! Profiles of players: ratings, results, merging, and the file.

mod aid;
mod computer_ratings;
mod file;
mod merging;
mod names;
mod puzzles;
mod ratings;
mod results;
mod store;
