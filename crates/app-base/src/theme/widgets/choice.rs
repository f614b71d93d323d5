//! Input widgets: a choice between options, a toggle and a stepper.

use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::button::least_width;
use super::{Button, HoverFade, explanation, label, named_rects, one_line, paint_focus_ring};
use crate::i18n::Words;
use crate::theme::palette::{accent, hover, ink, selection, surface};
use crate::theme::{Icon, fonts, measures};

/// The space beside the text of an option.
const SEGMENT_PADDING: f32 = 8.0;

/// A segmented control. Options are (value, identifier of the text). Returns whether the choice changed.
///
/// The rectangle of each option is recorded as `name/option`.
pub fn segmented_control<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    value: &mut T,
    options: &[(T, &str)],
) -> bool {
    let options: Vec<_> = options.iter().map(|&(option, id)| (option, id, words.text(id))).collect();
    segmented_labels(ui, name, value, &options)
}

/// A [`segmented_control`] whose options are (value, name, text), for texts with variables.
pub fn segmented_labels<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    options: &[(T, &str, String)],
) -> bool {
    let mut changed = false;
    let columns = segment_columns(ui, options);
    let rows = options.len().div_ceil(columns);
    let size = vec2(ui.available_width() / columns as f32, measures::CONTROL_HEIGHT);
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), size.y * rows as f32), Sense::hover());
    ui.painter().rect_filled(all, measures::ROUNDING, *surface::WELL);
    for (index, (option, option_name, text)) in options.iter().enumerate() {
        let offset = vec2(size.x * (index % columns) as f32, size.y * (index / columns) as f32);
        let rect = Rect::from_min_size(all.min + offset, size);
        let response = ui.interact(rect, ui.id().with((name, index)), Sense::click());
        let is_selected = value == option;
        paint_segment(ui, rect, &response, text, is_selected);
        named_rects::record(ui.ctx(), &format!("{name}/{option_name}"), rect);
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_selected, text));
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() && !is_selected {
            *value = *option;
            changed = true;
        }
    }
    ui.painter().rect_stroke(all, measures::ROUNDING, Stroke::new(1.0, *surface::LINE), StrokeKind::Inside);
    changed
}

/// The number of options beside each other: all, or as many as their texts leave room for.
fn segment_columns<T>(ui: &Ui, options: &[(T, &str, String)]) -> usize {
    let widest = widest_segment(ui, options.iter().map(|(_, _, text)| text.as_str()));
    let fitting = ((ui.available_width() / widest) as usize).clamp(1, options.len().max(1));
    // Rows of equal length look better than a full one and a rest.
    options.len().max(1).div_ceil(options.len().max(1).div_ceil(fitting))
}

/// The width that each option needs, so that the longest of these texts fits.
pub(super) fn widest_segment<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>) -> f32 {
    let widths = texts.map(|text| least_width(ui.painter(), text, fonts::text(fonts::size::BODY)));
    widths.fold(0.0, f32::max) + SEGMENT_PADDING + 4.0
}

/// A [`segmented_control`] with its name above and its explanation below, both given by their identifiers. The control is recorded under
/// the name.
pub fn labelled_choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    [name, about]: [&str; 2],
    value: &mut T,
    options: &[(T, &str)],
) {
    label(ui, &words.text(name));
    segmented_control(ui, words, name, value, options);
    explanation(ui, &words.text(about));
    ui.add_space(4.0);
}

/// Paints one option.
fn paint_segment(ui: &Ui, rect: Rect, response: &Response, text: &str, is_selected: bool) {
    let fade = HoverFade::of(ui, response);
    let lit = ui.ctx().animate_bool_with_time(response.id.with("chosen"), is_selected, measures::FADE_SECONDS);
    let background = hover::BACKGROUND.gamma_multiply(fade.hover).lerp_to_gamma(*selection::BACKGROUND, lit);
    let inner = rect.shrink(2.0);
    let rounding = CornerRadius::same((measures::ROUNDING - 1.0) as u8);
    let line = Stroke::new(1.0, accent::BRASS.gamma_multiply(lit));
    ui.painter().rect(inner, rounding, background, line, StrokeKind::Inside);
    let color = ink::QUIET.lerp_to_gamma(*ink::BODY, fade.hover).lerp_to_gamma(*ink::BRIGHT, lit);
    let galley = one_line(ui.painter(), text, fonts::text(fonts::size::BODY), color, inner.width() - SEGMENT_PADDING);
    ui.painter().galley(inner.center() - galley.size() / 2.0, galley, color);
    paint_focus_ring(ui, inner, &fade);
}

/// A switch with its text and, if `explained_by` gives its identifier, an explanation. Returns whether it was switched.
pub fn toggle(ui: &mut Ui, words: &Words, name: &str, is_on: &mut bool, explained_by: Option<&str>) -> bool {
    explained_toggle(ui, words, name, is_on, explained_by.map(|id| words.text(id)))
}

/// A [`toggle`] with the explanation itself, for explanations with variables.
pub fn explained_toggle(ui: &mut Ui, words: &Words, name: &str, is_on: &mut bool, explanation: Option<String>) -> bool {
    const TRACK: Vec2 = Vec2::new(40.0, 22.0);
    let text_width = ui.available_width() - TRACK.x - measures::MEDIUM;
    let painter = ui.painter();
    let name_text = painter.layout(words.text(name), fonts::text(fonts::size::BODY), *ink::BODY, text_width);
    let explanation =
        explanation.map(|text| painter.layout(text, fonts::text(fonts::size::SMALL), *ink::QUIET, text_width));
    let text_height = name_text.size().y + explanation.as_ref().map_or(0.0, |galley| galley.size().y + 2.0);
    let height = (text_height + 2.0 * measures::TIGHT).max(measures::CONTROL_HEIGHT);
    let (rect, mut response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    if response.clicked() {
        *is_on = !*is_on;
        response.mark_changed();
    }
    named_rects::record(ui.ctx(), name, rect);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *is_on, words.text(name)));

    let fade = HoverFade::of(ui, &response);
    let lit = ui.ctx().animate_bool_with_time(response.id.with("on"), *is_on, measures::FADE_SECONDS);
    let painter = ui.painter();
    let top = rect.center().y - text_height / 2.0;
    let text_left = rect.left() + TRACK.x + measures::MEDIUM;
    let name_height = name_text.size().y;
    let name_color = ink::BODY.lerp_to_gamma(*ink::BRIGHT, fade.hover);
    painter.galley_with_override_text_color(pos2(text_left, top), name_text, name_color);
    if let Some(galley) = explanation {
        painter.galley(pos2(text_left, top + name_height + 2.0), galley, *ink::QUIET);
    }
    let track = Rect::from_min_size(pos2(rect.left() + 1.0, rect.center().y - TRACK.y / 2.0), TRACK);
    let background =
        surface::WELL.lerp_to_gamma(*surface::BUTTON_HOVER, fade.hover * 0.6).lerp_to_gamma(*accent::BRASS, lit);
    let line = surface::LINE.lerp_to_gamma(*accent::BRASS, lit);
    painter.rect(track, TRACK.y / 2.0, background, Stroke::new(1.0, line), StrokeKind::Inside);
    let travel = TRACK.x - TRACK.y;
    let knob = pos2(track.left() + TRACK.y / 2.0 + travel * lit, track.center().y);
    painter.circle_filled(knob, TRACK.y / 2.0 - 4.0, ink::QUIET.lerp_to_gamma(*ink::ON_ACCENT, lit));
    paint_focus_ring(ui, track, &fade);
    response.on_hover_cursor(CursorIcon::PointingHand).changed()
}

/// Shows a stepper of this name and text that goes through `count` values. Returns the index that is chosen now.
pub fn index_stepper(ui: &mut Ui, words: &Words, (name, text): (&str, String), index: usize, count: usize) -> usize {
    let stepper = Stepper { name, text, can_decrease: index > 0, can_increase: index + 1 < count };
    index.saturating_add_signed(stepper.show(ui, words) as isize).min(count.saturating_sub(1))
}

/// A number or name between two buttons that decrease and increase it.
#[must_use]
pub struct Stepper<'a> {
    /// The name. The buttons are recorded as `name/less` and `name/more`, the row with its text as `name=shown`.
    pub name: &'a str,
    /// The text between the buttons.
    pub text: String,
    /// Whether it can be decreased.
    pub can_decrease: bool,
    /// Whether it can be increased.
    pub can_increase: bool,
}

impl Stepper<'_> {
    /// Shows the stepper over the available width. Returns -1 if it was decreased, 1 if it was increased, else 0.
    pub fn show(self, ui: &mut Ui, words: &Words) -> i32 {
        let mut step = 0;
        let size = vec2(ui.available_width(), measures::CONTROL_HEIGHT);
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        let line = Stroke::new(1.0, *surface::LINE);
        ui.painter().rect(row, measures::ROUNDING, *surface::WELL, line, StrokeKind::Inside);
        named_rects::record(ui.ctx(), &format!("{}={}", self.name, self.text), row);
        let side = measures::CONTROL_HEIGHT;
        let buttons = [
            ("less", Icon::Minus, self.can_decrease, -1, row.left()),
            ("more", Icon::Plus, self.can_increase, 1, row.right() - side),
        ];
        for (which, icon, enabled, by, left) in buttons {
            let rect = Rect::from_min_size(pos2(left, row.top()), Vec2::splat(side));
            let mut cell = ui.new_child(UiBuilder::new().max_rect(rect).id_salt((self.name, which)));
            let name = format!("{}/{which}", self.name);
            let text = if by < 0 { "control-less" } else { "control-more" };
            let spoken = format!("{}: {}", words.text(text), self.text);
            let button = Button::icon(words, text, icon).named(&name).spoken(spoken);
            if button.enabled(enabled).show(&mut cell).clicked() {
                step = by;
            }
        }
        let color: Color32 = *ink::BRIGHT;
        let room = row.width() - 2.0 * side - 8.0;
        let galley = one_line(ui.painter(), &self.text, fonts::text(fonts::size::BODY), color, room);
        ui.painter().galley(row.center() - galley.size() / 2.0, galley, color);
        step
    }
}
