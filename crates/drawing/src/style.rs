//! The look of boards and pieces: colours, line widths and labels. [`cannon::PAPER`](crate::cannon::PAPER) and
//! [`tank_chess::PAPER`](crate::tank_chess::PAPER) are for paper, in black on white; the window makes one of the colours of its theme.

use cannon_rules::Side;

use crate::Color;
use crate::page::Stroke;

/// The colours of the pieces of a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Army {
    /// The body.
    pub body: Color,
    /// Tracks of units.
    pub tracks: Color,
    /// Lines on the body.
    pub line: Color,
    /// The letter or the sign of a unit.
    pub sign: Color,
    /// Outlines of soldiers, towns, flags and depots.
    pub edge: Color,
}

/// The colours of something on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// The inside.
    pub fill: Option<Color>,
    /// Lines.
    pub line: Color,
}

/// The look of boards and pieces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The board; `None` for the colour of the page.
    pub board: Option<Color>,
    /// The ranks on which units stand at the start; `None` where they are not marked.
    pub home: Option<Color>,
    /// The darker cells of a chequered board, the corner a1 among them; `None` for a board with lines.
    pub cells: Option<Color>,
    /// The lines of the board.
    pub grid: Stroke,
    /// The line around the board.
    pub frame: Option<Stroke>,
    /// The colours of the sides.
    pub armies: [Army; 2],
    /// The edge that keeps pieces and marks apart from the lines of the board.
    pub halo: Option<Color>,
    /// The shadow of a piece.
    pub shadow: Option<Color>,
    /// Whether soldiers have a rim and towns a gate, and units show the sign of their kind in place of its letter.
    pub is_ornate: bool,
    /// The least distance from place to place at which pieces are more than dots.
    pub least_detailed: f32,
    /// Obstacles.
    pub block: Ink,
    /// Obstacles that do not block fire.
    pub wall: Ink,
    /// Water.
    pub water: Ink,
    /// Hedges.
    pub hedge: Ink,
    /// Wrecks.
    pub wreck: Ink,
    /// Mines: the ball, and the light on it.
    pub mine: Ink,
    /// The walls of depots.
    pub depot: Color,
    /// The gates of depots.
    pub gate: Color,
    /// Marked squares and poles of flags.
    pub mark: Color,
    /// The lines through the soldiers of cannons.
    pub band: Color,
    /// Fire.
    pub fire: Color,
    /// Possible destinations.
    pub destination: Color,
    /// Pieces that can be captured.
    pub capture: Color,
}

impl Style {
    /// Black on white, for sheets on which South has pieces of one colour and North of the other.
    pub(crate) const fn paper(armies: [Army; 2], grid: Stroke) -> Style {
        const fn black_on(fill: Option<Color>) -> Ink {
            Ink { fill, line: Color::BLACK }
        }
        let white = Some(Color::WHITE);
        Style {
            board: None,
            home: Some(Color::gray(0.93)),
            cells: None,
            grid,
            frame: None,
            armies,
            halo: white,
            shadow: None,
            is_ornate: false,
            least_detailed: 0.0,
            block: black_on(white),
            wall: black_on(white),
            water: black_on(None),
            hedge: black_on(Some(Color::gray(0.9))),
            wreck: black_on(Some(Color::gray(0.82))),
            mine: Ink { fill: Some(Color::BLACK), line: Color::WHITE },
            depot: Color::gray(0.85),
            gate: Color::WHITE,
            mark: Color::BLACK,
            band: Color::gray(0.7),
            fire: Color::BLACK,
            destination: Color::BLACK,
            capture: Color::BLACK,
        }
    }

    /// The colours of a side.
    pub const fn army(&self, side: Side) -> Army {
        self.armies[side.index()]
    }
}
