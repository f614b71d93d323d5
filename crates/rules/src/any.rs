//! Type-erased game in progress, for match control, records and the text game, which serve every game.

use std::any::Any;
use std::borrow::Cow;
use std::fmt::Display;

use super::message::{Message, ToMessage, Value};
use super::timeline::{HouseRules, PlayError, Timeline};
use super::{Action, Game, Outcome, PackedAction, Refusal, Side};

/// Reason why an action or another request was refused, independent of the game.
///
/// `Display` writes it in English, for the protocol, the command line and logs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{english}")]
pub struct AnyRefusal {
    /// Identifier of the localised message for the player.
    pub message_id: &'static str,
    /// The reason in English, as a clause that follows a colon.
    pub english: Cow<'static, str>,
    /// What the message names as its reason.
    pub reason: Option<Box<Message>>,
}

impl AnyRefusal {
    /// A refusal whose message says everything, with the same in English as a clause.
    #[must_use]
    pub const fn new(message_id: &'static str, english: &'static str) -> AnyRefusal {
        AnyRefusal { message_id, english: Cow::Borrowed(english), reason: None }
    }

    /// A refusal because of an error, which the message names as its reason.
    #[must_use]
    pub fn because_of(message_id: &'static str, error: &(impl Display + ToMessage)) -> AnyRefusal {
        AnyRefusal { message_id, english: error.to_string().into(), reason: Some(Box::new(error.to_message())) }
    }

    /// The refusal of any action after the end of the game.
    #[must_use]
    pub const fn game_over() -> AnyRefusal {
        AnyRefusal::new("refused-game-over", "the game has ended")
    }

    /// The refusal of a number that is no action of the game.
    #[must_use]
    pub const fn not_an_action() -> AnyRefusal {
        AnyRefusal::new("refused-not-an-action", "not an action of this game")
    }
}

impl<R: Refusal> From<R> for AnyRefusal {
    fn from(refusal: R) -> AnyRefusal {
        AnyRefusal { message_id: refusal.message_id(), english: refusal.to_string().into(), reason: None }
    }
}

impl ToMessage for AnyRefusal {
    fn to_message(&self) -> Message {
        let reason = self.reason.as_deref().map(|reason| ("reason", reason.clone().into()));
        Message::with(self.message_id, reason)
    }
}

/// Parse error of a ruleset, position or action text: a description with the location.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct ParseError {
    /// The description in English.
    pub text: String,
    /// The description for players.
    pub message: Box<Message>,
}

impl ParseError {
    /// An error whose description names the part of a game at fault, in English, and whose message does so by another message around the
    /// error's own.
    #[must_use]
    pub fn in_part(part: &str, message_id: &'static str, error: &(impl Display + ToMessage)) -> ParseError {
        let reason = Value::Message(error.to_message());
        ParseError {
            text: format!("{part}: {error}"),
            message: Box::new(Message::with(message_id, [("reason", reason)])),
        }
    }

    /// The error of a game's own type.
    #[must_use]
    pub fn of(error: &(impl Display + ToMessage)) -> ParseError {
        ParseError { text: error.to_string(), message: Box::new(error.to_message()) }
    }
}

impl ToMessage for ParseError {
    fn to_message(&self) -> Message {
        Message::clone(&self.message)
    }
}

/// A [`Timeline`] of any game. Actions are packed; texts are in the game's own notation.
pub trait AnyTimeline: Send + Sync + 'static {
    /// The game's [`Game::ID`].
    fn game(&self) -> &'static str;
    /// The ruleset, as its JSON value.
    fn ruleset(&self) -> serde_json::Value;
    /// See [`Game::ruleset_name`].
    fn ruleset_name(&self) -> Option<&'static str>;
    /// The draw rules in force.
    fn house_rules(&self) -> HouseRules;
    /// Number of actions that led to the current position.
    fn ply(&self) -> usize;
    /// Number of all actions, including those that can be redone.
    fn last_ply(&self) -> usize;
    /// See [`Timeline::go_to`].
    fn go_to(&mut self, ply: usize) -> usize;
    /// The side to move at `ply` (at the last ply if `ply` is beyond it).
    fn side_to_move_at(&self, ply: usize) -> Side;
    /// The result at `ply`, if the game had ended.
    fn outcome_at(&self, ply: usize) -> Option<Outcome>;
    /// See [`Timeline::occurrences_at`].
    fn occurrences_at(&self, ply: usize) -> usize;
    /// All legal actions at the current ply; empty once the game is over, draws by history included.
    fn actions(&self) -> Vec<PackedAction>;
    /// The action played at `ply` (from ply to ply + 1).
    fn action_at(&self, ply: usize) -> Option<PackedAction>;
    /// Whether the action played at `ply` is a placement (see [`Game::is_placement`]).
    fn is_placement_at(&self, ply: usize) -> bool;
    /// The action played at `ply` in notation.
    fn notation_at(&self, ply: usize) -> Option<String>;
    /// Notation of an action at the current ply. `None` if the action is illegal.
    fn notation(&self, action: PackedAction) -> Option<String>;
    /// Parses an action in notation at the current ply. It need not be legal.
    ///
    /// # Errors
    /// Describes the first fault and its location.
    fn read_action(&self, text: &str) -> Result<PackedAction, ParseError>;
    /// Plays a legal action at the current ply.
    ///
    /// # Errors
    /// The action is illegal or the game is over. The timeline is unchanged then.
    fn play(&mut self, action: PackedAction) -> Result<(), AnyRefusal>;
    /// Text of the position at `ply` (at the last ply if `ply` is beyond it).
    fn position_text_at(&self, ply: usize) -> String;
    /// The timeline as [`Any`], for downcasting.
    fn as_any(&self) -> &dyn Any;
    /// A copy of everything.
    fn boxed_clone(&self) -> Box<dyn AnyTimeline>;
}

impl dyn AnyTimeline {
    /// Downcasts to the timeline of game `G`. `None` if another game is being played.
    #[must_use]
    pub fn downcast_ref<G: Game>(&self) -> Option<&Timeline<G>> {
        self.as_any().downcast_ref()
    }

    /// The side to move at the current ply.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        self.side_to_move_at(self.ply())
    }

    /// The result at the current ply, if the game has ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply())
    }

    /// How many times the current position or the one before it has occurred, whichever is more often. A player who
    /// looks only at the own turns thus notices a repetition of either side.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let ply = self.ply();
        self.occurrences_at(ply).max(ply.checked_sub(1).map_or(0, |before| self.occurrences_at(before)))
    }
}

impl<G: Game> Timeline<G> {
    fn clamped_position(&self, ply: usize) -> &G {
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

    fn ruleset_name(&self) -> Option<&'static str> {
        self.position().ruleset_name()
    }

    fn house_rules(&self) -> HouseRules {
        Timeline::house_rules(self)
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
        self.clamped_position(ply).side_to_move()
    }

    fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        Timeline::outcome_at(self, ply)
    }

    fn occurrences_at(&self, ply: usize) -> usize {
        Timeline::occurrences_at(self, ply)
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

    fn is_placement_at(&self, ply: usize) -> bool {
        let action = Timeline::actions(self).get(ply);
        action.zip(self.position_at(ply)).is_some_and(|(&action, position)| position.is_placement(action))
    }

    fn notation_at(&self, ply: usize) -> Option<String> {
        let action = *Timeline::actions(self).get(ply)?;
        Some(self.position_at(ply)?.action_to_text(action))
    }

    fn notation(&self, action: PackedAction) -> Option<String> {
        let action = G::Action::unpack(action)?;
        self.position().validate(action).ok()?;
        Some(self.position().action_to_text(action))
    }

    fn read_action(&self, text: &str) -> Result<PackedAction, ParseError> {
        self.position().action_from_text(text).map(Action::pack).map_err(|error| ParseError::of(&error))
    }

    fn play(&mut self, action: PackedAction) -> Result<(), AnyRefusal> {
        let Some(action) = G::Action::unpack(action) else {
            return Err(AnyRefusal::not_an_action());
        };
        Timeline::play(self, action).map_err(|error| match error {
            PlayError::GameOver => AnyRefusal::game_over(),
            PlayError::Refused(refusal) => refusal.into(),
        })
    }

    fn position_text_at(&self, ply: usize) -> String {
        self.clamped_position(ply).to_text()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed_clone(&self) -> Box<dyn AnyTimeline> {
        Box::new(self.clone())
    }
}
