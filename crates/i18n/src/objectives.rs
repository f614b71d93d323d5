//! Sentences about the objectives of Tank Chess, shared by the window, the terminal and printed pages.

use super::{FluentValue, Localizer};
use cannon_rules::Game;
use cannon_rules::tank_chess::{HoldCount, Objective, Position, SquareSet};

impl Localizer {
    /// What the players must do under an objective, with its squares and numbers.
    #[must_use]
    pub fn objective(&self, objective: &Objective) -> String {
        match objective {
            Objective::Hold { squares, turns } => {
                self.format("objective-hold", &[("squares", list(squares)), ("turns", (*turns).into())])
            }
            Objective::Escort { south, north } => {
                self.format("objective-escort", &[("white", list(south)), ("black", list(north))])
            }
            Objective::Depots { south, north, armour } => {
                let args = [
                    ("white", south.to_string().into()),
                    ("black", north.to_string().into()),
                    // A gun must exceed the armour.
                    ("gun", (armour + 1).into()),
                ];
                self.format("objective-depots", &args)
            }
            Objective::Survivors { least } => self.format("objective-survivors", &[("least", (*least).into())]),
        }
    }

    /// Which side holds the marked squares, and for how many of the `all` turns that it needs.
    #[must_use]
    pub fn held_squares(&self, held: HoldCount, all: u8) -> String {
        let side = self.side_in(Position::ID, held.side);
        self.format("objective-held", &[("side", side.into()), ("turns", held.turns.into()), ("all", all.into())])
    }
}

fn list(squares: &SquareSet) -> FluentValue<'static> {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ").into()
}
