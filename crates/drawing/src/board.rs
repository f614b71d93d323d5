//! A board on a page.

use cannon_rules::Side;

use crate::Color;
use crate::page::{Page, Stroke};
use crate::path::{Path, Xy};
use crate::text::TextStyle;

/// A board or a part of it, on its place on the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// The first file and rank.
    pub first: (u8, u8),
    /// The number of files and ranks.
    pub count: (u8, u8),
    /// The place of the upper left corner, half a step beyond the outermost places of the board.
    pub corner: Xy,
    /// The distance from place to place.
    pub step: f32,
    /// The side whose seat is below.
    pub seat: Side,
}

/// The letters and numbers beside a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coordinates {
    /// The letter of the first file.
    pub first: u8,
    /// The style of the text.
    pub style: TextStyle,
    /// The distance of its middle from the board.
    pub beside: f32,
    /// Whether they stand on all four sides, and not on the left and below alone.
    pub is_all_around: bool,
}

impl Board {
    /// A whole board of this many files and ranks, seen by South.
    pub const fn whole(size: u8, corner: Xy, step: f32) -> Board {
        Board { first: (0, 0), count: (size, size), corner, step, seat: Side::South }
    }

    /// The same board in the middle of a rectangle with these corners, as large as fits.
    pub fn within(self, (left, top): Xy, (right, bottom): Xy) -> Board {
        let (files, ranks) = (f32::from(self.count.0), f32::from(self.count.1));
        let step = ((right - left) / files).min((bottom - top) / ranks);
        Board { corner: ((left + right - files * step) / 2.0, (top + bottom - ranks * step) / 2.0), step, ..self }
    }

    /// The lower right corner.
    pub fn end(self) -> Xy {
        (self.corner.0 + f32::from(self.count.0) * self.step, self.corner.1 + f32::from(self.count.1) * self.step)
    }

    /// Whether a place lies on the visible part.
    pub const fn contains(self, file: u8, rank: u8) -> bool {
        let (first, count) = (self.first, self.count);
        file >= first.0 && file - first.0 < count.0 && rank >= first.1 && rank - first.1 < count.1
    }

    /// The point of the page at a place, or between places.
    pub fn at(self, file: f32, rank: f32) -> Xy {
        let right = (file - f32::from(self.first.0) + 0.5) * self.step;
        let up = (rank - f32::from(self.first.1) + 0.5) * self.step;
        let ((left, top), (east, bottom)) = (self.corner, self.end());
        match self.seat {
            Side::South => (left + right, bottom - up),
            Side::North => (east - right, top + up),
        }
    }

    /// The point of the page at a place.
    pub fn place(self, file: u8, rank: u8) -> Xy {
        self.at(f32::from(file), f32::from(rank))
    }

    /// The turn of what faces up the ranks, clockwise in radians.
    pub const fn turn(self) -> f32 {
        match self.seat {
            Side::South => 0.0,
            Side::North => std::f32::consts::PI,
        }
    }

    /// The line around the board.
    pub fn outline(self) -> Path {
        Path::rectangle(self.corner, self.end())
    }

    /// Writes the letters of files and the numbers of ranks.
    pub fn write_coordinates(self, page: &mut Page, coordinates: Coordinates) {
        let Coordinates { first, style, beside, is_all_around } = coordinates;
        let ((left, top), (right, bottom)) = (self.corner, self.end());
        for file in self.first.0..self.first.0 + self.count.0 {
            let (x, _) = self.place(file, self.first.1);
            let letter = char::from(first + file).to_string();
            page.centred_text((x, bottom + beside), &letter, style);
            if is_all_around {
                page.centred_text((x, top - beside), &letter, style);
            }
        }
        for rank in self.first.1..self.first.1 + self.count.1 {
            let (_, y) = self.place(self.first.0, rank);
            let number = (u16::from(rank) + 1).to_string();
            page.centred_text((left - beside, y), &number, style);
            if is_all_around {
                page.centred_text((right + beside, y), &number, style);
            }
        }
    }

    /// Draws a shot: the projectile in flight and then the impact. `progress` goes from 0 to 1.
    pub(crate) fn draw_shot(self, page: &mut Page, (muzzle, target): (Xy, Xy), progress: f32, color: Color) {
        const FLIGHT: f32 = 0.6;
        if progress < FLIGHT {
            let part = progress / FLIGHT;
            let at = (muzzle.0 + part * (target.0 - muzzle.0), muzzle.1 + part * (target.1 - muzzle.1));
            page.fill(Path::circle(at, 0.11 * self.step), color);
        } else {
            let spread = ((progress - FLIGHT) / (1.0 - FLIGHT)).min(1.0);
            let ring = Stroke::new(0.08 * self.step * (1.0 - spread), color);
            page.stroke(Path::circle(target, (0.2 + 0.4 * spread) * self.step), ring);
        }
    }
}
