//! Tasks of the project that need more than Cargo: `cargo xtask package` makes packages, `cargo xtask licenses` collects licences.
//!
//! The tools that it calls (`cargo-deb`, `cargo-about`, `tar`) are installed separately; an error names a missing tool.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod package;
mod tools;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use package::PackageKind;
use workspace::Workspace;

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Makes the packages of the game")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the game with the profile `dist` and make packages of it, by default all of them
    Package {
        /// The kinds of packages
        kinds: Vec<PackageKind>,
    },
    /// Collect the licences of all libraries into `assets/licenses`, with cargo-about
    Licenses,
}

fn main() -> ExitCode {
    match run(&Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: &Task) -> Result<(), String> {
    let workspace = Workspace::find();
    match task {
        Task::Package { kinds } => package::make(&workspace, kinds),
        Task::Licenses => package::collect_licenses(&workspace),
    }
}
