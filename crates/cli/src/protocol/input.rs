//! The thread that reads the input.

use std::io::{self, BufRead};
use std::sync::mpsc::Sender;
use std::thread;

use super::Event;
use cannon_engine_driver::line_reader::{Line, LineReader};

/// Starts a thread that opens the input and sends every line of it as an event, until it ends. A lock of standard input cannot be sent to
/// another thread, so that the thread itself must open the input.
///
/// # Errors
/// If the system has no more threads.
pub(super) fn spawn_reader<R: BufRead>(
    open_input: impl FnOnce() -> R + Send + 'static,
    events: Sender<Event>,
) -> io::Result<()> {
    let reader = thread::Builder::new().spawn(move || {
        let mut input = LineReader::new(open_input());
        loop {
            let event = match input.read_line() {
                Ok(Line::Text(line)) => Event::Line(line),
                Ok(Line::TooLong(word)) => Event::TooLong { word },
                Ok(Line::EndOfInput) => Event::EndOfInput(None),
                Err(error) => Event::EndOfInput(Some(error)),
            };
            let is_last = matches!(event, Event::EndOfInput(_));
            if events.send(event).is_err() || is_last {
                return;
            }
        }
    });
    reader.map(drop)
}
