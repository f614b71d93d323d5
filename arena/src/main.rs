//! A match of the engine against the searches of the crate `minimax`, which get our rules and our linear evaluation. The engine plays at
//! its highest level, in Cannon with its network.
//!
//! `cargo run --release --manifest-path arena/Cargo.toml -- --games 200 --time 100`
//!
//! - `adapter` implements the traits of `minimax`, and `minimax_game` the part that differs between games;
//! - `duel` plays the games and keeps the score.
#![allow(clippy::print_stdout)]

mod adapter;
mod duel;
mod minimax_game;

use cannon_rules::{Game, cannon, tank_chess};
use clap::{Parser, ValueEnum};
use duel::{GameResult, MatchScore};

/// A function that plays the game with this number and returns its result and its length in plies.
type PlayFn = fn(u64, &Args) -> (GameResult, usize);

/// The available games with their identifiers.
const GAMES: [(&str, PlayFn); 2] = [
    (cannon::Position::ID, duel::play::<cannon::Position>),
    (tank_chess::Position::ID, duel::play::<tank_chess::Position>),
];

#[derive(Parser)]
struct Args {
    /// Which game
    #[arg(long, default_value = GAMES[0].0, value_parser = GAMES.map(|(id, _)| id))]
    game: String,
    /// Games to play; every two have the same opening, with sides changed
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Milliseconds for each action
    #[arg(long, default_value_t = 100)]
    time: u64,
    /// Which of the crate's searches, each on one thread
    #[arg(long, value_enum, default_value_t = Search::Iterative)]
    search: Search,
    /// Which openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum Search {
    Iterative,
    Parallel,
}

fn main() {
    let args = Args::parse();
    let mut score = MatchScore::default();
    let play = GAMES.iter().find(|(id, _)| *id == args.game).map(|&(_, play)| play).expect("one of the games");
    for number in 0..args.games {
        let (result, plies) = play(number, &args);
        score.add(result);
        println!("game {number}: {result:?} after {plies} plies");
    }
    println!("{score}");
}
