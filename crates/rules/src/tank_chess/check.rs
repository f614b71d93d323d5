//! Legality check of a single action, which names the rule that it breaks.

use super::reach::bit;
use super::{Action, Facet, Facing, Piece, Position, Refusal, Shot, Square};

/// `Ok`, or the first rule that the action breaks.
type Verdict = Result<(), Refusal>;

/// Returns `Ok` if the condition holds, and the refusal otherwise.
fn need(condition: bool, otherwise: Refusal) -> Verdict {
    if condition { Ok(()) } else { Err(otherwise) }
}

impl Position {
    /// See [`Game::check`](crate::Game::check).
    pub(super) fn verdict(&self, action: Action) -> Verdict {
        need(self.ended().is_none(), Refusal::GameOver)?;
        let piece = self.check_unit(action.from())?;
        match action {
            Action::Drive { to, facing, shot, .. } => {
                self.check_drive(piece, to, facing)?;
                shot.map_or(Ok(()), |shot| self.check_shot(piece, to, facing, shot))
            }
            Action::Exit { .. } => {
                need(self.board().units[piece.kind].command, Refusal::NotCommand)?;
                need(self.can_escape(self.to_move()), Refusal::CannotLeave)
            }
        }
    }

    fn check_unit(&self, from: Square) -> Result<Piece, Refusal> {
        match self.unit_at(from) {
            Some((side, piece)) if side == self.to_move() => Ok(piece),
            Some(_) => Err(Refusal::WrongSide),
            None if self.occupied().contains(from) => Err(Refusal::Wreck),
            None => Err(Refusal::NoUnit),
        }
    }

    fn check_drive(&self, piece: Piece, to: Square, facing: Facing) -> Verdict {
        need((to, facing) != (piece.square, piece.facing), Refusal::SameStance)?;
        need(to.is_on(self.board().size()), Refusal::OffBoard)?;
        let reach = self.reach(self.to_move(), piece);
        let here = bit(piece.square, to).unwrap_or(0);
        if (reach.stances[facing.index()] | reach.deaths[facing.index()]) & here != 0 {
            return Ok(());
        }
        match self.unit_at(to) {
            Some((side, _)) if side != self.to_move() => return Err(Refusal::EnemyUnitThere),
            Some(_) if to != piece.square => return Err(Refusal::OwnUnitThere),
            None if self.occupied().contains(to) => return Err(Refusal::WreckThere),
            _ => {}
        }
        need(!self.board().impassable.contains(to), Refusal::Impassable)?;
        let ideal = self.reach_on_empty_board(self.to_move(), piece);
        need(ideal.stances[facing.index()] & here != 0, Refusal::TooFar)?;
        Err(Refusal::WayBlocked)
    }

    fn check_shot(&self, piece: Piece, to: Square, facing: Facing, shot: Shot) -> Verdict {
        let Some(gun) = &self.board().units[piece.kind].gun else { return Err(Refusal::Unarmed) };
        need(!self.is_deadly(piece, to), Refusal::Lost)?;
        need(gun.arcs.contains(&shot.aim()), Refusal::GunFixed)?;
        let Some(square) = shot.target(to, facing).filter(|&square| square != piece.square) else {
            return Err(Refusal::NoTarget);
        };
        let target = match self.unit_at(square) {
            Some((side, _)) if side == self.to_move() => return Err(Refusal::OwnTarget),
            Some((_, target)) => target,
            None if self.occupied().contains(square) => return Err(Refusal::WreckTarget),
            None => return Err(Refusal::NoTarget),
        };
        need(shot.distance() >= gun.nearest, Refusal::TooClose)?;
        need(gun.reaches(shot.distance()), Refusal::OutOfRange)?;
        let flight = shot.aim().from(facing);
        need(gun.over || self.is_line_clear(piece, to, flight, shot.distance()), Refusal::LineBlocked)?;
        need(self.penetrates(piece, flight, target), Refusal::CannotPenetrate)
    }

    /// Whether the gun of a unit destroys a target that its shot hits in direction `flight`. Range and obstacles are
    /// not checked.
    pub(super) fn penetrates(&self, piece: Piece, flight: Facing, target: Piece) -> bool {
        let units = self.board().units;
        let armour = units[target.kind].armour.on(Facet::hit(flight, target.facing));
        units[piece.kind].gun.as_ref().is_some_and(|gun| gun.power > armour)
    }

    /// Whether direct fire of a unit moved to `at` has a clear line to the square at this distance.
    fn is_line_clear(&self, piece: Piece, at: Square, flight: Facing, distance: u8) -> bool {
        (1..distance).all(|squares| at.toward(flight, squares).is_some_and(|square| !self.is_opaque(piece, square)))
    }

    /// Whether a square blocks direct fire of a unit that has moved. The unit's former square does not block.
    pub(super) fn is_opaque(&self, piece: Piece, square: Square) -> bool {
        self.board().opaque.contains(square) || square != piece.square && self.occupied().contains(square)
    }
}
