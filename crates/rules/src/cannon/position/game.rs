//! Implementation of [`Game`] for Cannon. It is a submodule of the position, so that it can read the fields.

use super::Position;
use crate::cannon::bitboard::Bitboard;
use crate::cannon::notation::ActionError;
use crate::cannon::setup_text::{PositionError, locate};
use crate::cannon::side_view::with_view;
use crate::cannon::{
    Action, CannonOf, Point, Refusal, RetreatOver, Ruleset, Setup, TownSafety, generate, reply_count, styles, zobrist,
};
use crate::position_text::read_position;
use crate::record::Style;
use crate::{Game, Outcome, Side, Spot, WinReason};

impl Game for Position {
    const STYLES: &'static [Style] = styles::ALL;

    type Action = Action;
    type Ruleset = Ruleset;
    type Refusal = Refusal;
    type PositionError = PositionError;
    type ActionError = ActionError;

    /// All soldiers on the board, both towns still to be placed.
    fn start(rules: &Ruleset) -> Position {
        let of = |parity: u8, ranks: std::ops::Range<u8>| {
            Point::all().filter(|point| point.file() % 2 == parity && ranks.contains(&point.rank())).collect()
        };
        Position::from_parts([of(0, 1..4), of(1, 6..9)], Bitboard::EMPTY, rules.first, false, [None, None], *rules)
    }

    #[inline]
    fn rules(&self) -> &Ruleset {
        &self.rules
    }

    fn ruleset_name(&self) -> Option<&'static str> {
        self.rules.preset_name()
    }

    fn has_spot(&self, spot: Spot) -> bool {
        Point::new(spot.file, spot.rank).is_some()
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let by = if self.town_taken {
            WinReason::PrincipalTaken
        } else if !self.has_action() {
            WinReason::NoAction
        } else {
            return None;
        };
        Some(Outcome::Win { side: !self.to_move, by })
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    /// Excludes the runs of shifts, which need not recur for a repetition.
    fn repetition_key(&self) -> u64 {
        Side::ALL.into_iter().fold(self.key, |key, side| key ^ zobrist::shift_run(side, self.shift_runs[side.index()]))
    }

    fn for_each_action(&self, mut visit: impl FnMut(Action)) {
        self.for_each_capture(&mut visit);
        self.for_each_quiet(&mut visit);
    }

    fn action_count(&self) -> u64 {
        let any_shift_forbidden = self.rules.shift_limit == Some(0);
        if self.rules.town == TownSafety::Checkmate || any_shift_forbidden || !self.can_attack(self.to_move) {
            let mut count = 0;
            self.for_each_action(|_| count += 1);
            return count;
        }
        let count = with_view!(self, self.to_move, |view| generate::count(&view, &self.rules));
        u64::from(count - self.shifts_over_limit())
    }

    fn reply_count(&self) -> u64 {
        let board_decides = self.rules.town == TownSafety::Capture && self.rules.shift_limit.is_none();
        let usual = self.rules.cannon_of == CannonOf::Soldiers && self.rules.retreat_over == RetreatOver::Empty;
        if !board_decides || !usual || !self.can_attack(self.to_move) || !self.can_attack(!self.to_move) {
            let mut count = 0;
            self.for_each_action(|action| count += self.after(action).action_count());
            return count;
        }
        let (south, north) = (self.view::<false, false>(), self.view::<true, false>());
        match self.to_move {
            Side::South => reply_count::count(&south, north, &self.rules),
            Side::North => reply_count::count(&north, south, &self.rules),
        }
    }

    fn validate(&self, action: Action) -> Result<(), Refusal> {
        self.legality(action)
    }

    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Place { .. } | Action::Capture { .. } | Action::Shot { .. })
    }

    fn is_placement(&self, action: Action) -> bool {
        matches!(action, Action::Place { .. })
    }

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
        Position::plain_notation(action) + self.suffix(action)
    }
}
