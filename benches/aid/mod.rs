//! Helpers of the benchmarks that run in a window.
#![allow(dead_code, reason = "each benchmark uses some of them")]

pub mod passes;
pub mod scenes;

use std::error::Error;
use std::fs;
use std::process::Command;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use cannon::app::{self, LaunchOptions};
use cannon_app_base::play::MatchSetup;
use cannon_appearance::Quality;
use cannon_virtual_desktop::VirtualDesktop;

/// A position of Cannon with all pieces on the board.
const FULL_BOARD: &str = "4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d";

/// A game of Cannon with all pieces on the board.
pub fn full_board() -> MatchSetup {
    MatchSetup { position: Some(FULL_BOARD.to_owned()), ..MatchSetup::default() }
}

/// The app in a window of this size, with a game or the title.
pub fn build_app(setup: Option<MatchSetup>, quality: Quality, size: &[u32]) -> Result<App, Box<dyn Error>> {
    let window_size = Some((size[0], size[1]));
    Ok(app::build_app(LaunchOptions { setup, quality: Some(quality), window_size, ..LaunchOptions::default() })?)
}

/// Requests a redraw in every frame, so that the app renders continuously instead of waiting for input.
pub fn request_redraws(mut events: MessageWriter<WindowEvent>) {
    events.write(WindowEvent::RequestRedraw(RequestRedraw));
}

/// The value at this percentile (nearest rank); 0 for an empty slice.
pub fn percentile(values: &[f64], percent: usize) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get((sorted.len() * percent / 100).min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// The memory that this process uses, in bytes.
pub fn resident_memory() -> Result<f64, Box<dyn Error + Send + Sync>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("Linux reports no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<f64>()? * 1024.0)
}

/// Runs this benchmark once more with these arguments, as the game in a window of this size on a virtual display. The game exits by itself,
/// but only after it has run for `duration`. Returns the content of the file that `--inside` names.
pub fn run_in_window(size: &[u32], arguments: &[(&str, String)], duration: Duration) -> Result<String, Box<dyn Error>> {
    let [width, height] = [size[0].to_string(), size[1].to_string()];
    let mut desktop = VirtualDesktop::new(&format!("{width}x{height}"), env!("CARGO_BIN_EXE_cannon"));
    let file = tempfile::NamedTempFile::new()?;
    let mut game = Command::new(std::env::current_exe()?);
    game.arg("--inside").arg(file.path()).args(["--size", &width, &height]);
    for (option, value) in arguments {
        game.args([option, value.as_str()]);
    }
    desktop.start_program(&mut game);
    desktop.wait_for_exit_after(duration);
    Ok(fs::read_to_string(file.path())?)
}
