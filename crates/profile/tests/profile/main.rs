//! Profiles of players: ratings, results, mistakes, merging, and the file.

mod aid;
mod computer_ratings;
mod file;
mod merging;
mod mistakes;
mod names;
mod puzzles;
mod ratings;
mod results;
mod store;
