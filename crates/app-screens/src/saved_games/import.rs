//! The import of games: the dialog that chooses files and folders, the games that other screens hand over, and the progress.

use std::collections::VecDeque;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::SavedGameList;
use super::import_report::FaultyImport;
use crate::UiLayer;
use crate::output::output_folders::DocumentFolder;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use cannon_app_activities::persistence::GameSource;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::i18n::Words;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::{self, Button, FileChoice, FileChooser};
use cannon_files::games::EXTENSIONS;
use cannon_library::ImportProgress;

/// Games that wait to be imported, one import after the other.
#[derive(Resource, Default)]
pub(crate) struct GamesToImport {
    sources: VecDeque<GameSource>,
    /// Whether games were added, so that the list of saved games is to open.
    opens_list: bool,
}

impl GamesToImport {
    /// Adds games. The list of saved games opens if it is not open.
    pub(crate) fn add(&mut self, source: GameSource) {
        self.sources.push_back(source);
        self.opens_list = true;
    }

    /// Adds the games of files and folders.
    pub(crate) fn add_paths(&mut self, paths: Vec<PathBuf>) {
        self.add(GameSource::Paths(paths));
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_importing = |list: Res<SavedGameList>| list.import_progress().is_some();
    app.init_resource::<GamesToImport>()
        .add_systems(Update, (start_import, finish_import.run_if(is_importing)).chain().in_set(AppSystems::React))
        .add_systems(PostUpdate, request_frames(FrameRequest::TICK).run_if(is_importing))
        .add_systems(EguiPrimaryContextPass, choose_files.in_set(UiLayer::Foreground));
}

/// Opens the list of saved games for games that were added, and starts the next import. The player may leave the list meanwhile.
fn start_import(
    mut games: ResMut<GamesToImport>,
    mut list: ResMut<SavedGameList>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut navigator: Navigator,
) {
    if games.sources.is_empty() {
        return;
    }
    if std::mem::take(&mut games.opens_list) && *menu.get() != Menu::SavedGames {
        // The import begins when the list is open, so that the notice at its end does not go with the screen before.
        navigator.open_menu(Menu::SavedGames);
        return;
    }
    if list.import_progress().is_none()
        && let Some(source) = games.sources.pop_front()
    {
        list.start_import(source, &words);
    }
}

/// Tells about an import that has ended: in a dialog if something was refused, which waits until the list is open.
fn finish_import(
    mut list: ResMut<SavedGameList>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut faulty: ResMut<FaultyImport>,
    mut notices: ResMut<Notices>,
) {
    let Some(report) = list.take_import_report(&words) else { return };
    if report.faults.is_empty() || *menu.get() != Menu::SavedGames {
        notices.show(report.text.clone());
    }
    if !report.faults.is_empty() {
        faulty.set(report);
    }
}

/// Shows how far the import is, with a button that ends it. Returns whether the button was clicked.
pub(super) fn show_progress(ui: &mut egui::Ui, words: &Words, progress: ImportProgress) -> bool {
    let ImportProgress { files_done, files, games } = progress;
    let is_cancelled = Button::new(words, "question-no").named("saved/import-cancel").show(ui).clicked();
    let args = [("done", files_done.into()), ("files", files.into()), ("games", games.into())];
    widgets::explanation(ui, &words.format("saved-import-progress", &args));
    is_cancelled
}

/// Shows the dialog that chooses files while it is open.
fn choose_files(
    mut contexts: EguiContexts,
    words: Res<Words>,
    folder: Res<DocumentFolder>,
    mut open_dialog: ResMut<Dialog>,
    mut chooser: Local<Option<FileChooser>>,
    mut games: ResMut<GamesToImport>,
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
        FileChoice::Chosen(chosen) => games.add_paths(chosen),
        FileChoice::Cancelled => {}
    }
    *open_dialog = Dialog::None;
}
