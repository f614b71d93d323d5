//! One search at a time, on the task pool.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::hint::{Hint, HintWanted};
use crate::app::play::{Ask, Match, Request, Source};
use crate::app::states::{Menu, Screen};
use crate::engine::{self, Level, Limits, Order, Report, draw};
use crate::rules::PackedAction;
use crate::rules::record::Seat;

/// A hint may cost this much time.
const HINT_TIME: Duration = Duration::from_millis(1500);
/// So may the look at the position by which the computer answers a draw offer.
const DRAW_TIME: Duration = Duration::from_millis(400);

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
    pub fn report(&self) -> Option<Report> {
        self.search.as_ref()?.latest()
    }

    fn stop(&mut self) {
        // The task ends soon after its flag is set; detached, it ends by itself and its answer goes nowhere.
        if let Some(search) = self.search.take() {
            search.stop.store(true, Ordering::Relaxed);
            search.task.detach();
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

struct Search {
    purpose: Purpose,
    /// The revision of the match that is searched.
    revision: u64,
    stop: Arc<AtomicBool>,
    report: Arc<Mutex<Option<Report>>>,
    task: Task<Option<PackedAction>>,
}

impl Search {
    fn begin(purpose: Purpose, game: &Match, order: Order) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let report = Arc::new(Mutex::new(None));
        let timeline = game.timeline().boxed_clone();
        let task = AsyncComputeTaskPool::get().spawn({
            let (stop, report) = (Arc::clone(&stop), Arc::clone(&report));
            async move {
                engine::think(&*timeline, &order, &stop, &mut |found| {
                    *report.lock().unwrap_or_else(PoisonError::into_inner) = Some(found.clone());
                })
            }
        });
        Search { purpose, revision: game.revision(), stop, report, task }
    }

    fn latest(&self) -> Option<Report> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Starts the search that the match calls for: the computer's turn, a draw offered to it, or a hint.
pub(super) fn start_search(
    mut thinking: ResMut<Thinking>,
    mut hints: MessageReader<HintWanted>,
    game: Res<Match>,
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
    let full_strength = |time| Order { limits: Some(Limits::time(time)), ..Order::new(Level::MAX, seed) };
    let search = match game.seat(side) {
        Seat::Computer { level, style } => {
            let level = Level::new(level).unwrap_or(Level::MAX);
            let order = Order { variety: true, book: true, style, ..Order::new(level, seed) };
            Search::begin(Purpose::Play, &game, order.hurried_by(game.clocks(), side))
        }
        Seat::Human if game.draw_offer() == Some(side) && game.seat(!side).is_computer() => {
            Search::begin(Purpose::DrawOffer, &game, full_strength(DRAW_TIME))
        }
        Seat::Human if hint_wanted && game.shows_live() => {
            Search::begin(Purpose::Hint, &game, full_strength(HINT_TIME))
        }
        Seat::Human => return,
    };
    thinking.search = Some(search);
}

/// Passes on the answer of a search that has ended. While a menu is open, the answer waits.
pub(super) fn take_answer(
    mut thinking: ResMut<Thinking>,
    mut requests: MessageWriter<Ask>,
    mut hint: ResMut<Hint>,
    game: Res<Match>,
    menu: Res<State<Menu>>,
) {
    if *menu.get() != Menu::None || thinking.search.as_ref().is_none_or(|search| !search.task.is_finished()) {
        return;
    }
    let Some(mut search) = thinking.search.take() else { return };
    let answer = block_on(poll_once(&mut search.task)).flatten();
    let source = Source::Computer { revision: search.revision };
    match (search.purpose, answer) {
        (Purpose::Play, Some(action)) => {
            requests.write(Ask { request: Request::Play { action, shown_by: None }, source });
        }
        (Purpose::Hint, Some(action)) => hint.give(action, search.revision),
        (Purpose::DrawOffer, _) => {
            let accept = search.latest().is_some_and(|report| draw::accepts(report.score, game.timeline().ply()));
            requests.write(Ask { request: Request::AnswerDraw { accept }, source });
        }
        // A search that found nothing was stopped, or the game is over: there is nothing to pass on.
        (Purpose::Play | Purpose::Hint, None) => {}
    }
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
