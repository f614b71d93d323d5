//! What players do with games: input, the computer player and the coach, review and exercises, lessons and puzzles, editors, saved games and
//! profiles. Nothing here draws; the table and the screens show it.

pub mod coach;
pub mod editor;
pub mod exercise;
pub mod explorer;
pub mod first_game;
pub mod gamepads;
pub mod guess;
pub mod input;
pub mod lessons;
pub mod model_games;
pub mod opponent;
pub mod persistence;
pub mod practice;
pub mod profile;
pub mod puzzles;
pub mod review;
pub mod setup_study;
pub mod study;
