//! Validation of objectives and of their state in a set-up.

use crate::Side;
use crate::tank_chess::objective::{DEPOT_ARMOUR, HOLD_TURNS, Mark, Objective, ObjectiveError, SURVIVORS};
use crate::tank_chess::terrain::DriveEffect;
use crate::tank_chess::{Occupant, Setup, SetupError, Square};

impl Setup {
    /// Adds all errors of the objective. The size of the board must be valid.
    pub(super) fn add_objective_errors(&self, faults: &mut Vec<SetupError>) {
        if let Some(objective) = &self.objective {
            faults.extend(self.parameter_error(objective).map(SetupError::Objective));
            faults.extend(objective.marks().filter_map(|(at, mark)| self.mark_error(at, mark)));
        }
        faults.extend(self.state_errors().into_iter().flatten().map(SetupError::Objective));
    }

    fn parameter_error(&self, objective: &Objective) -> Option<ObjectiveError> {
        match *objective {
            Objective::Hold { turns, .. } if !HOLD_TURNS.contains(&turns) => Some(ObjectiveError::Turns(turns)),
            Objective::Hold { squares, .. } => squares.is_empty().then_some(ObjectiveError::NoSquares),
            Objective::Escort { south, north } => {
                (south.is_empty() || north.is_empty()).then_some(ObjectiveError::NoSquares)
            }
            Objective::Depots { armour, .. } if !DEPOT_ARMOUR.contains(&armour) => Some(ObjectiveError::Armour(armour)),
            Objective::Depots { south, north, .. } => (south == north).then_some(ObjectiveError::OneDepot(south)),
            Objective::Survivors { least } if !SURVIVORS.contains(&least) => Some(ObjectiveError::Least(least)),
            Objective::Survivors { least } => {
                let units_beside_command = |side: Side| self.units(side).len() - self.commands(side).len();
                let are_too_few = |&side: &Side| units_beside_command(side) < usize::from(least);
                Side::ALL.iter().all(are_too_few).then_some(ObjectiveError::TooFewUnits(least))
            }
        }
    }

    fn mark_error(&self, at: Square, mark: Mark) -> Option<SetupError> {
        if !at.is_on(self.size) {
            return Some(SetupError::OffBoard(at));
        }
        let terrain = self.terrain(at).map(|kind| kind.terrain().drive);
        let mine = self.mines.contains(at);
        let is_open = terrain.is_none_or(|drive| drive == DriveEffect::Free)
            && !mine
            && self.occupant(at) != Some(Occupant::Wreck);
        let error = match mark {
            Mark::Depot(_) => {
                let is_alone =
                    terrain.is_none() && !mine && self.occupant(at).is_none() && !self.flags.contains(&Some(at));
                (!is_alone).then_some(ObjectiveError::DepotGround(at))
            }
            Mark::Exit(Side::South) if at.rank() != self.size - 1 => Some(ObjectiveError::ExitNotOnEdge(at)),
            Mark::Exit(Side::North) if at.rank() != 0 => Some(ObjectiveError::ExitNotOnEdge(at)),
            Mark::Hold | Mark::Exit(_) => (!is_open).then_some(ObjectiveError::MarkedGround(at)),
        };
        error.map(SetupError::Objective)
    }

    /// Errors of the count of held turns, and of the mark of a destroyed depot.
    fn state_errors(&self) -> [Option<ObjectiveError>; 2] {
        let is_held_so_long = self.held.is_none_or(|held| {
            let Some(Objective::Hold { squares, turns }) = self.objective else { return false };
            let stands = |side: Side| self.units(side).iter().any(|unit| squares.contains(unit.square));
            let is_won = held.turns >= turns;
            let is_possible = held.turns <= turns && !(is_won && held.side == self.to_move);
            held.turns > 0 && is_possible && stands(held.side) && !stands(!held.side)
        });
        let can_be_destroyed = matches!(self.objective, Some(Objective::Depots { .. }))
            && Side::ALL.iter().all(|&side| !self.commands(side).is_empty());
        [
            (!is_held_so_long).then_some(ObjectiveError::HoldCount),
            (self.depot_destroyed && !can_be_destroyed).then_some(ObjectiveError::NoDepotDestroyed),
        ]
    }
}
