//! Programs at the seats of a game.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use jiff::Timestamp;

use super::{SharedEngine, command_of, end_in_background, engine_game};
use crate::opponent::background::StopFlag;
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchEvent, MatchRequest, Request, TreeEdit};
use cannon_app_base::settings::{EngineEntry, Settings};
use cannon_engine::Limits;
use cannon_engine_driver::{EngineTurn, ExternalEngine, Fault};
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::{Outcome, PackedAction, WinReason};

/// How much longer than its thinking time a program may take for an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The programs that have seats in the current game.
#[derive(Resource, Default)]
pub struct SeatedEngines {
    seats: [Option<Seated>; 2],
    problem: Option<EngineProblem>,
}

/// A program at a seat.
struct Seated {
    entry: EngineEntry,
    /// When the game started for which the program was seated.
    game: Timestamp,
    engine: SharedEngine,
    /// Whether the program has not been told yet that a game begins.
    is_new: bool,
    /// What stops the work on the last turn.
    stop: Arc<AtomicBool>,
}

/// Why a program does not play.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineProblem {
    /// The name of the program.
    pub name: String,
    /// The reason, in a sentence.
    pub reason: Message,
    /// Whether the program has lost the game by it. Otherwise the game waits for the program.
    pub is_loss: bool,
    /// When the game started.
    game: Timestamp,
    /// The revision of the match, and the program as the player has described it.
    key: (u64, Option<EngineEntry>),
}

/// The work of a program on a turn.
pub(in crate::opponent) struct EngineTask {
    answer: Mutex<Receiver<Result<PackedAction, Fault>>>,
    _stop_flag: StopFlag,
}

impl EngineTask {
    /// The answer. `None` while the program thinks.
    pub(in crate::opponent) fn poll(&self) -> Option<Result<PackedAction, Fault>> {
        let receiver = self.answer.lock().unwrap_or_else(PoisonError::into_inner);
        match receiver.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            // There was no thread for the program.
            Err(TryRecvError::Disconnected) => Some(Err(Fault::Interrupted)),
        }
    }
}

impl SeatedEngines {
    /// Why a program does not play in this game.
    pub fn problem(&self, game: &Match) -> Option<&EngineProblem> {
        self.problem.as_ref().filter(|problem| problem.game == game.started_at())
    }

    /// Starts the work of the program whose turn it is. `None` if it cannot play: then there is a [problem](Self::problem), and nothing is
    /// tried again until the player changes the description of the program or the game.
    pub(in crate::opponent) fn start_turn(&mut self, game: &Match, settings: &Settings) -> Option<EngineTask> {
        let side = game.timeline().side_to_move();
        let name = game.program(side)?.to_owned();
        let entry = settings.engine(&name);
        let key = (game.revision(), entry.cloned());
        if self.problem(game).is_some_and(|problem| problem.key == key) {
            return None;
        }
        self.problem = None;
        let reason = match entry.map(|entry| (entry, command_of(entry))) {
            None => Message::from("program-missing").text("name", &name),
            Some((_, Err(error))) => error.to_message(),
            Some((entry, Ok(command))) => {
                let seated = &mut self.seats[side.index()];
                if seated.as_ref().is_none_or(|seated| seated.game != game.started_at() || seated.entry != *entry) {
                    seated.take().into_iter().for_each(|seated| end_in_background(seated.engine));
                    let engine = ExternalEngine::new(command, engine_game(game));
                    let (entry, game) = (entry.clone(), game.started_at());
                    let engine = Arc::new(Mutex::new(engine));
                    *seated = Some(Seated { entry, game, engine, is_new: true, stop: Arc::default() });
                }
                return seated.as_mut().map(|seated| seated.start_turn(game));
            }
        };
        self.problem = Some(EngineProblem { name, reason, is_loss: false, game: game.started_at(), key });
        None
    }

    /// Notes the fault of the program whose turn it is. Returns whether it loses the game by it: a program that cannot be started
    /// at all, or that plays another game, is waited for.
    pub(in crate::opponent) fn note_fault(&mut self, fault: &Fault, game: &Match, settings: &Settings) -> bool {
        let Some(name) = game.program(game.timeline().side_to_move()) else { return false };
        warn!("the program {name} does not play: {fault}");
        let is_loss =
            !matches!(fault, Fault::Start { .. } | Fault::NotRunnable { .. } | Fault::NoGame | Fault::Interrupted);
        let key = (game.revision(), settings.engine(name).cloned());
        let (name, reason) = (name.to_owned(), fault.to_message());
        self.problem = Some(EngineProblem { name, reason, is_loss, game: game.started_at(), key });
        is_loss
    }

    /// Takes the programs from their seats, and stops their work.
    fn take(&mut self) -> impl Iterator<Item = SharedEngine> {
        std::mem::take(&mut self.seats).into_iter().flatten().map(|seated| {
            seated.stop.store(true, Ordering::Relaxed);
            seated.engine
        })
    }
}

impl Seated {
    /// Lets the program think about the turn, on a thread of its own.
    fn start_turn(&mut self, game: &Match) -> EngineTask {
        let (stop_flag, (sender, answer)) = (StopFlag::default(), channel());
        let stop = stop_flag.share();
        self.stop = stop_flag.share();
        let engine = Arc::clone(&self.engine);
        let (timeline, clocks) = (game.timeline().clone(), game.clocks().clone());
        let is_new = std::mem::replace(&mut self.is_new, false);
        let seed = game.started_at().as_millisecond().unsigned_abs();
        let own_time = Duration::from_secs(self.entry.seconds.into());
        // On a clock, the flag ends the patience with the program.
        let (limits, patience) = match clocks.remaining(timeline.side_to_move()) {
            Some(left) => (None, left + PATIENCE),
            None => (Some(Limits::time(own_time)), own_time + PATIENCE),
        };
        let thread = thread::Builder::new().name("turn of a program".to_owned()).spawn(move || {
            let mut engine = engine.lock().unwrap_or_else(PoisonError::into_inner);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let ready = if is_new { engine.new_game(seed, &stop) } else { Ok(()) };
            let turn = EngineTurn { timeline: &timeline, clocks: &clocks, limits, patience, stop: &stop };
            // Sending fails only if nobody waits for the answer any more.
            drop(sender.send(ready.and_then(|()| engine.choose(&turn))));
        });
        if let Err(error) = thread {
            warn!("no thread for a program: {error}");
        }
        EngineTask { answer: Mutex::new(answer), _stop_flag: stop_flag }
    }
}

/// Writes into the notes of a game why its program has lost it, for those who look at the game later.
pub(super) fn note_in_game(
    mut events: MessageReader<MatchEvent>,
    seated: Res<SeatedEngines>,
    (game, words): (Res<Match>, Res<Words>),
    mut requests: MessageWriter<MatchRequest>,
) {
    let is_lost = |event: &MatchEvent| matches!(event, MatchEvent::Ended(Outcome::Win { by: WinReason::Fault, .. }));
    let Some(problem) = events.read().any(is_lost).then(|| seated.problem(&game)).flatten() else { return };
    let node = game.timeline().current_node();
    let mut notes = game.timeline().notes(node).cloned().unwrap_or_default();
    let args = [("name", problem.name.clone().into()), ("reason", words.message(&problem.reason).into())];
    let sentence = words.format("program-lost", &args);
    notes.comment = if notes.comment.is_empty() { sentence } else { format!("{}\n{sentence}", notes.comment) };
    requests.write(MatchRequest::from_interface(Request::EditTree(TreeEdit::SetNotes { node, notes })));
}

/// Ends the programs when the player leaves the game.
pub(super) fn release(mut seated: ResMut<SeatedEngines>) {
    seated.take().for_each(end_in_background);
}

/// Ends the programs with this program. A program that hangs would otherwise go on.
pub(super) fn end(mut seated: ResMut<SeatedEngines>) {
    seated.take().for_each(|engine| engine.lock().unwrap_or_else(PoisonError::into_inner).end());
}
