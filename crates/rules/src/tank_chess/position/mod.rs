//! Validated positions of Tank Chess.

mod game;
mod objective;

use std::fmt;

use crate::Side;
use crate::tank_chess::objective::HoldCount;
use crate::tank_chess::piece::Army;
use crate::tank_chess::{Action, Board, Facing, Piece, Ruleset, Setup, Shot, Square, SquareSet, zobrist};

/// A validated position of Tank Chess together with its rules.
///
/// It is small and `Copy`, so a search copies it instead of undoing actions. The unchanging part is in the [`Board`],
/// which all positions of a game share.
///
/// ```
/// use cannon_rules::tank_chess::{Position, Ruleset};
/// use cannon_rules::{Game, Side};
///
/// let mut position = Position::start(&Ruleset::default());
/// let action = position.actions()[0];
/// assert!(position.validate(action).is_ok());
/// position.play(action);
/// assert_eq!(position.side_to_move(), Side::North);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    armies: [Army; 2],
    /// Squares with a unit or a wreck.
    occupied: SquareSet,
    mines: SquareSet,
    key: u64,
    to_move: Side,
    /// Whether the Command of the side not to move has left the board.
    command_left: bool,
    /// Whether the depot of the side to move has been destroyed.
    depot_destroyed: bool,
    held: Option<HoldCount>,
    ending: Option<Ending>,
    has_mines: bool,
    rules: Ruleset,
    board: &'static Board,
}

// The search copies a position at every node.
const _: () = assert!(size_of::<Position>() <= 512);

/// How a game ended on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The Command of this side was destroyed or lost.
    CommandLost(Side),
    /// The Command of this side left the board over the far edge.
    CommandLeft(Side),
    /// A unit of this side reached the enemy flag.
    FlagReached(Side),
    /// This side held the marked squares for long enough.
    SquaresHeld(Side),
    /// The depot of this side was destroyed.
    DepotDestroyed(Side),
    /// This side has fewer units than it needs.
    TooFewUnits(Side),
}

impl Position {
    /// Maximum number of units per side.
    pub const MAX_UNITS: usize = Army::MAX_UNITS;

    /// The position of a set-up without errors on its board.
    pub(super) fn from_setup(board: &'static Board, setup: &Setup, rules: Ruleset) -> Position {
        let is_occupied = |square: &Square| setup.occupant(*square).is_some();
        let mut position = Position {
            armies: Side::ALL.map(|side| Army::new(setup.units(side))),
            occupied: Square::all(board.size()).filter(is_occupied).collect(),
            mines: setup.mines,
            key: 0,
            to_move: setup.to_move,
            command_left: setup.command_left,
            depot_destroyed: setup.depot_destroyed,
            held: setup.held,
            ending: None,
            has_mines: !setup.mines.is_empty(),
            rules,
            board,
        };
        position.ending = position.detect_ending();
        position.key = position.key_from_scratch();
        position
    }

    /// The Zobrist key, computed from the whole position. [`key`](crate::Game::key) returns the incrementally updated
    /// key.
    #[inline]
    pub fn key_from_scratch(&self) -> u64 {
        let mut key = self.board.key ^ self.turn_key();
        for side in Side::ALL {
            key = self.units(side).iter().fold(key, |key, &piece| key ^ zobrist::piece(side, piece));
        }
        key = self.wrecks().iter().fold(key, |key, square| key ^ zobrist::wreck(square));
        self.mines.iter().fold(key, |key, square| key ^ zobrist::mine(square))
    }

    /// The same position under other rules.
    pub(super) const fn with_rules(&self, rules: Ruleset) -> Position {
        Position { rules, ..*self }
    }

    /// The part of the key that is not made of squares.
    fn turn_key(&self) -> u64 {
        let side = if self.to_move == Side::North { zobrist::NORTH_TO_MOVE } else { 0 };
        let left = if self.command_left { zobrist::COMMAND_LEFT } else { 0 };
        let destroyed = if self.depot_destroyed { zobrist::DEPOT_DESTROYED } else { 0 };
        side ^ left ^ destroyed ^ self.held.map_or(0, zobrist::held)
    }

    /// The board.
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// How the game ended, if it has.
    #[inline]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The units of a side, sorted by square. Destroyed units are not included.
    #[inline]
    pub fn units(&self, side: Side) -> &[Piece] {
        self.armies[side.index()].as_slice()
    }

    /// The unit on a square and its side. Wrecks are not units.
    #[inline]
    pub fn unit_at(&self, square: Square) -> Option<(Side, Piece)> {
        if !self.occupied.contains(square) {
            return None;
        }
        Side::ALL.into_iter().find_map(|side| {
            let index = self.armies[side.index()].find(square)?;
            Some((side, self.units(side)[index]))
        })
    }

    /// The Command of a side; `None` if it is lost or has left.
    #[inline]
    pub fn command(&self, side: Side) -> Option<Piece> {
        self.units(side).iter().find(|piece| self.board.units[piece.kind].command).copied()
    }

    /// Squares with a unit or a wreck.
    #[inline]
    pub const fn occupied(&self) -> &SquareSet {
        &self.occupied
    }

    /// Squares with a wreck.
    #[inline]
    pub fn wrecks(&self) -> SquareSet {
        let mut wrecks = self.occupied;
        self.armies.iter().flat_map(Army::as_slice).for_each(|piece| wrecks.remove(piece.square));
        wrecks
    }

    /// Whether there is a wreck on a square.
    #[inline]
    pub fn has_wreck(&self, square: Square) -> bool {
        self.occupied.contains(square) && self.unit_at(square).is_none()
    }

    /// Squares with a mine.
    #[inline]
    pub const fn mines(&self) -> &SquareSet {
        &self.mines
    }

    #[inline]
    pub(super) const fn has_mines(&self) -> bool {
        self.has_mines
    }

    /// Whether the Command of the side not to move has left the board.
    #[inline]
    pub const fn command_left(&self) -> bool {
        self.command_left
    }

    /// Whether a unit would be lost on a square because it sinks or runs onto a mine.
    #[inline]
    pub fn is_lost_on(&self, piece: Piece, square: Square) -> bool {
        let unit = &self.board.units[piece.kind];
        self.board.water.contains(square) && !unit.swims || self.mines.contains(square) && !unit.clears_mines
    }

    /// The position after a null move: the other side is to move. `None` once the game is over.
    #[inline]
    pub fn swap_turn(&self) -> Option<Position> {
        if self.ending.is_some() {
            return None;
        }
        let mut passed = Position { to_move: !self.to_move, ..*self };
        passed.key ^= self.turn_key() ^ passed.turn_key();
        Some(passed)
    }

    /// Detects from the board whether and how the game has ended.
    fn detect_ending(&self) -> Option<Ending> {
        let (on_turn, mover) = (self.to_move, !self.to_move);
        if self.command(on_turn).is_none() {
            return Some(Ending::CommandLost(on_turn));
        }
        if self.command(mover).is_none() {
            return Some(if self.command_left { Ending::CommandLeft(mover) } else { Ending::CommandLost(mover) });
        }
        if let Some(flag) = self.board.flag(on_turn)
            && self.armies[mover.index()].find(flag).is_some()
        {
            return Some(Ending::FlagReached(mover));
        }
        self.objective_ending()
    }

    /// Plays an action without checking that it is legal.
    pub(super) fn play_unchecked(&mut self, action: Action) {
        let us = self.to_move;
        self.key ^= self.turn_key();
        if let Some(index) = self.armies[us.index()].find(action.from()) {
            let piece = self.armies[us.index()].remove(index);
            self.occupied.remove(piece.square);
            self.key ^= zobrist::piece(us, piece);
            let unit = &self.board.units[piece.kind];
            let mut decisive = unit.command;
            match action {
                Action::Exit { .. } => self.command_left = true,
                Action::Drive { to, facing, shot, .. } => {
                    let destroys = shot.is_some_and(|shot| self.destroy_target(to, facing, shot));
                    self.place_moved_unit(piece, Piece { square: to, facing, ..piece });
                    decisive |= destroys;
                }
            }
            if decisive || self.board.has_goals {
                self.to_move = !us;
                self.count_held_turn(us);
                self.ending = self.detect_ending();
            }
        }
        self.to_move = !us;
        self.key ^= self.turn_key();
    }

    /// Places a moved unit, which was already taken off its square, on its destination, with all side effects of its
    /// path.
    fn place_moved_unit(&mut self, before: Piece, after: Piece) {
        let us = self.to_move;
        if self.has_path_effects(before) {
            self.apply_path_effects(before, after);
        }
        let at = after.square;
        if !self.is_lost_on(before, at) {
            self.armies[us.index()].insert(after);
            self.occupied.insert(at);
            self.key ^= zobrist::piece(us, after);
        } else if self.mines.contains(at) {
            self.clear_mine(at);
            self.add_wreck(at);
        }
    }

    /// Whether the path of a unit can change more than its own place, by pushing wrecks or clearing mines.
    #[inline]
    pub(super) fn has_path_effects(&self, piece: Piece) -> bool {
        self.board.units[piece.kind].pushes_wrecks || self.can_clear_mines(piece)
    }

    /// Whether a unit clears mines on its path, and there are any.
    fn can_clear_mines(&self, piece: Piece) -> bool {
        self.has_mines && self.board.units[piece.kind].clears_mines
    }

    /// Pushes wrecks and clears mines along the canonical path of a unit that was taken off its square.
    fn apply_path_effects(&mut self, before: Piece, after: Piece) {
        let clears = self.board.units[before.kind].clears_mines;
        let Some(way) = self.canonical_path(before, after.square, after.facing) else { return };
        for square in way.squares {
            if clears && self.mines.contains(square) {
                self.clear_mine(square);
            }
        }
        for (from, to) in way.pushes {
            self.occupied.remove(from);
            self.key ^= zobrist::wreck(from);
            self.add_wreck(to);
        }
    }

    fn clear_mine(&mut self, square: Square) {
        self.mines.remove(square);
        self.key ^= zobrist::mine(square);
        self.has_mines = !self.mines.is_empty();
    }

    fn add_wreck(&mut self, square: Square) {
        self.occupied.insert(square);
        self.key ^= zobrist::wreck(square);
    }

    /// Destroys the enemy unit or depot that a shot hits, without checking its armour. Returns whether the target was the Command.
    fn destroy_target(&mut self, at: Square, facing: Facing, shot: Shot) -> bool {
        let them = !self.to_move;
        let Some(target) = shot.target(at, facing) else { return false };
        let Some(index) = self.armies[them.index()].find(target) else {
            self.depot_destroyed |= self.board.depot(them).is_some_and(|depot| depot.square == target);
            return false;
        };
        let piece = self.armies[them.index()].remove(index);
        self.key ^= zobrist::piece(them, piece);
        if self.board.wreck_free.contains(target) {
            // Units destroyed on water sink, and marked squares stay open.
            self.occupied.remove(target);
        } else {
            self.key ^= zobrist::wreck(target);
        }
        self.board.units[piece.kind].command
    }
}

impl fmt::Debug for Position {
    /// The position text and a drawing of the board, for readable test failures.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", Setup::from(self), self.diagram())
    }
}
