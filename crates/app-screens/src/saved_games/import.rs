//! The import of games: the dialog that chooses files and folders, and the files that other screens hand over.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, Filter};

use super::SavedGameList;
use crate::UiLayer;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;

/// Size of the dialog, in points. It fits into the smallest window.
const DIALOG_SIZE: egui::Vec2 = egui::Vec2::new(620.0, 400.0);
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
    mut file_dialog: Local<Option<FileDialog>>,
    mut paths: ResMut<PathsToImport>,
) {
    if *open_dialog != Dialog::ImportGames {
        *file_dialog = None;
        return;
    }
    let Ok(context) = contexts.ctx_mut() else { return };
    let dialog = file_dialog.get_or_insert_with(|| new_dialog(&words, folder.path()));
    dialog.update(context);
    match dialog.state() {
        DialogState::Open => return,
        DialogState::PickedMultiple(chosen) => paths.0.extend(chosen.iter().cloned()),
        _ => {}
    }
    *open_dialog = Dialog::None;
}

/// A dialog that is open on a folder.
fn new_dialog(words: &Words, folder: Option<PathBuf>) -> FileDialog {
    let games = words.text("import-games-only");
    let is_game = Filter::new(|path: &Path| {
        path.extension().is_some_and(|extension| EXTENSIONS.iter().any(|known| extension == *known))
    });
    let mut dialog = FileDialog::new()
        .labels(labels(words))
        .title(&words.text("import-heading"))
        .id("panel/import-games")
        .add_file_filter(&games, is_game)
        .default_file_filter(&games)
        .default_size(DIALOG_SIZE)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show_new_folder_button(false)
        .show_working_directory_button(false)
        .show_pinned_folders(false)
        .allow_file_overwrite(false);
    // Reading in this thread takes no longer than a frame for folders of usual size, and the list never appears empty.
    dialog.config_mut().load_via_thread = false;
    if let Some(folder) = folder.filter(|folder| folder.is_dir()) {
        dialog = dialog.initial_directory(folder);
    }
    dialog.pick_multiple();
    dialog
}

/// The texts of the dialog in the player's language. Texts of parts that are not shown keep their default.
fn labels(words: &Words) -> FileDialogLabels {
    FileDialogLabels {
        cancel: words.text("question-no"),
        reload: words.text("import-reload"),
        select_all: words.text("import-select-all"),
        show_hidden: words.text("import-show-hidden"),
        show_system_files: words.text("import-show-system"),
        heading_places: words.text("import-places"),
        heading_devices: words.text("import-devices"),
        heading_removable_devices: words.text("import-removable-devices"),
        home_dir: words.text("import-home"),
        desktop_dir: words.text("import-desktop"),
        documents_dir: words.text("import-documents"),
        downloads_dir: words.text("import-downloads"),
        audio_dir: words.text("import-audio"),
        pictures_dir: words.text("import-pictures"),
        videos_dir: words.text("import-videos"),
        selected_items: words.text("import-selected"),
        file_filter_all_files: words.text("import-all-files"),
        open_button: words.text("import-open"),
        cancel_button: words.text("question-no"),
        ..FileDialogLabels::default()
    }
}
