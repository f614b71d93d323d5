//! The filters that are on, each with a button that takes it away, so that nobody wonders why games are missing.

use bevy_egui::egui;

use super::{filters, more_filters};
use cannon_app_activities::persistence::{ChoicePart, GameChoice, PieceRange, ShownPeriod};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::widgets::{self, Button};
use cannon_app_base::theme::{Icon, measures};
use cannon_rules::GameId;
use cannon_rules::message::quoted;

/// The maximum number of characters of a text of the player on a chip.
const MAX_CHARS: usize = 24;

/// Shows the filters that are on. A click takes one away.
pub(super) fn show(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice) {
    let parts = choice.parts();
    if parts.is_empty() {
        return;
    }
    ui.add_space(measures::TIGHT);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(measures::SMALL);
        for &part in &parts {
            let (name, text) = (name(part), text(words, choice, part));
            let spoken = words.format("saved-remove-filter", &[("filter", text.clone().into())]);
            let chip = Button::labelled(&name, text).with_icon(Icon::Close).spoken(spoken);
            if chip.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                choice.remove(part);
            }
        }
        let clear = Button::new(words, "saved-clear-filters").named("saved/clear");
        if parts.len() > 1 && clear.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
            *choice = GameChoice::default();
        }
    });
}

/// Says which filters leave no game, with a button that takes all away.
pub(super) fn show_none_found(ui: &mut egui::Ui, words: &Words, choice: &mut GameChoice) {
    let filters: Vec<String> = choice.parts().into_iter().map(|part| text(words, choice, part)).collect();
    widgets::explanation(ui, &words.format("saved-none-found", &[("filters", filters.join(" · ").into())]));
    ui.add_space(measures::SMALL);
    if Button::new(words, "saved-clear-filters").show(ui).clicked() {
        *choice = GameChoice::default();
    }
}

/// The name of the widget of a part.
fn name(part: ChoicePart) -> String {
    let part = match part {
        ChoicePart::Text => "text",
        ChoicePart::Favourites => "favourites",
        ChoicePart::Game(_) => "game",
        ChoicePart::Result => "result",
        ChoicePart::Opponent => "opponent",
        ChoicePart::Period => "period",
        ChoicePart::Position => "position",
        ChoicePart::Opening => "opening",
        ChoicePart::Pieces(_, range) => return format!("saved/chip/pieces-{}", range.letter),
    };
    format!("saved/chip/{part}")
}

/// What a part says.
fn text(words: &Words, choice: &GameChoice, part: ChoicePart) -> String {
    match part {
        ChoicePart::Text => {
            let text = quoted(choice.filter.text.trim(), MAX_CHARS);
            words.format("saved-chip-text", &[("text", text.into())])
        }
        ChoicePart::Favourites => words.text("saved-favourites"),
        ChoicePart::Game(game) => words.game(game),
        ChoicePart::Result => filters::result_name(words, (choice.filter.result, choice.filter.unfinished)),
        ChoicePart::Opponent => filters::opponent_name(words, choice.filter.opponent),
        ChoicePart::Period => {
            let known = ShownPeriod::ALL.into_iter().find(|(period, _)| *period == choice.period);
            known.map(|(_, id)| words.text(id)).unwrap_or_default()
        }
        ChoicePart::Position => {
            words.text(if choice.mirrored { "saved-chip-position-mirrored" } else { "saved-position" })
        }
        ChoicePart::Opening => {
            let moves = choice.opening.sought().map(|(text, _)| quoted(text, MAX_CHARS)).unwrap_or_default();
            words.format("saved-chip-opening", &[("moves", moves.into())])
        }
        ChoicePart::Pieces(game, range) => pieces(words, game, range),
    }
}

fn pieces(words: &Words, game: GameId, PieceRange { letter, least, most }: PieceRange) -> String {
    let kind = match most {
        None => "least",
        Some(most) if most == least => "exact",
        Some(_) if least == 0 => "most",
        Some(_) => "between",
    };
    let args = [
        ("pieces", more_filters::pieces_name(words, game, letter).into()),
        ("kind", kind.into()),
        ("least", least.into()),
        ("most", most.unwrap_or_default().into()),
    ];
    words.format("saved-chip-pieces", &args)
}
