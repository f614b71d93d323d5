//! Unvalidated set-ups of Cannon, and the errors that prevent playing from them.

use super::bitboard::Bitboard;
use super::{PieceKind, Point, Position, Ruleset, ShiftRun};
use crate::{Game, Side};

/// An unvalidated position: any pieces on any points. [`position`](Setup::position) validates it.
///
/// # Missing towns
/// A missing town is still to be placed, unless `town_taken` says that it was taken. These are the valid cases; play
/// from a valid position leads only to valid positions:
///
/// | to move | other side | meaning |
/// |---|---|---|
/// | town | town | the game goes on |
/// | missing | missing | neither town is placed yet; the side to move places its town now, the other side next |
/// | missing | town | the side to move places its town now |
/// | missing, `town_taken` | town | the side to move has just lost its town: the game is over |
///
/// A position in which the side to move has a town and the other side has none cannot arise and is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pieces: [Option<(Side, PieceKind)>; 100],
    /// The side to move.
    pub to_move: Side,
    /// Whether the side to move has lost its town.
    pub town_taken: bool,
    /// The runs of shifts, South first.
    pub shift_runs: [Option<ShiftRun>; 2],
}

/// Error that prevents playing from a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side has two towns or more; the second, counted from a1.
    #[error("a second town of one side stands on {0}")]
    TwoTowns(Point),
    /// A town stands off its home rank.
    #[error("the town on {0} is not on its home rank")]
    TownOffHomeRank(Point),
    /// A town stands in a corner.
    #[error("the town on {0} stands in a corner")]
    TownInCorner(Point),
    /// A side has more than fifteen soldiers; the sixteenth, counted from a1.
    #[error("a side has at most {max} soldiers; the one on {0} is too many", max = Position::SOLDIERS)]
    TooManySoldiers(Point),
    /// The side to move has a town, the other has none.
    #[error("the side not to move has no town, though the side to move has one")]
    TownMissing,
    /// `town_taken` is set, but the side to move has a town, or the other side has none.
    #[error("a town is marked as taken that cannot have been: it must be missing, and the other side's must stand")]
    TownNotTaken,
    /// The run of shifts of this side names points on which it has no cannon.
    #[error("the cannon said to have shifted last is not three soldiers of its side in line")]
    NoSuchCannon(Side),
    /// The number of consecutive shifts exceeds the limit of the rules.
    #[error("a cannon is said to have shifted {count} times in a row; the limit is {limit}")]
    OverShiftLimit {
        /// The side.
        side: Side,
        /// Number of consecutive shifts.
        count: u8,
        /// The limit.
        limit: u8,
    },
}

impl Setup {
    /// A board without pieces.
    pub const fn empty(to_move: Side) -> Setup {
        Setup { pieces: [None; 100], to_move, town_taken: false, shift_runs: [None, None] }
    }

    /// The piece on a point.
    pub const fn piece_at(&self, point: Point) -> Option<(Side, PieceKind)> {
        self.pieces[point.index()]
    }

    /// Puts a piece on a point, or clears the point.
    pub const fn set(&mut self, point: Point, piece: Option<(Side, PieceKind)>) {
        self.pieces[point.index()] = piece;
    }

    /// The set-up after mirroring the board from left to right. The sides stay, and the rules are the same on the mirrored board.
    ///
    /// ```
    /// use cannon_rules::cannon::Setup;
    ///
    /// let setup: Setup = "1L8/10/10/l9/10/10/10/10/ddd7/4D5 d da2-c2:1".parse()?;
    /// assert_eq!(setup.mirrored().to_string(), "8L1/10/10/9l/10/10/10/10/7ddd/5D4 d dh2-j2:1");
    /// # Ok::<(), cannon_rules::cannon::PositionError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        let mut mirrored = Setup { town_taken: self.town_taken, ..Setup::empty(self.to_move) };
        for point in Point::all() {
            mirrored.set(point.mirrored(), self.piece_at(point));
        }
        mirrored.shift_runs = self.shift_runs.map(|run| {
            let run = run?;
            let [end, _, other] = run.soldiers();
            ShiftRun::new(end.mirrored(), other.mirrored(), run.count())
        });
        mirrored
    }

    fn points_of(&self, side: Side, kind: PieceKind) -> Bitboard {
        Point::all().filter(|&point| self.piece_at(point) == Some((side, kind))).collect()
    }

    /// Validates the set-up under the given rules. Runs of shifts are dropped if the rules have no limit on shifts.
    ///
    /// # Errors
    /// The first of the [errors](Setup::errors).
    pub fn position(&self, rules: &Ruleset) -> Result<Position, SetupError> {
        if let Some(&error) = self.errors(rules).first() {
            return Err(error);
        }
        let soldiers = Side::ALL.map(|side| self.points_of(side, PieceKind::Soldier));
        let towns = Side::ALL.map(|side| self.points_of(side, PieceKind::Town));
        let runs = if rules.shift_limit.is_some() { self.shift_runs } else { [None, None] };
        Ok(Position::from_parts(soldiers, towns[0] | towns[1], self.to_move, self.town_taken, runs, *rules))
    }

    /// All errors that prevent playing from the set-up under the given rules. Editors show them all at once.
    ///
    /// ```
    /// use cannon_rules::cannon::{Ruleset, Setup, SetupError};
    ///
    /// let setup: Setup = "L9/10/10/10/10/10/10/10/10/1D1D6 d".parse()?;
    /// let errors = setup.errors(&Ruleset::CLASSIC);
    /// assert!(matches!(errors[..], [SetupError::TwoTowns { .. }, SetupError::TownInCorner { .. }]));
    /// # Ok::<(), cannon_rules::cannon::PositionError>(())
    /// ```
    pub fn errors(&self, rules: &Ruleset) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for side in Side::ALL {
            self.add_town_errors(side, &mut errors);
            let surplus = self.points_of(side, PieceKind::Soldier).into_iter().nth(Position::SOLDIERS as usize);
            errors.extend(surplus.map(SetupError::TooManySoldiers));
        }
        let standing = |side: Side| !self.points_of(side, PieceKind::Town).is_empty();
        match (standing(self.to_move), standing(!self.to_move)) {
            (false, true) => {}
            _ if self.town_taken => errors.push(SetupError::TownNotTaken),
            (true, false) => errors.push(SetupError::TownMissing),
            _ => {}
        }
        if let Some(limit) = rules.shift_limit {
            errors.extend(Side::ALL.into_iter().filter_map(|side| self.run_error(side, limit, rules)));
        }
        errors
    }

    /// Adds an error for every town of a side that may not stand where it does.
    fn add_town_errors(&self, side: Side, errors: &mut Vec<SetupError>) {
        let towns = self.points_of(side, PieceKind::Town);
        errors.extend(towns.into_iter().skip(1).map(SetupError::TwoTowns));
        errors.extend(towns.into_iter().filter_map(|at| {
            if !Bitboard::home_rank(side).contains(at) {
                Some(SetupError::TownOffHomeRank(at))
            } else if !Bitboard::town_points(side).contains(at) {
                Some(SetupError::TownInCorner(at))
            } else {
                None
            }
        }));
    }

    fn run_error(&self, side: Side, limit: u8, rules: &Ruleset) -> Option<SetupError> {
        let run = self.shift_runs[side.index()]?;
        let crew = rules.crew(self.points_of(side, PieceKind::Soldier), self.points_of(side, PieceKind::Town));
        if run.soldiers().into_iter().any(|point| !crew.contains(point)) {
            return Some(SetupError::NoSuchCannon(side));
        }
        (run.count() > limit).then_some(SetupError::OverShiftLimit { side, count: run.count(), limit })
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.side_to_move());
        for point in Point::all() {
            setup.set(point, position.piece_at(point));
        }
        setup.town_taken = position.town_taken();
        setup.shift_runs = Side::ALL.map(|side| position.shift_run(side));
        setup
    }
}
