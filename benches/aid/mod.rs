//! What the benchmarks that show the game in a window have in common.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};

/// Both armies in full, towns placed.
pub const FULL_BOARD: &str = "4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d";

/// Something happens at the window all the time, which the game answers with frames without a pause.
pub fn keep_drawing(mut events: MessageWriter<WindowEvent>) {
    events.write(WindowEvent::RequestRedraw(RequestRedraw));
}

/// The value that so many of a hundred are not above; 0 if there are none.
pub fn percentile(values: &[f64], percent: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}
