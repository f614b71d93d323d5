//! The reviewed game with what the analysis has found so far.

use super::analysis_task::{AnalysisResult, AnalysisTask, Pass};
use super::deciding::deciding_ply;
use cannon_app_base::play::Match;
use cannon_engine::Limits;
use cannon_engine::analysis::{ActionAnalysis, SideSummary};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::{PackedAction, Side};

/// The level of the computer against which a person tries another action in a game between people.
const TRIAL_LEVEL: i8 = 5;

/// An action with its analysis.
#[derive(Clone, Debug)]
pub struct ReviewedAction {
    /// The analysis.
    pub analysis: ActionAnalysis,
    pass: Pass,
}

impl ReviewedAction {
    /// Whether the analysis is final. An earlier analysis comes from the quick pass.
    pub fn is_final(&self) -> bool {
        self.pass == Pass::Full
    }

    /// Whether the action is a turning point: an action that cost a good part of the chance to win.
    pub fn is_turning_point(&self) -> bool {
        self.analysis.assessment.class.is_turning_point()
    }
}

/// The reviewed game and the analysis of its actions.
pub struct ReviewSession {
    /// The record of the game.
    pub record: Record,
    /// The timeline of the game.
    pub timeline: AnyTimeline,
    /// By ply. `None` until there is a first result.
    actions: Vec<Option<ReviewedAction>>,
    /// The limits of the full pass for each position.
    limits: Limits,
    task: Option<AnalysisTask>,
    /// Whether the player has stopped the analysis, until the review is closed.
    is_cancelled: bool,
}

impl ReviewSession {
    /// Starts the review of a game.
    pub(super) fn start(game: &Match, limits: Limits) -> ReviewSession {
        let record = game.record();
        let timeline = game.timeline().clone();
        let actions = vec![None; timeline.ply()];
        let mut session = ReviewSession { record, timeline, actions, limits, task: None, is_cancelled: false };
        session.resume();
        session
    }

    /// Starts the analysis again after it was stopped.
    pub(super) fn resume(&mut self) {
        // The record ends at the live ply; actions that were undone are no part of the review.
        let Ok(played) = self.record.replay() else { return };
        self.task = Some(AnalysisTask::start(&played, self.limits));
    }

    /// Whether results are missing and the analysis should run, but does not.
    pub(super) fn needs_analysis(&self) -> bool {
        self.task.is_none() && !self.is_cancelled && !self.is_complete()
    }

    /// Stops the analysis until the review is opened again.
    pub(super) fn stop(&mut self) {
        self.task = None;
        self.is_cancelled = false;
    }

    /// Stops the analysis for the player.
    pub(super) fn cancel(&mut self) {
        self.task = None;
        self.is_cancelled = true;
    }

    /// Takes new results. Returns whether there were any.
    pub(super) fn collect_results(&mut self) -> bool {
        let results = self.task.as_ref().map(AnalysisTask::take_results).unwrap_or_default();
        let has_news = !results.is_empty();
        for result in results {
            match result {
                AnalysisResult::Action(pass, analysis) => {
                    let Some(entry) = self.actions.get_mut(analysis.ply) else { continue };
                    if entry.as_ref().is_none_or(|known| known.pass <= pass) {
                        *entry = Some(ReviewedAction { analysis: *analysis, pass });
                    }
                }
                AnalysisResult::Ended => self.task = None,
            }
        }
        if self.is_complete() {
            self.task = None;
        }
        has_news
    }

    /// Whether a match is the reviewed game.
    pub fn is_of(&self, game: &Match) -> bool {
        game.is_game()
            && game.started_at() == self.record.started
            && game.timeline().game() == self.record.game
            && game.timeline().ply() == self.actions.len()
            && (0..self.actions.len()).all(|ply| game.timeline().action_at(ply) == self.timeline.action_at(ply))
    }

    /// The number of actions.
    pub fn plies(&self) -> usize {
        self.actions.len()
    }

    /// The analysis of the action at a ply, as far as it is known.
    pub fn action_at(&self, ply: usize) -> Option<&ReviewedAction> {
        self.actions.get(ply)?.as_ref()
    }

    /// The number of actions with a final analysis.
    pub fn final_count(&self) -> usize {
        self.actions.iter().flatten().filter(|action| action.is_final()).count()
    }

    /// Whether the analysis is running.
    pub fn is_running(&self) -> bool {
        self.task.is_some()
    }

    /// Whether every action has a final analysis.
    pub fn is_complete(&self) -> bool {
        self.final_count() == self.actions.len()
    }

    /// The mistake of the loser that decided the game; see [`deciding_ply`]. `None` if no mistake did, or until there is a first analysis of
    /// all actions.
    pub fn deciding_action(&self, loser: Side) -> Option<&ActionAnalysis> {
        let all: Option<Vec<&ReviewedAction>> = self.actions.iter().map(Option::as_ref).collect();
        let known = |action: &ReviewedAction| {
            (action.analysis.side, action.analysis.assessment.percentages, action.is_turning_point())
        };
        let actions: Vec<_> = all?.into_iter().map(known).collect();
        self.action_at(deciding_ply(&actions, loser)?).map(|action| &action.analysis)
    }

    /// The analysis of all actions. `None` until every action has one.
    pub fn analyses(&self) -> Option<Vec<ActionAnalysis>> {
        self.actions.iter().map(|action| Some(action.as_ref()?.analysis.clone())).collect()
    }

    /// The summaries of South's and North's actions. `None` until every action has an analysis.
    pub fn summaries(&self) -> Option<[SideSummary; 2]> {
        let analyses = self.analyses()?;
        Some(Side::ALL.map(|side| SideSummary::of(&analyses, side)))
    }

    /// The win percentage of South at a ply, from 0 to 100: before the action there or, at the end, after the last action. `None` if it is
    /// not known yet.
    pub fn win_percentage(&self, ply: usize) -> Option<f64> {
        let (action, percentage) = match self.actions.get(ply) {
            Some(action) => {
                let action = &action.as_ref()?.analysis;
                (action, action.assessment.percentages.before)
            }
            None => {
                let action = &self.actions.last()?.as_ref()?.analysis;
                (action, action.assessment.percentages.after)
            }
        };
        Some(if action.side == Side::South { percentage } else { 100.0 - percentage })
    }

    /// The record of a new game that continues this game from a ply. A person plays the side to move, and the computer the other side.
    pub fn trial_record(&self, ply: usize) -> Record {
        let mut timeline = self.timeline.clone();
        timeline.go_to(ply);
        let side = timeline.side_to_move();
        let opponent = match self.record.players[!side].seat {
            computer @ Seat::Computer { .. } => computer,
            Seat::Human | Seat::Program => Seat::computer(TRIAL_LEVEL),
        };
        let mut players = Players::untimed(opponent, opponent);
        players[side].seat = Seat::Human;
        let mut record = Record::from_timeline(&timeline, players, jiff::Timestamp::now());
        record.scheme.clone_from(&self.record.scheme);
        record
    }

    /// The record of a line of play that leaves the game at a ply.
    pub(super) fn line_record(&self, ply: usize, line: &[PackedAction]) -> Record {
        let mut timeline = self.timeline.clone();
        timeline.go_to(ply);
        for &action in line {
            if timeline.play(action).is_err() {
                break;
            }
        }
        let mut record = Record::from_timeline(&timeline, self.record.players.clone(), self.record.started);
        record.scheme.clone_from(&self.record.scheme);
        record
    }
}
