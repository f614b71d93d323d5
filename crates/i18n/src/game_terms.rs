//! Localised names of rule concepts (sides, outcomes, styles, players), shared by the window and the terminal.

use super::{FluentValue, Localizer};
use cannon_rules::record::{Seat, Style};
use cannon_rules::registry::GAMES;
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

impl Localizer {
    /// The name of a side in the first registered game, such as "Dark".
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.side_in(GAMES[0].id, side)
    }

    /// The name of a side in the game with this identifier.
    #[must_use]
    pub fn side_in(&self, game: &str, side: Side) -> String {
        let id = match side {
            Side::South => "side-south",
            Side::North => "side-north",
        };
        self.format(id, &[("game", FluentValue::from(game.to_owned()))])
    }

    /// A sentence that tells how a game ended, in the terms of the first registered game.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.outcome_in(GAMES[0].id, outcome)
    }

    /// A sentence that tells how a game ended, in the terms of the game with this identifier.
    #[must_use]
    pub fn outcome_in(&self, game: &str, outcome: Outcome) -> String {
        let (id, winner) = match outcome {
            Outcome::Win { side, by } => {
                let id = match by {
                    WinReason::PrincipalTaken => "outcome-principal-taken",
                    WinReason::PrincipalEscaped => "outcome-principal-escaped",
                    WinReason::FlagTaken => "outcome-flag-taken",
                    WinReason::SquaresHeld => "outcome-squares-held",
                    WinReason::DepotDestroyed => "outcome-depot-destroyed",
                    WinReason::TooFewPieces => "outcome-too-few-pieces",
                    WinReason::NoAction => "outcome-no-action",
                    WinReason::Resignation => "outcome-resignation",
                    WinReason::Time => "outcome-time",
                };
                (id, self.side_in(game, side))
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
        let args = [("game", FluentValue::from(game.to_owned())), ("side", FluentValue::from(winner))];
        self.format(id, &args)
    }

    /// The name of a playing style.
    #[must_use]
    pub fn style(&self, style: Style) -> String {
        self.text(&format!("style-{}", style.name()))
    }

    /// A sentence about a playing style.
    #[must_use]
    pub fn style_about(&self, style: Style) -> String {
        self.text(&format!("style-{}-about", style.name()))
    }

    /// Description of a player, such as "computer, level 3".
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match seat {
            Seat::Human => self.text("seat-human"),
            Seat::Computer { level, style: Style::PLAIN } => self.format("seat-computer", &[("level", level.into())]),
            Seat::Computer { level, style } => {
                self.format("seat-computer-style", &[("level", level.into()), ("style", self.style(style).into())])
            }
        }
    }
}
