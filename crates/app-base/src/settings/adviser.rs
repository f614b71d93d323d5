//! The adviser: how much unasked help the player wants in games against the computer.

use serde::{Deserialize, Serialize};

/// How much unasked help the player gets in a game with the coach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adviser {
    /// None.
    Off,
    /// The coach asks before a careless action, and tells what the computer threatens.
    #[default]
    Warn,
    /// The player's threatened pieces are marked as well, and a hint comes by itself when the player thinks for long.
    Suggest,
}

impl Adviser {
    /// The values with the identifiers of their names, from the least help to the most.
    pub const OPTIONS: [(Adviser, &'static str); 3] =
        [(Adviser::Off, "adviser-off"), (Adviser::Warn, "adviser-warn"), (Adviser::Suggest, "adviser-suggest")];

    /// Whether there is any unasked help.
    pub const fn helps(self) -> bool {
        !matches!(self, Adviser::Off)
    }

    /// The identifier of the explanation.
    pub const fn about_id(self) -> &'static str {
        match self {
            Adviser::Off => "adviser-off-about",
            Adviser::Warn => "adviser-warn-about",
            Adviser::Suggest => "adviser-suggest-about",
        }
    }
}
