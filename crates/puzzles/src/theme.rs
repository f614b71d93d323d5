//! Themes of puzzles: what the solution achieves, and by which means.

use std::fmt;
use std::str::FromStr;

/// The theme of a puzzle. `docs/puzzles.md` has the definitions, and [`proof::claims`](crate::proof::claims) proves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// A win in one turn.
    Win1,
    /// A forced win in two turns.
    Win2,
    /// A forced win in three turns.
    Win3,
    /// A forced win in four turns.
    Win4,
    /// A forced win in five turns.
    Win5,
    /// All other actions lose by force.
    OnlyDefence,
    /// A gain of material by force.
    WinsPiece,
    /// A forced win in two turns or a gain that begins with a quiet action that makes two threats.
    DoubleThreat,
    /// The only defence against a win in one turn is a quiet action of a piece other than the principal one.
    Block,
    /// A forced win for which the enemy must be left without an action.
    NoAction,
    /// A forced win for which the Command must leave the board.
    Escape,
    /// The solution destroys a unit from behind that the gun would not penetrate from the front.
    RearAttack,
    /// The solution fires a mortar.
    Mortar,
}

impl Theme {
    /// The largest number of turns of a win that has a theme.
    pub const MAX_WIN_TURNS: u8 = 5;

    /// All themes, in the order of lists.
    pub const ALL: [Theme; 13] = [
        Theme::Win1,
        Theme::Win2,
        Theme::Win3,
        Theme::Win4,
        Theme::Win5,
        Theme::OnlyDefence,
        Theme::WinsPiece,
        Theme::DoubleThreat,
        Theme::Block,
        Theme::NoAction,
        Theme::Escape,
        Theme::RearAttack,
        Theme::Mortar,
    ];

    /// The word for the theme in files and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Win1 => "win-1",
            Theme::Win2 => "win-2",
            Theme::Win3 => "win-3",
            Theme::Win4 => "win-4",
            Theme::Win5 => "win-5",
            Theme::OnlyDefence => "only-defence",
            Theme::WinsPiece => "wins-piece",
            Theme::DoubleThreat => "double-threat",
            Theme::Block => "block",
            Theme::NoAction => "no-action",
            Theme::Escape => "escape",
            Theme::RearAttack => "rear-attack",
            Theme::Mortar => "mortar",
        }
    }

    /// The identifier of the name of the theme in the texts for players.
    pub const fn name_id(self) -> &'static str {
        match self {
            Theme::Win1 => "theme-win-1",
            Theme::Win2 => "theme-win-2",
            Theme::Win3 => "theme-win-3",
            Theme::Win4 => "theme-win-4",
            Theme::Win5 => "theme-win-5",
            Theme::OnlyDefence => "theme-only-defence",
            Theme::WinsPiece => "theme-wins-piece",
            Theme::DoubleThreat => "theme-double-threat",
            Theme::Block => "theme-block",
            Theme::NoAction => "theme-no-action",
            Theme::Escape => "theme-escape",
            Theme::RearAttack => "theme-rear-attack",
            Theme::Mortar => "theme-mortar",
        }
    }

    /// The theme of a forced win in this number of turns. `None` for more than [`MAX_WIN_TURNS`](Theme::MAX_WIN_TURNS).
    pub const fn win_in(turns: u8) -> Option<Theme> {
        match turns {
            1 => Some(Theme::Win1),
            2 => Some(Theme::Win2),
            3 => Some(Theme::Win3),
            4 => Some(Theme::Win4),
            5 => Some(Theme::Win5),
            _ => None,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Error of parsing a theme.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme `{word}`; there are {}", Theme::ALL.map(Theme::word).join(", "))]
pub struct UnknownTheme {
    /// The word as written, truncated if long.
    pub word: String,
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(word: &str) -> Result<Theme, UnknownTheme> {
        let found = Theme::ALL.into_iter().find(|theme| theme.word() == word);
        found.ok_or_else(|| UnknownTheme { word: crate::error::shortened(word) })
    }
}
