//! Other programs at the table, which [`cannon_engine_driver`] drives: as opponents ([`SeatedEngines`]), as a second adviser ([`SecondAdviser`]),
//! and the question what a program says about itself ([`Identification`]).
//!
//! A program may hang, crash or flood its output. Every wait for it is on a thread of its own, so that no frame waits.

use std::sync::{Arc, Mutex};
use std::thread;

use bevy::prelude::*;
use directories::UserDirs;

use super::LiveAnalysis;
use cannon_app_base::common::{AppSystems, FrameRequest, request_frames};
use cannon_app_base::play::Match;
use cannon_app_base::settings::EngineEntry;
use cannon_app_base::states::Screen;
use cannon_engine_driver::{EngineCommand, EngineGame, ExternalEngine};
use cannon_rules::message::{Message, ToMessage};

mod adviser;
mod identification;
mod seated;

pub use adviser::SecondAdviser;
pub use identification::{Identification, IdentifyRequest};
pub use seated::{EngineProblem, SeatedEngines};

pub(super) use seated::EngineTask;

/// Adds other programs as opponents and as a second adviser.
pub fn plugin(app: &mut App) {
    app.init_resource::<SeatedEngines>()
        .init_resource::<Identification>()
        .add_message::<IdentifyRequest>()
        .add_systems(Update, identification::follow_requests)
        .add_systems(PostUpdate, adviser::follow_analysis)
        .add_systems(PostUpdate, request_frames(FrameRequest::TICK).run_if(needs_frames))
        .add_systems(Update, seated::note_in_game.in_set(AppSystems::React))
        .add_systems(OnExit(Screen::Play), (seated::release, adviser::release))
        .add_systems(Last, (seated::end, adviser::end, identification::end).run_if(on_message::<AppExit>));
}

/// Run condition: a program works on something that the player sees.
fn needs_frames(identification: Res<Identification>, live: Res<LiveAnalysis>) -> bool {
    identification.is_running() || live.second_adviser().is_searching()
}

/// Why a program of the player's list cannot be started as it is written there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// A quotation mark in the arguments is not closed.
    #[error("a quotation mark in the arguments is not closed")]
    UnclosedQuote,
}

impl ToMessage for EntryError {
    fn to_message(&self) -> Message {
        match self {
            EntryError::UnclosedQuote => "error-value-quote".into(),
        }
    }
}

/// The command that starts a program.
///
/// # Errors
/// The arguments cannot be split.
pub fn command_of(entry: &EngineEntry) -> Result<EngineCommand, EntryError> {
    let arguments = shlex::split(&entry.arguments).ok_or(EntryError::UnclosedQuote)?;
    let options = entry.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    Ok(EngineCommand { program: with_home(entry.program.trim()), arguments, options })
}

/// A path in which `~` at the beginning stands for the home folder, as in a terminal.
fn with_home(path: &str) -> String {
    let below_home = path.strip_prefix('~').filter(|rest| rest.starts_with(['/', '\\']));
    let expanded = below_home.and_then(|rest| Some(UserDirs::new()?.home_dir().join(&rest[1..])));
    expanded.map_or_else(|| path.to_owned(), |path| path.display().to_string())
}

/// The game of a match, as a program has to know it.
fn engine_game(game: &Match) -> EngineGame {
    let setup = game.setup();
    let usual = setup.game.begin(None, None, setup.house_rules).map(|usual| usual.ruleset());
    let ruleset = setup.ruleset.as_ref().filter(|ruleset| usual.is_ok_and(|usual| usual != **ruleset));
    EngineGame {
        game: setup.game,
        ruleset: ruleset.map(ToString::to_string),
        has_position_texts: setup.position.is_some(),
    }
}

/// A program that several threads use, one after the other.
type SharedEngine = Arc<Mutex<ExternalEngine>>;

/// Ends a program without waiting for it.
fn end_in_background(engine: SharedEngine) {
    // Without a thread the program ends here, which takes a moment.
    let ended = thread::Builder::new().name("end of a program".to_owned()).spawn(move || drop(engine));
    if let Err(error) = ended {
        warn!("no thread for the end of a program: {error}");
    }
}
