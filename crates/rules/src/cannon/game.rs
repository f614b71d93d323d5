//! Implementation of [`Game`] for Cannon.

use super::notation::ActionError;
use super::setup_text::{PositionError, read_position};
use super::{Action, Position, Refusal, Ruleset, Setup};
use crate::{Game, Outcome, Side, WinReason};

impl Game for Position {
    const ID: &'static str = "cannon";

    type Action = Action;
    /// The previous position, which is small enough to copy.
    type Undo = Position;
    type Ruleset = Ruleset;
    type Refusal = Refusal;
    type PositionError = PositionError;
    type ActionError = ActionError;

    fn start(rules: &Ruleset) -> Position {
        Position::start_of_game(rules)
    }

    fn rules(&self) -> &Ruleset {
        self.ruleset()
    }

    fn side_to_move(&self) -> Side {
        self.to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        let by = if self.town_taken() {
            WinReason::PrincipalTaken
        } else if !self.has_action() {
            WinReason::NoAction
        } else {
            return None;
        };
        Some(Outcome::Win { side: !self.to_move(), by })
    }

    fn key(&self) -> u64 {
        self.incremental_key()
    }

    /// Excludes the runs of shifts, which need not recur for a repetition.
    fn repetition_key(&self) -> u64 {
        self.board_key()
    }

    fn for_each_action(&self, mut visit: impl FnMut(Action)) {
        self.for_each_capture(&mut visit);
        self.for_each_quiet(&mut visit);
    }

    fn action_count(&self) -> u64 {
        self.count_actions()
    }

    fn reply_count(&self) -> u64 {
        self.count_replies()
    }

    fn validate(&self, action: Action) -> Result<(), Refusal> {
        self.legality(action)
    }

    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Place { .. } | Action::Capture { .. } | Action::Shot { .. })
    }

    fn play(&mut self, action: Action) -> Position {
        let before = *self;
        self.play_unchecked(action);
        before
    }

    fn unplay(&mut self, _: Action, undo: Position) {
        *self = undo;
    }

    fn from_text(text: &str, rules: &Ruleset) -> Result<Position, PositionError> {
        read_position(text, rules)
    }

    fn to_text(&self) -> String {
        Setup::from(self).to_string()
    }

    fn action_from_text(&self, text: &str) -> Result<Action, ActionError> {
        self.read_action(text)
    }

    fn action_to_text(&self, action: Action) -> String {
        Position::plain_notation(action) + self.suffix(action)
    }
}
