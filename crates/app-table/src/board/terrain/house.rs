//! Houses: hipped roofs over clusters of any shape, and houses of mud brick with flat roofs.

use bevy::prelude::*;

use super::canvas::{Canvas, Strip, at, linear};
use super::cluster::{Cluster, EdgeSegment};
use super::palette::TerrainPalette;
use cannon_app_base::common::mesh::ellipsoid;
use cannon_app_base::common::noise::scatter;

/// Distances of walls and eaves from the edge of the cluster.
pub(super) const WALL_INSET: f32 = 0.10;
const EAVES_INSET: f32 = 0.045;
/// Height of the eaves, and thickness of the roof there.
const EAVES: f32 = 0.150;
const EAVES_THICKNESS: f32 = 0.028;
/// Height of the highest ridge.
const RIDGE: f32 = 0.355;
/// Height of chimneys above the roof, and half their width.
const CHIMNEY: (f32, f32) = (0.05, 0.035);
/// Heights between which windows lie, half their width, and their places along the side of a square.
const WINDOW: [f32; 2] = [0.055, 0.112];
const WINDOW_HALF: f32 = 0.048;
const WINDOWS: [f32; 2] = [0.30, 0.70];
/// Distance of windows from the wall.
const WINDOW_RELIEF: f32 = 0.004;

/// Heights of flat roofs, of the parapet around them, and its thickness.
const FLAT_ROOF: f32 = 0.165;
const PARAPET: f32 = 0.200;
const PARAPET_WIDTH: f32 = 0.045;
/// Half the width of an upper storey, and the range of its height.
const STOREY_HALF: f32 = 0.30;
const STOREY_HEIGHTS: [f32; 2] = [0.230, 0.285];
/// Radius and height of domes.
const DOME: (f32, f32) = (0.17, 0.15);

/// A house whose roof follows the outline of the cluster.
pub(super) fn hipped(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let mut canvas = Canvas::default();
    let deepest =
        cluster.cells().flat_map(quadrant_corners).map(|place| cluster.roof_distance(place)).fold(0.5, f32::max);
    let slope = (RIDGE - EAVES) / (deepest - EAVES_INSET);
    let height = |distance: f32| EAVES + slope * (distance - EAVES_INSET);
    let roof = linear(palette.roofs[(cluster.random(1) * 3.0) as usize % 3]);
    for cell in cluster.cells() {
        for triangle in roof_triangles(cluster, cell, EAVES_INSET) {
            roof_face(&mut canvas, &triangle, height, roof);
        }
        let middle = cell.as_vec2() + 0.5;
        let choice = scatter(cell.x as u32, cell.y as u32, 521);
        if choice < 0.34 || cluster.len() < 3 {
            let place = middle + Vec2::new(0.13 * (choice - 0.2).signum(), 0.12 * (2.0 * choice - 0.4));
            let top = height(cluster.roof_distance(place)) + CHIMNEY.0;
            let base = Rect::from_center_half_size(place, Vec2::splat(CHIMNEY.1));
            let stone = linear(palette.stone);
            canvas.block(base, [EAVES, top.min(RIDGE + 0.03)], Strip::Masonry, [stone, linear(palette.beams)]);
        }
    }
    let (plaster, beams) = (linear(palette.plaster), linear(palette.beams));
    for EdgeSegment { from, to, .. } in cluster.edge(EAVES_INSET) {
        canvas.wall([from, to], [EAVES - EAVES_THICKNESS, EAVES], Strip::Grain, beams);
    }
    for segment in cluster.edge(WALL_INSET) {
        canvas.wall([segment.from, segment.to], [0.0, EAVES], Strip::Grain, plaster);
        windows(&mut canvas, &segment, beams);
    }
    canvas
}

/// The triangles of the roof over a square, with the distance of each corner from the edge. Every crease of the roof is a side of one.
fn roof_triangles(cluster: &Cluster, cell: IVec2, inset: f32) -> impl Iterator<Item = Vec<(Vec2, f32)>> {
    let corner = cell.as_vec2();
    (0..4_u8)
        .flat_map(move |quadrant| {
            let low = corner + Vec2::new(f32::from(quadrant % 2), f32::from(quadrant / 2)) * 0.5;
            let ring = [Vec2::ZERO, Vec2::Y, Vec2::ONE, Vec2::X].map(|offset| low + offset * 0.5);
            (0..4).map(move |side| [ring[side], ring[(side + 1) % 4], low + 0.25])
        })
        .map(|triangle| triangle.map(|place| (place, cluster.roof_distance(place))))
        .map(move |triangle| clipped(&triangle, inset))
        .filter(|polygon| polygon.len() > 2)
}

/// The part of a polygon whose distance from the edge is at least `least`.
fn clipped(polygon: &[(Vec2, f32)], least: f32) -> Vec<(Vec2, f32)> {
    let mut kept = Vec::with_capacity(polygon.len() + 1);
    for (index, &(place, distance)) in polygon.iter().enumerate() {
        let (next, next_distance) = polygon[(index + 1) % polygon.len()];
        if distance >= least {
            kept.push((place, distance));
        }
        if (distance >= least) != (next_distance >= least) {
            let share = (least - distance) / (next_distance - distance);
            kept.push((place.lerp(next, share), least));
        }
    }
    kept
}

/// A flat face of the roof. Its rows of tiles run along the eaves.
fn roof_face(canvas: &mut Canvas, polygon: &[(Vec2, f32)], height: impl Fn(f32) -> f32, color: LinearRgba) {
    let places = polygon.iter().map(|&(place, _)| place);
    let low = places.clone().fold(Vec2::INFINITY, Vec2::min);
    // The face rises along x or along y. Along the other axis, the distance from the edge stays the same.
    let rises_along_x = polygon.iter().any(|&(place, distance)| {
        polygon.iter().any(|&(other, other_distance)| {
            (place.y - other.y).abs() < 1.0e-4 && (distance - other_distance).abs() > 1.0e-4
        })
    });
    let quadrant = (low * 2.0 + 1.0e-3).floor();
    let corner = |&(place, distance): &(Vec2, f32)| {
        let within = place * 2.0 - quadrant;
        let across = if rises_along_x { within.y } else { within.x };
        (at(place, height(distance)), Strip::Tiles.uv(across, distance * 2.0))
    };
    canvas.polygon(&polygon.iter().map(corner).collect::<Vec<_>>(), color);
}

/// The corners of the four quarters of a square.
fn quadrant_corners(cell: IVec2) -> impl Iterator<Item = Vec2> {
    (0..9_u8).map(move |index| cell.as_vec2() + Vec2::new(f32::from(index % 3), f32::from(index / 3)) * 0.5)
}

/// Windows in the wall of one square, or a door.
fn windows(canvas: &mut Canvas, segment: &EdgeSegment, color: LinearRgba) {
    let along = segment.to - segment.from;
    let direction = along.normalize_or_zero();
    let has_door = scatter(segment.seed, 1, 523) < 0.3;
    for (index, share) in WINDOWS.into_iter().enumerate() {
        let middle = segment.from + along * share + segment.outward * WINDOW_RELIEF;
        let heights = if has_door && index == 0 { [0.0, WINDOW[1]] } else { WINDOW };
        canvas.wall([middle - direction * WINDOW_HALF, middle + direction * WINDOW_HALF], heights, Strip::Grain, color);
    }
}

/// Houses of mud brick with flat roofs behind parapets, and upper storeys on some of them.
pub(super) fn mud_brick(cluster: &Cluster, palette: &TerrainPalette) -> Canvas {
    let mut canvas = Canvas::default();
    let roof = linear(palette.roofs[(cluster.random(1) * 3.0) as usize % 3]);
    let (wall, beams) = (linear(palette.plaster), linear(palette.beams));
    let outer = cluster.edge(EAVES_INSET);
    for (outside, inside) in outer.iter().zip(cluster.edge(EAVES_INSET + PARAPET_WIDTH)) {
        canvas.wall([outside.from, outside.to], [0.0, PARAPET], Strip::Grain, wall);
        let top = |segment: &EdgeSegment| [segment.from, segment.to].map(|place| at(place, PARAPET));
        canvas.ledge(top(outside), top(&inside), Strip::Grain, roof);
        canvas.wall([inside.to, inside.from], [FLAT_ROOF, PARAPET], Strip::Grain, wall);
        windows(&mut canvas, outside, beams);
    }
    for cell in cluster.cells() {
        for triangle in roof_triangles(cluster, cell, EAVES_INSET) {
            let corner =
                |&(place, _): &(Vec2, f32)| (at(place, FLAT_ROOF), Strip::Grain.uv(place.x - cell.x as f32, place.y));
            canvas.polygon(&triangle.iter().map(corner).collect::<Vec<_>>(), roof);
        }
        let random = |index: u32| scatter(cell.x as u32 * 64 + cell.y as u32, index, 527);
        let middle = cell.as_vec2() + 0.5;
        match random(0) {
            choice if choice < 0.64 => upper_storey(&mut canvas, middle, random, [wall, roof, beams]),
            choice if choice < 0.86 => dome(&mut canvas, middle, roof),
            _ => {}
        }
    }
    canvas
}

/// A dome on the flat roof.
fn dome(canvas: &mut Canvas, middle: Vec2, color: LinearRgba) {
    let (radius, height) = DOME;
    let ball =
        ellipsoid(Vec3::new(radius, height, radius), 14).transformed(Mat4::from_translation(at(middle, FLAT_ROOF)));
    canvas.shape.append(ball.with_uvs(|uv| Strip::Grain.uv(uv.x, uv.y)).with_color(color));
}

/// An upper storey on the flat roof around a place, with a parapet and a window on each side.
fn upper_storey(canvas: &mut Canvas, middle: Vec2, random: impl Fn(u32) -> f32, [wall, roof, beams]: [LinearRgba; 3]) {
    let shift = |index: u32| 0.08 * (random(index) - 0.5);
    let half = Vec2::new(STOREY_HALF - 0.08 * random(1), STOREY_HALF - 0.08 * random(2));
    let base = Rect::from_center_half_size(middle + Vec2::new(shift(3), shift(4)), half);
    let height = STOREY_HEIGHTS[0].lerp(STOREY_HEIGHTS[1], random(5));
    canvas.block(base, [FLAT_ROOF, height], Strip::Grain, [wall, roof]);
    // The roof lies lower than its parapet; a darker inner area shows it from afar.
    let inner = base.inflate(-PARAPET_WIDTH);
    let corners = [inner.min.with_y(inner.max.y), inner.max, inner.max.with_y(inner.min.y), inner.min];
    let lid = corners.map(|corner| (at(corner, height + 0.002), Strip::Grain.uv(corner.x - middle.x + 0.5, corner.y)));
    canvas.polygon(&lid, LinearRgba { alpha: 1.0, ..roof * 0.72 });
    let hatch = Rect::from_center_half_size(base.center() + half * 0.35, Vec2::splat(0.05));
    canvas.block(hatch, [height, height + 0.02], Strip::Grain, [beams, beams]);
}
