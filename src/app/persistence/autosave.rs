//! The game on the table is written to disk after everything that changes it.
//!
//! A thread of its own does the writing, since waiting for the disk would make the picture stutter. It takes one game at a time and the
//! next is handed over only when it is done with the last, so that the order is kept and a kill loses no more than what is just being
//! written.

use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use bevy::prelude::*;

use super::{Store, StoreError};
use crate::app::AppSystems;
use crate::app::play::{Match, MatchEvent};
use crate::app::states::{Menu, Screen};
use cannon_rules::record::Record;

/// The folder in which games are kept; `None` if there is nowhere to keep them. Tests put in a store of their own before the plugins.
#[derive(Resource, Clone, Debug, Deref)]
pub struct Storage(pub Option<Store>);

impl FromWorld for Storage {
    fn from_world(world: &mut World) -> Self {
        match Store::of_user() {
            Ok(store) => Storage(Some(store)),
            Err(error) => {
                world.get_resource_or_init::<Autosaved>().note_not_kept(&error);
                Storage(None)
            }
        }
    }
}

/// What is wrong with keeping games, with the reason in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeepingProblem {
    /// The last game could not be used; its file is now among the saved games.
    SetAside(String),
    /// A game could not be kept.
    NotKept(String),
}

/// The game of the last session, as far as it could be read at the start; afterwards the last game that was autosaved.
#[derive(Resource, Debug, Default)]
pub struct Autosaved {
    record: Option<Record>,
    /// The revision of the match at which the game on the table was put there.
    begun: Option<u64>,
    problem: Option<KeepingProblem>,
}

impl Autosaved {
    /// The game to resume: the last one, if it is unfinished.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Record> {
        self.record.as_ref().filter(|record| record.result.is_none() && !record.actions.is_empty())
    }

    /// The last game.
    #[must_use]
    pub fn last(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// A game could not be kept, which the player should know.
    pub(super) fn note_not_kept(&mut self, reason: &dyn std::error::Error) {
        warn!("a game could not be kept: {reason}");
        self.problem = Some(KeepingProblem::NotKept(reason.to_string()));
    }

    /// What is wrong with keeping games, for the player to know.
    #[must_use]
    pub fn problem(&self) -> Option<&KeepingProblem> {
        self.problem.as_ref()
    }
}

/// The thread that writes.
#[derive(Resource)]
struct Writer {
    games: Option<SyncSender<Box<Record>>>,
    failures: Mutex<Receiver<StoreError>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    fn start(store: Store) -> Writer {
        // Without room for a waiting game: handing over waits until the last game is on the disk.
        let (games, to_write) = sync_channel::<Box<Record>>(0);
        let (failed, failures) = channel();
        let thread = thread::Builder::new()
            .name("autosave".to_owned())
            .spawn(move || write_all(&store, &to_write, &failed))
            .ok();
        Writer { games: Some(games), failures: Mutex::new(failures), thread }
    }

    fn write(&self, record: Record) {
        // The thread ends only with the program; should it have died, the game goes on without being kept.
        if let Some(games) = &self.games {
            let _ = games.send(Box::new(record));
        }
    }

    /// Waits until everything is on the disk. Nothing is written any more afterwards.
    fn finish(&mut self) {
        self.games = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }

    fn failure(&self) -> Option<StoreError> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).try_iter().last()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

fn write_all(store: &Store, games: &Receiver<Box<Record>>, failed: &Sender<StoreError>) {
    for record in games {
        if let Err(error) = store.write_autosave(&record) {
            let _ = failed.send(error);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Storage>()
        .init_resource::<Autosaved>()
        .add_systems(PreStartup, read_last_game)
        .add_systems(Update, (follow_match, note_failures).chain().in_set(AppSystems::React))
        .add_systems(OnEnter(Menu::Pause), keep_clocks)
        .add_systems(OnExit(Screen::Play), keep_clocks)
        .add_systems(Last, finish_on_exit);
}

fn read_last_game(mut commands: Commands, storage: Res<Storage>, mut autosaved: ResMut<Autosaved>) {
    let Some(store) = &storage.0 else { return };
    if let Err(error) = store.prepare() {
        autosaved.note_not_kept(&error);
        return;
    }
    match store.read_autosave() {
        Ok(record) => autosaved.record = record,
        Err(error) => {
            warn!("the last game cannot be resumed: {error}");
            autosaved.problem = Some(KeepingProblem::SetAside(error.to_string()));
            if let Err(error) = store.set_autosave_aside() {
                // Better to keep no games than to overwrite one that someone may still repair.
                autosaved.note_not_kept(&error);
                return;
            }
        }
    }
    commands.insert_resource(Writer::start(store.clone()));
}

/// Writes the game after every change.
fn follow_match(
    mut happened: MessageReader<MatchEvent>,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    writer: Option<Res<Writer>>,
    mut autosaved: ResMut<Autosaved>,
) {
    let mut changed = false;
    for event in happened.read() {
        changed |= match event {
            MatchEvent::Started => {
                autosaved.begun = Some(game.revision());
                true
            }
            MatchEvent::Played { .. } | MatchEvent::Moved | MatchEvent::SeatsSwapped | MatchEvent::Ended(_) => {
                autosaved.begun = None;
                true
            }
            MatchEvent::Shown
            | MatchEvent::ShownAgain
            | MatchEvent::Refused(_)
            | MatchEvent::DrawOffered(_)
            | MatchEvent::DrawDeclined => false,
        };
    }
    if changed && *screen.get() == Screen::Play {
        keep(&game, writer.as_deref(), &mut autosaved);
    }
}

/// Writes the game, unless that would replace one for nothing: a game without an action is not worth keeping yet, and a game that was loaded
/// and only looked at is in its file already. Nobody wants to resume a game that nobody has played.
fn keep(game: &Match, writer: Option<&Writer>, autosaved: &mut Autosaved) {
    let untouched = autosaved.begun == Some(game.revision());
    let replaces_another = autosaved.record.as_ref().is_some_and(|record| record.started != game.started());
    if game.is_exhibition() || game.timeline().ply() == 0 || (untouched && replaces_another) {
        return;
    }
    let record = game.record();
    if let Some(writer) = writer {
        writer.write(record.clone());
    }
    autosaved.record = Some(record);
}

/// The clocks have run on since the last action.
fn keep_clocks(game: Res<Match>, writer: Option<Res<Writer>>, mut autosaved: ResMut<Autosaved>) {
    keep(&game, writer.as_deref(), &mut autosaved);
}

fn note_failures(writer: Option<Res<Writer>>, mut autosaved: ResMut<Autosaved>) {
    if let Some(error) = writer.and_then(|writer| writer.failure()) {
        autosaved.note_not_kept(&error);
    }
}

fn finish_on_exit(
    mut exits: MessageReader<AppExit>,
    screen: Res<State<Screen>>,
    game: Res<Match>,
    mut writer: Option<ResMut<Writer>>,
    mut autosaved: ResMut<Autosaved>,
) {
    if exits.read().count() == 0 {
        return;
    }
    if *screen.get() == Screen::Play {
        keep(&game, writer.as_deref(), &mut autosaved);
    }
    if let Some(writer) = &mut writer {
        writer.finish();
    }
}
