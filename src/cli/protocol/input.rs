//! The lines of standard input, as they come.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::Sender;
use std::thread;

use super::Event;

/// Longest line that is read, in bytes: a game of more than a hundred thousand actions.
pub(super) const MOST_BYTES: u64 = 1 << 20;

/// Sends every line of standard input, from a thread of its own that lives as long as the input.
pub(super) fn listen(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let event = next(&mut input).unwrap_or_else(|error| Event::End(Some(error)));
            let last = matches!(event, Event::End(_));
            if events.send(event).is_err() || last {
                return;
            }
        }
    });
}

fn next(input: &mut impl BufRead) -> io::Result<Event> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(MOST_BYTES).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(Event::End(None));
    }
    if read as u64 == MOST_BYTES && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Event::TooLong);
    }
    Ok(Event::Line(String::from_utf8_lossy(&bytes).into_owned()))
}
