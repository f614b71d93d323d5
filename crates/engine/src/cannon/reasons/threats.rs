//! Threats in Cannon: what a side could take if it were to move again.

use super::exchange;
use super::firing::{Attack, with_turn};
use super::motif::Threat;
use crate::reasons::Standing;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Position};

/// The threats of the side that played from `before` to `after`: the threats to win at once first. A threat to a soldier must be new, and
/// must win the soldier after the exchange on its point.
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
    if leaves_no_action(&next) && (standing == Standing::Listed || !leaves_no_action(before)) {
        threats.insert(0, Threat::NoAction);
    }
    threats
}

/// Whether the side to move can leave the other side without an action.
fn leaves_no_action(position: &Position) -> bool {
    position.actions().into_iter().any(|action| {
        let end = position.after(action);
        end.outcome().is_some() && !end.town_taken()
    })
}

/// What a capture by the side to move takes. `None` for other actions.
pub(super) fn capture(position: &Position, action: Action) -> Option<Threat> {
    let by = Attack::of(position, action)?;
    let at = action.target();
    let takes_town = position.town(!position.side_to_move()) == Some(at);
    Some(if takes_town { Threat::Town { at, by } } else { Threat::Soldier { at, by } })
}
