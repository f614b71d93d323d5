//! A game that is built move by move, as the readers find the moves.

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, RecordError, ReplayError};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};
use jiff::Timestamp;
use serde_json::Value;

use crate::error::shortened;
use crate::{Fault, FaultKind, Import};

/// How a text says that a game ended, apart from what the board says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// This side won. The reason counts if the board leaves the game open.
    Won(Side, WinReason),
    /// A draw. The reason counts if the board leaves the game open.
    Drawn(DrawReason),
}

/// A game in the making.
pub(crate) struct Builder {
    /// The game so far, at its last move.
    pub(crate) timeline: AnyTimeline,
    /// The players.
    pub(crate) players: Players,
    /// When the game began.
    pub(crate) started: Timestamp,
}

impl Builder {
    /// A game from the usual start of a ruleset.
    ///
    /// # Errors
    /// The ruleset is invalid.
    pub(crate) fn new(game: GameId, ruleset: &Value) -> Result<Builder, FaultKind> {
        let timeline = game
            .begin(Some(ruleset), None, HouseRules::NONE)
            .map_err(|error| FaultKind::Record(RecordError::Setup(error)))?;
        Ok(Builder { timeline, players: Players::default(), started: Timestamp::UNIX_EPOCH })
    }

    /// Plays a move.
    ///
    /// # Errors
    /// The text is no move, or the move is illegal.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), FaultKind> {
        let number = self.timeline.ply() + 1;
        let fault = |fault| FaultKind::Record(RecordError::Action { number, text: shortened(text), fault });
        let action = self.timeline.read_action(text).map_err(|error| fault(ReplayError::Unreadable(error)))?;
        self.timeline.play(action).map_err(|refused| fault(ReplayError::Refused(refused)))
    }

    /// The game up to a fault, or as a whole; see [`finish_tree`](Self::finish_tree).
    ///
    /// # Errors
    /// The fault, if no move was read before it. There is no move at all.
    pub(crate) fn finish(self, end: Option<End>, stopped: Option<Fault>) -> Result<Import, Fault> {
        if self.timeline.ply() == 0 {
            return Err(stopped.unwrap_or(Fault::whole(FaultKind::NoMoves)));
        }
        Ok(self.finish_tree(end, stopped))
    }

    /// The game with its variations, up to a fault, or as a whole. The end is what the text says; what the board says is the result all the
    /// same. An end that contradicts the board is a fault.
    pub(crate) fn finish_tree(self, end: Option<End>, stopped: Option<Fault>) -> Import {
        let mut record = Record::with_redo(&self.timeline, self.players, self.started);
        let Some(end) = end.filter(|_| stopped.is_none()) else { return Import { record, stopped } };
        let written = end.outcome();
        match record.result {
            None if end.outcome().is_declared() => record.result = Some(written),
            Some(on_board) if on_board.winner() == written.winner() => {}
            on_board => {
                let error = RecordError::Result { game: record.game, written, on_board };
                return Import { record, stopped: Some(Fault::whole(FaultKind::Record(error))) };
            }
        }
        Import { record, stopped: None }
    }
}

impl End {
    /// The result if the board leaves the game open.
    pub(crate) const fn outcome(self) -> Outcome {
        match self {
            End::Won(side, by) => Outcome::Win { side, by },
            End::Drawn(by) => Outcome::Draw { by },
        }
    }
}
