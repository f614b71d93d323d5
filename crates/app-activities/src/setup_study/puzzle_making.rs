//! Making a puzzle of the edited position, in the background.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;

use super::SetupStudyRequest;
use super::analysis::timeline_of;
use crate::editor::{Editor, SetupVersion};
use crate::opponent::background;
use cannon_puzzles::Puzzle;
use cannon_puzzles::making::from_position::NoPuzzle;
use cannon_puzzles::making::make_from_position;
use cannon_rules::any::AnyTimeline;

/// The number in the identifier of a puzzle that has not been kept yet.
const NUMBER: usize = 0;

/// The result of an attempt to make a puzzle.
pub type PuzzleProof = Result<Puzzle, NoPuzzle>;

/// The attempt to make a puzzle of the edited position.
#[derive(Resource, Default)]
pub struct PuzzleMaking {
    /// The version of the set-up of which the puzzle is made.
    version: Option<SetupVersion>,
    proof: Option<Mutex<Receiver<PuzzleProof>>>,
    result: Option<PuzzleProof>,
}

impl PuzzleMaking {
    /// Whether the proof is under way.
    pub fn is_running(&self) -> bool {
        self.proof.is_some()
    }

    /// The puzzle, or why there is none. `None` if nothing has been tried with this version of the set-up.
    pub fn result(&self) -> Option<&PuzzleProof> {
        self.result.as_ref()
    }

    fn start(&mut self, editor: &Editor) {
        *self = PuzzleMaking { version: editor.version(), ..PuzzleMaking::default() };
        match timeline_of(editor) {
            Some(timeline) => self.proof = Some(Mutex::new(prove(timeline))),
            None => self.result = Some(Err(NoPuzzle::NotAStart)),
        }
    }

    /// Takes the result of the proof. Returns whether it has ended.
    fn take_result(&mut self) -> bool {
        let Some(proof) = &self.proof else { return false };
        let received = proof.lock().unwrap_or_else(PoisonError::into_inner).try_recv();
        if received == Err(TryRecvError::Empty) {
            return false;
        }
        self.proof = None;
        self.result = received.ok();
        true
    }
}

/// Starts a proof. It has a thread of its own instead of a task, because a proof cannot be stopped, and the program waits for its tasks
/// when it ends.
fn prove(timeline: AnyTimeline) -> Receiver<PuzzleProof> {
    let (sender, receiver) = channel();
    let worker = move || {
        background::lower_thread_priority();
        // Sending fails only if nobody waits for the result any more.
        drop(sender.send(make_from_position(&timeline, NUMBER)));
    };
    // Without a thread there is no result, as after a proof that has failed.
    drop(thread::Builder::new().name("puzzle making".to_owned()).spawn(worker));
    receiver
}

/// Carries out requests, drops the result when the set-up has changed, and takes the result of the proof.
pub(super) fn follow_editor(
    mut requests: MessageReader<SetupStudyRequest>,
    editor: Res<Editor>,
    mut making: ResMut<PuzzleMaking>,
) {
    if making.version.is_some() && making.version != editor.version() {
        *making = PuzzleMaking::default();
    }
    for request in requests.read() {
        match request {
            SetupStudyRequest::MakePuzzle => making.start(&editor),
            SetupStudyRequest::DropPuzzle => *making = PuzzleMaking::default(),
            SetupStudyRequest::SetAnalysis(_) => {}
        }
    }
    if making.bypass_change_detection().take_result() {
        making.set_changed();
    }
}
