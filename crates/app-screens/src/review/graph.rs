//! The evaluation graph of the review, with dots at the turning points. A click shows the position there.

use bevy_egui::egui;

use super::{PanelRequests, class_style};
use crate::at_table::evaluation_graph::{Dots, EvaluationGraph};
use cannon_app_activities::review::ReviewSession;
use cannon_app_base::i18n::Words;
use cannon_engine::analysis::ActionClass;

/// Shows the graph over the whole of `ui`, with a line at the shown ply.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    session: &ReviewSession,
    shown_ply: usize,
    requests: &mut PanelRequests,
) {
    let plies = session.plies();
    let point = |ply: usize| Some([ply as f64, session.win_percentage(ply)?]);
    let dots_of = |class: ActionClass| {
        let is_dot = |&ply: &usize| {
            let action = session.action_at(ply).filter(|action| action.is_turning_point());
            action.is_some_and(|action| action.analysis.assessment.class == class)
        };
        let style = class_style::of(class);
        let points = (0..plies).filter(is_dot).filter_map(|ply| point(ply + 1)).collect();
        Dots { color: style.color, shape: style.marker, points }
    };
    let graph = EvaluationGraph {
        name: "review/graph",
        game: session.record.game,
        plies,
        points: (0..=plies).filter_map(point).collect(),
        dots: ActionClass::GRADED.map(dots_of).into(),
        shown_ply,
    };
    if let Some(ply) = graph.show(ui, words) {
        requests.view_ply = Some(ply);
    }
}
