//! The actions of a soldier as the player sees them: points to go to and targets to shoot at.

use cannon_rules::Game;
use cannon_rules::cannon::{Action, FiringLine, Point, Position};

/// An action of the selected soldier.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ActionOption {
    /// The action.
    pub(super) action: Action,
    /// The cannons that can fire, if the action is a shot; otherwise empty.
    pub(super) lines: Vec<FiringLine>,
}

/// All actions of a soldier, including the shots of the cannons to which it belongs.
pub(super) fn options_of(position: &Position, soldier: Point) -> Vec<ActionOption> {
    let mut options = Vec::new();
    position.for_each_action(|action| match action {
        Action::Place { .. } => {}
        Action::Shot { target } => {
            let mut lines = position.firing_lines(target);
            lines.retain(|line| [line.rear, line.middle, line.muzzle].contains(&soldier));
            if !lines.is_empty() {
                options.push(ActionOption { action, lines });
            }
        }
        _ if action.from() == Some(soldier) => options.push(ActionOption { action, lines: Vec::new() }),
        _ => {}
    });
    options
}

/// The soldiers of the side to move that have an action, in board order. Tab steps through them.
pub(super) fn movable_soldiers(position: &Position) -> Vec<Point> {
    let side = position.side_to_move();
    Point::all()
        .filter(|&point| position.piece_at(point).is_some_and(|(owner, _)| owner == side))
        .filter(|&point| !options_of(position, point).is_empty())
        .collect()
}
