//! Houses and barns of villages and towns: [`walls`] with gables under roofs, with chimneys, dormers and lean-tos as [`annexes`].

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::super::canvas::{Canvas, Strip, at};
use super::super::props::{self, Workshop};
use super::super::site::Site;
use super::super::solids::{Paint, Plane};
use super::WALL_INSET;
use super::colors::HouseColors;
use super::openings::OpeningPaints;
use super::plan::{Lot, LotUse};
use super::roof::{EAVES_OVERHANG, Roof, RoofEnd};
use cannon_appearance::GroundLook;

mod annexes;
mod walls;

/// Distance of walls from the other squares of the cluster in a village.
const GAP: f32 = 0.045;
/// Range of the heights of walls in villages, and of barns.
const EAVES: [f32; 2] = [0.295, 0.325];
const BARN_EAVES: [f32; 2] = [0.280, 0.310];
const TOWN_EAVES: [f32; 2] = [0.335, 0.360];
/// Range of the rise of roofs for each unit across, and limits of ridges.
const PITCHES: [f32; 2] = [0.48, 0.95];
const RIDGES: [f32; 2] = [0.45, 0.63];
const BARN_RIDGE: f32 = 0.655;
/// Height at which the slope over a gable begins that faces a seat.
const HIP_START: f32 = 0.388;
/// Length of lean-tos.
const LEAN_TO: f32 = 0.21;
/// The share of houses on whose ridge a crow sits.
const CROWS: f32 = 0.22;

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
        let has_lean_to = self.lot.random(20) < 0.45 && self.half.x > 0.38 && !self.site.is_town && !self.is_joined[1];
        let middle = if has_lean_to { -LEAN_TO * 0.5 } else { 0.0 };
        if has_lean_to {
            self.half.x -= LEAN_TO * 0.5;
            self.roof.half = self.half;
        }
        let snapped = |roof: &Roof, end: RoofEnd| match end {
            RoofEnd::Hip(start) => {
                RoofEnd::Hip(start.max(roof.height(roof.half.y + EAVES_OVERHANG)).min(roof.ridge - 0.03))
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
            if !self.cross_gable() {
                self.dormers();
            }
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
}
