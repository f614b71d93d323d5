//! The map in a corner: the whole board from above while the camera is near, with the part that is in view. The seat from which the camera
//! looks is below. A click moves the view there.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::board_area;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::{AimRequest, CameraView, ViewInsets};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{BoardView, Match};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::measures;
use cannon_app_base::theme::palette::{accent, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_base::theme::widgets::shapes::paint_ground;
use cannon_app_games as games;
use cannon_rules::Side;

/// Width and height of the map, in points.
const SIZE: f32 = 168.0;
/// Margin of the board on the map.
const MARGIN: f32 = 6.0;

/// Shows the map above the bar, in the corner that is opposite to the panel.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    settings: Res<Settings>,
    (view, insets): (Res<CameraView>, Res<ViewInsets>),
    layout: Res<BoardLayout>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<AimRequest>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let ply = board_view.described_ply(&game);
    let position = games::position_at(game.timeline(), ply);
    let Some(position) = position.filter(|_| view.is_near && *menu.get() == Menu::None) else { return };
    let area = board_area(context, &insets).shrink(measures::SMALL);
    let left = if settings.panel_left { area.right() - SIZE } else { area.left() };
    let corner = egui::pos2(left, area.bottom() - SIZE);
    let rect = egui::Rect::from_min_size(corner, egui::Vec2::splat(SIZE));
    named_rects::record(context, "hud/map", rect);
    let area = egui::Area::new(egui::Id::new("hud/map")).order(egui::Order::Background);
    area.fixed_pos(rect.min).default_size(rect.size()).fade_in(false).show(context, |ui| {
        let response = ui.allocate_rect(rect, egui::Sense::click_and_drag());
        let name = words.text("hud-map");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &name));
        let painter = ui.painter();
        paint_ground(painter, rect, *surface::SIDE_PANEL);
        let board = rect.shrink(MARGIN);
        position.paint_map(painter, board, view.seat, settings.ground);
        let map = MapScale { board, layout: *layout, seat: view.seat };
        let stroke = egui::Stroke::new(2.0, *accent::BRASS);
        painter.with_clip_rect(board).rect_stroke(map.view(&view), 2.0, stroke, egui::StrokeKind::Inside);
        if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
            requests.write(AimRequest(map.spot(pointer)));
        }
    });
}

/// The relation between the map and the board.
struct MapScale {
    board: egui::Rect,
    layout: BoardLayout,
    /// The seat below.
    seat: Side,
}

impl MapScale {
    /// The number of points on the screen for a board unit.
    fn scale(&self) -> f32 {
        self.board.width() / f32::from(self.layout.size.max(1))
    }

    /// The part of the board that is in view.
    fn view(&self, view: &CameraView) -> egui::Rect {
        let middle = self.board.center() + self.turned(egui::vec2(view.aim.x, view.aim.y)) * self.scale();
        egui::Rect::from_center_size(middle, egui::Vec2::splat(2.0 * view.radius * self.scale()))
    }

    /// The offset on the map for an offset on the board as South sees it, or the other way around.
    fn turned(&self, offset: egui::Vec2) -> egui::Vec2 {
        match self.seat {
            Side::South => offset,
            Side::North => -offset,
        }
    }

    /// The spot of the board at a point of the map.
    fn spot(&self, at: egui::Pos2) -> Spot {
        let at = self.board.center() + self.turned(at - self.board.center());
        let last = f32::from(self.layout.size.saturating_sub(1));
        let index = |offset: f32| (offset / self.scale()).floor().clamp(0.0, last) as u8;
        Spot::new(index(at.x - self.board.left()), index(self.board.bottom() - at.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::BoardGrid;

    #[test]
    fn corners_of_the_map_are_corners_of_the_board() {
        let board = egui::Rect::from_min_size(egui::pos2(10.0, 20.0), egui::Vec2::splat(160.0));
        let layout = BoardLayout::plain(16, BoardGrid::Squares);
        let map = MapScale { board, layout, seat: Side::South };
        assert_eq!(map.spot(board.left_bottom() + egui::vec2(1.0, -1.0)), Spot::new(0, 0));
        assert_eq!(map.spot(board.right_top() + egui::vec2(-1.0, 1.0)), Spot::new(15, 15));
        assert_eq!(map.spot(board.max + egui::Vec2::splat(50.0)), Spot::new(15, 0), "outside, the nearest spot");
        let whole = map.view(&CameraView { is_near: true, radius: 8.0, ..CameraView::default() });
        assert!((whole.width() - board.width()).abs() < 0.01 && whole.center() == board.center());
    }

    #[test]
    fn map_is_turned_for_the_far_seat() {
        let board = egui::Rect::from_min_size(egui::pos2(10.0, 20.0), egui::Vec2::splat(160.0));
        let map = MapScale { board, layout: BoardLayout::plain(16, BoardGrid::Squares), seat: Side::North };
        assert_eq!(map.spot(board.left_bottom() + egui::vec2(1.0, -1.0)), Spot::new(15, 15));
        assert_eq!(map.spot(board.right_top() + egui::vec2(-1.0, 1.0)), Spot::new(0, 0));
        // A camera of North that is near its own edge shows the lower part of the map.
        let near_edge = CameraView { is_near: true, aim: Vec2::new(0.0, -6.0), radius: 2.0, seat: Side::North };
        assert!(map.view(&near_edge).center().y > board.center().y);
    }
}
