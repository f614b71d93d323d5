//! What a soldier can do, as the player sees it: points to go to and targets to shoot at.

use cannon_rules::Game;
use cannon_rules::cannon::FiringLine;
use cannon_rules::cannon::{Action, Point, Position};

/// One thing that the selected soldier can do.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ActionOption {
    /// The action.
    pub(super) action: Action,
    /// For a shot, the cannons that can fire it; empty for everything else.
    pub(super) lines: Vec<FiringLine>,
}

/// Everything that the soldier on `soldier` can do: its own actions, and the shots of cannons it belongs to.
#[must_use]
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

/// Own soldiers that can do anything, in board order: what Tab steps through.
#[must_use]
pub(super) fn movable_soldiers(position: &Position) -> Vec<Point> {
    let side = position.side_to_move();
    Point::all()
        .filter(|&point| position.piece_at(point).is_some_and(|(owner, _)| owner == side))
        .filter(|&point| !options_of(position, point).is_empty())
        .collect()
}
