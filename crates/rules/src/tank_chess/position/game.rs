//! Implementation of [`Game`] for Tank Chess. It is a submodule of the position, so that it can read the fields.

use super::{Ending, Position};
use crate::position_text::read_position;
use crate::record::Style;
use crate::tank_chess::notation::ActionError;
use crate::tank_chess::setup_text::{PositionError, locate};
use crate::tank_chess::{Action, Refusal, Ruleset, Setup, styles};
use crate::{Game, Outcome, Side, Spot, WinReason};

impl Game for Position {
    const STYLES: &'static [Style] = styles::ALL;

    type Action = Action;
    type Ruleset = Ruleset;
    type Refusal = Refusal;
    type PositionError = PositionError;
    type ActionError = ActionError;

    fn start(rules: &Ruleset) -> Position {
        rules.board.start().with_rules(*rules)
    }

    #[inline]
    fn rules(&self) -> &Ruleset {
        &self.rules
    }

    fn ruleset_name(&self) -> Option<&'static str> {
        Some(self.rules.board.name())
    }

    fn has_spot(&self, spot: Spot) -> bool {
        spot.file < self.board.size() && spot.rank < self.board.size()
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let (side, by) = match self.ending? {
            Ending::CommandLost(side) => (!side, WinReason::PrincipalTaken),
            Ending::CommandLeft(side) => (side, WinReason::PrincipalEscaped),
            Ending::FlagReached(side) => (side, WinReason::FlagTaken),
            Ending::SquaresHeld(side) => (side, WinReason::SquaresHeld),
            Ending::DepotDestroyed(side) => (!side, WinReason::DepotDestroyed),
            Ending::TooFewUnits(side) => (!side, WinReason::TooFewPieces),
        };
        Some(Outcome::Win { side, by })
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn for_each_action(&self, visit: impl FnMut(Action)) {
        self.for_each_legal(visit);
    }

    fn action_count(&self) -> u64 {
        self.count_legal()
    }

    fn validate(&self, action: Action) -> Result<(), Refusal> {
        self.legality(action)
    }

    /// True if a unit or depot is destroyed or lost, a mine is cleared or triggered, or the Command leaves. Pushed wrecks can be
    /// pushed back.
    fn is_irreversible(&self, action: Action) -> bool {
        let Action::Drive { from, to, shot, .. } = action else { return true };
        if shot.is_some() {
            return true;
        }
        let Some((_, piece)) = self.unit_at(from) else { return false };
        self.is_lost_on(piece, to) || self.can_clear_mines(piece) && self.after(action).mines != self.mines
    }

    #[inline]
    fn play(&mut self, action: Action) {
        self.play_unchecked(action);
    }

    fn from_text(text: &str, rules: &Ruleset) -> Result<Position, PositionError> {
        read_position(text, |setup: &Setup| setup.position(rules), locate)
    }

    fn to_text(&self) -> String {
        Setup::from(self).to_string()
    }

    fn action_from_text(&self, text: &str) -> Result<Action, ActionError> {
        self.read_action(text)
    }

    fn action_to_text(&self, action: Action) -> String {
        self.plain_notation(action) + &self.suffix(action)
    }
}
