//! Games of the computer against itself at which a person watches: pause, single steps, pace, and the evaluation after each turn.

use std::time::Duration;

use bevy::prelude::*;

use cannon_app_base::common::command::Command;
use cannon_app_base::play::{Match, MatchEvent};
use cannon_app_base::states::{Menu, Screen};
use cannon_engine::{Score, engine};
use cannon_rules::Side;

/// The time that a turn takes at least, from the start of its search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WatchPace {
    /// Time to understand each turn.
    Slow,
    /// The pace of a game against a person.
    #[default]
    Natural,
    /// As fast as the computer finds its actions.
    Fast,
}

impl WatchPace {
    /// The pace after this one; after the fastest, the slowest.
    pub const fn next(self) -> WatchPace {
        match self {
            WatchPace::Slow => WatchPace::Natural,
            WatchPace::Natural => WatchPace::Fast,
            WatchPace::Fast => WatchPace::Slow,
        }
    }

    /// The least time of a turn at the slow pace.
    const SLOW: Duration = Duration::from_millis(3_500);

    /// The time after which an answer is given. `natural` is the time of the natural pace.
    pub(super) fn due_after(self, natural: Duration) -> Duration {
        match self {
            WatchPace::Slow => natural.max(Self::SLOW),
            WatchPace::Natural => natural,
            WatchPace::Fast => Duration::ZERO,
        }
    }
}

/// A request of the watching person.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchRequest {
    /// Pause the game, or go on.
    TogglePause,
    /// Play one turn, and pause after it.
    Step,
    /// Change the pace.
    SetPace(WatchPace),
}

/// The state of watching. It matters only while both seats are computers.
#[derive(Resource, Clone, Debug, Default)]
pub struct Watching {
    is_paused: bool,
    /// The ply up to which the game is played in spite of the pause.
    step_to: Option<usize>,
    pace: WatchPace,
    /// By ply, the win percentage of South after the action there, as the computer saw it when it played.
    percentages: Vec<Option<f64>>,
}

impl Watching {
    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// The pace.
    pub fn pace(&self) -> WatchPace {
        self.pace
    }

    /// The win percentage of South after the action at a ply, as the computer saw it. `None` for actions of people and of opening books.
    pub fn win_percentage(&self, ply: usize) -> Option<f64> {
        self.percentages.get(ply).copied().flatten()
    }

    /// Whether the win percentage is known after any action, so that there is something for a graph.
    pub fn has_percentages(&self) -> bool {
        self.percentages.iter().any(Option::is_some)
    }

    /// Whether the computer may start to think about a turn.
    pub(super) fn allows_turn(&self, game: &Match) -> bool {
        game.has_human() || !self.is_paused || self.step_to.is_some_and(|ply| game.timeline().ply() < ply)
    }

    /// Notes the evaluation of the action that is about to be played.
    pub(super) fn record(&mut self, game: &Match, score: Option<Score>) {
        let timeline = game.timeline();
        let model = engine(timeline.game()).win_model();
        let percentage = score.map(|score| model.win_percentage(score));
        let of_south = percentage.map(|percentage| match timeline.side_to_move() {
            Side::South => percentage,
            Side::North => 100.0 - percentage,
        });
        self.percentages.resize(timeline.ply(), None);
        self.percentages.push(of_south);
    }
}

/// Handles the requests and keys of a watching person: the key that selects a place pauses, the key for the next ply plays one turn, and
/// a key changes the pace.
pub(super) fn handle_requests(
    mut requests: MessageReader<WatchRequest>,
    mut commands: MessageReader<Command>,
    mut events: MessageReader<MatchEvent>,
    mut watching: ResMut<Watching>,
    game: Res<Match>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    if events.read().any(|event| matches!(event, MatchEvent::Started)) {
        *watching = Watching { pace: watching.pace, ..Watching::default() };
    }
    let is_watched = *screen.get() == Screen::Play && *menu.get() == Menu::None && !game.has_human();
    let pace = watching.pace;
    let from_keys = commands.read().filter(|_| is_watched).filter_map(|command| match command {
        Command::Select => Some(WatchRequest::TogglePause),
        Command::StepForward if game.shows_live() => Some(WatchRequest::Step),
        Command::NextPace => Some(WatchRequest::SetPace(pace.next())),
        _ => None,
    });
    for request in requests.read().copied().chain(from_keys) {
        match request {
            WatchRequest::TogglePause => {
                watching.is_paused = !watching.is_paused;
                watching.step_to = None;
            }
            WatchRequest::Step => {
                watching.is_paused = true;
                watching.step_to = Some(game.timeline().ply() + 1);
            }
            WatchRequest::SetPace(pace) => watching.pace = pace,
        }
    }
}
