//! Clumps of leaves: balls that bulge where boughs end, for the crowns of trees, for bushes and for hedges.
//!
//! A clump is one closed surface over several overlapping spheres, the lobes. So it has no triangles inside, and the furrows between its
//! lobes can be shaded.

use std::collections::HashMap;
use std::f32::consts::TAU;

use bevy::prelude::*;

use super::canvas::smooth_step;
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;

/// Directions that point farther down than this are left out: nobody looks at trees from below.
const LOWEST_DIRECTION: f32 = -0.45;
/// The side of the square on the board that the texture of leaves covers, in squares.
const TEXTURE_SIZE: f32 = 0.62;
/// The darkest and the brightest part of a clump, at its foot and at its top, as factors of its colour.
const SHADES: [f32; 2] = [0.38, 1.26];
/// Brightness at the bottom of a furrow, and the depth at which there is no furrow any more, relative to the clump.
const FURROW: f32 = 0.60;
const FURROW_DEPTH: f32 = 0.16;
/// How much of the normal belongs to the lobe. The rest belongs to the clump as a whole, which keeps the light soft.
const LOBE_NORMAL: f32 = 0.50;

/// How much the distance of neighbouring vertices from the middle differs. More would crumple the surface.
const ROUGHNESS: f32 = 0.05;

/// A unit sphere of equal triangles without its underside.
#[derive(Clone, Debug)]
pub(super) struct Ball {
    directions: Vec<Vec3>,
    triangles: Vec<[u32; 3]>,
}

impl Ball {
    /// A sphere with `20 * frequency * frequency` triangles, less the underside.
    pub(super) fn new(frequency: u32) -> Ball {
        let mut ball = Ball { directions: Vec::new(), triangles: Vec::new() };
        let mut known: HashMap<[i32; 3], u32> = HashMap::new();
        for [a, b, c] in icosahedron() {
            let mut at = |i: u32, j: u32| {
                let (s, t) = (i as f32 / frequency as f32, j as f32 / frequency as f32);
                let direction = (a * (1.0 - s - t) + b * s + c * t).normalize();
                let key = (direction * 4096.0).round().as_ivec3().to_array();
                *known.entry(key).or_insert_with(|| {
                    ball.directions.push(direction);
                    ball.directions.len() as u32 - 1
                })
            };
            for i in 0..frequency {
                for j in 0..frequency - i {
                    ball.triangles.push([at(i, j), at(i + 1, j), at(i, j + 1)]);
                    if i + j + 1 < frequency {
                        ball.triangles.push([at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]);
                    }
                }
            }
        }
        let Ball { directions, triangles } = &mut ball;
        let height = |index: u32| directions[index as usize].y;
        triangles.retain(|triangle| triangle.iter().map(|&index| height(index)).sum::<f32>() > 3.0 * LOWEST_DIRECTION);
        ball
    }
}

/// The twenty faces of a regular icosahedron, counter-clockwise seen from outside.
fn icosahedron() -> Vec<[Vec3; 3]> {
    let golden = f32::midpoint(1.0, 5.0_f32.sqrt());
    let corners: Vec<Vec3> = [1.0, -1.0]
        .into_iter()
        .flat_map(|x| [golden, -golden].map(|y| Vec3::new(x, y, 0.0)))
        .flat_map(|corner| [corner, corner.yzx(), corner.zxy()])
        .collect();
    let is_edge = |a: Vec3, b: Vec3| (a.distance_squared(b) - 4.0).abs() < 0.01;
    let mut faces = Vec::new();
    for (i, &a) in corners.iter().enumerate() {
        for (j, &b) in corners.iter().enumerate().skip(i + 1) {
            for &c in corners.iter().skip(j + 1) {
                if is_edge(a, b) && is_edge(b, c) && is_edge(c, a) {
                    let is_outward = (b - a).cross(c - a).dot(a) > 0.0;
                    faces.push(if is_outward { [a, b, c] } else { [a, c, b] });
                }
            }
        }
    }
    faces
}

/// A sphere of a clump, in units of the clump.
#[derive(Clone, Copy, Debug)]
struct Lobe {
    middle: Vec3,
    radius: f32,
}

impl Lobe {
    /// The distance at which a ray from the middle of the clump leaves the lobe, if it meets it.
    fn exit(self, direction: Vec3) -> Option<f32> {
        let along = direction.dot(self.middle);
        let under_root = along * along - self.middle.length_squared() + self.radius * self.radius;
        (under_root >= 0.0).then(|| along + under_root.sqrt()).filter(|&distance| distance > 0.0)
    }
}

/// How the lobes of a clump are arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClumpForm {
    /// A broad crown: boughs around, and boughs at the top.
    Broad,
    /// A slim crown: short boughs at all heights.
    Slim,
    /// A bush: few lobes of different size.
    Bush,
}

/// The colours of a clump, at its foot and at its top.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClumpColors {
    pub(super) low: LinearRgba,
    pub(super) high: LinearRgba,
}

/// A clump of leaves.
#[derive(Clone, Debug)]
pub(super) struct Clump {
    lobes: Vec<Lobe>,
    middle: Vec3,
    /// Half its width and half its height.
    extent: Vec3,
    colors: ClumpColors,
    seed: u32,
}

/// A point of the surface of a clump.
struct SurfacePoint {
    position: Vec3,
    normal: Vec3,
    color: LinearRgba,
}

impl Clump {
    pub(super) fn new(form: ClumpForm, middle: Vec3, extent: Vec3, colors: ClumpColors, seed: u32) -> Clump {
        // Rings of lobes: their number, how high they sit, how far outside, and their radius.
        let (core, rings): (f32, &[(u32, f32, f32, f32)]) = match form {
            ClumpForm::Broad => (0.60, &[(5, -0.10, 0.62, 0.38), (4, 0.46, 0.42, 0.36), (1, 0.74, 0.06, 0.32)]),
            ClumpForm::Slim => (0.54, &[(3, -0.50, 0.44, 0.40), (3, 0.02, 0.50, 0.42), (3, 0.50, 0.30, 0.36)]),
            ClumpForm::Bush => (0.62, &[(4, 0.08, 0.58, 0.40), (2, 0.48, 0.26, 0.40)]),
        };
        let mut lobes = vec![Lobe { middle: Vec3::ZERO, radius: core }];
        for (ring, &(count, height, reach, radius)) in (0..).zip(rings) {
            let start = scatter(seed, ring, 701);
            for index in 0..count {
                let random = |salt: u32| scatter(seed, ring * 16 + index, 702 + salt) - 0.5;
                let angle = TAU * (start + (index as f32 + 0.55 * random(0)) / count as f32);
                let outside = Vec2::from_angle(angle) * reach * (1.0 + 0.30 * random(1));
                lobes.push(Lobe {
                    middle: outside.extend(height + 0.26 * random(2)).xzy(),
                    radius: radius * (1.0 + 0.34 * random(3)),
                });
            }
        }
        Clump { lobes, middle, extent, colors, seed }
    }

    /// The height of its top.
    fn top(&self) -> f32 {
        self.middle.y + self.extent.y
    }

    fn surface(&self, direction: Vec3) -> SurfacePoint {
        let [mut first, mut second] = [(0.0, 0), (0.0, 0)];
        for (index, lobe) in self.lobes.iter().enumerate() {
            let Some(exit) = lobe.exit(direction) else { continue };
            if exit > first.0 {
                (second, first) = (first, (exit, index));
            } else if exit > second.0 {
                second = (exit, index);
            }
        }
        let (distance, index) = first;
        let lobe = self.lobes[index];
        let position = self.middle + direction * distance * self.extent;
        let lobe_normal = (direction * distance - lobe.middle) / lobe.radius;
        let whole = (direction + Vec3::Y * 0.25).normalize();
        let normal = (whole.lerp(lobe_normal, LOBE_NORMAL) / self.extent).normalize_or(Vec3::Y);
        let height = ((position.y - self.middle.y) / self.extent.y * 0.5 + 0.5).clamp(0.0, 1.0);
        let furrow = smooth_step(0.0, FURROW_DEPTH, distance - second.0);
        let tone = 0.92 + 0.16 * scatter(self.seed, index as u32, 707);
        let shade = SHADES[0].lerp(SHADES[1], smooth_step(0.05, 0.95, height)) * FURROW.lerp(1.0, furrow) * tone;
        let color = self.colors.low.mix(&self.colors.high, height * height);
        SurfacePoint { position, normal, color: (color * shade).with_alpha(1.0) }
    }

    /// Adds the surface of the clump to a shape. `recolor` gives the colour of a point from its colour and the height of its normal; the
    /// sway of a point grows with its height above the ground up to `sway` at the top.
    pub(super) fn add_surface(
        &self,
        shape: &mut Shape,
        ball: &Ball,
        sway: f32,
        recolor: impl Fn(LinearRgba, Vec3) -> LinearRgba,
    ) {
        let turn = Quat::from_rotation_y(TAU * scatter(self.seed, 0, 709));
        let rough = |index: usize| 1.0 + ROUGHNESS * (scatter(self.seed, index as u32, 711) - 0.5);
        let vertices: Vec<u32> = ball
            .directions
            .iter()
            .enumerate()
            .map(|(index, &direction)| {
                let point = self.surface(turn * direction);
                let position = self.middle + (point.position - self.middle) * rough(index);
                let color = recolor(point.color, point.normal).with_alpha(self.sway_at(position, sway));
                shape.colored_vertex(position, point.normal, self.uv(turn * direction), color)
            })
            .collect();
        for triangle in &ball.triangles {
            let [a, b, c] = triangle.map(|index| vertices[index as usize]);
            shape.triangle(a, b, c);
        }
    }

    /// Adds single leaves that stand off the surface, so that the outline is ragged.
    pub(super) fn add_leaves(
        &self,
        shape: &mut Shape,
        (count, size): (u32, f32),
        sway: f32,
        recolor: impl Fn(LinearRgba, Vec3) -> LinearRgba,
    ) {
        for index in 0..count {
            let random = |salt: u32| scatter(self.seed, index, 721 + salt);
            let height = (-0.40_f32).lerp(0.96, random(0));
            let around = Vec2::from_angle(TAU * random(1)) * (1.0 - height * height).sqrt();
            let direction = around.extend(height).xzy();
            let point = self.surface(direction);
            let aside = Quat::from_axis_angle(direction, TAU * random(2)) * direction.any_orthonormal_vector();
            let size = size * (0.7 + 0.6 * random(3));
            let foot = point.position - direction * size * 0.20;
            let tip = foot + (direction * 0.62 + aside * 0.78 - Vec3::Y * 0.16).normalize() * size;
            let half_width = direction.cross(aside).normalize_or(Vec3::X) * size * 0.36;
            let color = recolor(point.color * (0.80 + 0.32 * random(4)), point.normal);
            let corners = [foot - half_width, foot + half_width, tip].map(|corner| {
                let color = color.with_alpha(self.sway_at(corner, sway));
                shape.colored_vertex(corner, point.normal, Vec2::ZERO, color)
            });
            add_facing(shape, corners, [foot - half_width, foot + half_width, tip], point.normal);
        }
    }

    /// Adds small things that sit on the upper side, such as blossoms.
    pub(super) fn add_dots(&self, shape: &mut Shape, (count, size): (u32, f32), sway: f32, color: LinearRgba) {
        for index in 0..count {
            let random = |salt: u32| scatter(self.seed, index, 741 + salt);
            let height = 0.05_f32.lerp(0.95, random(0));
            let around = Vec2::from_angle(TAU * random(1)) * (1.0 - height * height).sqrt();
            let direction = around.extend(height).xzy();
            let point = self.surface(direction);
            let middle = point.position + direction * size * 0.5;
            let across = direction.any_orthonormal_vector() * size;
            let along = direction.cross(across);
            let corners = [middle + across, middle + along, middle - across, middle - along];
            let color = (color * (0.8 + 0.3 * random(2))).with_alpha(self.sway_at(middle, sway));
            let corners = corners.map(|corner| shape.colored_vertex(corner, point.normal, Vec2::ZERO, color));
            shape.quad(corners);
        }
    }

    /// The place on the texture of leaves. It winds around the clump from the top, where it is not distorted at all.
    fn uv(&self, direction: Vec3) -> Vec2 {
        let around = direction.xz().normalize_or_zero() * direction.y.clamp(-1.0, 1.0).acos();
        let radius = f32::midpoint(self.extent.x, self.extent.y);
        (self.middle.xz() + around * radius) / TEXTURE_SIZE
    }

    fn sway_at(&self, position: Vec3, sway: f32) -> f32 {
        sway * (position.y / self.top()).clamp(0.0, 1.0)
    }
}

/// Adds a triangle so that it faces the same way as the normal.
pub(super) fn add_facing(shape: &mut Shape, [a, b, c]: [u32; 3], [pa, pb, pc]: [Vec3; 3], normal: Vec3) {
    if (pb - pa).cross(pc - pa).dot(normal) >= 0.0 {
        shape.triangle(a, b, c);
    } else {
        shape.triangle(a, c, b);
    }
}

/// The place on the texture of leaves for a point of a trunk or of a fir, as seen aslant from above.
pub(super) fn leaf_uv(point: Vec3) -> Vec2 {
    (point.xz() + Vec2::new(0.71, 0.43) * point.y) / TEXTURE_SIZE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balls_have_the_triangles_of_their_frequency_and_look_outward() {
        assert_eq!(icosahedron().len(), 20);
        for frequency in 1..=4 {
            let ball = Ball::new(frequency);
            let whole = (20 * frequency * frequency) as usize;
            assert!(ball.triangles.len() <= whole && ball.triangles.len() * 10 >= whole * 5);
            for triangle in &ball.triangles {
                let [a, b, c] = triangle.map(|index| ball.directions[index as usize]);
                assert!((b - a).cross(c - a).dot(a) > 0.0);
            }
        }
    }

    #[test]
    fn clumps_bulge_but_stay_near_their_extent() {
        let white = ClumpColors { low: LinearRgba::WHITE, high: LinearRgba::WHITE };
        for form in [ClumpForm::Broad, ClumpForm::Slim, ClumpForm::Bush] {
            let clump = Clump::new(form, Vec3::ZERO, Vec3::ONE, white, 5);
            let reaches: Vec<f32> =
                Ball::new(4).directions.iter().map(|&direction| clump.surface(direction).position.length()).collect();
            let [low, high] = [f32::min, f32::max].map(|pick| reaches.iter().copied().reduce(pick).unwrap_or_default());
            assert!(low > 0.5 && high < 1.3 && high - low > 0.15, "{form:?}: {low} to {high}");
        }
    }
}
