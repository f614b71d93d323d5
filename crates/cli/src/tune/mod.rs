//! `cannon tune`: better weights for judging positions, from games of the computer player against itself.
//!
//! - `args` is what can be typed;
//! - `harvest` plays the games and keeps their quiet positions, `samples` is the file in which they stand;
//! - `mod.rs` fits the weights to them.

mod args;
mod harvest;
mod samples;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

pub(super) use args::TuneArgs;
use samples::Sample;

use super::error::CliError;
use super::games::{self, GameCommands};
use cannon_engine::AnyEvaluator;
use cannon_engine::playable::WeightsError;
use cannon_engine::registry::EngineEntry;
use cannon_engine::tuning::{Fit, Lessons, Tunable, fit, fit::chance};
use cannon_files::FileError;
use cannon_rules::timeline::HouseRules;

/// One part in so many of each run's positions, the last, is kept apart, to see whether the weights hold for what they were not fitted to: whole
/// games, since the positions of one game are much alike.
const KEPT_APART: usize = 10;
/// Rounds between two lines about how the fit is coming on.
const TELL_EVERY: usize = 50;

pub(super) fn run(args: &TuneArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.by.game.unwrap_or(games::default());
    let player = games::player(game.id)?;
    let start = match &args.start {
        None => player.tuner.weights(),
        Some(path) => read(path, |text| player.tuner.read(text))?,
    };
    let free = free(&args.only, &player.tuner.names())?;
    let runs = runs(args, game, player)?;
    let positions: usize = runs.iter().map(|run| run.samples.len()).sum();
    if positions < KEPT_APART {
        return Err(CliError::BadInput(format!("{positions} positions are not enough; play more games")));
    }

    let scale = scale(runs.iter().flat_map(|run| &run.samples));
    let (lessons, exam) = lessons(args, game, player.tuner, &runs, scale)?;
    writeln!(out, "{} positions, {} more kept apart; odds of e to 1 at {scale:.0}", lessons.len(), exam.len())?;
    writeln!(out, "before: loss {:.5}, apart {:.5}", lessons.loss(&start, scale), exam.loss(&start, scale))?;
    let how = Fit { rounds: args.rounds, scale, anchor: args.anchor };
    let weights = fit(&lessons, &start, &free, how, &mut |round, loss| {
        if (round + 1).is_multiple_of(TELL_EVERY) {
            // Whoever reads this sees the result, too, should it fail.
            let _ = writeln!(out, "round {}: loss {loss:.5}", round + 1);
        }
    });
    writeln!(out, "after: loss {:.5}, apart {:.5}", lessons.loss(&weights, scale), exam.loss(&weights, scale))?;
    let text = player.tuner.write(&weights);
    match &args.out {
        None => write!(out, "{text}")?,
        Some(path) => {
            write(path, &text)?;
            writeln!(out, "weights in {}", path.display())?;
        }
    }
    Ok(())
}

/// An evaluator that judges by the weights in a file.
///
/// # Errors
/// The file cannot be read, or what is wrong with it.
pub(super) fn judgement(game: &GameCommands, path: &Path) -> Result<AnyEvaluator, CliError> {
    let tuner = games::player(game.id)?.tuner;
    read(path, |text| tuner.judgement(text))
}

fn read<T>(path: &Path, understand: impl FnOnce(&str) -> Result<T, WeightsError>) -> Result<T, CliError> {
    let text = read_text(path)?;
    understand(&text).map_err(|error| CliError::BadInput(format!("{}: {error}", path.display())))
}

fn read_text(path: &Path) -> Result<String, CliError> {
    fs::read_to_string(path).map_err(|error| FileError::Read { path: path.to_owned(), error }.into())
}

fn write(path: &Path, text: &str) -> Result<(), CliError> {
    cannon_files::write_atomically(path, text).map_err(|error| FileError::Write { path: path.to_owned(), error }.into())
}

/// The positions of games that were played one after the other.
struct Run {
    /// For telling what is wrong with one of them.
    name: String,
    samples: Vec<Sample>,
}

/// The runs in the files that are there, or else one that is played now.
fn runs(args: &TuneArgs, game: &'static GameCommands, player: &EngineEntry) -> Result<Vec<Run>, CliError> {
    let read = |path: &PathBuf| Ok(Run { name: format!("{}, ", path.display()), samples: samples::read(path)? });
    if !args.samples.is_empty() && (args.samples.len() > 1 || args.samples[0].exists()) {
        return args.samples.iter().map(read).collect();
    }
    let samples = harvest::play(args, game, player)?;
    if let Some(path) = args.samples.first() {
        samples::write(path, &samples)?;
    }
    Ok(vec![Run { name: String::new(), samples }])
}

/// Which weights may change: those of the rows that are named, or all.
fn free(only: &[String], names: &[String]) -> Result<Vec<bool>, CliError> {
    let is_meant = |name: &str, row: &str| name == row || name.rsplit_once('.').is_some_and(|(_, kind)| kind == row);
    if let Some(unknown) = only.iter().find(|row| !names.iter().any(|name| is_meant(name, row))) {
        return Err(CliError::BadInput(format!("the weights have no row `{unknown}`")));
    }
    Ok(names.iter().map(|name| only.is_empty() || only.iter().any(|row| is_meant(name, row))).collect())
}

/// What advantage, as the searches saw it, stands for odds of e to 1 in the results of the games.
fn scale<'a>(samples: impl Iterator<Item = &'a Sample>) -> f64 {
    let mut scores = Lessons::default();
    for sample in samples {
        scores.add(&[(0, f64::from(sample.score))], sample.result);
    }
    scores.best_scale(&[1.0])
}

/// The positions to fit to, and those kept apart. What a position is held to lies between what the search thought of it and how
/// the game ended: the one sees little, the other is mostly chance.
fn lessons(
    args: &TuneArgs,
    game: &GameCommands,
    tuner: &dyn Tunable,
    runs: &[Run],
    scale: f64,
) -> Result<(Lessons, Lessons), CliError> {
    let (mut lessons, mut exam) = (Lessons::default(), Lessons::default());
    let entry = game.entry()?;
    for Run { name, samples } in runs {
        for (index, sample) in samples.iter().enumerate() {
            let timeline = entry.begin(None, Some(&sample.position), HouseRules::NONE);
            let timeline =
                timeline.map_err(|error| CliError::BadInput(format!("{name}position {}: {error}", index + 1)))?;
            let Some(features) = tuner.features(&*timeline) else { continue };
            let held_to = args.results * sample.result + (1.0 - args.results) * chance(f64::from(sample.score), scale);
            let pile = if index >= samples.len() - samples.len() / KEPT_APART { &mut exam } else { &mut lessons };
            pile.add(&features, held_to);
        }
    }
    Ok((lessons, exam))
}
