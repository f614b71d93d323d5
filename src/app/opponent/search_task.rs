//! One search at a time, on the task pool.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::background;
use super::hint::{Hint, HintWanted};
use crate::app::play::{Match, MatchRequest, Request, Source};
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use cannon_engine::{Level, Limits, SearchInfo, SearchOptions, clock, draw, pace};
use cannon_rules::PackedAction;
use cannon_rules::record::Seat;

/// A hint may cost this much time.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// The computer's present search, if there is one.
#[derive(Resource, Default)]
pub struct Thinking {
    search: Option<Search>,
}

impl Thinking {
    /// Whether a search is running.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Whether the computer is thinking about its own next action.
    #[must_use]
    pub fn is_choosing(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.purpose == Purpose::Play)
    }

    /// What the present search has found so far.
    #[must_use]
    pub fn report(&self) -> Option<SearchInfo> {
        self.search.as_ref()?.latest()
    }

    fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            search.abandon();
        }
    }
}

/// What the answer of a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// The computer's own action.
    Play,
    /// A hint for the player.
    Hint,
    /// Whether the computer, not on turn, takes the draw it has been offered.
    DrawOffer,
}

/// What a search has come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) action: Option<PackedAction>,
    /// Time since its beginning at which it is to be given.
    due: Duration,
}

/// How long an answer is to take: as long as a player would seem to think, in the game with this seed and on a clock with this share for
/// the turn.
#[derive(Clone, Copy, Debug)]
struct Pace {
    seed: u64,
    share: Option<Duration>,
}

pub(super) struct Search {
    purpose: Purpose,
    /// The revision of the match that is searched.
    pub(super) revision: u64,
    stop: Arc<AtomicBool>,
    report: Arc<Mutex<Option<SearchInfo>>>,
    task: Task<Answer>,
    /// Once the task has ended.
    answer: Option<Answer>,
    /// Time since the beginning, without that behind menus.
    passed: Duration,
}

impl Search {
    /// Begins a search; without a pace its answer is due as soon as there is one.
    fn begin(purpose: Purpose, game: &Match, order: SearchOptions, pace: Option<Pace>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let report = Arc::new(Mutex::new(None));
        let timeline = game.timeline().boxed_clone();
        let begin_thread = order.begin_thread;
        let search = {
            let (stop, report) = (Arc::clone(&stop), Arc::clone(&report));
            move || {
                let action = cannon_engine::choose_action(&*timeline, &order, &stop, &mut |found| {
                    *report.lock().unwrap_or_else(PoisonError::into_inner) = Some(found.clone());
                });
                let due = pace
                    .map_or(Duration::ZERO, |Pace { seed, share }| pace::thinking_time(&*timeline, seed, share, &stop));
                Answer { action, due }
            }
        };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            match begin_thread {
                None => search(),
                Some(begin) => background::run(begin, search),
            }
        });
        Search { purpose, revision: game.revision(), stop, report, task, answer: None, passed: Duration::ZERO }
    }

    /// Begins one for the game behind the title.
    pub(super) fn for_exhibition(game: &Match, order: SearchOptions) -> Self {
        Search::begin(Purpose::Play, game, order, None)
    }

    /// Stops it. The task ends soon after its flag is set; detached, it ends by itself and its answer goes nowhere.
    pub(super) fn abandon(self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.detach();
    }

    fn latest(&self) -> Option<SearchInfo> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The answer, once the task has ended.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        if self.answer.is_none() && self.task.is_finished() {
            self.answer = block_on(poll_once(&mut self.task));
        }
        self.answer
    }
}

/// Starts the search that the match calls for: the computer's turn, a draw offered to it, or a hint.
pub(super) fn start_search(
    mut thinking: ResMut<Thinking>,
    mut hints: MessageReader<HintWanted>,
    game: Res<Match>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let hint_wanted = hints.read().count() > 0;
    let at_table = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    if thinking.search.is_some() || !at_table || game.outcome().is_some() {
        return;
    }
    let side = game.timeline().side_to_move();
    let seed = game.started().as_millisecond().unsigned_abs();
    let search = match game.seat(side) {
        Seat::Computer { level, style } => {
            let level = Level::new(level).unwrap_or(Level::MAX);
            let order = SearchOptions { variety: true, book: true, style, ..SearchOptions::new(level, seed) };
            let share = game.clocks().remaining(side).map(|left| clock::share(left, game.clocks().increment(side)));
            let pace = settings.natural_pace.then_some(Pace { seed, share });
            Search::begin(Purpose::Play, &game, order.with_clock(game.clocks(), game.timeline()), pace)
        }
        Seat::Human if game.draw_offer() == Some(side) && game.seat(!side).is_computer() => {
            let order = SearchOptions { limits: Some(draw::LOOK), ..SearchOptions::new(Level::MAX, seed) };
            Search::begin(Purpose::DrawOffer, &game, order, None)
        }
        Seat::Human if hint_wanted && game.shows_live() => {
            // For a hint the computer does what it can without spoiling the picture. As an opponent it plays alike on every machine: on
            // one thread, and at the usual priority, since its search would otherwise run into its time limit where drawing takes long.
            let order = SearchOptions {
                limits: Some(Limits::time(HINT_TIME)),
                threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
                begin_thread: Some(background::step_back),
                ..SearchOptions::new(Level::MAX, seed)
            };
            Search::begin(Purpose::Hint, &game, order, None)
        }
        Seat::Human => return,
    };
    thinking.search = Some(search);
}

/// Passes on the answer of a search that has ended, when it is due. While a menu is open, the answer waits and no time passes.
pub(super) fn take_answer(
    mut thinking: ResMut<Thinking>,
    mut requests: MessageWriter<MatchRequest>,
    mut hint: ResMut<Hint>,
    game: Res<Match>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
) {
    if *menu.get() != Menu::None {
        return;
    }
    let Some(search) = &mut thinking.search else { return };
    search.passed += time.delta();
    let Some(Answer { action, due }) = search.answer() else { return };
    if settings.natural_pace && search.passed < due {
        return;
    }
    let source = Source::Computer { revision: search.revision };
    match (search.purpose, action) {
        (Purpose::Play, Some(action)) => {
            requests.write(MatchRequest { request: Request::Play { action, shown_by: None }, source });
        }
        (Purpose::Hint, Some(action)) => hint.give(action, search.revision),
        (Purpose::DrawOffer, _) => {
            let accept = search.latest().is_some_and(|report| draw::accepts(report.score, game.timeline().ply()));
            requests.write(MatchRequest { request: Request::AnswerDraw { accept }, source });
        }
        // A search that found nothing was stopped, or the game is over: there is nothing to pass on.
        (Purpose::Play | Purpose::Hint, None) => {}
    }
    thinking.search = None;
}

/// Stops a search that the match has moved past.
pub(super) fn stop_outdated(mut thinking: ResMut<Thinking>, game: Res<Match>) {
    if thinking.search.as_ref().is_some_and(|search| search.revision != game.revision()) {
        thinking.stop();
    }
}

/// Nobody waits for the answer in a game that was left for the title.
pub(super) fn stop_with_game(mut thinking: ResMut<Thinking>) {
    thinking.stop();
}

/// Leaves no search behind when the program ends.
pub(super) fn stop_on_exit(mut exits: MessageReader<AppExit>, mut thinking: ResMut<Thinking>) {
    if exits.read().count() > 0 {
        thinking.stop();
    }
}
