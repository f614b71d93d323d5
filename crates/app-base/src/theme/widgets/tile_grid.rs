//! Grids of tiles, as many beside each other as there is room for.

use bevy_egui::egui::{Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::theme::measures;

/// Space between tiles, in points.
const GAP: f32 = measures::MEDIUM;

/// Shows a grid of `count` tiles, which are at least as wide as `least` and exactly as high. `show` fills the place of a tile. Rows far
/// outside of the visible part only take their space, so that the grid may be long; the rows next to it are shown, so that keys reach them.
pub fn tile_grid(ui: &mut Ui, count: usize, least: Vec2, mut show: impl FnMut(&mut Ui, usize)) {
    let room = ui.available_width();
    let columns = (((room + GAP) / (least.x + GAP)) as usize).max(1);
    let width = (room + GAP) / columns as f32 - GAP;
    ui.spacing_mut().item_spacing.y = GAP;
    for row in 0..count.div_ceil(columns) {
        let (line, _) = ui.allocate_exact_size(vec2(room, least.y), Sense::hover());
        if !ui.is_rect_visible(line.expand2(vec2(0.0, least.y + GAP))) {
            continue;
        }
        for index in row * columns..((row + 1) * columns).min(count) {
            let left = line.left() + (index % columns) as f32 * (width + GAP);
            let place = Rect::from_min_size(pos2(left, line.top()), vec2(width, least.y));
            show(&mut ui.new_child(UiBuilder::new().max_rect(place).id_salt(index)), index);
        }
    }
}
