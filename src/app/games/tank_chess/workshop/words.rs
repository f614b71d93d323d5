//! What the rules find wrong with a scheme, in the player's language.

use crate::app::common::board::Spot;
use crate::app::games::workshop::{Remark, Weight};
use crate::app::i18n::Words;
use cannon_i18n::FluentValue;
use cannon_rules::tank_chess::board::{MAX_SIZE, MIN_SIZE};
use cannon_rules::tank_chess::scheme::{MAX_OBSTACLE_PERCENT, MIN_OBSTACLE_PERCENT};
use cannon_rules::tank_chess::{
    Position, Scheme, SchemeError, SchemeWarning, SetupError, Square, SquareSet, TerrainKind, UnitKind,
};
use cannon_rules::{Game, Side};

/// Names of units in the table of units, and the identifiers of their names at the table.
const UNITS: [(&str, &str); 11] = [
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

/// The same for terrain.
const TERRAIN: [(&str, &str); 4] = [
    ("obstacle", "terrain-obstacle"),
    ("water", "terrain-water"),
    ("hedge", "terrain-hedge"),
    ("low-obstacle", "terrain-low-obstacle"),
];

/// The identifier of a unit's name. A unit that the table has and we have no name for goes by that of the table.
pub(super) fn unit_name(kind: UnitKind) -> &'static str {
    named(&UNITS, &kind.stats().name)
}

/// The identifier of the name of terrain.
pub(super) fn terrain_name(kind: TerrainKind) -> &'static str {
    named(&TERRAIN, &kind.terrain().name)
}

fn named(list: &[(&str, &'static str)], name: &'static str) -> &'static str {
    list.iter().find(|(known, _)| *known == name).map_or(name, |&(_, id)| id)
}

/// All that is wrong with a scheme, and then all that speaks against it.
pub(super) fn remarks(scheme: &Scheme, words: &Words) -> Vec<Remark> {
    let verdict = scheme.validate();
    let errors = verdict.errors.iter().filter(|error| !is_said_otherwise(error));
    let errors = errors.map(|error| self::error(error, words));
    let warnings = verdict.warnings.iter().map(|&warning| self::warning(warning, words));
    errors.chain(warnings).collect()
}

/// Whether the number of Commands, which is told for each side, is all that it is about.
fn is_said_otherwise(error: &SchemeError) -> bool {
    match error {
        SchemeError::Setup(error) => *error == SetupError::NoCommands,
        SchemeError::UnequalArmies { kind, .. } => kind.stats().command,
        _ => false,
    }
}

fn remark(weight: Weight, text: String, places: impl IntoIterator<Item = Square>) -> Remark {
    Remark { weight, text, places: places.into_iter().map(Spot::from).collect() }
}

fn error(error: &SchemeError, words: &Words) -> Remark {
    let side = |side: Side| FluentValue::from(words.side_in(Position::ID, side));
    let say = |text: String, places: Vec<Square>| remark(Weight::Error, text, places);
    match error {
        SchemeError::NoName => say(words.text("scheme-no-name"), vec![]),
        SchemeError::Setup(error) => setup_error(*error, words),
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
        SchemeError::BeyondHome { at } => say(on(words, "scheme-beyond-home", *at), vec![*at]),
        SchemeError::Disconnected { at, squares } => {
            let args = [("count", squares.count().into()), ("square", at.to_string().into())];
            say(words.format("scheme-disconnected", &args), squares.iter().collect())
        }
        SchemeError::FirstTurnKill { from, target } => {
            let args = [("from", from.to_string().into()), ("square", target.to_string().into())];
            say(words.format("scheme-first-turn-kill", &args), vec![*from, *target])
        }
        SchemeError::FirstTurnEscape { from } => say(on(words, "scheme-first-turn-escape", *from), vec![*from]),
        SchemeError::FirstTurnFlag { from, flag } => {
            let args = [("from", from.to_string().into()), ("square", flag.to_string().into())];
            say(words.format("scheme-first-turn-flag", &args), vec![*from, *flag])
        }
    }
}

fn setup_error(error: SetupError, words: &Words) -> Remark {
    let text = match error {
        SetupError::Size(size) => {
            let args = [("size", size.into()), ("least", MIN_SIZE.into()), ("most", MAX_SIZE.into())];
            words.format("scheme-size", &args)
        }
        SetupError::OffBoard { at } => on(words, "scheme-off-board", at),
        SetupError::UnsuitableTerrain { at } => on(words, "scheme-on-terrain", at),
        SetupError::Mine { at } => on(words, "scheme-mine", at),
        SetupError::Flag { at } => on(words, "scheme-flag", at),
        SetupError::FlagPair => words.text("scheme-flag-pair"),
        SetupError::TooManyUnits { at } => {
            let args = [("square", at.to_string().into()), ("most", Position::MAX_UNITS.into())];
            words.format("scheme-too-many-units", &args)
        }
        SetupError::TwoCommands { second } => on(words, "scheme-two-commands", second),
        SetupError::NoCommands => words.text("scheme-no-commands"),
        SetupError::CommandHasNotLeft => words.text("scheme-not-left"),
        SetupError::FlagReached { at } => on(words, "scheme-flag-reached", at),
    };
    remark(Weight::Error, text, error.square())
}

fn warning(warning: SchemeWarning, words: &Words) -> Remark {
    let count = |id: &str, at: Square, squares: SquareSet| {
        let args = [("count", squares.count().into()), ("square", at.to_string().into())];
        remark(Weight::Warning, words.format(id, &args), squares.iter())
    };
    let share = |id: &str, percent: u32, limit: u32| {
        let args = [("percent", percent.into()), ("limit", limit.into())];
        remark(Weight::Warning, words.format(id, &args), [])
    };
    match warning {
        SchemeWarning::NotSymmetric { at, squares } => count("scheme-not-symmetric", at, squares),
        SchemeWarning::RingBlocked { at, squares } => count("scheme-ring-blocked", at, squares),
        SchemeWarning::FewObstacles { percent } => share("scheme-few-obstacles", percent, MIN_OBSTACLE_PERCENT),
        SchemeWarning::ManyObstacles { percent } => share("scheme-many-obstacles", percent, MAX_OBSTACLE_PERCENT),
    }
}

/// A sentence about one square.
fn on(words: &Words, id: &str, at: Square) -> String {
    words.format(id, &[("square", at.to_string().into())])
}
