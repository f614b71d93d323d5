//! Sentences about the objectives of Tank Chess, shared by the window, the terminal and printed pages.

use super::Localizer;
use super::rulebook::{Message, Value};
use cannon_rules::GameId;
use cannon_rules::tank_chess::{HoldCount, Objective, SquareSet};

/// The message on what the players must do under an objective, with its squares and numbers.
pub fn message(objective: &Objective) -> Message {
    match objective {
        Objective::Hold { squares, turns } => {
            Message::with("objective-hold", [("squares", list(squares)), ("turns", Value::Number((*turns).into()))])
        }
        Objective::Escort { south, north } => {
            Message::with("objective-escort", [("white", list(south)), ("black", list(north))])
        }
        Objective::Depots { south, north, armour } => Message::with(
            "objective-depots",
            [
                ("white", Value::Text(south.to_string())),
                ("black", Value::Text(north.to_string())),
                // A gun must exceed the armour.
                ("gun", Value::Number(u32::from(armour + 1))),
            ],
        ),
        Objective::Survivors { least } => {
            Message::with("objective-survivors", [("least", Value::Number((*least).into()))])
        }
    }
}

impl Localizer {
    /// What the players must do under an objective, with its squares and numbers.
    pub fn objective(&self, objective: &Objective) -> String {
        self.message(&message(objective))
    }

    /// Which side holds the marked squares, and for how many of the `all` turns that it needs.
    pub fn held_squares(&self, held: HoldCount, all: u8) -> String {
        let side = self.side_in(GameId::TankChess, held.side);
        self.format("objective-held", &[("side", side.into()), ("turns", held.turns.into()), ("all", all.into())])
    }
}

fn list(squares: &SquareSet) -> Value {
    Value::Text(squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", "))
}
