//! The game on the table: what is played, by whom, and how it ended.

use jiff::Timestamp;

use crate::cli::error::CliError;
use crate::cli::games::{self, GameCommands};
use crate::cli::options::PlayOptions;
use crate::rules::any::AnyTimeline;
use crate::rules::record::{Players, Record, RecordError, RecordedAction, Seat};
use crate::rules::{Outcome, Side, registry};

/// Who sits North if nobody says so.
const USUAL_OPPONENT: Seat = Seat::Computer { level: 3 };

/// The game on the table.
pub(super) struct Table {
    pub(super) game: &'static GameCommands,
    pub(super) timeline: Box<dyn AnyTimeline>,
    pub(super) players: Players,
    started: Timestamp,
    name: Option<String>,
    /// Clock readings of a timed game that was played in the window: kept, though the terminal has no clock.
    timed: Vec<RecordedAction>,
    /// A result that the board does not show: resignation, time, agreement.
    agreed: Option<Outcome>,
}

impl Table {
    /// A new game as the options have it.
    pub(super) fn new(options: &PlayOptions) -> Result<Table, CliError> {
        let game = options.game.and_then(games::find).unwrap_or(games::default());
        let entry = registry::find(game.id).ok_or_else(|| CliError::BadInput(format!("unknown game `{}`", game.id)))?;
        let south = options.south.unwrap_or_default();
        // Someone who names one seat only plays against the computer, whichever the seat.
        let north = options.north.unwrap_or(USUAL_OPPONENT);
        let players = Players::untimed(south, north);
        let timeline =
            entry.begin(options.ruleset.as_ref(), None, players.usual_house_rules()).map_err(CliError::bad)?;
        let started = Timestamp::now();
        Ok(Table { game, timeline, players, started, name: None, timed: Vec::new(), agreed: None })
    }

    /// The game in a record.
    pub(super) fn from_record(record: &Record) -> Result<Table, RecordError> {
        let timeline = record.replay()?;
        let game = games::find(timeline.game()).unwrap_or(games::default());
        let agreed = if timeline.outcome().is_none() { record.result } else { None };
        let timed = if record.actions.iter().any(|action| action.clock_ms.is_some()) {
            record.actions.clone()
        } else {
            Vec::new()
        };
        Ok(Table {
            game,
            timeline,
            players: record.players.clone(),
            started: record.started,
            name: record.name.clone(),
            timed,
            agreed,
        })
    }

    /// The game as a record.
    pub(super) fn record(&self) -> Record {
        let mut record = Record::from_timeline(self.timeline.as_ref(), self.players.clone(), self.started);
        record.name.clone_from(&self.name);
        record.result = self.outcome();
        let unchanged = record.actions.iter_mut().zip(&self.timed).take_while(|(new, old)| new.text == old.text);
        for (new, old) in unchanged {
            new.clock_ms = old.clock_ms;
        }
        record
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.timeline.outcome().or(self.agreed)
    }

    pub(super) fn side_to_move(&self) -> Side {
        self.timeline.side_to_move()
    }

    /// Who is on turn.
    pub(super) fn seat_to_move(&self) -> Seat {
        self.players[self.side_to_move()].seat
    }

    /// Ends the game by the players' will.
    pub(super) fn agree(&mut self, outcome: Outcome) {
        self.agreed = Some(outcome);
    }

    /// Takes back to the last turn of a person. `false` if there is none.
    pub(super) fn undo(&mut self) -> bool {
        if self.agreed.take().is_some() && !self.seat_to_move().is_computer() {
            return true;
        }
        let earlier = (0..self.timeline.ply()).rev().find(|&ply| self.is_persons_turn(ply));
        earlier.map(|ply| self.timeline.go_to(ply)).is_some()
    }

    /// Plays what was taken back, up to the next turn of a person or the end. `false` if there is nothing.
    pub(super) fn redo(&mut self) -> bool {
        let last = self.timeline.last_ply();
        let ply = self.timeline.ply();
        if ply == last || self.agreed.is_some() {
            return false;
        }
        let later = (ply + 1..last).find(|&ply| self.is_persons_turn(ply)).unwrap_or(last);
        self.timeline.go_to(later);
        true
    }

    fn is_persons_turn(&self, ply: usize) -> bool {
        !self.players[self.timeline.side_to_move_at(ply)].seat.is_computer()
    }

    /// A number of its own for each game, from which the computer's mistakes follow.
    pub(super) fn seed(&self) -> u64 {
        self.started.as_nanosecond() as u64
    }
}
