//! Legality check of a single action, which names the rule that it breaks.

use crate::refusal::require;
use crate::tank_chess::moves::reach::window_bit;
use crate::tank_chess::objective::{Depot, Objective};
use crate::tank_chess::{Action, ExitDirection, Facet, Facing, Piece, Position, Refusal, Ruleset, Shot, Square};
use crate::{Game, Side};

/// `Ok`, or the first rule that the action breaks.
type Legality = Result<(), Refusal>;

impl Position {
    /// See [`Game::validate`].
    pub(crate) fn legality(&self, action: Action) -> Legality {
        require(self.ending().is_none(), Refusal::GameOver)?;
        let piece = self.check_unit(action.from())?;
        match action {
            Action::Drive { to, facing, shot, .. } => {
                self.check_drive(piece, to, facing)?;
                shot.map_or(Ok(()), |shot| self.check_shot(piece, to, facing, shot))
            }
            Action::Exit { .. } => {
                require(self.board().units[piece.kind].command, Refusal::NotCommand)?;
                require(self.can_escape(self.side_to_move()), self.exit_refusal())
            }
        }
    }

    /// The most helpful reason why the Command of the side to move cannot leave.
    fn exit_refusal(&self) -> Refusal {
        match self.board().objective() {
            Some(Objective::Survivors { .. }) => return Refusal::NoExit,
            Some(Objective::Escort { .. }) if self.command_reaches_far_rank() => return Refusal::NotExitSquare,
            _ => {}
        }
        let free = self.with_rules(Ruleset { exit: ExitDirection::Any, ..*self.rules() });
        if free.can_escape(self.side_to_move()) { Refusal::OnlyDiagonalExit } else { Refusal::CannotLeave }
    }

    /// Whether the Command of the side to move can reach the far rank this turn.
    fn command_reaches_far_rank(&self) -> bool {
        let side = self.side_to_move();
        let Some(command) = self.command(side) else { return false };
        let squares = self.reach(side, command).any_facing();
        let far_rank = self.board().far_rank(side);
        let mut on_far_rank = (0..self.board().size()).filter_map(|file| Square::new(file, far_rank));
        on_far_rank
            .any(|at| at == command.square || window_bit(command.square, at).is_some_and(|bit| squares & bit != 0))
    }

    fn check_unit(&self, from: Square) -> Result<Piece, Refusal> {
        match self.unit_at(from) {
            Some((side, piece)) if side == self.side_to_move() => Ok(piece),
            Some(_) => Err(Refusal::WrongSide),
            None if self.occupied().contains(from) => Err(Refusal::Wreck),
            None => Err(Refusal::NoUnit),
        }
    }

    fn check_drive(&self, piece: Piece, to: Square, facing: Facing) -> Legality {
        require((to, facing) != (piece.square, piece.facing), Refusal::SameStance)?;
        require(to.is_on(self.board().size()), Refusal::OffBoard)?;
        let reach = self.reach(self.side_to_move(), piece);
        let here = window_bit(piece.square, to).unwrap_or(0);
        if (reach.stances[facing.index()] | reach.fatal_stances[facing.index()]) & here != 0 {
            return Ok(());
        }
        match self.unit_at(to) {
            Some((side, _)) if side != self.side_to_move() => return Err(Refusal::EnemyUnitThere),
            Some(_) if to != piece.square => return Err(Refusal::OwnUnitThere),
            None if self.occupied().contains(to) => return Err(Refusal::WreckThere),
            _ => {}
        }
        require(!self.board().impassable.contains(to), Refusal::Impassable)?;
        let ideal = self.reach_on_empty_board(self.side_to_move(), piece);
        require(ideal.stances[facing.index()] & here != 0, Refusal::TooFar)?;
        Err(Refusal::WayBlocked)
    }

    fn check_shot(&self, piece: Piece, to: Square, facing: Facing, shot: Shot) -> Legality {
        let Some(gun) = &self.board().units[piece.kind].gun else { return Err(Refusal::Unarmed) };
        require(!self.is_lost_on(piece, to), Refusal::Lost)?;
        require(gun.arcs.contains(&shot.aim()), Refusal::GunFixed)?;
        let Some(square) = shot.target(to, facing).filter(|&square| square != piece.square) else {
            return Err(Refusal::NoTarget);
        };
        let flight = shot.aim().from(facing);
        let penetrates = match self.unit_at(square) {
            Some((side, _)) if side == self.side_to_move() => return Err(Refusal::OwnTarget),
            Some((_, target)) => self.penetrates(piece, flight, target),
            None if self.occupied().contains(square) => return Err(Refusal::WreckTarget),
            None => gun.power > self.check_depot_target(square)?.armour,
        };
        require(shot.distance() >= gun.nearest, Refusal::TooClose)?;
        require(gun.reaches(shot.distance()), Refusal::OutOfRange)?;
        require(gun.over || self.is_line_clear(piece, to, flight, shot.distance()), Refusal::LineBlocked)?;
        require(penetrates, Refusal::CannotPenetrate)
    }

    /// The enemy depot on a square that is fired at.
    fn check_depot_target(&self, square: Square) -> Result<Depot, Refusal> {
        let depot_of = |side: Side| self.board().depot(side).filter(|depot| depot.square == square);
        require(depot_of(self.side_to_move()).is_none(), Refusal::OwnDepot)?;
        depot_of(!self.side_to_move()).ok_or(Refusal::NoTarget)
    }

    /// Whether the gun of a unit destroys a target that its shot hits in direction `flight`. Range and obstacles are
    /// not checked.
    pub(super) fn penetrates(&self, piece: Piece, flight: Facing, target: Piece) -> bool {
        let units = self.board().units;
        let armour = units[target.kind].armour.thickness(Facet::hit(flight, target.facing));
        units[piece.kind].gun.as_ref().is_some_and(|gun| gun.power > armour)
    }

    /// Whether direct fire of a unit moved to `at` has a clear line to the square at this distance.
    fn is_line_clear(&self, piece: Piece, at: Square, flight: Facing, distance: u8) -> bool {
        (1..distance)
            .all(|squares| at.toward(flight, squares).is_some_and(|square| !self.blocks_fire_of(piece, square)))
    }

    /// Whether a square blocks direct fire of a unit that has moved. The unit's former square does not block.
    pub(super) fn blocks_fire_of(&self, piece: Piece, square: Square) -> bool {
        self.board().blocks_fire.contains(square) || square != piece.square && self.occupied().contains(square)
    }
}
