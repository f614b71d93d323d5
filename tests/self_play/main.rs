//! Thousands of games of the computer player against itself, at few nodes, with every action checked by the rules.
//!
//! `cargo test --release --no-default-features --test self_play -- --games 10000`
#![allow(clippy::print_stdout)]

#[path = "../aid/checked_game.rs"]
mod checked_game;

use std::collections::BTreeMap;
use std::time::Instant;

use clap::Parser;

#[derive(Parser)]
struct Args {
    /// Games to play
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Number of the first game; other numbers, other games
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Positions visited for each action
    #[arg(long, default_value_t = 100)]
    nodes: u64,
}

fn main() {
    let args = Args::parse();
    let began = Instant::now();
    let mut plies = 0;
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    for number in args.first..args.first + args.games {
        let game = checked_game::play(number, args.nodes);
        plies += game.ply();
        *endings.entry(checked_game::ending(&game)).or_default() += 1;
    }
    println!("{} games, {plies} actions, all legal, in {:.0} s", args.games, began.elapsed().as_secs_f64());
    for (ending, count) in endings {
        println!("{count:>8} {ending}");
    }
}
