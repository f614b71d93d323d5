//! Waiting for work on other threads, such as searches and writing of files.

use std::thread;
use std::time::{Duration, Instant};

use super::TestPlayer;
use crate::saved_games::SavedGameList;

/// Real time after which a test fails. Other tests and programs may hold the processor for long.
const PATIENCE: Duration = Duration::from_secs(600);

impl TestPlayer {
    /// Runs frames until a condition holds, and gives other threads time between them.
    pub(in crate::tests) fn wait_until(&mut self, what: &str, mut holds: impl FnMut(&mut TestPlayer) -> bool) {
        let started = Instant::now();
        while !holds(self) {
            assert!(started.elapsed() < PATIENCE, "timeout while waiting for: {what}");
            thread::sleep(Duration::from_millis(5));
            self.frame();
        }
    }

    /// Waits until no games are being imported, and shows the report.
    pub(in crate::tests) fn finish_import(&mut self) {
        self.wait_until("the import", |player| {
            player.app.world().resource::<SavedGameList>().import_progress().is_none()
        });
        self.frames(3);
    }
}
