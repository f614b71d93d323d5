//! The table behind the title screen: the player's unfinished game as it stands, or else games of the computer against itself.
//!
//! Each game of the computer is an ordinary match, except that it is [never saved](MatchPurpose::Exhibition), and that
//! any game that the player starts replaces it. It pauses while a menu is open or the window is not in front.

use std::time::Duration;

use bevy::prelude::*;

use super::search_task::{Purpose, Search, Thinking};
use crate::persistence::Autosaved;
use cannon_app_base::common::animation::Celebration;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::{BoardView, Match, MatchPurpose, MatchRequest, MatchSetup, Request, Source};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::window_focus::WindowActive;
use cannon_app_games::tabletop;
use cannon_engine::{Level, SearchOptions};
use cannon_rules::GameId;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;

/// The level at which both sides play.
const LEVEL: i8 = 3;
/// Pause between the end of one action and the search for the next, and before the first.
const PAUSE: Duration = Duration::from_millis(900);
/// Time for which the final position of a game is shown.
const PAUSE_AFTER_END: Duration = Duration::from_secs(6);
/// Maximum length of a game in plies, after which the next one starts.
const MAX_PLIES: usize = 80;
/// Maximum size of the board; on larger boards the pieces look too small.
const MAX_BOARD_SIZE: u8 = 16;

/// The game behind the title screen.
#[derive(Resource, Default)]
pub struct Exhibition {
    /// Whether it is running.
    is_running: bool,
    /// Number of games that have been started.
    games_started: usize,
    /// Time since the last animation ended.
    idle_time: Duration,
    search: Option<Search>,
}

impl Exhibition {
    /// Whether it is running. Then frames must be drawn, and its sounds are quieter.
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The request for the next game of the computer against itself.
    fn next_game(&mut self, game: GameId) -> Request {
        self.games_started += 1;
        Request::Start(Box::new(nth_setup(game, self.games_started - 1)))
    }

    /// Requests a game in place of this one. The request carries the revision, so that it does not replace a game that the player starts or
    /// opens in the same frame.
    fn request(&mut self, request: Request, game: &Match, requests: &mut MessageWriter<MatchRequest>) {
        self.idle_time = Duration::ZERO;
        requests.write(MatchRequest { request, source: Source::Computer { revision: game.revision() } });
    }
}

/// To be added by apps with a title screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Exhibition>()
        .add_systems(Update, (update_running, play_answer).chain().in_set(AppSystems::Input))
        .add_systems(Update, start_games_and_searches.in_set(AppSystems::React))
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|exhibition: Res<Exhibition>| exhibition.is_running),
        )
        .add_systems(Last, stop.run_if(on_message::<AppExit>));
}

/// Whether the title is shown, with nothing in front of it.
fn is_title(screen: &State<Screen>, menu: &State<Menu>) -> bool {
    *screen.get() == Screen::Title && matches!(menu.get(), Menu::Title | Menu::More | Menu::Welcome)
}

/// Pauses and resumes the exhibition, and cancels its search when it pauses.
fn update_running(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    window_active: Option<Res<WindowActive>>,
    mut exhibition: ResMut<Exhibition>,
) {
    let is_on = is_title(&screen, &menu) && window_active.is_none_or(|active| active.0);
    if exhibition.is_running != is_on {
        exhibition.is_running = is_on;
    }
    if !is_on && exhibition.search.is_some() {
        exhibition.search = None;
    }
}

/// Sends the chosen action to the gate.
fn play_answer(mut exhibition: ResMut<Exhibition>, game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    let Some(answer) = exhibition.search.as_mut().and_then(Search::poll_answer) else { return };
    let Some(search) = exhibition.search.take() else { return };
    if let (Some(action), true) = (answer.action, game.is_exhibition()) {
        let source = Source::Computer { revision: search.revision };
        requests.write(MatchRequest { request: Request::Play { action, animation_variant: None }, source });
    }
}

/// Starts games, and starts the search for the next action when the last one has been shown.
fn start_games_and_searches(
    mut exhibition: ResMut<Exhibition>,
    game: Res<Match>,
    board_view: Res<BoardView>,
    celebration: Res<Celebration>,
    thinking: Res<Thinking>,
    time: Res<Time<Real>>,
    (autosaved, settings): (Res<Autosaved>, Res<Settings>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut requests: MessageWriter<MatchRequest>,
) {
    if thinking.is_searching() || !is_title(&screen, &menu) {
        return;
    }
    if !game.is_exhibition() || game.timeline().game() != settings.game {
        exhibition.search = None;
        let is_shown = |record: &&Record| record.game == settings.game && record.replay().is_ok();
        let unfinished = autosaved.resumable().filter(is_shown);
        let request = match unfinished {
            Some(record) => Request::Exhibit(Box::new(record.clone())),
            None => exhibition.next_game(settings.game),
        };
        exhibition.request(request, &game, &mut requests);
        return;
    }
    if !exhibition.is_running || exhibition.search.is_some() {
        return;
    }
    if game.has_human() {
        return;
    }
    if celebration.0 || !board_view.is_at_rest(&game) {
        exhibition.idle_time = Duration::ZERO;
        return;
    }
    exhibition.idle_time += time.delta();
    let is_over = game.outcome().is_some() || game.timeline().ply() >= MAX_PLIES;
    match is_over {
        true if exhibition.idle_time >= PAUSE_AFTER_END => {
            let request = exhibition.next_game(settings.game);
            exhibition.request(request, &game, &mut requests);
        }
        false if exhibition.idle_time >= PAUSE => {
            exhibition.idle_time = Duration::ZERO;
            let seed = game.started_at().as_millisecond().unsigned_abs();
            let level = Level::new(LEVEL).unwrap_or(Level::MAX);
            let order = SearchOptions { variety: true, use_book: true, ..SearchOptions::new(level, seed) };
            exhibition.search = Some(Search::start(Purpose::Play, &game, order, None));
        }
        _ => {}
    }
}

/// The set-up of the next game after this number of games. It alternates between the set-ups of a game that has several.
fn nth_setup(game: GameId, games_started: usize) -> MatchSetup {
    let setups = (tabletop(game).editor_support.builtin_setups)().iter();
    let setups_of_game: Vec<_> = setups.filter(|setup| setup.design.layout().size <= MAX_BOARD_SIZE).collect();
    let ruleset = setups_of_game.get(games_started % setups_of_game.len().max(1)).map(|setup| setup.ruleset.clone());
    let seat = Seat::computer(LEVEL);
    let players = Players::untimed(seat, seat);
    MatchSetup {
        game,
        ruleset,
        house_rules: HouseRules::DRAWS,
        players,
        purpose: MatchPurpose::Exhibition,
        ..MatchSetup::default()
    }
}

/// Cancels the search when the program ends.
fn stop(mut exhibition: ResMut<Exhibition>) {
    exhibition.search = None;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn all_set_ups_of_the_exhibition_are_valid() {
        let setups: Vec<_> =
            GameId::ALL.into_iter().flat_map(|game| (0..20).map(move |n| nth_setup(game, n))).collect();
        for setup in &setups {
            setup.begin().expect("the set-up is valid");
            assert!(
                setup.purpose == MatchPurpose::Exhibition
                    && setup.players.south.seat.is_computer()
                    && setup.players.north.seat.is_computer()
            );
        }
        let boards: BTreeSet<_> = setups.iter().map(|setup| format!("{:?}", setup.ruleset)).collect();
        assert!(boards.len() > 4, "several boards: {boards:?}");
    }
}
