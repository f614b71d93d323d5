//! Distance of a Command from leaving the board, over open ground.

use std::collections::VecDeque;

use crate::Side;
use crate::tank_chess::{Board, ExitDirection, Facing, Piece, Square, SquareSet};

/// Number of steps and turns that a side's Command needs from each stance to leave over the far edge, ignoring units,
/// wrecks and mines. Only forward steps over dry ground are considered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExitSteps(Box<[[u8; 8]; Square::COUNT]>);

/// Value of stances from which no path leads off the board.
const UNREACHABLE: u8 = u8::MAX;

impl ExitSteps {
    /// Computes the table by breadth-first search backwards from the edge.
    pub fn new(board: &Board, side: Side, exit: ExitDirection) -> ExitSteps {
        let mut steps = ExitSteps(Box::new([[UNREACHABLE; 8]; Square::COUNT]));
        let is_open = |square: Square| !board.impassable.contains(square) && !board.water.contains(square);
        let mut next = VecDeque::new();
        for square in Square::all(board.size()).filter(|&square| is_open(square)) {
            let leads_off = |&facing: &Facing| board.is_exit_step(side, square, facing, exit);
            for facing in Facing::ALL.into_iter().filter(leads_off) {
                steps.0[square.index()][facing.index()] = 1;
                next.push_back((square, facing));
            }
        }
        while let Some((square, facing)) = next.pop_front() {
            let one_more = steps.0[square.index()][facing.index()].saturating_add(1);
            let behind = square.toward(facing.reversed(), 1).filter(|&square| is_open(square));
            let turned = [facing.left(), facing.right()].map(|facing| Some((square, facing)));
            for (square, facing) in turned.into_iter().chain([behind.map(|square| (square, facing))]).flatten() {
                let known = &mut steps.0[square.index()][facing.index()];
                if *known == UNREACHABLE && one_more != UNREACHABLE {
                    *known = one_more;
                    next.push_back((square, facing));
                }
            }
        }
        steps
    }

    /// Number of steps from a stance, including the step over the edge. `None` if no path leads off the board.
    #[inline]
    pub fn get(&self, square: Square, facing: Facing) -> Option<u8> {
        Some(self.0[square.index()][facing.index()]).filter(|&steps| steps != UNREACHABLE)
    }
}

impl Board {
    /// Number of files from `file` to the nearest file on which a side's Command can leave. `None` if it cannot leave.
    #[inline]
    fn files_to_exit(&self, side: Side, file: u8) -> Option<u8> {
        let files = self.exit_files[side.index()];
        if files == SquareSet::ROW_MASK {
            return Some(0);
        }
        (0..self.size()).filter(|exit| files >> exit & 1 != 0).map(|exit| exit.abs_diff(file)).min()
    }

    /// Squares that a side's Command may pass if it leaves the board in one turn. A blocking unit must stand on one of
    /// them. The set is an over-estimate: turns are not counted.
    pub(crate) fn exit_corridor(&self, side: Side, command: Piece) -> SquareSet {
        let (square, edge) = (command.square, self.far_rank(side));
        let speed = self.units[command.kind].speed;
        let mut ways = SquareSet::EMPTY;
        for rank in 0..self.size() {
            // Steps left for reaching this rank, without the steps from this rank over the edge.
            let steps_off = edge.abs_diff(rank) + 1;
            let Some(steps) = speed.checked_sub(steps_off).filter(|&steps| square.rank().abs_diff(rank) <= steps)
            else {
                continue;
            };
            let files = square.file().saturating_sub(steps)..=(square.file() + steps).min(self.size() - 1);
            ways.0[usize::from(rank)] = files.fold(0, |row, file| row | 1 << file);
        }
        ways
    }

    /// Whether a side's Command could leave the board in its next turn from this stance, if nothing blocked it.
    #[inline]
    pub fn is_near_exit(&self, side: Side, command: Piece, exit: ExitDirection) -> bool {
        let Some(aside) = self.files_to_exit(side, command.square.file()) else { return false };
        let steps = self.far_rank(side).abs_diff(command.square.rank()).max(aside) + 1;
        let turns = command.facing.turns_to(Facing::forward(side));
        let turns = match exit {
            // All three forward directions lead over the edge.
            ExitDirection::Any => turns.saturating_sub(1),
            ExitDirection::Straight => turns,
        };
        steps + turns <= self.units[command.kind].speed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tank_chess::{BoardName, Ruleset, Setup};

    const EXITS: [ExitDirection; 2] = [ExitDirection::Any, ExitDirection::Straight];

    #[test]
    fn exit_steps_count_steps_and_turns() {
        let board = BoardName::default().start();
        let steps = ExitSteps::new(board.board(), Side::South, ExitDirection::Any);
        let from = |square: &str, facing| steps.get(square.parse().expect(square), facing);
        assert_eq!(from("D16", Facing::N), Some(1));
        assert_eq!(from("D16", Facing::S), Some(4), "three turns and a diagonal step");
        assert_eq!(from("A16", Facing::NW), Some(2), "the exit does not lead over the corner");
        assert_eq!(from("D15", Facing::N), Some(2));
        assert_eq!(from("B15", Facing::N), None, "an obstacle");
        let north = ExitSteps::new(board.board(), Side::North, ExitDirection::Any);
        assert_eq!(north.get("D1".parse().expect("D1"), Facing::S), Some(1));
    }

    #[test]
    fn exit_steps_without_the_diagonal_exit_turn_straight_first() {
        let board = BoardName::default().start();
        let steps = ExitSteps::new(board.board(), Side::South, ExitDirection::Straight);
        let from = |square: &str, facing| steps.get(square.parse().expect(square), facing);
        assert_eq!(from("D16", Facing::N), Some(1));
        assert_eq!(from("D16", Facing::S), Some(5), "four turns and a step");
        assert_eq!(from("D16", Facing::NE), Some(2));
        assert_eq!(from("A16", Facing::NW), Some(2));
    }

    #[test]
    fn is_near_exit_agrees_with_exit_steps_on_an_open_board() {
        let text = format!("7cS8/{}7CN8 w", "16/".repeat(14));
        let position = text.parse::<Setup>().expect("a set-up").position(&Ruleset::default()).expect("a position");
        let board = position.board();
        let mut near_count = 0;
        for (side, exit) in Side::ALL.into_iter().flat_map(|side| EXITS.map(|exit| (side, exit))) {
            let steps = ExitSteps::new(board, side, exit);
            let command = position.command(side).expect("a Command");
            let speed = board.units[command.kind].speed;
            for square in Square::all(board.size()) {
                for facing in Facing::ALL {
                    let is_near = board.is_near_exit(side, Piece { square, facing, ..command }, exit);
                    let can_exit = steps.get(square, facing).is_some_and(|steps| steps <= speed);
                    // Near a corner the path is longer, because it must not lead over the corner.
                    let is_near_corner = !(speed..board.size() - speed).contains(&square.file());
                    assert!(is_near == can_exit || is_near && is_near_corner, "{square} {facing}");
                    near_count += usize::from(is_near);
                }
            }
        }
        assert!(near_count > 400, "{near_count} stances");
    }
}
