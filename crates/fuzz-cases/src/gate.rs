//! An input and an output of an engine that wait for each other, so that a session of the protocol is the same in every run.
//!
//! The engine reads its input in a thread of its own, and searches in another. Here, the input holds a line back until the engine has
//! answered the line before it.

use std::io::{self, Read, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What the engine answers to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The answer to `isready`, which comes at once.
    Ready,
    /// The action that a search has chosen, or `none` if the search was refused.
    Action,
}

/// A line of input, and the answer for which the next line waits.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) line: String,
    pub(crate) answer: Option<Answer>,
}

/// What the engine has written.
#[derive(Debug, Default)]
struct Written {
    text: Vec<u8>,
    /// Length of the complete lines in bytes.
    complete_bytes: usize,
    /// The numbers of answers in the complete lines, by [`Answer`].
    answers: [usize; 2],
    /// Whether the engine has ended.
    is_closed: bool,
}

/// What both ends share.
#[derive(Debug, Default)]
struct Shared {
    written: Mutex<Written>,
    has_changed: Condvar,
}

/// The input of an engine.
#[derive(Debug)]
pub(crate) struct Input {
    requests: std::vec::IntoIter<Request>,
    /// The line that is being read.
    line: io::Cursor<Vec<u8>>,
    /// The answer to the line, and the number of such answers once it is there; `None` if the next line waits for no answer.
    awaited: Option<(Answer, usize)>,
    shared: Arc<Shared>,
}

/// The output of an engine.
#[derive(Debug)]
pub(crate) struct Output {
    shared: Arc<Shared>,
}

/// The two ends of a session with these lines of input.
pub(crate) fn gate(requests: Vec<Request>) -> (Input, Output) {
    let shared = Arc::<Shared>::default();
    let (requests, line) = (requests.into_iter(), io::Cursor::default());
    (Input { requests, line, awaited: None, shared: shared.clone() }, Output { shared })
}

impl Shared {
    fn written(&self) -> MutexGuard<'_, Written> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Written {
    fn add(&mut self, bytes: &[u8]) {
        self.text.extend(bytes);
        while let Some(length) = self.text[self.complete_bytes..].iter().position(|&byte| byte == b'\n') {
            let line = &self.text[self.complete_bytes..][..length];
            if line == b"readyok" {
                self.answers[Answer::Ready as usize] += 1;
            } else if line.starts_with(b"bestaction") {
                self.answers[Answer::Action as usize] += 1;
            }
            self.complete_bytes += length + 1;
        }
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.line.position() == self.line.get_ref().len() as u64 {
            let mut written = self.shared.written();
            if let Some((answer, number)) = self.awaited {
                let is_missing =
                    |written: &mut Written| !written.is_closed && written.answers[answer as usize] < number;
                written =
                    self.shared.has_changed.wait_while(written, is_missing).unwrap_or_else(PoisonError::into_inner);
            }
            let Some(request) = self.requests.next() else { return Ok(0) };
            self.awaited = request.answer.map(|answer| (answer, written.answers[answer as usize] + 1));
            self.line = io::Cursor::new(format!("{}\n", request.line).into_bytes());
        }
        self.line.read(buffer)
    }
}

impl Output {
    /// Ends the session, so that the input waits no longer, and returns what the engine has written.
    pub(crate) fn close(self) -> Vec<u8> {
        let mut written = self.shared.written();
        written.is_closed = true;
        self.shared.has_changed.notify_all();
        std::mem::take(&mut written.text)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.shared.written().add(bytes);
        self.shared.has_changed.notify_all();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
