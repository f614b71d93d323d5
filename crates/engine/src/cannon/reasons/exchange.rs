//! Captures on one point (static exchange evaluation).

use super::SOLDIER;
use crate::reasons::Explainable;
use cannon_rules::Game;
use cannon_rules::cannon::{Action, Point, Position};

/// What the side to move gains by a legal capture, after all sensible recaptures on the same point, in hundredths of a soldier. A shot
/// risks nothing, because nobody moves there.
pub(super) fn value_of(position: &Position, capture: Action) -> i32 {
    let after = position.after(capture);
    let gain = position.gain(capture);
    if after.town_taken() || matches!(capture, Action::Shot { .. }) {
        gain
    } else {
        gain - on(&after, capture.target())
    }
}

/// What the side to move gains by captures on a point, 0 if none is worth it.
pub(super) fn on(position: &Position, point: Point) -> i32 {
    best_on(position, point).map_or(0, |(_, value)| value)
}

/// The capture on a point that gains the side to move the most, and its gain. `None` if none gains anything.
pub(super) fn best_on(position: &Position, point: Point) -> Option<(Action, i32)> {
    let mut captures = Vec::new();
    position.for_each_capture(|action| {
        if action.target() == point {
            captures.push(action);
        }
    });
    // A shot comes first: of captures with the same gain, it risks least.
    captures.sort_by_key(|action| !matches!(action, Action::Shot { .. }));
    let mut best = None;
    for capture in captures {
        let value = value_of(position, capture);
        if value > best.map_or(0, |(_, value)| value) {
            best = Some((capture, value));
        }
    }
    best
}

/// Whether the side to move wins the enemy soldier on a point: it can capture the soldier and keeps the gain of a soldier.
pub(super) fn wins(position: &Position, point: Point) -> bool {
    on(position, point) >= SOLDIER
}
