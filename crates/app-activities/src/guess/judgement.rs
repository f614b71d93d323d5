//! The judgement of a guess by searches in the background, with what a review of the game knows already.

use std::sync::atomic::AtomicBool;

use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::GuessedMove;
use crate::opponent::background::{self, StopFlag};
use cannon_engine::analysis::{ActionAnalysis, ActionScores, assess, best_lines, review_options};
use cannon_engine::{Limits, Score, SearchOptions, engine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::{Outcome, PackedAction};

/// A guess that is to be judged.
pub(super) struct Question {
    /// The game, at the position before the move.
    pub(super) timeline: AnyTimeline,
    /// The ply of the move.
    pub(super) ply: usize,
    /// The guess.
    pub(super) guess: PackedAction,
    /// The move of the game.
    pub(super) played: PackedAction,
    /// The analysis of the move of the game by a review, if there is one.
    pub(super) known: Option<ActionAnalysis>,
}

/// A running judgement. It stops when it is dropped.
pub(super) struct Judgement {
    /// The task. It has no result if the judgement was stopped.
    pub(super) task: Task<Option<GuessedMove>>,
    _stop_flag: StopFlag,
}

impl Judgement {
    /// Starts to judge a guess, with these limits for each search.
    pub(super) fn start(question: Question, limits: Limits) -> Judgement {
        let stop_flag = StopFlag::default();
        let stop = stop_flag.share();
        let options = SearchOptions {
            limits: Some(limits),
            on_thread_start: Some(background::lower_thread_priority),
            ..review_options()
        };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            background::run_on_new_thread(background::lower_thread_priority, || question.answer(&options, &stop))
        });
        Judgement { task, _stop_flag: stop_flag }
    }
}

impl Question {
    /// What the guess and the move of the game lose. `None` if the searches were stopped.
    fn answer(&self, options: &SearchOptions, stop: &AtomicBool) -> Option<GuessedMove> {
        let &Question { ref timeline, ply, guess, played, ref known } = self;
        let (best, best_score) = match known {
            Some(analysis) => (*analysis.lines[0].pv.first()?, analysis.best_score()),
            None => {
                let lines = best_lines(timeline, options, stop);
                let line = lines.first()?;
                (*line.pv.first()?, line.score)
            }
        };
        let loss = |action: PackedAction, score: Option<Score>| {
            if action == best {
                return Some(0.0);
            }
            let played = score.or_else(|| score_of(timeline, action, options, stop))?;
            let scores = ActionScores { best: best_score, second_best: None, played, is_best: false };
            Some(assess(scores, engine(timeline.game()).win_model()).percentages.loss())
        };
        let played_loss = loss(played, known.as_ref().map(|analysis| analysis.score))?;
        let guess_loss = if guess == played { played_loss } else { loss(guess, None)? };
        Some(GuessedMove { ply, guess, played, guess_loss, played_loss })
    }
}

/// The score of an action in the timeline's current position, for the side that plays it.
fn score_of(timeline: &AnyTimeline, action: PackedAction, options: &SearchOptions, stop: &AtomicBool) -> Option<Score> {
    let mut after = timeline.clone();
    after.play(action).ok()?;
    score_after(&after, options, stop)
}

/// The score of the last action before the timeline's current ply, for the side that played it.
pub(crate) fn score_after(timeline: &AnyTimeline, options: &SearchOptions, stop: &AtomicBool) -> Option<Score> {
    let score = match timeline.outcome() {
        Some(Outcome::Win { side, .. }) if side != timeline.side_to_move() => Score::Loss { plies: 0 },
        Some(Outcome::Win { .. }) => Score::Win { plies: 0 },
        Some(Outcome::Draw { .. }) => Score::Advantage(0),
        None => best_lines(timeline, options, stop).first()?.score,
    };
    Some(score.before_action())
}
