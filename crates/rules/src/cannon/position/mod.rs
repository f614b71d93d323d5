//! Validated positions of Cannon.

mod game;

use std::fmt;

use super::bitboard::{Bitboard, shift_bits};
use super::shift_run::ShiftRun;
use super::side_view::{SideView, with_view};
use super::{Action, PieceKind, Point, Ruleset, Setup, TownSafety, generate, zobrist};
use crate::{Game, Side};

/// A validated position of Cannon together with its rules.
///
/// It is small and `Copy`, so a search copies it instead of undoing actions.
///
/// ```
/// use cannon_rules::cannon::{Position, Ruleset};
/// use cannon_rules::{Game, Side};
///
/// let text = "1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 d";
/// let position = Position::from_text(text, &Ruleset::CLASSIC)?;
/// assert_eq!(position.side_to_move(), Side::South);
/// assert_eq!(position.soldiers(Side::North).count(), 3);
/// let step = position.action_from_text("e4-e5")?;
/// assert!(position.validate(step).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    soldiers: [Bitboard; 2],
    /// Both towns. The home rank tells which side owns a town.
    towns: Bitboard,
    key: u64,
    shift_runs: [Option<ShiftRun>; 2],
    to_move: Side,
    /// Whether the town of the side to move has been taken. A missing town is otherwise still to be placed.
    town_taken: bool,
    rules: Ruleset,
}

impl Position {
    /// Number of soldiers per side at the start, which is also the maximum.
    pub const SOLDIERS: u32 = 15;

    /// Creates a position from parts that [`super::Setup`] has validated.
    pub(super) fn from_parts(
        soldiers: [Bitboard; 2],
        towns: Bitboard,
        to_move: Side,
        town_taken: bool,
        runs: [Option<ShiftRun>; 2],
        rules: Ruleset,
    ) -> Position {
        let mut position = Position { soldiers, towns, key: 0, shift_runs: runs, to_move, town_taken, rules };
        position.key = position.key_from_scratch();
        position
    }

    /// The Zobrist key, computed from the whole position. [`key`](crate::Game::key) returns the incrementally updated
    /// key.
    pub fn key_from_scratch(&self) -> u64 {
        let mut key = self.state_key();
        for side in Side::ALL {
            key ^= zobrist::shift_run(side, self.shift_runs[side.index()]);
            for point in self.soldiers(side) {
                key ^= zobrist::piece(side, PieceKind::Soldier, point);
            }
            if let Some(town) = self.town(side) {
                key ^= zobrist::piece(side, PieceKind::Town, town);
            }
        }
        key
    }

    fn state_key(&self) -> u64 {
        let side = if self.to_move == Side::North { zobrist::NORTH_TO_MOVE } else { 0 };
        side ^ if self.town_taken { zobrist::TOWN_TAKEN } else { 0 }
    }

    /// The soldiers of a side.
    #[inline]
    pub const fn soldiers(&self, side: Side) -> Bitboard {
        self.soldiers[side.index()]
    }

    /// The town of a side as a set: one point, or none while it is not placed or after it was taken.
    #[inline]
    pub fn town_set(&self, side: Side) -> Bitboard {
        self.towns & Bitboard::home_rank(side)
    }

    /// The point of a side's town; `None` while it is not placed or after it was taken.
    #[inline]
    pub fn town(&self, side: Side) -> Option<Point> {
        self.town_set(side).first()
    }

    /// Soldiers and town of a side.
    #[inline]
    pub fn pieces(&self, side: Side) -> Bitboard {
        self.soldiers(side) | self.town_set(side)
    }

    /// Points with no piece.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.soldiers[0] | self.soldiers[1] | self.towns)
    }

    /// The piece on a point.
    pub fn piece_at(&self, point: Point) -> Option<(Side, PieceKind)> {
        Side::ALL.into_iter().find_map(|side| {
            if self.soldiers(side).contains(point) {
                Some((side, PieceKind::Soldier))
            } else if self.town_set(side).contains(point) {
                Some((side, PieceKind::Town))
            } else {
                None
            }
        })
    }

    /// Whether the side to move has lost its town and thus the game.
    #[inline]
    pub const fn town_taken(&self) -> bool {
        self.town_taken
    }

    /// Whether the side to move must place its town.
    #[inline]
    pub fn is_placing_town(&self) -> bool {
        !self.town_taken && self.town_set(self.to_move).is_empty()
    }

    /// The current run of shifts of a side; always `None` without a limit on shifts.
    #[inline]
    pub const fn shift_run(&self, side: Side) -> Option<ShiftRun> {
        self.shift_runs[side.index()]
    }

    /// Whether a side may use its soldiers: false while its town is still to be placed, and after the end of the game.
    #[inline]
    pub(super) fn can_attack(&self, side: Side) -> bool {
        !self.town_taken && self.towns.intersects(Bitboard::home_rank(side))
    }

    /// The pieces of a side of which cannons may consist under the rules in force.
    pub fn crew(&self, side: Side) -> Bitboard {
        self.rules.crew(self.soldiers(side), self.town_set(side))
    }

    /// The input of the generator for the side `NORTH`, whether or not it is to move.
    #[inline(always)]
    pub(super) fn view<const NORTH: bool, const TOWN_IN_CANNON: bool>(&self) -> SideView<NORTH, TOWN_IN_CANNON> {
        let (own, enemy) = if NORTH { (Side::North, Side::South) } else { (Side::South, Side::North) };
        SideView::new(self.soldiers(own), self.town_set(own), self.soldiers(enemy), self.town_set(enemy))
    }

    /// Pieces of this side that the enemy attacks, with soldiers or shots, regardless of which side is to move.
    #[inline]
    pub fn threatened(&self, side: Side) -> Bitboard {
        if !self.can_attack(!side) {
            return Bitboard::EMPTY;
        }
        Bitboard::from_bits(with_view!(self, !side, |view| view.attacked_enemies(self.rules.long_shot)))
    }

    /// Points that soldiers of this side attack, whether empty or occupied.
    pub fn field_of_capture(&self, side: Side) -> Bitboard {
        let strides = match side {
            Side::South => SideView::<false, false>::CAPTURE_STRIDES,
            Side::North => SideView::<true, false>::CAPTURE_STRIDES,
        };
        let soldiers = self.soldiers(side).bits();
        Bitboard::from_bits(strides.into_iter().fold(0, |field, stride| field | shift_bits(soldiers, stride)))
    }

    /// Points that cannons of this side attack, whether empty or occupied: two and three points beyond every muzzle
    /// whose line is clear under the rules in force.
    pub fn field_of_fire(&self, side: Side) -> Bitboard {
        let long_shot = self.rules.long_shot;
        Bitboard::from_bits(with_view!(self, side, |view| view.field_of_fire(long_shot)))
    }

    /// Whether the enemy attacks this side's town. The equivalent of being in check.
    #[inline]
    pub fn is_town_attacked(&self, side: Side) -> bool {
        self.threatened(side).intersects(self.town_set(side))
    }

    /// The position after a null move: the other side is to move. `None` if a town is missing, or if the rules protect
    /// towns and the town of the passing side is attacked.
    #[inline]
    pub fn swap_turn(&self) -> Option<Position> {
        let both_stand = Side::ALL.into_iter().all(|side| self.can_attack(side));
        let exposed = self.rules.town == TownSafety::Checkmate && self.is_town_attacked(self.to_move);
        (both_stand && !exposed).then(|| {
            let mut passed = Position { to_move: !self.to_move, ..*self };
            passed.key ^= self.state_key() ^ passed.state_key();
            passed
        })
    }

    /// Calls `visit` once for every legal capture by a soldier and every legal shot.
    pub fn for_each_capture(&self, mut visit: impl FnMut(Action)) {
        if !self.can_attack(self.to_move) {
            return;
        }
        let mut visit = |action| {
            if self.keeps_town_safe(action) {
                visit(action);
            }
        };
        with_view!(self, self.to_move, |view| generate::for_each_capture(&view, &self.rules, &mut visit));
    }

    /// Calls `visit` once for every legal action that captures nothing: placements, steps, shifts and retreats.
    pub fn for_each_quiet(&self, mut visit: impl FnMut(Action)) {
        let mut visit = |action| {
            if self.is_within_shift_limit(action) && self.keeps_town_safe(action) {
                visit(action);
            }
        };
        if self.is_placing_town() {
            for at in Bitboard::town_points(self.to_move) & self.empty() {
                visit(Action::Place { at });
            }
        }
        if !self.can_attack(self.to_move) {
            return;
        }
        with_view!(self, self.to_move, |view| generate::for_each_quiet(&view, &self.rules, &mut visit));
    }

    /// Whether the side to move has an action.
    #[inline]
    pub(super) fn has_action(&self) -> bool {
        let free = self.rules.town == TownSafety::Capture && self.can_attack(self.to_move);
        let quick = free && with_view!(self, self.to_move, |view| view.can_step_or_capture());
        quick || self.action_count() != 0
    }

    /// Whether the action respects the shift limit, if there is one.
    #[inline]
    pub(super) fn is_within_shift_limit(&self, action: Action) -> bool {
        let (Some(limit), Action::Shift { from, to }) = (self.rules.shift_limit, action) else {
            return true;
        };
        self.shift_count_before(from, to) < limit
    }

    /// Whether the action leaves the own town safe, if the rules require it. An action that takes the enemy town ends
    /// the game at once, so the own town counts as safe after it.
    #[inline]
    pub(super) fn keeps_town_safe(&self, action: Action) -> bool {
        self.rules.town == TownSafety::Capture || !self.after(action).is_town_attacked(self.to_move)
    }

    /// Plays an action without checking that it is legal.
    pub(super) fn play_unchecked(&mut self, action: Action) {
        self.key ^= self.state_key();
        if self.rules.shift_limit.is_some() {
            let runs = self.runs_after(action);
            for side in Side::ALL {
                let run = &mut self.shift_runs[side.index()];
                self.key ^= zobrist::shift_run(side, *run) ^ zobrist::shift_run(side, runs[side.index()]);
                *run = runs[side.index()];
            }
        }
        let (us, them) = (self.to_move, !self.to_move);
        match action {
            Action::Place { at } => {
                self.towns |= at.into();
                self.key ^= zobrist::piece(us, PieceKind::Town, at);
            }
            Action::Step { from, to } | Action::Retreat { from, to } | Action::Shift { from, to } => {
                self.move_soldier(from, to)
            }
            Action::Capture { from, to } => {
                self.remove_enemy(to);
                self.move_soldier(from, to);
            }
            Action::Shot { target } => self.remove_enemy(target),
        }
        self.to_move = them;
        self.key ^= self.state_key();
    }

    /// Moves a soldier of the side to move.
    #[inline]
    fn move_soldier(&mut self, from: Point, to: Point) {
        let us = self.to_move;
        self.soldiers[us.index()] = self.soldiers(us).without(from).with(to);
        self.key ^= zobrist::piece(us, PieceKind::Soldier, from) ^ zobrist::piece(us, PieceKind::Soldier, to);
    }

    /// Removes a piece of the side not to move. Sets `town_taken` if it is the town, because that side moves next.
    #[inline]
    fn remove_enemy(&mut self, point: Point) {
        let them = !self.to_move;
        if self.town_set(them).contains(point) {
            self.towns = self.towns.without(point);
            self.town_taken = true;
            self.key ^= zobrist::piece(them, PieceKind::Town, point);
        } else {
            self.soldiers[them.index()] = self.soldiers(them).without(point);
            self.key ^= zobrist::piece(them, PieceKind::Soldier, point);
        }
    }
}

impl fmt::Debug for Position {
    /// The position text and a drawing of the board, for readable test failures.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Setup::from(self))?;
        for rank in (0..Point::SIZE).rev() {
            write!(f, "{:>2}", rank + 1)?;
            for file in 0..Point::SIZE {
                let piece = Point::new(file, rank).and_then(|point| self.piece_at(point));
                write!(f, " {}", piece.map_or('.', |(side, kind)| kind.letter(side)))?;
            }
            writeln!(f)?;
        }
        write!(f, "   a b c d e f g h i j\n{:?}", self.rules)
    }
}
