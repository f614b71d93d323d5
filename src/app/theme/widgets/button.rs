//! Buttons.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Color32, CursorIcon, FontId, Rect, Response, Sense, Stroke, StrokeKind, TextFormat, TextWrapMode, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::{Fade, focus_ring, mix, places};
use crate::app::i18n::Words;
use crate::app::theme::palette::{accent, forbidden, ink, selection, surface};
use crate::app::theme::{Icon, fonts, measures};

/// By how much a second line makes a button higher.
const DETAIL_HEIGHT: f32 = 14.0;

/// What a button is for, which decides its looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One of several things to do.
    Plain,
    /// What most people want next.
    Primary,
    /// Does harm that cannot be undone.
    Danger,
    /// An entry of a menu: large letters, no ground until the pointer comes.
    Menu,
}

/// A button with a text, an icon or both.
#[must_use]
pub struct Button<'a> {
    name: &'a str,
    label: String,
    detail: Option<String>,
    icon: Option<Icon>,
    tooltip: Option<String>,
    kind: Kind,
    chosen: bool,
    enabled: bool,
    keyboard: bool,
    size: Vec2,
}

impl<'a> Button<'a> {
    /// A button with the text of this identifier.
    pub fn new(words: &Words, name: &'a str) -> Self {
        Self::labelled(name, words.text(name))
    }

    /// A button whose text is not that of its name.
    pub fn labelled(name: &'a str, label: String) -> Self {
        Button {
            name,
            label,
            detail: None,
            icon: None,
            tooltip: None,
            kind: Kind::Plain,
            chosen: false,
            enabled: true,
            keyboard: true,
            size: vec2(0.0, measures::BUTTON_HEIGHT),
        }
    }

    /// A button that shows only an icon, and its text as a tooltip.
    pub fn icon(words: &Words, name: &'a str, icon: Icon) -> Self {
        let mut button = Self::labelled(name, String::new());
        button.icon = Some(icon);
        button.tooltip = Some(words.text(name));
        button.size = Vec2::splat(measures::CONTROL_HEIGHT);
        button
    }

    /// Gives the button another name than that of its text: for buttons that say the same in several places.
    pub fn named(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    /// What most people want next.
    pub fn primary(mut self) -> Self {
        self.kind = Kind::Primary;
        self
    }

    /// Does harm that cannot be undone.
    pub fn danger(mut self) -> Self {
        self.kind = Kind::Danger;
        self
    }

    /// An entry of a menu.
    pub fn menu(mut self) -> Self {
        self.kind = Kind::Menu;
        self.size.y = measures::MENU_BUTTON_HEIGHT;
        self
    }

    /// Shows an icon before the text.
    pub fn with_icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// A small second line under the text of a menu's entry.
    pub fn detail(mut self, text: String) -> Self {
        self.size.y += DETAIL_HEIGHT;
        self.detail = Some(text);
        self
    }

    /// Shows that this is the present choice.
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = chosen;
        self
    }

    /// Whether the button can be pressed.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// At least this wide.
    pub fn width(mut self, width: f32) -> Self {
        self.size.x = width;
        self
    }

    /// This high.
    pub fn height(mut self, height: f32) -> Self {
        self.size.y = height;
        self
    }

    /// Never takes the keyboard: for buttons beside the board, where the keys belong to the board.
    pub fn mouse_only(mut self) -> Self {
        self.keyboard = false;
        self
    }

    /// Shows the button.
    pub fn show(self, ui: &mut Ui) -> Response {
        let font = self.font();
        let icon_width =
            self.icon.map_or(0.0, |_| measures::ICON + if self.label.is_empty() { 0.0 } else { measures::MEDIUM });
        let padding = if self.label.is_empty() { measures::TIGHT } else { measures::MEDIUM };
        let text_width = ui.painter().layout_no_wrap(self.label.clone(), font.clone(), Color32::WHITE).size().x;
        let wanted = text_width + icon_width + 2.0 * padding;
        let size = vec2(self.size.x.max(wanted).min(ui.available_width().max(self.size.y)), self.size.y);
        let sense = match (self.enabled, self.keyboard) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        let (rect, mut response) = ui.allocate_exact_size(size, sense);
        places::note(ui.ctx(), self.name, rect);
        let spoken = if self.label.is_empty() { self.tooltip.clone().unwrap_or_default() } else { self.label.clone() };
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, self.enabled, self.chosen, &spoken));
        if ui.is_rect_visible(rect) {
            let fade = Fade::of(ui, &response);
            let (ground, line, text) = self.colors(&fade, response.is_pointer_button_down_on());
            let painter = ui.painter();
            painter.rect(rect, measures::ROUNDING, ground, Stroke::new(1.0, line), StrokeKind::Inside);
            if self.kind == Kind::Menu && self.enabled {
                // A brass rule grows at the left of the entry under the pointer.
                let lit = fade.hover.max(fade.focus);
                let bar =
                    rect.with_max_x(rect.left() + 3.0).shrink2(vec2(0.0, rect.height() * 0.5 * (1.0 - 0.6 * lit)));
                painter.rect_filled(bar, 1.5, accent::BRASS.gamma_multiply(lit));
            }
            // What is held down gives way a little.
            let pressed = self.enabled && response.is_pointer_button_down_on();
            let mut center = rect.center() + vec2(0.0, if pressed { measures::PRESS_DEPTH } else { 0.0 });
            let left = pos2(rect.left() + measures::MEDIUM + 3.0, center.y);
            if let Some(icon) = self.icon {
                if self.label.is_empty() {
                    let side = rect.height().min(rect.width()) * 0.52;
                    icon.paint(painter, Rect::from_center_size(center, Vec2::splat(side)), text);
                } else {
                    let first = match self.kind {
                        Kind::Menu => left.x,
                        _ => center.x - (text_width + icon_width) / 2.0,
                    };
                    let middle = pos2(first + measures::ICON / 2.0, center.y);
                    let tint = if self.kind == Kind::Menu && self.enabled {
                        mix(accent::BRASS, accent::BRASS_HOVER, fade.hover.max(fade.focus))
                    } else {
                        text
                    };
                    icon.paint(painter, Rect::from_center_size(middle, Vec2::splat(measures::ICON)), tint);
                    center.x += icon_width / 2.0;
                }
            }
            let (anchor, mut place) = match self.kind {
                Kind::Menu => (Align2::LEFT_CENTER, left + vec2(icon_width, 0.0)),
                _ => (Align2::CENTER_CENTER, center),
            };
            let room = rect.width() - icon_width - padding;
            if let Some(detail) = &self.detail {
                let below = place + vec2(0.0, DETAIL_HEIGHT);
                let galley = painter.layout_job(one_line(detail, fonts::text(fonts::size::SMALL), ink::QUIET, room));
                painter.galley(anchor.anchor_size(below, galley.size()).min, galley, ink::QUIET);
                place.y -= DETAIL_HEIGHT * 0.8;
            }
            let galley = painter.layout_job(one_line(&self.label, font, text, room));
            painter.galley(anchor.anchor_size(place, galley.size()).min, galley, text);
            focus_ring(ui, rect, &fade);
        }
        if self.enabled {
            response = response.on_hover_cursor(CursorIcon::PointingHand);
        }
        match self.tooltip {
            Some(tooltip) => response.on_hover_text(tooltip),
            None => response,
        }
    }

    fn font(&self) -> FontId {
        match self.kind {
            Kind::Menu => fonts::text(fonts::size::LARGE),
            Kind::Primary => fonts::bold(fonts::size::BODY),
            Kind::Plain | Kind::Danger => fonts::text(fonts::size::BODY),
        }
    }

    /// Ground, line and text.
    fn colors(&self, fade: &Fade, pressed: bool) -> (Color32, Color32, Color32) {
        if !self.enabled {
            let ground = if self.kind == Kind::Menu { Color32::TRANSPARENT } else { surface::CARD };
            let line = if self.kind == Kind::Menu { Color32::TRANSPARENT } else { surface::LINE };
            return (ground, line, ink::DISABLED);
        }
        let hover = fade.hover;
        match self.kind {
            Kind::Primary if pressed => (accent::BRASS_PRESSED, accent::BRASS_PRESSED, ink::ON_ACCENT),
            Kind::Primary => {
                let ground = mix(accent::BRASS, accent::BRASS_HOVER, hover);
                (ground, ground, ink::ON_ACCENT)
            }
            Kind::Danger => {
                let ground = mix(forbidden::GROUND, forbidden::GROUND_HOVER, hover);
                (ground, mix(forbidden::GROUND_HOVER, forbidden::RED, hover), ink::BRIGHT)
            }
            Kind::Menu => {
                let lit = hover.max(fade.focus);
                let ground =
                    if pressed { surface::BUTTON_PRESSED } else { surface::BUTTON_HOVER.gamma_multiply(lit * 0.8) };
                (ground, Color32::TRANSPARENT, mix(ink::BODY, ink::BRIGHT, lit))
            }
            Kind::Plain if self.chosen => (selection::GROUND, accent::BRASS, ink::BRIGHT),
            Kind::Plain if pressed => (surface::BUTTON_PRESSED, accent::BRASS_FAINT, ink::BRIGHT),
            Kind::Plain => (
                mix(surface::BUTTON, surface::BUTTON_HOVER, hover),
                mix(surface::LINE, accent::BRASS_FAINT, hover),
                mix(ink::BODY, ink::BRIGHT, hover),
            ),
        }
    }
}

/// Text on one line that ends in an ellipsis where there is no room.
#[must_use]
pub fn one_line(text: &str, font: FontId, color: Color32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
    job.wrap = bevy_egui::egui::text::TextWrapping::from_wrap_mode_and_width(TextWrapMode::Truncate, width.max(1.0));
    job
}
