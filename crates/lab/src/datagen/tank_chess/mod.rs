//! Data of Tank Chess: positions of games on one board or on several in turn.
//!
//! - `header` and `record` are the binary format, and `reader` reads and checks it;
//! - [`inputs`] writes the inputs of the network for a file's positions.

mod header;
pub(super) mod inputs;
mod reader;
mod record;
#[cfg(test)]
mod tests;

use cannon_rules::any::AnyTimeline;
use std::io::Write;
use std::path::Path;

pub(super) use header::MAGIC;
use header::{Header, MAX_BOARDS, StartBoard};
use record::{MAX_SCORE, TrainingRecord, is_undecided, key};

use super::args::DatagenArgs;
use super::in_order;
use super::origin::Origin;
use super::self_play::{GameOptions, QuietPosition, play_game};
use super::shard::Shard;
use super::stats::DataStats;
use cannon_cli::CliError;
use cannon_cli::games::{GameCommands, GameStart, GameStarts};
use cannon_engine::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::tank_chess::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};

/// Longer games count as draws.
const MAX_PLIES: usize = 600;

/// The header that the arguments describe.
///
/// # Errors
/// If the rules or a board are invalid.
pub(super) fn header(
    args: &DatagenArgs,
    game: &'static GameCommands,
    positions: u64,
    evaluator: &AnyEvaluator,
) -> Result<Header, CliError> {
    let starts = GameStarts::from_args(game, &args.game_args.rules, &args.boards)?;
    if starts.all().len() > MAX_BOARDS {
        return Err(CliError::BadInput(format!("there are more than {MAX_BOARDS} boards")));
    }
    let ruleset: Ruleset = serde_json::from_value(starts.of(0).ruleset.clone()).map_err(CliError::bad_input)?;
    Ok(Header {
        boards: starts.all().iter().map(start_board).collect::<Result<_, _>>()?,
        exit: ruleset.exit,
        origin: Origin::from_args(args, positions, evaluator),
    })
}

/// The board of a start. If the start is not a scheme, the board has the name of the board in the ruleset.
fn start_board(start: &GameStart) -> Result<StartBoard, CliError> {
    let timeline = start.new_timeline(HouseRules::DRAWS)?;
    let position = timeline.as_tank_chess().map(Timeline::position);
    let own_name = || position.map(|position| position.rules().board.to_string()).unwrap_or_default();
    let name = start.scheme.clone().unwrap_or_else(own_name);
    StartBoard::new(name, timeline.position_text_at(0)).map_err(CliError::bad_input)
}

/// Plays games until there are enough positions. Returns the content of the file.
///
/// # Errors
/// If a board cannot be played, or there are not enough positions.
pub(super) fn make_content(options: &Header, evaluator: &AnyEvaluator, threads: usize) -> Result<Vec<u8>, CliError> {
    let starts = options.boards.iter().map(|board| {
        let position = board.setup.position(&options.rules()).map_err(CliError::bad_input)?;
        Ok(Timeline::new(position, HouseRules::DRAWS).into())
    });
    let starts = starts.collect::<Result<Vec<AnyTimeline>, CliError>>()?;
    let mut shard = Shard::new(options.origin.positions);
    let play = |number: u64, stop: &_| {
        let board = (number % starts.len() as u64) as usize;
        let game = GameOptions {
            origin: &options.origin,
            number,
            max_plies: MAX_PLIES,
            max_score: MAX_SCORE,
            undecided: |timeline| {
                timeline.as_tank_chess().map(Timeline::position).filter(|position| is_undecided(position))
            },
        };
        let quiet = play_game(&starts[board], &game, evaluator, stop)?;
        let record = |QuietPosition { position, score, ply, result }: QuietPosition<Position>| {
            TrainingRecord { position, board: board as u8, score, ply, result }.encode()
        };
        Ok(quiet.into_iter().map(record).collect())
    };
    in_order::play_games(threads, play, &mut |game| shard.add_game(game, key))?;
    let header = Header { origin: options.origin.with_counts(&shard), ..options.clone() };
    Ok([header.encode(), shard.records].concat())
}

/// Reads a file and reports on it, if the header describes the file or no header is given.
///
/// # Errors
/// If the file cannot be read or is damaged, or was made with other options.
pub(super) fn report(path: &Path, options: Option<&Header>, out: &mut dyn Write) -> Result<(), CliError> {
    let mut stats = DataStats::new(MAX_SCORE);
    let header = reader::read_records(path, &mut |record, bytes| stats.add(&record.sample(), key(bytes)))?;
    if options.is_some_and(|options| Header { origin: header.origin.without_counts(), ..header.clone() } != *options) {
        return Err(super::other_options(path));
    }
    header.origin.write(path, out)?;
    write!(out, "{}", stats.text("boards", header.boards.iter().map(|board| &*board.name)))?;
    Ok(())
}

/// The evaluation of each position of a file for its side to move, in its order.
///
/// # Errors
/// If the file cannot be read or is damaged.
pub(super) fn evaluations(path: &Path, evaluator: &AnyEvaluator) -> Result<Vec<i32>, CliError> {
    let mut values = Vec::new();
    // The evaluator is an evaluator of Tank Chess, so that it has a value for the position.
    reader::read_records(path, &mut |record, _| values.push(evaluator.evaluate(&record.position).unwrap_or_default()))?;
    Ok(values)
}
