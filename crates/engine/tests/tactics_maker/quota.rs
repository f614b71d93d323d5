//! The quotas of puzzles by kind and length, and their variety.

use cannon_rules::cannon::{PieceKind, Point, Position};
use cannon_rules::{Game, Side};

use crate::collection::{Kind, Puzzle};
use crate::find::examine;
use crate::sources;

/// The number of puzzles for each kind and number of plies.
const QUOTAS: [(Kind, u8, usize); 15] = [
    (Kind::Win, 1, 4),
    (Kind::Win, 3, 18),
    (Kind::Win, 5, 20),
    (Kind::Defence, 2, 4),
    (Kind::Defence, 4, 16),
    (Kind::Defence, 6, 12),
    (Kind::Shot, 3, 8),
    (Kind::Shot, 5, 8),
    (Kind::Gain, 4, 14),
    (Kind::Block, 1, 2),
    (Kind::Block, 3, 6),
    (Kind::Block, 5, 6),
    (Kind::Trap, 2, 2),
    (Kind::Trap, 4, 4),
    (Kind::Trap, 6, 4),
];
/// Of the kinds with enough hard puzzles, at most one in this number may be easy: the engine solves it with [`GLANCE`] nodes.
const HARDER: usize = 3;
/// See [`HARDER`].
const GLANCE: u64 = 300;
/// The least number of points on which two puzzles differ, also if one of them is rotated or mirrored.
const DIFFERENCE: usize = 10;
/// The phases of a game, by their maximum number of soldiers.
const PHASES: [u32; 3] = [10, 20, 30];
/// The maximum share of a phase in a quota, in per cent. Kinds with blocked armies are exempt, because these armies are small.
const PHASE_SHARE: usize = 40;
/// The number of plies at the end of a game for which longer proofs are tried.
const LATE: usize = 14;

/// Collects puzzles from at most `games` games until all quotas are filled.
pub(crate) fn fill(seed: u64, games: u64) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let full = |puzzles: &[Puzzle]| puzzles.len() == QUOTAS.iter().map(|(_, _, most)| most).sum::<usize>();
    for number in 0..games {
        let game = sources::game(seed, number);
        let before = puzzles.len();
        for ply in (0..game.ply()).rev() {
            let Some(position) = game.position_at(ply) else { continue };
            // Only one puzzle of each kind from a game, because others would be very similar.
            let fresh = |kind| puzzles[before..].iter().all(|puzzle| puzzle.kind != kind);
            let wanted = |kind, plies| fresh(kind) && has_room(&puzzles, position, kind, plies);
            let late = game.ply() - ply <= LATE;
            if let Some(puzzle) = examine(position, late, &wanted)
                && puzzles.iter().all(|other| difference(&other.position, &puzzle.position) >= DIFFERENCE)
                && has_room_if_easy(&puzzles, &puzzle)
            {
                println!("game {number}: {puzzle}");
                puzzles.push(puzzle);
            }
        }
        if full(&puzzles) {
            break;
        }
    }
    for (kind, plies, most) in QUOTAS {
        let found = puzzles.iter().filter(|puzzle| (puzzle.kind, puzzle.plies) == (kind, plies)).count();
        println!("{} in {plies}: {found} of {most}", kind.name());
    }
    puzzles.sort_by_key(|puzzle| (puzzle.kind, puzzle.plies));
    puzzles
}

/// Whether the quota of a kind has room for this position. Each side to move may fill half of it, and each phase of the game its share.
fn has_room(puzzles: &[Puzzle], position: &Position, kind: Kind, plies: u8) -> bool {
    let Some((_, _, most)) = QUOTAS.into_iter().find(|quota| (quota.0, quota.1) == (kind, plies)) else { return false };
    let same: Vec<&Position> = puzzles
        .iter()
        .filter(|puzzle| (puzzle.kind, puzzle.plies) == (kind, plies))
        .map(|puzzle| &puzzle.position)
        .collect();
    let of_side = same.iter().filter(|other| other.to_move() == position.to_move()).count();
    let of_phase = same.iter().filter(|other| phase(other) == phase(position)).count();
    let free = matches!(kind, Kind::Block | Kind::Trap);
    of_side < most.div_ceil(2) && (free || of_phase * 100 < most * PHASE_SHARE)
}

/// Whether a puzzle is hard, or its quota still has room for easy ones.
fn has_room_if_easy(puzzles: &[Puzzle], puzzle: &Puzzle) -> bool {
    let is_common = matches!(puzzle.kind, Kind::Win | Kind::Defence) && puzzle.plies > 3;
    if !is_common || !puzzle.is_solved(GLANCE) {
        return true;
    }
    let quota = QUOTAS.iter().find(|quota| (quota.0, quota.1) == (puzzle.kind, puzzle.plies));
    let same = puzzles.iter().filter(|other| (other.kind, other.plies) == (puzzle.kind, puzzle.plies));
    let easy = same.filter(|other| other.is_solved(GLANCE)).count();
    quota.is_some_and(|&(_, _, most)| easy * HARDER < most)
}

fn phase(position: &Position) -> Option<usize> {
    let soldiers: u32 = Side::ALL.into_iter().map(|side| position.soldiers(side).count()).sum();
    PHASES.iter().position(|&most| soldiers <= most)
}

/// The number of points on which two positions differ from the perspective of the side to move, with one of them mirrored if that is less.
fn difference(one: &Position, other: &Position) -> usize {
    let mirrored = |point: Point| Point::new(Point::SIZE - 1 - point.file(), point.rank());
    let plain = Point::all().filter(|&point| seen(one, point) != seen(other, point)).count();
    let turned = Point::all().filter(|&point| seen(one, point) != mirrored(point).and_then(|point| seen(other, point)));
    plain.min(turned.count())
}

/// The piece on a point from the perspective of the side to move, and whether it is its own.
fn seen(position: &Position, point: Point) -> Option<(bool, PieceKind)> {
    let us = position.side_to_move();
    let point = if us == Side::South { point } else { point.rotated() };
    position.piece_at(point).map(|(side, kind)| (side == us, kind))
}
