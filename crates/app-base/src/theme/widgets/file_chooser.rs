//! A dialog that chooses files and folders, in the player's language.

use std::path::{Path, PathBuf};

use bevy_egui::egui;
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, Filter};

use crate::i18n::Words;

/// Size of the dialog, in points. It fits into the smallest window.
const SIZE: egui::Vec2 = egui::Vec2::new(620.0, 400.0);

/// A dialog in which the player chooses files and folders.
pub struct FileChooser(FileDialog);

/// What the player has done with the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileChoice {
    /// The dialog is still open.
    Pending,
    /// Files and folders are chosen.
    Chosen(Vec<PathBuf>),
    /// The dialog was closed without a choice.
    Cancelled,
}

impl FileChooser {
    /// A dialog that is open on `folder`, if there is such a folder. `texts` are its heading and the name of the files with one of the
    /// `extensions`; at first, the dialog shows these files only.
    pub fn new(
        words: &Words,
        name: &'static str,
        [heading, kind]: [String; 2],
        extensions: &'static [&'static str],
        folder: Option<PathBuf>,
    ) -> FileChooser {
        let is_shown = Filter::new(|path: &Path| {
            path.extension().is_some_and(|extension| extensions.iter().any(|known| extension == *known))
        });
        let dialog = dialog(words, (name, &heading), folder);
        let mut dialog = dialog.add_file_filter(&kind, is_shown).default_file_filter(&kind);
        dialog.pick_multiple();
        FileChooser(dialog)
    }

    /// A dialog that is open on `folder`, if there is such a folder, in which the player chooses one file of any kind.
    pub fn of_one_file(words: &Words, name: &'static str, heading: &str, folder: Option<PathBuf>) -> FileChooser {
        let mut dialog = dialog(words, (name, heading), folder);
        dialog.config_mut().labels.open_button = words.text("chooser-choose");
        dialog.pick_file();
        FileChooser(dialog)
    }

    /// Shows the dialog.
    pub fn show(&mut self, context: &egui::Context) -> FileChoice {
        self.0.update(context);
        match self.0.state() {
            DialogState::Open => FileChoice::Pending,
            DialogState::PickedMultiple(chosen) => FileChoice::Chosen(chosen.clone()),
            DialogState::Picked(chosen) => FileChoice::Chosen(vec![chosen.clone()]),
            _ => FileChoice::Cancelled,
        }
    }
}

/// A dialog with this name and heading that begins in `folder`, if there is such a folder.
fn dialog(words: &Words, (name, heading): (&'static str, &str), folder: Option<PathBuf>) -> FileDialog {
    let mut dialog = FileDialog::new()
        .labels(labels(words))
        .title(heading)
        .id(name)
        .default_size(SIZE)
        .anchor(egui::Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .show_new_folder_button(false)
        .show_working_directory_button(false)
        .show_pinned_folders(false)
        .allow_file_overwrite(false);
    // Reading in this thread takes no longer than a frame for folders of usual size, and the list never appears empty.
    dialog.config_mut().load_via_thread = false;
    match folder.filter(|folder| folder.is_dir()) {
        Some(folder) => dialog.initial_directory(folder),
        None => dialog,
    }
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
