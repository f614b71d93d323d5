//! Signals for the eye, for players who do not hear the sounds: a frame around the board tells that it is the player's turn, that a town or
//! a Command is threatened, and that a clock is low. The frames differ in shape as well as in colour, and nothing flashes.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use crate::UiLayer;
use crate::hud::{board_area, status};
use cannon_app_base::common::{FrameRequest, ViewInsets};
use cannon_app_base::play::{BoardView, Match, RunningClock, is_clock_low};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::theme::palette::{accent, caution, forbidden, surface};
use cannon_app_base::theme::widgets::named_rects;
use cannon_app_table::loading_screen;

/// The time for which a new turn is signalled, in seconds.
const TURN_SECONDS: f32 = 2.0;
/// Thickness of a frame in points.
const THICKNESS: f32 = 5.0;
/// Length of the strokes at the corners of the frame, which signal a low clock.
const CORNER_LENGTH: f32 = 120.0;

/// The turn that was signalled last.
#[derive(Resource, Default)]
struct SignalledTurn {
    /// The revision of the match.
    revision: Option<u64>,
    /// The time at which the signal began, in seconds since start-up. `None` if there is none.
    since: Option<f32>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SignalledTurn>().add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiLayer::Foreground)
            .run_if(in_state(Screen::Play))
            .run_if(in_state(Menu::None))
            .run_if(loading_screen::is_table_visible)
            .run_if(|settings: Res<Settings>| settings.visual_signals),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut turn: ResMut<SignalledTurn>,
    (game, board_view): (Res<Match>, Res<BoardView>),
    clock: RunningClock,
    (time, insets): (Res<Time<Real>>, Res<ViewInsets>),
    mut frame_requests: MessageWriter<FrameRequest>,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let is_at_rest = !board_view.is_animating() && game.shows_live();
    if is_at_rest && turn.revision != Some(game.revision()) {
        turn.revision = Some(game.revision());
        turn.since = game.awaits_player().then(|| time.elapsed_secs());
    }
    let clock = clock.side(&game);
    let turn_seconds_left = turn.since.map_or(0.0, |since| since + TURN_SECONDS - time.elapsed_secs());
    if turn_seconds_left > 0.0 {
        frame_requests.write(FrameRequest::within_seconds(turn_seconds_left));
    }
    let has_warning = is_at_rest && status::has_warning(&game);
    let has_low_clock = clock.is_some_and(|side| !game.seat(side).is_computer() && is_clock_low(&game, side));
    // Behind cards and beside the panel, so that no text is covered.
    let board = board_area(context, &insets);
    let painter = context.layer_painter(egui::LayerId::background());
    for (is_shown, name, paint) in [
        (turn_seconds_left > 0.0, "signal/turn", paint_turn as fn(&egui::Painter, egui::Rect)),
        (has_warning, "signal/warning", paint_warning),
        (has_low_clock, "signal/clock", paint_clock),
    ] {
        if is_shown {
            named_rects::record(context, name, board);
            paint(&painter, board);
        }
    }
}

/// A single line along the edge: it has just become the player's turn.
fn paint_turn(painter: &egui::Painter, board: egui::Rect) {
    paint_frame(painter, board.shrink(THICKNESS / 2.0), *accent::BRASS);
}

/// A double line: a warning of the game holds.
fn paint_warning(painter: &egui::Painter, board: egui::Rect) {
    for line in [1, 3] {
        paint_frame(painter, board.shrink((line as f32 + 0.5) * THICKNESS), *forbidden::RED);
    }
}

/// The four corners: the clock of a player runs low.
fn paint_clock(painter: &egui::Painter, board: egui::Rect) {
    let frame = board.shrink(6.0 * THICKNESS);
    for (corner, right, down) in [
        (frame.left_top(), 1.0, 1.0),
        (frame.right_top(), -1.0, 1.0),
        (frame.left_bottom(), 1.0, -1.0),
        (frame.right_bottom(), -1.0, -1.0),
    ] {
        let ends = [corner + egui::vec2(right * CORNER_LENGTH, 0.0), corner + egui::vec2(0.0, down * CORNER_LENGTH)];
        for (width, color) in [(THICKNESS + 3.0, *surface::DARK), (THICKNESS, *caution::AMBER)] {
            painter.line(vec![ends[0], corner, ends[1]], egui::Stroke::new(width, color));
        }
    }
}

/// A line with a dark edge, so that it is seen before any picture.
fn paint_frame(painter: &egui::Painter, rect: egui::Rect, color: egui::Color32) {
    for (width, color) in [(THICKNESS + 3.0, *surface::DARK), (THICKNESS, color)] {
        painter.rect_stroke(rect, 0.0, egui::Stroke::new(width, color), egui::StrokeKind::Middle);
    }
}
