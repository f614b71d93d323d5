//! The ground of a landscape: its colour at each place, and the map of these colours over the whole board, so that nothing repeats.
//!
//! The map has everything that can be seen from the seat: light and dark squares, dry and damp meadow, tracks, fields, trodden earth before
//! houses, and the shade where terrain stands. Finer detail comes from textures that repeat, see [`grain`](super::grain).

use bevy::prelude::*;

use super::super::terrain::{ClusterKind, smooth_step};
use super::super::texture::{SurfaceGrade, map_image};
use super::colors::GroundColors;
use super::fields::{Crop, Field, Fields};
use super::roads::Roads;
use super::survey::{Distances, Survey};
use super::{bed, hill};
use cannon_app_base::common::noise::scatter;
use cannon_app_base::common::pieces::HILL_HEIGHT;
use cannon_appearance::GroundLook;

/// Factors of the light that dark and light squares reflect. They differ by about 5 % in lightness.
const SQUARE_BRIGHTNESS: [f32; 2] = [0.928, 1.072];
/// Pixels of the map along the side of a square, by the grade of surfaces.
const fn pixels_per_square(grade: SurfaceGrade) -> u32 {
    match grade {
        SurfaceGrade::Plain => 40,
        SurfaceGrade::Fine => 48,
    }
}

/// Distance of a wheel rut from the middle of a track, and half its width.
const RUT: (f32, f32) = (0.110, 0.050);
/// Distances from the middle between which a track fades into the grass.
const VERGE: [f32; 2] = [0.15, 0.27];
/// Number of furrows, rows of grain and swaths of hay on a square.
const FURROWS: f32 = 7.0;
const GRAIN_ROWS: f32 = 5.0;
const SWATHS: f32 = 2.0;

/// Signed distances from the edge of tall terrain between which its contact shade fades. It begins under the walls, which stand inside of
/// the edge, so that no lit ground shows in front of them.
const SHADE: [f32; 2] = [-SHADE_INSET, 0.30];
/// Distance inside of the edge of tall terrain at which its contact shade is darkest.
pub(in super::super) const SHADE_INSET: f32 = 0.13;
/// The greatest strength of the contact shade of tall terrain, of low obstacles and of hedges.
const SHADE_STRENGTH: [f32; 3] = [0.78, 0.40, 0.38];
/// How much earth shows where the grass on the banks of a hill is torn, and how much darker its banks are.
const HILL_EARTH: f32 = 0.80;
const HILL_BANK_SHADE: f32 = 0.60;
/// The greatest strength of the contact shade at the foot of a hill, and how far it reaches.
const HILL_SHADE: f32 = 0.66;
const HILL_SHADE_REACH: f32 = 0.26;
/// Without shadow maps, tall terrain also has a soft cast shadow, away from the light at the left of South. It is drawn in steps.
const CAST_STEPS: [Vec2; 3] = [Vec2::new(0.16, -0.10), Vec2::new(0.36, -0.22), Vec2::new(0.54, -0.33)];
const CAST_STRENGTH: f32 = 0.62;

/// The colour of the ground at a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) struct GroundSample {
    /// In linear light.
    pub(in super::super) color: Vec3,
    /// How much earth shows between the grass, the snow or the sand, from 0 to 1.
    pub(in super::super) bare: f32,
}

/// The ground of a board.
#[derive(Clone, Debug)]
pub(in super::super) struct GroundPlan {
    /// What stands on it.
    pub(in super::super) survey: Survey,
    roads: Roads,
    fields: Fields,
    look: GroundLook,
    grade: SurfaceGrade,
}

/// Unit vectors by which the grids of noise are turned, so that no direction stands out.
const TURNS: [Vec2; 8] = [
    Vec2::new(0.8, 0.6),
    Vec2::new(5.0 / 13.0, 12.0 / 13.0),
    Vec2::new(-0.6, 0.8),
    Vec2::new(15.0 / 17.0, 8.0 / 17.0),
    Vec2::new(-8.0 / 17.0, 15.0 / 17.0),
    Vec2::new(0.6, 0.8),
    Vec2::new(20.0 / 29.0, 21.0 / 29.0),
    Vec2::new(-12.0 / 13.0, 5.0 / 13.0),
];

/// Smooth noise from 0 to 1 with bumps of a size in squares. It does not repeat on the board. A map takes millions of samples, so it is
/// simpler than noise that tiles.
fn turned_noise(place: Vec2, size: f32, seed: u32) -> f32 {
    let place = TURNS[seed as usize % TURNS.len()].rotate(place) / size;
    let low = place.floor();
    let ease = (place - low) * (place - low) * (3.0 - 2.0 * (place - low));
    let corner = |dx: i32, dy: i32| scatter((low.x as i32 + dx) as u32, (low.y as i32 + dy) as u32, seed);
    let below = corner(0, 0).lerp(corner(1, 0), ease.x);
    let above = corner(0, 1).lerp(corner(1, 1), ease.x);
    below.lerp(above, ease.y)
}

fn linear(color: Vec3) -> Vec3 {
    Color::srgb(color.x, color.y, color.z).to_linear().to_vec3()
}

impl GroundPlan {
    /// Plans tracks and fields for a board.
    pub(in super::super) fn new(survey: Survey, look: GroundLook, grade: SurfaceGrade) -> GroundPlan {
        let roads = Roads::plan(&survey);
        let fields = Fields::plan(&survey, &roads);
        GroundPlan { survey, roads, fields, look, grade }
    }

    /// The ground at a place, in the coordinates of terrain.
    pub(in super::super) fn sample(&self, place: Vec2) -> GroundSample {
        let colors = GroundColors::of(self.look);
        // Edges between kinds of ground are ragged.
        let ragged = 0.22 * (turned_noise(place, 0.42, 21) - 0.5) + 0.13 * (turned_noise(place, 0.11, 22) - 0.5);
        let distances = self.survey.distances(place);
        let mut ground = self.cover(&colors, place);
        if let Some(field) = self.fields.at(place) {
            self.add_field(&mut ground, &colors, (field, place, ragged));
        }
        ground = around_terrain(ground, &colors, distances, ragged);
        if let Some(distance) = self.roads.distance(place) {
            self.add_road(&mut ground, &colors, (distance, place, ragged));
        }
        if distances.water < 0.5 {
            self.add_bank(&mut ground, &colors, (distances, place, ragged));
        }
        let square = place.floor().as_ivec2();
        if self.survey.is_at_hill(square) {
            self.add_hill(&mut ground, &colors, (place, ragged));
        }
        let is_light = (square.x + square.y + self.survey.size()) % 2 != 0;
        let brightness = if distances.water > 0.0 { SQUARE_BRIGHTNESS[usize::from(is_light)] } else { 1.0 };
        ground.color *= brightness * self.relief(place);
        ground.color *= Vec3::ONE.lerp(colors.shade, self.shade(place, distances, ragged));
        ground
    }

    /// Grass, snow or sand, which differ over large areas.
    fn cover(&self, colors: &GroundColors, place: Vec2) -> GroundSample {
        let [damp, usual, dry] = colors.cover.map(linear);
        let warp = Vec2::new(turned_noise(place, 1.6, 1), turned_noise(place, 1.6, 2)) - 0.5;
        let place = place + warp * 0.9;
        let large = 0.55 * turned_noise(place, 5.2, 3)
            + 0.30 * turned_noise(place, 2.1, 4)
            + 0.15 * turned_noise(place, 0.7, 5);
        let small = 0.50 * turned_noise(place, 2.9, 6)
            + 0.32 * turned_noise(place, 0.9, 7)
            + 0.18 * turned_noise(place, 0.24, 8);
        let dampness = 1.0 - smooth_step(0.30, 0.58, large);
        let dryness = smooth_step(0.48, 0.72, small);
        let strength = match self.look {
            GroundLook::Summer | GroundLook::Walnut => [0.85, 0.62],
            GroundLook::Winter => [0.75, 0.80],
            GroundLook::Desert => [0.70, 0.75],
        };
        let color = usual.lerp(damp, strength[0] * dampness).lerp(dry, strength[1] * dryness);
        // Stony patches in the desert, and here and there a bare spot elsewhere.
        let stony = turned_noise(place, 1.3, 9) * 0.65 + turned_noise(place, 0.31, 10) * 0.35;
        let bare = match self.look {
            GroundLook::Summer | GroundLook::Walnut => 0.45 * smooth_step(0.66, 0.80, stony),
            GroundLook::Winter => 0.25 * smooth_step(0.68, 0.80, stony),
            GroundLook::Desert => 0.90 * smooth_step(0.52, 0.68, stony),
        };
        let under = if self.look == GroundLook::Desert { linear(colors.rubble) } else { linear(colors.earth[1]) };
        GroundSample { color: color.lerp(under, bare * 0.8), bare }
    }

    /// Light and dark on the slopes of tufts, drifts and ripples. On the low tier it takes the place of detail textures.
    fn relief(&self, place: Vec2) -> f32 {
        let strength = if self.grade == SurfaceGrade::Plain { 1.0 } else { 0.60 };
        let tufts = match self.look {
            GroundLook::Summer | GroundLook::Walnut => {
                0.20 * (turned_noise(place, 0.16, 31) - 0.5) + 0.20 * (turned_noise(place, 0.06, 32) - 0.5)
            }
            GroundLook::Winter => {
                let along = Vec2::new(place.x * 0.42 + place.y * 0.30, place.y - place.x * 0.55);
                0.22 * (turned_noise(along, 0.40, 33) - 0.5) + 0.05 * (turned_noise(place, 0.06, 34) - 0.5)
            }
            GroundLook::Desert => {
                let bend = 0.5 * turned_noise(place, 1.1, 35) + 0.12 * turned_noise(place, 0.3, 36);
                let wave = ((place.x * 0.86 + place.y * 0.5 + bend) * 9.0 * std::f32::consts::TAU).sin();
                0.055 * wave * turned_noise(place, 1.7, 37) + 0.12 * (turned_noise(place, 0.05, 38) - 0.5)
            }
        };
        1.0 + strength * tufts
    }

    /// A field with its rows. Its edges are ragged.
    fn add_field(&self, ground: &mut GroundSample, colors: &GroundColors, (field, place, ragged): (&Field, Vec2, f32)) {
        let edge = field.edge_distance(place) + 0.5 * ragged;
        let weight = colors.field_strength * smooth_step(0.03, 0.12, edge);
        let [hay, grain, clover] = colors.crops.map(linear);
        let across = field.across(place) + 0.05 * (turned_noise(place, 0.8, 41) - 0.5);
        let wave = |count: f32| (across * count * std::f32::consts::TAU).sin();
        let patchy = turned_noise(place, 0.5, 42);
        let (color, bare) = match field.crop {
            Crop::Hay => (hay * (1.0 + 0.11 * (wave(SWATHS) * 3.0).clamp(-1.0, 1.0)), 0.0),
            Crop::Furrows => {
                let [wet, dry] = colors.earth.map(linear);
                let crest = 0.5 + 0.5 * wave(FURROWS);
                (wet.lerp(dry, 0.15 + 0.55 * crest + 0.25 * patchy), 0.9)
            }
            Crop::Grain => (grain * (0.90 + 0.10 * wave(GRAIN_ROWS) + 0.16 * (patchy - 0.4)), 0.0),
            Crop::Clover => {
                let flowers = smooth_step(0.62, 0.86, turned_noise(place, 0.055, 43));
                (clover.lerp(hay * 1.25, 0.35 * flowers) * (0.88 + 0.24 * patchy), 0.0)
            }
        };
        ground.color = ground.color.lerp(color, weight);
        ground.bare = ground.bare.lerp(bare, weight);
        // A strip of long grass between neighbouring fields.
        ground.color *= 1.0 - 0.16 * (1.0 - smooth_step(0.0, 0.10, edge.abs()));
    }

    /// A track with two ruts and grass between them.
    fn add_road(&self, ground: &mut GroundSample, colors: &GroundColors, (distance, place, ragged): (f32, Vec2, f32)) {
        let [wet, dry] = colors.earth.map(linear);
        let from_middle = distance + 0.30 * ragged;
        let rut = 1.0 - smooth_step(0.4 * RUT.1, 1.7 * RUT.1, (from_middle - RUT.0).abs());
        let strip = 1.0 - smooth_step(0.01, 0.065, from_middle);
        let worn = 0.62 + 0.38 * smooth_step(0.30, 0.60, turned_noise(place, 0.75, 51));
        let verge = (1.0 - smooth_step(VERGE[0], VERGE[1], from_middle)) * (0.92 - 0.50 * strip);
        let bare = (verge * worn).max(rut * (0.72 + 0.28 * worn));
        let earth = dry.lerp(wet, 0.45 * rut + 0.25 * turned_noise(place, 0.3, 52));
        ground.color = ground.color.lerp(earth, bare);
        ground.bare = ground.bare.max(bare);
    }

    /// Wet earth beside water, and its banks and bed.
    fn add_bank(
        &self,
        ground: &mut GroundSample,
        colors: &GroundColors,
        (distances, place, ragged): (Distances, Vec2, f32),
    ) {
        let [mud, sand, deep] = colors.bank.map(linear);
        if distances.water > 0.0 {
            let wet = 1.0 - smooth_step(0.02, 0.38, distances.water + 1.2 * ragged);
            ground.color = ground.color.lerp(mud.lerp(ground.color, 0.45), 0.75 * wet);
            return;
        }
        let height = bed::height(&self.survey, place);
        let at_waterline = smooth_step(0.4 * bed::SURFACE, 0.9 * bed::SURFACE, height + 0.04 * ragged);
        let below = smooth_step(bed::SURFACE - 0.02, bed::SURFACE - 0.12, height);
        let stones = smooth_step(0.62, 0.80, turned_noise(place, 0.09, 61));
        let shore = mud.lerp(sand * (1.0 + 0.25 * stones), at_waterline);
        let bank = shore.lerp(deep, below);
        // Grass hangs over the bank in some places and ends above it in others.
        let grass = 0.10 * ragged + 0.016 * (turned_noise(place, 0.9, 62) - 0.5);
        let share = 1.0 - smooth_step(-0.030, -0.008, height + grass);
        ground.color = ground.color.lerp(bank, share);
        ground.bare = ground.bare.max(share);
    }

    /// Earth that shows between the grass on the banks of a hill, worn ground on its top, and lines between its squares.
    fn add_hill(&self, ground: &mut GroundSample, colors: &GroundColors, (place, ragged): (Vec2, f32)) {
        let [wet, dry] = colors.earth.map(linear);
        let height = hill::height(&self.survey, place) / HILL_HEIGHT;
        let on_top = smooth_step(0.80, 0.97, height + 0.3 * ragged);
        let on_bank = smooth_step(0.02, 0.20, height + 0.2 * ragged) - on_top;
        let torn = smooth_step(0.50, 0.68, 0.7 * turned_noise(place, 0.34, 63) + 0.3 * turned_noise(place, 0.09, 66));
        let worn = smooth_step(0.36, 0.66, 0.6 * turned_noise(place, 0.60, 64) + 0.4 * turned_noise(place, 0.16, 65));
        // Grass runs down the banks. They are a little darker, so that the hill stands out at the seat.
        let earth = (wet * 0.80).lerp(dry, on_top);
        let bare = (on_bank * HILL_EARTH * torn + on_top * 0.42 * worn).clamp(0.0, 1.0);
        // The top is fresh, whatever grows around the hill.
        let cover = ground.color.lerp(linear(colors.cover[1]), 0.8 * on_top);
        ground.color = (cover * (1.0 - HILL_BANK_SHADE * on_bank.max(0.0) + 0.20 * on_top)).lerp(earth, bare);
        ground.bare = ground.bare.lerp(0.9, bare);
        let square = place.floor();
        let inner = [IVec2::X, IVec2::Y, IVec2::NEG_X, IVec2::NEG_Y]
            .into_iter()
            .filter(|&step| self.survey.is_hill(square.as_ivec2() + step));
        let to_line = inner.map(|step| ((square + 0.5 - place) + 0.5 * step.as_vec2()).dot(step.as_vec2()));
        let line = 1.0 - smooth_step(0.012, 0.030, to_line.fold(1.0, f32::min));
        ground.color *= 1.0 - 0.28 * line * on_top;
    }

    /// The strength of the shade of terrain, from 0 to 1.
    fn shade(&self, place: Vec2, distances: Distances, ragged: f32) -> f32 {
        let fade = |distance: f32| 1.0 - smooth_step(SHADE[0], SHADE[1], distance + 0.35 * ragged);
        let is_near = distances.house.min(distances.wood).min(distances.rubble) < 0.9;
        let tall = |place: Vec2| self.survey.signed_distance(place, is_tall);
        let mut shade = 0.0_f32;
        if is_near {
            shade = SHADE_STRENGTH[0] * fade(tall(place));
            if self.grade == SurfaceGrade::Plain {
                let cast = CAST_STEPS.map(|step| 1.0 - smooth_step(-0.16, 0.10, tall(place - step)));
                shade = shade.max(CAST_STRENGTH * cast.into_iter().fold(0.0, f32::max));
            }
        }
        let from_hill = self.survey.hill_distance(place);
        if from_hill > 0.0 && from_hill < HILL_SHADE_REACH {
            shade = shade.max(HILL_SHADE * (1.0 - smooth_step(0.0, HILL_SHADE_REACH, from_hill + 0.3 * ragged)));
        }
        let narrow = |distance: f32| 1.0 - smooth_step(0.0, 0.20, distance + 0.35 * ragged);
        shade.max(SHADE_STRENGTH[1] * narrow(distances.low)).max(SHADE_STRENGTH[2] * narrow(distances.hedge))
    }

    /// The map of the whole board, its left far corner first. Its alpha tells how bare the ground is.
    pub(in super::super) fn map(&self) -> Image {
        let side = self.survey.size() as u32 * pixels_per_square(self.grade);
        let scale = self.survey.size() as f32 / side as f32;
        map_image(side, self.grade, |x, y| {
            let GroundSample { color, bare } = self.sample((Vec2::new(x as f32, y as f32) + 0.5) * scale);
            let grain = if self.grade == SurfaceGrade::Plain { 0.90 + 0.20 * scatter(x, y, 71) } else { 1.0 };
            (color * grain).extend(bare)
        })
    }
}

/// The mean luminance of open ground, in linear light.
#[cfg(test)]
pub(crate) fn open_luminance(look: GroundLook) -> f32 {
    let plan = GroundPlan::new(Survey::new(&[], &[], 8, look), look, SurfaceGrade::Fine);
    let places = (0..900_u16).map(|n| Vec2::new(f32::from(n % 30), f32::from(n / 30)) * 0.265 + 0.05);
    places.map(|place| plan.sample(place).color.dot(Vec3::new(0.2126, 0.7152, 0.0722))).sum::<f32>() / 900.0
}

/// Whether terrain is so tall that it has a wide contact shade.
fn is_tall(kind: ClusterKind) -> bool {
    matches!(kind, ClusterKind::House | ClusterKind::Wood | ClusterKind::Rocks | ClusterKind::Ruin)
}

/// The ground in front of terrain and under it: trodden before houses, leaves around woods, stones around rocks.
fn around_terrain(ground: GroundSample, colors: &GroundColors, distances: Distances, ragged: f32) -> GroundSample {
    let [wet, dry] = colors.earth.map(linear);
    let rubble = linear(colors.rubble);
    let floor = linear(colors.forest_floor);
    let near = |distance: f32, reach: f32| 1.0 - smooth_step(0.0, reach, distance + 1.5 * ragged);
    let layers = [
        (distances.hedge, 0.20, floor.lerp(ground.color, 0.45), 0.60, 0.2),
        (distances.wood, 0.27, floor, 0.90, 0.55),
        (distances.rubble, 0.36, rubble, 0.70, 0.85),
        (distances.low, 0.28, dry.lerp(rubble, 0.5), 0.75, 0.9),
        (distances.house, 0.40, dry.lerp(wet, 0.35), 0.78, 0.85),
    ];
    layers.into_iter().filter(|(distance, reach, ..)| *distance < reach + 0.3).fold(
        ground,
        |ground, (distance, reach, color, strength, bare)| {
            let weight = strength * near(distance, reach);
            GroundSample {
                color: ground.color.lerp(color, weight),
                bare: ground.bare.lerp(ground.bare.max(bare), weight),
            }
        },
    )
}

#[cfg(test)]
mod tests {
    use super::super::survey::tests::survey;
    use super::*;

    const BOARD: [&str; 8] =
        ["........", "..##....", ".....~~.", ".....~~.", "........", ".%......", ".%......", "........"];
    const LANDSCAPES: [GroundLook; 3] = [GroundLook::Summer, GroundLook::Winter, GroundLook::Desert];

    fn plan(rows: &[&str], look: GroundLook) -> GroundPlan {
        GroundPlan::new(survey(rows), look, SurfaceGrade::Fine)
    }

    fn luminance(color: Vec3) -> f32 {
        color.dot(Vec3::new(0.2126, 0.7152, 0.0722))
    }

    fn mean(samples: impl Iterator<Item = f32>) -> f32 {
        let samples: Vec<f32> = samples.collect();
        samples.iter().sum::<f32>() / samples.len() as f32
    }

    #[test]
    fn neighbouring_squares_differ_by_three_to_eight_percent_in_lightness() {
        let [dark, light] = SQUARE_BRIGHTNESS.map(f32::cbrt);
        assert!((0.03..0.08).contains(&(light / dark - 1.0)), "{}", light / dark);
    }

    /// The dark army reflects about 0.05 and the light army about 0.42 of the light.
    #[test]
    fn open_ground_differs_from_both_armies() {
        for (look, range) in LANDSCAPES.into_iter().zip([0.10..0.16, 0.46..0.60, 0.13..0.24]) {
            let mean = open_luminance(look);
            assert!(range.contains(&mean), "{look:?}: {mean}");
        }
    }

    #[test]
    fn ground_is_dark_where_terrain_stands_and_fades_without_a_halo() {
        let plan = plan(&BOARD, GroundLook::Summer);
        // Along the near side of the obstacle on the second rank.
        let row = |distance: f32| {
            mean(
                (0..40_u8).map(|n| luminance(plan.sample(Vec2::new(2.1 + f32::from(n) * 0.045, 2.0 + distance)).color)),
            )
        };
        let rows = [-0.12, -0.02, 0.08, 0.18, 0.34].map(row);
        assert!(rows.windows(2).all(|pair| pair[0] < pair[1] + 0.002), "{rows:?}");
        assert!(rows[4] > 1.8 * rows[0], "{rows:?}");
    }

    #[test]
    fn map_covers_the_board_and_repeats_nowhere() {
        let plan = plan(&["........"; 8], GroundLook::Desert);
        let map = plan.map();
        assert_eq!(map.size(), UVec2::splat(8 * pixels_per_square(SurfaceGrade::Fine)));
        let square = |corner: Vec2| -> Vec<f32> {
            (0..36_u8)
                .map(|n| luminance(plan.sample(corner + Vec2::new(f32::from(n % 6), f32::from(n / 6)) / 6.0).color))
                .collect()
        };
        let squares: Vec<Vec<f32>> = plan.survey.cells().map(|cell| square(cell.as_vec2())).collect();
        for (index, one) in squares.iter().enumerate() {
            for other in &squares[..index] {
                let difference = mean(one.iter().zip(other).map(|(a, b)| (a - b).abs()));
                assert!(difference > 1.0e-4, "two squares are equal");
            }
        }
    }

    #[test]
    fn bed_is_bare_and_grass_is_not() {
        let plan = plan(&BOARD, GroundLook::Summer);
        assert!(plan.sample(Vec2::new(6.0, 3.0)).bare > 0.9);
        let open = mean((0..64_u8).map(|n| plan.sample(Vec2::new(f32::from(n % 8), f32::from(n / 8)) + 0.4).bare));
        assert!(open < 0.5, "{open}");
    }
}
