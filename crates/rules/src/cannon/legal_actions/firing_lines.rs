//! Individual cannons and their targets, for display, exercises and evaluation. The generator works on whole bitboards
//! instead.

use crate::cannon::{Direction, LongShot, Point, Position};
use crate::{Game, Side};

/// A cannon: three adjacent soldiers of one side in a line. Where the rules allow it, one of the three pieces may be the
/// side's town; see [`CannonOf`](crate::cannon::CannonOf).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cannon {
    /// The piece at the lower or left end.
    pub rear: Point,
    /// The piece between the ends.
    pub middle: Point,
    /// The piece at the other end.
    pub muzzle: Point,
    /// Direction from rear to muzzle: North, North-East, East or South-East. The cannon can also fire and shift in the
    /// opposite direction.
    pub direction: Direction,
}

/// A cannon with a target that it can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FiringLine {
    /// The piece at the end away from the target.
    pub rear: Point,
    /// The piece between the ends.
    pub middle: Point,
    /// The piece at the end towards the target.
    pub muzzle: Point,
    /// The target.
    pub target: Point,
    /// Direction from rear to target.
    pub direction: Direction,
    /// Distance from muzzle to target: 2 or 3 points.
    pub distance: u8,
}

/// Directions in which cannons are listed: one for each of the four lines through a point.
const CANNON_DIRECTIONS: [Direction; 4] = [Direction::N, Direction::NE, Direction::E, Direction::SE];

impl Position {
    /// All cannons of a side. A line of four soldiers is two cannons; a line of five is three.
    pub fn cannons(&self, side: Side) -> Vec<Cannon> {
        let crew = self.crew(side);
        let mut cannons = Vec::new();
        for direction in CANNON_DIRECTIONS {
            let back = direction.reversed();
            for middle in crew & crew.shifted(direction) & crew.shifted(back) {
                if let (Some(rear), Some(muzzle)) = (middle.toward(back, 1), middle.toward(direction, 1)) {
                    cannons.push(Cannon { rear, middle, muzzle, direction });
                }
            }
        }
        cannons
    }

    /// All cannons of the side to move that can hit the enemy piece on `target`, as far as the pieces on the board
    /// decide. Empty if no enemy piece stands there or the side may not fire yet. The shot may still be illegal because
    /// it leaves the own town attacked; [`validate`](crate::Game::validate) decides that.
    pub fn firing_lines(&self, target: Point) -> Vec<FiringLine> {
        let side = self.side_to_move();
        if !self.can_attack(side) || !self.pieces(!side).contains(target) {
            return Vec::new();
        }
        let (crew, empty) = (self.crew(side), self.empty());
        let mut lines = Vec::new();
        for direction in Direction::ALL {
            for distance in [2, 3] {
                let at = |steps: i8| target.toward(direction.reversed(), steps);
                let (Some(muzzle), Some(middle), Some(rear)) = (at(distance), at(distance + 1), at(distance + 2))
                else {
                    continue;
                };
                let manned = crew.contains(muzzle) && crew.contains(middle) && crew.contains(rear);
                let first_clear = muzzle.toward(direction, 1).is_some_and(|point| empty.contains(point));
                let second_clear = distance == 2
                    || self.rules().long_shot == LongShot::First
                    || muzzle.toward(direction, 2).is_some_and(|point| empty.contains(point));
                if manned && first_clear && second_clear {
                    let distance = distance as u8;
                    lines.push(FiringLine { rear, middle, muzzle, target, direction, distance });
                }
            }
        }
        lines
    }
}

/// The three pieces of a shifting cannon before the shift, rear first: the moving soldier on `from`, and the two between
/// `from` and the destination `to`. `None` if the points are not three apart in a line.
pub fn shifting_soldiers(from: Point, to: Point) -> Option<[Point; 3]> {
    let direction = Direction::ALL.into_iter().find(|&direction| from.toward(direction, 3) == Some(to))?;
    Some([from, from.toward(direction, 1)?, from.toward(direction, 2)?])
}
