//! The match: position, ruleset, record, clocks and seats of the game on the table.

use std::time::Duration;

use bevy::prelude::*;

use cannon_rules::any::{AnyRefusal, AnyTimeline, ParseError};
use cannon_rules::record::{Clocks, Players, Record, RecordError, Seat};
use cannon_rules::registry::{self, GAMES};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Outcome, PackedAction, Side};

/// Everything that is chosen before a game begins.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game's identifier in the registry.
    pub game: String,
    /// The ruleset as its JSON value; the game's default if `None`.
    pub ruleset: Option<serde_json::Value>,
    /// Draw rules.
    pub house: HouseRules,
    /// Who sits where, and how long each may think.
    pub players: Players,
    /// A position text to start from instead of the game's start.
    pub position: Option<String>,
    /// What its maker calls the set-up that the position text is of.
    pub scheme: Option<String>,
    /// Whether it is only to be looked at: a game that nobody plays and that is never kept.
    pub exhibition: bool,
}

impl Default for MatchSetup {
    /// The first registered game by its default rules, two people, no clocks.
    fn default() -> Self {
        MatchSetup {
            game: GAMES[0].id.to_owned(),
            ruleset: None,
            house: HouseRules::default(),
            players: Players::default(),
            position: None,
            scheme: None,
            exhibition: false,
        }
    }
}

impl MatchSetup {
    /// The position and history that this set-up begins with.
    ///
    /// # Errors
    /// An unknown game, or a ruleset or position that cannot be read.
    pub fn begin(&self) -> Result<Box<dyn AnyTimeline>, ParseError> {
        let entry =
            registry::find(&self.game).ok_or_else(|| ParseError(format!("there is no game `{}`", self.game)))?;
        entry.begin(self.ruleset.as_ref(), self.position.as_deref(), self.house)
    }
}

/// The game on the table. Only the [gate](super) changes it; everybody may read it.
#[derive(Resource)]
pub struct Match {
    timeline: Box<dyn AnyTimeline>,
    players: Players,
    clocks: Clocks,
    /// For each action, which of several equal ways to show it.
    shown_by: Vec<Option<u8>>,
    /// An end that the position does not know of: resignation, time, agreement.
    ended: Option<Outcome>,
    draw_offer: Option<Side>,
    /// The ply on show while the player looks back; `None` for the live game.
    looking_at: Option<usize>,
    revision: u64,
    started: jiff::Timestamp,
    /// What its maker calls the set-up at the start.
    scheme: Option<String>,
    exhibition: bool,
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
    pub fn new(setup: &MatchSetup) -> Result<Self, ParseError> {
        Ok(Match {
            timeline: setup.begin()?,
            players: setup.players.clone(),
            clocks: Clocks::new(&setup.players),
            shown_by: Vec::new(),
            ended: None,
            draw_offer: None,
            looking_at: None,
            revision: 0,
            started: jiff::Timestamp::now(),
            scheme: setup.scheme.clone(),
            exhibition: setup.exhibition,
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
        self.players[side].seat
    }

    /// Who sits where. What is left on the clocks is told by [`clocks`](Self::clocks).
    #[must_use]
    pub fn players(&self) -> &Players {
        &self.players
    }

    /// Whether a person plays at all.
    #[must_use]
    pub fn has_person(&self) -> bool {
        Side::ALL.iter().any(|&side| !self.seat(side).is_computer())
    }

    /// The clocks.
    #[must_use]
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// When the game began.
    #[must_use]
    pub fn started(&self) -> jiff::Timestamp {
        self.started
    }

    /// What its maker calls the set-up that the game began with, if it is a player's own.
    #[must_use]
    pub fn scheme(&self) -> Option<&str> {
        self.scheme.as_deref()
    }

    /// Whether the game is only looked at: nobody plays it, and it is never kept.
    #[must_use]
    pub fn is_exhibition(&self) -> bool {
        self.exhibition
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
        self.outcome().is_none() && self.shows_live() && !self.seat(self.timeline.side_to_move()).is_computer()
    }

    /// The set-up by which this match was begun, with the seats as they are now.
    #[must_use]
    pub fn setup(&self) -> MatchSetup {
        let ruleset = self.timeline.ruleset();
        let mut setup = MatchSetup {
            game: self.timeline.game().to_owned(),
            ruleset: Some(ruleset),
            house: self.timeline.house_rules(),
            players: self.players.clone(),
            position: None,
            scheme: self.scheme.clone(),
            exhibition: self.exhibition,
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
        let mut record = Record::from_timeline(self.timeline(), self.players.clone(), self.started);
        self.clocks.write_to(&mut record, self.timeline());
        record.result = self.outcome();
        record.scheme.clone_from(&self.scheme);
        record
    }
}

/// Changes, for the gate alone.
impl Match {
    pub(super) fn from_record(record: &Record) -> Result<Self, RecordError> {
        let timeline = record.replay()?;
        let clocks = Clocks::from_record(record, &*timeline);
        let ended = if timeline.outcome().is_none() { record.result } else { None };
        let plies = timeline.ply();
        Ok(Match {
            timeline,
            players: record.players.clone(),
            clocks,
            shown_by: vec![None; plies],
            ended,
            draw_offer: None,
            looking_at: None,
            revision: 0,
            started: record.started,
            scheme: record.scheme.clone(),
            exhibition: false,
        })
    }

    /// Puts another game on the table; the revision goes on so that answers meant for the old game are dropped.
    pub(super) fn replace(&mut self, other: Match) {
        let revision = self.revision + 1;
        *self = Match { revision, ..other };
    }

    pub(super) fn play(&mut self, action: PackedAction, shown_by: Option<u8>) -> Result<(), AnyRefusal> {
        if self.ended.is_some() {
            return Err(AnyRefusal::game_over());
        }
        let side = self.timeline.side_to_move();
        let ply = self.timeline.ply();
        self.timeline.play(action)?;
        self.clocks.finish_turn(side, ply);
        self.shown_by.truncate(ply);
        self.shown_by.push(shown_by);
        self.draw_offer = None;
        self.revision += 1;
        Ok(())
    }

    /// Moves the live game to another ply, as undo and redo do.
    pub(super) fn move_to(&mut self, ply: usize) {
        let ply = self.timeline.go_to(ply);
        self.clocks.go_to(ply);
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
        std::mem::swap(&mut self.players.south, &mut self.players.north);
        self.clocks.swap_sides();
        self.draw_offer = None;
        self.revision += 1;
    }

    pub(super) fn pass_time(&mut self, side: Side, elapsed: Duration) -> bool {
        self.clocks.elapse(side, elapsed)
    }
}
