//! The game on the table: what is played, by whom, and how it ended.

use std::time::Duration;

use jiff::Timestamp;

use crate::error::CliError;
use crate::games::{self, GameCommands};
use crate::options::PlayOptions;
use cannon_engine::SearchOptions;
use cannon_rules::any::{AnyRefusal, AnyTimeline};
use cannon_rules::record::{Clocks, Players, Record, Seat};
use cannon_rules::{Outcome, PackedAction, Side, WinReason};

/// The game on the table.
pub(super) struct Table {
    pub(super) game: &'static GameCommands,
    pub(super) timeline: Box<dyn AnyTimeline>,
    pub(super) players: Players,
    pub(super) clocks: Clocks,
    started: Timestamp,
    name: Option<String>,
    scheme: Option<String>,
    /// A result that the board does not show: resignation, time, agreement.
    agreed: Option<Outcome>,
}

impl Table {
    /// A new game as the options have it.
    pub(super) fn new(options: &PlayOptions) -> Result<Table, CliError> {
        let game = options.game.and_then(games::find).unwrap_or(games::default());
        let players = options.players();
        let timeline = game
            .entry()?
            .begin(options.ruleset.as_ref(), options.start.as_deref(), players.default_house_rules())
            .map_err(CliError::bad)?;
        let clocks = Clocks::new(&players);
        let (started, scheme) = (Timestamp::now(), options.scheme.clone());
        Ok(Table { game, timeline, players, clocks, started, name: None, scheme, agreed: None })
    }

    /// The game in a record; `timeline` is the record, replayed.
    pub(super) fn resumed(record: Record, timeline: Box<dyn AnyTimeline>) -> Table {
        let game = games::find(timeline.game()).unwrap_or(games::default());
        let agreed = if timeline.outcome().is_none() { record.result } else { None };
        let clocks = Clocks::from_record(&record, &*timeline);
        let Record { players, started, name, scheme, .. } = record;
        Table { game, timeline, players, clocks, started, name, scheme, agreed }
    }

    /// The game as a record.
    pub(super) fn record(&self) -> Record {
        let mut record = Record::from_timeline(self.timeline.as_ref(), self.players.clone(), self.started);
        self.clocks.write_to(&mut record, self.timeline.as_ref());
        record.name.clone_from(&self.name);
        record.scheme.clone_from(&self.scheme);
        record.result = self.outcome();
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

    /// Plays an action for the side to move.
    pub(super) fn play(&mut self, action: PackedAction) -> Result<(), AnyRefusal> {
        let (side, ply) = (self.side_to_move(), self.timeline.ply());
        self.timeline.play(action)?;
        self.clocks.finish_turn(side, ply);
        Ok(())
    }

    /// Lets time pass for the side to move. True if its flag has fallen, which ends the game. As in the window, clocks stand still
    /// before the first action and after the end.
    pub(super) fn pass_time(&mut self, elapsed: Duration) -> bool {
        let side = self.side_to_move();
        let fallen = self.timeline.ply() > 0 && self.outcome().is_none() && self.clocks.elapse(side, elapsed);
        if fallen {
            self.agree(Outcome::Win { side: !side, by: WinReason::Time });
        }
        fallen
    }

    /// The order, hurried by the clock of the side to move.
    pub(super) fn hurried(&self, order: SearchOptions) -> SearchOptions {
        order.with_clock(&self.clocks, &*self.timeline)
    }

    /// Ends the game otherwise than on the board.
    pub(super) fn agree(&mut self, outcome: Outcome) {
        self.agreed = Some(outcome);
    }

    /// Takes back to the last turn of a person. `false` if there is none.
    pub(super) fn undo(&mut self) -> bool {
        // What was agreed after the last action comes before that action.
        let plies = self.timeline.ply() + usize::from(self.agreed.is_some());
        let Some(ply) = (0..plies).rev().find(|&ply| self.is_persons_turn(ply)) else { return false };
        self.agreed = None;
        self.go_to(ply);
        true
    }

    /// Plays what was taken back, up to the next turn of a person or the end. `false` if there is nothing.
    pub(super) fn redo(&mut self) -> bool {
        let last = self.timeline.last_ply();
        let ply = self.timeline.ply();
        if ply == last || self.agreed.is_some() {
            return false;
        }
        let later = (ply + 1..last).find(|&ply| self.is_persons_turn(ply)).unwrap_or(last);
        self.go_to(later);
        true
    }

    fn go_to(&mut self, ply: usize) {
        self.timeline.go_to(ply);
        self.clocks.go_to(ply);
    }

    fn is_persons_turn(&self, ply: usize) -> bool {
        !self.players[self.timeline.side_to_move_at(ply)].seat.is_computer()
    }

    /// A number of its own for each game, from which the computer's mistakes follow.
    pub(super) fn seed(&self) -> u64 {
        self.started.as_nanosecond() as u64
    }
}
