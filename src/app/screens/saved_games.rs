//! The screen that lists saved games, to load, rename or delete them.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::dialogs::{Dialog, store_error_text};
use super::navigation::Navigator;
use super::{UiLayer, text};
use crate::app::i18n::Words;
use crate::app::persistence::{Autosaved, SavedGame, Storage, StoreError};
use crate::app::play::{Match, Request};
use crate::app::states::Menu;
use crate::app::theme::palette::{forbidden, ink};
use crate::app::theme::widgets::{self, Button, Panel, named_rects};
use crate::app::theme::{Icon, fonts, measures};
use cannon_rules::record::Record;

const SIZE: egui::Vec2 = egui::Vec2::new(860.0, 640.0);

/// The saved games as last read from the disk.
#[derive(Resource, Default)]
pub(super) struct SavedGameList {
    games: Vec<SavedGame>,
    /// Why the list cannot be read, or why the last operation failed.
    problem: Option<String>,
}

impl SavedGameList {
    fn refresh(&mut self, storage: &Storage, words: &Words) {
        let listed = storage.as_ref().ok_or(StoreError::NoFolder).and_then(|store| store.list());
        match listed {
            Ok(games) => self.games = games,
            Err(error) => self.problem = Some(store_error_text(words, &error)),
        }
    }

    /// Deletes a saved game.
    pub(super) fn delete(&mut self, storage: &Storage, file: &Path, words: &Words) {
        self.problem = None;
        if let Some(Err(error)) = storage.as_ref().map(|store| store.delete(file)) {
            self.problem = Some(store_error_text(words, &error));
        }
        self.refresh(storage, words);
    }

    /// Renames a saved game.
    ///
    /// # Errors
    /// There is no folder, the name is empty or taken, or the file system refuses.
    pub(super) fn rename(&mut self, storage: &Storage, file: &Path, name: &str) -> Result<(), StoreError> {
        let store = storage.as_ref().ok_or(StoreError::NoFolder)?;
        store.rename(file, name)?;
        self.games = store.list()?;
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGameList>()
        .add_systems(OnEnter(Menu::SavedGames), refresh_list)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::SavedGames)));
}

fn refresh_list(mut list: ResMut<SavedGameList>, storage: Res<Storage>, words: Res<Words>) {
    list.problem = None;
    list.refresh(&storage, &words);
}

/// A name for the current game, made from the players and the date.
pub(super) fn suggested_name(words: &Words, game: &Match) -> String {
    let date = text::timestamp(jiff::Timestamp::now()).replace(':', ".");
    let seats = [game.players().south.seat, game.players().north.seat].map(|seat| words.seat(seat));
    words.format(
        "saved-suggested-name",
        &[("south", seats[0].clone().into()), ("north", seats[1].clone().into()), ("date", date.into())],
    )
}

/// The action of a clicked button; the numbers are indices into the list.
enum SavedGameAction {
    Load(Box<Record>),
    Review(Box<Record>),
    Rename(usize),
    Delete(usize),
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    autosaved: Res<Autosaved>,
    mut list: ResMut<SavedGameList>,
    mut open_dialog: ResMut<Dialog>,
    mut navigator: Navigator,
) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let (mut action, mut back) = (None, false);
    let panel = Panel { name: "panel/saved-games", heading: words.text("saved-heading"), size: SIZE };
    panel.show_with_footer(
        context,
        |ui| {
            if let Some(problem) = &list.problem {
                ui.add(egui::Label::new(egui::RichText::new(problem).color(forbidden::RED)).wrap());
            }
            if let Some(record) = autosaved.last() {
                autosaved_entry(ui, &words, record, &mut action);
            }
            for (index, game) in list.games.iter().enumerate() {
                entry(ui, &words, index, game, &mut action);
            }
            if list.games.is_empty() && list.problem.is_none() {
                ui.add_space(measures::LARGE);
                ui.vertical_centered(|ui| widgets::explanation(ui, &words.text("saved-empty")));
            }
        },
        |ui| back = Button::new(&words, "menu-back").min_width(120.0).show(ui).clicked(),
    );
    if back {
        navigator.close_menu();
    }
    match action {
        // A readable record can contain illegal actions, so it is replayed before the current game is abandoned.
        Some(SavedGameAction::Load(record)) => match record.replay() {
            Ok(_) => navigator.start_game(Request::Load(record)),
            Err(error) => list.problem = Some(words.format("saved-refused", &[("reason", error.to_string().into())])),
        },
        Some(SavedGameAction::Review(record)) => match record.replay() {
            Ok(_) => navigator.open_review(&record),
            Err(error) => list.problem = Some(words.format("saved-refused", &[("reason", error.to_string().into())])),
        },
        Some(SavedGameAction::Rename(index)) => {
            let SavedGame { file, name, .. } = list.games[index].clone();
            *open_dialog = Dialog::Rename { file, name };
        }
        Some(SavedGameAction::Delete(index)) => {
            let SavedGame { file, name, .. } = list.games[index].clone();
            *open_dialog = Dialog::Delete { file, name };
        }
        None => {}
    }
}

const BUTTONS_WIDTH: f32 = 240.0;

/// Shows the entry of the autosaved game, finished or not.
fn autosaved_entry(ui: &mut egui::Ui, words: &Words, record: &Record, action: &mut Option<SavedGameAction>) {
    widgets::card(ui, |ui| {
        ui.horizontal(|ui| {
            summary(ui, words, &words.text("saved-last-game"), None, record);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let text = words.text("saved-load");
                if Button::labelled("saved-load/last", text)
                    .min_width(104.0)
                    .height(measures::CONTROL_HEIGHT)
                    .show(ui)
                    .clicked()
                {
                    *action = Some(SavedGameAction::Load(Box::new(record.clone())));
                }
                if review_button(ui, words, "saved-review/last", record) {
                    *action = Some(SavedGameAction::Review(Box::new(record.clone())));
                }
            });
        });
    });
}

/// Shows the button that opens the review of a game. Returns whether it was clicked.
fn review_button(ui: &mut egui::Ui, words: &Words, name: &str, record: &Record) -> bool {
    let button = Button::icon(words, "saved-review", Icon::Review).named(name);
    button.enabled(!record.actions.is_empty()).show(ui).clicked()
}

fn entry(ui: &mut egui::Ui, words: &Words, index: usize, game: &SavedGame, action: &mut Option<SavedGameAction>) {
    widgets::card(ui, |ui| {
        ui.horizontal(|ui| {
            match &game.record {
                Ok(record) => summary(ui, words, &shown_name(words, game, record), game.modified, record),
                Err(reason) => damaged_entry(ui, words, &game.name, &reason.to_string()),
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if Button::icon(words, "saved-delete", Icon::Delete).show(ui).clicked() {
                    *action = Some(SavedGameAction::Delete(index));
                }
                let Ok(record) = &game.record else { return };
                if Button::icon(words, "saved-rename", Icon::Rename).show(ui).clicked() {
                    *action = Some(SavedGameAction::Rename(index));
                }
                if review_button(ui, words, &format!("saved-review/{}", game.name), record) {
                    *action = Some(SavedGameAction::Review(Box::new(record.clone())));
                }
                let name = format!("saved-load/{}", game.name);
                let button = Button::labelled(&name, words.text("saved-load")).min_width(104.0);
                if button.height(measures::CONTROL_HEIGHT).show(ui).clicked() {
                    *action = Some(SavedGameAction::Load(Box::new(record.clone())));
                }
            });
        });
    });
}

/// The name of a game, or for a game that the player has not named, when it began.
fn shown_name(words: &Words, game: &SavedGame, record: &Record) -> String {
    match record.name {
        Some(_) => game.name.clone(),
        None => words.format("saved-unnamed", &[("date", text::timestamp(record.started).into())]),
    }
}

/// Shows name, date, players and result at the left of an entry.
fn summary(ui: &mut egui::Ui, words: &Words, name: &str, written: Option<jiff::Timestamp>, record: &Record) {
    let width = ui.available_width() - BUTTONS_WIDTH;
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        truncated_label(ui, name, fonts::bold(fonts::size::BODY), ink::BRIGHT);
        let players = format!("{} · {}", text::record_title(words, record), text::players_text(words, record));
        let rect = truncated_label(ui, &players, fonts::text(fonts::size::SMALL), ink::BODY);
        named_rects::record(ui.ctx(), &format!("saved-game={}", text::record_title(words, record)), rect);
        let when = text::timestamp(written.unwrap_or(record.started));
        let progress = format!("{when} · {}", text::progress_text(words, record));
        truncated_label(ui, &progress, fonts::text(fonts::size::SMALL), ink::QUIET);
    });
}

/// Shows the name of a file that cannot be read, and the reason.
fn damaged_entry(ui: &mut egui::Ui, words: &Words, name: &str, reason: &str) {
    let width = ui.available_width() - BUTTONS_WIDTH;
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        truncated_label(ui, name, fonts::bold(fonts::size::BODY), ink::QUIET);
        let text = words.format("saved-damaged", &[("reason", reason.into())]);
        ui.add(
            egui::Label::new(egui::RichText::new(text).font(fonts::text(fonts::size::SMALL)).color(forbidden::RED))
                .wrap(),
        );
    });
}

fn truncated_label(ui: &mut egui::Ui, text: &str, font: egui::FontId, color: egui::Color32) -> egui::Rect {
    ui.add(egui::Label::new(egui::RichText::new(text).font(font).color(color)).truncate()).rect
}
