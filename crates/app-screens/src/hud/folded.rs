//! The head-up display while its panel is folded away: the clocks and the most important buttons, over the board.

use bevy_egui::egui;

use super::{HudRequests, player_card};
use crate::parts::shapes::{button_row, paint_ground};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Match;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::palette::surface;
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{Icon, measures};
use cannon_rules::Side;

/// Width of the overlay, in points.
pub(super) const WIDTH: f32 = 132.0;
/// Width of the coach's card below the overlay, in points.
const CARD_WIDTH: f32 = 240.0;
/// Height of a line with a side and its clock.
const LINE_HEIGHT: f32 = 24.0;

/// Shows the overlay in the upper corner at the left or at the right, with the side to move at a ply. Returns its rectangle.
pub(super) fn show(
    context: &egui::Context,
    words: &Words,
    (game, ply): (&Match, usize),
    lower: Side,
    is_left: bool,
    requests: &mut HudRequests<'_>,
) -> egui::Rect {
    let window = context.content_rect();
    let height = 2.0 * LINE_HEIGHT + measures::CONTROL_HEIGHT + 3.0 * measures::SMALL;
    let left = if is_left { window.left() + measures::MEDIUM } else { window.right() - WIDTH - measures::MEDIUM };
    let corner = egui::pos2(left, window.top() + measures::MEDIUM);
    let rect = egui::Rect::from_min_size(corner, egui::vec2(WIDTH, height));
    named_rects::record(context, "hud/folded", rect);
    let area = egui::Area::new(egui::Id::new("hud/folded")).order(egui::Order::Background);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        ui.allocate_rect(rect, egui::Sense::CLICK);
        paint_ground(ui.painter(), rect, *surface::SIDE_PANEL);
        let inner = rect.shrink(measures::SMALL);
        for (index, side) in [!lower, lower].into_iter().enumerate() {
            let top = inner.top() + index as f32 * LINE_HEIGHT;
            let row = egui::Rect::from_x_y_ranges(inner.x_range(), top..=top + LINE_HEIGHT);
            player_card::summary(ui, row, words, (game, ply), side);
        }
        let buttons = inner.with_min_y(inner.bottom() - measures::CONTROL_HEIGHT);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(buttons).id_salt("folded/buttons"));
        button_row(&mut ui, 3, |ui, width| {
            let mut pressed = |name: &str, icon: Icon, enabled: bool| {
                Button::icon(words, name, icon).not_focusable().enabled(enabled).min_width(width).show(ui).clicked()
            };
            if pressed("hud-unfold", Icon::UnfoldPanel, true) {
                requests.commands.write(Command::TogglePanel);
            }
            if pressed("hud-undo", Icon::Undo, game.undo_target().is_some()) {
                requests.commands.write(Command::Undo);
            }
            if pressed("hud-menu", Icon::Menu, true) {
                requests.next_menu.set(Menu::Pause);
            }
        });
    });
    rect
}

/// The room for the coach's card below the overlay, at the side of the window.
pub(super) fn card_room(window: egui::Rect, overlay: egui::Rect, is_left: bool) -> egui::Rect {
    let top = overlay.bottom() + measures::SMALL;
    let room = egui::Rect::from_x_y_ranges(overlay.x_range(), top..=(window.bottom() - measures::MEDIUM).max(top));
    if is_left { room.with_max_x(room.left() + CARD_WIDTH) } else { room.with_min_x(room.right() - CARD_WIDTH) }
}
