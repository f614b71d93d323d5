//! Woods: trees, bushes and ferns on a floor of leaves and moss. Trees are lower at the edge, so that they hide nobody behind them.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, field_noise, linear, smooth_step};
use super::cluster::Cluster;
use super::flora::{Flora, between};
use super::max_height;
use super::plant_detail::PlantDetail;
use super::tree::{Tree, TreeKind, add_bush, add_fern, add_stump_and_log, tree};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;
use cannon_appearance::{GroundLook, Quality};

/// Height of the floor.
const FLOOR: f32 = 0.052;
/// Steps of the floor along the side of a square.
const FLOOR_STEPS: u8 = 12;
/// The ragged edge of the floor lies up to this far inside the edge of the wood.
const RAGGED_EDGE: f32 = 0.16;
/// Number of places in a square where a tree could stand; those too near to larger trees stay free.
const CANDIDATES: u32 = 48;
/// Number of places in a square where a bush could stand.
const BUSH_CANDIDATES: u32 = 36;
/// Range of the radii of broad crowns, of slim crowns, of firs, of palms and of bushes.
const BROAD_RADII: [f32; 2] = [0.12, 0.235];
const SLIM_RADII: [f32; 2] = [0.085, 0.120];
const FIR_RADII: [f32; 2] = [0.105, 0.190];
const PALM_RADII: [f32; 2] = [0.150, 0.230];
const BUSH_RADII: [f32; 2] = [0.060, 0.125];
/// How near two crowns stand, as a share of the sum of their radii.
const CROWDING: f32 = 0.68;
/// How far inside the edge of the wood a trunk stands, as a share of the radius of its crown.
const EDGE_SHARE: f32 = 0.66;
/// Crowns may rise this much above the greatest height of terrain.
const TOLERANCE: f32 = 0.02;
/// Woods of at least this many squares may have a clearing, and most of them have one.
const CLEARING_SQUARES: usize = 3;
const CLEARING_SHARE: f32 = 0.7;
const CLEARING_RADIUS: f32 = 0.25;

/// The height of the floor of a wood.
fn floor_height(cluster: &Cluster, place: Vec2) -> f32 {
    let ragged = RAGGED_EDGE * (0.65 * field_noise(place, 0.24, 541) + 0.35 * field_noise(place, 0.11, 542));
    let distance = cluster.edge_distance(place) - ragged;
    FLOOR * smooth_step(-0.01, 0.07, distance) * (0.75 + 0.5 * field_noise(place, 0.3, 543)) - 0.006
}

/// The floor of a wood.
pub(super) fn floor(cluster: &Cluster, look: GroundLook, quality: Quality) -> Canvas {
    let flora = Flora::of(look);
    let meadow = linear(flora.meadow);
    let color = |point: Vec3| {
        let place = point.xz();
        let humus = between(flora.forest_floor, smooth_step(0.3, 0.7, field_noise(place, 0.21, 545)));
        let edge = 1.0 - smooth_step(0.02, 0.16, cluster.edge_distance(place) - 0.08 * field_noise(place, 0.14, 546));
        humus.mix(&meadow, 0.85 * edge)
    };
    Canvas::height_field(
        cluster,
        HeightField {
            steps: if quality > Quality::Low { FLOOR_STEPS } else { FLOOR_STEPS / 2 },
            strip: Strip::Leaves,
            height: |place| floor_height(cluster, place),
            color,
            is_faceted: false,
        },
    )
}

/// The plants of a wood.
pub(super) fn plants(cluster: &Cluster, look: GroundLook, detail: &PlantDetail) -> Shape {
    let flora = Flora::of(look);
    let clearing = clearing(cluster);
    let trees = trees(cluster, look, clearing);
    let mut shape = Shape::default();
    for plan in &trees {
        let grown = tree(plan, &flora, detail);
        shape.append(fitted(grown, cluster));
    }
    let mut taken: Vec<(Vec2, f32)> = trees.iter().map(|tree| (tree.place, tree.radius * 0.45)).collect();
    for (place, seed) in candidates(cluster, BUSH_CANDIDATES, 2) {
        let edge = cluster.edge_distance(place);
        let radius = BUSH_RADII[0].lerp(BUSH_RADII[1], scatter(seed, 3, 565)).min(edge * 1.1);
        let is_free = |&(other, reach): &(Vec2, f32)| other.distance(place) > reach + radius * 0.70;
        // Crowns hide the bushes inside a wood.
        if !(0.05..0.34).contains(&edge) || is_in(clearing, place, -0.04) || !taken.iter().all(is_free) {
            continue;
        }
        taken.push((place, radius));
        let foot = floor_height(cluster, place).max(0.0);
        // Beside the bushes of the edge grow ferns.
        if detail.has_small_things && scatter(seed, 4, 565) < 0.30 {
            add_fern(&mut shape, (place, foot), radius.min(0.068), seed, &flora);
        } else {
            let height = foot + radius * (1.0 + 0.7 * scatter(seed, 5, 565));
            add_bush(&mut shape, (place, foot), (radius, height), seed, &flora, detail);
        }
    }
    if let Some(middle) = clearing {
        let seed = (middle.x * 64.0) as u32 ^ ((middle.y * 64.0) as u32) << 12;
        add_stump_and_log(&mut shape, (middle, floor_height(cluster, middle)), seed, &flora);
    }
    shape
}

/// The middle of the clearing, if the wood has one.
fn clearing(cluster: &Cluster) -> Option<Vec2> {
    let has_clearing = cluster.len() >= CLEARING_SQUARES && cluster.random(21) < CLEARING_SHARE;
    let index = (cluster.random(22) * cluster.len() as f32) as usize;
    let cell = cluster.cells().nth(index).filter(|_| has_clearing)?;
    Some(cell.as_vec2() + 0.38 + 0.24 * Vec2::new(cluster.random(23), cluster.random(24)))
}

/// Whether a place is in the clearing or nearer to it than `margin`.
fn is_in(clearing: Option<Vec2>, place: Vec2, margin: f32) -> bool {
    clearing.is_some_and(|middle| middle.distance(place) < CLEARING_RADIUS + margin)
}

/// Random places of a wood with a pseudo-random number for each, which depends on the square only.
fn candidates(cluster: &Cluster, per_square: u32, salt: u32) -> impl Iterator<Item = (Vec2, u32)> {
    cluster.cells().flat_map(move |cell| {
        (0..per_square).map(move |index| {
            let seed = (cell.x as u32) << 14 | (cell.y as u32) << 6 | index;
            let offset = Vec2::new(scatter(seed, 5, 549 + salt), scatter(seed, 6, 549 + salt));
            (cell.as_vec2() + offset, seed ^ salt << 26)
        })
    })
}

/// The share of kinds in a wood: broad, slim, fir; the rest are bare.
fn kinds(cluster: &Cluster, look: GroundLook) -> [f32; 3] {
    match (look, cluster.random(7)) {
        (GroundLook::Winter, choice) if choice < 0.5 => [0.0, 0.0, 0.80],
        (GroundLook::Winter, _) => [0.0, 0.0, 0.55],
        (_, choice) if choice < 0.50 => [0.74, 0.20, 0.06],
        (_, choice) if choice < 0.80 => [0.45, 0.20, 0.35],
        _ => [0.12, 0.10, 0.78],
    }
}

/// The trees of a wood. Large ones take their places first.
fn trees(cluster: &Cluster, look: GroundLook, clearing: Option<Vec2>) -> Vec<Tree> {
    let [broad, slim, firs] = kinds(cluster, look);
    let is_grove = look == GroundLook::Desert;
    let mut wanted: Vec<Tree> = candidates(cluster, CANDIDATES, 0)
        .map(|(place, seed)| {
            let (kind, radii) = match scatter(seed, 1, 547) {
                _ if is_grove => (TreeKind::Palm, PALM_RADII),
                choice if choice < broad => (TreeKind::Broad, BROAD_RADII),
                choice if choice < broad + slim => (TreeKind::Slim, SLIM_RADII),
                choice if choice < broad + slim + firs => (TreeKind::Fir, FIR_RADII),
                _ => (TreeKind::Bare, BROAD_RADII),
            };
            let radius = radii[0].lerp(radii[1], scatter(seed, 2, 547));
            let share = match kind {
                TreeKind::Slim | TreeKind::Fir | TreeKind::Palm => 0.84,
                TreeKind::Broad | TreeKind::Bare => 0.72 + 0.9 * (radius - BROAD_RADII[0]),
            };
            let height = max_height(cluster.edge_distance(place)) * (share + 0.16 * scatter(seed, 3, 547));
            Tree { kind, place, radius, height, seed }
        })
        .collect();
    wanted.sort_by(|one, other| other.radius.total_cmp(&one.radius));
    let mut trees: Vec<Tree> = Vec::new();
    for tree in wanted {
        let is_free = |other: &Tree| other.place.distance(tree.place) > CROWDING * (other.radius + tree.radius);
        let is_inside = cluster.edge_distance(tree.place) > EDGE_SHARE * tree.radius;
        if is_inside && !is_in(clearing, tree.place, 0.5 * tree.radius) && trees.iter().all(is_free) {
            trees.push(tree);
        }
    }
    trees
}

/// The plant, compressed if it would rise above the greatest height of terrain.
fn fitted(shape: Shape, cluster: &Cluster) -> Shape {
    let excess = shape
        .vertex_positions()
        .iter()
        .map(|point| (max_height(cluster.edge_distance(point.xz())) + TOLERANCE) / point.y.max(0.05))
        .fold(1.0, f32::min);
    shape.transformed(Mat4::from_scale(Vec3::new(1.0, excess, 1.0)))
}
