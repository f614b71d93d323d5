//! `cannon-lab datagen`: makes data for training an evaluation, and checks files of such data.
//!
//! - `args` has the arguments;
//! - `self_play` plays a game and chooses its positions, `in_order` plays many of them on several threads, and `shard` collects their
//!   records;
//! - [`cannon`] and [`tank_chess`] have the formats of both games, with `origin`, `result_for_mover`, `stats` and `data_error` in common;
//! - `evaluate` writes the static evaluations of a file's positions, and `features` the inputs of the network.

mod args;
mod cannon;
mod data_error;
mod evaluate;
mod features;
mod in_order;
mod origin;
mod result_for_mover;
mod self_play;
mod shard;
mod stats;
mod tank_chess;

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;

pub(crate) use args::DatagenArgs;

use cannon_cli::{CliError, games};
use cannon_files::FileError;
use cannon_rules::GameId;

pub(crate) fn run(args: &DatagenArgs, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(path) = &args.check {
        return match game_of(path)? {
            GameId::Cannon => cannon::report(path, None, out),
            GameId::TankChess => tank_chess::report(path, None, out),
        };
    }
    // The parser requires the file unless `--check` is given.
    let Some(path) = &args.out else {
        return Err(CliError::BadInput("give --out with --positions, --evaluate or --features, or --check".to_owned()));
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
        GameId::Cannon => {
            let header = cannon::header(args, positions, &evaluator)?;
            make_file(path, || cannon::make_content(&header, &evaluator, args.threads.get()))?;
            cannon::report(path, Some(&header), out)
        }
        GameId::TankChess => {
            let header = tank_chess::header(args, game, positions, &evaluator)?;
            make_file(path, || tank_chess::make_content(&header, &evaluator, args.threads.get()))?;
            tank_chess::report(path, Some(&header), out)
        }
    }
}

/// Makes a file unless it is there already.
fn make_file(path: &Path, make: impl FnOnce() -> Result<Vec<u8>, CliError>) -> Result<(), CliError> {
    if path.exists() {
        return Ok(());
    }
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    // A folder that does not exist is better found before the games are played than afterwards.
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::read_dir(folder).map_err(failed)?;
    }
    cannon_files::atomic::write_new(path, &make()?).map_err(failed)?;
    Ok(())
}

/// The game whose positions a file has. A file that is no training data at all is read as data of Cannon.
fn game_of(path: &Path) -> Result<GameId, CliError> {
    let failed = |error| FileError::Read { path: path.to_owned(), error };
    let mut start = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(tank_chess::MAGIC.len() as u64).read_to_end(&mut start).map_err(failed)?;
    Ok(if start == tank_chess::MAGIC { GameId::TankChess } else { GameId::Cannon })
}

/// The error of a file that is there already and was made with other options.
fn other_options(path: &Path) -> CliError {
    CliError::BadInput(format!("{} was made with other options; name another file", path.display()))
}
