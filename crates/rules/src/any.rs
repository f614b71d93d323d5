//! A game in progress whose type is hidden: for the match, the record and the text game, which serve every game alike.

use std::any::Any;

use super::timeline::{HouseRules, PlayError, Timeline};
use super::{Action, Game, Outcome, PackedAction, Refusal, Side};

/// Why an action was refused: a message for the player, and English for logs and the terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{english}")]
pub struct Refused {
    /// Identifier of the localised sentence.
    pub message_id: &'static str,
    /// The same in English.
    pub english: String,
}

impl Refused {
    /// Nothing can be played after the end.
    #[must_use]
    pub fn game_over() -> Self {
        Refused { message_id: "refused-game-over", english: "the game is over".to_owned() }
    }
}

/// A text that could not be read, in words that say what and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// A [`Timeline`] of whichever game. Actions are packed; texts are in the game's own notation.
pub trait AnyTimeline: Send + Sync + 'static {
    /// The game's [`Game::ID`].
    fn game(&self) -> &'static str;
    /// The ruleset, as its JSON value.
    fn ruleset(&self) -> serde_json::Value;
    /// The draw rules in force.
    fn house(&self) -> HouseRules;
    /// Number of actions that led to the present position.
    fn ply(&self) -> usize;
    /// Number of actions known, redoable ones included.
    fn last_ply(&self) -> usize;
    /// See [`Timeline::go_to`].
    fn go_to(&mut self, ply: usize) -> usize;
    /// Whose turn it is at `ply` (at the last known ply if there is no such ply).
    fn side_to_move_at(&self, ply: usize) -> Side;
    /// How the game ended at `ply`, if it did.
    fn outcome_at(&self, ply: usize) -> Option<Outcome>;
    /// All legal actions at the present ply.
    fn actions(&self) -> Vec<PackedAction>;
    /// The action that was played at `ply` (from ply to ply + 1).
    fn action_at(&self, ply: usize) -> Option<PackedAction>;
    /// That action in notation.
    fn notation_at(&self, ply: usize) -> Option<String>;
    /// An action in notation, as it would be written at the present ply. `None` if it is not legal here.
    fn notation(&self, action: PackedAction) -> Option<String>;
    /// Reads an action in notation at the present ply.
    ///
    /// # Errors
    /// What cannot be read, and where.
    fn read_action(&self, text: &str) -> Result<PackedAction, Unreadable>;
    /// Plays a legal action at the present ply.
    ///
    /// # Errors
    /// The reason against it; nothing has changed then.
    fn play(&mut self, action: PackedAction) -> Result<(), Refused>;
    /// The position at `ply` (at the last known ply if there is no such ply) as text.
    fn position_text_at(&self, ply: usize) -> String;
    /// For the few places that know the game: `downcast_ref::<Timeline<G>>()`.
    fn as_any(&self) -> &dyn Any;
    /// A copy of everything.
    fn boxed_clone(&self) -> Box<dyn AnyTimeline>;
}

impl dyn AnyTimeline {
    /// The timeline of game `G`, if that is the game being played.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&Timeline<G>> {
        self.as_any().downcast_ref()
    }

    /// Whose turn it is at the present ply.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        self.side_to_move_at(self.ply())
    }

    /// How the game ended at the present ply, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply())
    }
}

impl<G: Game> Timeline<G> {
    fn clamped(&self, ply: usize) -> &G {
        self.position_at(ply.min(self.actions().len())).unwrap_or_else(|| self.position())
    }
}

impl<G: Game> AnyTimeline for Timeline<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn ruleset(&self) -> serde_json::Value {
        serde_json::to_value(self.position().rules()).unwrap_or_default()
    }

    fn house(&self) -> HouseRules {
        Timeline::house(self)
    }

    fn ply(&self) -> usize {
        Timeline::ply(self)
    }

    fn last_ply(&self) -> usize {
        Timeline::actions(self).len()
    }

    fn go_to(&mut self, ply: usize) -> usize {
        Timeline::go_to(self, ply)
    }

    fn side_to_move_at(&self, ply: usize) -> Side {
        self.clamped(ply).side_to_move()
    }

    fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        Timeline::outcome_at(self, ply)
    }

    fn actions(&self) -> Vec<PackedAction> {
        if Timeline::outcome(self).is_some() {
            return Vec::new();
        }
        self.position().actions().into_iter().map(Action::pack).collect()
    }

    fn action_at(&self, ply: usize) -> Option<PackedAction> {
        Timeline::actions(self).get(ply).map(|action| action.pack())
    }

    fn notation_at(&self, ply: usize) -> Option<String> {
        let action = *Timeline::actions(self).get(ply)?;
        Some(self.position_at(ply)?.action_to_text(action))
    }

    fn notation(&self, action: PackedAction) -> Option<String> {
        let action = G::Action::unpack(action)?;
        self.position().check(action).ok()?;
        Some(self.position().action_to_text(action))
    }

    fn read_action(&self, text: &str) -> Result<PackedAction, Unreadable> {
        self.position().action_from_text(text).map(Action::pack).map_err(|error| Unreadable(error.to_string()))
    }

    fn play(&mut self, action: PackedAction) -> Result<(), Refused> {
        let Some(action) = G::Action::unpack(action) else {
            return Err(Refused {
                message_id: "refused-not-an-action",
                english: "that is no action of this game".to_owned(),
            });
        };
        Timeline::play(self, action).map_err(|error| match error {
            PlayError::GameOver => Refused::game_over(),
            PlayError::Refused(refusal) => Refused { message_id: refusal.message_id(), english: refusal.to_string() },
        })
    }

    fn position_text_at(&self, ply: usize) -> String {
        self.clamped(ply).to_text()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyTimeline> {
        Box::new(self.clone())
    }
}
