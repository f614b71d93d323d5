//! The head-up display of a game of the computer against itself: the evaluation graph, and buttons for pause, single steps and the pace.

use bevy_egui::egui;

use super::HudRequests;
use crate::at_table::evaluation_graph::EvaluationGraph;
use cannon_app_activities::opponent::{WatchPace, WatchRequest};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::Button;
use cannon_app_base::theme::{Icon, measures};

/// Height of the graph, in points.
pub(super) const GRAPH_HEIGHT: f32 = 72.0;
/// The number of buttons.
const BUTTONS: f32 = 6.0;

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
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
        let width = (ui.available_width() - measures::BUTTON_GAP * (BUTTONS - 1.0)) / BUTTONS;
        let mut pressed = |name: &str, icon: Icon, enabled: bool, selected: bool| {
            let button = Button::icon(words, name, icon).not_focusable().enabled(enabled).selected(selected);
            button.min_width(width).height(measures::BUTTON_HEIGHT).show(ui).clicked()
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
        if pressed("hud-fold", Icon::FoldPanel, true, false) {
            requests.commands.write(Command::TogglePanel);
        }
        if pressed("hud-help", Icon::Help, true, false) {
            requests.help.0 = true;
        }
        if pressed("hud-menu", Icon::Menu, true, false) {
            requests.next_menu.set(Menu::Pause);
        }
    });
}
