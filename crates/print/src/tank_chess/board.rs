//! The board of Tank Chess on paper.

use cannon_rules::Side;
use cannon_rules::tank_chess::scheme::HOME_RANKS;
use cannon_rules::tank_chess::{Objective, Occupant, Setup, Square};

use super::{ground, units};
use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Xy};
use crate::drawing::text::TextStyle;

/// Room for the coordinates on each side of the board.
pub(super) const COORDINATES: f32 = 6.0;
/// Shade of the squares on which units stand at the start.
const HOME_SHADE: f32 = 0.93;
/// Shade of the lines between squares.
const GRID_SHADE: f32 = 0.55;

/// A board's place on the page.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardPlace {
    /// Squares a side.
    pub(super) size: u8,
    left: f32,
    top: f32,
    /// Size of a square.
    square: f32,
}

impl BoardPlace {
    /// The largest board that fits in this width and height, centred below the line at `top`.
    pub(super) fn within(size: u8, (left, right): (f32, f32), top: f32, height: f32) -> BoardPlace {
        let side = (right - left).min(height) - 2.0 * COORDINATES;
        let square = side / f32::from(size);
        BoardPlace { size, left: (left + right - side) / 2.0, top: top + COORDINATES, square }
    }

    /// The lower edge, with the coordinates.
    pub(super) fn bottom(self) -> f32 {
        self.top + self.side() + COORDINATES
    }

    fn side(self) -> f32 {
        f32::from(self.size) * self.square
    }

    /// The left top corner of a square, where rank 1 is at the bottom.
    fn corner(self, file: u8, rank: u8) -> Xy {
        let down = f32::from(self.size) - 1.0 - f32::from(rank);
        (self.left + f32::from(file) * self.square, self.top + down * self.square)
    }

    fn centre(self, file: u8, rank: u8) -> Xy {
        let (x, y) = self.corner(file, rank);
        (x + self.square / 2.0, y + self.square / 2.0)
    }

    /// The middle of a square of the board.
    pub(super) fn centre_of(self, square: Square) -> Xy {
        self.centre(square.file(), square.rank())
    }

    /// Draws the empty board with its coordinates, and the home ranks of both sides in grey.
    pub(super) fn draw_empty(self, page: &mut Page) {
        let (left, top, side) = (self.left, self.top, self.side());
        let (right, bottom) = (left + side, top + side);
        let home = f32::from(HOME_RANKS) * self.square;
        for (upper, lower) in [(top, top + home), (bottom - home, bottom)] {
            page.fill(Path::rectangle((left, upper), (right, lower)), HOME_SHADE);
        }
        let line = Stroke { width: 0.15, shade: GRID_SHADE, dash: None };
        for index in 1..self.size {
            let along = f32::from(index) * self.square;
            page.stroke(Path::line(&[(left + along, top), (left + along, bottom)]), line);
            page.stroke(Path::line(&[(left, top + along), (right, top + along)]), line);
        }
        for y in [top + home, bottom - home] {
            page.stroke(Path::line(&[(left, y), (right, y)]), Stroke::black(0.3));
        }
        page.stroke(Path::rectangle((left, top), (right, bottom)), Stroke::black(0.5));
        self.draw_coordinates(page);
    }

    fn draw_coordinates(self, page: &mut Page) {
        let style = TextStyle::regular((0.42 * self.square).min(3.6));
        let beside = COORDINATES / 2.0;
        for index in 0..self.size {
            let (x, y) = self.centre(index, index);
            let file = char::from(b'A' + index).to_string();
            let rank = (index + 1).to_string();
            for edge in [self.top - beside, self.top + self.side() + beside] {
                page.centred_text((x, edge), &file, style);
            }
            for edge in [self.left - beside, self.left + self.side() + beside] {
                page.centred_text((edge, y), &rank, style);
            }
        }
    }

    /// Draws everything that stands on the board.
    pub(super) fn draw_setup(self, page: &mut Page, setup: &Setup) {
        for square in Square::all(self.size) {
            if let Some(kind) = setup.terrain(square) {
                ground::draw(page, self.centre_of(square), self.square, &kind.terrain().name);
            }
        }
        for (square, mark) in setup.objective.iter().flat_map(Objective::marks) {
            if square.is_on(self.size) {
                ground::mark(page, self.centre_of(square), self.square, mark);
            }
        }
        // The border lies above the terrain at the edge.
        let end = (self.left + self.side(), self.top + self.side());
        page.stroke(Path::rectangle((self.left, self.top), end), Stroke::black(0.5));
        for square in Square::all(self.size) {
            let centre = self.centre_of(square);
            if setup.mines.contains(square) {
                ground::mine(page, centre, self.square);
            }
            match setup.occupant(square) {
                Some(Occupant::Wreck) => ground::wreck(page, centre, self.square),
                Some(Occupant::Unit { side, kind, facing }) => {
                    units::draw(page, centre, self.square, side, kind, facing);
                }
                None => {}
            }
        }
        for (side, flag) in Side::ALL.into_iter().zip(setup.flags) {
            if let Some(square) = flag.filter(|square| square.is_on(self.size)) {
                let (x, y) = self.centre_of(square);
                // Beside a unit or a wreck, the flag is small and stands in the corner.
                let (shift, scale) = if setup.occupant(square).is_some() { (0.3, 0.45) } else { (0.0, 1.0) };
                let centre = (x + shift * self.square, y - shift * self.square);
                ground::flag(page, centre, scale * self.square, side);
            }
        }
    }
}
