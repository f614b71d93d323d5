//! The quotas of puzzles by kind and length, and their variety.

use cannon_rules::cannon::{PieceKind, Point, Position};
use cannon_rules::{Game, Side};

use crate::collection::{Puzzle, PuzzleKind};
use crate::games;
use crate::puzzle_finder::find_puzzle;

/// The number of puzzles for each kind and number of plies.
const QUOTAS: [(PuzzleKind, u8, usize); 15] = [
    (PuzzleKind::Win, 1, 4),
    (PuzzleKind::Win, 3, 18),
    (PuzzleKind::Win, 5, 20),
    (PuzzleKind::Defence, 2, 4),
    (PuzzleKind::Defence, 4, 16),
    (PuzzleKind::Defence, 6, 12),
    (PuzzleKind::Shot, 3, 8),
    (PuzzleKind::Shot, 5, 8),
    (PuzzleKind::Gain, 4, 14),
    (PuzzleKind::Block, 1, 2),
    (PuzzleKind::Block, 3, 6),
    (PuzzleKind::Block, 5, 6),
    (PuzzleKind::Trap, 2, 2),
    (PuzzleKind::Trap, 4, 4),
    (PuzzleKind::Trap, 6, 4),
];
/// Of the kinds with enough hard puzzles, at most one in this number may be easy: the engine solves it with [`EASY_NODES`] nodes.
const EASY_DIVISOR: usize = 3;
/// See [`EASY_DIVISOR`].
const EASY_NODES: u64 = 300;
/// The minimum number of points on which two puzzles differ, also if one of them is rotated or mirrored.
const MIN_DIFFERENCE: usize = 10;
/// The phases of a game, by their maximum number of soldiers.
const PHASES: [u32; 3] = [10, 20, 30];
/// The maximum share of a phase in a quota, in per cent. Kinds with blocked armies are exempt, because these armies are small.
const MAX_PHASE_PERCENT: usize = 40;
/// The number of plies at the end of a game for which longer proofs are tried.
const LATE_PLIES: usize = 14;

/// Collects puzzles from at most `games` games until all quotas are filled.
pub(crate) fn collect_puzzles(seed: u64, games: u64) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let is_full =
        |puzzles: &[Puzzle]| puzzles.len() == QUOTAS.iter().map(|(_, _, quota_size)| quota_size).sum::<usize>();
    for number in 0..games {
        let game = games::play_game(seed, number);
        let before = puzzles.len();
        for ply in (0..game.ply()).rev() {
            let Some(position) = game.position_at(ply) else { continue };
            // Only one puzzle of each kind from a game, because others would be very similar.
            let is_new_in_game = |kind| puzzles[before..].iter().all(|puzzle| puzzle.kind != kind);
            let is_wanted = |kind, plies| is_new_in_game(kind) && has_room(&puzzles, position, kind, plies);
            let is_late = game.ply() - ply <= LATE_PLIES;
            if let Some(puzzle) = find_puzzle(position, is_late, &is_wanted)
                && puzzles.iter().all(|other| difference(&other.position, &puzzle.position) >= MIN_DIFFERENCE)
                && has_room_if_easy(&puzzles, &puzzle)
            {
                println!("game {number}: {puzzle}");
                puzzles.push(puzzle);
            }
        }
        if is_full(&puzzles) {
            break;
        }
    }
    for (kind, plies, quota_size) in QUOTAS {
        let found = puzzles.iter().filter(|puzzle| (puzzle.kind, puzzle.plies) == (kind, plies)).count();
        println!("{} in {plies}: {found} of {quota_size}", kind.name());
    }
    puzzles.sort_by_key(|puzzle| (puzzle.kind, puzzle.plies));
    puzzles
}

/// Whether the quota of a kind has room for this position. Each side to move may fill half of it, and each phase of the game its share.
fn has_room(puzzles: &[Puzzle], position: &Position, kind: PuzzleKind, plies: u8) -> bool {
    let Some((_, _, quota_size)) = QUOTAS.into_iter().find(|quota| (quota.0, quota.1) == (kind, plies)) else {
        return false;
    };
    let same: Vec<&Position> = puzzles
        .iter()
        .filter(|puzzle| (puzzle.kind, puzzle.plies) == (kind, plies))
        .map(|puzzle| &puzzle.position)
        .collect();
    let of_side = same.iter().filter(|other| other.side_to_move() == position.side_to_move()).count();
    let of_phase = same.iter().filter(|other| phase(other) == phase(position)).count();
    let is_exempt = matches!(kind, PuzzleKind::Block | PuzzleKind::Trap);
    of_side < quota_size.div_ceil(2) && (is_exempt || of_phase * 100 < quota_size * MAX_PHASE_PERCENT)
}

/// Whether a puzzle is hard, or its quota still has room for easy ones.
fn has_room_if_easy(puzzles: &[Puzzle], puzzle: &Puzzle) -> bool {
    let is_common = matches!(puzzle.kind, PuzzleKind::Win | PuzzleKind::Defence) && puzzle.plies > 3;
    if !is_common || !puzzle.is_solved(EASY_NODES) {
        return true;
    }
    let quota = QUOTAS.iter().find(|quota| (quota.0, quota.1) == (puzzle.kind, puzzle.plies));
    let same = puzzles.iter().filter(|other| (other.kind, other.plies) == (puzzle.kind, puzzle.plies));
    let easy = same.filter(|other| other.is_solved(EASY_NODES)).count();
    quota.is_some_and(|&(_, _, quota_size)| easy * EASY_DIVISOR < quota_size)
}

fn phase(position: &Position) -> Option<usize> {
    let soldiers: u32 = Side::ALL.into_iter().map(|side| position.soldiers(side).count()).sum();
    PHASES.iter().position(|&max_soldiers| soldiers <= max_soldiers)
}

/// The number of points on which two positions differ from the perspective of the side to move, with one of them mirrored if that is less.
fn difference(one: &Position, other: &Position) -> usize {
    let mirrored = |point: Point| Point::new(Point::SIZE - 1 - point.file(), point.rank());
    let direct_count = Point::all()
        .filter(|&point| piece_from_perspective(one, point) != piece_from_perspective(other, point))
        .count();
    let mirrored_count = Point::all().filter(|&point| {
        piece_from_perspective(one, point) != mirrored(point).and_then(|point| piece_from_perspective(other, point))
    });
    direct_count.min(mirrored_count.count())
}

/// The piece on a point from the perspective of the side to move, and whether it is its own.
fn piece_from_perspective(position: &Position, point: Point) -> Option<(bool, PieceKind)> {
    let us = position.side_to_move();
    let point = if us == Side::South { point } else { point.rotated() };
    position.piece_at(point).map(|(side, kind)| (side == us, kind))
}
