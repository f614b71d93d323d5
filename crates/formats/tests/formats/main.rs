//! Tests of the readers and writers: samples of other programs, random games that are written in each format and read back, and damaged
//! texts.

mod abstract_play;
mod boardspace;
mod damage;
mod detect;
mod move_list;
mod pgn;
mod picture;
mod random_games;
