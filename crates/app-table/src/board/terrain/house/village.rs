//! Houses and barns of villages and towns: walls with gables under roofs, with chimneys, dormers and lean-tos.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::super::canvas::{Canvas, Strip, at};
use super::super::max_height;
use super::super::props::{self, Workshop};
use super::super::site::Site;
use super::super::solids::{Paint, Plane, STRIP_LENGTH};
use super::WALL_INSET;
use super::colors::HouseColors;
use super::openings::{OpeningPaints, brace};
use super::plan::{Lot, LotUse};
use super::roof::{Line, Roof, RoofEnd};
use cannon_appearance::GroundLook;

/// Distance of walls from the other squares of the cluster in a village.
const GAP: f32 = 0.045;
/// Range of the heights of walls in villages, and of barns.
const EAVES: [f32; 2] = [0.295, 0.325];
const BARN_EAVES: [f32; 2] = [0.280, 0.310];
const TOWN_EAVES: [f32; 2] = [0.335, 0.360];
/// Range of the rise of roofs for each unit across, and limits of ridges.
const PITCHES: [f32; 2] = [0.58, 0.86];
const RIDGES: [f32; 2] = [0.46, 0.62];
const BARN_RIDGE: f32 = 0.655;
/// Height at which the slope over a gable begins that faces a seat.
const HIP_START: f32 = 0.425;
/// Height of base courses, and how far they stand out.
const BASE: (f32, f32) = (0.055, 0.012);
/// Zones at the foot of walls and under the eaves in which they get darker.
const FOOT: f32 = 0.09;
const EAVES_SHADE: f32 = 0.075;
/// Width of the bays in which windows stand.
const BAY: f32 = 0.235;
/// Half the size of windows of houses and of upper storeys in towns.
const WINDOW: Vec2 = Vec2::new(0.048, 0.066);
const SMALL_WINDOW: Vec2 = Vec2::new(0.038, 0.046);
const DOOR: (f32, f32) = (0.055, 0.215);
const GATE: (f32, f32) = (0.175, 0.245);
/// Length of lean-tos.
const LEAN_TO: f32 = 0.21;
/// The share of houses on whose ridge a crow sits.
const CROWS: f32 = 0.22;
/// Half the width of chimneys, and the greatest height of their pots.
const CHIMNEY: (f32, f32) = (0.038, 0.705);

/// What walls are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Masonry {
    Plaster,
    Timbered,
    Bricks,
    Stone,
    Boards,
}

/// A house under construction. Its ridge runs along x, and its front looks along z.
struct House<'a> {
    lot: &'a Lot,
    site: &'a Site,
    half: Vec2,
    eaves: f32,
    masonry: Masonry,
    wall: Paint,
    base: Paint,
    timber: Paint,
    openings: OpeningPaints,
    roof: Roof,
    /// Whether other squares of the cluster lie beyond the front, the end at high x, the back and the end at low x.
    is_joined: [bool; 4],
    canvas: Canvas,
}

/// The house or barn of a lot.
pub(super) fn house(lot: &Lot, site: &Site) -> (Canvas, Mat4) {
    let gap = if site.is_town { 0.0 } else { GAP };
    let area = lot.area(|is_joined| if is_joined { gap } else { WALL_INSET - 0.012 - 0.02 * lot.random(1) });
    let runs_along_x = match lot.size.x.cmp(&lot.size.y) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => lot.random(2) < 0.6,
    };
    // Fronts look at the street, where there is one.
    let [south, east, north, west] = lot.is_joined;
    let (front, back) = if runs_along_x { (south, north) } else { (west, east) };
    let is_turned = if front == back { lot.random(3) < 0.5 } else { front };
    let quarter = u8::from(!runs_along_x) + 2 * u8::from(is_turned);
    let mut is_joined = if runs_along_x { [south, east, north, west] } else { [west, south, east, north] };
    if is_turned {
        is_joined.rotate_left(2);
    }
    let size = if runs_along_x { area.size() } else { area.size().yx() };
    let place = Mat4::from_translation(at(area.center(), 0.0)) * Mat4::from_rotation_y(-FRAC_PI_2 * f32::from(quarter));
    let mut house = House::new(lot, site, size * 0.5, is_joined, runs_along_x);
    house.build();
    (house.canvas, place)
}

impl<'a> House<'a> {
    fn new(lot: &'a Lot, site: &'a Site, half: Vec2, is_joined: [bool; 4], runs_along_x: bool) -> House<'a> {
        let colors = HouseColors::of(site.look);
        let is_barn = lot.lot_use == LotUse::Barn;
        let masonry = match lot.random(4) {
            choice if is_barn => {
                if choice < 0.7 {
                    Masonry::Boards
                } else {
                    Masonry::Stone
                }
            }
            choice if site.is_town => {
                if choice < 0.55 {
                    Masonry::Plaster
                } else if choice < 0.8 {
                    Masonry::Bricks
                } else {
                    Masonry::Timbered
                }
            }
            choice if choice < 0.34 => Masonry::Plaster,
            choice if choice < 0.66 => Masonry::Timbered,
            choice if choice < 0.82 => Masonry::Bricks,
            _ => Masonry::Stone,
        };
        let tint = 0.94 + 0.12 * lot.random(5);
        let plaster = lot.choose(6, colors.plasters);
        let wall = match masonry {
            Masonry::Plaster | Masonry::Timbered => Paint::grain(plaster),
            Masonry::Bricks => Paint::new(colors.bricks, Strip::Bricks),
            Masonry::Stone => Paint::new(colors.stone * 1.08, Strip::Masonry),
            Masonry::Boards => Paint::new(lot.choose(6, colors.boards), Strip::Planks),
        };
        let tiles = lot.choose(7, colors.tiles);
        let (roof, ridge_paint) = match lot.random(8) {
            choice if choice < 0.62 => (Paint::new(tiles, Strip::Tiles), Paint::grain(tiles * 1.05)),
            choice if choice < 0.84 || site.is_town => {
                let slate = lot.choose(9, colors.slates);
                (Paint::new(slate, Strip::Slates), Paint::grain(slate * 0.9))
            }
            choice if is_barn && choice < 0.92 => {
                let boards = colors.boards[2];
                (Paint::new(boards, Strip::Slates), Paint::grain(boards))
            }
            _ => (Paint::new(colors.thatch, Strip::Thatch), Paint::grain(colors.thatch * 0.85)),
        };
        let heights = match (is_barn, site.is_town) {
            (true, _) => BARN_EAVES,
            (false, true) => TOWN_EAVES,
            (false, false) => EAVES,
        };
        let eaves = heights[0].lerp(heights[1], lot.random(10));
        let top = if half.y > 0.6 || is_barn { BARN_RIDGE } else { RIDGES[1] };
        let ridge = (eaves + half.y * PITCHES[0].lerp(PITCHES[1], lot.random(11))).clamp(RIDGES[0], top);
        let end = |is_joined: bool, index: u32| match (is_joined, runs_along_x) {
            (true, _) if site.is_town => RoofEnd::Party,
            (true, _) => RoofEnd::Gable,
            // A gable of full height would hide what stands behind it from a seat.
            (false, false) => RoofEnd::Hip(if lot.random(index) < 0.7 { HIP_START } else { 0.0 }),
            (false, true) if lot.random(index) < 0.22 => RoofEnd::Hip(HIP_START + 0.03),
            (false, true) => RoofEnd::Gable,
        };
        let trim = lot.choose(12, colors.trims);
        let is_rural = matches!(masonry, Masonry::Boards | Masonry::Stone);
        let shutter = (!is_barn && lot.random(13) < 0.75).then(|| Paint::grain(lot.choose(14, colors.shutters)));
        let has_flowers = !is_barn && site.look == GroundLook::Summer && !site.is_town && lot.random(50) < 0.35;
        let timber = Paint::grain(colors.timber);
        House {
            lot,
            site,
            half,
            eaves,
            masonry,
            wall: wall.toned(tint),
            base: Paint::new(colors.stone * 0.82, Strip::Masonry),
            timber,
            openings: OpeningPaints {
                frame: Paint::grain(if is_rural { colors.trims[1] } else { trim }),
                glass: Paint::grain(colors.glass),
                has_deep_frames: !site.is_town,
                shutter,
                flowers: has_flowers.then(|| Paint::new(lot.choose(19, colors.flowers), Strip::Leaves)),
                door: Paint::new(
                    if is_barn { colors.boards[0] } else { lot.choose(15, colors.shutters) },
                    Strip::Planks,
                ),
                step: Paint::grain(colors.stone * 1.05),
            },
            roof: Roof {
                half,
                eaves,
                ridge,
                ends: [end(is_joined[3], 16), end(is_joined[1], 17)],
                paint: roof.toned(0.94 + 0.12 * lot.random(18)),
                ridge_paint,
                trim: if is_rural { timber.toned(1.4) } else { Paint::grain(trim) },
                gutter: (site.is_fine && roof.strip != Strip::Thatch).then(|| Paint::grain(colors.gutter)),
                snow: site.palette.snow.map(Paint::grain),
                is_fine: site.is_fine,
                seed: lot.seed,
            },
            is_joined,
            canvas: Canvas::default(),
        }
    }

    fn build(&mut self) {
        let is_barn = self.lot.lot_use == LotUse::Barn;
        let has_lean_to = self.lot.random(20) < 0.30 && self.half.x > 0.38 && !self.site.is_town && !self.is_joined[1];
        let middle = if has_lean_to { -LEAN_TO * 0.5 } else { 0.0 };
        if has_lean_to {
            self.half.x -= LEAN_TO * 0.5;
            self.roof.half = self.half;
        }
        let snapped = |roof: &Roof, end: RoofEnd| match end {
            RoofEnd::Hip(start) => {
                RoofEnd::Hip(start.max(roof.height(roof.half.y + super::roof::EAVES_OVERHANG)).min(roof.ridge - 0.03))
            }
            other => other,
        };
        self.roof.ends = self.roof.ends.map(|end| snapped(&self.roof, end));
        if has_lean_to && matches!(self.roof.ends[1], RoofEnd::Hip(start) if start < self.eaves + 0.02) {
            self.roof.ends[1] = RoofEnd::Hip(HIP_START.min(self.roof.ridge - 0.03));
        }
        let mut roof = Canvas::default();
        self.roof.build(&mut roof);
        self.canvas.append(roof, Mat4::IDENTITY);
        let sides = [
            (Vec3::Z, self.half.y, self.half.x, None),
            (Vec3::X, self.half.x, self.half.y, Some(1)),
            (Vec3::NEG_Z, self.half.y, self.half.x, None),
            (Vec3::NEG_X, self.half.x, self.half.y, Some(0)),
        ];
        for (index, (out, distance, half, end)) in sides.into_iter().enumerate() {
            let plane = Plane::upright(out * distance, Vec3::Y.cross(out));
            self.wall(&plane, half);
            if let Some(end) = end {
                self.gable(&plane, half, end, index);
            }
            let is_hidden = self.is_joined[index] && self.site.is_town || has_lean_to && index == 1;
            if !is_hidden {
                self.open(&plane, half, index, end.is_some());
            }
        }
        if has_lean_to {
            self.lean_to();
        }
        if !is_barn {
            self.chimneys();
            self.dormers();
        }
        if self.site.is_fine && self.lot.random(60) < CROWS {
            let x = self.half.x * (0.9 * self.lot.random(61) - 0.45);
            let perch = Mat4::from_translation(Vec3::new(x, self.roof.ridge + 0.012, 0.0))
                * Mat4::from_rotation_y(self.lot.random(62) * 6.0);
            let colors = HouseColors::of(self.site.look);
            Workshop { canvas: &mut self.canvas, colors, site: self.site, seed: self.lot.seed }
                .build(props::crow, perch);
        }
        let moved = std::mem::take(&mut self.canvas);
        self.canvas.append(moved, Mat4::from_translation(Vec3::X * middle));
    }

    /// A wall up to the eaves, with its base course, and beams or corner stones.
    fn wall(&mut self, plane: &Plane, half: f32) {
        let pieces = ((2.0 * half / STRIP_LENGTH) - 0.1).ceil().max(1.0);
        let heights = [(0.0, 0.78), (FOOT, 1.0), (self.eaves - EAVES_SHADE, 0.98), (self.eaves, 0.62)];
        for piece in 0..pieces as u32 {
            let ends = [piece, piece + 1].map(|piece| -half + 2.0 * half * piece as f32 / pieces);
            for pair in heights.windows(2) {
                let [(low, low_tone), (high, high_tone)] = [pair[0], pair[1]];
                self.canvas.panel(plane, [ends, [low, high]], 0.0, [low_tone, high_tone], self.wall);
            }
            let (top, relief) = BASE;
            self.canvas.panel(plane, [ends, [0.0, top]], relief, [0.7, 1.0], self.base);
        }
        if self.site.is_fine {
            let (top, relief) = BASE;
            let ledge = [(-half, relief), (half, relief), (half, 0.0), (-half, 0.0)];
            self.canvas.face(&ledge.map(|(x, distance)| (plane.at(x, top, distance), 1.1)), self.base);
            for x in [-half, half] {
                let (inner, outer) = (x, x + x.signum() * relief);
                let mut side = [(outer, 0.0), (outer, top)].map(|(x, y)| (plane.at(x, y, relief), 0.85)).to_vec();
                side.extend([(inner, top), (inner, 0.0)].map(|(x, y)| (plane.at(x, y, 0.0), 0.85)));
                if x > 0.0 {
                    side.reverse();
                }
                self.canvas.face(&side, self.base);
            }
        }
        match self.masonry {
            Masonry::Timbered => self.timbers(plane, half),
            Masonry::Bricks | Masonry::Plaster if self.site.is_fine && self.lot.random(21) < 0.6 => {
                self.corner_stones(plane, half)
            }
            Masonry::Boards => {
                for x in [-half, half - 0.024] {
                    self.canvas.panel(plane, [[x, x + 0.024], [BASE.0, self.eaves]], 0.006, [0.85, 0.8], self.timber);
                }
            }
            _ => {}
        }
    }

    /// The beams of a half-timbered wall: posts between the bays, rails, and braces at the ends.
    fn timbers(&mut self, plane: &Plane, half: f32) {
        let (bays, width) = bays(half);
        let timber = self.timber;
        let relief = 0.006;
        for bay in 0..=bays {
            let x = (-half + width * bay as f32).clamp(-half + 0.013, half - 0.013);
            self.canvas.panel(plane, [[x - 0.013, x + 0.013], [BASE.0, self.eaves]], relief, [1.0, 0.8], timber);
        }
        for y in [BASE.0 + 0.010, 0.105, self.eaves - 0.018] {
            self.canvas.panel(plane, [[-half, half], [y - 0.010, y + 0.010]], relief + 0.001, [1.0, 1.0], timber);
        }
        for (from, to) in [(-half + width, -half + 0.02), (half - width, half - 0.02)] {
            brace(&mut self.canvas, plane, ([from, 0.115], [to, self.eaves - 0.03]), (0.020, relief - 0.001), timber);
        }
    }

    fn corner_stones(&mut self, plane: &Plane, half: f32) {
        let stones = 5;
        let height = (self.eaves - BASE.0) / stones as f32;
        for stone in 0..stones {
            let length = if stone % 2 == 0 { 0.060 } else { 0.036 };
            let y = BASE.0 + height * stone as f32;
            let tones = [1.05 + 0.1 * (stone % 3) as f32; 2];
            for ends in [[-half, -half + length], [half - length, half]] {
                self.canvas.panel(plane, [ends, [y + 0.003, y + height - 0.003]], 0.005, tones, self.openings.step);
            }
        }
    }

    /// The part of a wall above the eaves.
    fn gable(&mut self, plane: &Plane, half: f32, end: usize, index: usize) {
        let top = match self.roof.ends[end] {
            RoofEnd::Hip(start) => start,
            RoofEnd::Gable | RoofEnd::Party => self.roof.ridge,
        };
        if top < self.eaves + 0.03 {
            return;
        }
        let narrow = (self.roof.ridge - top) / self.roof.pitch();
        let boarded = matches!(self.masonry, Masonry::Plaster | Masonry::Stone | Masonry::Bricks)
            && self.lot.random(22) < 0.4
            && !self.site.is_town;
        let paint = if boarded { Paint { strip: Strip::Planks, ..self.timber.toned(1.9) } } else { self.wall };
        // Two halves, so that one strip of the texture is wide enough.
        for sign in [-1.0, 1.0] {
            let mut corners = vec![
                (plane.at(0.0, self.eaves, 0.0), 1.0),
                (plane.at(sign * half, self.eaves, 0.0), 0.70),
                (plane.at(sign * narrow, top - 0.008, 0.0), 0.66),
                (plane.at(0.0, top - 0.008, 0.0), 0.72),
            ];
            if sign < 0.0 {
                corners.reverse();
                corners.rotate_right(2);
            }
            self.canvas.face(&corners, paint);
        }
        let is_open = !(self.is_joined[index] && self.site.is_town);
        if self.masonry == Masonry::Timbered {
            let middle = self.eaves + (top - self.eaves) * 0.55;
            let width = (self.roof.ridge - middle) / self.roof.pitch();
            let timber = self.timber;
            self.canvas.panel(
                plane,
                [[-half * 0.96, half * 0.96], [self.eaves - 0.008, self.eaves + 0.012]],
                0.007,
                [1.0, 1.0],
                timber,
            );
            self.canvas.panel(
                plane,
                [[-width * 0.9, width * 0.9], [middle, middle + 0.018]],
                0.006,
                [1.0, 1.0],
                timber,
            );
            for x in [-0.5, -0.2, 0.2, 0.5] {
                let x = x * half;
                let y = (self.roof.height(x) - 0.02).min(top - 0.01);
                self.canvas.panel(plane, [[x - 0.011, x + 0.011], [self.eaves, y]], 0.005, [1.0, 0.9], timber);
            }
        }
        let rise = top - self.eaves;
        if is_open && rise > 0.11 {
            let middle = self.eaves + rise * 0.40;
            let size = SMALL_WINDOW * if rise > 0.2 { 1.0 } else { 0.8 };
            let area = [[-size.x, size.x], [middle - size.y, middle + size.y]];
            if self.lot.lot_use == LotUse::Barn {
                let hatch = [[-0.06, 0.06], [self.eaves + 0.01, self.eaves + 0.11]];
                self.canvas.panel(plane, hatch, 0.005, [0.8, 0.9], self.openings.door);
                if self.site.is_fine {
                    let beam = [plane.at(0.0, self.eaves + 0.135, -0.02), plane.at(0.0, self.eaves + 0.135, 0.05)];
                    self.canvas.beam(beam[0], beam[1], 0.018, self.timber);
                }
            } else {
                let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
                openings.window(&mut self.canvas, plane, area, self.site.is_fine);
            }
        }
    }

    /// Windows in the bays of a wall, and a door or gate in the front.
    fn open(&mut self, plane: &Plane, half: f32, index: usize, is_end: bool) {
        let (is_fine, openings) = (self.site.is_fine, self.openings);
        let (bays, width) = bays(half);
        let middle_of = |bay: u32| -half + width * (bay as f32 + 0.5);
        if self.lot.lot_use == LotUse::Barn {
            if index == 0 && !self.is_joined[0] {
                let x = if half > 0.5 { 0.0 } else { half * 0.15 };
                openings.gate(
                    &mut self.canvas,
                    plane,
                    [x - GATE.0, x + GATE.0],
                    GATE.1.min(self.eaves - 0.03),
                    is_fine,
                );
            } else if !is_end {
                for x in [-half * 0.5, half * 0.5] {
                    openings.window(&mut self.canvas, plane, [[x - 0.04, x + 0.04], [0.16, 0.23]], is_fine);
                }
            } else if !self.is_joined[index] {
                openings.door(&mut self.canvas, plane, [-0.055, 0.055], 0.21, is_fine);
            }
            return;
        }
        let door = match (index, bays) {
            _ if self.is_joined[index] => None,
            (0, _) => Some((self.lot.random(23) * bays as f32) as u32 % bays),
            // Long rows of houses have several doors.
            (2, 5..) => Some(1),
            _ => None,
        };
        let rows: &[(f32, Vec2)] =
            if self.site.is_town { &[(0.120, SMALL_WINDOW), (0.255, SMALL_WINDOW)] } else { &[(0.192, WINDOW)] };
        for bay in 0..bays {
            let x = middle_of(bay);
            let is_door = door == Some(bay) || door.is_some() && half > 0.7 && bay + 2 == bays && self.site.is_town;
            if is_door {
                openings.door(
                    &mut self.canvas,
                    plane,
                    [x - DOOR.0, x + DOOR.0],
                    if self.site.is_town { 0.175 } else { DOOR.1 },
                    is_fine,
                );
                if is_fine && self.lot.random(24) < 0.4 && !self.site.is_town {
                    self.porch(plane, x);
                }
            }
            // A wall here and there stays blank.
            let is_blank = is_end && bays > 2 && bay == bays / 2 || index == 2 && self.lot.random(30 + bay) < 0.25;
            for (row, &(y, size)) in rows.iter().enumerate() {
                if is_blank || is_door && row == 0 {
                    continue;
                }
                let size = size * Vec2::new((width / BAY).min(1.0), 1.0);
                let shutter = openings.shutter.filter(|_| width > 0.2 && (!self.site.is_town || row == 1 && is_fine));
                let openings = OpeningPaints { shutter, ..openings };
                openings.window(&mut self.canvas, plane, [[x - size.x, x + size.x], [y - size.y, y + size.y]], is_fine);
            }
        }
    }

    /// A little roof on brackets over a door.
    fn porch(&mut self, plane: &Plane, x: f32) {
        let (half, low, high, depth) = (0.085, DOOR.1 + 0.02, DOOR.1 + 0.055, 0.062);
        let front = [x - half, x + half];
        let slope = [
            (plane.at(front[0], low, depth), 1.05),
            (plane.at(front[1], low, depth), 1.05),
            (plane.at(front[1], high, 0.0), 0.8),
            (plane.at(front[0], high, 0.0), 0.8),
        ];
        let paint = self.roof.paint;
        self.canvas.face(&slope, paint);
        self.canvas.panel(plane, [front, [low - 0.014, low]], depth, [0.8, 1.0], self.roof.trim);
        for (edge, is_left) in [(front[0], true), (front[1], false)] {
            let mut side = [(low - 0.014, depth), (low, depth), (high, 0.0), (low - 0.014, 0.0)]
                .map(|(y, d)| (plane.at(edge, y, d), 0.8));
            if !is_left {
                side.reverse();
            }
            self.canvas.face(&side, self.roof.trim);
            let bracket = edge.lerp(x, 0.12);
            let ends = [plane.at(bracket, low - 0.07, 0.0), plane.at(bracket, low - 0.012, depth - 0.012)];
            self.canvas.beam(ends[0], ends[1], 0.014, self.timber);
        }
    }

    /// A low annex under a single slope, at the end at high x.
    fn lean_to(&mut self) {
        let (low, high) = (0.185, self.eaves - 0.015);
        let (from, to, half) = (self.half.x, self.half.x + LEAN_TO, self.half.y * 0.93);
        let wall = if self.lot.random(25) < 0.5 {
            Paint { strip: Strip::Planks, ..self.timber.toned(1.8) }
        } else {
            self.wall
        };
        let front = Plane::upright(Vec3::X * to, Vec3::NEG_Z);
        for ends in [[-half, 0.0], [0.0, half]] {
            self.canvas.panel(&front, [ends, [0.0, low]], 0.0, [0.75, 0.85], wall);
            self.canvas.panel(&front, [ends, [0.0, BASE.0]], 0.008, [0.7, 1.0], self.base);
        }
        for sign in [1.0, -1.0] {
            let plane = Plane::upright(Vec3::new((from + to) * 0.5, 0.0, half * sign), Vec3::X * sign);
            let reach = (to - from) * 0.5;
            let [left_height, right_height] = if sign > 0.0 { [high, low] } else { [low, high] };
            let corners =
                [(-reach, 0.0, 0.75), (reach, 0.0, 0.75), (reach, right_height, 0.85), (-reach, left_height, 0.85)];
            self.canvas.face(&corners.map(|(x, y, tone)| (plane.at(x, y, 0.0), tone)), wall);
        }
        let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
        if self.lot.random(26) < 0.5 {
            openings.door(&mut self.canvas, &front, [-0.05, 0.05], 0.165, self.site.is_fine);
        } else {
            for x in [-half * 0.5, half * 0.5] {
                openings.window(&mut self.canvas, &front, [[x - 0.04, x + 0.04], [0.085, 0.15]], self.site.is_fine);
            }
        }
        let lines = [(to + 0.035, low - 0.012), ((from + to) * 0.5, (low + high) * 0.5), (from, high)];
        let reach = half + 0.025;
        let lines = lines.map(|(out, height)| Line { ends: [-reach, reach], out, height: height + 0.016 });
        let slope: Vec<Line> = if self.site.is_fine {
            (0..=4)
                .map(|row| {
                    let share = row as f32 / 4.0;
                    Line {
                        out: lines[0].out.lerp(lines[2].out, share),
                        height: lines[0].height.lerp(lines[2].height, share),
                        ..lines[0]
                    }
                })
                .collect()
        } else {
            lines.to_vec()
        };
        let roof = self.roof;
        roof.slope(&mut self.canvas, (Vec3::NEG_Z, Vec3::X), &slope, self.lot.seed + 7);
        let edge = Plane::upright(Vec3::X * lines[0].out, Vec3::NEG_Z);
        self.canvas.panel(
            &edge,
            [[-reach, reach], [lines[0].height - 0.022, lines[0].height + 0.006]],
            0.0,
            [0.8, 1.0],
            roof.trim,
        );
        for sign in [1.0, -1.0] {
            let mut board = [(lines[0], -0.022), (lines[0], 0.006), (lines[2], 0.006), (lines[2], -0.022)]
                .map(|(line, drop)| (Vec3::new(line.out, line.height + drop, sign * reach), 0.95));
            if sign < 0.0 {
                board.reverse();
            }
            self.canvas.face(&board, roof.trim);
        }
    }

    /// Chimneys at the ridge, with pots. Some of them smoke.
    fn chimneys(&mut self) {
        let count = if self.half.x > 0.6 { 2 } else { 1 };
        let colors = HouseColors::of(self.site.look);
        let paint = if self.lot.random(27) < 0.6 {
            Paint::new(colors.bricks, Strip::Bricks)
        } else {
            Paint::new(colors.stone, Strip::Masonry)
        };
        for index in 0..count {
            let reach = self.half.x - 0.14;
            let x = if count == 1 {
                reach * (1.6 * self.lot.random(28) - 0.8)
            } else {
                reach * (0.75 * (2.0 * index as f32 - 1.0))
            };
            // A hip leaves no room at the end of the ridge.
            let ends = [(0, -1.0), (1, 1.0)].map(|(end, sign)| {
                sign * match self.roof.ends[end] {
                    RoofEnd::Hip(start) => {
                        (self.half.x - (self.roof.ridge - start) / self.roof.pitch() - 0.02).min(self.half.x - 0.2)
                    }
                    RoofEnd::Gable | RoofEnd::Party => reach,
                }
            });
            let x = x.clamp(ends[0].min(ends[1]), ends[1].max(ends[0]));
            let z: f32 = 0.055 * if self.lot.random(29) < 0.5 { 1.0 } else { -1.0 };
            let top = (self.roof.ridge + 0.075).min(CHIMNEY.1 - 0.03);
            let half = CHIMNEY.0;
            let low = self.roof.height(z.abs() + half) - 0.02;
            let bar = |from: f32, to: f32, half: f32| {
                (Vec3::new(x - half, from, z - half), Vec3::new(x + half, to, z + half))
            };
            let (stack_low, stack_high) = bar(low, top, half);
            self.canvas.bar(stack_low, stack_high, paint);
            let (cap_low, cap_high) = bar(top - 0.020, top, half + 0.010);
            self.canvas.bar(cap_low, cap_high, paint.toned(0.85));
            let pot = Paint::grain(colors.clay);
            let mouth = Vec3::new(x, top + 0.032, z);
            if self.site.is_fine {
                self.canvas.turned(mouth.with_y(top), &[[0.021, 0.0], [0.017, 0.032]], 6, pot);
                let hole: Vec<_> = (0..6)
                    .map(|side| {
                        let angle = std::f32::consts::TAU * side as f32 / 6.0;
                        (mouth + Vec3::new(angle.cos() * 0.012, 0.001, -angle.sin() * 0.012), 1.0)
                    })
                    .collect();
                self.canvas.face(&hole, Paint::grain(colors.soot));
            } else {
                let (low, high) = bar(top, top + 0.028, 0.018);
                self.canvas.bar(low, high, pot);
            }
            self.canvas.chimneys.push(mouth);
        }
    }

    /// Windows in the roof, under gables of their own.
    fn dormers(&mut self) {
        let pitch = self.roof.pitch();
        let rise = self.roof.ridge - self.eaves;
        if rise < 0.2 || self.roof.paint.strip == Strip::Thatch || self.lot.random(40) > 0.55 {
            return;
        }
        let places: &[f32] = if self.half.x > 0.6 { &[-0.5, 0.5] } else { &[0.0] };
        let (half, wall_height, gable) = (0.072, 0.068, 0.040);
        for (out, sign) in [(Vec3::Z, 1.0), (Vec3::NEG_Z, -1.0)] {
            for &share in places {
                let right = Vec3::X * sign;
                let distance = self.half.y * 0.68;
                // What stands far out must be low, so the dormer may sink into the roof a little.
                let limit = max_height(WALL_INSET + self.half.y - distance - 0.05) + 0.045;
                let foot = self.roof.height(distance).min(limit - wall_height - gable);
                let plane = Plane::upright(right * (share * self.half.x) + out * distance + Vec3::Y * foot, right);
                let (wall, roof) = (self.wall, self.roof);
                let top = wall_height + gable;
                let front = [(-half, -0.01), (half, -0.01), (half, wall_height), (0.0, top), (-half, wall_height)];
                self.canvas.face(&front.map(|(x, y)| (plane.at(x, y, 0.0), 0.95)), wall);
                let openings = OpeningPaints { shutter: None, flowers: None, ..self.openings };
                openings.window(
                    &mut self.canvas,
                    &plane,
                    [[-0.036, 0.036], [0.006, wall_height - 0.006]],
                    self.site.is_fine,
                );
                for side in [-1.0, 1.0] {
                    let x = side * half;
                    let mut cheek = [(0.0, 0.0), (wall_height, 0.0), (wall_height, -wall_height / pitch)]
                        .map(|(y, d)| (plane.at(x, y, d), 0.8));
                    let edge = x * 1.28;
                    let drop = wall_height - gable * 0.28;
                    let mut slope =
                        [(edge, drop, 0.035), (0.0, top, 0.035), (0.0, top, -top / pitch), (edge, drop, -drop / pitch)]
                            .map(|(x, y, d)| (plane.at(x, y + 0.006, d), if x == 0.0 { 1.1 } else { 0.9 }));
                    if side > 0.0 {
                        cheek.reverse();
                        slope.reverse();
                    }
                    self.canvas.face(&cheek, wall);
                    self.canvas.face(&slope, roof.snow.unwrap_or(roof.paint));
                    let mut board =
                        [(edge, drop - 0.012), (0.0, top - 0.012), (0.0, top + 0.008), (edge, drop + 0.008)]
                            .map(|(x, y)| (plane.at(x, y, 0.036), 1.0));
                    if side > 0.0 {
                        board.reverse();
                    }
                    self.canvas.face(&board, roof.trim);
                }
            }
        }
    }
}

/// The number of bays of a wall, and their width.
fn bays(half: f32) -> (u32, f32) {
    let count = (2.0 * half / BAY).round().max(1.0);
    (count as u32, 2.0 * half / count)
}
