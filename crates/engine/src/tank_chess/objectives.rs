//! Objectives: threats to win by them, and the features of progress towards them. Boards without an objective cost one test here.

use super::features;
use crate::feature_sink::FeatureSink;
use cannon_rules::Side;
use cannon_rules::tank_chess::{Objective, Piece, Position, Square};

/// Whether the enemy of a side could win by the objective: by a shot at its depot without moving first, or by holding the marked squares
/// for one more turn.
pub(super) fn is_threatened(position: &Position, side: Side) -> bool {
    match position.board().objective() {
        Some(Objective::Hold { turns, .. }) => {
            position.held().is_some_and(|held| held.side != side && held.turns.saturating_add(1) >= *turns)
        }
        Some(Objective::Depots { .. }) => position.units(!side).iter().any(|&unit| position.attacks_depot(unit, side)),
        Some(Objective::Escort { .. } | Objective::Survivors { .. }) | None => false,
    }
}

/// Whether a quiet move between two squares may create a [threat to win by the objective](is_threatened) against a side: it ends on a
/// marked square, or begins or ends in line with the depot.
pub(super) fn may_threaten(position: &Position, side: Side, squares: [Square; 2]) -> bool {
    match position.board().objective() {
        Some(Objective::Hold { squares: marked, .. }) => marked.contains(squares[1]),
        Some(Objective::Depots { .. }) => position
            .board()
            .depot(side)
            .is_some_and(|depot| squares.iter().any(|square| square.bearing(depot.square).is_some())),
        Some(Objective::Escort { .. } | Objective::Survivors { .. }) | None => false,
    }
}

/// Adds the features of a side's progress towards the objective of the board. `exit_steps` is the distance of its Command from leaving.
pub(super) fn add_features(
    position: &Position,
    objective: &Objective,
    exit_steps: Option<u8>,
    side: Side,
    sink: &mut impl FeatureSink,
) {
    let units = position.units(side);
    match objective {
        Objective::Hold { squares, turns } => {
            let distance = |unit: &Piece| squares.iter().map(|square| unit.square.distance(square)).min();
            for distance in units.iter().filter_map(distance) {
                sink.add(features::hold_distance(distance), 1);
            }
            if let Some(held) = position.held().filter(|held| held.side == side) {
                sink.add(features::held(turns.saturating_sub(held.turns)), 1);
            }
        }
        Objective::Escort { .. } => sink.add(features::escort_distance(exit_steps), 1),
        Objective::Depots { .. } => {
            let Some(depot) = position.board().depot(!side) else { return };
            let penetrates = |unit: &&Piece| unit.kind.stats().gun.as_ref().is_some_and(|gun| gun.power > depot.armour);
            for unit in units.iter().filter(penetrates) {
                sink.add(features::depot_distance(unit.square.distance(depot.square)), 1);
            }
        }
        Objective::Survivors { least } => {
            sink.add(features::reserve(position.units_beside_command(side).saturating_sub(usize::from(*least))), 1);
        }
    }
}
