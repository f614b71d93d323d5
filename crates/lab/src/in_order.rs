//! Games that are played on several threads and used in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::mpsc::channel;
use std::thread;

use cannon_cli::{CliError, parallel};

/// Stops the games of the other threads when a thread panics, so that the panic ends the program instead of a thread.
struct StopOnPanic<'a>(&'a AtomicBool);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Relaxed);
        }
    }
}

/// Plays games with the numbers from 0 on and passes their records to `on_game` in the order of these numbers, until `on_game` breaks.
/// `play` gets a flag by which a game in progress is stopped.
///
/// # Errors
/// If a game or `on_game` fails.
pub(crate) fn play_games<R: Send>(
    threads: usize,
    play: impl Fn(u64, &AtomicBool) -> Result<Vec<R>, CliError> + Sync,
    on_game: &mut dyn FnMut(Vec<R>) -> Result<ControlFlow<()>, CliError>,
) -> Result<(), CliError> {
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, finished) = channel();
    thread::scope(|scope| {
        let started = parallel::spawn_up_to(scope, threads, || {
            let (sender, next, stop, play) = (sender.clone(), &next, &stop, &play);
            move || {
                let _guard = StopOnPanic(stop);
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    let game = play(number, stop);
                    if stop.load(Relaxed) || sender.send((number, game)).is_err() {
                        return;
                    }
                }
            }
        });
        drop(sender);
        started?;
        // Games end in any order, and must be used in the order of their numbers.
        let (mut waiting, mut turn) = (BTreeMap::new(), 0);
        let mut result = Ok(ControlFlow::Continue(()));
        while let Ok(ControlFlow::Continue(())) = result
            && let Ok((number, game)) = finished.recv()
        {
            waiting.insert(number, game);
            while let Ok(ControlFlow::Continue(())) = result
                && let Some(game) = waiting.remove(&turn)
            {
                turn += 1;
                result = game.and_then(&mut *on_game);
            }
        }
        stop.store(true, Relaxed);
        result.map(|_| ())
    })
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::time::{Duration, Instant};

    use super::*;
    use crate::error::failure;

    #[test]
    fn an_error_about_a_game_ends_all_games() {
        let play = |number: u64, _: &AtomicBool| Ok(vec![number]);
        let mut used = Vec::new();
        let result = play_games(2, play, &mut |game| {
            used.extend_from_slice(&game);
            let is_last = used.len() == 50;
            if is_last { Err(failure("no new positions".to_owned())) } else { Ok(ControlFlow::Continue(())) }
        });
        assert_eq!(result.expect_err("no end otherwise").to_string(), "no new positions");
        assert_eq!(used, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn a_panic_in_one_game_ends_the_others() {
        let is_late = AtomicBool::new(false);
        let play = |number: u64, stop: &AtomicBool| {
            assert_ne!(number, 1, "the panic of this test");
            let deadline = Instant::now() + Duration::from_secs(20);
            while number > 1 && !stop.load(Relaxed) {
                if Instant::now() > deadline {
                    is_late.store(true, Relaxed);
                    panic!("the game was not stopped");
                }
                thread::sleep(Duration::from_millis(1));
            }
            Ok(vec![number])
        };
        let run = || play_games(2, play, &mut |_| Ok(ControlFlow::Continue(())));
        assert!(catch_unwind(AssertUnwindSafe(run)).is_err(), "the panic goes on to the caller");
        assert!(!is_late.load(Relaxed), "the other game was stopped");
    }
}
