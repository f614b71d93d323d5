//! What a unit can do, as the player chooses it: squares to go to, ways to look there, targets from there.

use cannon_rules::tank_chess::{Action, Facing, PathStep, Piece, Position, Square, Stance, Target};

/// Everything that one unit can do in its turn.
pub(super) struct Options<'a> {
    position: &'a Position,
    /// The unit.
    pub(super) piece: Piece,
    /// Where it can end, nearest first.
    stances: Vec<Stance>,
}

/// A shot, and the stance it is fired from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Attack {
    pub(super) stance: Stance,
    pub(super) target: Target,
}

impl<'a> Options<'a> {
    /// Those of the unit on a square. `None` unless the side to move has one there.
    pub(super) fn of(position: &'a Position, unit: Square) -> Option<Options<'a>> {
        let (side, piece) = position.unit_at(unit)?;
        let own = side == position.to_move() && position.ending().is_none();
        own.then(|| Options { position, piece, stances: position.reachable(unit) })
    }

    /// The squares where it can end a move, its own included if it can turn there, each with the fewest steps that this takes.
    pub(super) fn squares(&self) -> Vec<Stance> {
        let mut squares: Vec<Stance> = Vec::new();
        for stance in &self.stances {
            if !squares.iter().any(|known| known.square == stance.square) {
                squares.push(*stance);
            }
        }
        squares
    }

    /// The stances on a square, those that take the fewest steps first.
    pub(super) fn stances_on(&self, square: Square) -> impl Iterator<Item = Stance> + '_ {
        self.stances.iter().copied().filter(move |stance| stance.square == square)
    }

    /// The stance on a square with a facing.
    pub(super) fn stance(&self, square: Square, facing: Facing) -> Option<Stance> {
        self.stances_on(square).find(|stance| stance.facing == facing)
    }

    /// The enemies in line and in range from a stance.
    pub(super) fn targets(&self, square: Square, facing: Facing) -> Vec<Target> {
        match self.stance(square, facing) {
            Some(stance) if !stance.lost => self.position.targets_from(self.piece.square, square, facing),
            _ => Vec::new(),
        }
    }

    /// The enemies that it could destroy where it stands and as it looks, if a unit could fire without having moved or turned.
    pub(super) fn barred_targets(&self) -> Vec<Target> {
        let Piece { square, facing, .. } = self.piece;
        let targets = self.position.targets_from(square, square, facing);
        targets.into_iter().filter(|target| target.destroys).collect()
    }

    /// Every shot from a square that destroys something, those from the nearest stance first.
    pub(super) fn attacks_from(&self, square: Square) -> Vec<Attack> {
        self.stances_on(square).flat_map(|stance| self.attacks_of(stance)).collect()
    }

    /// One shot at each enemy that it can destroy in this turn, from the nearest stance.
    pub(super) fn attacks(&self) -> Vec<Attack> {
        let mut attacks: Vec<Attack> = Vec::new();
        for attack in self.stances.iter().flat_map(|&stance| self.attacks_of(stance)) {
            if !attacks.iter().any(|known| known.target.square == attack.target.square) {
                attacks.push(attack);
            }
        }
        attacks
    }

    fn attacks_of(&self, stance: Stance) -> impl Iterator<Item = Attack> + use<> {
        let targets = self.targets(stance.square, stance.facing);
        targets.into_iter().filter(|target| target.destroys).map(move |target| Attack { stance, target })
    }

    /// How it should look on a square before the player says otherwise: so that it can fire, else as it arrives; as it does now on its own
    /// square.
    pub(super) fn best_facing(&self, square: Square) -> Option<Facing> {
        if square == self.piece.square {
            return self.stances_on(square).next().map(|_| self.piece.facing);
        }
        let firing = self.attacks_from(square).first().map(|attack| attack.stance.facing);
        firing.or_else(|| self.stances_on(square).next().map(|stance| stance.facing))
    }

    /// The square from whose edge the unit leaves the board, and the direction in which it does. `None` if it cannot leave.
    pub(super) fn exit(&self) -> Option<(Square, Facing)> {
        if !self.piece.kind.stats().command || !self.position.can_escape(self.position.to_move()) {
            return None;
        }
        let path = self.position.path(Action::Exit { from: self.piece.square })?;
        Some(along(self.piece, &path).last().copied().unwrap_or((self.piece.square, self.piece.facing)))
    }
}

/// Where a unit stands and looks after each step of its way on the board.
pub(super) fn along(piece: Piece, path: &[PathStep]) -> Vec<(Square, Facing)> {
    let (mut square, mut facing) = (piece.square, piece.facing);
    let mut stances = Vec::with_capacity(path.len());
    for step in path {
        match step {
            PathStep::Forward => square = square.toward(facing, 1).unwrap_or(square),
            PathStep::Reverse => square = square.toward(facing.reversed(), 1).unwrap_or(square),
            PathStep::TurnLeft => facing = facing.left(),
            PathStep::TurnRight => facing = facing.right(),
            PathStep::Exit => continue,
        }
        stances.push((square, facing));
    }
    stances
}
