//! The game in progress: its timeline, players, clocks and result.

use std::time::Duration;

use jiff::Timestamp;

use crate::error::CliError;
use crate::games::{self, GameCommands};
use crate::options::PlayOptions;
use cannon_rules::any::{AnyRefusal, AnyTimeline};
use cannon_rules::record::{Clocks, Players, Record};
use cannon_rules::{Outcome, PackedAction, Side, WinReason};

/// The game in progress.
pub(super) struct TerminalGame {
    pub(super) commands: &'static GameCommands,
    pub(super) timeline: AnyTimeline,
    pub(super) players: Players,
    pub(super) clocks: Clocks,
    pub(super) started: Timestamp,
    name: Option<String>,
    scheme: Option<String>,
    /// The choice about the coach of the window, which the terminal does not have but keeps.
    coach: Option<bool>,
    /// A result that does not follow from the position: by resignation, time or agreement.
    pub(super) agreed_result: Option<Outcome>,
}

impl TerminalGame {
    /// A new game with the settings of the options.
    pub(super) fn new(options: &PlayOptions) -> Result<TerminalGame, CliError> {
        let commands = games::commands(options.game.unwrap_or_default());
        let players = options.players();
        let house_rules = options.house_rules.unwrap_or_default();
        let timeline = commands
            .id
            .begin(options.ruleset.as_ref(), options.start.as_deref(), house_rules)
            .map_err(|error| CliError::refused(&error))?;
        let clocks = Clocks::new(&players);
        let (started, scheme) = (Timestamp::now(), options.scheme.clone());
        let (name, coach, agreed_result) = (None, None, None);
        Ok(TerminalGame { commands, timeline, players, clocks, started, name, scheme, coach, agreed_result })
    }

    /// Resumes a recorded game; `timeline` is the replayed record.
    pub(super) fn from_record(record: Record, timeline: AnyTimeline) -> TerminalGame {
        let commands = games::commands(timeline.game());
        let agreed_result = if timeline.outcome().is_none() { record.result } else { None };
        let clocks = Clocks::from_record(&record, &timeline);
        let Record { players, started, name, scheme, coach, .. } = record;
        TerminalGame { commands, timeline, players, clocks, started, name, scheme, coach, agreed_result }
    }

    /// The game as a record.
    pub(super) fn record(&self) -> Record {
        let mut record = Record::from_timeline(&self.timeline, self.players.clone(), self.started);
        self.clocks.write_to(&mut record, &self.timeline);
        record.name.clone_from(&self.name);
        record.scheme.clone_from(&self.scheme);
        record.coach = self.coach;
        record.result = self.outcome();
        record
    }

    /// The result, from the position or by agreement; `None` while the game goes on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.timeline.outcome().or(self.agreed_result)
    }

    pub(super) fn side_to_move(&self) -> Side {
        self.timeline.side_to_move()
    }

    /// Plays an action for the side to move.
    pub(super) fn play(&mut self, action: PackedAction) -> Result<(), AnyRefusal> {
        let (side, ply) = (self.side_to_move(), self.timeline.ply());
        self.timeline.play(action)?;
        self.clocks.finish_turn(side, ply);
        Ok(())
    }

    /// Subtracts elapsed time from the clock of the side to move. Returns whether its flag fell, which ends the game. As in the window,
    /// the clocks stand still before the first action and after the end.
    pub(super) fn elapse(&mut self, elapsed: Duration) -> bool {
        let side = self.side_to_move();
        let flag_fell = self.timeline.ply() > 0 && self.outcome().is_none() && self.clocks.elapse(side, elapsed);
        if flag_fell {
            self.agreed_result = Some(Outcome::Win { side: !side, by: WinReason::Time });
        }
        flag_fell
    }

    /// Goes back to the last turn of a person. Returns `false` if there is none.
    pub(super) fn undo(&mut self) -> bool {
        // A result by agreement counts as a step after the last action, and is undone first.
        let plies = self.timeline.ply() + usize::from(self.agreed_result.is_some());
        let Some(ply) = (0..plies).rev().find(|&ply| self.is_human_turn(ply)) else { return false };
        self.agreed_result = None;
        self.go_to(ply);
        true
    }

    /// Redoes actions up to the next turn of a person or the last action. Returns `false` if there is nothing to redo.
    pub(super) fn redo(&mut self) -> bool {
        let last = self.timeline.last_ply();
        let ply = self.timeline.ply();
        if ply == last || self.agreed_result.is_some() {
            return false;
        }
        let later = (ply + 1..last).find(|&ply| self.is_human_turn(ply)).unwrap_or(last);
        self.go_to(later);
        true
    }

    fn go_to(&mut self, ply: usize) {
        self.timeline.go_to(ply);
        self.clocks.go_to(ply);
    }

    fn is_human_turn(&self, ply: usize) -> bool {
        !self.players[self.timeline.side_to_move_at(ply)].seat.is_computer()
    }
}
