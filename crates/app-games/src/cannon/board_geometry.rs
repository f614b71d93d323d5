//! Conversions between points and spots of the table.

use bevy::prelude::*;

use cannon_app_base::common::board::{BoardGrid, BoardLayout, Heading, Spot};
use cannon_rules::cannon::Point;
use cannon_rules::{GameId, Side};

/// Number of points of a home rank on which the town may be placed: all but the corners.
const TOWN_POINTS_PER_RANK: usize = Point::SIZE as usize - 2;

/// The spots on which towns may be placed.
static TOWN_SPOTS: [Spot; 2 * TOWN_POINTS_PER_RANK] = {
    let mut spots = [Spot::new(0, 0); 2 * TOWN_POINTS_PER_RANK];
    let mut nth = 0;
    while nth < TOWN_POINTS_PER_RANK {
        let file = nth as u8 + 1;
        spots[nth] = Spot::new(file, 0);
        spots[nth + TOWN_POINTS_PER_RANK] = Spot::new(file, Point::SIZE - 1);
        nth += 1;
    }
    spots
};

/// The layout of the board.
pub(super) static LAYOUT: BoardLayout = BoardLayout {
    inlays: &TOWN_SPOTS,
    game: Some(GameId::Cannon),
    ..BoardLayout::plain(Point::SIZE, BoardGrid::Points)
};

/// The point of a spot. `None` if the spot is not on the Cannon board.
pub fn point_at(spot: Spot) -> Option<Point> {
    Point::new(spot.file, spot.rank)
}

/// The position of a point in the world, on the board's surface.
pub fn world_of(point: Point) -> Vec3 {
    LAYOUT.world_position(point.into())
}

/// The pose of a side's piece at rest on a point, facing the enemy's home rank.
pub fn rest_pose(point: Point, side: Side) -> Transform {
    LAYOUT.rest_pose(point.into(), Heading::forward(side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_convert_to_spots_and_back() {
        for point in Point::all() {
            assert!(LAYOUT.contains(point.into()));
            assert_eq!(point_at(point.into()), Some(point));
            assert_eq!(Spot::from(point).to_string(), point.to_string());
        }
        assert_eq!(LAYOUT.spots().filter_map(point_at).count(), Point::all().len());
        assert_eq!(point_at(Spot::new(10, 0)), None);
    }

    #[test]
    fn inlays_mark_home_ranks_without_corners() {
        let count = |name: &str| LAYOUT.inlays.iter().filter(|spot| spot.to_string() == name).count();
        assert_eq!(["b1", "i1", "b10", "i10"].map(count), [1; 4]);
        assert_eq!(["a1", "j1", "a10", "j10", "e5"].map(count), [0; 5]);
    }
}
