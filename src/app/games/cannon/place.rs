//! Points of the board as places of the table.

use bevy::prelude::*;

use crate::app::common::board::{BoardLayout, Heading, Spot, Stand};
use cannon_rules::Side;
use cannon_rules::cannon::Point;

/// Points of a home rank where the town may stand: all but the corners.
const TOWN_POINTS: usize = Point::SIZE as usize - 2;

/// Where the towns may stand.
static TOWN_SPOTS: [Spot; 2 * TOWN_POINTS] = {
    let mut spots = [Spot::new(0, 0); 2 * TOWN_POINTS];
    let mut nth = 0;
    while nth < TOWN_POINTS {
        let file = nth as u8 + 1;
        spots[nth] = Spot::new(file, 0);
        spots[nth + TOWN_POINTS] = Spot::new(file, Point::SIZE - 1);
        nth += 1;
    }
    spots
};

/// The board.
pub(super) static LAYOUT: BoardLayout =
    BoardLayout { inlays: &TOWN_SPOTS, ..BoardLayout::plain(Point::SIZE, Stand::Points) };

impl From<Point> for Spot {
    fn from(point: Point) -> Spot {
        Spot::new(point.file(), point.rank())
    }
}

/// The point at a place of the table. `None` if the place is not on Cannon's board.
#[must_use]
pub fn point_at(spot: Spot) -> Option<Point> {
    Point::new(spot.file, spot.rank)
}

/// Where a point is on the board's surface.
#[must_use]
pub fn world_of(point: Point) -> Vec3 {
    LAYOUT.world_of(point.into())
}

/// How a side's piece stands on a point at rest: it looks towards the enemy's home.
#[must_use]
pub fn home(point: Point, side: Side) -> Transform {
    LAYOUT.stance(point.into(), Heading::of(side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_places_and_back() {
        for point in Point::all() {
            assert!(LAYOUT.contains(point.into()));
            assert_eq!(point_at(point.into()), Some(point));
            assert_eq!(Spot::from(point).to_string(), point.to_string());
        }
        assert_eq!(LAYOUT.spots().filter_map(point_at).count(), Point::all().len());
        assert_eq!(point_at(Spot::new(10, 0)), None);
    }

    #[test]
    fn towns_stand_on_home_ranks_and_never_in_corners() {
        let named = |name: &str| LAYOUT.inlays.iter().filter(|spot| spot.to_string() == name).count();
        assert_eq!(["b1", "i1", "b10", "i10"].map(named), [1; 4]);
        assert_eq!(["a1", "j1", "a10", "j10", "e5"].map(named), [0; 5]);
    }
}
