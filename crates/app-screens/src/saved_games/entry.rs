//! A game on the shelf: a tile with the last position, opponent, state and date, and a menu for everything but opening the game.

use bevy_egui::egui;
use jiff::Timestamp;

use crate::parts::text;
use cannon_app_activities::persistence::{GameList, GameWords};
use cannon_app_base::i18n::Words;
use cannon_app_base::theme::palette::{accent, forbidden, ink};
use cannon_app_base::theme::widgets::{Button, PictureTile, menu_button, menu_entry};
use cannon_app_base::theme::{Icon, fonts, measures};
use cannon_app_games as games;
use cannon_appearance::GroundLook;
use cannon_library::LibraryEntry;
use cannon_rules::Side;

/// Width and height of the picture of a game, in points.
const PICTURE: f32 = 136.0;
/// The least width of a tile, in points.
const WIDTH: f32 = 182.0;
/// The lines below the opponent: the state, and the name or the date.
const LINES: usize = 2;

/// What the player wants to do with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EntryAction {
    /// Go on with a running game, or review a finished one.
    Open,
    /// Put the game on the table as it stands.
    Load,
    Review,
    Study,
    /// Guess the moves of the game.
    Guess,
    /// Rename the game, which has this name.
    Rename(String),
    SetFavourite(bool),
    /// Export the game to a file of this name.
    Export(String),
    Delete,
}

/// The least width and the height of a tile.
pub(super) fn tile_size() -> egui::Vec2 {
    egui::vec2(WIDTH, PictureTile::height(PICTURE, LINES))
}

/// Shows a saved game over the whole of `ui`. `takes_focus` tells whether it takes the keyboard.
pub(super) fn show(
    ui: &mut egui::Ui,
    words: &Words,
    game: &LibraryEntry,
    list: &mut GameList,
    (own_name, look): (Option<&str>, GroundLook),
    takes_focus: bool,
) -> Option<EntryAction> {
    let position = list.end_position(game);
    let to_move = position.map(|position| position.side_to_move());
    let details = game.details.as_ref();
    let about = details.as_ref().ok().map(|details| GameWords::new(words, details, own_name, to_move));
    let name = game.name();
    // The games of matches have no date.
    let started = details.as_ref().ok().map(|details| details.started).filter(|&date| date != Timestamp::UNIX_EPOCH);
    let date = started.map(|started| text::date_and_time(words, started));
    let given_name = GameWords::given_name(game);
    let reason = details.as_ref().err().map(|reason| words.message(&reason.message(&game.file)));
    let reason = reason.map(|reason| words.format("saved-damaged", &[("reason", reason.into())]));
    let last_line = given_name.clone().or_else(|| date.clone()).unwrap_or_default();
    let (title, status, spoken) = match (about, &reason) {
        (Some(about), _) => (about.opponent, about.status, about.about),
        (None, reason) => (name.clone(), String::new(), reason.clone().unwrap_or_default()),
    };
    let parts = [Some(title.clone()), given_name, Some(status.clone()), Some(spoken), date];
    let spoken = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    let tile_name = format!("saved-game/{name}");
    let tile = PictureTile {
        name: &tile_name,
        title,
        color: if game.favourite { *accent::BRASS } else { *ink::BRIGHT },
        lines: if reason.is_some() { Vec::new() } else { vec![status, last_line] },
        spoken,
        is_marked: game.favourite,
    };
    let paint = |painter: &egui::Painter, rect: egui::Rect| match (position, &reason) {
        (Some(timeline), _) => {
            if let Some(position) = games::position_at(timeline, timeline.ply()) {
                position.paint_map(painter, rect, Side::South, look);
            }
        }
        (None, reason) => {
            let font = fonts::text(fonts::size::SMALL);
            // The button in the corner needs its place.
            let width = rect.width() - measures::CONTROL_HEIGHT;
            let galley = painter.layout(reason.clone().unwrap_or_default(), font, *forbidden::RED, width);
            painter.with_clip_rect(rect).galley(rect.min, galley, *forbidden::RED);
        }
    };
    let menu = |ui: &mut egui::Ui| {
        let more = format!("saved-more/{name}");
        menu_button(ui, Button::icon(words, "saved-more", Icon::Dots).named(&more), |ui| commands(ui, words, game))
    };
    let (tile, chosen) = tile.show(ui, paint, menu);
    if takes_focus {
        tile.request_focus();
    }
    chosen.flatten().or((tile.clicked() && details.is_ok()).then_some(EntryAction::Open))
}

/// Shows the commands of the menu.
fn commands(ui: &mut egui::Ui, words: &Words, game: &LibraryEntry) -> Option<EntryAction> {
    let name = game.name();
    let details = game.details.as_ref().ok();
    let is_over = details.is_some_and(|details| details.result.is_some());
    let can_review = !is_over && details.is_some_and(|details| details.plies > 0);
    let favourite = if game.favourite { "saved-no-favourite" } else { "saved-favourite" };
    let commands = [
        (is_over, "saved-load", Icon::Resume, EntryAction::Load),
        (can_review, "saved-review", Icon::Review, EntryAction::Review),
        (details.is_some(), "saved-study", Icon::Book, EntryAction::Study),
        (details.is_some_and(|details| details.plies > 0), "saved-guess", Icon::Hint, EntryAction::Guess),
        (details.is_some(), "saved-rename", Icon::Rename, EntryAction::Rename(name.clone())),
        (details.is_some(), favourite, Icon::Star, EntryAction::SetFavourite(!game.favourite)),
        (true, "saved-export", Icon::Save, EntryAction::Export(name)),
        (true, "saved-delete", Icon::Delete, EntryAction::Delete),
    ];
    let mut chosen = None;
    for (_, id, icon, action) in commands.into_iter().filter(|(is_offered, ..)| *is_offered) {
        if menu_entry(ui, Button::new(words, id).with_icon(icon)) {
            chosen = Some(action);
        }
    }
    chosen
}
