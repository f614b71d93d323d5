//! `cannon datagen`: makes data for training an evaluation of Cannon, and checks files of such data.
//!
//! - `args` has the arguments; `self_play` plays the games and chooses their positions;
//! - `evaluate` writes the static evaluations of a file's positions;
//! - `format` is the binary format, `reader` reads and checks it, and `stats` counts the positions.

mod args;
mod evaluate;
mod format;
mod reader;
mod self_play;
mod stats;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

pub(super) use args::DatagenArgs;
use format::{HEADER_BYTES, Header};
use stats::DataStats;

use super::error::CliError;
use super::progress;
use cannon_engine::AnyEvaluator;
use cannon_files::FileError;

/// After this many games in a row without a new position, there are no more to be found.
const MAX_BARREN_GAMES: u64 = 1_000;

pub(super) fn run(args: &DatagenArgs, out: &mut dyn Write) -> Result<(), CliError> {
    if let (Some(positions), Some(path)) = (&args.evaluate, &args.out) {
        return evaluate::run(positions, &args.evaluator()?, path, out);
    }
    // The parser requires both options unless `--check` is given.
    let (path, header, stats) = match (&args.check, &args.out, args.positions) {
        (Some(path), ..) => {
            let (header, stats) = reader::read_file(path)?;
            (path, header, stats)
        }
        (None, Some(path), Some(positions)) => {
            let evaluator = args.evaluator()?;
            let header = Header {
                rules: args.rules.0,
                random_plies: args.random_plies,
                balance: args.balance,
                nodes: args.nodes,
                seed: args.seed,
                shard: args.shard,
                positions,
                games: 0,
                duplicates: 0,
                network: evaluator.network_checksum().map_or(0, u64::from),
            };
            let (header, stats) = make_file(path, header, &evaluator, args.threads.get())?;
            (path, header, stats)
        }
        (None, ..) => {
            return Err(CliError::BadInput(
                "give --positions and --out, or --evaluate and --out, or --check".to_owned(),
            ));
        }
    };
    writeln!(out, "file {}", path.display())?;
    writeln!(out, "seed {} shard {} nodes {}", header.seed, header.shard, header.nodes)?;
    match header.network {
        0 => writeln!(out, "evaluation linear")?,
        network => writeln!(out, "evaluation network {network:08x}")?,
    }
    writeln!(out, "games {} left out duplicates {}", header.games, header.duplicates)?;
    write!(out, "{stats}")?;
    Ok(())
}

/// Makes the file that the header describes, unless it is there already.
fn make_file(
    path: &Path,
    header: Header,
    evaluator: &AnyEvaluator,
    threads: usize,
) -> Result<(Header, DataStats), CliError> {
    if path.exists() {
        let (found, stats) = reader::read_file(path)?;
        if (Header { games: 0, duplicates: 0, ..found }) == header {
            return Ok((found, stats));
        }
        return Err(CliError::BadInput(format!("{} was made with other options; name another file", path.display())));
    }
    let failed = |error| FileError::Write { path: path.to_owned(), error };
    // A folder that does not exist is better found before the games than after them.
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::read_dir(folder).map_err(failed)?;
    }
    let (content, header, stats) = make_data(header, evaluator, threads)?;
    cannon_files::atomic::write_new(path, &content).map_err(failed)?;
    Ok((header, stats))
}

/// Plays games until there are enough positions. Returns the content of the file, its header and its counts.
fn make_data(
    options: Header,
    evaluator: &AnyEvaluator,
    threads: usize,
) -> Result<(Vec<u8>, Header, DataStats), CliError> {
    let (mut header, mut stats, mut barren) = (options, DataStats::default(), 0);
    // The header has its place at the beginning, and is known at the end.
    let mut content = header.encode().to_vec();
    let bar = progress::bar(0, options.positions);
    let played = self_play::play_games(&options, evaluator, threads, &mut |game| {
        header.games += 1;
        barren += 1;
        for record in game {
            let bytes = record.encode();
            if stats.contains(&bytes) {
                header.duplicates += 1;
                continue;
            }
            barren = 0;
            stats.add(&record, &bytes);
            content.extend_from_slice(&bytes);
            if stats.positions() == options.positions {
                return Ok(ControlFlow::Break(()));
            }
        }
        bar.set_position(stats.positions());
        if barren < MAX_BARREN_GAMES {
            return Ok(ControlFlow::Continue(()));
        }
        Err(CliError::Failed(format!(
            "there are {} positions, and the last {MAX_BARREN_GAMES} games had no new ones; ask for fewer, or for more random plies",
            stats.positions()
        )))
    });
    bar.finish_and_clear();
    played?;
    content[..HEADER_BYTES].copy_from_slice(&header.encode());
    Ok((content, header, stats))
}
