//! The end of the program at the request of the system: at the end of a session, when the terminal closes, by `kill` and by Ctrl+C. It ends
//! as after *Quit*, with games, settings and drafts saved.
//!
//! This takes the place of Bevy's own handler, which knows Ctrl+C alone. Windows has no such signals and keeps that handler.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use std::{fs, io, process, thread};

use async_signal::{Signal, Signals};
use bevy::prelude::*;
use bevy::tasks::block_on;
use bevy::tasks::futures_lite::StreamExt;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// The signals that ask a program to end.
const SIGNALS: [Signal; 3] = [Signal::Term, Signal::Int, Signal::Hup];
/// The time after the first request within which further requests change nothing, because the program ends by itself. The end of a session
/// sends several signals at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// The exit status after a late request, as shells give it to a program that a signal has ended.
const KILLED: i32 = 130;

/// Whether the system has asked the program to end.
#[derive(Resource, Clone, Debug, Default)]
struct TerminationRequest(Arc<AtomicBool>);

pub(super) fn plugin(app: &mut App) {
    let request = TerminationRequest::default();
    app.insert_resource(request.clone()).add_systems(PreUpdate, exit_on_request);
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|event_loop| (**event_loop).clone());
    let first = OnceLock::new();
    let on_signal = move || {
        request.0.store(true, Relaxed);
        if is_late(&first, Instant::now()) {
            // The first request had no effect, so the main thread hangs.
            process::exit(KILLED);
        }
        // A quiet window draws no frame for a minute. This fails when the window is closed, and then the program ends anyway.
        let _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
    };
    if let Err(error) = watch_signals(on_signal) {
        warn!("the program does not learn when the system asks it to end: {error}");
    }
}

/// Whether a request comes long after the first one, whose time is kept.
fn is_late(first: &OnceLock<Instant>, now: Instant) -> bool {
    now.saturating_duration_since(*first.get_or_init(|| now)) > PATIENCE
}

/// Calls a function after each signal, in a thread of its own.
fn watch_signals(on_signal: impl Fn() + Send + 'static) -> io::Result<()> {
    // Without this file, as on macOS, no signal is known to be ignored.
    let ignored = ignored_signals(&fs::read_to_string("/proc/self/status").unwrap_or_default());
    // A program that `nohup` has started ignores the signal that its terminal has closed. The program must go on ignoring it.
    let mut signals = Signals::new(SIGNALS.into_iter().filter(|&signal| ignored & bit(signal) == 0))?;
    let watch = move || {
        while let Some(Ok(_)) = block_on(signals.next()) {
            on_signal();
        }
    };
    thread::Builder::new().name("signals".to_owned()).spawn(watch).map(drop)
}

/// The signals that the process ignores, from the state of the process as Linux describes it.
fn ignored_signals(status: &str) -> u64 {
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}

/// The bit of a signal in the mask of ignored signals. Signals are counted from 1.
fn bit(signal: Signal) -> u64 {
    1 << (signal as u32 - 1)
}

fn exit_on_request(request: Res<TerminationRequest>, mut exit: MessageWriter<AppExit>) {
    if request.0.load(Relaxed) {
        exit.write(AppExit::Success);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn request_of_the_system_ends_the_program_with_success() {
        let mut app = App::new();
        let request = TerminationRequest::default();
        app.insert_resource(request.clone()).add_systems(PreUpdate, exit_on_request);
        app.update();
        assert_eq!(app.should_exit(), None);
        request.0.store(true, Relaxed);
        app.update();
        assert_eq!(app.should_exit(), Some(AppExit::Success));
    }

    #[test]
    fn only_a_late_request_ends_a_program_that_hangs() {
        let (first, now) = (OnceLock::new(), Instant::now());
        let late = [0, 0, 3, 9, 11].map(|seconds| is_late(&first, now + Duration::from_secs(seconds)));
        assert_eq!(late, [false, false, false, false, true]);
    }

    #[test]
    fn signals_that_the_parent_has_switched_off_stay_so() {
        let ignored = ignored_signals("Name:\tcannon\nSigBlk:\tffff\nSigIgn:\t0000000000001001\nSigCgt:\t00\n");
        assert_eq!(SIGNALS.map(|signal| ignored & bit(signal) != 0), [false, false, true], "nohup");
        assert_eq!(ignored_signals("Name:\tcannon\n"), 0);
    }
}
