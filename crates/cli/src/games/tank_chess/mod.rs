//! The commands' part for Tank Chess; `schemes` has the part for its schemes.

mod schemes;

use clap::Args;
use serde_json::Value;

use super::{BoardDetail, GameCommands, ShownPosition, given_names, one_of_two};
use crate::args::RulesArgs;
use crate::error::CliError;
use cannon_i18n::Localizer;
use cannon_rules::any::ParseError;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::{Message, Value as MessageValue};
use cannon_rules::tank_chess::{
    BoardName, ExitDirection, Objective, Position, Ruleset, UnitTable, UnknownBoard, position_file,
};
use cannon_rules::{Game, GameId, Side};

pub(super) const COMMANDS: GameCommands = GameCommands {
    id: GameId::TankChess,
    ruleset,
    set_tournament_rules: None,
    bench_depth: 4,
    placing_plies: 0,
    presets: || BoardName::all().map(BoardName::name).collect(),
    position_file: Some(read_position_file),
    schemes: Some(schemes::SCHEMES),
    reference: cannon_print::tank_chess::reference,
    announcements: &[('+', "cli-check"), ('=', "cli-escape"), ('^', "cli-objective")],
    help_id: "cli-help-tank-chess",
    example_actions: "H1>H3/N, F3>F8/N xF12",
};

/// The message that lists the units of a kind, by the name of the kind in the unit table.
const UNIT_MESSAGES: &[(&str, &str)] = &[
    ("heavy", "cli-heavy-tanks"),
    ("medium", "cli-medium-tanks"),
    ("light", "cli-light-tanks"),
    ("command", "cli-command"),
    ("destroyer", "cli-tank-destroyers"),
    ("mortar", "cli-heavy-mortars"),
    ("super-heavy", "cli-super-heavy-tanks"),
    ("hunter", "cli-tank-hunters"),
    ("amphibious", "cli-amphibious-tanks"),
    ("bulldozer", "cli-bulldozers"),
    ("minesweeper", "cli-minesweepers"),
];

/// The rule switches of Tank Chess.
#[derive(Clone, Debug, Default, Args)]
#[group(skip)]
pub(super) struct Switches {
    /// The board to start on (Tank Chess), such as basic-16; `cannon schemes` lists all
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    /// How the Command may leave the board (Tank Chess): straight or diagonally (any), or only straight
    #[arg(long, value_parser = one_of_two([("any", ExitDirection::Any), ("straight", ExitDirection::Straight)]))]
    exit: Option<ExitDirection>,
}

impl Switches {
    /// The names of the switches that were given.
    pub(super) fn given(&self) -> impl Iterator<Item = &'static str> + use<> {
        given_names([("--board", self.board.is_some()), ("--exit", self.exit.is_some())])
    }

    /// Whether a board was named.
    pub(super) const fn names_board(&self) -> bool {
        self.board.is_some()
    }
}

/// The ruleset names the board, which `--board` or `--rules` gives, and how the Command leaves it. A scheme has its own board.
fn ruleset(args: &RulesArgs) -> Result<Value, CliError> {
    let RulesArgs { rules, scheme, switches } = args;
    let board = &switches.tank_chess.board;
    if scheme.is_some() && (rules.is_some() || board.is_some()) {
        return Err(CliError::bad("error-scheme-and-board"));
    }
    let board = match (rules, board) {
        (Some(rules), Some(board)) if rules != board => {
            let args = [("first", MessageValue::text(rules)), ("second", MessageValue::text(board))];
            return Err(CliError::bad(Message::with("error-two-boards", args)));
        }
        (Some(name), _) | (None, Some(name)) => {
            name.parse().map_err(|error: UnknownBoard| CliError::refused(&error))?
        }
        (None, None) => BoardName::default(),
    };
    let exit = switches.tank_chess.exit.unwrap_or_default();
    serde_json::to_value(Ruleset { board, exit }).map_err(CliError::unexpected)
}

fn read_position_file(text: &str, ruleset: &Value) -> Result<String, ParseError> {
    let fault = |error| ParseError::of(&JsonError::from(error));
    let ruleset: Ruleset = serde_json::from_value(ruleset.clone()).map_err(fault)?;
    let position = position_file::read(text, &ruleset).map_err(|error| ParseError::of(&error))?;
    Ok(position.to_text())
}

impl ShownPosition for Position {
    fn board(&self, detail: BoardDetail) -> String {
        match detail {
            BoardDetail::Facings => self.diagram_with_facings().to_string(),
            BoardDetail::Plain => self.diagram().to_string(),
        }
    }

    /// Each unit has its square and its facing.
    fn pieces(&self, side: Side) -> Vec<(&'static str, Vec<String>)> {
        let units = self.units(side);
        let of_kind = |&(name, id): &(&str, &'static str)| {
            let units = units.iter().filter(|unit| UnitTable::builtin()[unit.kind].name == name);
            (id, units.map(|unit| format!("{} {}", unit.square, unit.facing)).collect())
        };
        UNIT_MESSAGES.iter().map(of_kind).filter(|(_, places): &(_, Vec<String>)| !places.is_empty()).collect()
    }

    /// The objective of the board, and which side holds its marked squares.
    fn remarks(&self, words: &Localizer) -> Vec<String> {
        let Some(objective) = self.board().objective() else { return Vec::new() };
        let held = match objective {
            Objective::Hold { turns, .. } => self.held().map(|held| words.held_squares(held, *turns)),
            _ => None,
        };
        std::iter::once(words.objective(objective)).chain(held).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_unit_has_a_message() {
        let mut in_table: Vec<&str> = UnitTable::builtin().kinds().map(|kind| kind.stats().name.as_str()).collect();
        let mut with_message: Vec<&str> = UNIT_MESSAGES.iter().map(|(name, _)| *name).collect();
        in_table.sort_unstable();
        with_message.sort_unstable();
        assert_eq!(in_table, with_message);
    }
}
