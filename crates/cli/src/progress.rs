//! The progress of long commands on standard error.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, which is hidden if standard error is not a terminal.
pub fn bar(done: u64, remaining: u64) -> ProgressBar {
    let bar = ProgressBar::new(done + remaining).with_position(done);
    // It shows the time so far and the time that is left, without words, since it is the same in every language. The template is a valid constant. If it were not, the bar would keep the default style.
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}, {elapsed} + {eta}") {
        bar.set_style(style);
    }
    bar
}
