//! Descriptions of a position's problems in the player's language. The rules find the errors; warnings are about positions that can be
//! played, but hardly as they were meant.

use super::named_position::NamedPosition;
use crate::editor_support::{SetupIssue, Severity};
use cannon_app_base::common::board::Spot;
use cannon_i18n::{FluentValue, Localizer};
use cannon_rules::cannon::{Point, Position, SetupError};
use cannon_rules::{Game, GameId, Side};

/// All errors of a position, or else all warnings.
pub(super) fn issues(position: &NamedPosition, words: &Localizer) -> Vec<SetupIssue> {
    match position.position() {
        Ok(valid) if valid.outcome().is_some() => vec![game_over_issue(&valid, words)],
        Ok(valid) => warnings(position, &valid, words),
        Err(_) => position.setup.errors(&position.rules).into_iter().map(|error| error_issue(error, words)).collect(),
    }
}

fn issue(severity: Severity, text: String, points: impl IntoIterator<Item = Point>) -> SetupIssue {
    SetupIssue { severity, text, spots: points.into_iter().map(Spot::from).collect() }
}

fn side_name(words: &Localizer, side: Side) -> FluentValue<'static> {
    words.side_in(GameId::Cannon, side).into()
}

fn error_issue(error: SetupError, words: &Localizer) -> SetupIssue {
    let point = match error {
        SetupError::TwoTowns(at)
        | SetupError::TownOffHomeRank(at)
        | SetupError::TownInCorner(at)
        | SetupError::TooManySoldiers(at) => Some(at),
        SetupError::TownMissing
        | SetupError::TownNotTaken
        | SetupError::NoSuchCannon { .. }
        | SetupError::OverShiftLimit { .. } => None,
    };
    issue(Severity::Error, words.error(&error), point)
}

/// The error that there is nothing left to play.
fn game_over_issue(position: &Position, words: &Localizer) -> SetupIssue {
    let id = if position.town_taken() { "position-town-taken" } else { "position-no-action" };
    let args = [("side", side_name(words, position.side_to_move()))];
    issue(Severity::Error, words.format(id, &args), position.soldiers(position.side_to_move()))
}

fn warnings(named: &NamedPosition, position: &Position, words: &Localizer) -> Vec<SetupIssue> {
    let mut warnings = Vec::new();
    let mut warn = |id: &str, side: Side, points: Vec<Point>| {
        warnings.push(issue(Severity::Warning, words.format(id, &[("side", side_name(words, side))]), points));
    };
    let to_move = position.side_to_move();
    if position.is_town_attacked(!to_move) && !position.is_placing_town() {
        warn("position-takes-town", to_move, position.town(!to_move).into_iter().collect());
    }
    for side in Side::ALL {
        if position.soldiers(side).is_empty() {
            warn("position-no-soldiers", side, Vec::new());
        }
        if position.town(side).is_none() && !named.is_start() {
            warn("position-town-to-place", side, Vec::new());
        }
    }
    warnings
}
