//! Panels for screens, cards and sections on them, and dialogs in front of them.

use bevy_egui::egui::{
    Align, Area, Context, CornerRadius, Frame, Id, Layout, Margin, Modal, Order, Rect, RichText, ScrollArea, Sense,
    Shadow, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{heading, named_rects};
use crate::app::theme::palette::{accent, ink, surface};
use crate::app::theme::{Entrance, fonts, measures};

/// A panel in the middle of the window: a heading, a body that scrolls, and a row of buttons at the bottom. Its rectangle depends only on
/// the size of the window and not on its content.
#[must_use]
pub struct Panel<'a> {
    /// The name, which also identifies its scroll position.
    pub name: &'a str,
    /// The heading.
    pub heading: String,
    /// The size, if the window has room for it.
    pub size: Vec2,
}

const HEADER_HEIGHT: f32 = 52.0;
const FOOTER_HEIGHT: f32 = measures::BUTTON_HEIGHT + measures::MEDIUM;

impl Panel<'_> {
    /// Shows the panel in front of a backdrop that catches clicks, so that they do not reach the table.
    pub fn show<R>(self, context: &Context, body: impl FnOnce(&mut Ui) -> R) -> R {
        self.paint(context, body, None::<fn(&mut Ui)>)
    }

    /// Shows the panel with a row of buttons at the bottom, which `foot` lays out from left to right.
    pub fn show_with_footer<R>(
        self,
        context: &Context,
        body: impl FnOnce(&mut Ui) -> R,
        foot: impl FnOnce(&mut Ui),
    ) -> R {
        self.paint(context, body, Some(foot))
    }

    fn paint<R>(self, context: &Context, body: impl FnOnce(&mut Ui) -> R, foot: Option<impl FnOnce(&mut Ui)>) -> R {
        let window = context.content_rect();
        let room = window.size() - Vec2::splat(2.0 * measures::WINDOW_MARGIN);
        let entrance = Entrance::of(context, self.name);
        let rect = Rect::from_center_size(window.center(), self.size.min(room));
        let rect = entrance.offset_rect(rect, Vec2::DOWN);
        Area::new(Id::new(self.name))
            .order(Order::Middle)
            .fixed_pos(window.min)
            .default_size(window.size())
            .fade_in(false)
            .show(context, |ui| {
                ui.allocate_rect(window, Sense::CLICK);
                entrance.apply_opacity(ui);
                ui.painter().rect_filled(window, 0.0, *surface::BACKDROP);
                paint_panel(ui, rect);
                let inner = rect.shrink(measures::PANEL_MARGIN);
                let mut head = ui.new_child(UiBuilder::new().max_rect(inner.with_max_y(inner.top() + HEADER_HEIGHT)));
                heading(&mut head, &self.heading);
                let rule = inner.top() + HEADER_HEIGHT - 6.0;
                paint_ornament(ui, inner.left(), inner.right(), rule);

                let body_rect = Rect::from_min_max(
                    pos2(inner.left(), inner.top() + HEADER_HEIGHT + measures::TIGHT),
                    pos2(inner.right(), inner.bottom() - if foot.is_some() { FOOTER_HEIGHT } else { 0.0 }),
                );
                let mut body_ui = ui.new_child(UiBuilder::new().max_rect(body_rect).id_salt("body"));
                body_ui.set_clip_rect(body_rect.expand(4.0).intersect(window));
                let result = ScrollArea::vertical()
                    .id_salt(self.name)
                    .auto_shrink(false)
                    .max_height(body_rect.height())
                    .show(&mut body_ui, |ui| {
                        // Space for the focus ring, and for the floating scroll bar at the right.
                        Frame::new()
                            .inner_margin(Margin {
                                left: 4,
                                right: if foot.is_some() { 12 } else { 4 },
                                top: 4,
                                bottom: 8,
                            })
                            .show(ui, body)
                            .inner
                    })
                    .inner;

                if let Some(foot) = foot {
                    let row =
                        Rect::from_min_max(pos2(inner.left(), inner.bottom() - measures::BUTTON_HEIGHT), inner.max);
                    let layout = Layout::left_to_right(Align::Center);
                    foot(&mut ui.new_child(UiBuilder::new().max_rect(row).id_salt("foot").layout(layout)));
                }
                result
            })
            .inner
    }
}

fn shadow() -> Shadow {
    Shadow { offset: [0, 10], blur: 36, spread: 0, color: *surface::SHADOW }
}

fn paint_panel(ui: &Ui, rect: Rect) {
    let rounding = CornerRadius::same(measures::PANEL_ROUNDING as u8);
    ui.painter().add(shadow().as_shape(rect, rounding));
    ui.painter().rect(
        rect,
        rounding,
        *surface::PANEL,
        Stroke::new(1.0, *surface::LINE),
        bevy_egui::egui::StrokeKind::Inside,
    );
    let inner = Stroke::new(1.0, accent::BRASS_FAINT.gamma_multiply(0.55));
    ui.painter().rect_stroke(
        rect.shrink(5.0),
        measures::PANEL_ROUNDING - 4.0,
        inner,
        bevy_egui::egui::StrokeKind::Inside,
    );
}

/// Paints a brass line with a diamond in its middle.
pub(super) fn paint_ornament(ui: &Ui, left: f32, right: f32, y: f32) {
    let stroke = Stroke::new(1.0, *accent::BRASS_FAINT);
    let middle = (left + right) / 2.0;
    ui.painter().hline(left..=middle - 9.0, y, stroke);
    ui.painter().hline(middle + 9.0..=right, y, stroke);
    let diamond =
        [vec2(0.0, -4.0), vec2(4.0, 0.0), vec2(0.0, 4.0), vec2(-4.0, 0.0)].map(|by| pos2(middle, y) + by).to_vec();
    ui.painter().add(bevy_egui::egui::Shape::convex_polygon(diamond, *accent::BRASS, Stroke::NONE));
}

/// A group with a title on a panel.
pub fn section<R>(ui: &mut Ui, text: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.label(RichText::new(text).font(fonts::display(fonts::size::SECTION)).color(*accent::BRASS));
    ui.add_space(-2.0);
    let result = content(ui);
    ui.add_space(measures::MEDIUM);
    result
}

/// One of two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

/// Two columns of equal width. `content` is called once for each, the left one first.
pub fn two_columns(ui: &mut Ui, mut content: impl FnMut(&mut Ui, Column)) {
    let room = ui.available_rect_before_wrap();
    let width = (room.width() - measures::GUTTER) / 2.0;
    let mut used = room.with_max_y(room.top());
    for (column, left) in [(Column::Left, room.left()), (Column::Right, room.right() - width)] {
        let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
        let layout = Layout::top_down(Align::LEFT);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(left as i32).layout(layout));
        content(&mut inner, column);
        used = used.union(inner.min_rect());
    }
    ui.advance_cursor_after_rect(used);
}

/// A raised background for related content, over the whole width.
pub fn card<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    Frame::new()
        .fill(*surface::CARD)
        .stroke(Stroke::new(1.0, *surface::LINE))
        .corner_radius(measures::ROUNDING)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.take_available_width();
            content(ui)
        })
        .inner
}

/// A modal dialog, which takes the keyboard. Its rectangle is recorded under its name.
pub fn dialog<R>(context: &Context, name: &str, heading_text: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    const WIDTH: f32 = 420.0;
    let frame = Frame::new()
        .fill(*surface::PANEL)
        .stroke(Stroke::new(1.0, *accent::BRASS_FAINT))
        .corner_radius(measures::PANEL_ROUNDING)
        .shadow(shadow())
        .inner_margin(Margin::same(measures::PANEL_MARGIN as i8));
    let entrance = Entrance::of(context, name);
    let modal = Modal::new(Id::new(name)).frame(frame).backdrop_color(*surface::BACKDROP).show(context, |ui| {
        entrance.apply_opacity(ui);
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 4.0 * measures::PANEL_MARGIN));
        ui.label(RichText::new(heading_text).font(fonts::display(fonts::size::DIALOG)).color(*ink::BRIGHT));
        content(ui)
    });
    named_rects::record(context, name, modal.response.rect);
    modal.inner
}
