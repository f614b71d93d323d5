//! The import of games: the dialog that chooses files and folders, and the files that other screens hand over.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::SavedGameList;
use crate::UiLayer;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{FileChoice, FileChooser};

/// Extensions of the files of games and matches.
const EXTENSIONS: [&str; 2] = ["json", "jsonl"];

/// Paths to import.
#[derive(Resource, Default)]
pub(crate) struct PathsToImport(Vec<PathBuf>);

impl PathsToImport {
    /// Adds files and folders. The list of saved games opens if it is not open.
    pub(crate) fn add(&mut self, paths: Vec<PathBuf>) {
        self.0.extend(paths);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PathsToImport>()
        .add_systems(Update, import_files.in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, choose_files.in_set(UiLayer::Foreground));
}

/// Imports files when the list is open; otherwise the list is opened first.
fn import_files(
    mut paths: ResMut<PathsToImport>,
    mut list: ResMut<SavedGameList>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    menu: Res<State<Menu>>,
    mut navigator: Navigator,
) {
    if paths.0.is_empty() {
        return;
    }
    if *menu.get() != Menu::SavedGames {
        navigator.open_menu(Menu::SavedGames);
        return;
    }
    let paths = std::mem::take(&mut paths.0);
    if let Some(text) = list.import(&paths, &words) {
        notices.show(text);
    }
}

/// Shows the dialog that chooses files while it is open.
fn choose_files(
    mut contexts: EguiContexts,
    words: Res<Words>,
    folder: Res<DocumentFolder>,
    mut open_dialog: ResMut<Dialog>,
    mut chooser: Local<Option<FileChooser>>,
    mut paths: ResMut<PathsToImport>,
) {
    if *open_dialog != Dialog::ImportGames {
        *chooser = None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let texts = ["import-heading", "import-games-only"].map(|id| words.text(id));
    let chooser = chooser
        .get_or_insert_with(|| FileChooser::new(&words, "panel/import-games", texts, &EXTENSIONS, folder.path()));
    match chooser.show(context) {
        FileChoice::Pending => return,
        FileChoice::Chosen(chosen) => paths.0.extend(chosen),
        FileChoice::Cancelled => {}
    }
    *open_dialog = Dialog::None;
}
