//! Panels for screens, cards and sections on them, and dialogs in front of them.

use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, CornerRadius, Frame, Id, Key, Layout, Margin, Modal, Order, Rect, RichText,
    ScrollArea, Sense, Shadow, Shape, Stroke, StrokeKind, Ui, UiBuilder, UiKind, UiStackInfo, Vec2, pos2, vec2,
};

use super::{heading, named_rects};
use crate::theme::palette::{accent, ink, surface};
use crate::theme::{Entrance, fonts, measures};

/// A panel in the middle of the window: a heading, a body that scrolls, and a row of buttons at the bottom. Its rectangle depends only on
/// the size of the window and not on its content, unless it is [fitted](Panel::show_fitted).
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
/// Height of a panel without its body and its row of buttons.
const CHROME_HEIGHT: f32 = 2.0 * measures::PANEL_MARGIN + HEADER_HEIGHT + measures::TIGHT;
/// Space above and below the content of the body, for the focus ring.
const BODY_MARGIN: Margin = Margin { left: 4, right: 4, top: 4, bottom: 8 };

/// Height of the body below which the tabs above the body scroll together with it.
const MIN_BODY_HEIGHT: f32 = 150.0;

/// The largest share of the window's width that a sheet at its side takes, so that the table is seen beside it.
const SHEET_SHARE: f32 = 0.6;
/// Inner margins of a sheet.
const SHEET_MARGIN: Vec2 = vec2(20.0, 14.0);

/// What shows a part of a panel.
type Part<'a> = Box<dyn FnOnce(&mut Ui) + 'a>;

/// The parts of a panel beside its heading and its body.
#[derive(Default)]
struct Parts<'a> {
    head: Option<Part<'a>>,
    tabs: Option<Part<'a>>,
    note: Option<(f32, Part<'a>)>,
    foot: Option<Part<'a>>,
    is_fitted: bool,
    is_sheet: bool,
}

impl Panel<'_> {
    /// Shows the panel in front of a backdrop that catches clicks, so that they do not reach the table.
    pub fn show<R>(self, context: &Context, body: impl FnOnce(&mut Ui) -> R) -> R {
        self.paint(context, body, Parts::default())
    }

    /// Shows the panel without a row of buttons, and as high as its body needs, as far as the window has room for it. The height of
    /// `size` is used until the height of the body is known.
    pub fn show_fitted<R>(self, context: &Context, body: impl FnOnce(&mut Ui) -> R) -> R {
        self.paint(context, body, Parts { is_fitted: true, ..Parts::default() })
    }

    /// The largest height of the content of a panel without a row of buttons, for which it need not scroll.
    pub fn content_room(context: &Context) -> f32 {
        let margins = f32::from(BODY_MARGIN.top) + f32::from(BODY_MARGIN.bottom);
        context.content_rect().height() - 2.0 * measures::WINDOW_MARGIN - CHROME_HEIGHT - margins
    }

    /// Shows the panel with a row of buttons at the bottom, which `foot` lays out from left to right.
    pub fn show_with_footer<R>(
        self,
        context: &Context,
        body: impl FnOnce(&mut Ui) -> R,
        foot: impl FnOnce(&mut Ui),
    ) -> R {
        self.paint(context, body, Parts { foot: Some(Box::new(foot)), ..Parts::default() })
    }

    /// Shows the panel with tabs between the heading and the body, and with a row of buttons at the bottom. The tabs do not scroll, as
    /// long as there is room for the body below them.
    pub fn show_with_tabs_and_footer<R>(
        self,
        context: &Context,
        tabs: impl FnOnce(&mut Ui),
        body: impl FnOnce(&mut Ui) -> R,
        foot: impl FnOnce(&mut Ui),
    ) -> R {
        self.paint(context, body, Parts { tabs: Some(Box::new(tabs)), foot: Some(Box::new(foot)), ..Parts::default() })
    }

    /// Shows the panel as a sheet, which takes the whole height at the left edge of the window and leaves the table beside it uncovered.
    /// `head` stands beside the heading. `note`, with its height, stands between the body and the row of buttons.
    pub fn show_at_side<R>(
        self,
        context: &Context,
        head: impl FnOnce(&mut Ui),
        tabs: impl FnOnce(&mut Ui),
        body: impl FnOnce(&mut Ui) -> R,
        (note_height, note): (f32, impl FnOnce(&mut Ui)),
        foot: impl FnOnce(&mut Ui),
    ) -> R {
        let parts = Parts {
            head: Some(Box::new(head)),
            tabs: Some(Box::new(tabs)),
            note: Some((note_height, Box::new(note))),
            foot: Some(Box::new(foot)),
            is_fitted: false,
            is_sheet: true,
        };
        self.paint(context, body, parts)
    }

    /// The width of the panel as a sheet.
    pub fn sheet_width(&self, context: &Context) -> f32 {
        self.size.x.min(SHEET_SHARE * context.content_rect().width())
    }

    fn paint<R>(self, context: &Context, body: impl FnOnce(&mut Ui) -> R, parts: Parts<'_>) -> R {
        let Parts { head, mut tabs, note, foot, is_fitted, is_sheet } = parts;
        let window = context.content_rect();
        let room = window.size() - Vec2::splat(2.0 * measures::WINDOW_MARGIN);
        let entrance = Entrance::of(context, self.name);
        let content_id = Id::new(("cannon-panel-content", self.name));
        let known_height: Option<f32> = context.data(|data| data.get_temp(content_id));
        let height = known_height.filter(|_| is_fitted).map_or(self.size.y, |content| content + CHROME_HEIGHT);
        let rect = if is_sheet {
            entrance.offset_rect(window.with_max_x(window.left() + self.sheet_width(context)), Vec2::LEFT)
        } else {
            let rect = Rect::from_center_size(window.center(), vec2(self.size.x, height).min(room));
            entrance.offset_rect(rect, Vec2::DOWN)
        };
        let shade = if is_sheet { rect } else { window };
        Area::new(Id::new(self.name))
            .order(Order::Middle)
            .fixed_pos(shade.min)
            .default_size(shade.size())
            .fade_in(false)
            .show(context, |ui| {
                ui.allocate_rect(shade, Sense::CLICK);
                entrance.apply_opacity(ui);
                let margin = if is_sheet {
                    ui.painter().rect_filled(rect, 0.0, *surface::PANEL);
                    ui.painter().vline(rect.right(), rect.y_range(), Stroke::new(1.0, *accent::BRASS_FAINT));
                    SHEET_MARGIN
                } else {
                    ui.painter().rect_filled(window, 0.0, *surface::BACKDROP);
                    paint_panel(ui, rect);
                    Vec2::splat(measures::PANEL_MARGIN)
                };
                let inner = rect.shrink2(margin);
                let header = inner.with_max_y(inner.top() + HEADER_HEIGHT);
                let shown = heading(&mut ui.new_child(UiBuilder::new().max_rect(header)), &self.heading);
                if let Some(head) = head {
                    let beside = header.with_min_x(shown.rect.right() + measures::MEDIUM);
                    head(&mut ui.new_child(UiBuilder::new().max_rect(beside).id_salt("head")));
                }
                let rule = inner.top() + HEADER_HEIGHT - 6.0;
                paint_ornament(ui, inner.left(), inner.right(), rule);

                let foot_height = if foot.is_some() { FOOTER_HEIGHT } else { 0.0 };
                let note_height = note.as_ref().map_or(0.0, |(height, _)| *height);
                let mut body_rect = Rect::from_min_max(
                    pos2(inner.left(), inner.top() + HEADER_HEIGHT + measures::TIGHT),
                    pos2(inner.right(), inner.bottom() - foot_height - note_height),
                );
                let tabs_id = Id::new(("cannon-panel-tabs", self.name));
                let tabs_height: f32 = context.data(|data| data.get_temp(tabs_id)).unwrap_or_default();
                if body_rect.height() - tabs_height >= MIN_BODY_HEIGHT
                    && let Some(tabs) = tabs.take()
                {
                    let strip = body_rect.shrink2(vec2(f32::from(BODY_MARGIN.left), 0.0));
                    let mut strip = ui.new_child(UiBuilder::new().max_rect(strip).id_salt("tabs"));
                    tabs(&mut strip);
                    let height = strip.min_rect().height() + measures::SMALL;
                    context.data_mut(|data| data.insert_temp(tabs_id, height));
                    body_rect.min.y = (body_rect.top() + height).min(body_rect.bottom());
                }
                let builder = UiBuilder::new().max_rect(body_rect).id_salt("body");
                let mut body_ui = ui.new_child(on_ground(builder, *surface::PANEL));
                body_ui.set_clip_rect(body_rect.expand(4.0).intersect(window));
                // Where only the space below the content does not fit, there is nothing to scroll to.
                let scrolls = known_height
                    .is_none_or(|content| content - f32::from(BODY_MARGIN.bottom) > body_rect.height().ceil());
                let bar =
                    if scrolls { ScrollBarVisibility::VisibleWhenNeeded } else { ScrollBarVisibility::AlwaysHidden };
                let shown = ScrollArea::vertical()
                    .id_salt(self.name)
                    .auto_shrink(false)
                    .max_height(body_rect.height())
                    .scroll_bar_visibility(bar)
                    .show(&mut body_ui, |ui| {
                        // The floating scroll bar is at the right.
                        let right = if foot.is_some() { 12 } else { BODY_MARGIN.right };
                        let frame = Frame::new().inner_margin(Margin { right, ..BODY_MARGIN });
                        let content = |ui: &mut Ui| {
                            if let Some(tabs) = tabs {
                                tabs(ui);
                            }
                            body(ui)
                        };
                        scroll_with_keys(ui, body_rect.height());
                        frame.show(ui, content).inner
                    });
                if known_height != Some(shown.content_size.y) {
                    context.data_mut(|data| data.insert_temp(content_id, shown.content_size.y));
                    context.request_repaint();
                }
                let result = shown.inner;

                if let Some((height, note)) = note {
                    let bottom = inner.bottom() - foot_height;
                    let strip = Rect::from_x_y_ranges(inner.x_range(), bottom - height..=bottom);
                    note(&mut ui.new_child(UiBuilder::new().max_rect(strip).id_salt("note")));
                }
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

/// Scrolls by the keys for pages, the start and the end, unless a text is being typed.
fn scroll_with_keys(ui: &Ui, page: f32) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let keys = [(Key::PageUp, page), (Key::PageDown, -page), (Key::Home, f32::MAX), (Key::End, f32::MIN)];
    for (key, distance) in keys {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, distance));
        }
    }
}

fn shadow() -> Shadow {
    Shadow { offset: [0, 10], blur: 36, spread: 0, color: *surface::SHADOW }
}

fn paint_panel(ui: &Ui, rect: Rect) {
    let rounding = CornerRadius::same(measures::PANEL_ROUNDING as u8);
    ui.painter().add(shadow().as_shape(rect, rounding));
    let line = Stroke::new(1.0, *surface::LINE);
    ui.painter().rect(rect, rounding, *surface::PANEL, line, StrokeKind::Inside);
    let inner = Stroke::new(1.0, accent::BRASS_FAINT.gamma_multiply(0.55));
    ui.painter().rect_stroke(rect.shrink(5.0), measures::PANEL_ROUNDING - 4.0, inner, StrokeKind::Inside);
}

/// Paints a brass line with a diamond in its middle.
pub(super) fn paint_ornament(ui: &Ui, left: f32, right: f32, y: f32) {
    let stroke = Stroke::new(1.0, *accent::BRASS_FAINT);
    let middle = (left + right) / 2.0;
    ui.painter().hline(left..=middle - 9.0, y, stroke);
    ui.painter().hline(middle + 9.0..=right, y, stroke);
    let diamond =
        [vec2(0.0, -4.0), vec2(4.0, 0.0), vec2(0.0, 4.0), vec2(-4.0, 0.0)].map(|by| pos2(middle, y) + by).to_vec();
    ui.painter().add(Shape::convex_polygon(diamond, *accent::BRASS, Stroke::NONE));
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

/// A part of the interface on a ground of this colour, into which its scroll areas fade where there is more to see.
pub fn on_ground(builder: UiBuilder, ground: Color32) -> UiBuilder {
    builder.ui_stack_info(UiStackInfo::new(UiKind::Frame).with_frame(Frame::new().fill(ground)))
}

/// Scrolls the panel to the top of the content of its body, if it is called at the beginning of the body.
pub fn scroll_to_top(ui: &Ui) {
    let top = Rect::from_min_size(ui.cursor().min, Vec2::ZERO);
    ui.scroll_to_rect_animation(top, Some(Align::TOP), ScrollAnimation::none());
}

/// Rows of this height, one below the other or, if that is higher than `room`, in two columns. `show` is called for each row, in order.
pub fn rows_that_fit(ui: &mut Ui, count: usize, (row_height, room): (f32, f32), mut show: impl FnMut(&mut Ui, usize)) {
    if rows_need_columns(count, row_height, room) {
        let half = count.div_ceil(2);
        let gap = ui.spacing().item_spacing.y;
        two_columns(ui, |ui, column| {
            ui.spacing_mut().item_spacing.y = gap;
            match column {
                Column::Left => (0..half).for_each(|row| show(ui, row)),
                Column::Right => (half..count).for_each(|row| show(ui, row)),
            }
        });
    } else {
        (0..count).for_each(|row| show(ui, row));
    }
}

/// Whether [`rows_that_fit`] uses two columns.
pub fn rows_need_columns(count: usize, row_height: f32, room: f32) -> bool {
    count as f32 * row_height > room
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

/// A panel as high as its content at the lower edge of this area, below what it speaks about. `size` has its width. Its rectangle is
/// recorded under its name.
pub fn banner<R>(context: &Context, name: &str, (area, size): (Rect, Vec2), content: impl FnOnce(&mut Ui) -> R) -> R {
    let entrance = Entrance::of(context, name);
    let foot = pos2(area.center().x, area.bottom() - measures::WINDOW_MARGIN);
    let place = entrance.offset_rect(Rect::from_center_size(foot, Vec2::ZERO), Vec2::DOWN).center();
    let shown = Area::new(Id::new(name))
        .order(Order::Middle)
        .fixed_pos(place)
        .pivot(Align2::CENTER_BOTTOM)
        .fade_in(false)
        .show(context, |ui| {
            entrance.apply_opacity(ui);
            panel_frame().show(ui, |ui| {
                ui.set_width(size.x - 2.0 * measures::PANEL_MARGIN);
                content(ui)
            })
        });
    named_rects::record(context, name, shown.response.rect);
    shown.inner.inner
}

/// The frame of panels that are as large as their content.
fn panel_frame() -> Frame {
    Frame::new()
        .fill(*surface::PANEL)
        .stroke(Stroke::new(1.0, *accent::BRASS_FAINT))
        .corner_radius(measures::PANEL_ROUNDING)
        .shadow(shadow())
        .inner_margin(Margin::same(measures::PANEL_MARGIN as i8))
}

/// A modal dialog, which takes the keyboard. Its rectangle is recorded under its name.
pub fn dialog<R>(context: &Context, name: &str, heading_text: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    const WIDTH: f32 = 420.0;
    let entrance = Entrance::of(context, name);
    let modal = Modal::new(Id::new(name)).frame(panel_frame()).backdrop_color(*surface::BACKDROP).show(context, |ui| {
        entrance.apply_opacity(ui);
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 4.0 * measures::PANEL_MARGIN));
        ui.label(RichText::new(heading_text).font(fonts::display(fonts::size::DIALOG)).color(*ink::BRIGHT));
        content(ui)
    });
    named_rects::record(context, name, modal.response.rect);
    modal.inner
}
