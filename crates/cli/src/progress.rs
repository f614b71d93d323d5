//! The progress of long commands on standard error.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on standard error, which is hidden if standard error is not a terminal.
pub fn bar(done: u64, remaining: u64) -> ProgressBar {
    let bar = ProgressBar::new(done + remaining).with_position(done);
    // The template is a valid constant. If it were not, the bar would keep the default style.
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}, {elapsed} elapsed, {eta} left") {
        bar.set_style(style);
    }
    bar
}
