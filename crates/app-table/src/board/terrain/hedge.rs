//! Hedges, which hide what is behind them and stop nobody: rows of bushes on a bank along the edge, and low scrub on the grass between them,
//! in which units stand. They form rows, as opposed to the single crowns of a wood.

use bevy::prelude::*;

use super::canvas::{Canvas, HeightField, Strip, field_noise, linear, smooth_step};
use super::cluster::{Cluster, EdgeSegment};
use super::flora::{Flora, between};
use super::plant_detail::PlantDetail;
use super::tree::{add_bush, add_fern};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;
use cannon_appearance::GroundLook;

/// Height of hedges, of the bank in which they root, and of the ground between them, on which units stand.
pub(super) const HEDGE: f32 = 0.205;
const BANK: f32 = 0.105;
const HEDGE_GROUND: f32 = 0.026;
/// Distances from the edge between which the bank rises to its full height and falls again.
const BANK_SECTION: [f32; 4] = [0.060, 0.130, 0.165, 0.225];
/// The brightness of the grass between the rows, which makes up for the shade of low places.
const GROUND_BRIGHTNESS: f32 = 1.62;
/// How much trodden earth and fallen leaves show through the grass at most.
const MUD_SHARE: f32 = 0.22;
const LITTER_SHARE: f32 = 0.30;
/// Brightness of the leaves at the foot of the rows.
const FOOT_BRIGHTNESS: f32 = 0.62;
/// Distance of the row of bushes from the edge, and how far bushes are shifted across the row.
const ROW: f32 = 0.150;
const SHIFT: f32 = 0.022;
/// Distance between bushes, and the smallest distance at corners.
const SPACING: f32 = 0.150;
const LEAST_SPACING: f32 = 0.090;
/// Range of the radii of bushes, and of their heights as shares of the height of hedges.
const RADII: [f32; 2] = [0.118, 0.158];
const HEIGHTS: [f32; 2] = [0.70, 0.92];
/// The share of the places of scrub that are taken, its least distance from the edge, and the free circle in the middle of a square, where
/// marks lie.
const SCRUB_SHARE: f32 = 0.94;
const SCRUB_INSET: f32 = 0.230;
const SCRUB_FREE_MIDDLE: f32 = 0.125;
/// Range of the radii of scrub. Its height grows with the distance from the middle of the square.
const SCRUB_RADII: [f32; 2] = [0.085, 0.140];
const SCRUB_HEIGHTS: [f32; 2] = [0.060, 0.140];
/// The share of sides of squares that have a gate, and half its width.
const GATE_SHARE: f32 = 0.14;
const HALF_GATE: f32 = 0.150;

/// A gate in a hedge.
#[derive(Clone, Copy, Debug)]
struct Gate {
    middle: Vec2,
    along: Vec2,
}

/// The gates of a hedge. Single squares have none, since nobody could tell their hedge any more.
fn gates(cluster: &Cluster) -> Vec<Gate> {
    if cluster.len() < 2 {
        return Vec::new();
    }
    let has_gate = |segment: &EdgeSegment| scatter(segment.seed, 1, 571) < GATE_SHARE;
    let gate = |segment: EdgeSegment| Gate {
        middle: segment.from.midpoint(segment.to),
        along: (segment.to - segment.from).normalize_or(Vec2::X),
    };
    cluster.edge(ROW).into_iter().filter(has_gate).map(gate).collect()
}

/// The bank of a hedge, the ground inside it, and its gates.
pub(super) fn bank(cluster: &Cluster, look: GroundLook) -> Canvas {
    let [outer, rise, fall, inner] = BANK_SECTION;
    let flora = Flora::of(look);
    let gates = gates(cluster);
    let passage = |place: Vec2| {
        let reach = |gate: &Gate| (place - gate.middle).abs().max_element();
        let nearest = gates.iter().map(reach).fold(f32::INFINITY, f32::min);
        smooth_step(HALF_GATE - 0.06, HALF_GATE + 0.05, nearest)
    };
    let height = |place: Vec2| {
        let distance = cluster.edge_distance(place) + 0.05 * (field_noise(place, 0.19, 591) - 0.5);
        let row = smooth_step(outer, rise, distance) * (1.0 - smooth_step(fall, inner, distance)) * passage(place);
        let bank = BANK * (0.80 + 0.20 * field_noise(place, 0.17, 593));
        let foot = HEDGE_GROUND * smooth_step(outer - 0.03, rise, distance) - 0.004;
        foot + row * (bank - HEDGE_GROUND)
    };
    let leaves = linear(flora.shrubs[0]) * FOOT_BRIGHTNESS;
    let color = |point: Vec3| {
        let place = point.xz();
        // Rank grass, in which some earth and low leaves show.
        let mud = between(flora.forest_floor, field_noise(place, 0.24, 595));
        let trodden = smooth_step(0.42, 0.72, field_noise(place, 0.33, 597));
        let litter = smooth_step(0.45, 0.65, field_noise(place, 0.15, 599));
        let grass = linear(flora.meadow) * GROUND_BRIGHTNESS;
        let ground = grass.mix(&mud, MUD_SHARE * trodden).mix(&linear(flora.shrubs[1]), LITTER_SHARE * litter);
        ground.mix(&leaves, smooth_step(0.030, 0.062, point.y))
    };
    let mut canvas = Canvas::height_field(
        cluster,
        HeightField { steps: 12, strip: Strip::Leaves, height, color, is_faceted: false },
    );
    for gate in gates {
        add_gate(&mut canvas, gate, flora.bark[0]);
    }
    canvas
}

/// A gate: two posts and three bars.
fn add_gate(canvas: &mut Canvas, Gate { middle, along }: Gate, wood: Vec3) {
    /// Thickness of posts and of bars, and the heights of posts and bars.
    const POST: f32 = 0.016;
    const BAR: f32 = 0.006;
    const POST_HEIGHT: f32 = 0.135;
    const BARS: [f32; 3] = [0.050, 0.080, 0.110];
    let wood = linear(wood * 1.35);
    let colors = [wood, wood * 1.25];
    let half = HALF_GATE - 0.03;
    for end in [-half, half] {
        let base = Rect::from_center_half_size(middle + along * end, Vec2::splat(POST));
        canvas.block(base, [0.0, POST_HEIGHT], Strip::Grain, colors);
    }
    for height in BARS {
        let base = Rect::from_center_half_size(middle, along.abs() * half + along.perp().abs() * BAR);
        canvas.block(base, [height, height + 0.014], Strip::Grain, colors);
    }
}

/// The bushes of a hedge, and what grows on the ground between them.
pub(super) fn plants(cluster: &Cluster, look: GroundLook, detail: &PlantDetail) -> Shape {
    let flora = Flora::of(look);
    let gates = gates(cluster);
    let mut shape = Shape::default();
    let mut taken: Vec<Vec2> = Vec::new();
    for segment in cluster.edge(ROW) {
        let length = segment.from.distance(segment.to);
        let count = (length / SPACING).round().max(1.0) as u32;
        for index in 0..=count {
            let random = |salt: u32| scatter(segment.seed, index, 573 + salt);
            let along = (index as f32 + 0.35 * (random(0) - 0.5)) / count as f32;
            let place = segment.from.lerp(segment.to, along.clamp(0.0, 1.0))
                + segment.outward * SHIFT * (2.0 * random(1) - 1.0);
            let is_at_gate = gates.iter().any(|gate| gate.middle.distance(place) < HALF_GATE + 0.035);
            if is_at_gate || taken.iter().any(|other| other.distance(place) < LEAST_SPACING) {
                continue;
            }
            taken.push(place);
            let radius = RADII[0].lerp(RADII[1], random(2));
            let height = HEDGE * HEIGHTS[0].lerp(HEIGHTS[1], random(3));
            add_bush(&mut shape, (place, 0.0), (radius, height), segment.seed ^ index << 24, &flora, detail);
        }
        // Weeds at the inner foot of the row.
        if detail.has_small_things && scatter(segment.seed, 2, 571) < 0.6 {
            let place =
                segment.from.lerp(segment.to, 0.15 + 0.7 * scatter(segment.seed, 3, 571)) - segment.outward * 0.13;
            add_fern(&mut shape, (place, HEDGE_GROUND * 0.8), 0.055, segment.seed, &flora);
        }
    }
    add_scrub(&mut shape, cluster, &flora, detail);
    shape
}

/// Adds low bushes between the rows, so that a hedge is overgrown and looks like no enclosure.
fn add_scrub(shape: &mut Shape, cluster: &Cluster, flora: &Flora, detail: &PlantDetail) {
    let places = detail.scrub_places;
    let low = detail.for_scrub();
    for (cell, index) in cluster.cells().flat_map(|cell| (0..places * places).map(move |index| (cell, index))) {
        let seed = (cell.x as u32) << 16 | (cell.y as u32) << 8 | index;
        let random = |salt: u32| scatter(seed, salt, 587);
        let slot = Vec2::new((index % places) as f32, (index / places) as f32);
        let jitter = 0.7 * (Vec2::new(random(0), random(1)) - 0.5);
        let offset = (slot + 0.5 + jitter) / places as f32;
        let (place, from_middle) = (cell.as_vec2() + offset, offset.distance(Vec2::splat(0.5)));
        let is_free = cluster.edge_distance(place) > SCRUB_INSET && from_middle > SCRUB_FREE_MIDDLE;
        if !is_free || random(2) > SCRUB_SHARE {
            continue;
        }
        let radius = SCRUB_RADII[0].lerp(SCRUB_RADII[1], random(3)).min(from_middle - 0.04);
        let tallness = smooth_step(SCRUB_FREE_MIDDLE, 0.40, from_middle) * (0.6 + 0.4 * random(4));
        let height = SCRUB_HEIGHTS[0].lerp(SCRUB_HEIGHTS[1], tallness);
        add_bush(shape, (place, 0.0), (radius, height), seed, flora, &low);
    }
}
