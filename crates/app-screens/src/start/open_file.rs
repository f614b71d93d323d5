//! Files that are dropped on the window or named on the command line. A single game or set-up is opened; several games or files, a folder, and
//! files that are dropped on the saved games are added to the saved games. While a file hovers, a text tells what will become of it.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::UiLayer;
use crate::editor::EditorAccess;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::saved_games::PathsToImport;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::persistence::{OpenFileError, OpenedFile};
use cannon_app_base::common::AppSystems;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::Request;
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::shapes::text_over_window;

/// Files that are to be opened in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct FilesToOpen(pub Vec<PathBuf>);

/// The files that hover over the window, and what will become of them.
#[derive(Resource, Default)]
struct HoveringFiles {
    paths: Vec<PathBuf>,
    text: String,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FilesToOpen>()
        .init_resource::<HoveringFiles>()
        .add_message::<FileDragAndDrop>()
        .add_systems(Update, (follow_drag, open_files).chain().in_set(AppSystems::React))
        .add_systems(EguiPrimaryContextPass, show_hovering.in_set(UiLayer::Foreground));
}

/// Notes which files hover over the window, and takes the files that are dropped.
fn follow_drag(
    mut events: MessageReader<FileDragAndDrop>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut hovering: ResMut<HoveringFiles>,
    mut files: ResMut<FilesToOpen>,
) {
    for event in events.read() {
        match event {
            FileDragAndDrop::HoveredFile { path_buf, .. } if hovering.paths.contains(path_buf) => {}
            FileDragAndDrop::HoveredFile { path_buf, .. } => {
                hovering.paths.push(path_buf.clone());
                hovering.text = outcome_text(&words, &hovering.paths, *menu.get());
            }
            FileDragAndDrop::HoveredFileCanceled { .. } => hovering.paths.clear(),
            FileDragAndDrop::DroppedFile { path_buf, .. } => {
                hovering.paths.clear();
                files.0.push(path_buf.clone());
            }
        }
    }
}

/// The file to open. `None` if the paths are imported instead: several paths, a folder, or any path while the saved games are listed.
fn single_file(paths: &[PathBuf], menu: Menu) -> Option<&Path> {
    match paths {
        [path] if menu != Menu::SavedGames && !path.is_dir() => Some(path),
        _ => None,
    }
}

/// What will become of files that hover over the window.
fn outcome_text(words: &Words, paths: &[PathBuf], menu: Menu) -> String {
    let Some(path) = single_file(paths, menu) else {
        return words.format("drop-import", &[("count", paths.len().into())]);
    };
    let file = name_of(path);
    match OpenedFile::read(path) {
        Ok(OpenedFile::Game(_)) => words.format("drop-game", &[("file", file.into())]),
        Ok(OpenedFile::Setup { game, .. }) => {
            words.format("drop-setup", &[("file", file.into()), ("game", game.name().into())])
        }
        Ok(OpenedFile::MatchGames { games }) => {
            words.format("drop-match", &[("file", file.into()), ("games", games.into())])
        }
        Err(error) => failure_text(words, path, &error),
    }
}

fn failure_text(words: &Words, path: &Path, error: &OpenFileError) -> String {
    words.format("drop-failed", &[("file", name_of(path).into()), ("reason", words.error(error).into())])
}

/// The name of a file without its folder.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Opens the files of this frame. The game on the table has been saved after its last action; a set-up with unsaved changes is replaced
/// only after a question.
fn open_files(
    mut files: ResMut<FilesToOpen>,
    mut imports: ResMut<PathsToImport>,
    words: Res<Words>,
    menu: Res<State<Menu>>,
    mut notices: ResMut<Notices>,
    mut open_dialog: ResMut<Dialog>,
    mut editor_access: EditorAccess,
    mut navigator: Navigator,
) {
    if files.0.is_empty() {
        return;
    }
    let paths = std::mem::take(&mut files.0);
    *open_dialog = Dialog::None;
    let Some(path) = single_file(&paths, *menu.get()) else {
        imports.add(paths);
        return;
    };
    match OpenedFile::read(path) {
        Ok(OpenedFile::Game(record)) => navigator.start_game(Request::Load(record)),
        Ok(OpenedFile::Setup { game, design }) => {
            let edit = Edit::Open { game, design, file: None, is_saved: true };
            if editor_access.open(game, edit, &mut open_dialog) {
                navigator.open_editor();
            }
        }
        Ok(OpenedFile::MatchGames { .. }) => imports.add(paths),
        Err(error) => notices.show(failure_text(&words, path, &error)),
    }
}

/// Shows what will become of the files that hover over the window.
fn show_hovering(mut contexts: EguiContexts, hovering: Res<HoveringFiles>) {
    if let (false, Ok(context)) = (hovering.paths.is_empty(), contexts.ctx_mut()) {
        text_over_window(context, "drop/overlay", &hovering.text);
    }
}
