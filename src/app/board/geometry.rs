//! Where points of the board are in the world.
//!
//! The board lies in the plane y = 0 with its centre at the origin. One unit is the distance between neighbouring points. South sits
//! towards +z, files run along +x.

use bevy::prelude::*;

use crate::rules::cannon::Point;

/// Half the distance between the first and the last point of a line.
pub const HALF_SPAN: f32 = (Point::SIZE - 1) as f32 / 2.0;

/// The place of a point on the board's surface.
#[must_use]
pub fn world_of(point: Point) -> Vec3 {
    Vec3::new(f32::from(point.file()) - HALF_SPAN, 0.0, HALF_SPAN - f32::from(point.rank()))
}
