//! Boards of Cannon on paper, whole or in part, with soldiers and towns on the crossings of lines.

use cannon_rules::cannon::{PieceKind, Point, Position};
use cannon_rules::{Game, Side};

use crate::drawing::page::{Page, Stroke};
use crate::drawing::path::{Path, Placement, Segment, Xy};
use crate::drawing::text::TextStyle;
use crate::drawing::{BLACK, WHITE};

/// Room for coordinates on the left and below, in steps of the board.
pub(super) const COORDINATES: f32 = 0.8;
/// Radius of a soldier, in steps of the board.
pub(super) const SOLDIER: f32 = 0.32;
/// Width of outlines, in steps of the board.
const LINE: f32 = 0.05;

/// A part of the board on the page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// The first file and rank.
    pub(super) first: (u8, u8),
    /// The number of files and ranks.
    pub(super) size: u8,
    /// The place of the upper left corner, with half a step around the outermost points.
    pub(super) corner: Xy,
    /// The distance from point to point.
    pub(super) step: f32,
}

impl Window {
    /// The width and height, without coordinates.
    pub(super) fn side(self) -> f32 {
        f32::from(self.size) * self.step
    }

    /// The place of a point; `None` outside of the window.
    pub(super) fn place(self, point: Point) -> Option<Xy> {
        let inside = |at: u8, first: u8| at.checked_sub(first).filter(|&offset| offset < self.size);
        let (file, rank) = (inside(point.file(), self.first.0)?, inside(point.rank(), self.first.1)?);
        let along = |offset: u8| (f32::from(offset) + 0.5) * self.step;
        Some((self.corner.0 + along(file), self.corner.1 + self.side() - along(rank)))
    }

    /// Draws the lines, which go on beyond the window where the board does, and the coordinates.
    pub(super) fn draw_empty(self, page: &mut Page) {
        let (left, top) = self.corner;
        let half = self.step / 2.0;
        // How far lines reach beyond the outermost points: not at all at the edge of the board.
        let before = |first: u8| if first == 0 { 0.0 } else { half };
        let after = |first: u8| if first + self.size == Point::SIZE { 0.0 } else { half };
        let (west, east) = (left + half - before(self.first.0), left + self.side() - half + after(self.first.0));
        let (north, south) = (top + half - after(self.first.1), top + self.side() - half + before(self.first.1));
        let style = TextStyle::regular((0.5 * self.step).clamp(2.0, 3.0));
        let beside = (COORDINATES / 2.0) * self.step;
        for index in 0..self.size {
            let (x, y) =
                (left + (f32::from(index) + 0.5) * self.step, top + self.side() - (f32::from(index) + 0.5) * self.step);
            let line = Stroke { width: 0.18, shade: 0.35, dash: None };
            page.stroke(Path::line(&[(x, north), (x, south)]), line);
            page.stroke(Path::line(&[(west, y), (east, y)]), line);
            let file = char::from(b'a' + self.first.0 + index).to_string();
            page.centred_text((x, top + self.side() + beside), &file, style);
            page.centred_text((left - beside, y), &(self.first.1 + index + 1).to_string(), style);
        }
    }

    /// Draws the pieces of a position.
    pub(super) fn draw_pieces(self, page: &mut Page, position: &Position) {
        for point in Point::all() {
            if let (Some(at), Some((side, kind))) = (self.place(point), position.piece_at(point)) {
                draw_piece(page, at, self.step, side, kind);
            }
        }
    }
}

/// The position with this text under the usual rules.
pub(super) fn position(text: &str) -> Position {
    Position::from_text(text, &cannon_rules::cannon::Ruleset::default())
        .unwrap_or_else(|error| unreachable!("the position {text} can be read: {error}"))
}

/// Draws a piece: soldiers are discs and towns are castles, black for Dark and white for Light.
fn draw_piece(page: &mut Page, at: Xy, step: f32, side: Side, kind: PieceKind) {
    let body = match side {
        Side::South => BLACK,
        Side::North => WHITE,
    };
    let path = match kind {
        PieceKind::Soldier => Path::circle(at, SOLDIER * step),
        PieceKind::Town => Placement { centre: at, scale: step, turn: 0.0 }.path(&castle()),
    };
    page.fill_and_stroke(path, body, Stroke::black(LINE * step));
}

/// A wall with three battlements.
fn castle() -> Path {
    let mut points = vec![(-0.36, 0.36), (-0.36, -0.36)];
    for (left, right) in [(-0.20, -0.08), (0.08, 0.20)] {
        points.extend([(left, -0.36), (left, -0.16), (right, -0.16), (right, -0.36)]);
    }
    points.extend([(0.36, -0.36), (0.36, 0.36)]);
    Path::polygon(&points)
}

/// A curved line from point to point that bends to the right by this part of its length.
pub(super) fn bow(from: Xy, to: Xy, bend: f32) -> (Path, Xy) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let at = |along: f32| (from.0 + along * dx - bend * dy, from.1 + along * dy + bend * dx);
    let (first, second) = (at(0.2), at(0.8));
    (Path(vec![Segment::Move(from), Segment::Curve(first, second, to)]), second)
}
