//! A dialog that chooses files and folders, in the player's language.

use std::path::{Path, PathBuf};

use bevy_egui::egui;
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels, Filter};

use crate::i18n::Words;
use crate::theme::measures;

/// The part of the width and height of the window that the dialog takes.
const PART_OF_WINDOW: f32 = 0.8;
/// The least and the greatest size of the dialog, in points. A small window makes it smaller.
const LEAST_SIZE: egui::Vec2 = egui::Vec2::new(620.0, 400.0);
/// See [`LEAST_SIZE`]. Wider rows would only put more space behind the names.
const GREATEST_SIZE: egui::Vec2 = egui::Vec2::new(1100.0, 800.0);
/// Height of the title and of the edges around the content of the dialog, in points.
const FRAME_HEIGHT: f32 = 48.0;

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

    /// Shows the dialog, whose size follows the window.
    pub fn show(&mut self, context: &egui::Context) -> FileChoice {
        let size = size_in(context.content_rect().size());
        let config = self.0.config_mut();
        (config.default_size, config.min_size, config.max_size) = (size, size, Some(size));
        self.0.update(context);
        match self.0.state() {
            DialogState::Open => FileChoice::Pending,
            DialogState::PickedMultiple(chosen) => FileChoice::Chosen(chosen.clone()),
            DialogState::Picked(chosen) => FileChoice::Chosen(vec![chosen.clone()]),
            _ => FileChoice::Cancelled,
        }
    }
}

/// The size of the content in a window of this size. The whole dialog fits into the window.
fn size_in(window: egui::Vec2) -> egui::Vec2 {
    let wanted = (PART_OF_WINDOW * window).max(LEAST_SIZE).min(GREATEST_SIZE);
    wanted.min(window - egui::vec2(2.0 * measures::WINDOW_MARGIN, FRAME_HEIGHT))
}

/// A dialog with this name and heading that begins in `folder`, if there is such a folder.
fn dialog(words: &Words, (name, heading): (&'static str, &str), folder: Option<PathBuf>) -> FileDialog {
    let mut dialog = FileDialog::new()
        .labels(labels(words))
        .title(heading)
        .id(name)
        .resizable(false)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dialog_takes_most_of_the_window_within_bounds() {
        let size = |width: f32, height: f32| size_in(egui::vec2(width, height));
        assert_eq!(size(1280.0, 720.0), egui::vec2(1024.0, 576.0), "four fifths");
        assert_eq!(size(3840.0, 2160.0), GREATEST_SIZE);
        assert_eq!(size(700.0, 480.0), egui::vec2(620.0, 400.0), "never less than this");
        assert_eq!(size(640.0, 440.0), egui::vec2(600.0, 392.0), "unless the window is smaller");
    }
}
