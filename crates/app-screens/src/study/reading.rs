//! The comment of a model game in place of the tools of a study, and the buttons that lead from comment to comment.

use bevy_egui::egui;

use super::tools::COMMENT;
use cannon_app_activities::lessons::message_text;
use cannon_app_activities::model_games::model_of;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::theme::palette::{accent, ink, surface};
use cannon_app_base::theme::widgets::shapes::{child_ui, paint_ground};
use cannon_app_base::theme::widgets::{Button, fitted_buttons, named_rects};
use cannon_app_base::theme::{Icon, fonts, measures, widgets};
use cannon_rules::timeline::NodeId;

/// Height of the comment: a dozen lines.
pub(super) const HEIGHT: f32 = 250.0;

/// What a button asks for.
pub(super) enum Step {
    /// Show this position of the game.
    To(NodeId),
    /// Close the game.
    Close,
}

/// The positions of the game with comments before and after the shown position. For a move that was tried, these are the comments around the
/// position from which it was tried.
fn neighbours(game: &Match) -> [Option<NodeId>; 2] {
    let timeline = game.timeline();
    let main_line = timeline.main_line();
    let shown = timeline.current_node();
    let in_game = std::iter::successors(Some(shown), |&node| timeline.parent(node));
    let ply = in_game.into_iter().find_map(|node| main_line.iter().position(|&main| main == node)).unwrap_or_default();
    let tried = usize::from(main_line.get(ply) != Some(&shown));
    let has_comment = |node: &&NodeId| timeline.notes(**node).is_some_and(|notes| !notes.comment.is_empty());
    let before = main_line.iter().take(ply + tried).rev().find(has_comment);
    let after = main_line.iter().skip(ply + 1).find(has_comment);
    [before.copied(), after.copied()]
}

/// Shows the comment on the shown position or, where there is none, the number of the next move with a comment.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, game: &Match) {
    let rect = ui.max_rect();
    paint_ground(ui.painter(), rect, *surface::WELL);
    named_rects::record(ui.ctx(), "study/model-comment", rect);
    let timeline = game.timeline();
    let comment = timeline.notes(timeline.current_node()).map(|notes| notes.comment.as_str()).unwrap_or_default();
    let (text, color) = match neighbours(game) {
        _ if !comment.is_empty() => (comment.to_owned(), *ink::BRIGHT),
        [_, Some(next)] => {
            let number = timeline.ply_of(next).unwrap_or_default();
            (words.format("model-no-comment", &[("move", number.into())]), *ink::QUIET)
        }
        [_, None] => (words.text("model-no-more-comments"), *ink::QUIET),
    };
    // The key that leads into the panel leads here. Egui takes the focus away from ids that are not registered.
    let id = egui::Id::new(COMMENT);
    let response = ui.interact(rect, id, egui::Sense::focusable_noninteractive());
    ui.ctx().check_for_id_clash(id, rect, COMMENT);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &text));
    if response.has_focus() {
        let line = egui::Stroke::new(2.0, *accent::BRASS);
        ui.painter().rect_stroke(rect, 4.0, line, egui::StrokeKind::Inside);
    }
    let body = rect.shrink2(egui::vec2(measures::MEDIUM, measures::SMALL));
    let mut inner = child_ui(ui, body);
    let area = egui::ScrollArea::vertical().id_salt(("study/model-comment", timeline.ply())).max_height(body.height());
    area.auto_shrink(false).show(&mut inner, |ui| {
        if let Some(model) = model_of(game) {
            let title = message_text(words, &model.title);
            widgets::explanation(ui, &words.format("model-game-label", &[("title", title.into())]));
        }
        ui.add(egui::Label::new(egui::RichText::new(&text).font(fonts::text(fonts::size::BODY)).color(color)).wrap());
    });
}

/// Shows the buttons that lead to the comments before and after the shown position, and the one that closes the game.
pub(super) fn footer(ui: &mut egui::Ui, words: &Words, game: &Match) -> Option<Step> {
    let [before, after] = neighbours(game);
    let buttons = [
        Button::icon(words, "model-previous-comment", Icon::ViewPrevious).enabled(before.is_some()),
        Button::new(words, "model-next-comment").primary().enabled(after.is_some()),
        Button::new(words, "study-close"),
    ];
    match fitted_buttons(ui, buttons)? {
        0 => before.map(Step::To),
        1 => after.map(Step::To),
        _ => Some(Step::Close),
    }
}
