//! What a program says about itself: its name and its options, which the player can set.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::{SharedEngine, command_of};
use crate::opponent::background::StopFlag;
use cannon_app_base::settings::{EngineEntry, Settings};
use cannon_engine_driver::{EngineCommand, EngineGame, ExternalEngine, Fault, Identity};
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};

/// Asks a program what it says about itself. `None` forgets the last answer.
#[derive(Message, Clone, Debug)]
pub struct IdentifyRequest(pub Option<EngineEntry>);

/// The program that was asked last, and its answer.
#[derive(Resource, Default)]
pub struct Identification {
    /// What is run, without options.
    asked: Option<(String, String)>,
    task: Option<Question>,
    answer: Option<Result<Identity, Message>>,
}

impl Identification {
    /// Whether the answer is not there yet.
    pub fn is_running(&self) -> bool {
        self.task.is_some()
    }

    /// The answer of the program, if it is the program that was asked last.
    pub fn answer(&self, entry: &EngineEntry) -> Option<&Result<Identity, Message>> {
        self.answer.as_ref().filter(|_| self.asked == Some(asked_of(entry)))
    }
}

/// The question to a running program.
struct Question {
    answer: Mutex<Receiver<Result<Identity, Fault>>>,
    engine: SharedEngine,
    /// Dropping it ends the wait for the answer.
    _stop_flag: StopFlag,
}

/// The program with its arguments.
fn asked_of(entry: &EngineEntry) -> (String, String) {
    (entry.program.clone(), entry.arguments.clone())
}

/// Starts programs that are asked, and takes their answers.
pub(super) fn follow_requests(
    mut identification: ResMut<Identification>,
    mut requests: MessageReader<IdentifyRequest>,
    settings: Res<Settings>,
) {
    if let Some(IdentifyRequest(asked)) = requests.read().last() {
        *identification = Identification::default();
        if let Some(entry) = asked {
            identification.asked = Some(asked_of(entry));
            match command_of(entry) {
                Ok(command) => identification.task = Some(Question::start(command, settings.game)),
                Err(error) => identification.answer = Some(Err(error.to_message())),
            }
        }
    }
    let answer = identification.bypass_change_detection().task.as_ref().and_then(|task| {
        match task.answer.lock().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(answer) => Some(answer.map_err(|fault| fault.to_message())),
            Err(TryRecvError::Empty) => None,
            // There was no thread.
            Err(TryRecvError::Disconnected) => Some(Err(Fault::Interrupted.to_message())),
        }
    });
    if answer.is_some() {
        (identification.task, identification.answer) = (None, answer);
    }
}

impl Question {
    /// Starts the program on a thread of its own, and ends it after its answer.
    fn start(command: EngineCommand, game: GameId) -> Question {
        let (stop_flag, (sender, answer)) = (StopFlag::default(), channel());
        let stop = stop_flag.share();
        let game = EngineGame { game, ruleset: None, has_position_texts: false };
        let command = EngineCommand { options: Vec::new(), ..command };
        let engine = Arc::new(Mutex::new(ExternalEngine::new(command, game)));
        let asked = Arc::clone(&engine);
        let thread = thread::Builder::new().name("question to a program".to_owned()).spawn(move || {
            let mut engine = asked.lock().unwrap_or_else(PoisonError::into_inner);
            let identity = engine.identify(&stop);
            // Sending fails only if another program has been asked since.
            drop(sender.send(identity));
            engine.end();
        });
        if let Err(error) = thread {
            warn!("no thread for a program: {error}");
        }
        Question { answer: Mutex::new(answer), engine, _stop_flag: stop_flag }
    }
}

/// Ends the program with this program. A program that hangs would otherwise go on.
pub(super) fn end(mut identification: ResMut<Identification>) {
    let engine = identification.task.take().map(|question| question.engine);
    engine.into_iter().for_each(|engine| engine.lock().unwrap_or_else(PoisonError::into_inner).end());
}
