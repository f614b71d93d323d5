//! A slider for values from 0 to 1.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, EventFilter, Key, Modifiers, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::{HoverFade, named_rects, paint_focus_ring};
use crate::i18n::Words;
use crate::theme::palette::{accent, ink, surface};
use crate::theme::{fonts, measures};

/// The change of the value by an arrow key.
const STEP: f32 = 0.05;
/// Share of the width for the name before the bar, and the width of the value after it.
const NAME_SHARE: f32 = 0.34;
const VALUE_WIDTH: f32 = 48.0;
/// Radius of the knob, and thickness of the bar.
const KNOB_RADIUS: f32 = 8.0;
const BAR_THICKNESS: f32 = 4.0;

/// A slider with its name before and its value in percent after the bar. It is greyed out unless `is_active`, because the value has no
/// effect then. Returns whether the value changed.
///
/// The rectangle of the slider is recorded under `name`, and the rectangle of the bar under `name/bar`.
pub fn slider(ui: &mut Ui, words: &Words, name: &str, value: &mut f32, is_active: bool) -> bool {
    let size = vec2(ui.available_width(), measures::CONTROL_HEIGHT);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let left = rect.left() + rect.width() * NAME_SHARE + KNOB_RADIUS;
    let right = (rect.right() - VALUE_WIDTH - KNOB_RADIUS).max(left + 1.0);
    let (top, bottom) = (rect.center().y - BAR_THICKNESS / 2.0, rect.center().y + BAR_THICKNESS / 2.0);
    let bar = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
    let before = *value;
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
        *value = ((pointer.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
    }
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let steps = ui.input_mut(|input| {
            let more = input.count_and_consume_key(Modifiers::NONE, Key::ArrowRight);
            more as f32 - input.count_and_consume_key(Modifiers::NONE, Key::ArrowLeft) as f32
        });
        *value = (*value + steps * STEP).clamp(0.0, 1.0);
    }
    *value = (*value * 100.0).round() / 100.0;
    if *value != before {
        response.mark_changed();
    }
    let percent = (*value * 100.0).round() as i32;
    named_rects::record(ui.ctx(), name, rect);
    named_rects::record(ui.ctx(), &format!("{name}/bar"), bar.expand2(vec2(0.0, KNOB_RADIUS)));
    response.widget_info(|| WidgetInfo::slider(is_active, f64::from(*value), words.text(name)));

    let fade = HoverFade::of(ui, &response);
    let lit = ui.ctx().animate_bool_with_time(response.id.with("on"), is_active, measures::FADE_SECONDS);
    let painter = ui.painter();
    let knob = pos2(bar.left() + bar.width() * *value, bar.center().y);
    let text = ink::DISABLED.lerp_to_gamma(ink::BODY.lerp_to_gamma(*ink::BRIGHT, fade.hover), lit);
    let metal = ink::DISABLED.lerp_to_gamma(accent::BRASS.lerp_to_gamma(*accent::BRASS_HOVER, fade.hover), lit);
    let font = fonts::text(fonts::size::BODY);
    painter.text(rect.left_center(), Align2::LEFT_CENTER, words.text(name), font.clone(), text);
    painter.rect_filled(bar, BAR_THICKNESS / 2.0, *surface::WELL);
    painter.rect_filled(bar.with_max_x(knob.x), BAR_THICKNESS / 2.0, metal);
    let line = Stroke::new(1.0, surface::LINE.lerp_to_gamma(*accent::BRASS_FAINT, fade.hover));
    painter.rect_stroke(bar, BAR_THICKNESS / 2.0, line, StrokeKind::Outside);
    painter.circle(knob, KNOB_RADIUS, metal, Stroke::new(2.0, surface::PANEL.lerp_to_gamma(Color32::BLACK, 0.2)));
    let shown = words.format("settings-percent", &[("percent", percent.into())]);
    painter.text(rect.right_center(), Align2::RIGHT_CENTER, shown, font, text);
    paint_focus_ring(ui, Rect::from_center_size(knob, vec2(2.0 * KNOB_RADIUS, 2.0 * KNOB_RADIUS)), &fade);
    response.on_hover_cursor(CursorIcon::PointingHand).changed()
}
