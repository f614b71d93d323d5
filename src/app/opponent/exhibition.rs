//! The games that the computer plays against itself behind the title.
//!
//! Each is a match like any other, but one that nobody sits at: it is [never kept](Match::is_exhibition), and gives way to whatever the
//! player begins. It goes on only while somebody looks at the title; behind a menu, and in a window that is not in front, it waits.

use std::time::Duration;

use bevy::prelude::*;

use super::search_task::{Search, Thinking};
use crate::app::AppSystems;
use crate::app::effects::Effects;
use crate::app::games::{TABLES, Workshop};
use crate::app::pieces::BoardView;
use crate::app::play::{Match, MatchRequest, MatchSetup, Request, Source};
use crate::app::states::{Menu, Screen};
use crate::app::window_focus::Attention;
use cannon_engine::{Level, SearchOptions};
use cannon_rules::record::{Players, Seat};

/// The level at which both sides play.
const LEVEL: u8 = 3;
/// Rest between the end of one action and the beginning of the next, and before the first.
const REST: Duration = Duration::from_millis(900);
/// How long the end of a game stays on show.
const REST_AFTER_END: Duration = Duration::from_secs(6);
/// A game that has not ended by then gives way to the next.
const LONGEST: usize = 80;
/// Set-ups larger than this have pieces too small to be enjoyed.
const LARGEST_BOARD: u8 = 16;

/// What goes on behind the title.
#[derive(Resource, Default)]
pub struct Exhibition {
    /// Whether it is being played now.
    is_on: bool,
    /// How many games have been begun.
    begun: usize,
    /// Time since the table came to rest.
    rested: Duration,
    search: Option<Search>,
}

impl Exhibition {
    /// Whether it is being played now: frames are needed, and what it sounds like should be quiet.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on
    }
}

/// To be added beside the core where there is a title to be looked at.
pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Exhibition>()
        .add_systems(Update, (follow_audience, pass_on_answer).chain().in_set(AppSystems::Input))
        .add_systems(Update, direct.in_set(AppSystems::React))
        .add_systems(Last, break_off.run_if(on_message::<AppExit>));
}

/// The exhibition is on as long as somebody looks at the title.
fn follow_audience(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    attention: Option<Res<Attention>>,
    mut exhibition: ResMut<Exhibition>,
) {
    let is_on =
        *screen.get() == Screen::Title && *menu.get() == Menu::Title && attention.is_none_or(|attention| attention.0);
    if exhibition.is_on != is_on {
        exhibition.is_on = is_on;
    }
    if !is_on && let Some(search) = exhibition.search.take() {
        search.abandon();
    }
}

/// Passes on what the computer has chosen.
fn pass_on_answer(mut exhibition: ResMut<Exhibition>, game: Res<Match>, mut requests: MessageWriter<MatchRequest>) {
    let Some(answer) = exhibition.search.as_mut().and_then(Search::answer) else { return };
    let Some(search) = exhibition.search.take() else { return };
    if let (Some(action), true) = (answer.action, game.is_exhibition()) {
        let source = Source::Computer { revision: search.revision };
        requests.write(MatchRequest { request: Request::Play { action, shown_by: None }, source });
    }
}

/// Begins games, and has actions chosen once the last one has been seen.
fn direct(
    mut exhibition: ResMut<Exhibition>,
    game: Res<Match>,
    stage: Res<BoardView>,
    effects: Option<Res<Effects>>,
    thinking: Res<Thinking>,
    time: Res<Time<Real>>,
    mut requests: MessageWriter<MatchRequest>,
) {
    if !exhibition.is_on || exhibition.search.is_some() || thinking.is_searching() {
        return;
    }
    if !game.is_exhibition() {
        begin_next(&mut exhibition, &mut requests);
        return;
    }
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    if stage.is_busy() || celebrating || stage.ply() != game.shown_ply() {
        exhibition.rested = Duration::ZERO;
        return;
    }
    exhibition.rested += time.delta();
    let is_over = game.outcome().is_some() || game.timeline().ply() >= LONGEST;
    match is_over {
        true if exhibition.rested >= REST_AFTER_END => begin_next(&mut exhibition, &mut requests),
        false if exhibition.rested >= REST => {
            exhibition.rested = Duration::ZERO;
            let seed = game.started().as_millisecond().unsigned_abs();
            let level = Level::new(LEVEL).unwrap_or(Level::MAX);
            let order = SearchOptions { variety: true, book: true, ..SearchOptions::new(level, seed) };
            exhibition.search = Some(Search::for_exhibition(&game, order));
        }
        _ => {}
    }
}

fn begin_next(exhibition: &mut Exhibition, requests: &mut MessageWriter<MatchRequest>) {
    exhibition.rested = Duration::ZERO;
    requests.write(MatchRequest::interface(Request::Start(Box::new(programme(exhibition.begun)))));
    exhibition.begun += 1;
}

/// The game that comes when so many have been begun: all games in turn, and the set-ups of those that have several in turn.
fn programme(begun: usize) -> MatchSetup {
    let table = &TABLES[begun % TABLES.len()];
    let setups = |workshop: &'static Workshop| {
        (workshop.shipped)().iter().filter(|setup| setup.design.layout().size <= LARGEST_BOARD)
    };
    let fitting: Vec<_> = table.workshop.into_iter().flat_map(setups).collect();
    let round = begun / TABLES.len();
    let ruleset = fitting.get(round % fitting.len().max(1)).map(|setup| setup.ruleset.clone());
    let seat = Seat::computer(LEVEL);
    let players = Players::untimed(seat, seat);
    MatchSetup {
        game: table.game.to_owned(),
        ruleset,
        house: players.default_house_rules(),
        players,
        exhibition: true,
        ..MatchSetup::default()
    }
}

/// Leaves no search behind when the program ends.
fn break_off(mut exhibition: ResMut<Exhibition>) {
    if let Some(search) = exhibition.search.take() {
        search.abandon();
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn games_take_turns_and_every_one_can_be_begun() {
        let setups: Vec<_> = (0..40).map(programme).collect();
        for setup in &setups {
            setup.begin().expect("it begins a game");
            assert!(
                setup.exhibition && setup.players.south.seat.is_computer() && setup.players.north.seat.is_computer()
            );
        }
        assert_ne!(setups[0].game, setups[1].game);
        let boards: BTreeSet<_> = setups.iter().map(|setup| format!("{:?}", setup.ruleset)).collect();
        assert!(boards.len() > 4, "several boards: {boards:?}");
    }
}
