//! The panel beside a study, in place of the panel of a game: rows for a heading, a text, the inspector and buttons.

use bevy_egui::egui;

use super::{child_ui, inspector};
use crate::parts::side_panel::SidePanel;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::{emphasised_paragraph, named_rects, on_ground};
use cannon_app_base::theme::{fonts, measures};

/// Height of the heading.
const HEADING_HEIGHT: f32 = 84.0;
/// Height of the card with the text, if there is room for it and for the inspector.
const TEXT_HEIGHT: f32 = 250.0;
/// The least height of the card with the text beside the inspector. A longer text scrolls.
const MIN_TEXT_HEIGHT: f32 = 96.0;

/// The rows of the panel, from top to bottom.
pub(super) struct StudyRows {
    pub(super) heading: egui::Rect,
    pub(super) text: egui::Rect,
    /// The inspector, if there is room for it.
    pub(super) card: Option<egui::Rect>,
    /// The button that goes on.
    pub(super) next: egui::Rect,
    pub(super) buttons: egui::Rect,
}

/// Shows the panel at the right, or at the left. The camera keeps the board clear of it.
pub(super) fn show(
    context: &egui::Context,
    name: &str,
    has_card: bool,
    is_left: bool,
    content: impl FnOnce(&mut egui::Ui, StudyRows),
) -> ViewInsets {
    let window = context.content_rect();
    let width = measures::SIDE_PANEL_WIDTH.min(window.width() * 0.42);
    let panel = SidePanel::new(context, name, width, is_left);
    let rect = panel.rect;
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Background);
    named_rects::record(context, name, rect);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        panel.paint(ui.painter());
        content(ui, StudyRows::new(rect.shrink(measures::MEDIUM), has_card));
    });
    panel.insets(context, 0.0)
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
pub(super) fn text_card(ui: &mut egui::Ui, name: &str, rect: egui::Rect, content: impl FnOnce(&mut egui::Ui)) {
    let mut ui = child_ui(ui, rect);
    named_rects::record(ui.ctx(), name, rect);
    let line = egui::Stroke::new(1.0, *surface::LINE);
    ui.painter().rect(rect, measures::ROUNDING, *surface::CARD, line, egui::StrokeKind::Inside);
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
    let text = egui::RichText::new(text).font(fonts::display(size)).color(*ink::BRIGHT);
    ui.add(egui::Label::new(text).truncate());
}

/// Shows a paragraph in the size in which a study speaks to the player, with important words that stand out.
pub(super) fn paragraph(ui: &mut egui::Ui, text: &str, color: egui::Color32) {
    emphasised_paragraph(ui, text, fonts::size::LARGE, color);
}
