//! Pondering: the Grandmaster goes on thinking while the player does.
//!
//! The search of the player's position fills the transposition table, from which the Grandmaster's next search begins. It stops with the
//! window out of focus and on battery.

use bevy::prelude::*;

use super::analysis_memory::AnalysisMemory;
use super::background::{self, BackgroundSearch};
use super::grandmaster;
use super::live_analysis::LiveAnalysis;
use super::power::OnBattery;
use cannon_app_base::play::{Match, MatchPurpose};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::window_focus::WindowActive;

/// The search during the player's turn, if there is one.
#[derive(Resource, Default)]
pub struct Pondering {
    /// The revision of the match to which the search belongs.
    search: Option<(u64, BackgroundSearch)>,
}

impl Pondering {
    /// Whether the Grandmaster is thinking during the player's turn.
    pub fn is_on(&self) -> bool {
        self.search.is_some()
    }
}

/// Starts the search when the player's turn begins, and stops it when the turn or one of the conditions ends.
pub(super) fn follow_match(
    mut pondering: ResMut<Pondering>,
    game: Res<Match>,
    (settings, memory, analysis): (Res<Settings>, Res<AnalysisMemory>, Res<LiveAnalysis>),
    (window, battery): (Option<Res<WindowActive>>, Res<OnBattery>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
) {
    let side = game.timeline().side_to_move();
    let may_ponder = settings.ponder
        && window.is_none_or(|window| window.0)
        && !battery.0
        && *screen.get() == Screen::Play
        && *menu.get() == Menu::None
        && game.purpose() == MatchPurpose::Game
        && game.outcome().is_none()
        && !game.seat(side).is_computer()
        // The analysis searches the same position.
        && !analysis.is_on();
    let style = grandmaster::style_of(&game, !side).filter(|_| may_ponder);
    let wanted = style.map(|style| (game.revision(), style));
    if wanted.map(|(revision, _)| revision) != pondering.search.as_ref().map(|(revision, _)| *revision) {
        // The last search must have its stop flag set before the next one begins.
        pondering.search = None;
        pondering.search = wanted.map(|(revision, style)| {
            let options = background::unlimited_options(game.timeline(), &memory, style);
            (revision, BackgroundSearch::start(game.timeline(), options))
        });
    }
}

/// Stops the search when the player leaves the game or the program ends.
pub(super) fn stop(mut pondering: ResMut<Pondering>) {
    pondering.search = None;
}
