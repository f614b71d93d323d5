//! Studies: positions with which a person practises, and lines that play by themselves there. Lessons and puzzles are built on them.
//!
//! A study is a [`Match`] that is never saved. Its owner sends [`StudyRequest`] messages: to begin a position, to play an action for a side
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

/// A request to the study.
#[derive(Message, Clone, Debug)]
pub enum StudyRequest {
    /// Begin a position. Requests that still wait are dropped.
    Begin(Box<Record>),
    /// Play an action for the side to move.
    Play(PackedAction),
    /// Take the last action back.
    TakeBack,
    /// Point at places at once, and at no others.
    Point(StudyPointers),
}

/// The requests that wait for the table.
#[derive(Resource, Default)]
pub struct StudyPlayback {
    waiting: VecDeque<StudyRequest>,
    pause: Duration,
}

/// What a study points out on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct StudyPointers {
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

impl StudyPointers {
    /// Whether a kind of mark belongs to actions that the player does not know yet.
    pub fn hides_mark(&self, mark: &MarkKind) -> bool {
        self.untaught.iter().any(|kind| kind.marks.contains(&mark.name))
    }

    /// Whether a refusal explains actions that the player does not know yet.
    pub fn hides_refusal(&self, message_id: &str) -> bool {
        self.untaught.iter().any(|kind| kind.refusals.contains(&message_id))
    }
}

/// A run of studies on the table, such as a lesson or a puzzle.
pub trait StudyRun: Send + Sync + 'static {
    /// What the run points out.
    fn pointers(&self) -> StudyPointers;
}

/// The run of a kind that is on the table.
#[derive(Resource)]
pub struct Study<R: StudyRun> {
    pub(crate) run: Option<R>,
}

impl<R: StudyRun> Default for Study<R> {
    fn default() -> Self {
        Study { run: None }
    }
}

impl<R: StudyRun> Study<R> {
    /// The run on the table.
    pub fn run(&self) -> Option<&R> {
        self.run.as_ref()
    }
}

/// Run condition: a run of this kind is on the table.
pub fn is_on_table<R: StudyRun>(study: Res<Study<R>>) -> bool {
    study.run.is_some()
}

/// The place of the piece that an action in the timeline's current position moves or places.
pub(crate) fn piece_spot(timeline: &AnyTimeline, action: PackedAction) -> Option<Spot> {
    let effect = games::position_at(timeline, timeline.ply())?.piece_effect(action);
    effect.from.or(effect.to)
}

/// Ends the run when a game takes the place of its study.
pub fn leave_with_match<R: StudyRun>(
    mut study: ResMut<Study<R>>,
    mut events: MessageReader<MatchEvent>,
    game: Res<Match>,
) {
    let is_replaced = events.read().any(|event| matches!(event, MatchEvent::Started));
    if is_replaced && study.run.is_some() && game.purpose() != MatchPurpose::Study {
        study.run = None;
    }
}

/// Points at the places of the run.
pub fn update_pointers<R: StudyRun>(
    study: Res<Study<R>>,
    mut was_running: Local<bool>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let is_running = study.run.is_some();
    if study.is_changed() && (is_running || *was_running) {
        requests.write(StudyRequest::Point(study.run().map(R::pointers).unwrap_or_default()));
        *was_running = is_running;
    }
}

/// Adds studies: positions on the table without consequences, for lessons, puzzles and practice.
pub fn plugin(app: &mut App) {
    app.init_resource::<StudyPlayback>()
        .init_resource::<StudyPointers>()
        .add_message::<StudyRequest>()
        .add_systems(Update, play_back.in_set(AppSystems::Input))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|playback: Res<StudyPlayback>| !playback.waiting.is_empty()),
        );
}

/// The record of a study of the timeline's current position. `person` is the side that a person plays, if any; nobody plays any other
/// side.
pub fn study_record(timeline: &AnyTimeline, person: Option<Side>) -> Record {
    let seat = |side| if person == Some(side) { Seat::Human } else { Seat::computer(1) };
    let player = |side| Player { seat: seat(side), ..Player::default() };
    let players = Players { south: player(Side::South), north: player(Side::North) };
    Record::from_timeline(timeline, players, jiff::Timestamp::now())
}

/// Carries out the requests, one by one.
fn play_back(
    mut requests: MessageReader<StudyRequest>,
    mut events: MessageReader<MatchEvent>,
    mut playback: ResMut<StudyPlayback>,
    mut pointers: ResMut<StudyPointers>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
    mut match_requests: MessageWriter<MatchRequest>,
) {
    if events.read().any(|event| matches!(event, MatchEvent::Started)) && game.purpose() != MatchPurpose::Study {
        // What is left belongs to the study that was on the table.
        playback.waiting.clear();
    }
    for request in requests.read() {
        if let StudyRequest::Point(wanted) = request {
            pointers.set_if_neq(wanted.clone());
            continue;
        }
        if matches!(request, StudyRequest::Begin(_)) {
            playback.waiting.clear();
        }
        playback.waiting.push_back(request.clone());
    }
    let is_begin = matches!(playback.waiting.front(), Some(StudyRequest::Begin(_)));
    let is_settled = board_view.is_at_rest(&game);
    if !is_begin && (!is_settled || *menu.get() != Menu::None) {
        playback.pause = Duration::ZERO;
        return;
    }
    playback.pause += time.delta();
    let pause = match playback.waiting.front() {
        None | Some(StudyRequest::Point(_)) => return,
        Some(StudyRequest::Begin(_)) => Duration::ZERO,
        Some(StudyRequest::Play(_)) => PLAY_PAUSE,
        Some(StudyRequest::TakeBack) => TAKE_BACK_PAUSE,
    };
    if playback.pause < pause {
        return;
    }
    playback.pause = Duration::ZERO;
    let request = match playback.waiting.pop_front() {
        Some(StudyRequest::Begin(line)) => {
            let ply = line.actions.len();
            Request::Study { line, ply }
        }
        Some(_) if game.purpose() != MatchPurpose::Study => return,
        Some(StudyRequest::Play(action)) => Request::Play { action, animation_variant: None },
        Some(StudyRequest::TakeBack) => Request::Undo,
        Some(StudyRequest::Point(_)) | None => return,
    };
    match_requests.write(MatchRequest { request, source: Source::Study });
}
