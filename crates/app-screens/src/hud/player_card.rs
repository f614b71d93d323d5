//! The player card: side, seat, clock and captured pieces.

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
use cannon_rules::record::{Seat, Style};

/// Height of a card in points.
pub(super) const HEIGHT: f32 = 92.0;
/// Clocks with less time left also show tenths of a second.
const TENTHS_BELOW: Duration = Duration::from_secs(10);
/// Largest distance between the discs of captured pieces; it shrinks if there are too many.
const CAPTURED_STEP: f32 = 13.0;
/// Width reserved for the number of captured pieces.
const NUMBER_WIDTH: f32 = 24.0;

/// Shows one side's card over the whole of `ui`, with the side to move and the captured pieces at a ply. `is_pondering` means that a computer at
/// this seat thinks during its opponent's turn.
pub(super) fn card(ui: &mut egui::Ui, words: &Words, (game, ply): (&Match, usize), side: Side, is_pondering: bool) {
    let rect = ui.max_rect();
    named_rects::record(ui.ctx(), if side == Side::South { "hud/south" } else { "hud/north" }, rect);
    let to_move = is_to_move(game, ply, side);
    if to_move {
        named_rects::record(ui.ctx(), "hud/to-move", rect);
    }
    let to_move_fade = ui.ctx().animate_bool_with_time(ui.id().with("on-turn"), to_move, 0.2);
    let painter = ui.painter();
    let line = if to_move { *accent::BRASS_FAINT } else { *surface::LINE };
    painter.rect(rect, measures::ROUNDING, *surface::CARD, egui::Stroke::new(1.0, line), egui::StrokeKind::Inside);
    let bar = egui::Rect::from_min_size(rect.min, egui::vec2(4.0, rect.height())).shrink2(egui::vec2(0.0, 8.0));
    painter.rect_filled(bar.translate(egui::vec2(1.0, 0.0)), 2.0, accent::BRASS.gamma_multiply(to_move_fade));

    let inner = rect.shrink2(egui::vec2(16.0, 11.0));
    let tone = games::tabletop(game.timeline().game()).tone(side);
    paint_side_disc(painter, inner.left_top() + egui::vec2(9.0, 13.0), 9.0, 2.0, tone);
    let name_at = inner.left_top() + egui::vec2(28.0, 13.0);
    painter.text(
        name_at,
        egui::Align2::LEFT_CENTER,
        words.side_in(game.timeline().game(), side),
        fonts::display(fonts::size::SECTION),
        *ink::BRIGHT,
    );
    let seat_at = inner.left_top() + egui::vec2(0.0, 40.0);
    let name = text::person_name(&game.players()[side]);
    let mut seat = name.unwrap_or_else(|| seat_text(words, game.seat(side)));
    if is_pondering && game.seat(side).is_computer() {
        seat = words.format("hud-pondering", &[("seat", seat.into())]);
    }
    let seat = one_line(painter, &seat, fonts::text(fonts::size::SMALL), *ink::QUIET, inner.width());
    painter.galley(egui::Align2::LEFT_CENTER.anchor_size(seat_at, seat.size()).min, seat, *ink::QUIET);
    if let Some((clock, color)) = clock_text(game, side) {
        let at = inner.right_top() + egui::vec2(0.0, 13.0);
        painter.text(at, egui::Align2::RIGHT_CENTER, clock, fonts::bold(fonts::size::CLOCK), color);
    }
    captured_pieces(
        painter,
        words,
        inner,
        games::tabletop(game.timeline().game()).tone(!side),
        games::lost_piece_count(game, ply, !side),
    );
}

/// Whether it is a side's turn at a ply of a game. After the end of the game, it is nobody's turn.
fn is_to_move(game: &Match, ply: usize, side: Side) -> bool {
    let has_ended = game.outcome().is_some() && ply == game.timeline().ply();
    !has_ended && game.timeline().side_to_move_at(ply) == side
}

/// Shows one side's disc, name and clock in a line. The side to move at a ply is bright.
pub(super) fn summary(ui: &egui::Ui, rect: egui::Rect, words: &Words, (game, ply): (&Match, usize), side: Side) {
    let painter = ui.painter();
    let color = if is_to_move(game, ply, side) { *ink::BRIGHT } else { *ink::QUIET };
    let tone = games::tabletop(game.timeline().game()).tone(side);
    paint_side_disc(painter, rect.left_center() + egui::vec2(7.0, 0.0), 6.0, 1.5, tone);
    let name = words.side_in(game.timeline().game(), side);
    let at = rect.left_center() + egui::vec2(20.0, 0.0);
    painter.text(at, egui::Align2::LEFT_CENTER, name, fonts::text(fonts::size::SMALL), color);
    if let Some((clock, color)) = clock_text(game, side) {
        painter.text(rect.right_center(), egui::Align2::RIGHT_CENTER, clock, fonts::bold(fonts::size::SMALL), color);
    }
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

/// Shows the pieces captured from the other side as a row of discs, with their number at the end.
fn captured_pieces(painter: &egui::Painter, words: &Words, inner: egui::Rect, enemy_tone: Tone, count: u32) {
    let y = inner.bottom() - 7.0;
    if count == 0 {
        let text = words.text("hud-none-taken");
        painter.text(
            egui::pos2(inner.left(), y),
            egui::Align2::LEFT_CENTER,
            text,
            fonts::text(fonts::size::SMALL),
            *ink::DISABLED,
        );
        return;
    }
    let (body, rim) = palette::piece_colors(enemy_tone);
    let step = CAPTURED_STEP.min((inner.width() - NUMBER_WIDTH) / count as f32);
    for index in 0..count {
        let center = egui::pos2(inner.left() + 5.0 + index as f32 * step, y);
        painter.circle(center, 4.5, body, egui::Stroke::new(1.2, rim));
    }
    let at = egui::pos2(inner.right(), y);
    painter.text(at, egui::Align2::RIGHT_CENTER, format!("{count}"), fonts::bold(fonts::size::SMALL), *ink::BODY);
}

/// The text of a seat; for a computer with level, rank and style.
fn seat_text(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::Human => words.text("hud-human"),
        Seat::Computer { level, style } => {
            let level = words.level_title(level);
            match style {
                Style::PLAIN => words.format("hud-computer", &[("level", level.into())]),
                _ => {
                    let style = words.style(style);
                    words.format("hud-computer-style", &[("level", level.into()), ("style", style.into())])
                }
            }
        }
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
