//! Drawings of boards in characters.

use std::fmt;

use crate::Side;
use crate::tank_chess::{Mark, Occupant, Position, Setup, Square};

impl Setup {
    /// A drawing of the board in characters; see [`Position::diagram`].
    pub fn diagram(&self) -> String {
        self.draw(Layout { margin: 3, width: 1, gap: 2 }, |square| self.sign(square).to_string())
    }

    /// A drawing of the board in characters with the facings of the units; see [`Position::diagram_with_facings`].
    pub fn diagram_with_facings(&self) -> String {
        self.draw(Layout { margin: 2, width: 2, gap: 1 }, |square| {
            let facing = match self.occupant(square) {
                Some(Occupant::Unit { facing, .. }) => facing.arrow(),
                Some(Occupant::Wreck) | None => ' ',
            };
            format!("{}{facing}", self.sign(square))
        })
    }

    /// The sign of a square: the symbol of what stands on it, or else of its mark, or a dot.
    fn sign(&self, square: Square) -> char {
        self.symbol(square).or_else(|| self.mark_symbol(square)).unwrap_or('.')
    }

    /// Symbol of a marked square for board drawings: `+` to be held, `^` an exit, `D` or `d` a depot.
    fn mark_symbol(&self, square: Square) -> Option<char> {
        Some(match self.objective?.mark_on(square)? {
            Mark::Hold => '+',
            Mark::Exit(_) => '^',
            Mark::Depot(Side::South) => 'D',
            Mark::Depot(Side::North) => 'd',
        })
    }

    /// Draws the board with coordinates on all sides.
    fn draw(&self, layout: Layout, text: impl Fn(Square) -> String) -> String {
        let Layout { margin, width, gap } = layout;
        let files: String = (0..self.size).map(|file| format!(" {:<width$}", char::from(b'A' + file))).collect();
        let files = format!("{:margin$} {}\n", "", files.trim_end());
        let mut drawn = files.clone();
        for rank in (0..self.size).rev() {
            let squares = (0..self.size).filter_map(|file| Square::new(file, rank));
            let squares: String = squares.map(|square| format!(" {}", text(square))).collect();
            drawn += &format!("{:>margin$} {squares}{:gap$}{0}\n", rank + 1, "");
        }
        drawn + &files
    }
}

/// The widths of the parts of a drawing, in characters.
#[derive(Clone, Copy, Debug)]
struct Layout {
    /// The column of ranks at the left.
    margin: usize,
    /// A square, without the space before it.
    width: usize,
    /// The space before the ranks at the right.
    gap: usize,
}

impl Position {
    /// A drawing of the board in characters, as a player sees it: one symbol per square, upper case for South, with
    /// coordinates on all sides.
    pub fn diagram(&self) -> impl fmt::Display {
        Setup::from(self).diagram()
    }

    /// The same drawing with an arrow after each unit, which points in the direction in which the unit faces. The largest
    /// board fits in a terminal of 80 columns.
    pub fn diagram_with_facings(&self) -> impl fmt::Display {
        Setup::from(self).diagram_with_facings()
    }
}
