use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::PositionArgs;
use crate::games::{self, GameCommands};
use crate::options::integer_in;
use crate::value_error::ValueError;

/// Arguments of `cannon explorer`.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  cannon explorer show start\n  cannon explorer show start --moves \"@e1 @f10\" --json\n  \
    cannon explorer build my-games --min-games 2 --out mine.bin\n  cannon explorer show start --collection mine.bin"
)]
pub struct ExplorerArgs {
    #[command(subcommand)]
    pub(super) task: Task,
}

/// The tasks of `cannon explorer`.
#[derive(Debug, Subcommand)]
pub(super) enum Task {
    /// Show which moves were played from a position in many games, with the results of these games
    Show(ShowArgs),
    /// Count games, and write the counts to a file for the explorer
    Build(BuildArgs),
}

/// Arguments of `cannon explorer show`.
#[derive(Debug, Args)]
pub(super) struct ShowArgs {
    #[command(flatten)]
    pub(super) position: PositionArgs,
    /// Play these moves first: words with spaces between them, in one argument
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(super) moves: String,
    /// Count the games in this folder; by default those in the folder in which the window saves games. An index is kept in the folder
    #[arg(id = "explored_folder", long = "games", value_name = "FOLDER")]
    pub(super) folder: Option<PathBuf>,
    /// Look into this file, which `cannon explorer build` has written, instead of a folder of games
    #[arg(long, value_name = "FILE", conflicts_with = "explored_folder")]
    pub(super) collection: Option<PathBuf>,
    /// Print JSON, for other programs
    #[arg(long)]
    pub(super) json: bool,
}

/// Arguments of `cannon explorer build`.
#[derive(Debug, Args)]
pub(super) struct BuildArgs {
    /// The files of saved games, of matches (`cannon match --out`) or of games of other programs, or folders of such files
    #[arg(id = "counted_files", value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    /// The game: cannon or tank-chess
    #[arg(long, value_parser = games::read)]
    pub(super) game: Option<&'static GameCommands>,
    /// Count the moves of each game up to this one
    #[arg(id = "counted_moves", long = "plies", value_name = "N", default_value = "40", value_parser = read_number)]
    #[arg(allow_negative_numbers = true)]
    pub(super) plies: NonZeroU32,
    /// Keep only positions from which at least this many games went on
    #[arg(long, value_name = "N", default_value = "8", value_parser = read_number, allow_negative_numbers = true)]
    pub(super) min_games: NonZeroU32,
    /// Write the counts to this file; by default the file in which the explorer of the window looks for games of the computer
    #[arg(id = "collection_out", long = "out", value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

/// Parses a number from 1 to 20,000, which is the greatest number of moves of a game.
fn read_number(text: &str) -> Result<NonZeroU32, ValueError> {
    integer_in(1..=20_000_u32)(text).map(|number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
}
