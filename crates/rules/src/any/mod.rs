//! Type-erased game in progress, for match control, records and the text game, which serve every game.

use std::borrow::Cow;
use std::fmt::Display;

use super::message::{Message, ToMessage, Value};
use super::perft::{divide, perft};
use super::timeline::{HouseRules, PlayError, Timeline};
use super::{Action, Game, GameId, Outcome, PackedAction, Refusal, Side, cannon, tank_chess};

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
    /// The reason that the message quotes, itself a message. `None` if the message says everything.
    pub reason: Option<Box<Message>>,
}

impl AnyRefusal {
    /// A refusal whose message says everything. `english` says the same, as a clause.
    pub const fn new(message_id: &'static str, english: &'static str) -> AnyRefusal {
        AnyRefusal { message_id, english: Cow::Borrowed(english), reason: None }
    }

    /// A refusal because of an error, which the message names as its reason.
    pub fn because_of(message_id: &'static str, error: &(impl Display + ToMessage)) -> AnyRefusal {
        AnyRefusal { message_id, english: error.to_string().into(), reason: Some(Box::new(error.to_message())) }
    }

    /// The refusal of any action after the end of the game.
    pub const fn game_over() -> AnyRefusal {
        AnyRefusal::new("refused-game-over", "the game has ended")
    }

    /// The refusal of an action for which the tree of the game has no room.
    pub const fn tree_full() -> AnyRefusal {
        AnyRefusal::new("refused-tree-full", "the game has no room for more variations")
    }

    /// The refusal of a number that is no action of the game.
    pub const fn not_an_action() -> AnyRefusal {
        AnyRefusal::new("refused-not-an-action", "not an action of this game")
    }
}

impl<R: Refusal> From<R> for AnyRefusal {
    fn from(refusal: R) -> AnyRefusal {
        AnyRefusal { message_id: refusal.message_id(), english: refusal.to_string().into(), reason: None }
    }
}

impl<R: Refusal> From<PlayError<R>> for AnyRefusal {
    fn from(error: PlayError<R>) -> AnyRefusal {
        match error {
            PlayError::GameOver => AnyRefusal::game_over(),
            PlayError::Refused(refusal) => refusal.into(),
            PlayError::TreeFull => AnyRefusal::tree_full(),
        }
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
    /// An error in a part of a game. The English description begins with `part`; the message for players wraps the message of the error.
    pub fn in_part(part: &str, message_id: &'static str, error: &(impl Display + ToMessage)) -> ParseError {
        let reason = Value::Message(error.to_message());
        ParseError {
            text: format!("{part}: {error}"),
            message: Box::new(Message::with(message_id, [("reason", reason)])),
        }
    }

    /// An error of a game's own type, with the type erased.
    pub fn of(error: &(impl Display + ToMessage)) -> ParseError {
        ParseError { text: error.to_string(), message: Box::new(error.to_message()) }
    }
}

impl ToMessage for ParseError {
    fn to_message(&self) -> Message {
        Message::clone(&self.message)
    }
}

/// A [`Timeline`] of any game of the closed list. Actions are packed; texts are in the game's own notation.
#[derive(Clone, Debug)]
pub enum AnyTimeline {
    /// A game of Cannon.
    Cannon(Timeline<cannon::Position>),
    /// A game of Tank Chess.
    TankChess(Timeline<tank_chess::Position>),
}

/// Evaluates an expression that is generic over the game. `$timeline` in the expression is the timeline of the game
/// that is played.
#[macro_export]
macro_rules! with_timeline {
    ($any:expr, $timeline:ident => $result:expr) => {
        match $any {
            $crate::any::AnyTimeline::Cannon($timeline) => $result,
            $crate::any::AnyTimeline::TankChess($timeline) => $result,
        }
    };
}

mod setup_texts;
mod tree;

pub use setup_texts::SetupTexts;

impl AnyTimeline {
    /// The game that is played.
    pub const fn game(&self) -> GameId {
        match self {
            AnyTimeline::Cannon(_) => GameId::Cannon,
            AnyTimeline::TankChess(_) => GameId::TankChess,
        }
    }

    /// The timeline of a game of Cannon. `None` if another game is played.
    pub const fn as_cannon(&self) -> Option<&Timeline<cannon::Position>> {
        if let AnyTimeline::Cannon(timeline) = self { Some(timeline) } else { None }
    }

    /// The timeline of a game of Tank Chess. `None` if another game is played.
    pub const fn as_tank_chess(&self) -> Option<&Timeline<tank_chess::Position>> {
        if let AnyTimeline::TankChess(timeline) = self { Some(timeline) } else { None }
    }

    /// The ruleset, as its JSON value.
    pub fn ruleset(&self) -> serde_json::Value {
        with_timeline!(self, timeline => serde_json::to_value(timeline.position().rules()).unwrap_or_default())
    }

    /// See [`Game::ruleset_name`].
    pub fn ruleset_name(&self) -> Option<&'static str> {
        with_timeline!(self, timeline => timeline.position().ruleset_name())
    }

    /// The draw rules in force.
    pub fn house_rules(&self) -> HouseRules {
        with_timeline!(self, timeline => timeline.house_rules())
    }

    /// Number of actions that led to the current position.
    pub fn ply(&self) -> usize {
        with_timeline!(self, timeline => timeline.ply())
    }

    /// Number of all actions, including those that can be redone.
    pub fn last_ply(&self) -> usize {
        with_timeline!(self, timeline => timeline.last_ply())
    }

    /// See [`Timeline::go_to`].
    pub fn go_to(&mut self, ply: usize) -> usize {
        with_timeline!(self, timeline => timeline.go_to(ply))
    }

    /// The side to move at `ply` (at the last ply if `ply` is beyond it).
    pub fn side_to_move_at(&self, ply: usize) -> Side {
        with_timeline!(self, timeline => timeline.nearest_position(ply).side_to_move())
    }

    /// The result at `ply`, if the game had ended.
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        with_timeline!(self, timeline => timeline.outcome_at(ply))
    }

    /// See [`Timeline::occurrences_at`].
    pub fn occurrences_at(&self, ply: usize) -> usize {
        with_timeline!(self, timeline => timeline.occurrences_at(ply))
    }

    /// All legal actions at the current ply; empty once the game is over, draws by history included.
    pub fn actions(&self) -> Vec<PackedAction> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        with_timeline!(self, timeline => timeline.position().actions().into_iter().map(Action::pack).collect())
    }

    /// The action played at `ply` (from ply to ply + 1).
    pub fn action_at(&self, ply: usize) -> Option<PackedAction> {
        with_timeline!(self, timeline => timeline.action_at(ply).map(Action::pack))
    }

    /// Whether the action played at `ply` is a placement (see [`Game::is_placement`]).
    pub fn is_placement_at(&self, ply: usize) -> bool {
        with_timeline!(self, timeline => {
            let action = timeline.action_at(ply);
            action.zip(timeline.position_at(ply)).is_some_and(|(action, position)| position.is_placement(action))
        })
    }

    /// The action played at `ply` in notation.
    pub fn notation_at(&self, ply: usize) -> Option<String> {
        with_timeline!(self, timeline => {
            let action = timeline.action_at(ply)?;
            Some(timeline.position_at(ply)?.action_to_text(action))
        })
    }

    /// Notation of an action at the current ply. `None` if the action is illegal.
    pub fn notation(&self, action: PackedAction) -> Option<String> {
        with_timeline!(self, timeline => {
            let action = Action::unpack(action)?;
            timeline.position().validate(action).ok()?;
            Some(timeline.position().action_to_text(action))
        })
    }

    /// Parses an action in notation at the current ply. It need not be legal.
    ///
    /// # Errors
    /// Describes the first fault and its location.
    pub fn read_action(&self, text: &str) -> Result<PackedAction, ParseError> {
        with_timeline!(self, timeline => {
            timeline.position().action_from_text(text).map(Action::pack).map_err(|error| ParseError::of(&error))
        })
    }

    /// Plays a legal action at the current ply.
    ///
    /// # Errors
    /// The action is illegal or the game is over. The timeline is unchanged then.
    pub fn play(&mut self, action: PackedAction) -> Result<(), AnyRefusal> {
        with_timeline!(self, timeline => {
            let action = Action::unpack(action).ok_or(AnyRefusal::not_an_action())?;
            timeline.play(action).map_err(AnyRefusal::from)
        })
    }

    /// Text of the position at `ply` (at the last ply if `ply` is beyond it).
    pub fn position_text_at(&self, ply: usize) -> String {
        with_timeline!(self, timeline => timeline.nearest_position(ply).to_text())
    }

    /// Number of action sequences of this length from the current position. See [`perft()`].
    pub fn perft(&self, depth: u32) -> u64 {
        with_timeline!(self, timeline => perft(timeline.position(), depth))
    }

    /// Number of action sequences of this length from the current position, by first action. See [`divide`].
    pub fn divide(&self, depth: u32) -> Vec<(PackedAction, u64)> {
        with_timeline!(self, timeline => {
            divide(timeline.position(), depth).into_iter().map(|(action, count)| (action.pack(), count)).collect()
        })
    }

    /// The side to move at the current ply.
    pub fn side_to_move(&self) -> Side {
        self.side_to_move_at(self.ply())
    }

    /// The result at the current ply, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.ply())
    }

    /// How many times the current position or the position before it has occurred, whichever is more often. A player
    /// who looks only at the own turns thus notices a repetition of either side.
    pub fn repetitions(&self) -> usize {
        let ply = self.ply();
        self.occurrences_at(ply).max(ply.checked_sub(1).map_or(0, |before| self.occurrences_at(before)))
    }
}

/// A game of the closed list. Code that is generic over these games makes an [`AnyTimeline`] of a timeline by `into`.
pub trait ListedGame: Game {
    /// The timeline as a timeline of any game.
    fn erased(timeline: Timeline<Self>) -> AnyTimeline;
}

impl ListedGame for cannon::Position {
    fn erased(timeline: Timeline<cannon::Position>) -> AnyTimeline {
        AnyTimeline::Cannon(timeline)
    }
}

impl ListedGame for tank_chess::Position {
    fn erased(timeline: Timeline<tank_chess::Position>) -> AnyTimeline {
        AnyTimeline::TankChess(timeline)
    }
}

impl<G: ListedGame> From<Timeline<G>> for AnyTimeline {
    fn from(timeline: Timeline<G>) -> AnyTimeline {
        G::erased(timeline)
    }
}
