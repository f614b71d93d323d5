//! The progress of long commands on standard error.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Interval between two lines of a log.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// A progress bar on standard error, which is hidden if standard error is not a terminal.
pub(super) fn bar(done: u64, remaining: u64) -> ProgressBar {
    let bar = ProgressBar::new(done + remaining).with_position(done);
    // The template is a valid constant. If it were not, the bar would keep the default style.
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}, {elapsed} elapsed, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// A line on standard error that shows the state of a long command. If standard error is not a terminal but the log of a job, the line is
/// written once a minute.
pub(super) struct LiveLine {
    bar: ProgressBar,
    last_logged: Instant,
}

impl LiveLine {
    /// An empty line.
    pub(super) fn new() -> LiveLine {
        let bar = ProgressBar::new_spinner();
        // The template is a valid constant, as above.
        if let Ok(style) = ProgressStyle::with_template("{elapsed} {wide_msg}") {
            bar.set_style(style);
        }
        LiveLine { bar, last_logged: Instant::now() }
    }

    /// Shows a text, which is made only if it can be seen.
    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        if !self.bar.is_hidden() {
            self.bar.set_message(text());
            self.bar.tick();
        } else if self.last_logged.elapsed() >= LOG_INTERVAL {
            self.last_logged = Instant::now();
            // If standard error is closed, only the log is missing.
            let _ = writeln!(io::stderr(), "{}", text());
        }
    }

    /// Removes the line from the terminal.
    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
