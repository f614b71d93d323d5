//! Boards on sheets of paper.

use cannon_drawing::Page;
use cannon_drawing::board::{Board, Coordinates};
use cannon_drawing::text::TextStyle;

/// Room for the coordinates on each side of the board.
pub(super) const COORDINATES: f32 = 6.0;

/// The largest board with coordinates that fits in this width and height, centred below the line at `top`.
pub(super) fn board_within(size: u8, (left, right): (f32, f32), top: f32, height: f32) -> Board {
    let side = (right - left).min(height) - 2.0 * COORDINATES;
    Board::whole(size, ((left + right - side) / 2.0, top + COORDINATES), side / f32::from(size))
}

/// Writes the coordinates on all sides of a board.
pub(super) fn write_coordinates(page: &mut Page, board: Board) {
    let style = TextStyle::regular((0.42 * board.step).min(3.6));
    board.write_coordinates(page, Coordinates { first: b'A', style, beside: COORDINATES / 2.0, is_all_around: true });
}
