//! The lines of standard input, as they come.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use super::Event;
use crate::lines::{self, Line};

/// Sends every line of standard input, from a thread of its own that lives as long as the input.
pub(super) fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let event = match lines::next(&mut input) {
                Ok(Line::Text(line)) => Event::Line(line),
                Ok(Line::TooLong) => Event::TooLong,
                Ok(Line::End) => Event::End(None),
                Err(error) => Event::End(Some(error)),
            };
            let last = matches!(event, Event::End(_));
            if events.send(event).is_err() || last {
                return;
            }
        }
    });
}
