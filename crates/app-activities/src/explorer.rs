//! The explorer: the actions that were played from the shown position of a study or a review, in the games of the library or in a collection
//! of the computer's games.
//!
//! Games are counted in tasks on other threads, so that no frame waits for the disk or for games that are replayed. An answer belongs to the
//! position that is shown, and the task about a position that is no longer shown ends.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};

use crate::persistence::{GameLibrary, Storage, StoreError, prepare_games};
use crate::profile::ProfileRequest;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::{Match, MatchPurpose};
use cannon_app_base::settings::{ExploredGames, Settings};
use cannon_app_base::states::{Menu, Screen};
use cannon_library::{Collection, CollectionError, Exploration};
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::message::{Message, ToMessage};

/// What is known about the shown position.
#[derive(Clone, Debug, PartialEq)]
pub enum ExplorerAnswer {
    /// The games are being counted.
    Counting,
    /// The actions that were played.
    Known(Exploration),
    /// There is no file with games of the computer.
    NoCollection,
    /// Why the games cannot be counted.
    Failed(Message),
}

/// The explorer of the shown position.
#[derive(Resource, Default)]
pub struct Explorer {
    query: Option<Query>,
    collection: KnownCollection,
}

/// The collection that was read last, with the path and the time of the last change of its file.
type KnownCollection = Arc<Mutex<Option<(PathBuf, SystemTime, Collection)>>>;

/// What a query depends on: the revision of the match, the shown ply, and the games.
type Key = (u64, usize, ExploredGames);

/// The question about a position.
struct Query {
    key: Key,
    timeline: AnyTimeline,
    answer: ExplorerAnswer,
    /// The task that finds the answer, until it ends.
    task: Option<Task<ExplorerAnswer>>,
}

impl Explorer {
    /// The game at the position, and what is known about it. `None` while the explorer is closed.
    pub fn shown(&self) -> Option<(&AnyTimeline, &ExplorerAnswer)> {
        self.query.as_ref().map(|query| (&query.timeline, &query.answer))
    }

    /// Whether games are being counted.
    pub fn is_counting(&self) -> bool {
        self.query.as_ref().is_some_and(|query| query.task.is_some())
    }

    /// Takes the answer of the task, if it has ended. Returns whether it has.
    fn take_answer(&mut self) -> bool {
        let Some(query) = &mut self.query else { return false };
        let Some(answer) = query.task.as_mut().and_then(|task| block_on(poll_once(task))) else { return false };
        (query.answer, query.task) = (answer, None);
        true
    }
}

impl Query {
    /// Whether a question is about the same position as another one, so that its answer can stand until the new one is known.
    fn is_about(&self, timeline: &AnyTimeline, games: ExploredGames) -> bool {
        let text = |timeline: &AnyTimeline| timeline.position_text_at(timeline.ply());
        self.key.2 == games && self.timeline.game() == timeline.game() && text(&self.timeline) == text(timeline)
    }
}

/// Adds the explorer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Explorer>().add_systems(Update, follow_match.in_set(AppSystems::React)).add_systems(
        PostUpdate,
        request_frames(FrameRequest::TICK).run_if(|explorer: Res<Explorer>| explorer.is_counting()),
    );
}

/// Whether the shown position can be explored: the position of a study, or any position in a review.
fn is_offered(game: &Match, menu: Menu) -> bool {
    menu == Menu::Review || menu == Menu::None && game.is_study()
}

/// Asks about the shown position, and takes the answer.
fn follow_match(
    mut explorer: ResMut<Explorer>,
    (game, settings): (Res<Match>, Res<Settings>),
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (library, storage): (Res<GameLibrary>, Res<Storage>),
    mut profile_requests: MessageWriter<ProfileRequest>,
) {
    let is_wanted = settings.show_explorer && *screen.get() == Screen::Play && is_offered(&game, *menu.get());
    let key = is_wanted.then(|| (game.revision(), game.shown_ply(), settings.explored_games));
    if key != explorer.query.as_ref().map(|query| query.key) {
        let before = explorer.query.take();
        explorer.query = key.map(|key| {
            let mut timeline = game.timeline().clone();
            timeline.go_to(game.shown_ply());
            let known = before.filter(|before| before.is_about(&timeline, key.2));
            let answer = known.map_or(ExplorerAnswer::Counting, |known| known.answer);
            let task = match key.2 {
                ExploredGames::Own => explore_library(library.clone(), timeline.clone()),
                ExploredGames::Computer => {
                    explore_collection(&storage, Arc::clone(&explorer.collection), timeline.clone())
                }
            };
            Query { key, timeline, answer, task: Some(task) }
        });
        // The rating of a game counts only what the player found alone.
        if key.is_some() && game.purpose() == MatchPurpose::Game && game.outcome().is_none() {
            profile_requests.write(ProfileRequest::MarkHelped);
        }
    }
    if explorer.bypass_change_detection().take_answer() {
        explorer.set_changed();
    }
}

/// Counts the games of the library. The library is used for a few games at a time, so that nobody waits for it long.
fn explore_library(library: GameLibrary, timeline: AnyTimeline) -> Task<ExplorerAnswer> {
    IoTaskPool::get().spawn(async move {
        let game = timeline.game();
        let prepared = prepare_games(&library, |library| library.unexplored(game)).await;
        let explored = prepared.and_then(|()| library.with(|library| Ok::<_, StoreError>(library.explore(&timeline))));
        explored.map_or_else(|error| ExplorerAnswer::Failed(error.to_message()), ExplorerAnswer::Known)
    })
}

/// Looks into the collection in the folder of the user's data, which is read anew when its file has changed.
fn explore_collection(storage: &Storage, known: KnownCollection, timeline: AnyTimeline) -> Task<ExplorerAnswer> {
    let path = storage.as_ref().map(|store| Collection::file_in(store.folder(), timeline.game()));
    IoTaskPool::get().spawn(async move {
        let Some(path) = path else { return ExplorerAnswer::NoCollection };
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        match update_collection(&mut known, timeline.game(), &path) {
            Ok(Some(collection)) => ExplorerAnswer::Known(collection.explore(&timeline)),
            Ok(None) => ExplorerAnswer::NoCollection,
            Err(error) => ExplorerAnswer::Failed(error.to_message()),
        }
    })
}

/// The collection in a file, which is read if it is not the known one. `None` if there is no file.
fn update_collection<'a>(
    known: &'a mut Option<(PathBuf, SystemTime, Collection)>,
    game: GameId,
    path: &Path,
) -> Result<Option<&'a Collection>, CollectionError> {
    let changed = match path.metadata().and_then(|metadata| metadata.modified()) {
        Ok(changed) => changed,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(source) => return Err(CollectionError::Io { path: path.to_owned(), source }),
    };
    let is_known = known.as_ref().is_some_and(|(file, time, _)| file == path && *time == changed);
    if !is_known {
        *known = None;
        *known = Some((path.to_owned(), changed, Collection::read_of(game, path)?));
    }
    Ok(known.as_ref().map(|(_, _, collection)| collection))
}
