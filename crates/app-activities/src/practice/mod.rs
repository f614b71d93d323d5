//! Practice with one's own mistakes: positions in which a person lost a good part of the chance to win, to find something better. They come from
//! one review, or from the pool of the mistakes in all reviewed games, which the [profile](crate::profile) keeps and repeats.
//!
//! Each position is an [exercise](crate::exercise). The best action of the review is right, and so is every other action that loses little by the
//! same search. In the pool, the first attempt counts, and a hint or the solution counts as a failure.

use std::sync::atomic::AtomicBool;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use crate::exercise::{
    Exercise, ExercisePointers, ExerciseRequest, ExerciseRun, exercise_record, leave_with_match, piece_spot,
    update_pointers,
};
use crate::guess::judgement::score_after;
use crate::opponent::background;
use crate::persistence::GameLibrary;
use crate::profile::{PlayerProfiles, ProfileRequest};
use crate::review::{Review, ReviewSession};
use cannon_app_base::common::AppSystems;
use cannon_app_base::play::MatchEvent;
use cannon_engine::analysis::{ActionAnalysis, ActionScores, assess, review_options};
use cannon_engine::{Score, SearchOptions, engine};
use cannon_profile::{Profile, ProfileId};
use cannon_rules::{GameId, PackedAction, Side};

mod pool;
mod position;

pub use pool::{due_positions, game_in_library};
pub use position::{PracticePosition, RepeatedMistake};

/// The maximum number of actions of a shown solution.
const MAX_SHOWN_ACTIONS: usize = 5;

/// A request of the person who practises.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeRequest {
    /// Begin with the mistakes of the review.
    Begin,
    /// Begin with the mistake at a ply.
    BeginAt(usize),
    /// Begin with the mistakes of the player in a game that are due today.
    BeginDue(GameId),
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

/// Where the positions of a practice come from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PracticeSource {
    /// A review.
    Review,
    /// The mistakes of this player in all reviewed games.
    Pool(ProfileId),
}

/// Practice with mistakes.
pub struct PracticeRun {
    /// Where the positions come from.
    pub source: PracticeSource,
    /// The positions; at least one.
    positions: Vec<PracticePosition>,
    index: usize,
    /// How far the position is.
    pub phase: PracticePhase,
    has_hint: bool,
    judgement: Option<Task<Option<Score>>>,
}

impl PracticeRun {
    /// Practice with positions. `None` if there are none.
    fn new(source: PracticeSource, positions: Vec<PracticePosition>) -> Option<PracticeRun> {
        let phase = PracticePhase::Open;
        let run = PracticeRun { source, positions, index: 0, phase, has_hint: false, judgement: None };
        (!run.positions.is_empty()).then_some(run)
    }

    /// The practice of a reviewed game, which begins with the mistake at a ply or with the first one. `None` if it has no mistakes of people.
    fn of_review(session: &ReviewSession, ply: Option<usize>) -> Option<PracticeRun> {
        let timeline = session.record.replay().ok()?;
        let mistakes = practised_mistakes(session);
        let positions: Vec<_> =
            mistakes.filter_map(|mistake| PracticePosition::of_review(&timeline, mistake)).collect();
        let is_wanted = |position: &PracticePosition| Some(position.timeline.ply()) == ply;
        let index = positions.iter().position(is_wanted).unwrap_or_default();
        let run = PracticeRun::new(PracticeSource::Review, positions)?;
        Some(PracticeRun { index, ..run })
    }

    /// The practice of what is due today. `None` if that is nothing.
    fn of_due(profile: &Profile, game: GameId) -> Option<PracticeRun> {
        let positions = due_positions(profile, game, &jiff::Zoned::now());
        PracticeRun::new(PracticeSource::Pool(profile.id()), positions)
    }

    /// The position in question.
    pub fn position(&self) -> &PracticePosition {
        &self.positions[self.index]
    }

    /// The index of the position, and the number of positions.
    pub fn progress(&self) -> (usize, usize) {
        (self.index, self.positions.len())
    }

    /// Whether another position follows.
    pub fn has_next(&self) -> bool {
        self.index + 1 < self.positions.len()
    }

    /// The number of positions of the pool whose first attempt was a success.
    pub fn successes(&self) -> usize {
        let repeated = self.positions.iter().filter_map(|position| position.repeated.as_ref());
        repeated.filter(|repeated| repeated.is_success == Some(true)).count()
    }

    /// Whether the person may still act.
    pub fn is_open(&self) -> bool {
        matches!(self.phase, PracticePhase::Open | PracticePhase::Judging | PracticePhase::Wrong)
    }

    /// The request that shows the position.
    fn show_position(&mut self) -> ExerciseRequest {
        self.phase = PracticePhase::Open;
        self.has_hint = false;
        self.judgement = None;
        let position = self.position();
        ExerciseRequest::Begin(Box::new(exercise_record(&position.timeline, Some(position.side))))
    }

    /// Notes whether the game of the position is still in the library.
    fn look_for_game(&mut self, library: &GameLibrary) {
        if let Some(repeated) = &mut self.positions[self.index].repeated {
            repeated.has_game = game_in_library(library, &repeated.record).is_some();
        }
    }

    /// The request that notes the result of the first attempt at a position of the pool.
    fn record(&mut self, is_success: bool) -> Option<ProfileRequest> {
        let PracticeSource::Pool(player) = self.source else { return None };
        let repeated = self.positions[self.index].repeated.as_mut().filter(|repeated| repeated.is_success.is_none())?;
        repeated.is_success = Some(is_success);
        let (mistake, day) = (Box::new(repeated.mistake.clone()), jiff::Zoned::now().date());
        Some(ProfileRequest::Repetition { player, mistake, day, is_success })
    }

    /// The request that notes what the phase says about the attempt.
    fn record_phase(&mut self) -> Option<ProfileRequest> {
        match self.phase {
            PracticePhase::Best | PracticePhase::Good => self.record(true),
            PracticePhase::Wrong | PracticePhase::Shown => self.record(false),
            PracticePhase::Open | PracticePhase::Judging => None,
        }
    }

    /// Judges an action: at once if it is the best, by a search in the background otherwise.
    fn judge(&mut self, action: PackedAction) {
        if self.position().best() == action {
            self.phase = PracticePhase::Best;
            return;
        }
        self.phase = PracticePhase::Judging;
        let mut after = self.position().timeline.clone();
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
        let position = self.position();
        let model = engine(position.timeline.game()).win_model();
        let scores = ActionScores { best: position.best_score, second_best: None, played: score, is_best: false };
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
        let position = Some(self.position()).filter(|_| self.has_hint && self.is_open());
        let places = position.and_then(|position| piece_spot(&position.timeline, position.best()));
        let places = places.into_iter().collect();
        ExercisePointers { places, ..ExercisePointers::default() }
    }
}

/// Adds practice with positions from a player's own games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Practice>()
        .add_message::<PracticeRequest>()
        .add_systems(Update, handle_requests.in_set(AppSystems::Input))
        .add_systems(Update, pool::collect.in_set(AppSystems::React).run_if(resource_changed::<Review>))
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
    (review, players, library): (Res<Review>, Res<PlayerProfiles>, Res<GameLibrary>),
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    for request in requests.read() {
        let of_review = |ply| review.session().and_then(|session| PracticeRun::of_review(session, ply));
        match request {
            PracticeRequest::Begin => practice.run = of_review(None),
            PracticeRequest::BeginAt(ply) => practice.run = of_review(Some(*ply)),
            PracticeRequest::BeginDue(game) => {
                practice.run = players.current().and_then(|profile| PracticeRun::of_due(profile, *game));
            }
            PracticeRequest::Leave => practice.run = None,
            PracticeRequest::Next | PracticeRequest::Hint | PracticeRequest::ShowSolution => {}
        }
        let Some(run) = &mut practice.run else { continue };
        match request {
            PracticeRequest::Begin | PracticeRequest::BeginAt(_) | PracticeRequest::BeginDue(_) => {
                study_requests.write(run.show_position());
                run.look_for_game(&library);
            }
            PracticeRequest::Next if run.has_next() => {
                run.index += 1;
                study_requests.write(run.show_position());
                run.look_for_game(&library);
            }
            PracticeRequest::Hint => {
                run.has_hint = true;
                profile_requests.write_batch(run.record(false));
            }
            PracticeRequest::ShowSolution => {
                study_requests.write(run.show_position());
                let line = run.position().line.iter().take(MAX_SHOWN_ACTIONS);
                study_requests.write_batch(line.map(|&action| ExerciseRequest::Play(action)).collect::<Vec<_>>());
                run.phase = PracticePhase::Shown;
                profile_requests.write_batch(run.record_phase());
            }
            PracticeRequest::Next | PracticeRequest::Leave => {}
        }
    }
}

/// Judges the person's actions.
fn judge_actions(
    mut events: MessageReader<MatchEvent>,
    mut practice: ResMut<Practice>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    for event in events.read() {
        let &MatchEvent::Played { ply, action } = event else { continue };
        let Some(run) = practice.bypass_change_detection().run.as_mut() else { continue };
        if run.is_open() && ply == run.position().timeline.ply() {
            run.judge(action);
            profile_requests.write_batch(run.record_phase());
            practice.set_changed();
        }
    }
}

/// Delivers the judgement of the search. A weak action is taken back.
fn deliver_judgement(
    mut practice: ResMut<Practice>,
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    let Some(run) = practice.bypass_change_detection().run.as_mut() else { return };
    let Some(score) = run.judgement.as_mut().and_then(|task| block_on(poll_once(task))) else { return };
    run.judgement = None;
    run.phase = score.map_or(PracticePhase::Wrong, |score| run.phase_for(score));
    if run.phase == PracticePhase::Wrong {
        study_requests.write(ExerciseRequest::TakeBack);
    }
    if score.is_some() {
        profile_requests.write_batch(run.record_phase());
    }
    practice.set_changed();
}
