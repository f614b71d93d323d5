//! The state of a long command on standard error.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Interval between two lines of a log.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// A line on standard error that shows the state of a long command. If standard error is not a terminal but the log of a job, the line is
/// written once a minute.
pub(crate) struct LiveLine {
    bar: ProgressBar,
    last_logged: Instant,
}

impl LiveLine {
    /// An empty line.
    pub(crate) fn new() -> LiveLine {
        let bar = ProgressBar::new_spinner();
        // The template is a valid constant. If it were not, the line would keep the default style.
        if let Ok(style) = ProgressStyle::with_template("{elapsed} {wide_msg}") {
            bar.set_style(style);
        }
        LiveLine { bar, last_logged: Instant::now() }
    }

    /// Shows a text, which is made only if it can be seen.
    pub(crate) fn show(&mut self, text: impl FnOnce() -> String) {
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
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
