//! Units that the enemy could destroy before an action and cannot after it.

use super::motif::Motif;
use super::{endangered_units, unit_value};
use cannon_rules::Game;
use cannon_rules::tank_chess::{Action, Piece, Position};

/// The motifs of the saved units, the most valuable first. The Command is left out.
pub(super) fn saved_units(before: &Position, action: Action, after: &Position) -> Vec<Motif> {
    let us = before.side_to_move();
    let endangered = endangered_units(after, us);
    let mut saved = endangered_units(before, us);
    saved.retain(|unit| !unit.kind.stats().command && is_safe(unit, action, after, &endangered));
    saved.sort_by_key(|&unit| -unit_value(before, unit));
    saved.into_iter().map(|unit| motif(unit, action)).collect()
}

/// Whether a unit that the enemy could destroy is on the board after the action and can no longer be destroyed.
fn is_safe(unit: &Piece, action: Action, after: &Position, endangered: &[Piece]) -> bool {
    let now = if unit.square == action.from() { action.to() } else { Some(unit.square) };
    now.is_some_and(|square| {
        let stands = after.unit_at(square).is_some_and(|(side, _)| side != after.side_to_move());
        stands && endangered.iter().all(|other| other.square != square)
    })
}

/// How the action saves the unit.
fn motif(unit: Piece, action: Action) -> Motif {
    if unit.square != action.from() {
        return if action.fires() { Motif::SavesUnit(unit) } else { Motif::ShieldsUnit(unit) };
    }
    if action.to() == Some(unit.square) { Motif::TurnsArmour(unit) } else { Motif::LeavesFire(unit) }
}
