//! How far long work has come.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error, if that is a terminal; nothing otherwise.
pub(super) fn bar(done: u64, to_do: u64) -> ProgressBar {
    let bar = ProgressBar::new(done + to_do).with_position(done);
    // The template is a constant and sound; without it the bar would be the plain one.
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}, {elapsed} gone, {eta} to go") {
        bar.set_style(style);
    }
    bar
}
