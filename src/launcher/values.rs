//! Readers of the values that only the commands of the window take: sizes, angles, places.

use std::time::Duration;

/// Reads a zoom factor.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_zoom(text: &str) -> Result<f32, String> {
    let factor = text.parse().ok().filter(|factor| (0.1..=4.0).contains(factor));
    factor.ok_or_else(|| "say a number from 0.1 (close) to 4 (far)".to_owned())
}

/// A place of a board: its file and its rank, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Counted from the left, as the first side sees it.
    pub file: u8,
    /// Counted from that side's edge.
    pub rank: u8,
}

/// Reads a place, such as `e5`. The board may be too small for it.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_place(text: &str) -> Result<Place, String> {
    let mut letters = text.chars();
    let file = letters.next().and_then(|letter| u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a'));
    let rank = letters.as_str().parse::<u8>().ok().and_then(|rank| rank.checked_sub(1));
    match (file, rank) {
        (Some(file @ 0..26), Some(rank)) => Ok(Place { file, rank }),
        _ => Err("say a letter and a number, such as e5".to_owned()),
    }
}

/// Reads an angle in degrees.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_turn(text: &str) -> Result<f32, String> {
    let angle = text.parse().ok().filter(|angle| (-180.0..=180.0).contains(angle));
    angle.ok_or_else(|| "say a number of degrees, -180 to 180".to_owned())
}

/// Reads a time in seconds.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_moment(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=10.0).contains(seconds));
    seconds.map(Duration::from_secs_f32).ok_or_else(|| "say a number of seconds, 0 to 10".to_owned())
}

/// Largest picture or window, in pixels a side.
const MAX_SIDE: u32 = 16_384;

/// Reads `WIDTHxHEIGHT`.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_size(text: &str) -> Result<(u32, u32), String> {
    let size = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let possible = 1..=MAX_SIDE;
    size.filter(|(width, height)| possible.contains(width) && possible.contains(height))
        .ok_or_else(|| format!("say width and height in pixels, such as 1280x720, each at most {MAX_SIDE}"))
}
