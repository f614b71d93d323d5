//! The frame of the table: a header in the upper corner and, below the board, a bar with a name plate, the ribbon in which the game speaks,
//! and buttons with words. The camera keeps the board clear of it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{opposite_clocks, plate};
use crate::parts::notices::{NoticeAnswers, NoticeButton};
use crate::parts::side_panel::free_area;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::widgets::shapes::child_ui;
use cannon_app_base::theme::widgets::{Button, Ribbon, RibbonLayout, named_rects};

/// Distance of the bar from the edges of the window and between its parts.
const MARGIN: f32 = 10.0;
/// The widths of a name plate.
const PLATE_WIDTHS: std::ops::RangeInclusive<f32> = 160.0..=236.0;
/// The share of the window's width that a name plate takes within these bounds.
const PLATE_SHARE: f32 = 0.22;
/// The least width of the ribbon beside plate and buttons. In less room, it stands above them.
const LEAST_RIBBON_WIDTH: f32 = 330.0;
/// The height for three lines, which is kept free for the ribbon, so that the board stands still.
const RIBBON_HEIGHT: f32 = 72.0;
/// The height for a headline and two lines of what a teacher says.
const TEACHING_HEIGHT: f32 = 86.0;
/// The same where the ribbon stands in a row of its own: two lines.
const LOW_RIBBON_HEIGHT: f32 = 54.0;
/// The largest share of the window's height for the ribbon. A longer text scrolls.
const LARGEST_SHARE: f32 = 0.4;
/// The width of the far edge of the board in relation to its height on the screen.
const FAR_EDGE_RATIO: f32 = 1.05;

/// What stands below the board.
pub(super) struct Bar<'a, A> {
    /// What the game says.
    pub(super) ribbon: Ribbon<'a, A>,
    /// Whether a notice takes the place of the text, and is not added to it.
    pub(super) gives_way: bool,
    /// Whether the ribbon teaches, which takes more room.
    pub(super) teaches: bool,
    /// The buttons at the right.
    pub(super) buttons: Vec<(A, Button<'a>)>,
}

/// A button of the bar: an own one or a button of the notice.
#[derive(Clone, Copy)]
enum Pressed<A> {
    Own(A),
    Notice(NoticeButton),
}

/// System parameter that shows the frame.
#[derive(SystemParam)]
pub(super) struct HudFrame<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    words: Res<'w, Words>,
    game: Res<'w, Match>,
    settings: Res<'w, Settings>,
    menu: Res<'w, State<Menu>>,
    insets: ResMut<'w, ViewInsets>,
    notices: NoticeAnswers<'w>,
}

impl HudFrame<'_, '_> {
    /// The egui context, once there is one.
    pub(super) fn context(&mut self) -> Option<egui::Context> {
        self.contexts.ctx_mut().ok().cloned()
    }

    /// Whether no menu is in front of the table.
    pub(super) fn is_in_front(&self) -> bool {
        *self.menu.get() == Menu::None
    }

    /// Shows header and bar in the part of the window that `side` leaves free at its left and right, in points. `lower` shows the name plate
    /// in the bar. Returns the answer of the clicked button.
    pub(super) fn show<A: Copy>(
        &mut self,
        side: egui::Vec2,
        bar: Bar<'_, A>,
        header: impl FnOnce(&mut egui::Ui),
        lower: Option<&dyn Fn(&mut egui::Ui)>,
    ) -> Option<A> {
        let context = self.context()?;
        let scale = context.zoom_factor();
        let window = context.content_rect();
        let area = window.with_min_x(window.left() + side.x).with_max_x(window.right() - side.y);
        let painter = context.layer_painter(egui::LayerId::background());
        let in_front = self.is_in_front();
        let (ribbon, has_notice) = self.with_notice(bar.ribbon, bar.gives_way);
        let mut layout = BarLayout::new(&painter, area, (&ribbon, bar.teaches), &bar.buttons, lower.is_some());
        let clocks = opposite_clocks::are_shown(self.settings.opposite_clocks, &self.game);
        let top = layout.top_inset(area) + if clocks { opposite_clocks::HEIGHT } else { 0.0 };
        let bottom = window.bottom() - layout.top;
        let insets = [side.x, side.y, top, bottom].map(|inset| inset * scale);
        let [left, right, top, bottom] = insets;
        self.insets.set_if_neq(ViewInsets { left, right, top, bottom });
        if clocks {
            opposite_clocks::show(&context, &self.words, &self.game, area);
        }
        let mut clicked = None;
        in_area(
            &context,
            "hud/header",
            layout.header.translate(egui::vec2(0.0, layout.clock_shift(area, clocks))),
            header,
        );
        if !in_front {
            return None;
        }
        if let Some(lower) = lower {
            in_area(&context, "hud/lower", layout.plate, lower);
        }
        in_area(&context, "hud/buttons", layout.buttons, |ui| {
            ui.spacing_mut().item_spacing.x = measures::BUTTON_GAP;
            ui.horizontal(|ui| {
                for (answer, button) in bar.buttons {
                    if button.not_focusable().min_width(layout.button_width).show(ui).clicked() {
                        clicked = Some(Pressed::Own(answer));
                    }
                }
            });
        });
        if let Some(text) = layout.text.take() {
            let rect = layout.place_ribbon(area, text.size.min(layout.ribbon.size()));
            if has_notice {
                named_rects::record(&context, "notice", rect);
            }
            let response = ribbon.show(&context, rect, text);
            clicked = clicked.or(response.clicked);
            self.notices.respond(&context, &self.words, &response, |pressed| match pressed {
                Pressed::Notice(button) => Some(button),
                Pressed::Own(_) => None,
            });
        }
        match clicked {
            Some(Pressed::Own(answer)) => Some(answer),
            _ => None,
        }
    }

    /// The ribbon with the notice, and whether there is one.
    fn with_notice<'a, A>(&self, ribbon: Ribbon<'a, A>, gives_way: bool) -> (Ribbon<'a, Pressed<A>>, bool) {
        let mut ribbon = ribbon.map(Pressed::Own);
        let Some(notice) = self.notices.ribbon(&self.words) else { return (ribbon, false) };
        if gives_way {
            return (notice.map(Pressed::Notice), true);
        }
        ribbon.focus = notice.focus.or(ribbon.focus.map(|index| index + notice.buttons.len()));
        ribbon.paragraphs.extend(notice.paragraphs);
        let own = std::mem::take(&mut ribbon.buttons);
        ribbon.buttons = notice.buttons.into_iter().map(|(button, shown)| (Pressed::Notice(button), shown)).collect();
        ribbon.buttons.extend(own);
        (ribbon, true)
    }
}

/// Shows something at a fixed place behind all panels.
fn in_area<R>(context: &egui::Context, name: &str, rect: egui::Rect, show: impl FnOnce(&mut egui::Ui) -> R) -> R {
    named_rects::record(context, name, rect);
    let area = egui::Area::new(egui::Id::new(name)).order(egui::Order::Background).fade_in(false);
    area.fixed_pos(rect.min).default_size(rect.size()).show(context, |ui| show(&mut child_ui(ui, rect))).inner
}

/// The places of the parts.
struct BarLayout {
    header: egui::Rect,
    plate: egui::Rect,
    buttons: egui::Rect,
    button_width: f32,
    /// The room for the ribbon.
    ribbon: egui::Rect,
    /// The ribbon laid out in this room, if it says anything.
    text: Option<RibbonLayout>,
    /// The upper edge of the bar.
    top: f32,
}

impl BarLayout {
    fn new<A: Copy, B>(
        painter: &egui::Painter,
        area: egui::Rect,
        (ribbon, teaches): (&Ribbon<'_, A>, bool),
        buttons: &[(B, Button<'_>)],
        has_plate: bool,
    ) -> BarLayout {
        let inner = area.shrink(MARGIN);
        let plate_width = (area.width() * PLATE_SHARE).clamp(*PLATE_WIDTHS.start(), *PLATE_WIDTHS.end());
        let plate_size = egui::vec2(plate_width.min(inner.width()), plate::HEIGHT);
        let button_count = buttons.len().max(1);
        let gaps = measures::BUTTON_GAP * (button_count - 1) as f32;
        let needed: f32 = buttons.iter().map(|(_, button)| button.needed_width(painter)).sum::<f32>() + gaps;
        let taken = if has_plate { plate_width + MARGIN } else { 0.0 };
        let beside = inner.width() - taken - needed - MARGIN;
        let largest = area.height() * LARGEST_SHARE;
        let lay_out = |width: f32, least: f32| {
            let text = (!ribbon.paragraphs.is_empty()).then(|| ribbon.lay_out(painter, width));
            let needed = text.as_ref().map_or(0.0, |text| text.size.y.min(largest));
            (text, needed.max(least))
        };
        let header = egui::Rect::from_min_size(inner.min, plate_size);
        let row_height = if has_plate { plate::HEIGHT } else { measures::BUTTON_HEIGHT };
        if beside >= LEAST_RIBBON_WIDTH {
            let (text, height) = lay_out(beside, if teaches { TEACHING_HEIGHT } else { RIBBON_HEIGHT });
            let row = inner.with_min_y(inner.bottom() - height);
            let plate = egui::Align2::LEFT_BOTTOM.align_size_within_rect(plate_size, row);
            let buttons_size = egui::vec2(needed, measures::BUTTON_HEIGHT);
            let buttons = egui::Align2::RIGHT_BOTTOM.align_size_within_rect(buttons_size, row);
            let buttons = buttons.translate(egui::vec2(0.0, (measures::BUTTON_HEIGHT - row_height) / 2.0));
            let ribbon = row.with_min_x(row.left() + taken).with_max_x(row.right() - needed - MARGIN);
            return BarLayout { header, plate, buttons, button_width: 0.0, ribbon, text, top: row.top() };
        }
        // In a narrow place, the ribbon stands above plate and buttons, and the buttons below the plate if need be.
        let is_row = inner.width() - taken >= needed;
        let lowest = inner.with_min_y(inner.bottom() - measures::BUTTON_HEIGHT);
        let (plate, buttons, rows_top) = if is_row {
            let row = inner.with_min_y(inner.bottom() - row_height);
            let size = egui::vec2(needed, measures::BUTTON_HEIGHT);
            let plate = egui::Align2::LEFT_CENTER.align_size_within_rect(plate_size, row);
            (plate, egui::Align2::RIGHT_CENTER.align_size_within_rect(size, row), row.top())
        } else {
            let bottom = lowest.top() - measures::BUTTON_GAP;
            let plate = egui::Rect::from_min_size(egui::pos2(inner.left(), bottom - plate::HEIGHT), plate_size);
            (plate, lowest, if has_plate { plate.top() } else { lowest.top() })
        };
        let button_width = if is_row { 0.0 } else { (inner.width() - gaps) / button_count as f32 };
        let (text, height) = lay_out(inner.width(), LOW_RIBBON_HEIGHT);
        let bottom = rows_top - measures::BUTTON_GAP;
        let ribbon = egui::Rect::from_x_y_ranges(inner.x_range(), bottom - height..=bottom);
        BarLayout { header, plate, buttons, button_width, ribbon, text, top: ribbon.top() }
    }

    /// The strip that the header takes at the upper edge: none where it stands beside the board.
    fn top_inset(&self, area: egui::Rect) -> f32 {
        let far_edge = FAR_EDGE_RATIO * (self.top - area.top());
        let beside = (area.width() - far_edge) / 2.0;
        if beside >= self.header.width() + 2.0 * MARGIN { 0.0 } else { plate::HEIGHT + MARGIN }
    }

    /// How far the header moves down for the clocks of the player opposite.
    fn clock_shift(&self, area: egui::Rect, has_clocks: bool) -> f32 {
        let is_beside = area.width() / 2.0 - opposite_clocks::MAX_WIDTH / 2.0 > self.header.width() + 2.0 * MARGIN;
        if has_clocks && !is_beside { opposite_clocks::HEIGHT } else { 0.0 }
    }

    /// The place of a ribbon of this size: below the middle of the board if its room reaches there.
    fn place_ribbon(&self, area: egui::Rect, size: egui::Vec2) -> egui::Rect {
        let room = self.ribbon;
        let half = size.x / 2.0;
        let middle = area
            .center()
            .x
            .clamp((room.left() + half).min(room.center().x), (room.right() - half).max(room.center().x));
        // A low ribbon stands as high as the plate, and a higher one grows upwards.
        let bottom = room.bottom() - ((plate::HEIGHT - size.y) / 2.0).max(0.0);
        egui::Align2::CENTER_BOTTOM.anchor_size(egui::pos2(middle, bottom), size)
    }
}

/// The part of the window in which the board stands, between the panels and above the bar.
pub(crate) fn board_area(context: &egui::Context, insets: &ViewInsets) -> egui::Rect {
    let (free, scale) = (free_area(context, insets), context.zoom_factor());
    free.with_min_y(free.top() + insets.top / scale).with_max_y(free.bottom() - insets.bottom / scale)
}
