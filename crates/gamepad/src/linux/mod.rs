//! Gamepads of Linux, read from the kernel's devices on a thread of their own.
//!
//! The thread sleeps until a gamepad reports something, the game asks for something, or it is time to look for new gamepads. If the game
//! takes no events, the thread waits, the kernel drops what it cannot store, and the present state is read afterwards.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver, Sender, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use discovery::Discovery;
use pad::Pad;

use super::{Event, GamepadError, GamepadId, Notify, Rumble};

mod discovery;
mod mapping;
mod pad;

/// The interval between two searches for new gamepads.
const SCAN_INTERVAL: Duration = Duration::from_secs(1);
/// The number of events that wait for the game.
const QUEUE: usize = 1024;

/// A handle to the thread. The thread ends when the handle is dropped.
pub(super) struct Reader {
    events: Receiver<Event>,
    rumbles: Sender<(GamepadId, Rumble)>,
    /// Wakes the thread when something is written to it, or when it is closed. `None` if the thread does not run.
    waker: Option<PipeWriter>,
}

impl Reader {
    /// Starts the thread, which calls `notify` after each event.
    pub(super) fn start(notify: Notify) -> Reader {
        let (event_sender, events) = mpsc::sync_channel(QUEUE);
        let (rumbles, rumble_receiver) = mpsc::channel();
        let outbox = Outbox { events: event_sender.clone(), notify };
        let waker = spawn(outbox, rumble_receiver).inspect_err(|error| {
            // The queue is empty, and its other end is here, so that this cannot fail.
            let _ = event_sender.try_send(Event::Failed(GamepadError::Stopped(error.kind())));
        });
        Reader { events, rumbles, waker: waker.ok() }
    }

    /// The next event that has arrived.
    pub(super) fn next_event(&mut self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    /// Replaces the vibration of a gamepad.
    pub(super) fn rumble(&mut self, id: GamepadId, rumble: Rumble) {
        if let Some(waker) = &mut self.waker {
            let is_running = self.rumbles.send((id, rumble)).is_ok() && waker.write_all(&[0]).is_ok();
            if !is_running {
                self.waker = None;
            }
        }
    }
}

/// Starts the thread, and returns what wakes it.
fn spawn(events: Outbox, rumbles: Receiver<(GamepadId, Rumble)>) -> io::Result<PipeWriter> {
    let (wakes, waker) = io::pipe()?;
    let worker = Worker { events, rumbles, wakes, discovery: Discovery::default(), pads: BTreeMap::new(), next_id: 0 };
    thread::Builder::new().name("gamepads".to_owned()).spawn(move || worker.run())?;
    Ok(waker)
}

/// The reason why the thread ends.
#[derive(Debug, thiserror::Error)]
enum End {
    /// Nobody takes events any more.
    #[error("the handle was dropped")]
    Dropped,
    /// The thread cannot wait for gamepads.
    #[error("cannot wait for gamepads: {0}")]
    Failed(#[from] io::Error),
}

impl<T> From<mpsc::SendError<T>> for End {
    fn from(_: mpsc::SendError<T>) -> Self {
        End::Dropped
    }
}

/// The way of events to the game.
struct Outbox {
    events: SyncSender<Event>,
    notify: Notify,
}

impl Outbox {
    fn send(&self, event: Event) -> Result<(), mpsc::SendError<Event>> {
        self.events.send(event)?;
        (self.notify)();
        Ok(())
    }
}

/// The state of the thread.
struct Worker {
    events: Outbox,
    rumbles: Receiver<(GamepadId, Rumble)>,
    wakes: PipeReader,
    discovery: Discovery,
    pads: BTreeMap<GamepadId, Pad>,
    next_id: usize,
}

impl Worker {
    /// Reads gamepads until the handle is dropped.
    fn run(mut self) {
        let Err(end) = self.read_all();
        tracing::debug!("gamepads are read no longer: {end}");
        if let End::Failed(error) = end {
            // If the handle was dropped in between, nobody needs to know.
            let _ = self.events.send(Event::Failed(GamepadError::Stopped(error.kind())));
        }
    }

    fn read_all(&mut self) -> Result<Infallible, End> {
        let mut next_scan = Instant::now();
        loop {
            if Instant::now() >= next_scan {
                self.scan()?;
                next_scan = Instant::now() + SCAN_INTERVAL;
            }
            let (has_wake, pads) = self.wait(next_scan.saturating_duration_since(Instant::now()))?;
            for id in pads {
                self.read(id)?;
            }
            if has_wake {
                self.answer()?;
            }
        }
    }

    /// Looks for new gamepads.
    fn scan(&mut self) -> Result<(), End> {
        let is_open = |path: &Path| self.pads.values().any(|pad| pad.path == path);
        let open = |path: &Path| {
            let opened = Pad::open(GamepadId(self.next_id), path)?;
            self.next_id += 1;
            Ok(opened)
        };
        let (opened, errors) = self.discovery.scan(is_open, open);
        for error in errors {
            self.events.send(Event::Failed(error))?;
        }
        for (pad, pressed) in opened {
            self.events.send(pad.connected())?;
            self.pads.insert(pad.id, pad);
            pressed.into_iter().try_for_each(|event| self.events.send(event))?;
        }
        Ok(())
    }

    /// Waits until there is something to read: a wake, or what these gamepads have to say.
    fn wait(&self, timeout: Duration) -> Result<(bool, Vec<GamepadId>), io::Error> {
        let mut descriptors = vec![PollFd::new(&self.wakes, PollFlags::IN)];
        descriptors.extend(self.pads.values().map(|pad| PollFd::new(&pad.device, PollFlags::IN)));
        let timeout = Timespec::try_from(timeout).map_err(io::Error::other)?;
        match poll(&mut descriptors, Some(&timeout)) {
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        let mut is_ready = descriptors.iter().map(|descriptor| !descriptor.revents().is_empty());
        let has_wake = is_ready.next().unwrap_or_default();
        let pads = self.pads.keys().zip(is_ready).filter(|(_, is_ready)| *is_ready).map(|(id, _)| *id).collect();
        Ok((has_wake, pads))
    }

    /// Reports what a gamepad has to say. A gamepad that cannot be read is gone.
    fn read(&mut self, id: GamepadId) -> Result<(), End> {
        let Some(pad) = self.pads.get_mut(&id) else { return Ok(()) };
        match pad.read() {
            Ok(events) => events.into_iter().try_for_each(|event| self.events.send(event))?,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => {
                self.pads.remove(&id);
                self.events.send(Event::Disconnected { id })?;
            }
        }
        Ok(())
    }

    /// Does what the game has asked for.
    fn answer(&mut self) -> Result<(), End> {
        // One read takes many wakes at once. The pipe is closed when the handle is dropped.
        if self.wakes.read(&mut [0; 64])? == 0 {
            return Err(End::Dropped);
        }
        loop {
            match self.rumbles.try_recv() {
                Ok((id, rumble)) => {
                    if let Some(pad) = self.pads.get_mut(&id)
                        && let Err(error) = pad.rumble(rumble)
                    {
                        tracing::debug!("the gamepad does not rumble: {error}");
                    }
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Dropped),
            }
        }
    }
}
