//! A match against the searches of the crate `minimax`, which play a game through our rules and with our judgement of positions, so that
//! the searches alone differ.
//!
//! `cargo run --release --manifest-path arena/Cargo.toml -- --games 200 --time 100`
//!
//! - `adapter` is a game as the crate wants it, `contender` what differs from game to game;
//! - `duel` plays games and counts them.
#![allow(clippy::print_stdout)]

mod adapter;
mod contender;
mod duel;

use cannon_rules::{Game, cannon as points, tank_chess};
use clap::{Parser, ValueEnum};
use duel::Outcome;

/// Plays a game with this number; says how it ended and after how many plies.
type Play = fn(u64, &Args) -> (Outcome, usize);

/// The games there are, by their identifiers.
const GAMES: [(&str, Play); 2] = [
    (points::Position::ID, duel::play::<points::Position>),
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
    let mut accumulator = duel::Tally::default();
    let play = GAMES.iter().find(|(id, _)| *id == args.game).map(|&(_, play)| play).expect("one of the games");
    for number in 0..args.games {
        let (result, plies) = play(number, &args);
        accumulator.count(result);
        println!("game {number}: {result:?} after {plies} plies");
    }
    println!("{accumulator}");
}
