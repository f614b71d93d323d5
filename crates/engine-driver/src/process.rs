//! A program that runs as a child process of this program, and the lines that go to and fro.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::dialect::Dialect;
use crate::fault::Fault;
use crate::line_reader::{Line, LineReader};
use crate::options::Identity;

/// Interval at which a wait for an answer checks whether the answer is still needed.
const STOP_CHECK_INTERVAL: Duration = Duration::from_millis(50);
/// Number of unread lines that are buffered before the program has to wait.
const MAX_UNREAD_LINES: usize = 4096;
/// Maximum length of a line of the program in bytes; longer lines are passed over. Many unread lines take little memory with it.
const MAX_LINE_BYTES: u64 = 1 << 14;
/// Maximum number of characters of a line of the error output that are shown.
const MAX_COMPLAINT_CHARS: usize = 200;

/// A running program, which is ended when this value is dropped.
pub(crate) struct EngineProcess {
    child: Child,
    /// Lines for the program. A thread of their own writes them, because a program that reads nothing would stop the writer.
    input: Sender<String>,
    lines: Receiver<String>,
    complaints: Complaints,
    /// What the program says about itself.
    pub(crate) identity: Identity,
    /// The words that the program knows.
    pub(crate) dialect: Dialect,
}

impl EngineProcess {
    /// Starts the program, a thread that reads its output, and a thread that writes its input.
    pub(crate) fn spawn(program: &str, arguments: &[String]) -> Result<EngineProcess, Fault> {
        let crash = |error: &io::Error| Fault::of_start(program, error);
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| crash(&error))?;
        let (Some(mut stdin), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(Fault::Closed);
        };
        let complaints = Complaints::read(errors).map_err(|error| crash(&error))?;
        let (sender, lines) = sync_channel(MAX_UNREAD_LINES);
        let reader = thread::Builder::new().spawn(move || {
            let mut output = LineReader::with_max_bytes(BufReader::new(output), MAX_LINE_BYTES);
            while let Ok(line) = output.read_line() {
                let sent = match line {
                    Line::Text(line) => sender.send(line),
                    Line::TooLong { .. } => Ok(()),
                    Line::EndOfInput => return,
                };
                if sent.is_err() {
                    return;
                }
            }
        });
        let (input, queue) = channel::<String>();
        let writer = thread::Builder::new().spawn(move || {
            // The writing thread ends with the program. The reading thread then reports what has happened.
            let mut write = |line: &String| writeln!(stdin, "{line}").and_then(|()| stdin.flush());
            queue.iter().take_while(|line| write(line).is_ok()).for_each(drop);
        });
        // Dropping the process ends the program.
        let (identity, dialect) = (Identity::default(), Dialect::default());
        let process = EngineProcess { child, input, lines, complaints, identity, dialect };
        reader.and(writer).map(|_| process).map_err(|error| crash(&error))
    }

    /// Sends a line to the program.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.input.send(line.to_owned()).map_err(|_| self.exit_fault())
    }

    /// Sets an option if the program has it. Returns whether it has.
    pub(crate) fn set_option(&mut self, name: &str, value: &str) -> Result<bool, Fault> {
        let Some(name) = self.identity.option_name(name) else { return Ok(false) };
        let line = format!("setoption name {name} value {value}");
        self.send(&line)?;
        Ok(true)
    }

    /// Waits for the next line of output.
    pub(crate) fn read_line(&mut self, deadline: Instant, stop: &AtomicBool) -> Result<String, Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            // This check comes first, so that it also applies to a program that never stops sending lines.
            if stop.load(Relaxed) {
                return Err(Fault::Interrupted);
            }
            if left.is_zero() {
                return Err(Fault::Timeout { last_line: None });
            }
            match self.lines.recv_timeout(left.min(STOP_CHECK_INTERVAL)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.exit_fault()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// The fault of a program that closed its input or output, with its exit status if it ends.
    fn exit_fault(&mut self) -> Fault {
        // A program exits shortly after its output ends, on a busy machine a little later.
        for _ in 0..100 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Fault::Ended { status: status.to_string(), said: self.complaints.last() };
            }
            thread::sleep(Duration::from_millis(10));
        }
        Fault::Closed
    }
}

/// What a program writes to its error output. A thread passes it on to the error output of this program, and keeps the last line.
struct Complaints {
    last: Arc<Mutex<Option<String>>>,
    thread: JoinHandle<()>,
}

impl Complaints {
    /// Starts the thread.
    fn read(errors: ChildStderr) -> io::Result<Complaints> {
        let last = Arc::new(Mutex::new(None));
        let kept = Arc::clone(&last);
        let thread = thread::Builder::new().spawn(move || {
            let mut errors = LineReader::with_max_bytes(BufReader::new(errors), MAX_LINE_BYTES);
            while let Ok(line) = errors.read_line() {
                let text = match line {
                    Line::Text(text) => text,
                    Line::TooLong(_) => continue,
                    Line::EndOfInput => return,
                };
                // Without an error output of its own, this program passes nothing on.
                let _ = io::stderr().write_all(text.as_bytes());
                let shown: String = text.trim().chars().take(MAX_COMPLAINT_CHARS).collect();
                if !shown.is_empty() {
                    *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(shown);
                }
            }
        })?;
        Ok(Complaints { last, thread })
    }

    /// The last line of a program that has ended. A child of the program may still have the error output, so that the wait for its end is
    /// short.
    fn last(&self) -> Option<String> {
        for _ in 0..20 {
            if self.thread.is_finished() {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // Most programs end when they are asked to. Killing a program that has already ended fails, which does not matter.
        if self.input.send("quit".to_owned()).is_ok() {
            for _ in 0..10 {
                if matches!(self.child.try_wait(), Ok(Some(_))) {
                    return;
                }
                thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// The system keeps some tens of thousands of unread bytes for a program, and stops the writer then.
    #[test]
    fn lines_are_sent_to_a_program_that_reads_nothing() {
        let (sender, finished) = channel();
        thread::spawn(move || {
            let mut process = EngineProcess::spawn("sleep", &["60".to_owned()]).expect("started");
            let results: Vec<_> = (0..100).map(|_| process.send(&"a".repeat(10_000))).collect();
            let _ = sender.send(results.into_iter().all(|result| result.is_ok()));
        });
        assert_eq!(finished.recv_timeout(Duration::from_secs(20)), Ok(true), "the lines wait in a queue");
    }
}
