//! Breakthrough on 6 x 6 squares, played by the engine against itself: all that a new game needs, in one file.
//!
//! In Dan Troyka's game (2000), pawns step one square straight or diagonally forward onto an empty square and capture diagonally. The side
//! that first reaches the far rank, or captures all enemy pawns, wins.
#![allow(clippy::print_stdout, reason = "the example prints its game")]

use std::sync::atomic::AtomicBool;

use cannon_engine::playable::{Evaluator, Playable};
use cannon_engine::{Level, Limits, SearchOptions, Strength, Style, choose_action_in};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::splitmix::splitmix64;
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action, Game, Outcome, PackedAction, Side, Spot, WinReason};

const SIZE: u8 = 6;
const SQUARES: u8 = SIZE * SIZE;
/// The number of ranks that a pawn advances to win.
const GOAL: i32 = SIZE as i32 - 1;

/// A position. Bit `rank * 6 + file` of a set stands for a square.
#[derive(Clone, Debug, PartialEq)]
struct Position {
    pawns: [u64; 2],
    to_move: Side,
    key: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Move {
    from: u8,
    to: u8,
    captures: bool,
}

/// The error of an impossible move, and of a text that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not possible")]
struct Invalid;

impl Action for Move {
    fn pack(self) -> PackedAction {
        let squares = u32::from(self.from) * u32::from(SQUARES) + u32::from(self.to);
        PackedAction::new(squares * 2 + u32::from(self.captures))
    }

    fn unpack(packed: PackedAction) -> Option<Move> {
        let (squares, captures) = (packed.bits() / 2, packed.bits() % 2 == 1);
        let from = u8::try_from(squares / u32::from(SQUARES)).ok().filter(|from| *from < SQUARES)?;
        Some(Move { from, to: (squares % u32::from(SQUARES)) as u8, captures })
    }
}

impl cannon_rules::Refusal for Invalid {
    const ALL: &'static [Invalid] = &[Invalid];

    fn message_id(&self) -> &'static str {
        "refused-illegal"
    }
}

impl ToMessage for Invalid {
    fn to_message(&self) -> Message {
        "refused-illegal".into()
    }
}

const NORTH_TO_MOVE: u64 = splitmix64(0);

fn zobrist(side: Side, square: u8) -> u64 {
    splitmix64(1 + side.index() as u64 * 64 + u64::from(square))
}

fn squares(set: u64) -> impl Iterator<Item = u8> {
    (0..SQUARES).filter(move |square| set >> square & 1 == 1)
}

/// The number of ranks that a pawn has advanced.
fn advance(side: Side, square: u8) -> i32 {
    let rank = square / SIZE;
    i32::from(if side == Side::South { rank } else { SIZE - 1 - rank })
}

impl Position {
    fn new(pawns: [u64; 2], to_move: Side) -> Position {
        let keys = Side::ALL.into_iter().flat_map(|side| squares(pawns[side.index()]).map(move |at| zobrist(side, at)));
        let turn = if to_move == Side::North { NORTH_TO_MOVE } else { 0 };
        Position { pawns, to_move, key: keys.fold(turn, |sum, key| sum ^ key) }
    }
}

impl Game for Position {
    type Action = Move;
    type Ruleset = ();
    type Refusal = Invalid;
    type PositionError = Invalid;
    type ActionError = Invalid;

    fn start((): &()) -> Position {
        Position::new([0xfff, 0xfff << (SQUARES - 2 * SIZE)], Side::South)
    }

    fn rules(&self) -> &() {
        &()
    }

    fn has_spot(&self, spot: Spot) -> bool {
        spot.file.max(spot.rank) < SIZE
    }

    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let arrived = |side: Side| squares(self.pawns[side.index()]).any(|at| advance(side, at) == GOAL);
        let winner = Side::ALL.into_iter().find(|&side| arrived(side) || self.pawns[(!side).index()] == 0)?;
        let by = if arrived(winner) { WinReason::FlagTaken } else { WinReason::NoAction };
        Some(Outcome::Win { side: winner, by })
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn for_each_action(&self, mut visit: impl FnMut(Move)) {
        let (own, enemy) = (self.pawns[self.to_move.index()], self.pawns[(!self.to_move).index()]);
        for from in squares(own).filter(|_| self.outcome().is_none()) {
            let rank = if self.to_move == Side::South { from / SIZE + 1 } else { from / SIZE - 1 };
            let file = from % SIZE;
            for to_file in file.saturating_sub(1)..=(file + 1).min(SIZE - 1) {
                let to = rank * SIZE + to_file;
                let captures = enemy >> to & 1 == 1;
                if own >> to & 1 == 0 && !(captures && to_file == file) {
                    visit(Move { from, to, captures });
                }
            }
        }
    }

    fn validate(&self, action: Move) -> Result<(), Invalid> {
        if self.actions().contains(&action) { Ok(()) } else { Err(Invalid) }
    }

    fn play(&mut self, Move { from, to, captures }: Move) {
        self.pawns[self.to_move.index()] ^= 1 << from | 1 << to;
        self.key ^= zobrist(self.to_move, from) ^ zobrist(self.to_move, to) ^ NORTH_TO_MOVE;
        if captures {
            self.pawns[(!self.to_move).index()] ^= 1 << to;
            self.key ^= zobrist(!self.to_move, to);
        }
        self.to_move = !self.to_move;
    }

    fn from_text(text: &str, (): &()) -> Result<Position, Invalid> {
        let (board, turn) = text.split_once(' ').ok_or(Invalid)?;
        let to_move = Side::ALL.into_iter().find(|side| ["s", "n"][side.index()] == turn).ok_or(Invalid)?;
        if board.len() != usize::from(SQUARES) || board.bytes().any(|cell| !b"sn.".contains(&cell)) {
            return Err(Invalid);
        }
        let set = |pawn: u8| board.bytes().rev().fold(0, |set, cell| set << 1 | u64::from(cell == pawn));
        Ok(Position::new([set(b's'), set(b'n')], to_move))
    }

    fn to_text(&self) -> String {
        let cell = |square: u8| {
            let side = Side::ALL.into_iter().find(|side| self.pawns[side.index()] >> square & 1 == 1);
            side.map_or('.', |side| ['s', 'n'][side.index()])
        };
        format!("{} {}", (0..SQUARES).map(cell).collect::<String>(), ["s", "n"][self.to_move.index()])
    }

    fn action_from_text(&self, text: &str) -> Result<Move, Invalid> {
        self.actions().into_iter().find(|action| self.action_to_text(*action) == text).ok_or(Invalid)
    }

    fn action_to_text(&self, Move { from, to, captures }: Move) -> String {
        let name = |square: u8| format!("{}{}", char::from(b'a' + square % SIZE), square / SIZE + 1);
        format!("{}{}{}", name(from), if captures { 'x' } else { '-' }, name(to))
    }
}

/// An evaluator of material and advancement, in hundredths of a pawn.
struct Material;

impl Evaluator<Position> for Material {
    type Accumulator = i32;

    fn refresh(&self, position: &Position) -> i32 {
        let of = |side: Side| squares(position.pawns[side.index()]).map(move |at| 100 + 12 * advance(side, at));
        of(Side::South).sum::<i32>() - of(Side::North).sum::<i32>()
    }

    fn evaluate(&self, south: &i32, position: &Position, (): &()) -> i32 {
        if position.to_move == Side::South { *south } else { -*south }
    }
}

impl Playable for Position {
    type AttackInfo = ();
    type Evaluator = Material;

    fn attack_info(&self) {}

    fn evaluator(_: Style) -> &'static Material {
        &Material
    }

    fn is_capture(action: Move) -> bool {
        action.captures
    }

    fn winning_action(&self, (): &()) -> Option<Move> {
        self.actions().into_iter().find(|action| advance(self.to_move, action.to) == GOAL)
    }

    fn is_in_check(&self, (): &()) -> bool {
        Position::new(self.pawns, !self.to_move).can_win(&())
    }
}

/// Lets the engine play itself with this number of nodes for each move.
fn self_play(nodes: u64) -> Timeline<Position> {
    let mut game = Timeline::new(Position::start(&()), HouseRules::NONE);
    let limits = Some(Limits { nodes: Some(nodes), ..Limits::default() });
    let options = SearchOptions { limits, ..SearchOptions::new(Level::MAX, 1) };
    let stop = AtomicBool::new(false);
    while let Some(action) = choose_action_in(&game, &options, &Strength::FULL, &stop, &mut |_| {}) {
        game.play(action).expect("the engine plays legal moves");
    }
    game
}

fn main() {
    let game = self_play(20_000);
    for (ply, action) in game.actions().enumerate() {
        println!("{}", game.position_at(ply).map_or(String::new(), |position| position.action_to_text(action)));
    }
}

#[cfg(test)]
#[path = "../../rules/tests/rules/contract.rs"]
mod contract;

#[test]
fn breakthrough_conforms() {
    contract::check_game::<Position>();
    assert_eq!(cannon_rules::perft::perft(&Position::start(&()), 2), 256);
}

#[test]
fn engine_plays_breakthrough_to_the_end() {
    assert!(self_play(2_000).outcome().is_some_and(|outcome| outcome.winner().is_some()));
}
