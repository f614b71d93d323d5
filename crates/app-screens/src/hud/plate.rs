//! The name plate of a player: insignia or disc, name, clock, whether the game is rated, and captured pieces.

use std::time::Duration;

use bevy_egui::egui;

use crate::parts::text;
use cannon_app_base::common::Tone;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, is_clock_low};
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface};
use cannon_app_base::theme::widgets::{named_rects, one_line, paint_side_disc};
use cannon_app_base::theme::{fonts, measures, palette};
use cannon_app_games as games;
use cannon_rules::Side;
use cannon_rules::record::Seat;

/// Height of a plate in points.
pub(super) const HEIGHT: f32 = 52.0;
/// Radius of the disc in the colour of the side.
const DISC_RADIUS: f32 = 8.0;
/// Width and height of the insignia of a computer.
const INSIGNIA: f32 = 18.0;
/// Clocks with less time left also show tenths of a second.
const TENTHS_BELOW: Duration = Duration::from_secs(10);
/// Largest distance between the discs of captured pieces; it shrinks if there are too many.
const CAPTURED_STEP: f32 = 11.0;

/// What the plates tell besides the state of the match.
#[derive(Clone, Copy)]
pub(super) struct PlateState {
    /// The ply that the board has shown.
    pub(super) ply: usize,
    /// Whether the game counts for a rating.
    pub(super) is_rated: bool,
    /// Whether a computer thinks during its opponent's turn.
    pub(super) is_pondering: bool,
}

/// Shows the plate of a side over the whole of `ui`.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, game: &Match, side: Side, state: PlateState) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), if side == Side::South { "hud/south" } else { "hud/north" }, rect);
    let to_move = is_to_move(game, state.ply, side);
    if to_move {
        named_rects::record(ui.ctx(), "hud/to-move", rect);
    }
    let to_move_fade = ui.ctx().animate_bool_with_time(ui.id().with("on-turn"), to_move, 0.2);
    let response = ui.allocate_rect(rect, egui::Sense::hover());
    let painter = ui.painter();
    let line = if to_move { *accent::BRASS_FAINT } else { *surface::LINE };
    let stroke = egui::Stroke::new(1.0, line);
    painter.rect(rect, measures::ROUNDING, *surface::SIDE_PANEL, stroke, egui::StrokeKind::Inside);
    let bar = egui::Rect::from_min_size(rect.min, egui::vec2(4.0, rect.height())).shrink2(egui::vec2(0.0, 8.0));
    painter.rect_filled(bar.translate(egui::vec2(1.0, 0.0)), 2.0, accent::BRASS.gamma_multiply(to_move_fade));

    let captured = games::lost_piece_count(game, state.ply, !side);
    let mut notes = Vec::new();
    if state.is_rated && !game.seat(side).is_computer() {
        notes.push(words.text("hud-rated"));
    }
    if state.is_pondering && matches!(game.seat(side), Seat::Computer { .. }) {
        notes.push(words.text("hud-pondering"));
    }
    let inner = rect.shrink2(egui::vec2(12.0, 7.0));
    let has_second_line = captured > 0 || !notes.is_empty();
    let upper = if has_second_line { inner.top() + 10.0 } else { inner.center().y };
    let lower = inner.bottom() - 7.0;
    let table = games::tabletop(game.timeline().game());
    let mut left = inner.left() + DISC_RADIUS;
    paint_side_disc(painter, egui::pos2(left, upper), DISC_RADIUS, 2.0, table.tone(side));
    left += DISC_RADIUS + measures::SMALL;
    if let Seat::Computer { level, .. } = game.seat(side) {
        let center = egui::pos2(left + INSIGNIA / 2.0, upper);
        let place = egui::Rect::from_center_size(center, egui::Vec2::splat(INSIGNIA));
        games::paint_insignia(painter, place, level, *accent::BRASS);
        left += INSIGNIA + measures::TIGHT;
    }
    let mut right = inner.right();
    let clock = clock_text(game, side);
    if let Some((clock, color)) = &clock {
        let galley = painter.layout_no_wrap(clock.clone(), fonts::bold(fonts::size::CLOCK), *color);
        right -= galley.size().x;
        painter.galley(egui::pos2(right, upper - galley.size().y / 2.0), galley, *color);
        right -= measures::SMALL;
    }
    let name = text::seat_name(words, game, side);
    let shown = one_line(painter, &name, fonts::bold(fonts::size::BODY), *ink::BRIGHT, right - left);
    painter.galley(egui::pos2(left, upper - shown.size().y / 2.0), shown, *ink::BRIGHT);

    let note = notes.join(" · ");
    let shown = one_line(painter, &note, fonts::text(fonts::size::SMALL), *ink::QUIET, inner.width() * 0.6);
    let pieces = egui::Rect::from_x_y_ranges(inner.left() + shown.size().x..=inner.right(), lower - 6.0..=lower + 6.0);
    painter.galley(egui::pos2(inner.left(), lower - shown.size().y / 2.0), shown, *ink::QUIET);
    captured_pieces(painter, pieces, table.tone(!side), captured);
    let spoken = spoken(words, game, side, (&note, clock.map(|(clock, _)| clock), captured));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    response.on_hover_text(spoken);
}

/// The whole plate in words.
fn spoken(words: &Words, game: &Match, side: Side, (note, clock, captured): (&str, Option<String>, u32)) -> String {
    let seat = match game.seat(side) {
        seat @ Seat::Computer { .. } => words.seat_title(seat),
        Seat::Human | Seat::Program => text::seat_name(words, game, side),
    };
    let captured = (captured > 0).then(|| words.format("hud-captured", &[("count", captured.into())]));
    let note = (!note.is_empty()).then(|| note.to_owned());
    let parts = [Some(words.side_in(game.timeline().game(), side)), Some(seat), clock, note, captured];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Whether it is a side's turn at a ply of a game. After the end of the game, it is nobody's turn.
fn is_to_move(game: &Match, ply: usize, side: Side) -> bool {
    let has_ended = game.outcome().is_some() && ply == game.timeline().ply();
    !has_ended && game.timeline().side_to_move_at(ply) == side
}

/// The time left on a side's clock and its colour: bright for the side to move, red if little is left. `None` without a clock.
pub(super) fn clock_text(game: &Match, side: Side) -> Option<(String, egui::Color32)> {
    let left = game.clocks().remaining(side)?;
    let to_move = game.outcome().is_none() && game.timeline().side_to_move() == side;
    let color = match (is_clock_low(game, side), to_move) {
        (true, _) => *forbidden::RED,
        (false, true) => *ink::BRIGHT,
        (false, false) => *ink::QUIET,
    };
    Some((format_clock(left), color))
}

/// Paints a disc for each piece captured from the other side, from the right.
fn captured_pieces(painter: &egui::Painter, rect: egui::Rect, enemy_tone: Tone, count: u32) {
    let (body, rim) = palette::piece_colors(enemy_tone);
    let step = CAPTURED_STEP.min((rect.width() - measures::SMALL) / count.max(1) as f32);
    for index in 0..count {
        let center = egui::pos2(rect.right() - 5.0 - index as f32 * step, rect.center().y);
        painter.circle(center, 4.0, body, egui::Stroke::new(1.2, rim));
    }
}

/// Formats the time left: with hours only if there are any, with tenths of a second only below [`TENTHS_BELOW`].
fn format_clock(left: Duration) -> String {
    if left < TENTHS_BELOW {
        // Rounded down, so that the clock never shows more time than is left.
        let tenths = left.as_millis() / 100;
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::prelude::{App, MinimalPlugins};
    use bevy::state::app::StatesPlugin;
    use cannon_rules::GameId;

    use cannon_app_base::play::{MatchRequest, MatchSetup, Request};
    use cannon_app_base::{common, play, states};
    use cannon_rules::record::Record;

    /// The number of pieces that each side has lost after an action in a game of Tank Chess.
    fn losses_after(position: &str, action: &str) -> [u32; 2] {
        let setup =
            MatchSetup { game: GameId::TankChess, position: Some(position.to_owned()), ..MatchSetup::default() };
        let mut timeline = setup.begin().expect("a position");
        let action = timeline.read_action(action).expect("legal");
        timeline.play(action).expect("legal");
        let record = Record::from_timeline(&timeline, setup.players.clone(), jiff::Timestamp::UNIX_EPOCH);
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, states::plugin, common::plugin, play::plugin));
        app.world_mut().write_message(MatchRequest::from_interface(Request::Load(Box::new(record))));
        app.update();
        let game = app.world().resource::<Match>();
        Side::ALL.map(|side| games::lost_piece_count(game, game.shown_ply(), side))
    }

    #[test]
    fn losses_count_from_the_start_position() {
        assert_eq!(losses_after("11cS/12/12/12/3lS8/12/12/12/12/3MN8/12/CN11 w", "D3>D4/N xD8"), [0, 1]);
    }

    #[test]
    fn command_that_exited_is_not_a_loss() {
        assert_eq!(losses_after("11cS/12/12/4CN7/12/12/12/12/12/12/12/12 w", "C: E9>exit"), [0, 0]);
    }

    #[test]
    fn clock_shows_tenths_only_near_the_end_and_hours_only_if_any() {
        let shown = |millis| format_clock(Duration::from_millis(millis));
        assert_eq!(shown(0), "0:00.0");
        assert_eq!(shown(9_990), "0:09.9");
        assert_eq!(shown(10_000), "0:10");
        assert_eq!(shown(599_999), "9:59");
        assert_eq!(shown(3_600_000 + 62_000), "1:01:02");
    }
}
