//! A match against the searches of the crate `minimax`, which play Cannon through our rules and with our judgement of positions, so that
//! the searches alone differ.
//!
//! `cargo run --release --manifest-path arena/Cargo.toml -- --games 200 --time 100`
#![allow(clippy::print_stdout)]

mod adapter;
mod duel;

use clap::{Parser, ValueEnum};

#[derive(Parser)]
struct Args {
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
    let mut tally = duel::Tally::default();
    for number in 0..args.games {
        let opponent = match args.search {
            Search::Iterative => adapter::iterative(),
            Search::Parallel => adapter::parallel(),
        };
        let (result, plies) = duel::play(number, &args, opponent);
        tally.count(result);
        println!("game {number}: {result:?} after {plies} plies");
    }
    println!("{tally}");
}
