//! Buttons.

use std::sync::Arc;

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, Color32, CursorIcon, FontId, Galley, Id, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextFormat,
    TextWrapMode, Tooltip, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{HoverFade, named_rects, paint_focus_ring};
use crate::i18n::Words;
use crate::theme::palette::{accent, forbidden, ink, selection, surface};
use crate::theme::{Icon, fonts, measures};

/// Additional height of a button with a second line.
const DETAIL_HEIGHT: f32 = 14.0;
/// Width and height of the chevron of a button that opens a list.
const CHEVRON: f32 = 12.0;

/// The role of a button, which determines its look.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An ordinary button.
    Plain,
    /// The most likely next step.
    Primary,
    /// A destructive action that cannot be undone.
    Danger,
    /// An entry of a menu: large text, and a background only under the pointer.
    Menu,
    /// The entry of a menu that is the most likely next step.
    PrimaryEntry,
    /// A row of a list: text at the left, and a background only under the pointer.
    Row,
}

impl Kind {
    /// Whether the text begins at the left instead of standing in the middle.
    const fn is_left(self) -> bool {
        matches!(self, Kind::Menu | Kind::PrimaryEntry | Kind::Row)
    }
}

/// A button with a text, an icon or both.
#[must_use]
pub struct Button<'a> {
    name: &'a str,
    label: String,
    detail: Option<String>,
    trailing: Option<String>,
    opens_list: bool,
    icon: Option<Icon>,
    tooltip: Option<String>,
    spoken: Option<String>,
    kind: Kind,
    is_selected: bool,
    is_choice: bool,
    is_enabled: bool,
    is_focusable: bool,
    size: Vec2,
}

impl<'a> Button<'a> {
    /// A button whose text has this message identifier.
    pub fn new(words: &Words, name: &'a str) -> Self {
        Self::labelled(name, words.text(name))
    }

    /// A button with a given text instead of the message of its name.
    pub fn labelled(name: &'a str, label: String) -> Self {
        Button {
            name,
            label,
            detail: None,
            trailing: None,
            opens_list: false,
            icon: None,
            tooltip: None,
            spoken: None,
            kind: Kind::Plain,
            is_selected: false,
            is_choice: false,
            is_enabled: true,
            is_focusable: true,
            size: vec2(0.0, measures::BUTTON_HEIGHT),
        }
    }

    /// A button with only an icon. Its text is the tooltip.
    pub fn icon(words: &Words, name: &'a str, icon: Icon) -> Self {
        let mut button = Self::labelled(name, String::new());
        button.icon = Some(icon);
        button.tooltip = Some(words.text(name));
        button.size = Vec2::splat(measures::CONTROL_HEIGHT);
        button
    }

    /// What a screen reader says instead of the text.
    pub fn spoken(mut self, text: String) -> Self {
        self.spoken = Some(text);
        self
    }

    /// Explains the button while the pointer rests on it.
    pub fn tooltip(mut self, text: String) -> Self {
        self.tooltip = Some(text);
        self
    }

    /// Gives the button a name that differs from the identifier of its text, for buttons with the same text in several places.
    pub fn named(mut self, name: &'a str) -> Self {
        self.name = name;
        self
    }

    /// Marks the button as the most likely next step.
    pub fn primary(mut self) -> Self {
        self.kind = if self.kind == Kind::Menu { Kind::PrimaryEntry } else { Kind::Primary };
        self
    }

    /// Marks the button as destructive.
    pub fn danger(mut self) -> Self {
        self.kind = Kind::Danger;
        self
    }

    /// Gives the button the look of a menu entry.
    pub fn menu(mut self) -> Self {
        self.kind = Kind::Menu;
        self.size.y = measures::MENU_BUTTON_HEIGHT;
        self
    }

    /// Gives the button the look of a row of a list.
    pub fn row(mut self) -> Self {
        self.kind = Kind::Row;
        self.size.y = measures::CONTROL_HEIGHT;
        self
    }

    /// Adds a quiet text at the right end.
    pub fn trailing(mut self, text: String) -> Self {
        self.trailing = Some(text);
        self
    }

    /// Shows a chevron at the right end, because the button opens a list or the part below it.
    pub fn opens_list(mut self) -> Self {
        self.opens_list = true;
        self
    }

    /// Shows an icon before the text.
    pub fn with_icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Adds a small second line under the text of a menu entry.
    pub fn detail(mut self, text: String) -> Self {
        self.size.y += DETAIL_HEIGHT;
        self.detail = Some(text);
        self
    }

    /// Sets whether the button is shown as selected.
    pub fn selected(mut self, chosen: bool) -> Self {
        self.is_selected = chosen;
        self.is_choice = true;
        self
    }

    /// Sets whether the button can be pressed.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.is_enabled = enabled;
        self
    }

    /// Sets the minimum width.
    pub fn min_width(mut self, width: f32) -> Self {
        self.size.x = width;
        self
    }

    /// Sets the height.
    pub fn height(mut self, height: f32) -> Self {
        self.size.y = height;
        self
    }

    /// Makes the button not focusable, for buttons beside the board, where keys control the board.
    pub fn not_focusable(mut self) -> Self {
        self.is_focusable = false;
        self
    }

    /// The width that the whole text needs.
    pub fn needed_width(&self, painter: &Painter) -> f32 {
        self.text_width(painter) + self.icon_width() + self.end_width(painter) + 2.0 * self.padding()
    }

    /// The width of what stands at the right end.
    fn end_width(&self, painter: &Painter) -> f32 {
        let chevron = if self.opens_list { CHEVRON + measures::SMALL } else { 0.0 };
        let small = |text: &String| {
            painter.layout_no_wrap(text.clone(), fonts::text(fonts::size::SMALL), Color32::WHITE).size().x
        };
        chevron + self.trailing.as_ref().map_or(0.0, |text| small(text) + measures::MEDIUM)
    }

    fn text_width(&self, painter: &Painter) -> f32 {
        painter.layout_no_wrap(self.label.clone(), self.font(), Color32::WHITE).size().x
    }

    fn icon_width(&self) -> f32 {
        self.icon.map_or(0.0, |_| measures::ICON_SIZE + if self.label.is_empty() { 0.0 } else { measures::MEDIUM })
    }

    fn padding(&self) -> f32 {
        if self.label.is_empty() { measures::TIGHT } else { measures::MEDIUM }
    }

    /// Shows the button.
    pub fn show(self, ui: &mut Ui) -> Response {
        let font = self.font();
        let (icon_width, padding) = (self.icon_width(), self.padding());
        let (text_width, end_width) = (self.text_width(ui.painter()), self.end_width(ui.painter()));
        let size = vec2(
            self.size.x.max(self.needed_width(ui.painter())).min(ui.available_width().max(self.size.y)),
            self.size.y,
        );
        let sense = match (self.is_enabled, self.is_focusable) {
            (false, _) => Sense::hover(),
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
        };
        let (rect, mut response) = ui.allocate_exact_size(size, sense);
        named_rects::record(ui.ctx(), self.name, rect);
        let label = Some(&self.label).filter(|label| !label.is_empty());
        let mut accessible_text = self.spoken.as_ref().or(label).or(self.tooltip.as_ref()).cloned().unwrap_or_default();
        if let Some(trailing) = self.trailing.as_ref().filter(|_| self.spoken.is_none()) {
            accessible_text = format!("{accessible_text}, {trailing}");
        }
        response.widget_info(|| {
            if self.is_choice {
                WidgetInfo::selected(WidgetType::Button, self.is_enabled, self.is_selected, &accessible_text)
            } else {
                WidgetInfo::labeled(WidgetType::Button, self.is_enabled, &accessible_text)
            }
        });
        if ui.is_rect_visible(rect) {
            let fade = HoverFade::of(ui, &response);
            let (background, outline, text) = self.colors(&fade, response.is_pointer_button_down_on());
            let painter = ui.painter();
            painter.rect(rect, measures::ROUNDING, background, Stroke::new(1.0, outline), StrokeKind::Inside);
            if matches!(self.kind, Kind::Menu | Kind::Row) && self.is_enabled {
                // A brass rule grows at the left of the entry under the pointer.
                let lit = fade.hover.max(fade.focus);
                let bar =
                    rect.with_max_x(rect.left() + 3.0).shrink2(vec2(0.0, rect.height() * 0.5 * (1.0 - 0.6 * lit)));
                painter.rect_filled(bar, 1.5, accent::BRASS.gamma_multiply(lit));
            }
            // The content of a pressed button moves down a little.
            let is_pressed = self.is_enabled && response.is_pointer_button_down_on();
            let mut center = rect.center() + vec2(0.0, if is_pressed { measures::PRESS_DEPTH } else { 0.0 });
            let left = pos2(rect.left() + measures::MEDIUM + 3.0, center.y);
            if let Some(icon) = self.icon {
                if self.label.is_empty() {
                    let side = rect.height().min(rect.width()) * 0.52;
                    icon.paint(painter, Rect::from_center_size(center, Vec2::splat(side)), text);
                } else {
                    let whole_width = text_width + icon_width + end_width;
                    let first = if self.kind.is_left() { left.x } else { center.x - whole_width / 2.0 };
                    let middle = pos2(first + measures::ICON_SIZE / 2.0, center.y);
                    let tint = if self.kind == Kind::Menu && self.is_enabled {
                        accent::BRASS.lerp_to_gamma(*accent::BRASS_HOVER, fade.hover.max(fade.focus))
                    } else {
                        text
                    };
                    icon.paint(painter, Rect::from_center_size(middle, Vec2::splat(measures::ICON_SIZE)), tint);
                    center.x += icon_width / 2.0;
                }
            }
            let mut right = pos2(rect.right() - padding, center.y);
            if self.opens_list {
                let middle = right - vec2(CHEVRON / 2.0, 0.0);
                Icon::Opens.paint(painter, Rect::from_center_size(middle, Vec2::splat(CHEVRON)), text);
                right.x -= CHEVRON + measures::SMALL;
            }
            if let Some(trailing) = &self.trailing {
                let font = fonts::text(fonts::size::SMALL);
                painter.text(right, Align2::RIGHT_CENTER, trailing, font, *ink::QUIET);
            }
            center.x -= end_width / 2.0;
            let (anchor, mut text_position) = if self.kind.is_left() {
                (Align2::LEFT_CENTER, left + vec2(icon_width, 0.0))
            } else {
                (Align2::CENTER_CENTER, center)
            };
            let room = rect.width() - icon_width - end_width - padding;
            if let Some(detail) = &self.detail {
                let below = text_position + vec2(0.0, DETAIL_HEIGHT);
                let color = if self.kind == Kind::PrimaryEntry { text } else { *ink::QUIET };
                let galley = one_line(painter, detail, fonts::text(fonts::size::SMALL), color, room);
                painter.galley(anchor.anchor_size(below, galley.size()).min, galley, color);
                text_position.y -= DETAIL_HEIGHT * 0.8;
            }
            let galley = one_line(painter, &self.label, font, text, room);
            painter.galley(anchor.anchor_size(text_position, galley.size()).min, galley, text);
            paint_focus_ring(ui, rect, &fade);
        }
        if self.is_enabled {
            response = response.on_hover_cursor(CursorIcon::PointingHand);
        }
        keep_neighbours_in_sight(ui, &response);
        match self.tooltip {
            Some(tooltip) => {
                // The focus shows what an icon means to players with keys or a gamepad.
                if response.has_focus() {
                    Tooltip::for_widget(&response).show(|ui| ui.label(tooltip.as_str()));
                }
                response.on_hover_text(tooltip)
            }
            None => response,
        }
    }

    fn font(&self) -> FontId {
        match self.kind {
            Kind::Menu => fonts::text(fonts::size::LARGE),
            Kind::PrimaryEntry => fonts::bold(fonts::size::LARGE),
            Kind::Primary => fonts::bold(fonts::size::BODY),
            Kind::Plain | Kind::Danger | Kind::Row => fonts::text(fonts::size::BODY),
        }
    }

    /// The colours of background, outline and text.
    fn colors(&self, fade: &HoverFade, is_pressed: bool) -> (Color32, Color32, Color32) {
        if !self.is_enabled {
            let background = if self.kind == Kind::Menu { *surface::MENU_BUTTON } else { *surface::CARD };
            let outline = if self.kind == Kind::Menu { *surface::MENU_LINE } else { *surface::LINE };
            return (background, outline, *ink::DISABLED);
        }
        let hover = fade.hover;
        match self.kind {
            Kind::Primary | Kind::PrimaryEntry if is_pressed => {
                (*accent::BRASS_PRESSED, *accent::BRASS_PRESSED, *ink::ON_ACCENT)
            }
            Kind::Primary | Kind::PrimaryEntry => {
                let background = accent::BRASS.lerp_to_gamma(*accent::BRASS_HOVER, hover);
                (background, background, *ink::ON_ACCENT)
            }
            Kind::Danger => {
                let background = forbidden::BACKGROUND.lerp_to_gamma(*forbidden::BACKGROUND_HOVER, hover);
                (background, forbidden::LINE.lerp_to_gamma(*forbidden::RED, hover), *ink::BRIGHT)
            }
            Kind::Row if self.is_selected => (*selection::BACKGROUND, *accent::BRASS_FAINT, *ink::BRIGHT),
            Kind::Menu | Kind::Row => {
                let lit = hover.max(fade.focus);
                let lit_background = surface::MENU_BUTTON.lerp_to_gamma(*surface::BUTTON_HOVER, lit * 0.8);
                let background = if is_pressed { *surface::BUTTON_PRESSED } else { lit_background };
                (background, *surface::MENU_LINE, ink::BODY.lerp_to_gamma(*ink::BRIGHT, lit))
            }
            Kind::Plain if self.is_selected => (*selection::BACKGROUND, *accent::BRASS, *ink::BRIGHT),
            Kind::Plain if is_pressed => (*surface::BUTTON_PRESSED, *accent::BRASS_FAINT, *ink::BRIGHT),
            Kind::Plain => (
                surface::BUTTON.lerp_to_gamma(*surface::BUTTON_HOVER, hover),
                surface::LINE.lerp_to_gamma(*accent::BRASS_FAINT, hover),
                ink::BODY.lerp_to_gamma(*ink::BRIGHT, hover),
            ),
        }
    }
}

/// Scrolls to a widget that has got the keyboard, and so far that the next row is in sight, because the arrow keys go to what is near.
fn keep_neighbours_in_sight(ui: &Ui, response: &Response) {
    if !response.has_focus() {
        return;
    }
    // Focus that an arrow key has given is not reported as gained.
    let memory = Id::new("cannon-focus-in-sight");
    let known = ui.data_mut(|data| data.get_temp::<Id>(memory));
    ui.data_mut(|data| data.insert_temp(memory, response.id));
    let is_by_pointer = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    if known != Some(response.id) && !is_by_pointer {
        let with_neighbours = response.rect.expand2(vec2(0.0, 1.5 * response.rect.height()));
        ui.scroll_to_rect_animation(with_neighbours, None, ScrollAnimation::none());
    }
}

/// Shows buttons that take the whole width: each gets what its text needs and a share of the rest. Returns the index of the clicked one.
pub fn fitted_buttons<const COUNT: usize>(ui: &mut Ui, buttons: [Button<'_>; COUNT]) -> Option<usize> {
    let widths = buttons.each_ref().map(|button| button.needed_width(ui.painter()));
    let gaps = measures::BUTTON_GAP * COUNT.saturating_sub(1) as f32;
    let rest = (ui.available_width() - gaps - widths.iter().sum::<f32>()) / COUNT as f32;
    ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
    let shown =
        buttons.into_iter().zip(widths).map(|(button, width)| button.min_width(width + rest).show(ui).clicked());
    shown.enumerate().filter_map(|(index, is_clicked)| is_clicked.then_some(index)).last()
}

/// The smallest size of a text that is made to fit into its line, relative to its usual size.
const SMALLEST_FIT: f32 = 0.8;

/// Text on one line of this width: smaller if it is a little too long, and otherwise truncated with an ellipsis.
pub fn one_line(painter: &Painter, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let width = width.max(1.0);
    let needed = painter.layout_no_wrap(text.to_owned(), font.clone(), color).size().x;
    let size = font.size * (width / needed.max(1.0)).clamp(SMALLEST_FIT, 1.0);
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(FontId { size, ..font }, color));
    // Rounding must not shorten a text that just fits.
    let wrap_width = if needed * SMALLEST_FIT <= width { f32::INFINITY } else { width };
    job.wrap = TextWrapping::from_wrap_mode_and_width(TextWrapMode::Truncate, wrap_width);
    painter.layout_job(job)
}

/// The width that a text needs at least on one line.
pub(super) fn least_width(painter: &Painter, text: &str, font: FontId) -> f32 {
    painter.layout_no_wrap(text.to_owned(), font, Color32::WHITE).size().x * SMALLEST_FIT
}
