//! Descriptions of a scheme's problems in the player's language.

use crate::editor_support::{SetupIssue, Severity};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_rules::tank_chess::{Scheme, SchemeError, SchemeWarning, SetupError, Square, SquareSet, TerrainKind};

/// Message identifiers of the names of terrain, by their names in the terrain table.
const TERRAIN_NAMES: [(&str, &str); 4] = [
    ("obstacle", "terrain-obstacle"),
    ("water", "terrain-water"),
    ("hedge", "terrain-hedge"),
    ("low-obstacle", "terrain-low-obstacle"),
];

/// Message identifier of the name of terrain.
pub(super) fn terrain_name(kind: TerrainKind) -> &'static str {
    let name = &kind.terrain().name;
    TERRAIN_NAMES.iter().find(|(known, _)| known == name).map_or(name, |&(_, id)| id)
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
    let squares = match error {
        SchemeError::NoName
        | SchemeError::UnequalArmies { .. }
        | SchemeError::CommandCount { .. }
        | SchemeError::DecidedAtStart => vec![],
        SchemeError::Setup(error) => error.square().into_iter().collect(),
        SchemeError::BeyondHome(at) => vec![*at],
        SchemeError::Disconnected { squares, .. } => squares.iter().collect(),
        SchemeError::FirstTurnKill { from, target } => vec![*from, *target],
        SchemeError::FirstTurnFlag { from, flag } => vec![*from, *flag],
        SchemeError::FirstTurnEscape(from) | SchemeError::FirstTurnObjective(from) => vec![*from],
    };
    issue(Severity::Error, words.error(error), squares)
}

fn warning_issue(warning: SchemeWarning, words: &Words) -> SetupIssue {
    let squares = match warning {
        SchemeWarning::NotSymmetric { squares, .. } | SchemeWarning::RingBlocked { squares, .. } => squares,
        SchemeWarning::FewObstacles(_) | SchemeWarning::ManyObstacles(_) => SquareSet::default(),
    };
    issue(Severity::Warning, words.error(&warning), squares.iter())
}
