//! Where points of the board are in the world.
//!
//! The board lies in the plane y = 0 with its centre at the origin. One unit is the distance between neighbouring points. South sits
//! towards +z, files run along +x.

use bevy::prelude::*;

use crate::rules::cannon::Point;

/// Half the distance between the first and the last point of a line.
pub const HALF_SPAN: f32 = (Point::SIZE - 1) as f32 / 2.0;

/// Half the width of the playing field: the outer edge of the outer cells.
pub const FIELD_HALF: f32 = HALF_SPAN + 0.5;
/// Half the width of the board with its frame.
pub const FRAME_HALF: f32 = 6.1;
/// How far the frame rises above the field.
pub const FRAME_HEIGHT: f32 = 0.045;
/// How far below the field the table lies.
pub const TABLE_DEPTH: f32 = 0.46;

/// The place of a point on the board's surface.
#[must_use]
pub fn world_of(point: Point) -> Vec3 {
    Vec3::new(f32::from(point.file()) - HALF_SPAN, 0.0, HALF_SPAN - f32::from(point.rank()))
}

/// The point of the board above or below a place in the world, if there is one within half a unit.
#[must_use]
pub fn point_at(place: Vec3) -> Option<Point> {
    let file = (place.x + HALF_SPAN).round();
    let rank = (HALF_SPAN - place.z).round();
    let on_board = 0.0..=(Point::SIZE - 1).into();
    (on_board.contains(&file) && on_board.contains(&rank)).then(|| Point::new(file as u8, rank as u8)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_again_where_it_is() {
        for point in Point::all() {
            assert_eq!(point_at(world_of(point)), Some(point));
            assert_eq!(point_at(world_of(point) + Vec3::new(0.4, 3.0, -0.4)), Some(point));
        }
        assert_eq!(point_at(Vec3::X * 5.2), None);
        assert_eq!(point_at(Vec3::NEG_Z * 5.2), None);
    }

    #[test]
    fn a1_is_near_and_left_for_south() {
        let a1 = Point::new(0, 0).map(world_of);
        assert_eq!(a1, Some(Vec3::new(-4.5, 0.0, 4.5)));
    }
}
