//! Thousands of self-play games with few nodes, in which every action is checked against the rules.
//!
//! `cargo test --release --no-default-features --test self_play -- --games 10000`
#![allow(clippy::print_stdout)]

#[path = "aid/checked_game.rs"]
mod checked_game;

use std::collections::BTreeMap;
use std::time::Instant;

use cannon_rules::cannon::Position;
use cannon_rules::{Game, tank_chess};
use clap::{Parser, ValueEnum};

#[derive(Parser)]
struct Args {
    /// Which game
    #[arg(long, value_enum, default_value_t = GameChoice::Cannon)]
    game: GameChoice,
    /// Games to play
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Number of the first game; each number is a different game
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// Positions visited for each action
    #[arg(long, default_value_t = 100)]
    nodes: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum GameChoice {
    Cannon,
    TankChess,
}

fn main() {
    let args = Args::parse();
    match args.game {
        GameChoice::Cannon => play::<Position>(&checked_game::CANNON_RULESETS, &args),
        GameChoice::TankChess => play::<tank_chess::Position>(&checked_game::tank_chess_rulesets(), &args),
    }
}

fn play<G: Game>(rules: &[G::Ruleset], args: &Args) {
    let started = Instant::now();
    let mut plies = 0;
    let mut endings: BTreeMap<String, u64> = BTreeMap::new();
    for number in args.first..args.first + args.games {
        let game = checked_game::play_checked_game::<G>(rules, number, args.nodes);
        plies += game.ply();
        *endings.entry(checked_game::describe_outcome(&game)).or_default() += 1;
    }
    println!("{} games, {plies} actions, all legal, in {:.0} s", args.games, started.elapsed().as_secs_f64());
    for (ending, count) in endings {
        println!("{count:>8} {ending}");
    }
}
