//! Drawings of boards in characters.

use std::fmt;

use super::{Mark, Position, Setup, Square};
use crate::Side;

impl Setup {
    /// A drawing of the board in characters; see [`Position::diagram`].
    #[must_use]
    pub fn diagram(&self) -> String {
        let files: String = (0..self.size).map(|file| format!(" {}", char::from(b'A' + file))).collect();
        let mut drawn = format!("    {files}\n");
        for rank in (0..self.size).rev() {
            drawn += &format!("{:>3} ", rank + 1);
            for square in (0..self.size).filter_map(|file| Square::new(file, rank)) {
                drawn.push(' ');
                drawn.push(self.symbol(square).or_else(|| self.mark_symbol(square)).unwrap_or('.'));
            }
            drawn += &format!("  {}\n", rank + 1);
        }
        format!("{drawn}    {files}\n")
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
}

impl Position {
    /// A drawing of the board in characters, as a player sees it: one symbol per square, upper case for South, with
    /// coordinates on all sides.
    #[must_use]
    pub fn diagram(&self) -> impl fmt::Display {
        Setup::from(self).diagram()
    }
}
