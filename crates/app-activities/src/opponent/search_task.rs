//! The search of the computer player, at most one at a time, on the task pool.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::analysis_memory::AnalysisMemory;
use super::background::{self, StopFlag};
use super::engines::{EngineTask, SeatedEngines};
use super::grandmaster;
use super::hint::{Hint, HintRequest};
use super::own_scores::OwnScores;
use super::watching::Watching;
use crate::profile::ProfileRequest;
use cannon_app_base::play::{Match, MatchPurpose, MatchRequest, Request, Source};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_engine::{Level, Limits, SearchInfo, SearchOptions, clock, draw, pace};
use cannon_engine_driver::Fault;
use cannon_rules::record::Seat;
use cannon_rules::{PackedAction, Side};

/// The search time for a hint.
const HINT_TIME: Duration = Duration::from_millis(1500);

/// The current search, if there is one.
#[derive(Resource, Default)]
pub struct Thinking {
    search: Option<Search>,
}

impl Thinking {
    /// Whether a search is running.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Whether the computer is thinking about its own next action.
    pub fn is_choosing_action(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.purpose == Purpose::Play)
    }

    /// The latest information from the current search.
    pub fn search_info(&self) -> Option<SearchInfo> {
        self.search.as_ref()?.latest_info()
    }
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The computer's own action.
    Play,
    /// A hint for the player.
    Hint,
    /// The decision whether the computer accepts a draw that it was offered during the player's turn.
    DrawOffer,
}

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    pub(super) action: Option<PackedAction>,
    /// Why another program, whose turn it is, has no action.
    fault: Option<Fault>,
    /// Time after the start of the search at which the answer is to be given.
    due_after: Duration,
}

/// The parameters of the natural thinking time (see [`pace::thinking_time`]): the seed of the game, and the time budget of the turn if
/// there is a clock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    seed: u64,
    budget: Option<Duration>,
}

/// A running or finished search. Dropping it cancels the search.
pub(super) struct Search {
    purpose: Purpose,
    /// The revision of the match for which it was started.
    pub(super) revision: u64,
    search_info: Arc<Mutex<Option<SearchInfo>>>,
    _stop_flag: StopFlag,
    task: AnswerTask,
    /// The answer, once it has been taken from the task.
    answer: Option<Answer>,
    /// Time since the start, not counting the time in menus.
    elapsed: Duration,
}

/// Where the answer of a search comes from.
enum AnswerTask {
    /// The computer, on the task pool.
    Computer(Task<Answer>),
    /// Another program.
    Program(EngineTask),
}

impl Search {
    /// The search of another program, which has been started for this turn.
    fn of_program(game: &Match, task: EngineTask) -> Self {
        Search {
            purpose: Purpose::Play,
            revision: game.revision(),
            search_info: Arc::default(),
            _stop_flag: StopFlag::default(),
            task: AnswerTask::Program(task),
            answer: None,
            elapsed: Duration::ZERO,
        }
    }

    /// Starts a search. Without a pace, its answer is due as soon as it is found.
    pub(super) fn start(purpose: Purpose, game: &Match, options: SearchOptions, pace: Option<Pace>) -> Self {
        let stop_flag = StopFlag::default();
        let report = Arc::new(Mutex::new(None));
        let timeline = game.timeline().clone();
        let on_thread_start = options.on_thread_start;
        let search = {
            let (stop, report) = (stop_flag.share(), Arc::clone(&report));
            move || {
                let action = cannon_engine::choose_action(&timeline, &options, &stop, &mut |found| {
                    *report.lock().unwrap_or_else(PoisonError::into_inner) = Some(found.clone());
                });
                let due = pace.map_or(Duration::ZERO, |Pace { seed, budget }| {
                    pace::thinking_time(&timeline, seed, budget, &stop)
                });
                Answer { action, fault: None, due_after: due }
            }
        };
        let task = AsyncComputeTaskPool::get().spawn(async move {
            match on_thread_start {
                None => search(),
                Some(on_start) => background::run_on_new_thread(on_start, search),
            }
        });
        Search {
            purpose,
            revision: game.revision(),
            search_info: report,
            _stop_flag: stop_flag,
            task: AnswerTask::Computer(task),
            answer: None,
            elapsed: Duration::ZERO,
        }
    }

    /// The latest information from the search.
    fn latest_info(&self) -> Option<SearchInfo> {
        self.search_info.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The answer, once the task has ended.
    pub(super) fn poll_answer(&mut self) -> Option<Answer> {
        if self.answer.is_none() {
            self.answer = match &mut self.task {
                AnswerTask::Computer(task) if task.is_finished() => block_on(poll_once(task)),
                AnswerTask::Computer(_) => None,
                AnswerTask::Program(task) => task.poll().map(|answer| {
                    let (action, fault) =
                        answer.map_or_else(|fault| (None, Some(fault)), |action| (Some(action), None));
                    Answer { action, fault, due_after: Duration::ZERO }
                }),
            };
        }
        self.answer.clone()
    }
}

/// Starts a search for the computer's turn, for a draw offer to it or for a hint.
pub(super) fn start_search(
    mut thinking: ResMut<Thinking>,
    mut hints: MessageReader<HintRequest>,
    mut seated: ResMut<SeatedEngines>,
    (game, watching): (Res<Match>, Res<Watching>),
    (settings, memory): (Res<Settings>, Res<AnalysisMemory>),
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let hint_wanted = hints.read().count() > 0;
    let at_board = *screen.get() == Screen::Play && *menu.get() == Menu::None;
    let may_think = game.purpose() != MatchPurpose::Exercise && watching.allows_turn(&game);
    if thinking.search.is_some() || !at_board || !may_think || game.outcome().is_some() {
        return;
    }
    let side = game.timeline().side_to_move();
    let seed = game.started_at().as_millisecond().unsigned_abs();
    let search = match game.seat(side) {
        Seat::Computer { .. } if let Some(style) = grandmaster::style_of(&game, side) => {
            // The Grandmaster is slow enough by itself to need no pace.
            let options = grandmaster::search_options(&game, &settings, &memory, (style, seed));
            Search::start(Purpose::Play, &game, options, None)
        }
        Seat::Computer { level, style } => {
            let level = Level::new(level).unwrap_or(Level::MAX);
            let options = SearchOptions { variety: true, use_book: true, style, ..SearchOptions::new(level, seed) };
            let budget =
                game.clocks().remaining(side).map(|left| clock::time_budget(left, game.clocks().increment(side)));
            let pace = settings.natural_pace.then_some(Pace { seed, budget });
            Search::start(Purpose::Play, &game, options.with_clock(game.clocks(), game.timeline()), pace)
        }
        Seat::Program => match seated.start_turn(&game, &settings) {
            Some(task) => Search::of_program(&game, task),
            None => return,
        },
        // Another program cannot be asked; the offer is declined for it.
        Seat::Human if game.draw_offer() == Some(side) && matches!(game.seat(!side), Seat::Computer { .. }) => {
            let options = SearchOptions { limits: Some(draw::SEARCH_LIMITS), ..SearchOptions::new(Level::MAX, seed) };
            Search::start(Purpose::DrawOffer, &game, options, None)
        }
        Seat::Human if hint_wanted && game.shows_live() => {
            // A hint uses all cores at low priority. As an opponent, the computer should be equally strong on every machine: it uses one
            // thread at normal priority, because on slow machines rendering would otherwise make the search hit its time limit.
            let options = SearchOptions {
                limits: Some(Limits::time(HINT_TIME)),
                threads: thread::available_parallelism().unwrap_or(NonZeroUsize::MIN),
                on_thread_start: Some(background::lower_thread_priority),
                memory: Some(memory.of(game.timeline())),
                ..SearchOptions::new(Level::MAX, seed)
            };
            Search::start(Purpose::Hint, &game, options, None)
        }
        Seat::Human => return,
    };
    thinking.search = Some(search);
}

/// Delivers the answer of a finished search when it is due. While a menu is open, the answer waits and its time does not advance.
pub(super) fn deliver_answer(
    mut thinking: ResMut<Thinking>,
    mut requests: MessageWriter<MatchRequest>,
    mut profile_requests: MessageWriter<ProfileRequest>,
    mut hint: ResMut<Hint>,
    (mut watching, mut scores, mut seated): (ResMut<Watching>, ResMut<OwnScores>, ResMut<SeatedEngines>),
    game: Res<Match>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
) {
    if *menu.get() != Menu::None {
        return;
    }
    let Some(search) = &mut thinking.search else { return };
    if search.purpose == Purpose::Play && !watching.allows_turn(&game) {
        return;
    }
    search.elapsed += time.delta();
    let Some(Answer { action, fault, due_after: natural }) = search.poll_answer() else { return };
    let natural = if settings.natural_pace { natural } else { Duration::ZERO };
    let due = if game.has_human() { natural } else { watching.pace().due_after(natural) };
    if search.elapsed < due {
        return;
    }
    let source = Source::Computer { revision: search.revision };
    match (search.purpose, action) {
        (Purpose::Play, Some(action)) => {
            let score = search.latest_info().map(|info| info.score);
            watching.record(&game, score);
            scores.record(&game, score);
            let may_end_early = settings.computer_resigns && game.has_human();
            let request = if may_end_early && scores.resigns(&game) {
                Request::Resign
            } else {
                if may_end_early {
                    scores.consider_draw(&game);
                }
                Request::Play { action, animation_variant: None }
            };
            requests.write(MatchRequest { request, source });
        }
        (Purpose::Hint, Some(action)) if search.revision == game.revision() => {
            let pv = search.latest_info().map(|info| info.pv).unwrap_or_default();
            hint.set(&game, action, &pv);
            profile_requests.write(ProfileRequest::MarkHelped);
        }
        (Purpose::DrawOffer, _) => {
            let accept = search.latest_info().is_some_and(|report| draw::accepts(report.score, game.timeline()));
            requests.write(MatchRequest { request: Request::AnswerDraw { accept }, source });
        }
        (Purpose::Play, None) if let Some(fault) = fault => {
            if search.revision == game.revision() && seated.note_fault(&fault, &game, &settings) {
                requests.write(MatchRequest { request: Request::Forfeit, source });
            }
        }
        // There is no action if the search was stopped or the game is over, and no use for a hint for another position.
        (Purpose::Play, None) | (Purpose::Hint, _) => {}
    }
    thinking.search = None;
}

/// Cancels a search for an older revision of the match.
pub(super) fn cancel_outdated(mut thinking: ResMut<Thinking>, game: Res<Match>) {
    if thinking.search.as_ref().is_some_and(|search| search.revision != game.revision()) {
        thinking.search = None;
    }
}

/// Cancels the search when the player leaves the game or the program ends.
pub(super) fn stop(mut thinking: ResMut<Thinking>) {
    thinking.search = None;
}

/// Declines a draw that is offered during the computer's own turn, or to another program, which cannot be asked. Other offers are answered
/// after a search.
pub(super) fn decline_offers_on_own_turn(game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    let side = game.timeline().side_to_move();
    let offered_to = game.draw_offer().map(|offering| !offering);
    let is_declined = |to: Side| game.program(to).is_some() || to == side && game.seat(to).is_computer();
    if offered_to.is_some_and(is_declined) {
        let source = Source::Computer { revision: game.revision() };
        requests.write(MatchRequest { request: Request::AnswerDraw { accept: false }, source });
    }
}
