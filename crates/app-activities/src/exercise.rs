//! Exercises: positions with which a person practises, and lines that play by themselves there. Lessons and puzzles are built on them.
//!
//! An exercise is a [`Match`] that is never saved. Its owner sends [`ExerciseRequest`] messages: to begin a position, to play an action for a side
//! that no person plays, to take an action back, and to point at places. A request to point takes effect at once. All other requests are
//! carried out one by one, each when the table shows the result of the request before.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::MarkKind;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchPurpose, MatchRequest, Request, Source};
use cannon_app_base::states::Menu;
use cannon_app_games::{self as games, TaughtKind};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Player, Players, Record, Seat};
use cannon_rules::{PackedAction, Side};

/// The pause before an action that plays by itself.
const PLAY_PAUSE: Duration = Duration::from_millis(450);
/// The pause before an action is taken back, in which the person sees what it did.
const TAKE_BACK_PAUSE: Duration = Duration::from_millis(1_100);

/// A request to the exercise.
#[derive(Message, Clone, Debug)]
pub enum ExerciseRequest {
    /// Begin a position. Requests that still wait are dropped.
    Begin(Box<Record>),
    /// Play an action for the side to move.
    Play(PackedAction),
    /// Take the last action back.
    TakeBack,
    /// Point at places at once, and at no others.
    Point(ExercisePointers),
}

/// The requests that wait for the table.
#[derive(Resource, Default)]
pub struct ExercisePlayback {
    waiting: VecDeque<ExerciseRequest>,
    pause: Duration,
}

/// What an exercise points out on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ExercisePointers {
    /// The places at which it points.
    pub places: Vec<Spot>,
    /// The places of the pieces that have to move.
    pub movers: Vec<Spot>,
    /// The places that have to be reached.
    pub goals: Vec<Spot>,
    /// The places of units whose armour it shows.
    pub armour: Vec<Spot>,
    /// The kinds of actions that the player does not know yet, so that nothing shows or explains them.
    pub untaught: Vec<&'static TaughtKind>,
}

impl ExercisePointers {
    /// Whether a kind of mark belongs to actions that the player does not know yet.
    pub fn hides_mark(&self, mark: &MarkKind) -> bool {
        self.untaught.iter().any(|kind| kind.marks.contains(&mark.name))
    }

    /// Whether a refusal explains actions that the player does not know yet.
    pub fn hides_refusal(&self, message_id: &str) -> bool {
        self.untaught.iter().any(|kind| kind.refusals.contains(&message_id))
    }
}

/// A run of exercises on the table, such as a lesson or a puzzle.
pub trait ExerciseRun: Send + Sync + 'static {
    /// What the run points out.
    fn pointers(&self) -> ExercisePointers;
}

/// The run of a kind that is on the table.
#[derive(Resource)]
pub struct Exercise<R: ExerciseRun> {
    pub(crate) run: Option<R>,
}

impl<R: ExerciseRun> Default for Exercise<R> {
    fn default() -> Self {
        Exercise { run: None }
    }
}

impl<R: ExerciseRun> Exercise<R> {
    /// The run on the table.
    pub fn run(&self) -> Option<&R> {
        self.run.as_ref()
    }
}

/// Run condition: a run of this kind is on the table.
pub fn is_on_table<R: ExerciseRun>(exercise: Res<Exercise<R>>) -> bool {
    exercise.run.is_some()
}

/// The place of the piece that an action in the timeline's current position moves or places.
pub(crate) fn piece_spot(timeline: &AnyTimeline, action: PackedAction) -> Option<Spot> {
    let effect = games::position_at(timeline, timeline.ply())?.piece_effect(action);
    effect.from.or(effect.to)
}

/// Ends the run when a game takes the place of its exercise.
pub fn leave_with_match<R: ExerciseRun>(
    mut exercise: ResMut<Exercise<R>>,
    mut events: MessageReader<MatchEvent>,
    game: Res<Match>,
) {
    let is_replaced = events.read().any(|event| matches!(event, MatchEvent::Started));
    if is_replaced && exercise.run.is_some() && game.purpose() != MatchPurpose::Exercise {
        exercise.run = None;
    }
}

/// Points at the places of the run.
pub fn update_pointers<R: ExerciseRun>(
    exercise: Res<Exercise<R>>,
    mut was_running: Local<bool>,
    mut requests: MessageWriter<ExerciseRequest>,
) {
    let is_running = exercise.run.is_some();
    if exercise.is_changed() && (is_running || *was_running) {
        requests.write(ExerciseRequest::Point(exercise.run().map(R::pointers).unwrap_or_default()));
        *was_running = is_running;
    }
}

/// Adds exercises: positions on the table without consequences, for lessons, puzzles and practice.
pub fn plugin(app: &mut App) {
    app.init_resource::<ExercisePlayback>()
        .init_resource::<ExercisePointers>()
        .add_message::<ExerciseRequest>()
        .add_systems(Update, play_back.in_set(AppSystems::Input))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|playback: Res<ExercisePlayback>| !playback.waiting.is_empty()),
        );
}

/// The record of an exercise of the timeline's current position. `person` is the side that a person plays, if any; nobody plays any other
/// side.
pub fn exercise_record(timeline: &AnyTimeline, person: Option<Side>) -> Record {
    let seat = |side| if person == Some(side) { Seat::Human } else { Seat::computer(1) };
    let player = |side| Player { seat: seat(side), ..Player::default() };
    let players = Players { south: player(Side::South), north: player(Side::North) };
    Record::from_timeline(timeline, players, jiff::Timestamp::now())
}

/// Carries out the requests, one by one.
fn play_back(
    mut requests: MessageReader<ExerciseRequest>,
    mut events: MessageReader<MatchEvent>,
    mut playback: ResMut<ExercisePlayback>,
    mut pointers: ResMut<ExercisePointers>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
    mut match_requests: MessageWriter<MatchRequest>,
) {
    if events.read().any(|event| matches!(event, MatchEvent::Started)) && game.purpose() != MatchPurpose::Exercise {
        // What is left belongs to the exercise that was on the table.
        playback.waiting.clear();
    }
    for request in requests.read() {
        if let ExerciseRequest::Point(wanted) = request {
            pointers.set_if_neq(wanted.clone());
            continue;
        }
        if matches!(request, ExerciseRequest::Begin(_)) {
            playback.waiting.clear();
        }
        playback.waiting.push_back(request.clone());
    }
    let is_begin = matches!(playback.waiting.front(), Some(ExerciseRequest::Begin(_)));
    let is_settled = board_view.is_at_rest(&game);
    if !is_begin && (!is_settled || *menu.get() != Menu::None) {
        playback.pause = Duration::ZERO;
        return;
    }
    playback.pause += time.delta();
    let pause = match playback.waiting.front() {
        None | Some(ExerciseRequest::Point(_)) => return,
        Some(ExerciseRequest::Begin(_)) => Duration::ZERO,
        Some(ExerciseRequest::Play(_)) => PLAY_PAUSE,
        Some(ExerciseRequest::TakeBack) => TAKE_BACK_PAUSE,
    };
    if playback.pause < pause {
        return;
    }
    playback.pause = Duration::ZERO;
    let request = match playback.waiting.pop_front() {
        Some(ExerciseRequest::Begin(line)) => {
            let ply = line.actions.len();
            Request::Exercise { line, ply }
        }
        Some(_) if game.purpose() != MatchPurpose::Exercise => return,
        Some(ExerciseRequest::Play(action)) => Request::Play { action, animation_variant: None },
        Some(ExerciseRequest::TakeBack) => Request::Undo,
        Some(ExerciseRequest::Point(_)) | None => return,
    };
    match_requests.write(MatchRequest { request, source: Source::Exercise });
}
