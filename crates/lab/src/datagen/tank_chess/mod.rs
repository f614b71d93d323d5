//! Data of Tank Chess: positions of games on one board or on several in turn.
//!
//! - `header` and `record` are the binary format;
//! - [`inputs`] writes the inputs of the network for a file's positions.

mod header;
pub(super) mod inputs;
mod record;
#[cfg(test)]
mod tests;

pub(super) use header::Header;
use header::{MAX_BOARDS, StartBoard};

use super::args::DatagenArgs;
use super::origin::Origin;
use crate::error::bad_input;
use cannon_cli::CliError;
use cannon_cli::games::{GameCommands, GameStart, GameStarts};
use cannon_engine::AnyEvaluator;
use cannon_rules::Game;
use cannon_rules::tank_chess::Ruleset;
use cannon_rules::timeline::{HouseRules, Timeline};

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
        return Err(bad_input(format!("there are more than {MAX_BOARDS} boards")));
    }
    let ruleset: Ruleset = serde_json::from_value(starts.of(0).ruleset.clone()).map_err(bad_input)?;
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
    StartBoard::new(name, timeline.position_text_at(0)).map_err(bad_input)
}
