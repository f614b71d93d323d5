//! An entry of the list of saved games: a thumbnail of the last position, names, players and result, and buttons.

use bevy_egui::egui;
use jiff::Timestamp;

use super::list::SavedGameList;
use crate::parts::shapes::{paint_ground, small, truncated};
use crate::parts::text;
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{accent, forbidden, ink, surface};
use cannon_app_base::theme::widgets::{Button, named_rects};
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_app_games as games;
use cannon_appearance::GroundLook;
use cannon_library::{GameDetails, LibraryEntry};
use cannon_rules::Side;

/// Height of an entry, in points.
const HEIGHT: f32 = 84.0;
/// Width and height of the thumbnail.
const THUMBNAIL: f32 = 64.0;
/// Width of the buttons.
const BUTTONS_WIDTH: f32 = 300.0;
/// Space around the content.
const MARGIN: egui::Vec2 = egui::vec2(14.0, 10.0);

/// The action of a button of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EntryAction {
    Load,
    Review,
    /// Rename the game, which has this name.
    Rename(String),
    SetFavourite(bool),
    /// Export the game to a file of this name.
    Export(String),
    Delete,
}

/// Shows a saved game. Entries outside of the visible part of the list only take their space, so that the list may be long.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &LibraryEntry,
    list: &mut SavedGameList,
    look: GroundLook,
) -> Option<EntryAction> {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), HEIGHT), egui::Sense::hover());
    if !ui.is_rect_visible(rect) {
        return None;
    }
    paint_ground(ui.painter(), rect, *surface::CARD);
    let inner = rect.shrink2(MARGIN);
    let picture = egui::Rect::from_min_size(inner.min, egui::Vec2::splat(THUMBNAIL));
    if let Some(timeline) = list.end_position(game)
        && let Some(position) = games::position_at(timeline, timeline.ply())
    {
        position.paint_map(ui.painter(), picture, Side::South, look);
    }
    let texts = inner.with_min_x(picture.right() + measures::MEDIUM).with_max_x(inner.right() - BUTTONS_WIDTH);
    let mut column = ui.new_child(egui::UiBuilder::new().max_rect(texts).id_salt(&game.file));
    column.spacing_mut().item_spacing.y = 2.0;
    match &game.details {
        Ok(details) => details_texts(&mut column, words, game, details),
        Err(reason) => damaged_texts(&mut column, words, &game.name(), &words.message(&reason.message(&game.file))),
    }
    let buttons = inner.with_min_x(inner.right() - BUTTONS_WIDTH);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let builder = egui::UiBuilder::new().max_rect(buttons).layout(layout).id_salt((&game.file, "buttons"));
    show_buttons(&mut ui.new_child(builder), words, game)
}

fn show_buttons(ui: &mut egui::Ui, words: &Words, game: &LibraryEntry) -> Option<EntryAction> {
    let name = game.name();
    let mut action = None;
    let mut press = |ui: &mut egui::Ui, button: Button<'_>, action_on_click: EntryAction| {
        if button.show(ui).clicked() {
            action = Some(action_on_click);
        }
    };
    press(ui, Button::icon(words, "saved-delete", Icon::Delete), EntryAction::Delete);
    press(ui, Button::icon(words, "saved-export", Icon::Save), EntryAction::Export(name.clone()));
    let Ok(details) = &game.details else { return action };
    press(ui, Button::icon(words, "saved-rename", Icon::Rename), EntryAction::Rename(name.clone()));
    let star = Button::icon(words, "saved-favourite", Icon::Star).selected(game.favourite);
    press(ui, star, EntryAction::SetFavourite(!game.favourite));
    let review_name = format!("saved-review/{name}");
    let review = Button::icon(words, "saved-review", Icon::Review).named(&review_name).enabled(details.plies > 0);
    press(ui, review, EntryAction::Review);
    let load_name = format!("saved-load/{name}");
    let load = Button::labelled(&load_name, words.text("saved-load")).min_width(96.0).height(measures::CONTROL_HEIGHT);
    press(ui, load, EntryAction::Load);
    action
}

/// Shows name, game, players, date, turns and result.
fn details_texts(ui: &mut egui::Ui, words: &Words, game: &LibraryEntry, details: &GameDetails) {
    let name = match details.name {
        Some(_) => game.name(),
        None => words.format("saved-unnamed", &[("date", text::date_and_time(words, details.started).into())]),
    };
    let color = if game.favourite { *accent::BRASS } else { *ink::BRIGHT };
    truncated(ui, &name, fonts::bold(fonts::size::BODY), color);
    let own = details.scheme.as_deref().map(|scheme| words.scheme_name(scheme));
    let setup = own.or_else(|| setup_name(words, details));
    let title = text::title_text(words, details.game, setup);
    let side = |side: Side| words.side_in(details.game, side);
    let seat = |side: Side| {
        let player = &details.players[side];
        text::person_name(player).unwrap_or_else(|| words.seat(player.seat))
    };
    let players = words.format(
        "saved-players",
        &[
            ("south", side(Side::South).into()),
            ("south-seat", seat(Side::South).into()),
            ("north", side(Side::North).into()),
            ("north-seat", seat(Side::North).into()),
        ],
    );
    let font = fonts::text(fonts::size::SMALL);
    let full = format!("{title} · {players}");
    // The thumbnail shows the game, too.
    let width = ui.painter().layout_no_wrap(full.clone(), font.clone(), *ink::BODY).size().x;
    let shown = if width <= ui.available_width() { &full } else { &players };
    let label = truncated(ui, shown, font, *ink::BODY);
    named_rects::record(ui.ctx(), &format!("saved-game={title}"), label.rect);
    let turns = words.format("saved-turns", &[("turns", details.plies.into())]);
    let result = details
        .result
        .map_or_else(|| words.text("saved-unfinished"), |outcome| words.outcome_in(details.game, outcome));
    // The games of matches have no date.
    let date = (details.started != Timestamp::UNIX_EPOCH).then(|| text::date_and_time(words, details.started));
    let line = date.into_iter().chain([turns, result]).collect::<Vec<_>>().join(" · ");
    truncated(ui, &line, fonts::text(fonts::size::SMALL), *ink::QUIET);
}

/// The name of the preset or the board.
fn setup_name(words: &Words, details: &GameDetails) -> Option<String> {
    let name = details.ruleset.as_deref()?;
    let preset = format!("preset-{name}");
    if words.has(&preset) {
        return Some(words.text(&preset));
    }
    let built_in = (games::tabletop(details.game).editor_support.builtin_setups)();
    let has_name = |ruleset: &serde_json::Value| {
        ruleset.as_object().is_some_and(|options| options.values().any(|value| value == name))
    };
    let setup = built_in.iter().find(|setup| has_name(&setup.ruleset))?;
    Some(setup.design.title(words))
}

/// Shows the name of a file that cannot be read, and the reason.
fn damaged_texts(ui: &mut egui::Ui, words: &Words, name: &str, reason: &str) {
    truncated(ui, name, fonts::bold(fonts::size::BODY), *ink::QUIET);
    small(ui, &words.format("saved-damaged", &[("reason", reason.into())]), *forbidden::RED);
}
