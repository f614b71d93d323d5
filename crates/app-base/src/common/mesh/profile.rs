//! Cross-sections of lathed shapes and mouldings.

use bevy::prelude::*;

use super::{joined_normal, normal};

/// Number of segments that replace one rounded corner.
const ROUNDING_STEPS: usize = 4;

/// A polyline of (distance from the axis, height), from bottom to top, with the solid on the side of the axis.
///
/// It is made from a table of corners, each with the size of its rounding; 0 gives a sharp corner.
#[derive(Clone, Debug)]
pub struct Profile {
    points: Vec<Vec2>,
}

/// A vertex of the profile with its normal for one of the two segments that meet there.
#[derive(Clone, Copy, Debug)]
pub struct ProfileVertex {
    /// The place on the profile.
    pub point: Vec2,
    /// The normal there, of length one.
    pub normal: Vec2,
    /// Length along the profile up to this vertex.
    pub length_so_far: f32,
}

impl Profile {
    /// A profile through corners given as (distance from the axis, height, rounding).
    pub fn rounded(corners: &[(f32, f32, f32)]) -> Profile {
        let mut points = Vec::with_capacity(corners.len() * ROUNDING_STEPS);
        for (index, &(radius, height, rounding)) in corners.iter().enumerate() {
            let corner = Vec2::new(radius, height);
            let neighbour = |other: Option<&(f32, f32, f32)>| other.map(|&(r, h, _)| Vec2::new(r, h));
            let before = index.checked_sub(1).and_then(|before| neighbour(corners.get(before)));
            let after = neighbour(corners.get(index + 1));
            let (Some(before), Some(after)) = (before, after) else {
                points.push(corner);
                continue;
            };
            if rounding <= 0.0 {
                points.push(corner);
                continue;
            }
            // A rounding takes at most half of a side, so that neighbouring ones do not overlap.
            let enter = corner + (before - corner).clamp_length_max(rounding.min(before.distance(corner) * 0.49));
            let leave = corner + (after - corner).clamp_length_max(rounding.min(after.distance(corner) * 0.49));
            for step in 0..=ROUNDING_STEPS {
                let t = step as f32 / ROUNDING_STEPS as f32;
                points.push(enter.lerp(corner, t).lerp(corner.lerp(leave, t), t));
            }
        }
        Profile { points }
    }

    /// The segments, each as its two ends. At smooth corners the normals are shared.
    pub fn segments(&self) -> Vec<[ProfileVertex; 2]> {
        let sides: Vec<Vec2> = self.points.windows(2).map(|side| side[1] - side[0]).collect();
        let joined = |this: usize, other: Option<usize>| {
            let other = other.and_then(|other| sides.get(other));
            other.map_or_else(|| normal(sides[this]), |&other| joined_normal(sides[this], other))
        };
        let mut run = 0.0;
        (0..sides.len())
            .map(|index| {
                let start = ProfileVertex {
                    point: self.points[index],
                    normal: joined(index, index.checked_sub(1)),
                    length_so_far: run,
                };
                run += sides[index].length();
                let end = ProfileVertex {
                    point: self.points[index + 1],
                    normal: joined(index, Some(index + 1)),
                    length_so_far: run,
                };
                [start, end]
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_corners_with_a_rounding_are_rounded() {
        let sharp = Profile::rounded(&[(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, 1.0, 0.0)]);
        assert_eq!(sharp.points, [Vec2::ZERO, Vec2::X, Vec2::ONE]);
        let rounded = Profile::rounded(&[(0.0, 0.0, 0.0), (1.0, 0.0, 0.2), (1.0, 1.0, 0.0)]);
        assert!(rounded.points.iter().all(|&point| point != Vec2::X));
        assert_eq!(rounded.points.len(), 3 + ROUNDING_STEPS);
    }
}
