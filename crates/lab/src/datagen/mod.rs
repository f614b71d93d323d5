//! `cannon-lab datagen`: makes data for training an evaluation, and checks files of such data.
//!
//! - `args` has the arguments;
//! - `self_play` plays a game and chooses its positions, and `shard` collects their records;
//! - [`cannon`] and [`tank_chess`] have the formats of both games, with `format`, `origin`, `stats` and `data_error` in common;
//! - `evaluate` writes the static evaluations of a file's positions, and `features` the inputs of the network.

mod args;
mod cannon;
mod data_error;
mod evaluate;
mod features;
mod format;
mod origin;
mod self_play;
mod shard;
mod stats;
mod tank_chess;

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;

pub(crate) use args::DatagenArgs;

use format::{Format, read_records};
use self_play::play_game;
use shard::Shard;
use stats::DataStats;

use crate::error::bad_input;
use crate::in_order;
use cannon_cli::{CliError, games};
use cannon_engine::AnyEvaluator;
use cannon_files::FileError;
use cannon_rules::GameId;

pub(crate) fn run(args: &DatagenArgs, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(path) = &args.check {
        return match game_of(path)? {
            GameId::Cannon => report::<cannon::Header>(path, None, out),
            GameId::TankChess => report::<tank_chess::Header>(path, None, out),
        };
    }
    // The parser requires the file unless `--check` is given.
    let Some(path) = &args.out else {
        return Err(bad_input("give --out with --positions, --evaluate or --features, or --check".to_owned()));
    };
    if let Some(positions) = &args.evaluate {
        return evaluate::run(positions, args, path, out);
    }
    if let Some(positions) = &args.features {
        return features::run(positions, args, path, out);
    }
    let game = args.game_args.game.unwrap_or(games::default());
    let evaluator = args.evaluator(game)?;
    let positions = args.positions.unwrap_or_default();
    match game.id {
        GameId::Cannon => make(path, &cannon::header(args, positions, &evaluator)?, &evaluator, args, out),
        GameId::TankChess => make(path, &tank_chess::header(args, game, positions, &evaluator)?, &evaluator, args, out),
    }
}

/// Makes the file that a header describes, unless it is there already, and reports on it.
fn make<F: Format>(
    path: &Path,
    header: &F,
    evaluator: &AnyEvaluator,
    args: &DatagenArgs,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    if !path.exists() {
        let failed = |error| FileError::Write { path: path.to_owned(), error };
        // A folder that does not exist is better found before the games are played than afterwards.
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::read_dir(folder).map_err(failed)?;
        }
        let content = make_content(header, evaluator, args.threads.get())?;
        cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    }
    report(path, Some(header), out)
}

/// Plays games until there are enough positions. Returns the content of the file.
///
/// # Errors
/// If a board cannot be played, or there are not enough positions.
fn make_content<F: Format>(options: &F, evaluator: &AnyEvaluator, threads: usize) -> Result<Vec<u8>, CliError> {
    let starts = options.starts()?;
    let mut shard = Shard::new(options.origin().positions);
    let play = |number: u64, stop: &_| {
        let start = &starts[(number % starts.len() as u64) as usize];
        let records = play_game(options, start, number, evaluator, stop)?;
        Ok(records.iter().map(F::encode_record).collect())
    };
    in_order::play_games(threads, play, &mut |game| shard.add_game(game, F::key))?;
    let header = options.with_origin(options.origin().with_counts(&shard));
    Ok([header.encode(), shard.records].concat())
}

/// Reads a file and reports on it, if the header describes the file or no header is given.
///
/// # Errors
/// If the file cannot be read or is damaged, or was made with other options.
fn report<F: Format>(path: &Path, options: Option<&F>, out: &mut dyn Write) -> Result<(), CliError> {
    let mut stats = DataStats::new(F::MAX_SCORE);
    let header: F = read_records(path, &mut |record, bytes| stats.add::<F>(record, bytes))?;
    if options.is_some_and(|options| header.with_origin(header.origin().without_counts()) != *options) {
        let path = path.display();
        return Err(bad_input(format!("{path} was made with other options; name another file")));
    }
    header.origin().write(path, out)?;
    write!(out, "{}", stats.text(F::GROUPS, header.group_names()))?;
    Ok(())
}

/// The game whose positions a file has. A file that is no training data at all is read as data of Cannon.
fn game_of(path: &Path) -> Result<GameId, CliError> {
    let failed = |error| FileError::Read { path: path.to_owned(), error };
    let mut start = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(tank_chess::Header::MAGIC.len() as u64).read_to_end(&mut start).map_err(failed)?;
    Ok(if start == tank_chess::Header::MAGIC { GameId::TankChess } else { GameId::Cannon })
}
