//! The table of key bindings and mouse gestures.

use std::sync::Arc;

use bevy_egui::egui;

use cannon_app_base::common::bindings::{Binding, Bindings, InputDevice, Trigger};
use cannon_app_base::common::command::Command;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{ink, surface};
use cannon_app_base::theme::widgets::{Column, two_columns};
use cannon_app_base::theme::{fonts, measures};
use cannon_app_games as games;
use cannon_app_games::{Tabletop, tabletops};
use cannon_rules::{GameId, Side};

/// Mouse gestures that move the camera: the text identifiers of gesture and effect.
const MOUSE_GESTURES: [(&str, &str); 3] =
    [("mouse-right-drag", "key-orbit"), ("mouse-middle-drag", "key-pan"), ("mouse-wheel", "key-zoom")];

/// Height of a row with one line of text.
const ROW_HEIGHT: f32 = 30.0;

/// A row of the key table: the keys or the gesture, and the effect.
struct KeyRow {
    caps: Vec<String>,
    text: String,
}

/// Whether a game uses a command. Commands that no game lists as its own are used in all games.
pub(crate) fn is_used_in(command: Command, game: GameId) -> bool {
    let uses = |table: &Tabletop| table.key_bindings.iter().any(|binding| binding.command == command);
    uses(games::tabletop(game)) || !tabletops().any(uses)
}

/// Shows the keys and gestures of a game in two columns. The rows are made from the key bindings; keys with the same effect share a row.
pub(super) fn key_table(ui: &mut egui::Ui, words: &Words, (bindings, device): (&Bindings, InputDevice), game: GameId) {
    let mut rows: Vec<KeyRow> = Vec::new();
    let [south, north] = Side::ALL.map(|side| words.side_in(game, side));
    // The keys of the device in use; with a keyboard, the buttons of the mouse as well.
    let is_shown = |binding: &&Binding| {
        let is_mouse = matches!(binding.chord.trigger, Trigger::Mouse(_)) && device == InputDevice::Keyboard;
        is_used_in(binding.command, game) && (is_mouse || device.has(binding.chord.trigger))
    };
    for binding in bindings.iter().filter(is_shown) {
        let label = binding.chord.label(words, device.family());
        let args = [("south", south.as_str().into()), ("north", north.as_str().into())];
        let text = words.format(binding.command.message_id(), &args);
        match rows.iter_mut().find(|line| line.text == text) {
            Some(line) if line.caps.contains(&label) => {}
            Some(line) => line.caps.push(label),
            None => rows.push(KeyRow { caps: vec![label], text }),
        }
    }
    let gestures = games::tabletop(game).gestures;
    rows.extend(
        MOUSE_GESTURES
            .iter()
            .chain(gestures)
            .map(|&(what, does)| KeyRow { caps: vec![words.text(what)], text: words.text(does) }),
    );
    let half = rows.len().div_ceil(2);
    two_columns(ui, |ui, column| {
        let column_rows = if column == Column::Left { &rows[..half] } else { &rows[half..] };
        let galleys: Vec<Vec<Arc<egui::Galley>>> = column_rows.iter().map(|line| cap_galleys(ui, line)).collect();
        let widest = galleys.iter().map(|caps| caps_width(caps)).fold(0.0, f32::max);
        for (line, caps) in column_rows.iter().zip(galleys) {
            show_row(ui, caps, widest, &line.text);
        }
    });
}

fn cap_galleys(ui: &egui::Ui, row: &KeyRow) -> Vec<Arc<egui::Galley>> {
    let font = fonts::bold(fonts::size::SMALL);
    let layout = |cap: &String| ui.painter().layout_no_wrap(cap.clone(), font.clone(), *ink::BRIGHT);
    row.caps.iter().map(layout).collect()
}

fn cap_width(cap: &egui::Galley) -> f32 {
    (cap.size().x + 14.0).max(24.0)
}

/// Width of several key caps, each with the gap after it.
fn caps_width(caps: &[Arc<egui::Galley>]) -> f32 {
    caps.iter().map(|cap| cap_width(cap) + measures::TIGHT).sum()
}

/// Shows one row: key caps, then their effect.
fn show_row(ui: &mut egui::Ui, caps: Vec<Arc<egui::Galley>>, caps_width: f32, text: &str) {
    let width = ui.available_width();
    let text_left = caps_width + measures::TIGHT;
    let galley =
        ui.painter().layout(text.to_owned(), fonts::text(fonts::size::BODY), *ink::BODY, (width - text_left).max(1.0));
    let height = (galley.size().y + measures::TIGHT).max(ROW_HEIGHT);
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, height), egui::Sense::hover());
    let painter = ui.painter();
    let mut left = rect.left();
    for cap_galley in caps {
        let corner = egui::pos2(left, rect.center().y - 11.0);
        let cap = egui::Rect::from_min_size(corner, egui::vec2(cap_width(&cap_galley), 22.0));
        painter.rect(cap, 4.0, *surface::BUTTON, egui::Stroke::new(1.0, *surface::LINE), egui::StrokeKind::Inside);
        painter.galley(cap.center() - cap_galley.size() / 2.0, cap_galley, *ink::BRIGHT);
        left = cap.right() + measures::TIGHT;
    }
    painter.galley(egui::pos2(rect.left() + text_left, rect.center().y - galley.size().y / 2.0), galley, *ink::BODY);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_only_keys_that_the_current_game_uses() {
        let used = |command| GameId::ALL.map(|game| is_used_in(command, game));
        assert_eq!(used(Command::NextFiringLine), [true, false]);
        assert_eq!(used(Command::TurnLeft), [false, true]);
        assert_eq!(used(Command::NextBoardOverlay), [false, true]);
        assert_eq!(used(Command::Undo), [true, true]);
        assert!(
            games::all_bindings().iter().all(|binding| used(binding.command).contains(&true)),
            "every key is used by a game"
        );
    }
}
