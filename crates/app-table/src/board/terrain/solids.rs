//! Solids: panels, bars and beams with shaded corners, of which houses, ruins and props are built.

use bevy::prelude::*;

use super::canvas::{Canvas, Strip, linear};
use cannon_app_base::common::noise::scatter;

/// Repeats of the texture on the length of a square.
const TEXTURE_SCALE: f32 = 2.0;
/// The longest piece of a wall that one strip of the texture covers.
pub(super) const STRIP_LENGTH: f32 = 1.0 / TEXTURE_SCALE;

/// A colour on a strip of the texture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub(super) color: LinearRgba,
    pub(super) strip: Strip,
}

impl Paint {
    /// A colour in sRGB on a strip.
    pub(super) fn new(color: Vec3, strip: Strip) -> Paint {
        Paint { color: linear(color), strip }
    }

    pub(super) fn grain(color: Vec3) -> Paint {
        Paint::new(color, Strip::Grain)
    }

    /// The paint, lighter or darker.
    pub(super) fn toned(self, tone: f32) -> Paint {
        Paint { color: (self.color * tone).with_alpha(1.0), ..self }
    }
}

/// A plane with coordinates to the right and up for somebody who looks at its front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane {
    pub(super) origin: Vec3,
    pub(super) right: Vec3,
    pub(super) up: Vec3,
}

impl Plane {
    /// An upright plane.
    pub(super) fn upright(origin: Vec3, right: Vec3) -> Plane {
        Plane { origin, right, up: Vec3::Y }
    }

    pub(super) fn out(&self) -> Vec3 {
        self.right.cross(self.up)
    }

    /// The point at these coordinates, at a distance in front of the plane.
    pub(super) fn at(&self, x: f32, y: f32, distance: f32) -> Vec3 {
        self.origin + self.right * x + self.up * y + self.out() * distance
    }
}

impl Canvas {
    /// Adds a flat convex polygon with counter-clockwise corners. Each has a place on the strip of the texture, and a tone.
    pub(super) fn textured_face(&mut self, corners: &[(Vec3, Vec2, f32)], paint: Paint) {
        let points: Vec<_> = corners.iter().map(|&(point, uv, _)| (point, uv)).collect();
        let normal = points[1..]
            .windows(2)
            .map(|pair| (pair[0].0 - points[0].0).cross(pair[1].0 - points[0].0))
            .max_by(|one, other| one.length_squared().total_cmp(&other.length_squared()))
            .filter(|normal| normal.length_squared() > 1.0e-14);
        // Faces without an area are left out.
        let Some(normal) = normal.map(Vec3::normalize) else { return };
        let mut indices = Vec::with_capacity(corners.len());
        for &(point, uv, tone) in corners {
            let uv = paint.strip.uv(uv.x, uv.y);
            indices.push(self.shape.colored_vertex(point, normal, uv, paint.toned(tone).color));
        }
        for pair in indices[1..].windows(2) {
            self.shape.triangle(indices[0], pair[0], pair[1]);
        }
    }

    /// Adds a flat convex polygon with counter-clockwise corners, each with a tone. The texture runs along its first side.
    pub(super) fn face(&mut self, corners: &[(Vec3, f32)], paint: Paint) {
        let [(origin, _), (next, _), .., (last, _)] = corners else { return };
        let right = (*next - *origin).normalize_or(Vec3::X);
        let up = (*last - *origin).reject_from(right).normalize_or(Vec3::Y);
        let across = |point: Vec3| (point - *origin).dot(right) * TEXTURE_SCALE;
        let [low, high] = corners
            .iter()
            .fold([0.0_f32, 0.0_f32], |[low, high], &(point, _)| [low.min(across(point)), high.max(across(point))]);
        // Equal faces show different parts of the texture.
        let bits = (*origin * 64.0).as_ivec3();
        let span = high - low;
        let shift = scatter(bits.x as u32, (bits.y ^ bits.z << 8) as u32, 533) * (1.0 - span).max(0.0);
        let textured: Vec<_> = corners
            .iter()
            .map(|&(point, tone)| {
                let along = ((point - *origin).dot(up) + origin.y) * TEXTURE_SCALE;
                (point, Vec2::new((across(point) - low) / span.max(1.0) + shift, along), tone)
            })
            .collect();
        self.textured_face(&textured, paint);
    }

    /// Adds a rectangle on a plane, with tones at its lower and upper side.
    pub(super) fn panel(&mut self, plane: &Plane, area: Area, distance: f32, [low, high]: [f32; 2], paint: Paint) {
        let [[left, right], [bottom, top]] = area;
        let corners = [
            (plane.at(left, bottom, distance), low),
            (plane.at(right, bottom, distance), low),
            (plane.at(right, top, distance), high),
            (plane.at(left, top, distance), high),
        ];
        self.face(&corners, paint);
    }

    /// Adds a box without a back that stands out from a plane.
    pub(super) fn raised(&mut self, plane: &Plane, area: Area, [from, to]: [f32; 2], paint: Paint) {
        self.panel(plane, area, to, [1.0, 1.0], paint);
        let [[left, right], [bottom, top]] = area;
        let ring = [[left, bottom], [right, bottom], [right, top], [left, top]];
        for side in 0..4 {
            let ([x, y], [next_x, next_y]) = (ring[side], ring[(side + 1) % 4]);
            // The lower side is in the shade.
            let tone = [0.6, 0.85, 1.12, 0.85][side];
            let corners = [
                (plane.at(x, y, from), tone),
                (plane.at(next_x, next_y, from), tone),
                (plane.at(next_x, next_y, to), tone),
                (plane.at(x, y, to), tone),
            ];
            self.face(&corners, paint);
        }
    }

    /// Adds a box without a bottom. Its lower end is darker.
    pub(super) fn bar(&mut self, low: Vec3, high: Vec3, paint: Paint) {
        let size = high - low;
        for (right, length) in [(Vec3::X, size.x), (Vec3::NEG_Z, size.z), (Vec3::NEG_X, size.x), (Vec3::Z, size.z)] {
            let middle = ((low + high) * 0.5).with_y(low.y);
            let out = right.cross(Vec3::Y);
            let plane = Plane::upright(middle + out * (size * out).abs().element_sum() * 0.5, right);
            self.panel(&plane, [[-length * 0.5, length * 0.5], [0.0, size.y]], 0.0, [0.82, 1.0], paint);
        }
        let top = [(low.x, high.z), (high.x, high.z), (high.x, low.z), (low.x, low.z)];
        self.face(&top.map(|(x, z)| (Vec3::new(x, high.y, z), 1.08)), paint);
    }

    /// Adds a beam with a square section from one point to another.
    pub(super) fn beam(&mut self, from: Vec3, to: Vec3, width: f32, paint: Paint) {
        let along = (to - from).normalize_or(Vec3::Y);
        let side = along.cross(Vec3::Y).normalize_or(Vec3::X);
        let up = side.cross(along);
        let ring = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]| (side * x + up * y) * width * 0.5);
        for index in 0..4 {
            let (one, next) = (ring[index], ring[(index + 1) % 4]);
            let tone = [0.7, 0.95, 1.1, 0.95][index];
            let corners = [from + one, from + next, to + next, to + one].map(|point| (point, tone));
            // Seen against its direction, the ring is clockwise.
            self.face(&[corners[1], corners[0], corners[3], corners[2]], paint);
        }
        let end = |point: Vec3| ring.map(|offset| (point + offset, 0.9));
        self.face(&end(from), paint);
        let mut far = end(to);
        far.reverse();
        self.face(&far, paint);
    }

    /// Adds a body of rings with `sides` corners around an upright axis, each with its radius and its height over the foot, from below.
    pub(super) fn turned(&mut self, foot: Vec3, rings: &[[f32; 2]], sides: usize, paint: Paint) {
        let [.., [last_radius, last_height]] = rings else { return };
        let height = last_height.max(0.01);
        let corner = |side: usize, [radius, y]: [f32; 2]| {
            let angle = std::f32::consts::TAU * (side % sides) as f32 / sides as f32;
            (foot + Vec3::new(angle.cos() * radius, y, -angle.sin() * radius), 0.78 + 0.26 * y / height)
        };
        for pair in rings.windows(2) {
            for side in 0..sides {
                let corners = [(side, pair[0]), (side + 1, pair[0]), (side + 1, pair[1]), (side, pair[1])];
                self.face(&corners.map(|(side, ring)| corner(side, ring)), paint);
            }
        }
        let top: Vec<_> = (0..sides).map(|side| corner(side, [*last_radius, *last_height])).collect();
        self.face(&top, paint);
    }
}

/// The extent of a rectangle on a plane: from left to right, and from below to above.
pub(super) type Area = [[f32; 2]; 2];
