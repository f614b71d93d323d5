//! Data of Cannon: positions of games under one ruleset or under several in turn.
//!
//! - `format` is the binary format, and `reader` reads and checks it; `rules_set` has the rulesets.

mod format;
mod reader;
mod rules_set;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::Path;

use format::{Header, MAX_SCORE, TrainingRecord, is_undecided, key};
use rules_set::RulesSet;

use super::args::DatagenArgs;
use super::in_order;
use super::origin::Origin;
use super::self_play::{GameOptions, QuietPosition, play_game};
use super::shard::Shard;
use super::stats::DataStats;
use cannon_cli::CliError;
use cannon_engine::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};

/// Longer games count as draws.
const MAX_PLIES: usize = 400;

/// The header that the arguments describe.
///
/// # Errors
/// If the rules are unknown, or options are given that the data do not have.
pub(super) fn header(args: &DatagenArgs, positions: u64, evaluator: &AnyEvaluator) -> Result<Header, CliError> {
    let rules = &args.game_args.rules;
    if let Some((_, switch)) = rules.switches.given().next() {
        return Err(CliError::BadInput(format!("{switch}: data of Cannon have the published rules only")));
    }
    if args.boards.is_given() || rules.scheme.is_some() {
        return Err(CliError::BadInput("the game cannon has no schemes".to_owned()));
    }
    Ok(Header {
        rules: RulesSet::from_name(rules.rules.as_deref().unwrap_or(rules_set::ALL))?.0,
        origin: Origin::from_args(args, positions, evaluator),
    })
}

/// Plays games until there are enough positions. Returns the content of the file.
///
/// # Errors
/// If there are not enough positions.
pub(super) fn make_content(options: &Header, evaluator: &AnyEvaluator, threads: usize) -> Result<Vec<u8>, CliError> {
    let mut shard = Shard::new(options.origin.positions);
    let play = |number: u64, stop: &_| {
        let rules = RulesSet(options.rules).of_game(number);
        let start = Timeline::new(Position::start(&Ruleset::PRESETS[rules].1), HouseRules::DRAWS).into();
        let game = GameOptions {
            origin: &options.origin,
            number,
            max_plies: MAX_PLIES,
            max_score: MAX_SCORE,
            undecided: |timeline| {
                timeline.as_cannon().map(Timeline::position).filter(|position| is_undecided(position))
            },
        };
        let quiet = play_game(&start, &game, evaluator, stop)?;
        let record = |QuietPosition { position, score, ply, result }: QuietPosition<Position>| {
            TrainingRecord { position, rules: rules as u8, score, ply, result }.encode()
        };
        Ok(quiet.into_iter().map(record).collect())
    };
    in_order::play_games(threads, play, &mut |game| shard.add_game(game, key))?;
    let header = Header { origin: options.origin.with_counts(&shard), ..*options };
    Ok([&header.encode()[..], &shard.records].concat())
}

/// Reads a file and reports on it, if the header describes the file or no header is given.
///
/// # Errors
/// If the file cannot be read or is damaged, or was made with other options.
pub(super) fn report(path: &Path, options: Option<&Header>, out: &mut dyn Write) -> Result<(), CliError> {
    let mut stats = DataStats::new(MAX_SCORE);
    let header = reader::read_records(path, &mut |record, bytes| stats.add(&record.sample(), key(bytes)))?;
    if options.is_some_and(|options| Header { origin: header.origin.without_counts(), ..header } != *options) {
        return Err(super::other_options(path));
    }
    header.origin.write(path, out)?;
    write!(out, "{}", stats.text("rules", Ruleset::PRESETS.map(|(name, _)| name)))?;
    Ok(())
}

/// The evaluation of each position of a file for its side to move, in its order.
///
/// # Errors
/// If the file cannot be read or is damaged.
pub(super) fn evaluations(path: &Path, evaluator: &AnyEvaluator) -> Result<Vec<i32>, CliError> {
    let mut values = Vec::new();
    // The evaluator is an evaluator of Cannon, so that it has a value for the position.
    reader::read_records(path, &mut |record, _| values.push(evaluator.evaluate(&record.position).unwrap_or_default()))?;
    Ok(values)
}
