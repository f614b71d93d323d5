//! Threats in Cannon: what a side could take if it were to move again.

use super::exchange;
use super::firing::{Attack, with_turn};
use super::motif::Threat;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

/// Whether a threat to the town that was there before the action is listed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// It is listed.
    Listed,
    /// Only new threats are.
    LeftOut,
}

/// The threats of the side that played from `before` to `after`, the town first. A threat to a soldier must be new, and must win it after the
/// exchange on its point.
pub(super) fn after(before: &Position, after: &Position, standing: Standing) -> Vec<Threat> {
    let us = before.side_to_move();
    let Some(next) = with_turn(after, us).filter(|_| after.outcome().is_none()) else { return Vec::new() };
    let mut threats = Vec::new();
    let mut points = next.threatened(!us) & next.soldiers(!us);
    if let Some(town) = next.town(!us)
        && (standing == Standing::Listed || !before.is_town_attacked(!us))
    {
        points = points.with(town);
    }
    for point in points {
        let gained = exchange::best_on(&next, point).filter(|_| exchange::wins(&next, point));
        let Some(threat) = gained.and_then(|(action, _)| capture(&next, action)) else { continue };
        match threat {
            Threat::Town { .. } => threats.insert(0, threat),
            _ if !exchange::wins(before, point) => threats.push(threat),
            _ => {}
        }
    }
    threats
}

/// What a capture by the side to move takes. `None` for other actions.
pub(super) fn capture(position: &Position, action: Action) -> Option<Threat> {
    let by = Attack::of(position, action)?;
    let at = action.target();
    let takes_town = position.town(!position.side_to_move()) == Some(at);
    Some(if takes_town { Threat::Town { by } } else { Threat::Soldier { at, by } })
}
