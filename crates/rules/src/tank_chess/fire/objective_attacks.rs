//! Attacks on objectives: shots at the enemy depot, and actions that win by the objective.

use super::attack_map::{AttackMap, KillShot};
use crate::Side;
use crate::tank_chess::objective::Objective;
use crate::tank_chess::{Action, Piece, Position, SquareSet};

impl AttackMap {
    /// Calls `visit` with every shot that destroys the enemy depot.
    #[inline]
    pub(crate) fn for_each_depot_shot(&self, position: &Position, mut visit: impl FnMut(KillShot)) {
        if position.board().objective().is_some() {
            self.find_depot_shot(position, &mut |hit| {
                visit(hit);
                false
            });
        }
    }

    /// Calls `found` with each shot that destroys the enemy depot, until `found` returns true. Returns whether it did.
    /// The type of `found` is not a type parameter and the function is not inlined, so that the generation of actions
    /// stays as fast as it is without objectives.
    #[inline(never)]
    fn find_depot_shot(&self, position: &Position, found: &mut dyn FnMut(KillShot) -> bool) -> bool {
        let Some(depot) = position.board().depot(!self.side()) else { return false };
        self.find_shot(position, depot.square, u8::MAX, |_| depot.armour, &mut |hit| found(hit))
    }

    /// Whether the side could destroy the enemy depot.
    pub(crate) fn can_destroy_depot(&self, position: &Position) -> bool {
        self.find_depot_shot(position, &mut |_| true)
    }

    /// Whether the side could win by the objective with its next turn, other than by leaving.
    #[inline]
    pub(crate) fn can_win_objective(&self, position: &Position) -> bool {
        position.board().objective().is_some_and(|objective| self.can_win_by(objective, position))
    }

    #[inline(never)]
    fn can_win_by(&self, objective: &Objective, position: &Position) -> bool {
        match objective {
            Objective::Escort { .. } => false,
            // A unit on the marked squares can always turn on the spot.
            Objective::Hold { turns, .. } => {
                position.held().is_some_and(|held| held.side == self.side() && held.turns.saturating_add(1) >= *turns)
            }
            Objective::Depots { .. } => self.can_destroy_depot(position),
            Objective::Survivors { least } => {
                position.units_beside_command(!self.side()) <= usize::from(*least)
                    && enemies_beside_command(position, self.side()).any(|enemy| self.can_kill(position, enemy))
            }
        }
    }

    /// An action of the side to move that wins by the objective, other than by leaving, if there is one.
    pub(crate) fn winning_objective_action(&self, position: &Position) -> Option<Action> {
        if !self.can_win_objective(position) {
            return None;
        }
        let mut win = None;
        match position.board().objective()? {
            Objective::Hold { squares, .. } => {
                let holder = position.units(self.side()).iter().find(|unit| squares.contains(unit.square))?;
                let (from, facing) = (holder.square, holder.facing.left());
                win = Some(Action::Drive { from, to: from, facing, shot: None });
            }
            Objective::Depots { .. } => self.for_each_depot_shot(position, |hit| win = win.or(Some(hit.action()))),
            Objective::Survivors { .. } => {
                for enemy in enemies_beside_command(position, self.side()) {
                    self.for_each_kill_shot(position, enemy, |hit| win = win.or(Some(hit.action())));
                }
            }
            Objective::Escort { .. } => {}
        }
        win
    }

    /// The squares on which the other side can prevent a win of this side by the objective: a unit must end a quiet
    /// move on one of them. They break this side's hold, or block every shot at the depot. `None` if this side does not
    /// threaten to win by the objective, or if moves to any square may prevent the win.
    pub(crate) fn objective_blocking_squares(&self, position: &Position) -> Option<SquareSet> {
        if !self.can_win_objective(position) {
            return None;
        }
        match position.board().objective()? {
            Objective::Hold { squares, .. } => Some(*squares),
            Objective::Depots { .. } => {
                let mut blocking = SquareSet(position.board().impassable.0.map(|row| !row));
                self.for_each_depot_shot(position, |hit| blocking = blocking.restricted_to(hit.blocking_squares()));
                Some(blocking)
            }
            Objective::Escort { .. } | Objective::Survivors { .. } => None,
        }
    }
}

/// The enemy units of a side without the Command, whose loss ends the game anyway.
fn enemies_beside_command(position: &Position, side: Side) -> impl Iterator<Item = Piece> + '_ {
    position.units(!side).iter().copied().filter(|unit| !position.board().units[unit.kind].command)
}
