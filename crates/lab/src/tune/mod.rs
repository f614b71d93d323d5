//! `cannon-lab tune`: fits the weights of the evaluation to games of the computer player against itself.
//!
//! - `args` has the arguments;
//! - `self_play` plays the games and collects their quiet positions, and `samples` reads and writes them;
//! - this file fits the weights.

mod args;
mod samples;
mod self_play;

use std::io::Write;
use std::path::PathBuf;

use serde_json::Value as Json;

pub(crate) use args::TuneArgs;
use samples::Sample;

use crate::error::bad_input;
use crate::output::write_file;
use cannon_cli::games::{self, GameCommands};
use cannon_cli::{CliError, weights_file};
use cannon_engine::tuning::{self, FitOptions, TrainingSet, fit, regression};
use cannon_engine::{Engine, engine};
use cannon_rules::timeline::HouseRules;

/// One in this many positions is used for validation and not for the fit. Positions of the same game are similar. Therefore the last
/// positions of each run are taken, which come from games of their own.
const VALIDATION_DIVISOR: usize = 10;
/// Number of rounds between two lines of progress.
const PROGRESS_INTERVAL: usize = 50;

pub(crate) fn run(args: &TuneArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let game = args.game_args.game.unwrap_or(games::default());
    let player = engine(game.id);
    let start = match &args.start {
        None => player.tuner.weights(),
        Some(path) => weights_file::parse_file(path, |text| player.tuner.read(text))?,
    };
    let free = tuned_rows(&args.only, &player.tuner.names())?;
    let rules = game.read_rules(&args.game_args.rules)?;
    let runs = load_runs(args, game, player, &rules)?;
    let positions: usize = runs.iter().map(|run| run.samples.len()).sum();
    if positions < VALIDATION_DIVISOR {
        return Err(bad_input(format!("{positions} positions are not enough; play more games")));
    }

    let scale = fit_scale(runs.iter().flat_map(|run| &run.samples));
    let (training, validation) = training_and_validation(args, game, &rules, &runs, scale)?;
    writeln!(out, "{} positions, {} more for validation; scale {scale:.0}", training.len(), validation.len())?;
    writeln!(
        out,
        "before: loss {:.5}, validation {:.5}",
        training.loss(&start, scale),
        validation.loss(&start, scale)
    )?;
    let options = FitOptions { epochs: args.rounds, scale, regularisation: args.anchor, sharing: args.share };
    let groups = if args.share > 0.0 { regression::related_weights(&player.tuner.names()) } else { Vec::new() };
    let weights = fit(&training, &start, &free, &groups, options, &mut |round, loss| {
        if (round + 1).is_multiple_of(PROGRESS_INTERVAL) {
            // If this line cannot be written, writing the result fails as well and reports the error.
            let _ = writeln!(out, "round {}: loss {loss:.5}", round + 1);
        }
    });
    writeln!(
        out,
        "after: loss {:.5}, validation {:.5}",
        training.loss(&weights, scale),
        validation.loss(&weights, scale)
    )?;
    let text = player.tuner.write(&weights);
    match &args.out {
        None => write!(out, "{text}")?,
        Some(path) => {
            write_file(path, &text)?;
            writeln!(out, "weights in {}", path.display())?;
        }
    }
    Ok(())
}

/// The samples of one series of games, in the order in which they were played.
struct Run {
    /// The prefix of error messages about the samples; empty if the samples do not come from a file.
    name: String,
    samples: Vec<Sample>,
}

/// Reads the runs from the files, or plays games if the only file does not exist yet or none is given.
fn load_runs(
    args: &TuneArgs,
    game: &'static GameCommands,
    player: &Engine,
    rules: &Json,
) -> Result<Vec<Run>, CliError> {
    let read = |path: &PathBuf| Ok(Run { name: format!("{}, ", path.display()), samples: samples::read(path, rules)? });
    if !args.samples.is_empty() && (args.samples.len() > 1 || args.samples[0].exists()) {
        return args.samples.iter().map(read).collect();
    }
    let samples = self_play::play_games(args, game, player)?;
    if let Some(path) = args.samples.first() {
        samples::write(path, rules, &samples)?;
    }
    Ok(vec![Run { name: String::new(), samples }])
}

/// For each weight, whether it is tuned. Without names of rows, all weights are.
fn tuned_rows(only: &[String], names: &[String]) -> Result<Vec<bool>, CliError> {
    let is_named = |name: &str, row: &str| name == row || name.rsplit_once('.').is_some_and(|(_, kind)| kind == row);
    if let Some(unknown) = only.iter().find(|row| !names.iter().any(|name| is_named(name, row))) {
        return Err(bad_input(format!("the weights have no row `{unknown}`")));
    }
    Ok(names.iter().map(|name| only.is_empty() || only.iter().any(|row| is_named(name, row))).collect())
}

/// The search score, in hundredths, at which the odds of winning are e to 1 according to the results of the games.
fn fit_scale<'a>(samples: impl Iterator<Item = &'a Sample>) -> f64 {
    let mut scores = TrainingSet::default();
    for sample in samples {
        scores.add(&[(0, f64::from(sample.score))], sample.result);
    }
    scores.best_scale(&[1.0])
}

/// The training set and the validation set. The target of a position is a weighted mean of its search score, which sees only a few plies
/// ahead, and the result of its game, which depends mostly on chance.
fn training_and_validation(
    args: &TuneArgs,
    game: &GameCommands,
    rules: &Json,
    runs: &[Run],
    scale: f64,
) -> Result<(TrainingSet, TrainingSet), CliError> {
    let (mut training, mut validation) = (TrainingSet::default(), TrainingSet::default());
    for Run { name, samples } in runs {
        for (index, sample) in samples.iter().enumerate() {
            let timeline = game.id.begin(Some(rules), Some(&sample.position), HouseRules::NONE);
            let timeline = timeline.map_err(|error| bad_input(format!("{name}position {}: {error}", index + 1)))?;
            let Some(features) = tuning::features(&timeline) else { continue };
            let target = args.results * sample.result
                + (1.0 - args.results) * regression::win_probability(f64::from(sample.score), scale);
            let is_validation = index >= samples.len() - samples.len() / VALIDATION_DIVISOR;
            let set = if is_validation { &mut validation } else { &mut training };
            set.add(&features, target);
        }
    }
    Ok((training, validation))
}
