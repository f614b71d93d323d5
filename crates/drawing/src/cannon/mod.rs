//! Pictures of Cannon: boards, whole or in part, with soldiers and towns on the crossings of lines.

use cannon_rules::Side;
use cannon_rules::cannon::{PieceKind, Point, Setup};

use crate::Color;
use crate::board::Board;
use crate::page::{Page, Stroke};
use crate::path::{Path, Placement, Segment, Xy};
use crate::style::{Army, Style};

mod arrows;
mod motion;

pub use motion::{draw_motion, mark_choices};

/// Radius of a soldier, in steps of the board.
pub const SOLDIER: f32 = 0.32;
/// Width of outlines, in steps of the board.
const LINE: f32 = 0.05;
/// Width of the lines through the soldiers of cannons, in steps of the board.
const BAND: f32 = 0.3;

/// Black pieces of Dark and white ones of Light.
pub const PAPER: Style =
    Style::paper([paper_army(Color::BLACK), paper_army(Color::WHITE)], Stroke::new(0.18, Color::gray(0.35)));

const fn paper_army(body: Color) -> Army {
    Army { body, tracks: body, line: body, sign: body, edge: Color::BLACK }
}

/// Draws a position. A broad line below the pieces joins the two ends of each band.
pub fn draw(page: &mut Page, board: Board, style: &Style, setup: &Setup, bands: &[[Point; 2]]) {
    draw_board(page, board, style);
    for ends in bands.iter().filter(|ends| ends.iter().all(|&end| is_visible(board, end))) {
        page.stroke(Path::line(&ends.map(|end| place(board, end))), Stroke::new(BAND * board.step, style.band));
    }
    for point in Point::all().filter(|&point| is_visible(board, point)) {
        if let Some((side, kind)) = setup.piece_at(point) {
            draw_piece(page, style, (place(board, point), board.step), side, kind);
        }
    }
}

/// The place of a point on the page.
pub fn place(board: Board, point: Point) -> Xy {
    board.place(point.file(), point.rank())
}

/// Whether a point lies on the visible part of the board.
pub fn is_visible(board: Board, point: Point) -> bool {
    board.contains(point.file(), point.rank())
}

/// Draws the board with its lines or its darker cells.
fn draw_board(page: &mut Page, board: Board, style: &Style) {
    if let Some(color) = style.board {
        page.fill(board.outline(), color);
    }
    match style.cells {
        Some(color) => draw_cells(page, board, color),
        None => draw_lines(page, board, style.grid),
    }
    if let Some(frame) = style.frame {
        page.stroke(board.outline(), frame);
    }
}

/// Draws every other cell.
fn draw_cells(page: &mut Page, board: Board, color: Color) {
    let is_dark = |point: &Point| (point.file() + point.rank()).is_multiple_of(2);
    for point in Point::all().filter(|&point| is_visible(board, point)).filter(is_dark) {
        let (file, rank) = (f32::from(point.file()), f32::from(point.rank()));
        page.fill(Path::rectangle(board.at(file - 0.5, rank + 0.5), board.at(file + 0.5, rank - 0.5)), color);
    }
}

/// Draws the lines, which go on beyond the visible part where the board does.
fn draw_lines(page: &mut Page, board: Board, grid: Stroke) {
    // How far lines reach: half a step beyond the visible part, and not at all beyond the edge of the board.
    let reach = |first: u8, count: u8| {
        let (low, high) = (f32::from(first), f32::from(first + count - 1));
        let before = if first == 0 { 0.0 } else { 0.5 };
        let after = if first + count == Point::SIZE { 0.0 } else { 0.5 };
        (low - before, high + after)
    };
    let ((west, east), (south, north)) = (reach(board.first.0, board.count.0), reach(board.first.1, board.count.1));
    for file in board.first.0..board.first.0 + board.count.0 {
        let file = f32::from(file);
        page.stroke(Path::line(&[board.at(file, south), board.at(file, north)]), grid);
    }
    for rank in board.first.1..board.first.1 + board.count.1 {
        let rank = f32::from(rank);
        page.stroke(Path::line(&[board.at(west, rank), board.at(east, rank)]), grid);
    }
}

/// Draws a piece at a point of the page, on a board with this distance from place to place: soldiers are discs, and towns are castles.
pub fn draw_piece(page: &mut Page, style: &Style, (at, step): (Xy, f32), side: Side, kind: PieceKind) {
    let army = style.army(side);
    let place = Placement { centre: at, scale: step, turn: 0.0 };
    let edge = Stroke::new(LINE * step, army.edge);
    let body = match kind {
        PieceKind::Soldier => Path::circle((0.0, 0.0), SOLDIER),
        PieceKind::Town => castle(),
    };
    if let Some(shadow) = style.shadow {
        page.fill(Placement { centre: place.point((0.03, 0.05)), ..place }.path(&body), shadow);
    }
    page.fill_and_stroke(place.path(&body), army.body, edge);
    if style.is_ornate && step >= style.least_detailed {
        match kind {
            PieceKind::Soldier => {
                let rim = Path::circle((0.0, 0.0), 0.6 * SOLDIER);
                page.stroke(place.path(&rim), Stroke::new(0.6 * edge.width, army.line));
            }
            PieceKind::Town => page.fill(place.path(&gate()), army.line),
        }
    }
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

/// The gate of a castle.
fn gate() -> Path {
    use Segment::{Close, Curve, Line, Move};
    Path(vec![
        Move((-0.12, 0.36)),
        Line((-0.12, 0.14)),
        Curve((-0.12, -0.02), (0.12, -0.02), (0.12, 0.14)),
        Line((0.12, 0.36)),
        Close,
    ])
}

/// A curved line from point to point that bends to the right by this part of its length, and its last control point.
pub fn bow(from: Xy, to: Xy, bend: f32) -> (Path, Xy) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let at = |along: f32| (from.0 + along * dx - bend * dy, from.1 + along * dy + bend * dx);
    let (first, second) = (at(0.2), at(0.8));
    (Path(vec![Segment::Move(from), Segment::Curve(first, second, to)]), second)
}
