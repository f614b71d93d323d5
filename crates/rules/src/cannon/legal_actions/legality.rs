//! Legality check of a single action, which names the rule that it breaks, and inference of the action that a player
//! means by pointing from one point to another.

use crate::cannon::bitboard::Bitboard;
use crate::cannon::{
    Action, Direction, PieceKind, Point, Position, Refusal, RetreatNear, RetreatOver, shifting_soldiers,
};
use crate::refusal::require;
use crate::{Game, Side};

/// `Ok`, or the first rule that the action breaks.
type Legality = Result<(), Refusal>;

/// Offset between two points from the view of a side: files, and ranks forward.
fn relative_offset(side: Side, from: Point, to: Point) -> (i8, i8) {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    (files, if side == Side::South { ranks } else { -ranks })
}

impl Position {
    /// See [`Game::validate`].
    pub(crate) fn legality(&self, action: Action) -> Legality {
        require(!self.town_taken(), Refusal::GameOver)?;
        match action {
            Action::Place { at } => self.check_place(at)?,
            Action::Step { from, to } => self.check_step(from, to)?,
            Action::Capture { from, to } => self.check_capture(from, to)?,
            Action::Retreat { from, to } => self.check_retreat(from, to)?,
            Action::Shift { from, to } => self.check_shift(from, to)?,
            Action::Shot { target } => self.check_shot(target)?,
        }
        require(self.keeps_town_safe(action), Refusal::TownInDanger)
    }

    fn check_place(&self, at: Point) -> Legality {
        require(self.is_placing_town(), Refusal::TownStands)?;
        require(Bitboard::home_rank(self.side_to_move()).contains(at), Refusal::NotHomeRank)?;
        require(Bitboard::town_points(self.side_to_move()).contains(at), Refusal::Corner)?;
        require(self.empty().contains(at), Refusal::TownOnPiece)
    }

    /// Checks the conditions common to all actions of soldiers: the town is placed, a soldier of the side to move is on
    /// the origin, and the destination is another point without an own piece.
    fn check_soldier(&self, from: Point, to: Point) -> Legality {
        require(!self.is_placing_town(), Refusal::TownFirst)?;
        match self.piece_at(from) {
            None => return Err(Refusal::NoSoldier),
            Some((side, _)) if side != self.side_to_move() => return Err(Refusal::WrongSide),
            Some((_, PieceKind::Town)) => return Err(Refusal::TownStays),
            Some((_, PieceKind::Soldier)) => {}
        }
        require(from != to, Refusal::SamePoint)?;
        require(!self.pieces(self.side_to_move()).contains(to), Refusal::OwnPiece)
    }

    fn holds_enemy(&self, point: Point) -> bool {
        self.pieces(!self.side_to_move()).contains(point)
    }

    fn check_step(&self, from: Point, to: Point) -> Legality {
        self.check_soldier(from, to)?;
        match relative_offset(self.side_to_move(), from, to) {
            (-1..=1, 1) => require(!self.holds_enemy(to), Refusal::StepOnEnemy),
            (-1..=1, 0) => Err(Refusal::StepSideways),
            (-1..=1, -1) => Err(Refusal::StepBack),
            _ => Err(Refusal::NotAdjacent),
        }
    }

    fn check_capture(&self, from: Point, to: Point) -> Legality {
        self.check_soldier(from, to)?;
        require(self.holds_enemy(to), Refusal::NothingToCapture)?;
        match relative_offset(self.side_to_move(), from, to) {
            (-1..=1, 0 | 1) => Ok(()),
            (-1..=1, -1) => Err(Refusal::CaptureBack),
            _ => Err(Refusal::CaptureFar),
        }
    }

    fn check_retreat(&self, from: Point, to: Point) -> Legality {
        self.check_soldier(from, to)?;
        let (-2 | 0 | 2, -2) = relative_offset(self.side_to_move(), from, to) else {
            return Err(Refusal::RetreatShape);
        };
        let near = Bitboard::from_point(from).neighbours();
        let enemy = !self.side_to_move();
        if !near.intersects(self.soldiers(enemy)) {
            require(near.intersects(self.town_set(enemy)), Refusal::RetreatNoEnemy)?;
            require(self.rules().retreat_near == RetreatNear::Piece, Refusal::RetreatFromTown)?;
        }
        let between = super::shift_run::midpoint(from, to);
        let is_open = |point| self.rules().retreat_over == RetreatOver::Any || self.empty().contains(point);
        require(between.is_some_and(is_open), Refusal::RetreatBlocked)?;
        require(!self.holds_enemy(to), Refusal::RetreatOnEnemy)
    }

    fn check_shift(&self, from: Point, to: Point) -> Legality {
        self.check_soldier(from, to)?;
        let Some(cannon) = shifting_soldiers(from, to) else { return Err(Refusal::ShiftShape) };
        let crew = self.crew(self.side_to_move());
        require(cannon.into_iter().all(|point| crew.contains(point)), Refusal::ShiftNoCannon)?;
        require(!self.holds_enemy(to), Refusal::ShiftBlocked)?;
        require(self.is_within_shift_limit(Action::Shift { from, to }), Refusal::ShiftLimit)
    }

    fn check_shot(&self, target: Point) -> Legality {
        require(!self.is_placing_town(), Refusal::TownFirst)?;
        require(!self.pieces(self.side_to_move()).contains(target), Refusal::OwnPiece)?;
        require(self.holds_enemy(target), Refusal::NoTarget)?;
        require(!self.firing_lines(target).is_empty(), self.shot_refusal(target))
    }

    /// The most helpful reason why no cannon can hit the target. A blocked line at the right distance comes before a
    /// wrong distance, and too close comes before too far.
    fn shot_refusal(&self, target: Point) -> Refusal {
        let crew = self.crew(self.side_to_move());
        let occupied = !self.empty();
        let mut nearest = Refusal::NoCannonBears;
        let priority = |refusal| match refusal {
            Refusal::PathBlocked => 4,
            Refusal::MuzzleBlocked => 3,
            Refusal::TooClose => 2,
            Refusal::TooFar => 1,
            _ => 0,
        };
        for direction in Direction::ALL {
            for distance in 1..Point::SIZE as i8 {
                let at = |steps: i8| target.toward(direction.reversed(), steps);
                let manned = (0..3).all(|n| at(distance + n).is_some_and(|point| crew.contains(point)));
                if !manned {
                    continue;
                }
                let reason = match distance {
                    1 => Refusal::TooClose,
                    2 | 3 if at(distance - 1).is_some_and(|point| occupied.contains(point)) => Refusal::MuzzleBlocked,
                    2 | 3 => Refusal::PathBlocked,
                    _ => Refusal::TooFar,
                };
                if priority(reason) > priority(nearest) {
                    nearest = reason;
                }
            }
        }
        nearest
    }

    /// Infers the action that a player means by pointing from a piece to a point. It need not be legal;
    /// [`validate`](crate::Game::validate) then gives the reason.
    ///
    /// A legal action of that soldier to that point is always preferred. Otherwise, a distant enemy is a shot and an
    /// adjacent one a capture; two points backwards is a retreat, three points in a line a shift, and anything else a
    /// step. Pointing at one point twice places the town while it is still to be placed.
    pub fn infer_action(&self, from: Point, to: Point) -> Action {
        if from == to && self.is_placing_town() {
            return Action::Place { at: to };
        }
        let (files, forward) = relative_offset(self.side_to_move(), from, to);
        let adjacent = files.abs() <= 1 && forward.abs() <= 1;
        if self.holds_enemy(to) && self.crew(self.side_to_move()).contains(from) {
            return if adjacent { Action::Capture { from, to } } else { Action::Shot { target: to } };
        }
        match (files, forward) {
            (-2 | 0 | 2, -2) => Action::Retreat { from, to },
            _ if shifting_soldiers(from, to).is_some() => Action::Shift { from, to },
            _ => Action::Step { from, to },
        }
    }
}
