//! The panel beside a study, in place of the panel of a game: rows for a heading, a text, the inspector and buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::inspector::{self, CurrentCard};
use crate::parts::shapes::{child_ui, paint_ground, truncated};
use crate::parts::side_panel::SidePanel;
use crate::parts::text::key_text;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::{Button, emphasised_paragraph, named_rects, on_ground};
use cannon_app_base::theme::{fonts, measures};

/// Height of the heading.
const HEADING_HEIGHT: f32 = 84.0;
/// Height of the card with the text, if there is room for it and for the inspector.
const TEXT_HEIGHT: f32 = 250.0;
/// The least height of the card with the text beside the inspector. A longer text scrolls.
const MIN_TEXT_HEIGHT: f32 = 96.0;

/// A row of the panel whose content belongs to the kind of study.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StudyRow {
    Heading,
    Text,
    /// The button that goes on.
    Next,
    Buttons,
}

/// System parameter that shows the panel.
#[derive(SystemParam)]
pub(super) struct StudyPanel<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    words: Res<'w, Words>,
    game: Res<'w, Match>,
    board_view: Res<'w, BoardView>,
    selection: Res<'w, Selection>,
    settings: Res<'w, Settings>,
    insets: ResMut<'w, ViewInsets>,
    current_card: Local<'s, CurrentCard>,
}

impl StudyPanel<'_, '_> {
    /// Shows the panel of this kind of study at the right, or at the left. `content` shows each row. The camera keeps the board clear of
    /// the panel.
    pub(super) fn show(&mut self, kind: &str, mut content: impl FnMut(&mut egui::Ui, &Words, StudyRow)) {
        let StudyPanel { contexts, words, game, board_view, selection, settings, insets, current_card } = self;
        let Ok(context) = contexts.ctx_mut() else { return };
        current_card.update(game, board_view, selection, words);
        let name = format!("hud/{kind}");
        let width = measures::SIDE_PANEL_WIDTH.min(context.content_rect().width() * 0.42);
        let panel = SidePanel::new(context, &name, width, settings.panel_left);
        let rect = panel.rect;
        let area = egui::Area::new(egui::Id::new(&name)).order(egui::Order::Background);
        named_rects::record(context, &name, rect);
        area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
            ui.allocate_rect(rect, egui::Sense::CLICK);
            panel.paint(ui.painter());
            let rows = StudyRows::new(rect.shrink(measures::MEDIUM), settings.show_inspector);
            content(&mut child_ui(ui, rows.heading), words, StudyRow::Heading);
            text_card(ui, &format!("{kind}/text"), rows.text, |ui| content(ui, words, StudyRow::Text));
            if let Some(card) = rows.card {
                inspector::show(&mut child_ui(ui, card), words, game, current_card);
            }
            content(&mut child_ui(ui, rows.next), words, StudyRow::Next);
            content(&mut child_ui(ui, rows.buttons), words, StudyRow::Buttons);
        });
        insets.set_if_neq(panel.insets(context, 0.0));
    }
}

/// The rows of the panel, from top to bottom.
struct StudyRows {
    heading: egui::Rect,
    text: egui::Rect,
    /// The inspector, if there is room for it.
    card: Option<egui::Rect>,
    next: egui::Rect,
    buttons: egui::Rect,
}

impl StudyRows {
    fn new(inner: egui::Rect, has_card: bool) -> StudyRows {
        const GAP: f32 = measures::SMALL;
        let buttons = inner.with_min_y(inner.bottom() - measures::BUTTON_HEIGHT);
        let next_bottom = buttons.top() - GAP;
        let next = egui::Rect::from_x_y_ranges(inner.x_range(), next_bottom - measures::BUTTON_HEIGHT..=next_bottom);
        let heading = inner.with_max_y(inner.top() + HEADING_HEIGHT);
        let text_top = heading.bottom() + GAP;
        let free = egui::Rect::from_x_y_ranges(inner.x_range(), text_top..=(next.top() - GAP).max(text_top));
        let text_height = TEXT_HEIGHT.min(free.height() - GAP - inspector::MIN_CARD_HEIGHT);
        let has_room = text_height >= MIN_TEXT_HEIGHT;
        let text = if has_card && has_room { free.with_max_y(free.top() + text_height) } else { free };
        let card = (has_card && has_room).then(|| free.with_min_y(text.bottom() + GAP));
        StudyRows { heading, text, card, next, buttons }
    }
}

/// Shows the card with the text. It scrolls if the text is longer.
fn text_card(ui: &mut egui::Ui, name: &str, rect: egui::Rect, content: impl FnOnce(&mut egui::Ui)) {
    let mut ui = child_ui(ui, rect);
    named_rects::record(ui.ctx(), name, rect);
    paint_ground(ui.painter(), rect, *surface::CARD);
    let builder = egui::UiBuilder::new().max_rect(rect.shrink(measures::MEDIUM)).id_salt(name);
    let mut inner = ui.new_child(on_ground(builder, *surface::CARD));
    inner.set_clip_rect(rect);
    egui::ScrollArea::vertical().id_salt(name).auto_shrink(false).show(&mut inner, |ui| {
        ui.spacing_mut().item_spacing.y = measures::MEDIUM;
        content(ui);
    });
}

/// Shows the title of a study on one line, in the largest size that fits.
pub(super) fn title(ui: &mut egui::Ui, text: &str) {
    let fits = |size: &f32| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), fonts::display(*size), *ink::BRIGHT);
        galley.size().x <= ui.available_width()
    };
    let sizes = [fonts::size::DIALOG, fonts::size::SECTION, fonts::size::LARGE];
    let size = sizes.into_iter().find(fits).unwrap_or(fonts::size::LARGE);
    truncated(ui, text, fonts::display(size), *ink::BRIGHT);
}

/// A button of the last row, with the key of its command as its tooltip.
pub(super) fn key_button<'a>(words: &Words, text: &str, name: &'a str, command: Command) -> Button<'a> {
    Button::labelled(name, words.text(text)).not_focusable().tooltip(key_text(words, command))
}

/// Shows a paragraph in the size in which a study speaks to the player, with important words that stand out.
pub(super) fn paragraph(ui: &mut egui::Ui, text: &str, color: egui::Color32) {
    emphasised_paragraph(ui, text, fonts::size::LARGE, color);
}
