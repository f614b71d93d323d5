//! The tools below the tree of a study: judgements, the comment, the pens, and the changes of the tree.

use bevy_egui::egui;

use super::judgements;
use cannon_app_base::common::marks::style::drawn_colour;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, TreeEdit};
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::shapes::button_row;
use cannon_app_base::theme::widgets::{Button, fitted_buttons, named_rects};
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_rules::timeline::{Judgement, MAX_COMMENT_CHARS, NodeId, Notes, ShapeColor};

/// The field for the comment, which gets the focus when the keyboard is led into the panel.
pub(super) const COMMENT: &str = "study/comment";
/// Height of the field for the comment: three lines.
const COMMENT_HEIGHT: f32 = 66.0;
/// Height of all tools.
pub(super) const HEIGHT: f32 = 3.0 * measures::CONTROL_HEIGHT + COMMENT_HEIGHT + 3.0 * measures::SMALL;
/// Height of the bar in the colour of a pen.
const PEN_BAR: f32 = 5.0;

/// The comment in the field, and the comment of the node to which it belongs, which may have been changed elsewhere.
#[derive(Debug, Default)]
pub(super) struct CommentField {
    node: Option<NodeId>,
    kept: String,
    text: String,
}

/// What a tool asks for.
pub(super) enum ToolRequest {
    Edit(TreeEdit),
    SetPen(Option<ShapeColor>),
    Erase,
}

/// Shows the tools from top to bottom. `pen` is the colour of the pen in the player's hand.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &Match,
    pen: Option<ShapeColor>,
    field: &mut CommentField,
) -> Option<ToolRequest> {
    let node = game.timeline().current_node();
    let notes = game.timeline().notes(node)?;
    ui.spacing_mut().item_spacing.y = measures::SMALL;
    let with = |change: &dyn Fn(&mut Notes)| {
        let mut notes = notes.clone();
        change(&mut notes);
        ToolRequest::Edit(TreeEdit::SetNotes { node, notes })
    };
    let judged = judgement_row(ui, words, notes.judgement, node != NodeId::ROOT);
    let commented = comment(ui, words, game, field);
    let drawn = pen_row(ui, words, pen, !notes.shapes.is_empty());
    let edited = edit_row(ui, words, game);
    let judged = judged.map(|judgement| with(&|notes| notes.judgement = judgement));
    let commented = commented.map(|text| with(&|notes| notes.comment.clone_from(&text)));
    judged.or(commented).or(drawn).or(edited)
}

/// Shows a button for each judgement. A click on the judgement that the move has takes it away.
fn judgement_row(
    ui: &mut egui::Ui,
    words: &Words,
    current: Option<Judgement>,
    is_move: bool,
) -> Option<Option<Judgement>> {
    let mut chosen = None;
    button_row(ui, Judgement::ALL.len() as u8, |ui, width| {
        for judgement in Judgement::ALL {
            let is_current = current == Some(judgement);
            let text = judgements::text_of(words, judgement);
            let button = Button::labelled(judgements::text_id(judgement), judgement.symbol().to_owned());
            let button = button.spoken(text.clone()).tooltip(text).selected(is_current).enabled(is_move);
            if button.height(measures::CONTROL_HEIGHT).min_width(width).show(ui).clicked() {
                chosen = Some((!is_current).then_some(judgement));
            }
        }
    });
    chosen
}

/// Shows the field for the comment on the position. Returns a new text after each key.
fn comment(ui: &mut egui::Ui, words: &Words, game: &Match, field: &mut CommentField) -> Option<String> {
    let timeline = game.timeline();
    let node = timeline.current_node();
    let kept = timeline.notes(node).map(|notes| notes.comment.as_str()).unwrap_or_default();
    if field.node != Some(node) || field.kept != kept {
        if field.text != kept {
            kept.clone_into(&mut field.text);
        }
        kept.clone_into(&mut field.kept);
        field.node = Some(node);
    }
    let size = egui::vec2(ui.available_width(), COMMENT_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    named_rects::record(ui.ctx(), "study/comment", rect);
    let hint = words.text("study-comment-hint");
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt("study/comment"));
    let area = egui::ScrollArea::vertical().id_salt("study/comment").max_height(rect.height()).auto_shrink(false);
    let changed = area.show(&mut inner, |ui| {
        let edit = egui::TextEdit::multiline(&mut field.text)
            .id(egui::Id::new(COMMENT))
            .font(fonts::text(fonts::size::BODY))
            .text_color(*ink::BRIGHT)
            .background_color(*surface::WELL)
            .hint_text(hint.as_str())
            .char_limit(MAX_COMMENT_CHARS)
            .desired_width(f32::INFINITY)
            .desired_rows(3);
        let response = ui.add(edit);
        // Egui takes the focus away from a widget with an id of its own, unless the id is registered.
        ui.ctx().check_for_id_clash(response.id, response.rect, COMMENT);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &hint));
        response.changed()
    });
    changed.inner.then(|| field.text.clone())
}

/// The identifier of the text about a pen: its colour, and how it draws.
pub(super) const fn pen_text_id(color: ShapeColor) -> &'static str {
    match color {
        ShapeColor::Green => "study-pen-green",
        ShapeColor::Red => "study-pen-red",
        ShapeColor::Blue => "study-pen-blue",
        ShapeColor::Yellow => "study-pen-yellow",
    }
}

/// Shows the pens and the rubber.
fn pen_row(ui: &mut egui::Ui, words: &Words, pen: Option<ShapeColor>, can_erase: bool) -> Option<ToolRequest> {
    let mut request = None;
    button_row(ui, ShapeColor::ALL.len() as u8 + 1, |ui, width| {
        for color in ShapeColor::ALL {
            let is_held = pen == Some(color);
            let button = Button::icon(words, pen_text_id(color), Icon::Rename).selected(is_held);
            let response = button.height(measures::CONTROL_HEIGHT).min_width(width).show(ui);
            let bar = response.rect.shrink2(egui::vec2(measures::SMALL, 3.0));
            let bar = bar.with_min_y(bar.bottom() - PEN_BAR);
            let [red, green, blue, _] = bevy::color::ColorToPacked::to_u8_array(drawn_colour(color).to_srgba());
            ui.painter().rect_filled(bar, 2.0, egui::Color32::from_rgb(red, green, blue));
            if response.clicked() {
                request = Some(ToolRequest::SetPen((!is_held).then_some(color)));
            }
        }
        let erase = Button::icon(words, "study-erase", Icon::Close).enabled(can_erase);
        if erase.height(measures::CONTROL_HEIGHT).min_width(width).show(ui).clicked() {
            request = Some(ToolRequest::Erase);
        }
    });
    request
}

/// Shows the buttons that change the tree.
fn edit_row(ui: &mut egui::Ui, words: &Words, game: &Match) -> Option<ToolRequest> {
    let timeline = game.timeline();
    let node = timeline.current_node();
    let is_move = node != NodeId::ROOT;
    let is_main = timeline.main_line().contains(&node);
    let buttons = [
        ("study-promote", is_move && !is_main, TreeEdit::Promote(node)),
        ("study-delete", is_move, TreeEdit::Delete(node)),
        ("study-undo-delete", game.can_undo_delete(), TreeEdit::UndoDelete),
    ];
    let shown = buttons
        .each_ref()
        .map(|&(id, is_enabled, _)| Button::new(words, id).enabled(is_enabled).height(measures::CONTROL_HEIGHT));
    let clicked = ui.horizontal(|ui| fitted_buttons(ui, shown)).inner?;
    buttons.into_iter().nth(clicked).map(|(.., edit)| ToolRequest::Edit(edit))
}
