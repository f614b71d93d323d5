//! The tree of a study as a list: a row for each move, with its judgement and the beginning of its comment. Only the visible rows are laid
//! out.

use bevy_egui::egui;

use cannon_app_activities::study::{TreeRow, TreeRows};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, TreeEdit};
use cannon_app_base::theme::palette::{accent, hover, ink, selection, surface};
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_base::theme::widgets::{named_rects, one_line};
use cannon_app_base::theme::{Icon, fonts, measures, palette, touch_targets};
use cannon_app_games as games;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::{NodeId, Notes};

use super::judgements;

const ROW_HEIGHT: f32 = 25.0;
/// Shift to the right of the moves of a variation, up to the largest shift.
const INDENT: f32 = 14.0;
const MAX_INDENT: f32 = 84.0;
/// Width of the sign that folds a variation.
const FOLD_WIDTH: f32 = 20.0;
const NUMBER_WIDTH: f32 = 34.0;
const DISC_WIDTH: f32 = 18.0;
const SIGN: f32 = 14.0;
/// The least height of the list: three rows.
pub(super) const MIN_HEIGHT: f32 = 3.0 * ROW_HEIGHT + 2.0 * measures::SMALL;

/// What a click in the list asks for.
pub(super) enum ListRequest {
    Edit(TreeEdit),
    ToggleFold(NodeId),
}

/// Shows the list over the whole of `ui`. The row of the shown position is scrolled into view when the position or the height
/// of the list changes.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    tree: &TreeRows,
    in_notation: bool,
) -> Option<ListRequest> {
    let rect = ui.max_rect();
    paint_ground(ui.painter(), rect, *surface::WELL);
    named_rects::record(ui.ctx(), "study/tree", rect);
    let timeline = game.timeline();
    let current = timeline.current_node();
    let body = rect.shrink2(egui::vec2(8.0, 4.0));
    let mut rows_ui = ui.new_child(egui::UiBuilder::new().max_rect(body).id_salt("study/rows"));
    rows_ui.spacing_mut().item_spacing.y = 0.0;
    rows_ui.set_clip_rect(body);
    let row_height = touch_targets::row_height(ui.ctx(), ROW_HEIGHT);
    let mut area = egui::ScrollArea::vertical().id_salt("study/tree").auto_shrink(false);
    // The list gets lower when the analysis or the explorer opens.
    let shown = (current, game.tree_revision(), body.height() as i32);
    let memory = egui::Id::new("study/last-shown");
    if ui.memory(|memory_map| memory_map.data.get_temp(memory)) != Some(shown) {
        ui.memory_mut(|memory_map| memory_map.data.insert_temp(memory, shown));
        let row = tree.row_of(current).map_or(0, |row| row + 1);
        area = area.vertical_scroll_offset((row as f32 * row_height - body.height() / 2.0).max(0.0));
    }
    let mut request = None;
    area.show_rows(&mut rows_ui, row_height, tree.rows().len() + 1, |ui, rows| {
        for index in rows {
            let (row, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), row_height), egui::Sense::hover());
            let clicked = match index.checked_sub(1).and_then(|index| tree.rows().get(index)) {
                Some(shown) => move_row(ui, words, (game, in_notation), shown, row),
                None => beginning(ui, words, game, row),
            };
            request = clicked.or(request.take());
        }
    });
    request
}

/// Shows the row of the initial position.
fn beginning(ui: &egui::Ui, words: &Words, game: &Match, row: egui::Rect) -> Option<ListRequest> {
    let is_shown = game.timeline().current_node() == NodeId::ROOT;
    let text = words.text("study-beginning");
    let spoken = words_of(words, game, NodeId::ROOT);
    let response = focusable(ui, row, ui.id().with("beginning"));
    named_rects::record(ui.ctx(), "study-move/0", row);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, is_shown, &spoken));
    paint_background(ui, row, &response, is_shown);
    let color = if is_shown { *ink::BRIGHT } else { *ink::QUIET };
    let at = egui::pos2(row.left() + measures::SMALL, row.center().y);
    let named = ui.painter().text(at, egui::Align2::LEFT_CENTER, text, fonts::text(fonts::size::SMALL), color);
    if let Some(notes) = game.timeline().notes(NodeId::ROOT) {
        about(ui.painter(), notes, false, row.with_min_x(named.right() + measures::SMALL));
    }
    response.on_hover_text(spoken).clicked().then_some(ListRequest::Edit(TreeEdit::Select(NodeId::ROOT)))
}

/// Shows the row of a move.
fn move_row(
    ui: &egui::Ui,
    words: &Words,
    (game, in_notation): (&Match, bool),
    shown: &TreeRow,
    row: egui::Rect,
) -> Option<ListRequest> {
    let timeline = game.timeline();
    let (node, is_shown) = (shown.node, shown.node == timeline.current_node());
    let notes = timeline.notes(node)?;
    let ply = timeline.ply_of(node)?;
    let response = focusable(ui, row, ui.id().with(node));
    // The number of the row tells moves of several lines apart.
    named_rects::record(ui.ctx(), &format!("study-move/{ply}={}", timeline.notation_of(node).unwrap_or_default()), row);
    let spoken = spoken_move(words, game, shown);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, is_shown, &spoken));
    paint_background(ui, row, &response, is_shown);
    let painter = ui.painter();
    let mut left = row.left() + (INDENT * shown.depth as f32).min(MAX_INDENT);
    let mut fold = None;
    if shown.can_fold {
        let rect = egui::Rect::from_min_size(egui::pos2(left, row.top()), egui::vec2(FOLD_WIDTH, row.height()));
        fold = fold_sign(ui, words, shown, rect);
    }
    left += FOLD_WIDTH;
    let quiet = fonts::text(fonts::size::SMALL);
    let number_right = egui::pos2(left + NUMBER_WIDTH - 6.0, row.center().y);
    painter.text(number_right, egui::Align2::RIGHT_CENTER, format!("{ply}."), quiet, *ink::DISABLED);
    left += NUMBER_WIDTH;
    if let Some(side) = timeline.parent(node).and_then(|parent| timeline.side_to_move_of(parent)) {
        let (fill, rim) = palette::piece_colors(games::tabletop(timeline.game()).tone(side));
        let center = egui::pos2(left + DISC_WIDTH / 2.0 - 2.0, row.center().y);
        painter.circle(center, 5.0, fill, egui::Stroke::new(1.2, rim));
    }
    left += DISC_WIDTH;
    let (icon, text) = entry_of(timeline, node, in_notation);
    if let Some(icon) = icon {
        let center = egui::pos2(left + SIGN / 2.0, row.center().y);
        icon.paint(painter, egui::Rect::from_center_size(center, egui::Vec2::splat(SIGN)), *accent::BRASS);
        left += SIGN + measures::TIGHT;
    }
    let is_main = shown.depth == 0;
    let color = if is_shown || is_main { *ink::BRIGHT } else { *ink::BODY };
    let font = if is_main { fonts::bold(fonts::size::BODY) } else { fonts::text(fonts::size::BODY) };
    let galley = one_line(painter, &text, font, color, row.right() - left);
    let width = galley.size().x;
    painter.galley(egui::pos2(left, row.center().y - galley.size().y / 2.0), galley, color);
    left += width + measures::TIGHT;
    if let Some(judgement) = notes.judgement {
        let at = egui::pos2(left, row.center().y);
        let font = fonts::bold(fonts::size::BODY);
        let rect =
            painter.text(at, egui::Align2::LEFT_CENTER, judgement.symbol(), font, judgements::color_of(judgement));
        left = rect.right() + measures::TIGHT;
    }
    about(painter, notes, shown.is_folded, row.with_min_x(left));
    let clicked = response.on_hover_text(spoken).on_hover_cursor(egui::CursorIcon::PointingHand).clicked();
    fold.or(clicked.then_some(ListRequest::Edit(TreeEdit::Select(node))))
}

/// Shows in the rest of a row how a comment begins, that moves are folded away, or that something is drawn on the board.
fn about(painter: &egui::Painter, notes: &Notes, is_folded: bool, rest: egui::Rect) {
    let text = match notes.comment.lines().next() {
        Some(comment) => comment,
        None if is_folded => "…",
        None if !notes.shapes.is_empty() => "◯",
        None => return,
    };
    if rest.width() > SIGN {
        let font = fonts::text(fonts::size::SMALL);
        let galley = one_line(painter, text, font, *ink::QUIET, rest.width() - measures::TIGHT);
        painter.galley(egui::pos2(rest.left(), rest.center().y - galley.size().y / 2.0), galley, *ink::QUIET);
    }
}

/// The sign and the text of a move. Moves of which the signs would say the same at one position, such as a tank's move to a square with
/// different facings, are told apart by their notation.
fn entry_of(timeline: &AnyTimeline, node: NodeId, in_notation: bool) -> (Option<Icon>, String) {
    let entry = |node: NodeId, in_notation: bool| games::move_entry_of(timeline, node, in_notation).unwrap_or_default();
    let shown = entry(node, in_notation);
    let others = timeline.parent(node).map_or(&[][..], |parent| timeline.children(parent));
    let is_ambiguous = others.iter().any(|&other| other != node && entry(other, in_notation) == shown);
    if is_ambiguous { entry(node, true) } else { shown }
}

/// A move, its judgement and its comment in words.
fn spoken_move(words: &Words, game: &Match, shown: &TreeRow) -> String {
    let place = (shown.depth > 0).then(|| words.text("study-variation"));
    [Some(words_of(words, game, shown.node)), place].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The move that led to a node, its judgement and its comment in words. At the beginning, there is only a comment.
pub(crate) fn words_of(words: &Words, game: &Match, node: NodeId) -> String {
    let timeline = game.timeline();
    let number = timeline.ply_of(node).unwrap_or_default();
    let text = games::move_text_of(timeline, node, words).map(|text| format!("{number}. {text}"));
    let text = text.unwrap_or_else(|| words.text("study-beginning"));
    let notes = timeline.notes(node);
    let judgement = notes.and_then(|notes| notes.judgement).map(|judgement| judgements::text_of(words, judgement));
    let comment = notes.map(|notes| notes.comment.clone()).filter(|comment| !comment.is_empty());
    [Some(text), judgement, comment].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Shows the sign that folds a variation or unfolds it.
fn fold_sign(ui: &egui::Ui, words: &Words, shown: &TreeRow, rect: egui::Rect) -> Option<ListRequest> {
    let id = if shown.is_folded { "study-unfold" } else { "study-fold" };
    let text = words.text(id);
    let response = focusable(ui, rect, ui.id().with((shown.node, "fold")));
    named_rects::record(ui.ctx(), &format!("{id}/{:?}", shown.node), rect);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &text));
    let sign = if shown.is_folded { "+" } else { "−" };
    let color = if response.hovered() { *ink::BRIGHT } else { *ink::QUIET };
    ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, sign, fonts::bold(fonts::size::BODY), color);
    let response = response.on_hover_text(text).on_hover_cursor(egui::CursorIcon::PointingHand);
    response.clicked().then_some(ListRequest::ToggleFold(shown.node))
}

/// A part of the list that can be clicked and can have the focus. Egui takes the focus away from ids that are not registered.
fn focusable(ui: &egui::Ui, rect: egui::Rect, id: egui::Id) -> egui::Response {
    ui.ctx().check_for_id_clash(id, rect, "row");
    ui.interact(rect, id, egui::Sense::click())
}

fn paint_background(ui: &egui::Ui, row: egui::Rect, response: &egui::Response, is_shown: bool) {
    let background = row.shrink2(egui::vec2(0.0, 1.5));
    if is_shown {
        let line = egui::Stroke::new(1.0, *accent::BRASS_FAINT);
        ui.painter().rect(background, 4.0, *selection::BACKGROUND, line, egui::StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(background, 4.0, *hover::BACKGROUND);
    }
    if response.has_focus() {
        let line = egui::Stroke::new(2.0, *accent::BRASS);
        ui.painter().rect_stroke(background, 4.0, line, egui::StrokeKind::Inside);
    }
}
