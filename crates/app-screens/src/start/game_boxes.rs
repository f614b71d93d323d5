//! The boxes of the games at the edge of the table. A click on a box chooses the game that all screens show.

use bevy_egui::egui::{
    self, Align2, Color32, CursorIcon, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Vec2, WidgetInfo,
};
use cannon_app_base::i18n::Words;
use cannon_app_base::settings::Settings;
use cannon_app_base::theme::palette::{accent, boxes, ink, surface};
use cannon_app_base::theme::widgets::{HoverFade, named_rects, one_line, paint_focus_ring};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games::tabletop;
use cannon_rules::GameId;

/// Width and height of the lid of a box, in points.
const LID: Vec2 = Vec2::new(124.0, 150.0);
/// Height of the side of a box that is seen below its lid.
const SIDE: f32 = 16.0;
/// How far the chosen box stands out.
const LIFT: f32 = 8.0;

/// Shows the boxes in the lower right corner. Returns the game whose box was clicked.
pub(super) fn show(context: &egui::Context, words: &Words, settings: &Settings) -> Option<GameId> {
    let corner = context.content_rect().right_bottom() - Vec2::splat(measures::WINDOW_MARGIN);
    let area = egui::Area::new(egui::Id::new("title/boxes")).order(egui::Order::Middle).fade_in(false);
    let shown = area.fixed_pos(corner).pivot(Align2::RIGHT_BOTTOM).show(context, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = measures::MEDIUM;
            let clicked = GameId::ALL.map(|game| show_box(ui, words, settings, game).then_some(game));
            clicked.into_iter().flatten().next()
        })
        .inner
    });
    shown.inner
}

/// Shows a box. Returns whether it was clicked.
fn show_box(ui: &mut egui::Ui, words: &Words, settings: &Settings, game: GameId) -> bool {
    let is_chosen = settings.game == game;
    let (rect, response) = ui.allocate_exact_size(LID + egui::vec2(0.0, SIDE + LIFT), Sense::click());
    let name = words.game(game);
    named_rects::record(ui.ctx(), &format!("title-game/{game}"), rect);
    response.widget_info(|| WidgetInfo::selected(egui::WidgetType::RadioButton, true, is_chosen, &name));
    let fade = HoverFade::of(ui, &response);
    let lit = ui.ctx().animate_bool_with_time(response.id.with("chosen"), is_chosen, measures::FADE_SECONDS);
    let lift = LIFT * lit.max(0.5 * fade.hover);
    let lid = Rect::from_min_size(rect.left_top() + egui::vec2(0.0, LIFT - lift), LID);
    paint_box(ui.painter(), lid, rect.bottom(), game, lit.max(0.6 * fade.hover));
    let picture = Rect::from_min_max(lid.min + egui::vec2(12.0, 44.0), lid.max - Vec2::splat(12.0));
    if let Some(setup) = (tabletop(game).editor_support.builtin_setups)().first() {
        setup.design.preview(ui.painter(), picture, settings.ground);
    }
    let galley = one_line(ui.painter(), &name, fonts::display(fonts::size::SECTION), *ink::BRIGHT, lid.width() - 16.0);
    ui.painter().galley(pos(lid.center_top() + egui::vec2(0.0, 24.0), galley.size()), galley, *ink::BRIGHT);
    paint_focus_ring(ui, lid, &fade);
    response.on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// The upper left corner of a text with this middle.
fn pos(middle: Pos2, size: Vec2) -> Pos2 {
    middle - size / 2.0
}

/// Paints the lid and the front side of a box that stands at this height. `lit` is 1 for the chosen box.
fn paint_box(painter: &Painter, lid: Rect, bottom: f32, game: GameId, lit: f32) {
    let cloth = match game {
        GameId::Cannon => *boxes::CANNON,
        GameId::TankChess => *boxes::TANK_CHESS,
    };
    let cloth = cloth.lerp_to_gamma(Color32::BLACK, 0.45 * (1.0 - lit));
    let side =
        Rect::from_min_max(lid.left_bottom() - egui::vec2(0.0, measures::ROUNDING), egui::pos2(lid.right(), bottom));
    let shadow = egui::Shadow { offset: [4, 8], blur: 22, spread: 0, color: *surface::SHADOW };
    painter.add(shadow.as_shape(lid.union(side), measures::ROUNDING));
    painter.rect_filled(side, measures::ROUNDING, cloth.lerp_to_gamma(Color32::BLACK, 0.5));
    let line = accent::BRASS_FAINT.lerp_to_gamma(*accent::BRASS, lit);
    painter.rect(lid, measures::ROUNDING, cloth, Stroke::new(1.0, line), StrokeKind::Inside);
    painter.rect_stroke(lid.shrink(5.0), 3.0, Stroke::new(1.0, line.gamma_multiply(0.6)), StrokeKind::Inside);
}
