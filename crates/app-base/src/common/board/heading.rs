//! The eight directions on a board.

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use cannon_rules::Side;

/// One of the eight directions along files, ranks and diagonals: the facing of a piece, or the direction of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heading {
    /// Eighths of a full turn, clockwise seen from above; 0 is up the ranks.
    eighths: u8,
}

impl Heading {
    /// Up the ranks, towards North.
    pub const NORTH: Heading = Heading { eighths: 0 };
    /// Down the ranks, towards South.
    pub const SOUTH: Heading = Heading { eighths: 4 };

    /// The forward direction of a side, towards the enemy's home rank.
    pub const fn forward(side: Side) -> Heading {
        match side {
            Side::South => Heading::NORTH,
            Side::North => Heading::SOUTH,
        }
    }

    /// The direction of a step by numbers of files and ranks, of which only the signs count. `None` if both are zero.
    pub fn from_step(files: i8, ranks: i8) -> Option<Heading> {
        Heading::nearest(Vec2::new(f32::from(files.signum()), f32::from(ranks.signum())))
    }

    /// The direction nearest to a vector in files and ranks. `None` for the zero vector.
    pub fn nearest(vector: Vec2) -> Option<Heading> {
        let eighths = (vector.x.atan2(vector.y) / FRAC_PI_4).round().rem_euclid(8.0) as u8;
        (vector != Vec2::ZERO).then_some(Heading { eighths: eighths % 8 })
    }

    /// The rotation from the direction along -z, which is up the ranks, to this direction.
    pub fn rotation(self) -> Quat {
        match self.eighths {
            0 => Quat::IDENTITY,
            right @ 1..4 => Quat::from_rotation_y(-f32::from(right) * FRAC_PI_4),
            left => Quat::from_rotation_y(f32::from(8 - left) * FRAC_PI_4),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heading_has_the_direction_of_its_step() {
        for (files, ranks) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
            let heading = Heading::from_step(files * 3, ranks * 3).expect("a step");
            let towards = Vec3::new(f32::from(files), 0.0, -f32::from(ranks)).normalize();
            let skewed = Vec2::from_angle(0.3).rotate(Vec2::new(f32::from(files), f32::from(ranks)));
            assert_eq!(Heading::nearest(skewed), Some(heading));
            assert!((heading.rotation() * Vec3::NEG_Z).abs_diff_eq(towards, 1.0e-6), "{files} {ranks}");
        }
        assert_eq!(Heading::from_step(0, 0), None);
        assert_eq!(Heading::nearest(Vec2::ZERO), None);
    }
}
