//! Cannons and what they bear on, one by one: for pictures, drills and evaluation; the generator works on whole boards.

use super::{Direction, LongShot, Point, Position};
use crate::Side;

/// Three soldiers of one side in line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cannon {
    /// The soldier at the lower or left end.
    pub rear: Point,
    /// The soldier between the ends.
    pub middle: Point,
    /// The soldier at the other end.
    pub muzzle: Point,
    /// From rear to muzzle: one of the four directions North, North-East, East and South-East. The cannon can fire and shift
    /// the other way just as well.
    pub direction: Direction,
}

/// A cannon that can hit a target now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FiringLine {
    /// The soldier farthest from the target.
    pub rear: Point,
    /// The soldier between the ends.
    pub middle: Point,
    /// The soldier nearest to the target.
    pub muzzle: Point,
    /// The enemy piece that is hit.
    pub target: Point,
    /// From rear to target.
    pub direction: Direction,
    /// Points from muzzle to target, 2 or 3.
    pub distance: u8,
}

/// The directions in which cannons are listed, one for each line through a point.
const LISTED: [Direction; 4] = [Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast];

impl Position {
    /// All cannons of a side. A line of four soldiers is two cannons, a line of five is three.
    #[must_use]
    pub fn cannons(&self, side: Side) -> Vec<Cannon> {
        let soldiers = self.soldiers(side);
        let mut cannons = Vec::new();
        for direction in LISTED {
            let back = direction.reversed();
            for middle in soldiers & soldiers.shifted(direction) & soldiers.shifted(back) {
                if let (Some(rear), Some(muzzle)) = (next(middle, back, 1), next(middle, direction, 1)) {
                    cannons.push(Cannon { rear, middle, muzzle, direction });
                }
            }
        }
        cannons
    }

    /// All cannons of the side to move that can hit an enemy piece on `target` by their place and the points between; empty if
    /// there is no such piece or the side cannot fire yet. Whether the shot may be fired at all is [`check`](crate::Game::check)'s
    /// business: with the checkmate switch it may leave the own town in danger.
    #[must_use]
    pub fn firing_lines(&self, target: Point) -> Vec<FiringLine> {
        let side = self.to_move();
        if !self.can_take(side) || !self.pieces(!side).contains(target) {
            return Vec::new();
        }
        let (soldiers, empty) = (self.soldiers(side), self.empty());
        let mut lines = Vec::new();
        for direction in Direction::ALL {
            for distance in [2, 3] {
                let at = |steps: i8| next(target, direction.reversed(), steps);
                let (Some(muzzle), Some(middle), Some(rear)) = (at(distance), at(distance + 1), at(distance + 2))
                else {
                    continue;
                };
                let manned = soldiers.contains(muzzle) && soldiers.contains(middle) && soldiers.contains(rear);
                let first_clear = next(muzzle, direction, 1).is_some_and(|point| empty.contains(point));
                let second_clear = distance == 2
                    || self.ruleset().long_shot == LongShot::First
                    || next(muzzle, direction, 2).is_some_and(|point| empty.contains(point));
                if manned && first_clear && second_clear {
                    let distance = distance as u8;
                    lines.push(FiringLine { rear, middle, muzzle, target, direction, distance });
                }
            }
        }
        lines
    }
}

/// Where the three soldiers of a shifting cannon stand before the shift, rear first: the soldier on `from`, and the two that stay
/// between `from` and the new front `to`. `None` if the points are not three apart in one line.
#[must_use]
pub fn shift_cannon(from: Point, to: Point) -> Option<[Point; 3]> {
    let direction = Direction::ALL.into_iter().find(|&direction| next(from, direction, 3) == Some(to))?;
    Some([from, next(from, direction, 1)?, next(from, direction, 2)?])
}

/// The point so many steps away.
pub(super) fn next(point: Point, direction: Direction, steps: i8) -> Option<Point> {
    let (files, ranks) = direction.step();
    point.offset(files * steps, ranks * steps)
}
