//! Descriptions of a scheme's problems in the player's language.

use std::ops::RangeInclusive;

use crate::app::common::board::Spot;
use crate::app::games::editor_support::{SetupIssue, Severity};
use crate::app::i18n::Words;
use cannon_i18n::FluentValue;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::objective::{DEPOT_ARMOUR, HOLD_TURNS, SURVIVORS};
use cannon_rules::tank_chess::scheme::{MAX_OBSTACLE_PERCENT, MIN_OBSTACLE_PERCENT};
use cannon_rules::tank_chess::{
    ObjectiveError, Position, Scheme, SchemeError, SchemeWarning, SetupError, Square, SquareSet, TerrainKind, UnitKind,
};
use cannon_rules::{Game, Side};

/// Message identifiers of the names of units, by their names in the unit table.
const UNIT_NAMES: [(&str, &str); 11] = [
    ("heavy", "unit-heavy"),
    ("medium", "unit-medium"),
    ("light", "unit-light"),
    ("command", "unit-command"),
    ("destroyer", "unit-destroyer"),
    ("mortar", "unit-mortar"),
    ("super-heavy", "unit-super-heavy"),
    ("hunter", "unit-hunter"),
    ("amphibious", "unit-amphibious"),
    ("bulldozer", "unit-bulldozer"),
    ("minesweeper", "unit-minesweeper"),
];

/// Message identifiers of the names of terrain, by their names in the terrain table.
const TERRAIN_NAMES: [(&str, &str); 4] = [
    ("obstacle", "terrain-obstacle"),
    ("water", "terrain-water"),
    ("hedge", "terrain-hedge"),
    ("low-obstacle", "terrain-low-obstacle"),
];

/// Message identifier of a unit's name. A unit without one is called by its name in the unit table.
pub(super) fn unit_name(kind: UnitKind) -> &'static str {
    name_id(&UNIT_NAMES, &kind.stats().name)
}

/// Message identifier of the name of terrain.
pub(super) fn terrain_name(kind: TerrainKind) -> &'static str {
    name_id(&TERRAIN_NAMES, &kind.terrain().name)
}

fn name_id(list: &[(&str, &'static str)], name: &'static str) -> &'static str {
    list.iter().find(|(known, _)| *known == name).map_or(name, |&(_, id)| id)
}

/// All errors of a scheme, and then all warnings.
pub(super) fn issues(scheme: &Scheme, words: &Words) -> Vec<SetupIssue> {
    let verdict = scheme.validate();
    let errors = verdict.errors.iter().filter(|error| !is_covered_elsewhere(error));
    let errors = errors.map(|error| self::error_issue(error, words));
    let warnings = verdict.warnings.iter().map(|&warning| self::warning_issue(warning, words));
    errors.chain(warnings).collect()
}

/// Whether another error already reports the problem: the number of Commands is reported for each side.
fn is_covered_elsewhere(error: &SchemeError) -> bool {
    match error {
        SchemeError::Setup(error) => *error == SetupError::NoCommands,
        SchemeError::UnequalArmies { kind, .. } => kind.stats().command,
        _ => false,
    }
}

fn issue(weight: Severity, text: String, places: impl IntoIterator<Item = Square>) -> SetupIssue {
    SetupIssue { severity: weight, text, spots: places.into_iter().map(Spot::from).collect() }
}

fn error_issue(error: &SchemeError, words: &Words) -> SetupIssue {
    let side = |side: Side| FluentValue::from(words.side_in(Position::ID, side));
    let say = |text: String, places: Vec<Square>| issue(Severity::Error, text, places);
    match error {
        SchemeError::NoName => say(words.format("scheme-no-name", &[("game", Position::ID.into())]), vec![]),
        SchemeError::Setup(error) => setup_error_issue(*error, words),
        SchemeError::UnequalArmies { kind, south, north } => {
            let args = [
                ("unit", words.text(unit_name(*kind)).into()),
                ("south-side", side(Side::South)),
                ("south", (*south).into()),
                ("north-side", side(Side::North)),
                ("north", (*north).into()),
            ];
            say(words.format("scheme-different-sets", &args), vec![])
        }
        SchemeError::CommandCount { side: whose, count } => {
            let args = [("side", side(*whose)), ("count", (*count).into())];
            say(words.format("scheme-commands", &args), vec![])
        }
        SchemeError::BeyondHome { at } => say(square_message(words, "scheme-beyond-home", *at), vec![*at]),
        SchemeError::Disconnected { at, squares } => {
            let args = [("count", squares.count().into()), ("square", at.to_string().into())];
            say(words.format("scheme-disconnected", &args), squares.iter().collect())
        }
        SchemeError::FirstTurnKill { from, target } => {
            let args = [("from", from.to_string().into()), ("square", target.to_string().into())];
            say(words.format("scheme-first-turn-kill", &args), vec![*from, *target])
        }
        SchemeError::FirstTurnEscape { from } => {
            say(square_message(words, "scheme-first-turn-escape", *from), vec![*from])
        }
        SchemeError::FirstTurnFlag { from, flag } => {
            let args = [("from", from.to_string().into()), ("square", flag.to_string().into())];
            say(words.format("scheme-first-turn-flag", &args), vec![*from, *flag])
        }
        SchemeError::FirstTurnObjective { from } => {
            say(square_message(words, "scheme-first-turn-objective", *from), vec![*from])
        }
        SchemeError::DecidedAtStart => say(words.text("scheme-decided-at-start"), vec![]),
    }
}

fn setup_error_issue(error: SetupError, words: &Words) -> SetupIssue {
    let text = match error {
        SetupError::Size(size) => {
            let args = [("size", size.into()), ("least", MIN_SIZE.into()), ("most", MAX_SIZE.into())];
            words.format("scheme-size", &args)
        }
        SetupError::OffBoard { at } => square_message(words, "scheme-off-board", at),
        SetupError::UnsuitableTerrain { at } => square_message(words, "scheme-on-terrain", at),
        SetupError::Mine { at } => square_message(words, "scheme-mine", at),
        SetupError::Flag { at } => square_message(words, "scheme-flag", at),
        SetupError::FlagPair => words.text("scheme-flag-pair"),
        SetupError::TooManyUnits { at } => {
            let args = [("square", at.to_string().into()), ("most", Position::MAX_UNITS.into())];
            words.format("scheme-too-many-units", &args)
        }
        SetupError::TwoCommands { second } => square_message(words, "scheme-two-commands", second),
        SetupError::NoCommands => words.text("scheme-no-commands"),
        SetupError::CommandHasNotLeft => words.text("scheme-not-left"),
        SetupError::FlagReached { at } => square_message(words, "scheme-flag-reached", at),
        SetupError::Objective(error) => objective_error_text(error, words),
    };
    issue(Severity::Error, text, error.square())
}

fn objective_error_text(error: ObjectiveError, words: &Words) -> String {
    let out_of_range = |id: &str, value: u8, range: RangeInclusive<u8>| {
        let args = [("value", value.into()), ("least", (*range.start()).into()), ("most", (*range.end()).into())];
        words.format(id, &args)
    };
    match error {
        ObjectiveError::NoSquares => words.text("scheme-objective-no-squares"),
        ObjectiveError::MarkedGround { at } => square_message(words, "scheme-objective-ground", at),
        ObjectiveError::ExitNotOnEdge { at } => square_message(words, "scheme-objective-exit", at),
        ObjectiveError::DepotGround { at } => square_message(words, "scheme-objective-depot", at),
        ObjectiveError::OneDepot { at } => square_message(words, "scheme-objective-one-depot", at),
        ObjectiveError::Turns(turns) => out_of_range("scheme-objective-turns", turns, HOLD_TURNS),
        ObjectiveError::Armour(armour) => out_of_range("scheme-objective-armour", armour, DEPOT_ARMOUR),
        ObjectiveError::Least(least) => out_of_range("scheme-objective-least", least, SURVIVORS),
        ObjectiveError::TooFewUnits(least) => words.format("scheme-objective-too-few", &[("value", least.into())]),
        ObjectiveError::HoldCount | ObjectiveError::NoDepotDestroyed => words.text("scheme-objective-state"),
    }
}

fn warning_issue(warning: SchemeWarning, words: &Words) -> SetupIssue {
    let count = |id: &str, at: Square, squares: SquareSet| {
        let args = [("count", squares.count().into()), ("square", at.to_string().into())];
        issue(Severity::Warning, words.format(id, &args), squares.iter())
    };
    let share = |id: &str, percent: u32, limit: u32| {
        let args = [("percent", percent.into()), ("limit", limit.into())];
        issue(Severity::Warning, words.format(id, &args), [])
    };
    match warning {
        SchemeWarning::NotSymmetric { at, squares } => count("scheme-not-symmetric", at, squares),
        SchemeWarning::RingBlocked { at, squares } => count("scheme-ring-blocked", at, squares),
        SchemeWarning::FewObstacles { percent } => share("scheme-few-obstacles", percent, MIN_OBSTACLE_PERCENT),
        SchemeWarning::ManyObstacles { percent } => share("scheme-many-obstacles", percent, MAX_OBSTACLE_PERCENT),
    }
}

/// A message about one square.
fn square_message(words: &Words, id: &str, at: Square) -> String {
    words.format(id, &[("square", at.to_string().into())])
}
