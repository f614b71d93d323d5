//! Practice with one's own mistakes: the positions of a review in which a person lost a good part of the chance to win, to find something
//! better.
//!
//! Each position is an [exercise](crate::exercise). The best action of the review is right, and so is every other action that loses little by the
//! same search.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use crate::exercise::{
    Exercise, ExercisePointers, ExerciseRequest, ExerciseRun, exercise_record, leave_with_match, piece_spot,
    update_pointers,
};
use crate::guess::judgement::score_after;
use crate::opponent::background;
use crate::review::{Review, ReviewSession};
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::MatchEvent;
use cannon_engine::analysis::{ActionAnalysis, ActionScores, assess, review_options};
use cannon_engine::{Score, SearchOptions, engine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{PackedAction, Side};

/// The maximum number of actions of a shown solution.
const MAX_SHOWN_ACTIONS: usize = 5;

/// A request of the person who practises.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeRequest {
    /// Begin with the mistakes of the review.
    Begin,
    /// Begin with the mistake at a ply.
    BeginAt(usize),
    /// Go on to the next mistake.
    Next,
    /// Point at the piece of the best action.
    Hint,
    /// Play the best line.
    ShowSolution,
    /// End the practice.
    Leave,
}

/// How far the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticePhase {
    /// The person is to find an action.
    Open,
    /// The action is being judged.
    Judging,
    /// The action was the best.
    Best,
    /// The action was about as good as the best.
    Good,
    /// The action was too weak, and is taken back.
    Wrong,
    /// The solution was shown.
    Shown,
}

/// Practice with the mistakes of one game.
pub struct PracticeRun {
    /// The record of the reviewed game.
    pub record: Record,
    /// The game up to the mistake.
    pub timeline: AnyTimeline,
    mistakes: Vec<ActionAnalysis>,
    index: usize,
    /// How far the position is.
    pub phase: PracticePhase,
    has_hint: bool,
    judgement: Option<Task<Option<Score>>>,
}

impl PracticeRun {
    /// The practice of a reviewed game. `None` if it has no mistakes of people.
    fn new(session: &ReviewSession) -> Option<PracticeRun> {
        let record = session.record.clone();
        let mistakes: Vec<ActionAnalysis> = practised_mistakes(session).cloned().collect();
        let timeline = record.replay().ok().filter(|_| !mistakes.is_empty())?;
        Some(PracticeRun {
            record,
            timeline,
            mistakes,
            index: 0,
            phase: PracticePhase::Open,
            has_hint: false,
            judgement: None,
        })
    }

    /// The mistake in question.
    pub fn mistake(&self) -> &ActionAnalysis {
        &self.mistakes[self.index]
    }

    /// The index of the mistake, and the number of mistakes.
    pub fn progress(&self) -> (usize, usize) {
        (self.index, self.mistakes.len())
    }

    /// Whether the person may still act.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, PracticePhase::Open | PracticePhase::Judging | PracticePhase::Wrong)
    }

    /// The request that shows the position of the mistake.
    fn show_position(&mut self) -> ExerciseRequest {
        let mistake = &self.mistakes[self.index];
        self.timeline.go_to(mistake.ply);
        self.phase = PracticePhase::Open;
        self.has_hint = false;
        self.judgement = None;
        ExerciseRequest::Begin(Box::new(exercise_record(&self.timeline, Some(mistake.side))))
    }

    /// Judges an action: at once if it is the best, by a search in the background otherwise.
    fn judge(&mut self, action: PackedAction) {
        if self.mistake().lines[0].pv.first() == Some(&action) {
            self.phase = PracticePhase::Best;
            return;
        }
        self.phase = PracticePhase::Judging;
        let mut after = self.timeline.clone();
        if after.play(action).is_err() {
            return;
        }
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let options =
                SearchOptions { on_thread_start: Some(background::lower_thread_priority), ..review_options() };
            background::run_on_new_thread(background::lower_thread_priority, || {
                score_after(&after, &options, &AtomicBool::new(false))
            })
        });
        self.judgement = Some(task);
    }

    /// The phase that follows from the score of the action, for the side that played it.
    fn phase_for(&self, score: Score) -> PracticePhase {
        let model = engine(self.timeline.game()).win_model();
        let scores =
            ActionScores { best: self.mistake().best_score(), second_best: None, played: score, is_best: false };
        let is_good = assess(scores, model).annotation.is_none();
        if is_good { PracticePhase::Good } else { PracticePhase::Wrong }
    }
}

/// The actions of people in a review that cost a good part of the chance to win. A person can practise with them.
pub fn practised_mistakes(session: &ReviewSession) -> impl Iterator<Item = &ActionAnalysis> {
    let record = &session.record;
    let is_person = |side: Side| !record.players[side].seat.is_computer();
    let turning_points = (0..session.plies()).filter_map(|ply| session.action_at(ply));
    turning_points
        .filter(|action| action.is_turning_point())
        .map(|action| &action.analysis)
        .filter(move |analysis| is_person(analysis.side))
}

/// The practice on the table.
pub type Practice = Exercise<PracticeRun>;

impl ExerciseRun for PracticeRun {
    fn pointers(&self) -> ExercisePointers {
        let best = self.mistake().lines[0].pv.first().filter(|_| self.has_hint && self.is_open());
        let places = best.and_then(|&best| piece_spot(&self.timeline, best)).into_iter().collect();
        ExercisePointers { places, ..ExercisePointers::default() }
    }
}

/// Adds practice with positions from a player's own games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Practice>()
        .add_message::<PracticeRequest>()
        .add_systems(Update, handle_requests.in_set(AppSystems::Input))
        .add_systems(
            Update,
            (leave_with_match::<PracticeRun>, judge_actions, deliver_judgement, update_pointers::<PracticeRun>)
                .chain()
                .in_set(AppSystems::React),
        );
}

/// Carries out the requests.
fn handle_requests(
    mut requests: MessageReader<PracticeRequest>,
    mut practice: ResMut<Practice>,
    review: Res<Review>,
    mut study_requests: MessageWriter<ExerciseRequest>,
) {
    for request in requests.read() {
        if let PracticeRequest::Begin | PracticeRequest::BeginAt(_) = request {
            practice.run = review.session().and_then(PracticeRun::new);
            if let (Some(run), PracticeRequest::BeginAt(ply)) = (&mut practice.run, request) {
                run.index = run.mistakes.iter().position(|mistake| mistake.ply == *ply).unwrap_or_default();
            }
            study_requests.write_batch(practice.run.as_mut().map(PracticeRun::show_position));
            continue;
        }
        let Some(run) = &mut practice.run else { continue };
        match request {
            PracticeRequest::Begin | PracticeRequest::BeginAt(_) => {}
            PracticeRequest::Next => {
                if run.index + 1 < run.mistakes.len() {
                    run.index += 1;
                    study_requests.write(run.show_position());
                }
            }
            PracticeRequest::Hint => run.has_hint = true,
            PracticeRequest::ShowSolution => {
                study_requests.write(run.show_position());
                let line = run.mistake().lines[0].pv.iter().take(MAX_SHOWN_ACTIONS);
                study_requests.write_batch(line.map(|&action| ExerciseRequest::Play(action)).collect::<Vec<_>>());
                run.phase = PracticePhase::Shown;
            }
            PracticeRequest::Leave => practice.run = None,
        }
    }
}

/// Judges the person's actions.
fn judge_actions(mut events: MessageReader<MatchEvent>, mut practice: ResMut<Practice>) {
    for event in events.read() {
        let &MatchEvent::Played { ply, action } = event else { continue };
        let Some(run) = practice.bypass_change_detection().run.as_mut() else { continue };
        if run.is_open() && ply == run.mistake().ply {
            run.judge(action);
            practice.set_changed();
        }
    }
}

/// Delivers the judgement of the search. A weak action is taken back.
fn deliver_judgement(mut practice: ResMut<Practice>, mut study_requests: MessageWriter<ExerciseRequest>) {
    let Some(run) = practice.bypass_change_detection().run.as_mut() else { return };
    let Some(score) = run.judgement.as_mut().and_then(|task| block_on(poll_once(task))) else { return };
    run.judgement = None;
    run.phase = score.map_or(PracticePhase::Wrong, |score| run.phase_for(score));
    if run.phase == PracticePhase::Wrong {
        study_requests.write(ExerciseRequest::TakeBack);
    }
    practice.set_changed();
}
