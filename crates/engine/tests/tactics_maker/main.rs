//! A program that makes, proves and marks the collection of tactical positions in `tests/data/cannon-tactics.txt`.
//!
//! `cargo test --release --no-default-features --test tactics_maker -- make` finds positions in self-play games, proves them, and writes
//! the file. `prove` repeats the proofs of all positions in the file. `mark` tests which of them the engine solves and updates only the
//! marks.
#![allow(clippy::print_stdout)]

#[path = "../aid/collection.rs"]
mod collection;
mod games;
#[path = "../aid/proof.rs"]
mod proof;
mod puzzle_finder;
mod quotas;

use std::fs;

use clap::{Parser, Subcommand};
use collection::{NODES, Puzzle};

/// The path of the collection.
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cannon-tactics.txt");

/// The node limit of a proof when the proofs of the file are repeated.
const PROOF_NODES: u64 = 2_000_000_000;

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Find positions in games by lot, prove them and write the file
    Make {
        /// Which games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games to look through at most
        #[arg(long, default_value_t = 1_950)]
        games: u64,
    },
    /// Prove every position of the file
    Prove,
    /// Mark the positions of the file that the computer player does not solve
    Mark,
}

const HEADER: &str = "\
# Tactical positions of Cannon by the classic rules, each proved by exhaustive search (tests/aid/proof.rs).
# Fields: kind; position; all actions that solve it; plies; `unsolved` if the computer player does not find one yet.
#
# win      a forced win: the listed actions, and no others, end the game within so many plies
# defence  after all other actions the enemy ends the game within so many plies
# shot     a forced win that begins with a shot, and with nothing else
# gain     a shot after which, so many plies on, two soldiers more have been won than lost, or the game; nothing else does it
# block    a forced win for which the enemy must be left without an action: taking the town alone does not do it in time
# trap     after all other actions the game is lost within so many plies; at least one of them takes something, and loses for want
#          of an action
#
# docs/strength.md says how the file is made.
";

fn main() {
    match Args::parse().task {
        Task::Make { seed, games } => {
            let mut puzzles = quotas::collect_puzzles(seed, games);
            mark(&mut puzzles);
            write(&puzzles);
        }
        Task::Prove => {
            let puzzles = read();
            for puzzle in &puzzles {
                match puzzle.is_proved(PROOF_NODES) {
                    Some(true) => {}
                    Some(false) => panic!("wrong: {puzzle}"),
                    None => panic!("not proved with {PROOF_NODES} positions: {puzzle}"),
                }
            }
            println!("{} positions proved", puzzles.len());
        }
        Task::Mark => {
            let mut puzzles = read();
            mark(&mut puzzles);
            write(&puzzles);
        }
    }
}

fn read() -> Vec<Puzzle> {
    collection::read_puzzles(&fs::read_to_string(PATH).expect("the file of positions"))
}

fn write(puzzles: &[Puzzle]) {
    let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    fs::write(PATH, HEADER.to_owned() + &lines).expect("the file of positions can be written");
}

fn mark(puzzles: &mut [Puzzle]) {
    for puzzle in &mut *puzzles {
        puzzle.solved = puzzle.is_solved(NODES);
    }
    for nodes in [NODES / 1_000, NODES / 100, NODES / 10, NODES] {
        let solved = puzzles.iter().filter(|puzzle| puzzle.is_solved(nodes)).count();
        println!("{solved} of {} positions are solved with {nodes} nodes", puzzles.len());
    }
}
