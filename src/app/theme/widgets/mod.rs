//! The widgets of the interface: small functions that paint themselves in the theme's looks.
//!
//! Every widget that can be clicked is named by the identifier of its text, and notes its place under that name ([`places`]), so that
//! tests and tools can find it.

mod button;
mod choice;
mod panel;
pub mod places;
mod slider;
mod text;
mod tile;
mod touch;

pub use button::{Button, one_line};
pub use choice::{Stepper, choice, toggle};
pub use panel::{Column, Panel, card, dialog, section, two_columns};
pub use slider::slider;
pub use text::{explanation, heading, label, paragraph, title};
pub use tile::Tile;
pub use touch::{Touch, take_touch};

use bevy_egui::egui::{Color32, Rect, Response, Stroke, StrokeKind, Ui, lerp};

use super::{measures, palette};

/// How far hover and focus have faded in, from 0 to 1.
struct Fade {
    hover: f32,
    focus: f32,
}

impl Fade {
    fn of(ui: &Ui, response: &Response) -> Fade {
        touch::note(ui.ctx(), response);
        // The keyboard may have gone to a widget that is scrolled out of sight.
        if response.gained_focus() {
            ui.scroll_to_rect(response.rect.expand(measures::SMALL), None);
        }
        let fade =
            |name: &str, on: bool| ui.ctx().animate_bool_with_time(response.id.with(name), on, measures::FADE_SECONDS);
        Fade { hover: fade("hover", response.hovered()), focus: fade("focus", response.has_focus()) }
    }
}

/// A colour between two.
fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    let part = |a: u8, b: u8| lerp(f32::from(a)..=f32::from(b), share).round() as u8;
    Color32::from_rgba_premultiplied(
        part(from.r(), to.r()),
        part(from.g(), to.g()),
        part(from.b(), to.b()),
        part(from.a(), to.a()),
    )
}

/// The ring around what has the keyboard.
fn focus_ring(ui: &Ui, rect: Rect, fade: &Fade) {
    if fade.focus > 0.0 {
        let stroke = Stroke::new(2.0, palette::selection::FOCUS.gamma_multiply(fade.focus));
        ui.painter().rect_stroke(rect.expand(1.5), measures::ROUNDING + 1.5, stroke, StrokeKind::Outside);
    }
}
