//! Convex bodies: boxes from which planes cut pieces off, for rocks and worn concrete.

use bevy::prelude::*;

use super::canvas::Canvas;
use super::solids::Paint;

/// Points nearer than this are one.
const SAME: f32 = 1.0e-4;
/// Width of the worn edges of faces, as a share of the way to their middle.
const WORN: f32 = 0.16;

/// A convex body. The corners of its faces are counter-clockwise.
#[derive(Clone, Debug)]
pub(super) struct Convex {
    faces: Vec<Vec<Vec3>>,
}

impl Convex {
    /// A box around the origin.
    pub(super) fn cuboid(half: Vec3) -> Convex {
        let face = |normal: Vec3| {
            let right = if normal.y.abs() > 0.5 { Vec3::X } else { Vec3::Y.cross(normal) };
            let up = normal.cross(right);
            [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]
                .map(|[x, y]| (normal + right * x + up * y) * half)
                .to_vec()
        };
        let faces = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z].map(face).to_vec();
        Convex { faces }
    }

    /// The part on the inner side of a plane with an outward normal.
    #[must_use]
    pub(super) fn cut(self, normal: Vec3, distance: f32) -> Convex {
        let normal = normal.normalize_or(Vec3::Y);
        let height = |point: Vec3| point.dot(normal) - distance;
        let mut rim: Vec<Vec3> = Vec::new();
        let mut faces = Vec::new();
        for face in self.faces {
            let mut kept = Vec::with_capacity(face.len() + 1);
            for (index, &point) in face.iter().enumerate() {
                let next = face[(index + 1) % face.len()];
                let (own, other) = (height(point), height(next));
                if own <= 0.0 {
                    kept.push(point);
                }
                if (own <= 0.0) != (other <= 0.0) {
                    let crossing = point.lerp(next, own / (own - other));
                    kept.push(crossing);
                    if rim.iter().all(|known| known.distance(crossing) > SAME) {
                        rim.push(crossing);
                    }
                }
            }
            if kept.len() > 2 {
                faces.push(kept);
            }
        }
        if rim.len() > 2 {
            let middle = rim.iter().sum::<Vec3>() / rim.len() as f32;
            let right = normal.any_orthonormal_vector();
            let up = normal.cross(right);
            let angle = |point: &Vec3| (*point - middle).dot(up).atan2((*point - middle).dot(right));
            rim.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
            faces.push(rim);
        }
        Convex { faces }
    }

    /// Adds its faces at a place, without those that look down. `paint` gives the paint of a face by its normal; lower parts are darker. Edges
    /// are worn to a lighter tone if it is fine.
    pub(super) fn build(&self, canvas: &mut Canvas, place: Mat4, paint: impl Fn(Vec3, Vec3) -> Paint, is_fine: bool) {
        let points = self.faces.iter().flatten().map(|&point| place.transform_point3(point).y);
        let (low, high) = points.fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), y| (low.min(y), high.max(y)));
        for face in &self.faces {
            let corners: Vec<Vec3> = face.iter().map(|&point| place.transform_point3(point)).collect();
            let normal = (1..corners.len() - 1)
                .map(|index| (corners[index] - corners[0]).cross(corners[index + 1] - corners[0]))
                .sum::<Vec3>()
                .normalize_or_zero();
            if normal.y < -0.6 || normal == Vec3::ZERO {
                continue;
            }
            let middle = corners.iter().sum::<Vec3>() / corners.len() as f32;
            let paint = paint(normal, middle);
            let tone = |point: Vec3| 0.58 + 0.46 * ((point.y - low) / (high - low).max(0.01)).sqrt();
            if !is_fine {
                canvas.face(&corners.iter().map(|&point| (point, tone(point))).collect::<Vec<_>>(), paint);
                continue;
            }
            let inner: Vec<Vec3> = corners.iter().map(|point| point.lerp(middle, WORN)).collect();
            for index in 0..corners.len() {
                let next = (index + 1) % corners.len();
                let edge = [corners[index], corners[next]].map(|point| (point, tone(point) * 1.24));
                let inside = [inner[next], inner[index]].map(|point| (point, tone(point)));
                canvas.face(&[edge[0], edge[1], inside[0], inside[1]], paint);
            }
            canvas.face(&inner.iter().map(|&point| (point, tone(point))).collect::<Vec<_>>(), paint);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::canvas::Strip;
    use super::*;

    #[test]
    fn cut_box_stays_closed() {
        let body = Convex::cuboid(Vec3::ONE).cut(Vec3::ONE, 1.2).cut(Vec3::new(-1.0, 0.5, 0.2), 0.8).cut(Vec3::Y, 0.7);
        let mut volume = 0.0;
        for face in &body.faces {
            for index in 1..face.len() - 1 {
                volume += face[0].dot(face[index].cross(face[index + 1])) / 6.0;
            }
            assert!(face.iter().all(|point| point.dot(Vec3::ONE.normalize()) < 1.2 + 1.0e-3));
        }
        assert!(volume > 4.0 && volume < 7.0, "{volume}");
        let mut canvas = Canvas::default();
        body.build(&mut canvas, Mat4::IDENTITY, |_, _| Paint::new(Vec3::ONE, Strip::Grain), true);
        canvas.shape.assert_sound_normals();
    }
}
