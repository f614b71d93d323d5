//! Pictures of Tank Chess: boards, and everything that stands on them.

use cannon_rules::Side;
use cannon_rules::tank_chess::scheme::HOME_RANKS;
use cannon_rules::tank_chess::{
    Action, Facing, Mark, Objective, Occupant, Position, Setup, Square, TerrainKind, UnitKind,
};

use crate::Color;
use crate::board::Board;
use crate::page::{Page, Stroke};
use crate::path::{Path, Placement, Xy};
use crate::style::{Army, Style};

mod arrows;
mod facets;
mod ground;
mod motion;
mod signs;
mod silhouettes;
mod units;

pub use facets::draw_facets;
pub use motion::draw_motion;
pub use signs::sign;

/// White's units are white with a black outline; Black's are black with a white outline.
pub const PAPER: Style = {
    let white = Army {
        body: Color::WHITE,
        tracks: Color::gray(0.75),
        line: Color::BLACK,
        sign: Color::BLACK,
        edge: Color::BLACK,
    };
    let black =
        Army { body: Color::BLACK, tracks: Color::BLACK, line: Color::WHITE, sign: Color::WHITE, edge: Color::BLACK };
    let style = Style::paper([white, black], Stroke::new(0.15, Color::gray(0.55)));
    Style { frame: Some(Stroke::black(0.5)), ..style }
};

/// Something that can stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// A unit of a side.
    Unit(Side, UnitKind),
    /// Terrain.
    Terrain(TerrainKind),
    /// A mine.
    Mine,
    /// A wreck.
    Wreck,
    /// The flag of a side.
    Flag(Side),
    /// What an objective marks.
    Mark(Mark),
}

impl Figure {
    /// Draws the figure in a square whose side is the scale of the placement. The turn is the angle of a unit's [facing](angle).
    pub fn draw(self, page: &mut Page, style: &Style, place: Placement) {
        match self {
            Figure::Unit(side, kind) => units::draw(page, style, place, side, kind),
            Figure::Terrain(kind) => ground::terrain(page, style, place, &kind.terrain().name),
            Figure::Mine => ground::mine(page, style, place),
            Figure::Wreck => ground::wreck(page, style, place),
            Figure::Flag(side) => ground::flag(page, style, place, side),
            Figure::Mark(mark) => ground::mark(page, style, place, mark),
        }
    }

    /// Draws the figure with this centre and size, and a unit as it stands at the start.
    pub fn draw_at(self, page: &mut Page, style: &Style, centre: Xy, size: f32) {
        let turn = match self {
            Figure::Unit(side, _) => angle(Facing::forward(side)),
            _ => 0.0,
        };
        self.draw(page, style, Placement { centre, scale: size, turn });
    }
}

/// The angle of a facing, clockwise from the top of the page in radians.
pub fn angle(facing: Facing) -> f32 {
    facing.index() as f32 * std::f32::consts::FRAC_PI_4
}

/// The middle of a square on the page.
fn place(board: Board, square: Square) -> Xy {
    board.place(square.file(), square.rank())
}

/// Draws an empty board, with the home ranks of both sides.
pub fn draw_empty(page: &mut Page, board: Board, style: &Style) {
    let ((left, top), (right, bottom)) = (board.corner, board.end());
    if let Some(color) = style.board {
        page.fill(board.outline(), color);
    }
    let home = f32::from(HOME_RANKS) * board.step;
    if let Some(color) = style.home {
        for (upper, lower) in [(top, top + home), (bottom - home, bottom)] {
            page.fill(Path::rectangle((left, upper), (right, lower)), color);
        }
    }
    if board.step >= style.least_detailed {
        for file in 1..board.count.0 {
            let x = left + f32::from(file) * board.step;
            page.stroke(Path::line(&[(x, top), (x, bottom)]), style.grid);
        }
        for rank in 1..board.count.1 {
            let y = top + f32::from(rank) * board.step;
            page.stroke(Path::line(&[(left, y), (right, y)]), style.grid);
        }
    }
    if let (Some(_), Some(frame)) = (style.home, style.frame) {
        for y in [top + home, bottom - home] {
            page.stroke(Path::line(&[(left, y), (right, y)]), Stroke { width: 0.6 * frame.width, ..frame });
        }
    }
    if let Some(frame) = style.frame {
        page.stroke(board.outline(), frame);
    }
}

/// Draws a board and everything on its visible part.
pub fn draw(page: &mut Page, board: Board, style: &Style, setup: &Setup) {
    draw_empty(page, board, style);
    let upright = |square| Placement { centre: place(board, square), scale: board.step, turn: 0.0 };
    let is_visible = |square: &Square| board.contains(square.file(), square.rank());
    let squares = || Square::all(setup.size.min(Square::MAX_SIZE)).filter(is_visible);
    for square in squares() {
        if let Some(kind) = setup.terrain(square) {
            Figure::Terrain(kind).draw(page, style, upright(square));
        }
    }
    for (square, mark) in setup.objective.iter().flat_map(Objective::marks).filter(|(square, _)| is_visible(square)) {
        // The way out points over the far edge, which is below for North's seat.
        let turn = if matches!(mark, Mark::Exit(_)) { board.turn() } else { 0.0 };
        Figure::Mark(mark).draw(page, style, Placement { turn, ..upright(square) });
    }
    // The border lies above the terrain at the edge.
    if let Some(frame) = style.frame {
        page.stroke(board.outline(), frame);
    }
    for square in squares() {
        if setup.mines.contains(square) {
            Figure::Mine.draw(page, style, upright(square));
        }
        match setup.occupant(square) {
            Some(Occupant::Wreck) => Figure::Wreck.draw(page, style, upright(square)),
            Some(Occupant::Unit { side, kind, facing }) => {
                let turn = board.turn() + angle(facing);
                Figure::Unit(side, kind).draw(page, style, Placement { turn, ..upright(square) });
            }
            None => {}
        }
    }
    for (side, flag) in Side::ALL.into_iter().zip(setup.flags) {
        if let Some(square) = flag.filter(is_visible) {
            // Beside a unit or a wreck, the flag is small and stands in the corner.
            let (shift, share) = if setup.occupant(square).is_some() { (0.3, 0.45) } else { (0.0, 1.0) };
            let centre = upright(square).point((shift, -shift));
            Figure::Flag(side).draw(page, style, Placement { centre, scale: share * board.step, turn: 0.0 });
        }
    }
}

/// The square and the facing of the unit that acts, at the start and after each step on the board. Empty for an illegal action.
fn stances(position: &Position, action: Action) -> Vec<(Square, Facing)> {
    let Some((_, unit)) = position.unit_at(action.from()) else { return Vec::new() };
    let Some(path) = position.path(action) else { return Vec::new() };
    std::iter::once((unit.square, unit.facing)).chain(unit.stances_along(&path)).collect()
}
