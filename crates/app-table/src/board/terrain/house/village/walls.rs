//! Walls: base courses, beams, corner stones, gables, and the windows, doors and gates in them.

use bevy::prelude::*;

use super::super::super::canvas::Strip;
use super::super::super::solids::{Paint, Plane, STRIP_LENGTH};
use super::super::openings::{OpeningPaints, brace};
use super::super::plan::LotUse;
use super::super::roof::RoofEnd;
use super::{House, Masonry};

/// Height of base courses, and how far they stand out.
pub(super) const BASE: (f32, f32) = (0.055, 0.012);
/// Zones at the foot of walls and under the eaves in which they get darker.
const FOOT: f32 = 0.09;
const EAVES_SHADE: f32 = 0.075;
/// Width of the bays in which windows stand.
const BAY: f32 = 0.235;
/// Half the size of windows of houses and of upper storeys in towns.
const WINDOW: Vec2 = Vec2::new(0.048, 0.066);
const SMALL_WINDOW: Vec2 = Vec2::new(0.038, 0.046);
pub(super) const DOOR: (f32, f32) = (0.055, 0.215);
const GATE: (f32, f32) = (0.175, 0.245);

impl House<'_> {
    /// A wall up to the eaves, with its base course, and beams or corner stones.
    pub(super) fn wall(&mut self, plane: &Plane, half: f32) {
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
    pub(super) fn gable(&mut self, plane: &Plane, half: f32, end: usize, index: usize) {
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
    pub(super) fn open(&mut self, plane: &Plane, half: f32, index: usize, is_end: bool) {
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
}

/// The number of bays of a wall, and their width.
fn bays(half: f32) -> (u32, f32) {
    let count = (2.0 * half / BAY).round().max(1.0);
    (count as u32, 2.0 * half / count)
}
