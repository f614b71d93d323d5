//! The evaluation graph of a game of the computer against itself.

use bevy::prelude::*;
use bevy_egui::egui;

use crate::at_table::evaluation_graph::EvaluationGraph;
use cannon_app_activities::opponent::Watching;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchRequest, Request};

/// Height of the graph, in points.
pub(super) const GRAPH_HEIGHT: f32 = 72.0;

/// Shows the graph over the whole of `ui`, up to the given number of turns. A click shows the position there.
pub(super) fn graph(
    ui: &mut egui::Ui,
    words: &Words,
    (game, plies): (&Match, usize),
    watching: &Watching,
    requests: &mut MessageWriter<MatchRequest>,
) {
    let timeline = game.timeline();
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
        requests.write(MatchRequest::from_interface(Request::ViewPly(ply)));
    }
}
