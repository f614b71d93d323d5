//! Autosave: the match is written to the library of games after every change, so that nothing is lost if the program is killed.
//!
//! A separate thread writes, because waiting for the disk would delay frames. There is no queue: a game is handed over only when the
//! previous one has been written. If the program is killed, only the change that is being written can be lost.
//!
//! A study changes with each key of a comment. It is handed over when the thread has time, with all changes until then, so that no frame
//! waits; it is handed over in any case before another match takes its place. A game that was opened is handed over in the same way, so that
//! it stays in the library even if nobody plays on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;

use super::{GameLibrary, Store, StoreError};
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, StudySnapshot};
use cannon_app_base::states::{Menu, Screen};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::Record;

/// The store of the user's games; `None` if there is no folder for it. Tests insert their own store before they add the plugins.
#[derive(Resource, Clone, Debug, Deref)]
pub struct Storage(pub Option<Store>);

impl FromWorld for Storage {
    fn from_world(world: &mut World) -> Self {
        match Store::for_user() {
            Ok(store) => Storage(Some(store)),
            Err(error) => {
                world.get_resource_or_init::<Autosaved>().record_failure(&error);
                Storage(None)
            }
        }
    }
}

/// A problem with saving games, with the reason for the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveProblem {
    /// The last game could not be read. Its file is among the saved games.
    Unreadable(Message),
    /// A game could not be saved.
    NotSaved(Message),
}

/// The game that was played last. At the start, it is the last game of the previous session, if it could be read.
#[derive(Resource, Debug, Default)]
pub struct Autosaved {
    record: Option<Record>,
    /// The revision of the match when its game was started, until the game changes.
    started_revision: Option<u64>,
    problem: Option<SaveProblem>,
    /// Whether the study on the table has changes that were not handed over to the writer.
    has_unsaved_study: bool,
    /// The opened games that were not handed over to the writer.
    opened: Vec<OpenedGame>,
    /// The number of opened games of which the writer has not told yet.
    awaited: usize,
}

/// Message: the player has opened this game, which is to stay in the library even if nobody plays on.
#[derive(Message, Clone, Debug)]
pub struct OpenedGame {
    /// The name of its file in the library, if no other game has it.
    pub name: String,
    /// The game.
    pub record: Box<Record>,
}

/// Message: a game that was opened is in the library now, and was not before.
#[derive(Message, Clone, Copy, Debug)]
pub struct OpenedGameKept;

impl Autosaved {
    /// The last game if it is unfinished, for resuming it.
    pub fn resumable(&self) -> Option<&Record> {
        self.record.as_ref().filter(|record| record.result.is_none() && !record.actions.is_empty())
    }

    /// The last game.
    pub fn last(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// Records that a game could not be saved, and logs the reason.
    pub(super) fn record_failure(&mut self, reason: &(impl std::error::Error + ToMessage)) {
        warn!("a game could not be kept: {reason}");
        self.problem = Some(SaveProblem::NotSaved(reason.to_message()));
    }

    /// Takes over what a study has added to the game that can be resumed. Otherwise the game would be saved without it when it goes on.
    fn take_study(&mut self, study: &Match) {
        let is_last = |last: &Record| last.result.is_none() && last.started == study.started_at();
        if let Some(last) = self.record.as_mut().filter(|last| is_last(last)) {
            let studied = study.record();
            if studied.actions == last.actions {
                *last = studied;
            }
        }
    }

    /// Whether something waits for the writer, or for what the writer tells.
    fn waits_for_writer(&self) -> bool {
        self.has_unsaved_study || !self.opened.is_empty() || self.awaited > 0
    }

    /// The problem with saving games of which the player should know.
    pub fn problem(&self) -> Option<&SaveProblem> {
        self.problem.as_ref()
    }
}

/// Message: the player has deleted the game that started at this time.
#[derive(Message, Clone, Copy, Debug)]
pub struct GameDeleted {
    /// The start of the game.
    pub started: jiff::Timestamp,
}

/// What the thread saves.
enum ToSave {
    Game(Box<Record>),
    Study(Box<StudySnapshot>),
    /// The study has just been opened.
    OpenedStudy(Box<StudySnapshot>),
    /// A game that was opened.
    Opened(OpenedGame),
}

/// What the thread tells.
enum Told {
    Failed(StoreError),
    /// What became of a game that was opened.
    Opened {
        is_new: bool,
    },
}

/// The thread that saves games.
#[derive(Resource)]
struct AutosaveWriter {
    games: Option<SyncSender<ToSave>>,
    /// Whether the thread waits for a game.
    is_idle: Arc<AtomicBool>,
    told: Mutex<Receiver<Told>>,
    thread: Option<JoinHandle<()>>,
}

impl AutosaveWriter {
    /// Starts the thread, which first opens the library.
    fn start(library: GameLibrary) -> AutosaveWriter {
        // The channel has no buffer: sending waits until the previous game is on disk.
        let (games, to_write) = sync_channel::<ToSave>(0);
        let (teller, told) = channel();
        let is_idle = Arc::new(AtomicBool::new(false));
        let idle = Arc::clone(&is_idle);
        let thread = thread::Builder::new()
            .name("autosave".to_owned())
            .spawn(move || write_all(&library, &to_write, &idle, &teller))
            .ok();
        AutosaveWriter { games: Some(games), is_idle, told: Mutex::new(told), thread }
    }

    fn send(&self, to_save: ToSave) {
        // Sending fails only if the thread has panicked; the game continues without autosave then.
        if let Some(games) = &self.games {
            let _ = games.send(to_save);
        }
    }

    /// Whether the thread waits for a game.
    fn is_idle(&self) -> bool {
        self.is_idle.load(Ordering::Acquire)
    }

    /// Waits until everything is on disk and ends the thread.
    fn finish(&mut self) {
        self.games = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }

    /// What the thread has told since the previous call.
    fn take_told(&self) -> Vec<Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner).try_iter().collect()
    }
}

impl Drop for AutosaveWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Opens the library and writes all games from the channel, until the sender is dropped.
fn write_all(library: &GameLibrary, games: &Receiver<ToSave>, is_idle: &AtomicBool, teller: &Sender<Told>) {
    // Telling fails only if the program is ending, when nobody listens any more.
    let tell = |told| {
        let _ = teller.send(told);
    };
    if let Err(error) = library.with(|_| Ok::<(), StoreError>(())) {
        tell(Told::Failed(error));
    }
    let next = || {
        is_idle.store(true, Ordering::Release);
        let game = games.recv().ok();
        is_idle.store(false, Ordering::Release);
        game
    };
    for to_save in std::iter::from_fn(next) {
        let saved = match to_save {
            ToSave::Game(record) => library.save(&record),
            ToSave::Study(study) => library.save_study(&study.record()),
            ToSave::OpenedStudy(study) => library.open_study(&study.record()),
            ToSave::Opened(OpenedGame { name, record }) => {
                let kept = library.keep_opened(&name, &record);
                tell(Told::Opened { is_new: kept.as_ref().is_ok_and(|is_new| *is_new) });
                kept.map(|_| ())
            }
        };
        if let Err(error) = saved {
            tell(Told::Failed(error));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .init_resource::<Autosaved>()
        .init_resource::<GameLibrary>()
        .add_message::<GameDeleted>()
        .add_message::<OpenedGame>()
        .add_message::<OpenedGameKept>()
        .add_systems(PreStartup, load_last_game)
        .add_systems(
            Update,
            save_before_replacement.in_set(AppSystems::Gate).before(cannon_app_base::play::HandleRequests),
        )
        .add_systems(
            Update,
            (keep_opened, save_on_change, save_study, forget_deleted_game, listen_to_writer)
                .chain()
                .in_set(AppSystems::React),
        )
        .add_systems(
            PostUpdate,
            request_frames(FrameRequest::TICK).run_if(|autosaved: Res<Autosaved>| autosaved.waits_for_writer()),
        )
        .add_systems(OnEnter(Menu::Pause), save_clocks)
        .add_systems(OnExit(Screen::Play), save_clocks)
        .add_systems(Last, save_on_exit.run_if(on_message::<AppExit>));
}

/// Reads the last game and starts the writer.
fn load_last_game(
    mut commands: Commands,
    storage: Res<Storage>,
    library: Res<GameLibrary>,
    mut autosaved: ResMut<Autosaved>,
) {
    let Some(store) = &storage.0 else { return };
    match store.prepare().and_then(|()| store.last_game()) {
        Ok(record) => autosaved.record = record,
        Err(error @ StoreError::Library(_)) => {
            warn!("the last game cannot be resumed: {error}");
            autosaved.problem = Some(SaveProblem::Unreadable(error.to_message()));
        }
        Err(error) => autosaved.record_failure(&error),
    }
    commands.insert_resource(AutosaveWriter::start(library.clone()));
}

/// A game that the player deleted cannot be resumed from the title.
fn forget_deleted_game(mut deleted: MessageReader<GameDeleted>, mut autosaved: ResMut<Autosaved>) {
    for game in deleted.read() {
        if autosaved.record.as_ref().is_some_and(|record| record.started == game.started) {
            autosaved.record = None;
        }
    }
}

/// Saves the game after every change of the match.
fn save_on_change(
    mut events: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    library: Res<GameLibrary>,
    writer: Option<Res<AutosaveWriter>>,
    mut autosaved: ResMut<Autosaved>,
) {
    let mut has_changed = false;
    for event in events.read() {
        has_changed |= match event {
            // Another place in the tree of a study is no change of the study.
            MatchEvent::LivePlyChanged if game.is_study() => false,
            MatchEvent::Started => {
                autosaved.started_revision = Some(game.revision());
                library.forget_current();
                if let (Some(writer), Some(study)) = (&writer, study_to_keep(&game)) {
                    writer.send(ToSave::OpenedStudy(Box::new(study)));
                }
                true
            }
            MatchEvent::Played { .. }
            | MatchEvent::LivePlyChanged
            | MatchEvent::SeatsSwapped
            | MatchEvent::LevelChanged
            | MatchEvent::TreeChanged
            | MatchEvent::Ended(_) => {
                autosaved.started_revision = None;
                true
            }
            MatchEvent::ViewChanged
            | MatchEvent::ReplayRequested
            | MatchEvent::Refused(_)
            | MatchEvent::Warned { .. }
            | MatchEvent::DrawOffered(_)
            | MatchEvent::DrawDeclined => false,
        };
    }
    if has_changed && game.is_study() {
        autosaved.has_unsaved_study |= autosaved.started_revision.is_none() && !game.is_model_game();
    } else if has_changed && *screen.get() == Screen::Play {
        save(&game, writer.as_deref(), &mut autosaved);
    }
}

/// Takes games that were opened, and hands them over to the writer when the writer has time.
fn keep_opened(
    mut games: MessageReader<OpenedGame>,
    writer: Option<Res<AutosaveWriter>>,
    mut autosaved: ResMut<Autosaved>,
) {
    if !games.is_empty() {
        autosaved.opened.extend(games.read().cloned());
    }
    let is_ready = writer.as_ref().is_none_or(|writer| writer.is_idle());
    if is_ready && !autosaved.bypass_change_detection().opened.is_empty() {
        hand_over_opened(writer.as_deref(), &mut autosaved);
    }
}

/// Hands the games that were opened over to the writer. A game that is played on is to find its file in the library.
fn hand_over_opened(writer: Option<&AutosaveWriter>, autosaved: &mut Autosaved) {
    for game in std::mem::take(&mut autosaved.opened) {
        if let Some(writer) = writer {
            writer.send(ToSave::Opened(game));
            autosaved.awaited += 1;
        }
    }
}

/// Hands the study over to the writer when the writer has time.
fn save_study(game: Res<Match>, writer: Option<Res<AutosaveWriter>>, mut autosaved: ResMut<Autosaved>) {
    let is_ready = writer.as_ref().is_none_or(|writer| writer.is_idle());
    if autosaved.bypass_change_detection().has_unsaved_study && is_ready {
        hand_over_study(&game, writer.as_deref(), &mut autosaved);
    }
}

/// Hands the study over to the writer before another match takes its place.
fn save_before_replacement(
    mut requests: MessageReader<MatchRequest>,
    game: Res<Match>,
    writer: Option<Res<AutosaveWriter>>,
    mut autosaved: ResMut<Autosaved>,
) {
    if requests.read().any(|message| message.request.replaces_match()) {
        hand_over_study(&game, writer.as_deref(), &mut autosaved);
    }
}

/// The study on the table, unless it is a model game, which is never saved.
fn study_to_keep(game: &Match) -> Option<StudySnapshot> {
    game.study_snapshot().filter(|_| !game.is_model_game())
}

/// Hands the study over to the writer if it has changes.
fn hand_over_study(game: &Match, writer: Option<&AutosaveWriter>, autosaved: &mut Autosaved) {
    let has_changes = std::mem::take(&mut autosaved.has_unsaved_study);
    if has_changes && game.is_study() {
        autosaved.take_study(game);
    }
    if let (true, Some(writer), Some(study)) = (has_changes, writer, study_to_keep(game)) {
        writer.send(ToSave::Study(Box::new(study)));
    }
}

/// Saves the game, with three exceptions: a match that is never saved, a game without an action, and a game that was loaded and not
/// changed while another game was played last.
fn save(game: &Match, writer: Option<&AutosaveWriter>, autosaved: &mut Autosaved) {
    let is_unchanged = autosaved.started_revision == Some(game.revision());
    let replaces_another = autosaved.record.as_ref().is_some_and(|record| record.started != game.started_at());
    if !game.is_game() || game.timeline().ply() == 0 || (is_unchanged && replaces_another) {
        return;
    }
    hand_over_opened(writer, autosaved);
    let record = game.record();
    if let Some(writer) = writer {
        writer.send(ToSave::Game(Box::new(record.clone())));
    }
    autosaved.record = Some(record);
}

/// Saves the current times of the clocks, which have run on since the last action.
fn save_clocks(game: Res<Match>, writer: Option<Res<AutosaveWriter>>, mut autosaved: ResMut<Autosaved>) {
    save(&game, writer.as_deref(), &mut autosaved);
}

/// Records errors of the writer, and tells of games that were opened and are kept now.
fn listen_to_writer(
    writer: Option<Res<AutosaveWriter>>,
    mut autosaved: ResMut<Autosaved>,
    mut kept: MessageWriter<OpenedGameKept>,
) {
    let mut failure = None;
    for told in writer.map(|writer| writer.take_told()).unwrap_or_default() {
        match told {
            Told::Failed(error) => failure = Some(error),
            Told::Opened { is_new } => {
                autosaved.awaited = autosaved.awaited.saturating_sub(1);
                kept.write_batch(is_new.then_some(OpenedGameKept));
            }
        }
    }
    if let Some(error) = failure {
        autosaved.record_failure(&error);
    }
}

/// Saves the game and waits for the writer when the program ends.
fn save_on_exit(
    screen: Res<State<Screen>>,
    game: Res<Match>,
    mut writer: Option<ResMut<AutosaveWriter>>,
    mut autosaved: ResMut<Autosaved>,
) {
    if *screen.get() == Screen::Play {
        save(&game, writer.as_deref(), &mut autosaved);
    }
    hand_over_study(&game, writer.as_deref(), &mut autosaved);
    hand_over_opened(writer.as_deref(), &mut autosaved);
    if let Some(writer) = &mut writer {
        writer.finish();
    }
}
