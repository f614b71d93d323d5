//! The thread that reads standard input.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use super::Event;
use crate::line_reader::{self, Line};

/// Starts a thread that sends every line of standard input as an event, until the input ends.
pub(super) fn spawn_reader(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let event = match line_reader::read_line(&mut input) {
                Ok(Line::Text(line)) => Event::Line(line),
                Ok(Line::TooLong) => Event::TooLong,
                Ok(Line::EndOfInput) => Event::EndOfInput(None),
                Err(error) => Event::EndOfInput(Some(error)),
            };
            let is_last = matches!(event, Event::EndOfInput(_));
            if events.send(event).is_err() || is_last {
                return;
            }
        }
    });
}
