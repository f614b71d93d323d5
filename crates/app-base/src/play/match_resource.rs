//! The match: position, ruleset, record, clocks and seats of the game on the table.

use std::time::Duration;

use bevy::prelude::*;

use super::tree_edits::StudyState;
use cannon_rules::any::{AnyRefusal, AnyTimeline, ParseError};
use cannon_rules::record::{Clocks, LEVELS, Player, Players, Record, RecordError, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Outcome, PackedAction, Side};

/// The purpose of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MatchPurpose {
    /// A game, which is saved.
    #[default]
    Game,
    /// A position or a line of play to look at or to practise with, such as the best line in a review. It is never saved.
    Exercise,
    /// A recorded game that is studied: a person tries actions for both sides and writes notes. The tree is saved.
    Study,
    /// A game of the program with its comments, which a person reads. It is a study whose comments stay as they are, and it is never saved.
    ModelGame,
    /// A demonstration game behind the title, which nobody plays and which is never saved.
    Exhibition,
}

/// The choices before a game starts.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The game.
    pub game: GameId,
    /// The ruleset as a JSON value; `None` for the game's default.
    pub ruleset: Option<serde_json::Value>,
    /// The draw rules.
    pub house_rules: HouseRules,
    /// The seats and time controls.
    pub players: Players,
    /// The text of the starting position; `None` for the starting position of the ruleset.
    pub position: Option<String>,
    /// The name of the player's own scheme from which the position text comes.
    pub scheme: Option<String>,
    /// The purpose.
    pub purpose: MatchPurpose,
    /// Whether the coach helps the person in a game against the computer.
    pub has_coach: bool,
}

impl Default for MatchSetup {
    /// Cannon with its default rules, two people and no clocks.
    fn default() -> Self {
        MatchSetup {
            game: GameId::Cannon,
            ruleset: None,
            house_rules: HouseRules::NONE,
            players: Players::default(),
            position: None,
            scheme: None,
            purpose: MatchPurpose::Game,
            has_coach: false,
        }
    }
}

impl MatchSetup {
    /// The set-up of a recorded game, with the clocks as at its start.
    pub fn of_record(record: &Record) -> MatchSetup {
        let Players { south, north } = &record.players;
        let [south, north] = [south, north].map(|player| Player { remaining_ms: None, ..player.clone() });
        MatchSetup {
            game: record.game,
            ruleset: Some(record.ruleset.clone()),
            house_rules: record.house_rules,
            players: Players { south, north },
            position: record.start.clone(),
            scheme: record.scheme.clone(),
            purpose: MatchPurpose::Game,
            has_coach: record.coach.unwrap_or_else(|| has_coach_by_default(&record.players)),
        }
    }

    /// The timeline at the start of a game with this set-up.
    ///
    /// # Errors
    /// A ruleset or a position that cannot be read.
    pub fn begin(&self) -> Result<AnyTimeline, ParseError> {
        self.game.begin(self.ruleset.as_ref(), self.position.as_deref(), self.house_rules)
    }
}

/// The highest level of the computer against which the coach helps by default.
const COACH_LEVEL: i8 = 3;

/// Whether the coach helps by default: a person plays against the computer at a low level.
pub fn has_coach_by_default(players: &Players) -> bool {
    match [players.south.seat, players.north.seat] {
        [Seat::Human, Seat::Computer { level, .. }] | [Seat::Computer { level, .. }, Seat::Human] => {
            level <= COACH_LEVEL
        }
        _ => false,
    }
}

/// The match. Only the [gate](super) changes it.
#[derive(Resource)]
pub struct Match {
    pub(super) timeline: AnyTimeline,
    /// The set-up at the start, with the whole ruleset and the current seats. It has a position text only if the game did not start from
    /// the ruleset's own starting position.
    setup: MatchSetup,
    clocks: Clocks,
    /// For each action, which of several equivalent animations shows it.
    pub(super) animation_variants: Vec<Option<u8>>,
    /// An outcome that does not follow from the position: by resignation, time or agreement.
    declared_outcome: Option<Outcome>,
    draw_offer: Option<Side>,
    /// The ply that the player views; `None` for the live game.
    viewed_ply: Option<usize>,
    pub(super) revision: u64,
    /// See [`tree_revision`](Self::tree_revision).
    pub(super) tree_revision: u64,
    pub(super) started_at: jiff::Timestamp,
    /// Whether what is taken back stays in the game as a variation.
    keeps_tries: bool,
    /// What belongs to a study; `None` in other matches.
    pub(super) study: Option<StudyState>,
}

impl Default for Match {
    fn default() -> Self {
        let setup = MatchSetup::default();
        // The default set-up has no ruleset and no position that could be invalid.
        Match::new(&setup).unwrap_or_else(|error| unreachable!("the default set-up is valid: {error}"))
    }
}

impl Match {
    /// A match with this set-up.
    ///
    /// # Errors
    /// See [`MatchSetup::begin`].
    pub fn new(setup: &MatchSetup) -> Result<Self, ParseError> {
        Ok(Match::of_timeline(setup.clone(), setup.begin()?, Clocks::new(&setup.players)))
    }

    /// A match at the last ply of a timeline that started with this set-up.
    pub(super) fn of_timeline(setup: MatchSetup, timeline: AnyTimeline, clocks: Clocks) -> Match {
        let setup = MatchSetup { ruleset: Some(timeline.ruleset()), position: None, ..setup };
        let start = timeline.position_text_at(0);
        let is_own_start = setup.begin().is_ok_and(|default_start| default_start.position_text_at(0) != start);
        Match {
            setup: MatchSetup { position: is_own_start.then_some(start), ..setup },
            clocks,
            animation_variants: vec![None; timeline.ply()],
            timeline,
            declared_outcome: None,
            draw_offer: None,
            viewed_ply: None,
            revision: 0,
            tree_revision: 0,
            started_at: jiff::Timestamp::now(),
            keeps_tries: true,
            study: None,
        }
    }

    /// A match without clocks that continues a game from a ply.
    ///
    /// # Errors
    /// The actions before the ply cannot be replayed.
    pub fn continued(timeline: &AnyTimeline, ply: usize) -> Result<Self, RecordError> {
        let mut timeline = timeline.clone();
        timeline.go_to(ply);
        let record = Record::from_timeline(&timeline, Players::default(), jiff::Timestamp::now());
        Match::from_record(&record, MatchPurpose::Game)
    }

    /// The timeline of the game, with its cursor at the live ply.
    pub fn timeline(&self) -> &AnyTimeline {
        &self.timeline
    }

    /// The seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        self.setup.players[side].seat
    }

    /// The seats and time controls. The remaining times are in [`clocks`](Self::clocks).
    pub fn players(&self) -> &Players {
        &self.setup.players
    }

    /// The name of the program that has the seat of a side. `None` if another player has it.
    pub fn program(&self, side: Side) -> Option<&str> {
        self.setup.players[side].program()
    }

    /// Whether at least one seat is human.
    pub fn has_human(&self) -> bool {
        Side::ALL.iter().any(|&side| !self.seat(side).is_computer())
    }

    /// Whether both seats are human.
    pub fn is_between_people(&self) -> bool {
        Side::ALL.iter().all(|&side| !self.seat(side).is_computer())
    }

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// The time at which the game started.
    pub fn started_at(&self) -> jiff::Timestamp {
        self.started_at
    }

    /// The purpose.
    pub fn purpose(&self) -> MatchPurpose {
        self.setup.purpose
    }

    /// Whether the match is a game, as opposed to an exercise, a study or an exhibition.
    pub fn is_game(&self) -> bool {
        self.setup.purpose == MatchPurpose::Game
    }

    /// Whether the coach helps the person: in a game against the computer that was started with it.
    pub fn has_coach(&self) -> bool {
        self.setup.has_coach && self.is_game() && self.has_human() && !self.is_between_people()
    }

    /// Whether a side has a clock.
    pub fn has_clock(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.clocks.remaining(side).is_some())
    }

    /// The level of the computer in a game of a person against it.
    pub fn computer_level(&self) -> Option<i8> {
        let is_against_computer = self.has_human() && !self.is_between_people();
        Side::ALL.into_iter().filter(|_| is_against_computer).find_map(|side| match self.seat(side) {
            Seat::Computer { level, .. } => Some(level),
            Seat::Human | Seat::Program => None,
        })
    }

    /// Whether it is a demonstration game behind the title.
    pub fn is_exhibition(&self) -> bool {
        self.setup.purpose == MatchPurpose::Exhibition
    }

    /// The outcome of the live game, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.declared_outcome.or_else(|| self.timeline.outcome())
    }

    /// The side whose draw offer has not been answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// The ply that is shown: the live ply, unless the player views an earlier ply.
    pub fn shown_ply(&self) -> usize {
        self.viewed_ply.unwrap_or(self.timeline.ply())
    }

    /// Whether the live ply is shown.
    pub fn shows_live(&self) -> bool {
        self.viewed_ply.is_none()
    }

    /// Which of several equivalent animations shows the action at `ply` (see [`Request::Play`](super::Request::Play)).
    pub fn animation_variant(&self, ply: usize) -> Option<u8> {
        self.animation_variants.get(ply).copied().flatten()
    }

    /// A number that increases whenever the live position or the seats change, so that results for an older revision can be dropped.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// A number that increases whenever the nodes of the tree change: its variations or its main line, but not its notes.
    pub fn tree_revision(&self) -> u64 {
        self.tree_revision
    }

    /// Whether a person may act now: the game is not over, the live ply is shown, and the side to move has a human seat.
    pub fn awaits_player(&self) -> bool {
        self.outcome().is_none() && self.shows_live() && !self.seat(self.timeline.side_to_move()).is_computer()
    }

    /// The ply to which undo leads: one ply back or, against the computer, the last turn of a person. `None` if there is nothing to undo.
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.timeline.ply()).rev().find(|&earlier| self.is_human_turn(earlier))
    }

    /// The ply to which redo leads: one ply forward or, against the computer, the next turn of a person or the end. `None` if nothing has
    /// been undone.
    pub fn redo_target(&self) -> Option<usize> {
        let (ply, last) = (self.timeline.ply(), self.timeline.last_ply());
        (ply < last).then(|| (ply + 1..=last).find(|&later| self.is_human_turn(later)).unwrap_or(last))
    }

    /// Whether it is the turn of a person at `ply`. If both sides are computers, every turn counts.
    fn is_human_turn(&self, ply: usize) -> bool {
        !self.has_human() || !self.seat(self.timeline.side_to_move_at(ply)).is_computer()
    }

    /// The set-up with which this match was started, but with the current seats. A position text stands only for a game that did not start
    /// from the ruleset's own starting position.
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// The record of the game up to the live ply, with its variations. What has been taken back is one of them, if the player keeps it. The
    /// record of a study has the whole tree.
    pub fn record(&self) -> Record {
        if let Some(study) = self.study_snapshot() {
            return study.record();
        }
        let MatchSetup { players, scheme, has_coach, .. } = &self.setup;
        let write = if self.keeps_tries { Record::with_redo } else { Record::from_timeline };
        let mut record = write(self.timeline(), players.clone(), self.started_at);
        self.clocks.write_to(&mut record, self.timeline());
        record.result = self.outcome();
        record.scheme.clone_from(scheme);
        record.coach = (*has_coach != has_coach_by_default(players)).then_some(*has_coach);
        record
    }
}

/// Changes, which only the gate makes.
impl Match {
    /// The match of a record, at its last ply.
    pub(super) fn from_record(record: &Record, purpose: MatchPurpose) -> Result<Self, RecordError> {
        let timeline = record.replay()?;
        if matches!(purpose, MatchPurpose::Study | MatchPurpose::ModelGame) {
            return Ok(Match::of_study(record, timeline, purpose));
        }
        let clocks = Clocks::from_record(record, &timeline);
        let declared_outcome = record.result.filter(|_| timeline.outcome().is_none());
        let setup = MatchSetup { players: record.players.clone(), purpose, ..MatchSetup::of_record(record) };
        let started_at = record.started;
        Ok(Match { declared_outcome, started_at, ..Match::of_timeline(setup, timeline, clocks) })
    }

    /// Replaces the match. The revision still increases, so that results for the old game are dropped.
    pub(super) fn replace(&mut self, other: Match) {
        let (revision, tree_revision) = (self.revision + 1, self.tree_revision + 1);
        *self = Match { revision, tree_revision, keeps_tries: self.keeps_tries, ..other };
    }

    /// Sets whether what is taken back stays in the game as a variation.
    pub(super) fn set_keeps_tries(&mut self, keeps_tries: bool) {
        self.keeps_tries = keeps_tries;
    }

    /// Plays an action, unless it is illegal or the game is over.
    pub(super) fn play(&mut self, action: PackedAction, animation_variant: Option<u8>) -> Result<(), AnyRefusal> {
        if self.declared_outcome.is_some() {
            return Err(AnyRefusal::game_over());
        }
        if self.is_study() {
            return self.try_action(action, animation_variant);
        }
        let side = self.timeline.side_to_move();
        let ply = self.timeline.ply();
        if self.keeps_tries {
            self.timeline.play_keeping(action)?;
        } else {
            self.timeline.play(action)?;
        }
        self.tree_revision += 1;
        self.clocks.finish_turn(side, ply);
        self.animation_variants.truncate(ply);
        self.animation_variants.push(animation_variant);
        self.draw_offer = None;
        self.revision += 1;
        Ok(())
    }

    /// Changes the live ply, as undo and redo do.
    pub(super) fn go_to_ply(&mut self, ply: usize) {
        let ply = self.timeline.go_to(ply);
        self.tree_revision += 1;
        self.clocks.go_to(ply);
        self.declared_outcome = None;
        self.draw_offer = None;
        self.viewed_ply = None;
        self.revision += 1;
    }

    /// Views a ply; the last ply is the live game. In a study, the cursor moves along the line in view.
    pub(super) fn view_ply(&mut self, ply: usize) {
        if self.is_study() {
            self.select_ply(ply);
            return;
        }
        self.viewed_ply = (ply < self.timeline.ply()).then_some(ply);
    }

    /// Ends the game with an outcome that does not follow from the position.
    pub(super) fn end(&mut self, outcome: Outcome) {
        self.declared_outcome = Some(outcome);
        self.draw_offer = None;
        self.revision += 1;
    }

    /// Sets or removes a draw offer.
    pub(super) fn offer_draw(&mut self, side: Option<Side>) {
        self.draw_offer = side;
    }

    /// Exchanges the seats and clocks.
    pub(super) fn swap_seats(&mut self) {
        let Players { south, north } = &mut self.setup.players;
        std::mem::swap(south, north);
        self.clocks.swap_sides();
        self.draw_offer = None;
        self.revision += 1;
    }

    /// Changes the level of all computers, within its range. The computer takes another program's seat, and begins its turn anew.
    pub(super) fn set_level(&mut self, level: i8) {
        let wanted = level.clamp(*LEVELS.start(), *LEVELS.end());
        for side in Side::ALL {
            let player = &mut self.setup.players[side];
            match &mut player.seat {
                Seat::Computer { level, .. } => *level = wanted,
                Seat::Program => (player.seat, player.name) = (Seat::computer(wanted), None),
                Seat::Human => {}
            }
        }
        self.revision += 1;
    }

    /// Lets the coach help from now on.
    pub(super) fn call_coach(&mut self) {
        self.setup.has_coach = true;
    }

    /// Advances a clock. Returns whether its time is up.
    pub(super) fn pass_time(&mut self, side: Side, elapsed: Duration) -> bool {
        self.clocks.elapse(side, elapsed)
    }
}
