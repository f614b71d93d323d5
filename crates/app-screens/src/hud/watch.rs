//! The head-up display of a game of the computer against itself: the evaluation graph, and buttons for pause, single steps and the pace.

use bevy_egui::egui;

use super::HudRequests;
use super::controls::{icon_button, last_buttons};
use crate::at_table::evaluation_graph::EvaluationGraph;
use crate::parts::shapes::button_row;
use cannon_app_activities::opponent::{WatchPace, WatchRequest};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::theme::Icon;

/// Height of the graph, in points.
pub(super) const GRAPH_HEIGHT: f32 = 72.0;

/// Shows the graph over the whole of `ui`, up to the given number of turns. A click shows the position there.
pub(super) fn graph(ui: &mut egui::Ui, words: &Words, (game, plies): (&Match, usize), requests: &mut HudRequests<'_>) {
    let timeline = game.timeline();
    let watching = &requests.watching;
    let point = |ply: usize| Some([(ply + 1) as f64, watching.win_percentage(ply)?]);
    let points = (0..plies).filter_map(point).collect();
    let graph = EvaluationGraph {
        name: "watch/graph",
        game: timeline.game(),
        plies,
        points,
        dots: Vec::new(),
        shown_ply: game.shown_ply().min(plies),
    };
    if let Some(ply) = graph.show(ui, words) {
        requests.match_requests.write(MatchRequest::from_interface(Request::ViewPly(ply)));
    }
}

/// Shows the buttons in a row: pause or go on, one turn, the pace, folding the panel, help and menu.
pub(super) fn buttons(ui: &mut egui::Ui, words: &Words, game: &Match, requests: &mut HudRequests<'_>) {
    let is_running = game.outcome().is_none();
    let (is_paused, pace) = (requests.watching.is_paused(), requests.watching.pace());
    button_row(ui, 6, |ui, width| {
        let mut pressed = |name: &str, icon: Icon, enabled: bool, selected: bool| {
            icon_button(words, name, icon, width).enabled(enabled).selected(selected).show(ui).clicked()
        };
        let (name, icon) = if is_paused { ("watching-go-on", Icon::Resume) } else { ("watching-pause", Icon::Pause) };
        if pressed(name, icon, is_running, is_paused) {
            requests.watch_requests.write(WatchRequest::TogglePause);
        }
        if pressed("watching-step", Icon::ViewNext, is_running && game.shows_live(), false) {
            requests.watch_requests.write(WatchRequest::Step);
        }
        let (name, icon) = match pace {
            WatchPace::Slow => ("watching-pace-slow", Icon::PaceSlow),
            WatchPace::Natural => ("watching-pace-natural", Icon::PaceNatural),
            WatchPace::Fast => ("watching-pace-fast", Icon::PaceFast),
        };
        if pressed(name, icon, is_running, false) {
            requests.watch_requests.write(WatchRequest::SetPace(pace.next()));
        }
        last_buttons(ui, words, width, requests);
    });
}
