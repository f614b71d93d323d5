//! The meadow: tufts of grass, flowers, stones, fallen leaves and reeds between the squares of terrain.
//!
//! They stand thick along walls, hedges and the edge of the board, and thin on open ground. The middle of squares stays nearly free, so
//! that units and marks are never hidden, and nothing looks like an obstacle.

use std::collections::HashMap;
use std::f32::consts::TAU;

use bevy::prelude::*;

use super::ClusterKind;
use super::canvas::{at, field_noise, linear, smooth_step};
use super::clump::add_facing;
use super::flora::{Flora, between};
use cannon_app_base::common::mesh::Shape;
use cannon_app_base::common::noise::scatter;
use cannon_appearance::{GroundLook, Quality};

/// Nothing in the meadow is higher, so that it hides neither tracks nor marks.
pub(super) const MAX_HEIGHT: f32 = 0.060;
/// Reeds stand only at the shore, and may be higher.
pub(super) const MAX_REED_HEIGHT: f32 = 0.085;
/// Within this distance from the middle of a square, in the larger of both coordinates, grow only single low blades.
pub(super) const FREE_MIDDLE: f32 = 0.33;
/// The greatest height in the middle of a square.
pub(super) const MIDDLE_HEIGHT: f32 = 0.022;
/// The distances from a wall between which grass becomes thin.
const WALL_GRASS: [f32; 2] = [0.03, 0.18];
/// Grass grows this far into a square of terrain.
const INTO_TERRAIN: f32 = 0.055;
/// The distance from the shore up to which reeds grow.
const REED_BED: f32 = 0.125;
/// Number of places in a square where something could grow.
const CANDIDATES: u32 = 90;
/// The share of candidates that grow on open ground, at most.
const OPEN_SHARE: f32 = 0.075;
const MIDDLE_SHARE: f32 = 0.012;

/// How many tufts and stones a board may have, and how many blades a tuft has.
struct Abundance {
    tufts: usize,
    stones: usize,
    blades: u32,
    has_flowers: bool,
}

impl Abundance {
    const fn of(quality: Quality) -> Abundance {
        match quality {
            Quality::High => Abundance { tufts: 1350, stones: 200, blades: 6, has_flowers: true },
            Quality::Medium => Abundance { tufts: 560, stones: 90, blades: 4, has_flowers: true },
            Quality::Low => Abundance { tufts: 150, stones: 40, blades: 3, has_flowers: false },
        }
    }
}

/// What stands on the squares of a board.
struct Surroundings {
    kinds: HashMap<(i32, i32), ClusterKind>,
    size: i32,
}

impl Surroundings {
    fn new(kinds: &[(IVec2, ClusterKind)], size: u8) -> Surroundings {
        let kinds = kinds.iter().map(|&(cell, kind)| ((cell.x, cell.y), kind)).collect();
        Surroundings { kinds, size: i32::from(size) }
    }

    fn kind(&self, cell: IVec2) -> Option<ClusterKind> {
        self.kinds.get(&(cell.x, cell.y)).copied()
    }

    /// The squares around a square on which something stands, by their corners, and how much grass grows along it.
    fn walls_around(&self, cell: IVec2) -> Vec<(IVec2, f32)> {
        let neighbours = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| cell + IVec2::new(dx, dy)));
        neighbours
            .filter(|&other| other != cell)
            .filter_map(|other| {
                let is_on_board = other.min_element() >= 0 && other.max_element() < self.size;
                let lushness = match self.kind(other) {
                    Some(ClusterKind::Wood | ClusterKind::Hedge) => 1.0,
                    Some(ClusterKind::House | ClusterKind::Ruin) => 0.85,
                    Some(ClusterKind::Rocks | ClusterKind::Water) => 0.6,
                    Some(ClusterKind::Teeth) => 0.5,
                    Some(ClusterKind::Mound) => return None,
                    None if is_on_board => return None,
                    None => 0.55,
                };
                Some((other, lushness))
            })
            .collect()
    }
}

/// The distance of a place from a square.
fn distance_to(cell: IVec2, place: Vec2) -> f32 {
    let low = cell.as_vec2();
    (low - place).max(place - low - 1.0).max(Vec2::ZERO).length()
}

/// What grows at a place.
#[derive(Clone, Copy, Debug)]
struct Tuft {
    place: Vec2,
    height: f32,
    /// How lush it is, from 0 for dry grass on open ground to 1 along a wall.
    lushness: f32,
    seed: u32,
}

/// The plants and stones of a board with these kinds of terrain on its squares.
pub(super) fn plants(kinds: &[(IVec2, ClusterKind)], size: u8, look: GroundLook, quality: Quality) -> Shape {
    let surroundings = Surroundings::new(kinds, size);
    let (flora, abundance) = (Flora::of(look), Abundance::of(quality));
    let mut shape = Shape::default();
    let (mut tufts, mut reeds, mut stones, mut leaves) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for cell in (0..surroundings.size).flat_map(|x| (0..surroundings.size).map(move |y| IVec2::new(x, y))) {
        let kind = surroundings.kind(cell);
        let walls = surroundings.walls_around(cell);
        for index in 0..CANDIDATES {
            let seed = (cell.x as u32) << 20 | (cell.y as u32) << 12 | index;
            let random = |salt: u32| scatter(seed, salt, 771);
            let offset = Vec2::new(random(0), random(1));
            let place = cell.as_vec2() + offset;
            let from_middle = (offset - 0.5).abs().max_element();
            match kind {
                Some(ClusterKind::Water) => {
                    let shore = shore_distance(&surroundings, cell, place);
                    let bed = smooth_step(0.38, 0.60, field_noise(place, 0.55, 773));
                    if (0.015..REED_BED).contains(&shore) && random(2) < 2.4 * bed {
                        let height = MAX_REED_HEIGHT * (0.62 + 0.38 * random(3));
                        reeds.push(Tuft { place, height, lushness: 1.0, seed });
                    }
                }
                Some(ClusterKind::Mound) | None => {
                    let near = walls.iter().map(|&(wall, lushness)| (distance_to(wall, place), lushness));
                    let along = near
                        .map(|(distance, lushness)| {
                            lushness * (1.0 - smooth_step(WALL_GRASS[0], WALL_GRASS[1], distance))
                        })
                        .fold(0.0, f32::max);
                    let patch = smooth_step(0.40, 0.75, field_noise(place, 0.8, 775));
                    let open = if from_middle > FREE_MIDDLE { OPEN_SHARE } else { MIDDLE_SHARE } * patch;
                    let share = (along * smooth_step(0.25, 0.70, field_noise(place, 0.30, 777))).max(open);
                    let limit = if from_middle > FREE_MIDDLE { MAX_HEIGHT } else { MIDDLE_HEIGHT };
                    let height = limit * 0.50_f32.lerp(0.95, random(3)) * 0.62_f32.lerp(1.0, along);
                    if random(2) < share {
                        tufts.push(Tuft { place, height, lushness: along, seed });
                    } else if random(4) < 0.010 + 0.035 * along && from_middle > FREE_MIDDLE {
                        stones.push((place, seed));
                    } else if random(5) < 0.25 * leaf_fall(&surroundings, &walls, place) {
                        leaves.push((place, seed));
                    }
                }
                Some(ClusterKind::Teeth) => {}
                Some(_) => {
                    let edge = shore_distance(&surroundings, cell, place);
                    if edge < INTO_TERRAIN && random(2) < 0.55 * (0.35 + 0.65 * field_noise(place, 0.33, 777)) {
                        tufts.push(Tuft {
                            place,
                            height: MAX_HEIGHT * 0.55_f32.lerp(0.98, random(3)),
                            lushness: 1.0,
                            seed,
                        });
                    }
                }
            }
        }
    }
    thin_out(&mut tufts, abundance.tufts, |tuft| tuft.seed);
    thin_out(&mut reeds, abundance.tufts / 6, |tuft| tuft.seed);
    thin_out(&mut stones, abundance.stones, |&(_, seed)| seed);
    thin_out(&mut leaves, abundance.stones, |&(_, seed)| seed);
    for tuft in &tufts {
        add_tuft(&mut shape, tuft, &flora, &abundance);
    }
    for tuft in &reeds {
        add_blades(&mut shape, tuft, flora.reeds, abundance.blades * 2, [0.036, 0.26]);
    }
    for (place, seed) in stones {
        add_stone(&mut shape, place, seed, &flora);
    }
    for (place, seed) in leaves {
        add_fallen_leaf(&mut shape, place, seed, &flora);
    }
    shape
}

/// The distance of a place from the nearest square next to its own that has another kind.
fn shore_distance(surroundings: &Surroundings, cell: IVec2, place: Vec2) -> f32 {
    let own = surroundings.kind(cell);
    super::cluster::SIDES
        .into_iter()
        .filter(|&side| surroundings.kind(cell + side) != own)
        .map(|side| distance_to(cell + side, place))
        .fold(f32::INFINITY, f32::min)
}

/// How many leaves fall on a place, from 0 to 1.
fn leaf_fall(surroundings: &Surroundings, walls: &[(IVec2, f32)], place: Vec2) -> f32 {
    let woods = walls.iter().filter(|(wall, _)| surroundings.kind(*wall) == Some(ClusterKind::Wood));
    woods.map(|&(wall, _)| 1.0 - smooth_step(0.0, 0.35, distance_to(wall, place))).fold(0.0, f32::max)
}

/// Removes random things until about `limit` are left.
fn thin_out<T>(things: &mut Vec<T>, limit: usize, seed: impl Fn(&T) -> u32) {
    let share = limit as f32 / things.len().max(1) as f32;
    things.retain(|thing| scatter(seed(thing), 9, 771) < share);
}

/// Adds a tuft of grass, and perhaps a flower in it.
fn add_tuft(shape: &mut Shape, tuft: &Tuft, flora: &Flora, abundance: &Abundance) {
    let random = |salt: u32| scatter(tuft.seed, salt, 781);
    let is_dry = random(0) < 0.28 + 0.5 * (1.0 - tuft.lushness) * field_noise(tuft.place, 2.4, 783);
    let colors = if is_dry { flora.dry_grass } else { flora.grass };
    let patch = field_noise(tuft.place, 1.4, 785);
    let blooms = abundance.has_flowers && !flora.flowers.is_empty() && patch > 0.55 && random(1) < 0.55;
    add_blades(shape, tuft, colors, abundance.blades - u32::from(blooms), [0.026, 0.62]);
    if blooms {
        let index = (field_noise(tuft.place, 3.1, 787) * 1.6 + 0.5 * random(2)) * (flora.flowers.len() as f32 - 0.01);
        let color = linear(flora.flowers[index as usize % flora.flowers.len()]);
        for flower in 0..2 {
            let vary = |salt: u32| scatter(tuft.seed, flower * 8 + salt, 789);
            let offset = Vec2::from_angle(TAU * vary(0)) * 0.030 * vary(1);
            let height = tuft.height * (0.58 + 0.30 * vary(2));
            add_flat(shape, at(tuft.place + offset, height), 0.0095 + 0.0060 * vary(3), vary(4), color, height * 4.0);
        }
    }
}

/// Adds the blades of a tuft, with `[spread, lean]` of their feet and of their tips.
fn add_blades(shape: &mut Shape, tuft: &Tuft, colors: [Vec3; 2], blades: u32, [spread, lean]: [f32; 2]) {
    let [low, high] = [between(colors, 0.0), between(colors, 1.0) * 1.3];
    for blade in 0..blades {
        let random = |salt: u32| scatter(tuft.seed, blade * 8 + salt, 791);
        let outward = Vec2::from_angle(TAU * (blade as f32 + random(0)) / blades as f32);
        let height = tuft.height * (0.62 + 0.38 * random(1));
        let foot = tuft.place + outward * spread * random(2);
        let tip = at(foot + outward * height * lean * (0.4 + random(3)), height);
        let half_width = (outward.perp() + outward * (random(4) - 0.5)) * (0.0075 + 0.0055 * random(5));
        let points = [at(foot - half_width, -0.003), at(foot + half_width, -0.003), tip];
        let normal = at(outward * 0.30, 1.0).normalize();
        let tone = 0.85 + 0.30 * random(6);
        let [a, b] = [points[0], points[1]]
            .map(|point| shape.colored_vertex(point, normal, Vec2::ZERO, (low * tone).with_alpha(0.0)));
        let c = shape.colored_vertex(tip, normal, Vec2::ZERO, (high * tone).with_alpha((height * 7.0).min(1.0)));
        add_facing(shape, [a, b, c], points, Vec3::Y);
    }
}

/// Adds a flat thing that faces up, such as a flower.
fn add_flat(shape: &mut Shape, middle: Vec3, radius: f32, turn: f32, color: LinearRgba, sway: f32) {
    let corners = [0.0, 0.25, 0.5, 0.75].map(|quarter| {
        let outward = Vec2::from_angle(-TAU * (quarter + turn));
        let point = middle + at(outward * radius, if quarter == 0.0 { radius * 0.4 } else { 0.0 });
        shape.colored_vertex(point, Vec3::Y, Vec2::ZERO, color.with_alpha(sway.min(1.0)))
    });
    shape.quad(corners);
}

/// Adds a stone: a low cone with an uneven rim.
fn add_stone(shape: &mut Shape, place: Vec2, seed: u32, flora: &Flora) {
    /// Corners of the rim.
    const CORNERS: u32 = 6;
    let random = |salt: u32| scatter(seed, salt, 793);
    // Few stones are large.
    let radius = 0.012 + 0.024 * random(0) * random(0);
    let height = radius * (0.45 + 0.45 * random(1));
    let color = between(flora.stones, random(2)) * (0.8 + 0.3 * random(3));
    let rings = [(1.0, -0.002, 0.55), (0.62, height, 1.0)].map(|(width, level, shade)| {
        (0..CORNERS)
            .map(|corner| {
                let outward = Vec2::from_angle(-TAU * (corner as f32 / CORNERS as f32 + random(4)));
                let uneven = 0.78 + 0.44 * scatter(seed, corner, 795);
                let point = at(place + outward * radius * width * uneven, level * (0.8 + 0.4 * uneven - 0.2));
                let normal = at(outward * 0.7, 1.0).normalize();
                let color = flora.under_snow(color * shade, if level > 0.0 { 0.62 } else { 0.2 }, 0.9);
                shape.colored_vertex(point, normal, Vec2::ZERO, color.with_alpha(0.0))
            })
            .collect::<Vec<u32>>()
    });
    for corner in 0..CORNERS as usize {
        let next = (corner + 1) % CORNERS as usize;
        shape.quad([rings[0][corner], rings[0][next], rings[1][next], rings[1][corner]]);
    }
    for corner in 1..CORNERS as usize - 1 {
        shape.triangle(rings[1][0], rings[1][corner], rings[1][corner + 1]);
    }
}

/// Adds a leaf that lies on the ground.
fn add_fallen_leaf(shape: &mut Shape, place: Vec2, seed: u32, flora: &Flora) {
    let random = |salt: u32| scatter(seed, salt, 797);
    let color = between(flora.fallen_leaves, random(0)) * (0.7 + 0.5 * random(1));
    add_flat(shape, at(place, 0.004), 0.006 + 0.006 * random(2), random(3), color, 0.0);
}
