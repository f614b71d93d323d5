//! Names for what the rules speak of, which window and terminal say alike.

use super::{FluentValue, Localizer};
use crate::rules::record::{Seat, Style};
use crate::rules::{DrawReason, Outcome, Side, WinReason};

impl Localizer {
    /// The name of a side, such as "Dark".
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::South => self.text("side-south"),
            Side::North => self.text("side-north"),
        }
    }

    /// How a game ended, in a sentence.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        let (id, winner) = match outcome {
            Outcome::Win { side, by } => {
                let id = match by {
                    WinReason::PrincipalTaken => "outcome-principal-taken",
                    WinReason::PrincipalEscaped => "outcome-principal-escaped",
                    WinReason::FlagTaken => "outcome-flag-taken",
                    WinReason::NoAction => "outcome-no-action",
                    WinReason::Resignation => "outcome-resignation",
                    WinReason::Time => "outcome-time",
                };
                (id, self.side(side))
            }
            Outcome::Draw { by } => {
                let id = match by {
                    DrawReason::Repetition => "outcome-repetition",
                    DrawReason::QuietTurns => "outcome-quiet-turns",
                    DrawReason::Length => "outcome-length",
                    DrawReason::Agreement => "outcome-agreement",
                };
                (id, String::new())
            }
        };
        self.format(id, &[("side", FluentValue::from(winner))])
    }

    /// The name of a character.
    #[must_use]
    pub fn style(&self, style: Style) -> String {
        self.text(match style {
            Style::Plain => "style-plain",
            Style::Gunner => "style-gunner",
            Style::Marcher => "style-marcher",
            Style::Mason => "style-mason",
            Style::Fox => "style-fox",
        })
    }

    /// Who sits at a side, such as "computer, level 3".
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::Human => self.text("seat-human"),
            Seat::Computer { level, style: Style::Plain } => self.format("seat-computer", &[("level", level.into())]),
            Seat::Computer { level, style } => {
                self.format("seat-computer-style", &[("level", level.into()), ("style", self.style(style).into())])
            }
        }
    }
}
