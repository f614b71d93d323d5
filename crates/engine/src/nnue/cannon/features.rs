//! The inputs of the network: soldiers as a side sees them.
//!
//! Each side sees the board from its home rank: North's view is rotated by half a turn. The rules are the same on the mirrored board, so a
//! view is mirrored, too, if its own town would otherwise stand on one of the files f to i. Positions that differ only by rotation or
//! reflection have the same inputs.
//!
//! An input is a soldier of a side (own or enemy) on a point. It is counted in the bucket of the view: the file of the own town (four
//! files) and the file of the enemy town (eight files). A town that is not on the board yet counts as one on file e of the
//! view before reflection; that happens only in the first two turns.

use cannon_rules::Side;
use cannon_rules::cannon::{Point, Position};

/// Number of points on the board.
const POINTS: usize = Point::SIZE as usize * Point::SIZE as usize;
/// Number of files of the own town in a view: b to e.
pub(super) const OWN_FILES: usize = 4;
/// Number of files of the enemy town in a view: b to i.
pub(super) const ENEMY_FILES: usize = 8;
/// Number of buckets.
pub(super) const BUCKETS: usize = OWN_FILES * ENEMY_FILES;
/// Number of inputs in each bucket: own and enemy soldiers on each point.
pub(super) const INPUTS: usize = 2 * POINTS;
/// The file that counts for a town that is not on the board: e, counted from 0.
const DEFAULT_FILE: u8 = 4;

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    /// The side.
    side: Side,
    /// Whether the files are reflected.
    is_mirrored: bool,
    /// The index of the bucket.
    bucket: u8,
}

impl View {
    /// The view of a side. It changes only when a town is placed or taken.
    pub(super) fn of(position: &Position, side: Side) -> View {
        let file = |owner: Side| {
            let town = position.town(owner).map(|town| if side == Side::South { town } else { town.rotated() });
            town.map_or(DEFAULT_FILE, Point::file)
        };
        let is_mirrored = file(side) > DEFAULT_FILE;
        let [own, enemy] = [side, !side].map(|owner| {
            let file = file(owner);
            usize::from(if is_mirrored { Point::SIZE - 1 - file } else { file }) - 1
        });
        View { side, is_mirrored, bucket: (own * ENEMY_FILES + enemy) as u8 }
    }

    /// The index of the row of weights for a soldier of `owner` on a point, below [`BUCKETS`] times [`INPUTS`].
    pub(super) fn row(self, owner: Side, point: Point) -> usize {
        let seen = SEEN_POINTS[self.side.index()][usize::from(self.is_mirrored)][point.index()];
        let first = if owner == self.side { 0 } else { POINTS };
        usize::from(self.bucket) * INPUTS + first + usize::from(seen)
    }
}

/// The number of each point as a side sees it, without and with reflection.
static SEEN_POINTS: [[[u8; POINTS]; 2]; 2] = {
    let mut seen = [[[0; POINTS]; 2]; 2];
    let mut point = 0;
    while point < POINTS {
        let rotated = POINTS - 1 - point;
        seen[0][0][point] = point as u8;
        seen[0][1][point] = mirrored(point);
        seen[1][0][point] = rotated as u8;
        seen[1][1][point] = mirrored(rotated);
        point += 1;
    }
    seen
};

/// The point reflected by files: on the same rank, as far from the other edge.
const fn mirrored(point: usize) -> u8 {
    let size = Point::SIZE as usize;
    (point - point % size + size - 1 - point % size) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_rules::Game;
    use cannon_rules::cannon::Ruleset;

    #[test]
    fn rows_follow_the_documented_order() {
        let text = "2L7/10/10/1l8/10/10/10/10/d9/6D3 d";
        let position = Position::from_text(text, &Ruleset::CLASSIC).expect("a sound position");
        let point = |text: &str| text.parse::<Point>().expect("a point");
        // South's town on g is mirrored to d, the third of the own files. North's town on c becomes h, the seventh of the enemy's.
        let south = View::of(&position, Side::South);
        let bucket = (2 * ENEMY_FILES + 6) * INPUTS;
        assert_eq!(south.row(Side::South, point("a2")), bucket + 19);
        assert_eq!(south.row(Side::North, point("b7")), bucket + POINTS + 68);
        // For North, rotated and mirrored boards cancel out by files: its town stays on c, and South's stays on g.
        let north = View::of(&position, Side::North);
        let bucket = (ENEMY_FILES + 5) * INPUTS;
        assert_eq!(north.row(Side::North, point("b7")), bucket + 31);
        assert_eq!(north.row(Side::South, point("a2")), bucket + POINTS + 80);
    }
}
