//! Lessons on the table: a [`LessonSession`] beside an [exercise](crate::exercise) that shows its positions.
//!
//! The session judges the learner's actions and knows what comes next. This folder keeps the exercise in step with it. The progress belongs to
//! the [profile](crate::profile) of the player.

use cannon_rules::{GameId, Side};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::exercise::{
    Exercise, ExercisePointers, ExerciseRequest, ExerciseRun, exercise_record, leave_with_match, update_pointers,
};
use crate::input::Selection;
use crate::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::common::AppSystems;
use cannon_app_base::common::animation::Celebrate;
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent, MatchSetup, counted_step};
use cannon_app_base::states::Menu;
use cannon_app_games as games;
use cannon_i18n::FluentValue;
use cannon_lessons::{
    Argument, Attempt, Lesson, LessonSession, Message as LessonMessage, Proceeded, Stage, shipped, untaught_after,
};
use cannon_profile::LessonProgress;
use cannon_rules::record::{LEVELS, Player, Players, Seat};

/// The number of lessons after which a learner can play a game against the easiest opponent.
pub const LESSONS_BEFORE_A_GAME: usize = 5;

/// A request of the learner.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonRequest {
    /// Begin a lesson of a game.
    Begin {
        /// The identifier of the game.
        game: GameId,
        /// The index of the lesson.
        index: usize,
    },
    /// Go on after a solved task.
    Proceed,
    /// Point at the solution.
    Hint,
    /// Begin the current task anew, or go back to the one before.
    Back,
    /// Begin the current task anew.
    RestartTask,
    /// Leave the current task.
    Skip,
    /// Do the tasks that were skipped.
    DoSkipped,
    /// Leave the lesson.
    Leave,
}

/// What the learner is told about the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// It was right, and why if there is something to say.
    Right(Option<LessonMessage>),
    /// It was wrong, and why.
    Wrong(LessonMessage),
}

/// The lesson on the table.
pub type Lessons = Exercise<LessonRun>;

/// A lesson on the table.
pub struct LessonRun {
    /// The session.
    pub session: LessonSession,
    /// The index of the lesson among the lessons of its game.
    pub index: usize,
    /// What to say about the last action.
    pub feedback: Option<Feedback>,
    /// The time left for the current turn, if the task has a clock.
    pub time_left: Option<Duration>,
    /// The tasks that the player had solved before.
    solved_before: BTreeSet<usize>,
    /// Whether only the tasks that were skipped are done.
    is_catching_up: bool,
}

impl LessonRun {
    /// Whether a task is solved, in this session or in an earlier one.
    pub fn is_solved(&self, task: usize) -> bool {
        self.solved_before.contains(&task) || self.session.solved_tasks().contains(&task)
    }

    /// The tasks that are not solved yet. At the end of the lesson, these are the skipped ones.
    pub fn open_tasks(&self) -> impl Iterator<Item = usize> {
        (0..self.session.lesson().tasks.len()).filter(|&task| !self.is_solved(task))
    }

    /// Whether tasks of the lesson are not solved yet.
    pub fn has_open_tasks(&self) -> bool {
        self.open_tasks().next().is_some()
    }

    /// Whether the lesson is the one after which a learner can play a game, and all of it is solved.
    pub fn knows_enough(&self) -> bool {
        self.index + 1 == LESSONS_BEFORE_A_GAME && !self.has_open_tasks()
    }

    /// The index of the lesson after this one, if there is one.
    pub fn next_lesson(&self) -> Option<usize> {
        Some(self.index + 1).filter(|&index| index < shipped(self.session.lesson().game).len())
    }

    /// The request that begins the task anew, or a finished lesson.
    pub fn begin_again(&self) -> LessonRequest {
        let again = LessonRequest::Begin { game: self.session.lesson().game, index: self.index };
        if self.session.is_finished() { again } else { LessonRequest::RestartTask }
    }

    /// The side of the learner in the last task.
    fn learner(&self) -> Side {
        self.session.lesson().tasks.last().map_or(Side::South, |task| task.learner)
    }

    /// Goes on after a solved task.
    fn proceed(&mut self) -> Proceeded {
        let is_solved = matches!(self.session.stage(), Stage::Solved { .. });
        if self.is_catching_up && is_solved {
            self.go_to_open_task(self.session.task() + 1)
        } else {
            self.session.proceed()
        }
    }

    /// Leaves the current task.
    fn skip(&mut self) -> Proceeded {
        if self.is_catching_up { self.go_to_open_task(self.session.task() + 1) } else { self.session.skip() }
    }

    /// Goes to the first task that was skipped.
    fn catch_up(&mut self) -> Proceeded {
        self.is_catching_up = true;
        self.go_to_open_task(0)
    }

    /// Goes to the first open task from one on, or to the end of the lesson.
    fn go_to_open_task(&mut self, from: usize) -> Proceeded {
        let next = self.open_tasks().find(|&task| task >= from);
        self.session.go_to_task(next.unwrap_or(self.session.lesson().tasks.len()))
    }

    /// The request that shows the start of the current task.
    fn show_task(&mut self) -> ExerciseRequest {
        let learner = match self.session.stage() {
            Stage::Turn { learner, seconds, .. } => {
                self.time_left = seconds.map(|seconds| Duration::from_secs(seconds.into()));
                Some(learner)
            }
            Stage::Solved { .. } | Stage::Finished => {
                self.time_left = None;
                None
            }
        };
        ExerciseRequest::Begin(Box::new(exercise_record(self.session.timeline(), learner)))
    }
}

impl ExerciseRun for LessonRun {
    fn pointers(&self) -> ExercisePointers {
        let (places, movers, goals): (&[Spot], &[Spot], &[Spot]) = match self.session.stage() {
            Stage::Turn { hint: Some(hint), .. } => (hint, &[], &[]),
            Stage::Turn { movers, goals, .. } => (&[], movers, goals),
            Stage::Solved { .. } | Stage::Finished => (&[], &[], &[]),
        };
        let game = self.session.lesson().game;
        let kinds = games::tabletop(game).taught_kinds;
        let untaught = untaught_after(game, self.index);
        let armour = self.session.armour().to_vec();
        ExercisePointers {
            places: places.to_vec(),
            movers: movers.to_vec(),
            // The arcs of the armour point at their unit without a flag.
            goals: goals.iter().copied().filter(|goal| !armour.contains(goal)).collect(),
            armour,
            untaught: untaught.filter_map(|name| kinds.iter().find(|kind| kind.name == name)).collect(),
        }
    }
}

/// A game on a whole board against the easiest opponent, with the coach.
pub fn easiest_game(game: GameId) -> MatchSetup {
    let opponent = Player { seat: Seat::computer(*LEVELS.start()), ..Player::default() };
    let players = Players { south: Player::default(), north: opponent };
    MatchSetup { game, players, has_coach: true, ..MatchSetup::default() }
}

/// The text of a message of a lesson in the player's language.
pub fn message_text(words: &Words, message: &LessonMessage) -> String {
    let args: Vec<(&str, FluentValue<'_>)> =
        message.arguments.iter().map(|(name, argument)| (*name, value(words, argument))).collect();
    words.format(&message.id, &args)
}

fn value(words: &Words, argument: &Argument) -> FluentValue<'static> {
    match argument {
        Argument::Text(text) => FluentValue::from(text.clone()),
        Argument::Number(number) => FluentValue::from(*number),
        Argument::List(entries) => {
            let entries: Vec<String> = entries.iter().map(|entry| message_text(words, entry)).collect();
            FluentValue::from(words.list(&entries))
        }
    }
}

/// The index of a lesson of a game by its identifier.
pub fn lesson_index(game: GameId, id: &str) -> Option<usize> {
    shipped(game).iter().position(|lesson| lesson.id == id)
}

/// Whether a player has completed a lesson.
pub fn is_completed(players: &PlayerProfiles, lesson: &Lesson) -> bool {
    players.current().and_then(|profile| profile.lesson(lesson.game, &lesson.id)).is_some_and(|known| known.completed)
}

/// The index of the first lesson of a game that the player has not completed. `None` if there is none.
pub fn next_lesson(players: &PlayerProfiles, game: GameId) -> Option<usize> {
    shipped(game).iter().position(|lesson| !is_completed(players, lesson))
}

/// The request that records what a session has solved, in addition to what the player has solved before.
fn progress_request(session: &LessonSession, players: &PlayerProfiles) -> ProfileRequest {
    let lesson = session.lesson();
    let known = players.current().and_then(|profile| profile.lesson(lesson.game, &lesson.id));
    let mut solved = session.solved_tasks().clone();
    solved.extend(known.iter().flat_map(|known| &known.solved));
    let completed = (0..lesson.tasks.len()).all(|task| solved.contains(&task));
    let progress = LessonProgress { changed: jiff::Timestamp::now(), solved, completed };
    ProfileRequest::Lesson { game: lesson.game, lesson: lesson.id.clone(), progress }
}

/// Adds lessons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .add_message::<LessonRequest>()
        .add_systems(Update, handle_requests.in_set(AppSystems::Input))
        .add_systems(
            Update,
            (leave_with_match::<LessonRun>, judge_actions, drop_old_reproof, run_clock, update_pointers::<LessonRun>)
                .chain()
                .in_set(AppSystems::React),
        );
}

/// Carries out the learner's requests.
fn handle_requests(
    mut requests: MessageReader<LessonRequest>,
    mut lessons: ResMut<Lessons>,
    players: Res<PlayerProfiles>,
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut celebrations: MessageWriter<Celebrate>,
) {
    for &request in requests.read() {
        if let LessonRequest::Begin { game, index } = request {
            let Some(lesson) = shipped(game).get(index) else { continue };
            let session = LessonSession::new(Arc::clone(lesson));
            let progress = players.current().and_then(|profile| profile.lesson(lesson.game, &lesson.id));
            let solved_before = progress.map(|progress| progress.solved.clone()).unwrap_or_default();
            let mut run =
                LessonRun { session, index, feedback: None, time_left: None, solved_before, is_catching_up: false };
            study_requests.write(run.show_task());
            lessons.run = Some(run);
            continue;
        }
        let Some(run) = &mut lessons.run else { continue };
        let proceeded = match request {
            LessonRequest::Begin { .. } => continue,
            LessonRequest::Proceed => {
                run.feedback = None;
                run.proceed()
            }
            LessonRequest::Hint => {
                run.session.ask_for_hint();
                Proceeded::Waiting
            }
            LessonRequest::Back => {
                run.feedback = None;
                run.session.go_back()
            }
            LessonRequest::RestartTask => {
                run.feedback = None;
                run.session.restart_task()
            }
            LessonRequest::Skip => {
                run.feedback = None;
                run.skip()
            }
            LessonRequest::DoSkipped => {
                run.feedback = None;
                run.catch_up()
            }
            LessonRequest::Leave => {
                lessons.run = None;
                continue;
            }
        };
        match proceeded {
            Proceeded::NextTask => {
                study_requests.write(run.show_task());
            }
            Proceeded::Finished => {
                celebrations.write(Celebrate(run.learner()));
            }
            Proceeded::Waiting => {}
        }
    }
}

/// Judges the learner's actions. Actions that the session has already played come from the lesson itself.
fn judge_actions(
    mut events: MessageReader<MatchEvent>,
    mut lessons: ResMut<Lessons>,
    players: Res<PlayerProfiles>,
    mut study_requests: MessageWriter<ExerciseRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    for event in events.read() {
        let &MatchEvent::Played { ply, action } = event else { continue };
        let Some(run) = &mut lessons.bypass_change_detection().run else { continue };
        if ply < run.session.timeline().ply() {
            continue;
        }
        let attempt = run.session.try_action(action);
        run.feedback = match attempt {
            Attempt::Solved { text } => {
                profile_requests.write(progress_request(&run.session, &players));
                Some(Feedback::Right(text))
            }
            Attempt::Continue { reply } => {
                study_requests.write(ExerciseRequest::Play(reply));
                None
            }
            Attempt::Wrong { reason, .. } => {
                study_requests.write(ExerciseRequest::TakeBack);
                Some(Feedback::Wrong(reason))
            }
            // The gate refuses illegal actions, and actions of a side that is not the learner's.
            Attempt::Illegal { .. } | Attempt::NotNow => continue,
        };
        lessons.set_changed();
    }
}

/// Drops what was said about a wrong move as soon as the learner makes the next choice.
fn drop_old_reproof(
    selection: Res<Selection>,
    mut lessons: ResMut<Lessons>,
    game: Res<Match>,
    mut chosen: Local<bool>,
) {
    let is_chosen = selection.choice().is_some();
    let is_new_choice = is_chosen && !std::mem::replace(&mut *chosen, is_chosen);
    let is_wrong =
        |lessons: &Lessons| lessons.run().is_some_and(|run| matches!(run.feedback, Some(Feedback::Wrong(_))));
    if is_new_choice && game.awaits_player() && is_wrong(&lessons) {
        lessons.run.iter_mut().for_each(|run| run.feedback = None);
    }
}

/// Runs the clock of a task.
fn run_clock(mut lessons: ResMut<Lessons>, game: Res<Match>, menu: Res<State<Menu>>, time: Res<Time<Real>>) {
    let is_running = *menu.get() == Menu::None && game.awaits_player();
    let Some(run) = lessons.bypass_change_detection().run.as_mut().filter(|_| is_running) else { return };
    let Some(left) = &mut run.time_left else { return };
    *left = left.saturating_sub(counted_step(time.delta()));
    if left.is_zero() {
        if let Attempt::Wrong { reason, .. } = run.session.run_out_of_time() {
            run.feedback = Some(Feedback::Wrong(reason));
        }
        if let Stage::Turn { seconds: Some(seconds), .. } = run.session.stage() {
            run.time_left = Some(Duration::from_secs(seconds.into()));
        }
        lessons.set_changed();
    }
}
