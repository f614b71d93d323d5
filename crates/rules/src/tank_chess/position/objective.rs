//! Objectives in play: the count of turns for which squares are held, and wins by the objective.

use super::{Ending, Position};
use crate::Side;
use crate::tank_chess::objective::{HoldCount, Objective};

impl Position {
    /// Which side holds the marked squares, and for how many of its turns in a row. `None` if neither side holds them,
    /// if the holder has not yet ended a turn since, and on boards without marked squares.
    #[inline]
    pub const fn held(&self) -> Option<HoldCount> {
        self.held
    }

    /// Whether the depot of the side to move has been destroyed.
    #[inline]
    pub const fn depot_destroyed(&self) -> bool {
        self.depot_destroyed
    }

    /// The side that has a unit on the marked squares while the other has none.
    fn holder(&self) -> Option<Side> {
        let Some(Objective::Hold { squares, .. }) = self.board.objective() else { return None };
        let stands = |side: Side| self.units(side).iter().any(|unit| squares.contains(unit.square));
        match Side::ALL.map(stands) {
            [true, false] => Some(Side::South),
            [false, true] => Some(Side::North),
            _ => None,
        }
    }

    /// Number of units of a side other than its Command.
    pub fn units_beside_command(&self, side: Side) -> usize {
        self.units(side).len() - usize::from(self.command(side).is_some())
    }

    /// Counts the turn that `mover` has just ended.
    pub(super) fn count_held_turn(&mut self, mover: Side) {
        let Some(holder) = self.holder() else {
            self.held = None;
            return;
        };
        let known = self.held.filter(|held| held.side == holder);
        self.held = if holder == mover {
            Some(HoldCount { side: holder, turns: known.map_or(1, |held| held.turns.saturating_add(1)) })
        } else {
            known
        };
    }

    /// Whether the game has ended by the objective after a turn of the side not to move.
    pub(super) fn objective_ending(&self) -> Option<Ending> {
        let (on_turn, mover) = (self.to_move, !self.to_move);
        match *self.board.objective()? {
            Objective::Hold { turns, .. } => {
                self.held.filter(|held| held.turns >= turns).map(|held| Ending::SquaresHeld(held.side))
            }
            Objective::Depots { .. } => self.depot_destroyed.then_some(Ending::DepotDestroyed(on_turn)),
            Objective::Survivors { least } => {
                let is_beaten = |&side: &Side| self.units_beside_command(side) < usize::from(least);
                [on_turn, mover].into_iter().find(is_beaten).map(Ending::TooFewUnits)
            }
            Objective::Escort { .. } => None,
        }
    }

    /// Whether a side could win by the objective, other than by leaving, if it were to move. Notation and players call
    /// this OBJECTIVE. Flags are no objective in this sense.
    pub fn threatens_objective(&self, side: Side) -> bool {
        self.board.objective().is_some() && self.ending.is_none() && self.attack_map(side).can_win_objective(self)
    }
}

impl Ending {
    /// Whether the game ended by the [objective](Objective) of the board, other than by leaving.
    pub const fn is_by_objective(self) -> bool {
        matches!(self, Ending::SquaresHeld(_) | Ending::DepotDestroyed(_) | Ending::TooFewUnits(_))
    }
}
