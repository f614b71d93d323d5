//! The match: position, ruleset, record, clocks and seats of the game on the table.

use std::time::Duration;

use bevy::prelude::*;

use super::Clocks;
use crate::rules::any::AnyTimeline;
use crate::rules::any::{Refused, Unreadable};
use crate::rules::record::{Record, RecordError, Seat, TimeControl};
use crate::rules::registry::{self, GAMES};
use crate::rules::timeline::HouseRules;
use crate::rules::{Outcome, PackedAction, Side};

/// Everything that is chosen before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game's identifier in the registry.
    pub game: String,
    /// The ruleset as its JSON value; the game's default if `None`.
    pub ruleset: Option<serde_json::Value>,
    /// Draw rules.
    pub house: HouseRules,
    /// Who plays South and North.
    pub seats: [Seat; 2],
    /// Time controls of South and North.
    pub clocks: [TimeControl; 2],
    /// A position text to start from instead of the game's start.
    pub position: Option<String>,
}

impl Default for MatchSetup {
    /// The first registered game by its default rules, two people, no clocks.
    fn default() -> Self {
        MatchSetup {
            game: GAMES[0].id.to_owned(),
            ruleset: None,
            house: HouseRules::default(),
            seats: [Seat::Human, Seat::Human],
            clocks: [TimeControl::None; 2],
            position: None,
        }
    }
}

impl MatchSetup {
    /// The position and history that this set-up begins with.
    ///
    /// # Errors
    /// An unknown game, or a ruleset or position that cannot be read.
    pub fn begin(&self) -> Result<Box<dyn AnyTimeline>, Unreadable> {
        let entry = registry::find(&self.game).ok_or_else(|| Unreadable(format!("there is no game `{}`", self.game)))?;
        entry.begin(self.ruleset.as_ref(), self.position.as_deref(), self.house)
    }
}

/// The game on the table. Only the [gate](super) changes it; everybody may read it.
#[derive(Resource)]
pub struct Match {
    timeline: Box<dyn AnyTimeline>,
    seats: [Seat; 2],
    clocks: Clocks,
    /// What was left on the clocks at each ply, for undo: one entry a ply, the start included.
    clock_history: Vec<[Option<Duration>; 2]>,
    /// For each action, which of several equal ways to show it.
    shown_by: Vec<Option<u8>>,
    /// An end that the position does not know of: resignation, time, agreement.
    ended: Option<Outcome>,
    draw_offer: Option<Side>,
    /// The ply on show while the player looks back; `None` for the live game.
    looking_at: Option<usize>,
    revision: u64,
    started: String,
}

impl Default for Match {
    fn default() -> Self {
        let setup = MatchSetup::default();
        // The default set-up names a registered game and nothing that could fail to be read.
        Match::new(&setup).unwrap_or_else(|error| unreachable!("the default set-up begins a game: {error}"))
    }
}

impl Match {
    /// A match by this set-up.
    ///
    /// # Errors
    /// See [`MatchSetup::begin`].
    pub fn new(setup: &MatchSetup) -> Result<Self, Unreadable> {
        let clocks = Clocks::new(setup.clocks);
        Ok(Match {
            timeline: setup.begin()?,
            seats: setup.seats,
            clock_history: vec![clocks.snapshot()],
            clocks,
            shown_by: Vec::new(),
            ended: None,
            draw_offer: None,
            looking_at: None,
            revision: 0,
            started: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        })
    }

    /// The game so far, with its cursor at the live ply.
    #[must_use]
    pub fn timeline(&self) -> &dyn AnyTimeline {
        &*self.timeline
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// Who plays South and North.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// The clocks.
    #[must_use]
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// How the live game ended, if it did.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.timeline.outcome())
    }

    /// The side whose draw offer waits for an answer.
    #[must_use]
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// The ply on show: the live one unless the player looks back.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        self.looking_at.unwrap_or(self.timeline.ply())
    }

    /// Whether the live game is on show.
    #[must_use]
    pub fn shows_live(&self) -> bool {
        self.looking_at.is_none()
    }

    /// Which of several equal ways to show the action played at `ply` (see [`Request::Play`](super::Request::Play)).
    #[must_use]
    pub fn shown_by(&self, ply: usize) -> Option<u8> {
        self.shown_by.get(ply).copied().flatten()
    }

    /// Changes whenever the live position or the seats change, so that an answer computed for an older revision can be told.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether a person may act now: the game goes on, is on show, and the side to move is a human seat.
    #[must_use]
    pub fn awaits_player(&self) -> bool {
        self.outcome().is_none() && self.shows_live() && self.seat(self.timeline.side_to_move()).is_human()
    }

    /// The set-up by which this match was begun, with the seats as they are now.
    #[must_use]
    pub fn setup(&self) -> MatchSetup {
        let ruleset = self.timeline.ruleset();
        let mut setup = MatchSetup {
            game: self.timeline.game().to_owned(),
            ruleset: Some(ruleset),
            house: self.timeline.house(),
            seats: self.seats,
            clocks: self.clocks.controls(),
            position: None,
        };
        // A game that began at the normal start is not tied to a position text.
        let start = self.timeline.position_text_at(0);
        if setup.begin().is_ok_and(|normal| normal.position_text_at(0) != start) {
            setup.position = Some(start);
        }
        setup
    }

    /// The game as players keep it, up to the live ply.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = Record::from_timeline(self.timeline(), self.seats, self.clocks.controls(), self.outcome());
        record.started = Some(self.started.clone());
        record.remaining = self.clocks.snapshot();
        record
    }
}

/// Changes, for the gate alone.
impl Match {
    pub(super) fn from_record(record: &Record) -> Result<Self, RecordError> {
        let timeline = record.replay()?;
        let mut clocks = Clocks::new(record.clocks);
        clocks.restore(record.remaining);
        let plies = timeline.ply();
        // What was left at the earlier plies is not kept in records; an undo after loading gives back no time.
        let clock_history = vec![clocks.snapshot(); plies + 1];
        let ended = if timeline.outcome().is_none() { record.result } else { None };
        Ok(Match {
            timeline,
            seats: record.seats,
            clocks,
            clock_history,
            shown_by: vec![None; plies],
            ended,
            draw_offer: None,
            looking_at: None,
            revision: 0,
            started: record.started.clone().unwrap_or_default(),
        })
    }

    /// Puts another game on the table; the revision goes on so that answers meant for the old game are dropped.
    pub(super) fn replace(&mut self, other: Match) {
        let revision = self.revision + 1;
        *self = Match { revision, ..other };
    }

    pub(super) fn play(&mut self, action: PackedAction, shown_by: Option<u8>) -> Result<(), Refused> {
        if self.ended.is_some() {
            return Err(Refused::game_over());
        }
        let side = self.timeline.side_to_move();
        let ply = self.timeline.ply();
        self.timeline.play(action)?;
        self.clocks.add_increment(side);
        self.clock_history.truncate(ply + 1);
        self.clock_history.push(self.clocks.snapshot());
        self.shown_by.truncate(ply);
        self.shown_by.push(shown_by);
        self.draw_offer = None;
        self.looking_at = None;
        self.revision += 1;
        Ok(())
    }

    /// Moves the live game to another ply, as undo and redo do.
    pub(super) fn move_to(&mut self, ply: usize) {
        let ply = self.timeline.go_to(ply);
        self.clocks.restore(self.clock_history[ply]);
        self.ended = None;
        self.draw_offer = None;
        self.looking_at = None;
        self.revision += 1;
    }

    pub(super) fn show(&mut self, ply: usize) {
        self.looking_at = (ply < self.timeline.ply()).then_some(ply);
    }

    pub(super) fn end(&mut self, outcome: Outcome) {
        self.ended = Some(outcome);
        self.draw_offer = None;
        self.revision += 1;
    }

    pub(super) fn offer_draw(&mut self, side: Option<Side>) {
        self.draw_offer = side;
    }

    pub(super) fn swap_seats(&mut self) {
        self.seats.swap(0, 1);
        self.clocks.swap();
        for entry in &mut self.clock_history {
            entry.swap(0, 1);
        }
        self.draw_offer = None;
        self.revision += 1;
    }

    pub(super) fn pass_time(&mut self, side: Side, elapsed: Duration) -> bool {
        self.clocks.pass(side, elapsed)
    }
}
