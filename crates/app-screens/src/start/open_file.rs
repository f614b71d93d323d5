//! Files that are dropped on the window or named on the command line, and pasted texts. A single game or set-up is opened, and the game is
//! kept in the library, too; several games or files, a folder, and files that are dropped on the saved games are added to the saved games
//! alone. While a file hovers, a text tells what will become of it.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::FileDragAndDrop;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::paste;
use crate::UiLayer;
use crate::editor::EditorAccess;
use crate::parts::dialogs::Dialog;
use crate::parts::navigation::Navigator;
use crate::parts::notices::Notices;
use crate::saved_games::GamesToImport;
use cannon_app_activities::editor::Edit;
use cannon_app_activities::persistence::{GameSource, OpenFileError, OpenedFile, OpenedGame, OpenedGameKept};
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{MatchEvent, Request};
use cannon_app_base::states::Menu;
use cannon_app_base::theme::widgets::shapes::text_over_window;

/// Larger files and texts, in bytes, are read on another thread, because they would delay a frame.
const MAX_BYTES_IN_FRAME: u64 = 1 << 18;

/// Files that are to be opened in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct FilesToOpen(pub Vec<PathBuf>);

/// A pasted text that is to be opened in this frame.
#[derive(Resource, Debug, Default)]
pub(super) struct TextToOpen(pub(super) Option<String>);

/// The files that hover over the window, and what will become of them.
#[derive(Resource, Default)]
struct HoveringFiles {
    paths: Vec<PathBuf>,
    text: String,
}

/// Something that is to be opened.
#[derive(Debug)]
enum Source {
    File(PathBuf),
    Text(String),
}

/// Something that was read.
type Read = (Source, Result<OpenedFile, OpenFileError>);

/// The large file or text that is being read on another thread.
#[derive(Resource, Default)]
struct Reading(Option<Task<Read>>);

/// What the player is told about the game that was opened last, once the game is on the table: a notice before would end with the screen
/// before.
#[derive(Resource, Default)]
struct AboutOpened {
    /// Sentences that were not shown yet.
    waiting: Vec<String>,
    /// Sentences that were shown. A later notice repeats them, because it replaces the notice before.
    shown: Vec<String>,
    is_on_table: bool,
}

impl Source {
    fn is_large(&self) -> bool {
        match self {
            Source::File(path) => is_large_file(path),
            Source::Text(text) => text.len() as u64 > MAX_BYTES_IN_FRAME,
        }
    }

    /// The name of a game that comes from it.
    fn name(&self, words: &Words) -> String {
        match self {
            Source::File(path) => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            Source::Text(_) => words.text("paste-name"),
        }
    }

    fn read(self) -> Read {
        let read = match &self {
            Source::File(path) => OpenedFile::read(path),
            Source::Text(text) => OpenedFile::of_text(text),
        };
        (self, read)
    }
}

fn is_large_file(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.len() > MAX_BYTES_IN_FRAME)
}

pub(crate) fn plugin(app: &mut App) {
    let is_reading = |reading: Res<Reading>| reading.0.is_some();
    app.init_resource::<FilesToOpen>()
        .init_resource::<TextToOpen>()
        .init_resource::<HoveringFiles>()
        .init_resource::<Reading>()
        .init_resource::<AboutOpened>()
        .add_message::<FileDragAndDrop>()
        .add_systems(
            Update,
            (follow_drag, open_files, open_text, open_read, tell_of_opened).chain().in_set(AppSystems::React),
        )
        .add_systems(PostUpdate, request_frames(FrameRequest::TICK).run_if(is_reading))
        .add_systems(EguiPrimaryContextPass, (paste::take_text, show_hovering).in_set(UiLayer::Foreground));
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
    if is_large_file(path) {
        return words.format("drop-large", &[("file", file.into())]);
    }
    match OpenedFile::read(path) {
        Ok(OpenedFile::Game { .. }) => words.format("drop-game", &[("file", file.into())]),
        Ok(OpenedFile::Setup { game, .. }) => {
            words.format("drop-setup", &[("file", file.into()), ("game", game.name().into())])
        }
        Ok(OpenedFile::Games { games }) => {
            words.format("drop-games", &[("file", file.into()), ("games", games.into())])
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

/// System parameter that opens what was read. The game on the table has been saved after its last action; a set-up with unsaved changes is
/// replaced only after a question.
#[derive(SystemParam)]
struct Opener<'w> {
    imports: ResMut<'w, GamesToImport>,
    words: Res<'w, Words>,
    notices: ResMut<'w, Notices>,
    open_dialog: ResMut<'w, Dialog>,
    about_opened: ResMut<'w, AboutOpened>,
    opened_games: MessageWriter<'w, OpenedGame>,
    reading: ResMut<'w, Reading>,
    editor_access: EditorAccess<'w>,
    navigator: Navigator<'w>,
}

impl Opener<'_> {
    /// Reads something and opens it, if it is large in a later frame. It takes the place of what is being read.
    fn read(&mut self, source: Source) {
        *self.open_dialog = Dialog::None;
        self.reading.0 = None;
        if source.is_large() {
            self.reading.0 = Some(IoTaskPool::get().spawn(async move { source.read() }));
        } else {
            self.open(source.read());
        }
    }

    fn open(&mut self, (source, read): Read) {
        match (read, source) {
            (Ok(OpenedFile::Game { record, stopped }), source) => {
                let args =
                    |reason| [("plies", record.actions.len().into()), ("reason", self.words.message(&reason).into())];
                let stopped = stopped.map(|reason| self.words.format("notice-game-stopped", &args(reason)));
                *self.about_opened = AboutOpened { waiting: Vec::from_iter(stopped), ..AboutOpened::default() };
                // A position, as from a picture, is no game yet.
                if !record.actions.is_empty() || !record.variations.is_empty() {
                    let name = source.name(&self.words);
                    self.opened_games.write(OpenedGame { name, record: record.clone() });
                }
                self.navigator.start_game(Request::Load(record));
            }
            (Ok(OpenedFile::Setup { game, design }), _) => {
                let edit = Edit::Open { game, design, file: None, is_saved: true };
                if self.editor_access.open(game, edit, &mut self.open_dialog) {
                    self.navigator.open_editor();
                }
            }
            (Ok(OpenedFile::Games { .. }), Source::File(path)) => self.imports.add_paths(vec![path]),
            (Ok(OpenedFile::Games { .. }), Source::Text(text)) => {
                self.imports.add(GameSource::Text { name: self.words.text("paste-name"), text });
            }
            (Err(error), Source::File(path)) => self.notices.show(failure_text(&self.words, &path, &error)),
            (Err(error), Source::Text(_)) => {
                let reason = self.words.error(&error);
                self.notices.show(self.words.format("paste-failed", &[("reason", reason.into())]));
            }
        }
    }
}

/// Opens the files of this frame.
fn open_files(mut files: ResMut<FilesToOpen>, menu: Res<State<Menu>>, mut opener: Opener) {
    if files.0.is_empty() {
        return;
    }
    let paths = std::mem::take(&mut files.0);
    match single_file(&paths, *menu.get()) {
        Some(path) => opener.read(Source::File(path.to_owned())),
        None => {
            *opener.open_dialog = Dialog::None;
            opener.imports.add_paths(paths);
        }
    }
}

/// Opens the text of this frame.
fn open_text(mut text: ResMut<TextToOpen>, mut opener: Opener) {
    if let Some(text) = text.0.take() {
        // The games of a match end with line breaks, of which the last may have been left out when the text was copied.
        opener.read(Source::Text(text + "\n"));
    }
}

/// Opens what was read on another thread.
fn open_read(mut opener: Opener) {
    let Some(read) = opener.reading.0.as_mut().and_then(|task| block_on(poll_once(task))) else { return };
    opener.reading.0 = None;
    opener.open(read);
}

/// Tells about the game that was opened: where its reader stopped, and that the game is in the library from now on.
fn tell_of_opened(
    mut events: MessageReader<MatchEvent>,
    mut kept: MessageReader<OpenedGameKept>,
    words: Res<Words>,
    mut about: ResMut<AboutOpened>,
    mut notices: ResMut<Notices>,
) {
    let is_started = events.read().any(|event| matches!(event, MatchEvent::Started));
    let kept = kept.read().last().map(|_| words.text("notice-game-kept"));
    if !is_started && kept.is_none() {
        return;
    }
    let about = &mut *about;
    about.is_on_table |= is_started;
    about.waiting.extend(kept);
    if about.is_on_table && !about.waiting.is_empty() {
        about.shown.append(&mut about.waiting);
        notices.show(about.shown.join(" "));
    }
}

/// Shows what will become of the files that hover over the window.
fn show_hovering(mut contexts: EguiContexts, hovering: Res<HoveringFiles>) {
    if let (false, Ok(context)) = (hovering.paths.is_empty(), contexts.ctx_mut()) {
        text_over_window(context, "drop/overlay", &hovering.text);
    }
}
