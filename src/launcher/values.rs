//! Parsers of the values of options: languages, and sizes, angles, places and times for the window.

use std::time::Duration;

use cannon_i18n::{LANGUAGES, Language};

/// Parses the tag of a language, such as `de` or `de-AT`.
///
/// # Errors
/// Returns a clause that lists the languages.
pub(super) fn read_language(text: &str) -> Result<Language, String> {
    let tags = || LANGUAGES.iter().map(|entry| entry.tag).collect::<Vec<_>>().join(", ");
    Language::from_tag(text).ok_or_else(|| format!("expected one of {}", tags()))
}

/// Parses a zoom factor.
///
/// # Errors
/// Returns a clause that states the possible values.
pub(super) fn read_zoom(text: &str) -> Result<f32, String> {
    let factor = text.parse().ok().filter(|factor| (0.1..=4.0).contains(factor));
    factor.ok_or_else(|| "expected a number from 0.1 (close) to 4 (far)".to_owned())
}

/// A place on a board of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, counted from 0 at the left of South.
    pub file: u8,
    /// The rank, counted from 0 at the edge of South.
    pub rank: u8,
}

/// Parses a place, such as `e5`, which may lie outside the board.
///
/// # Errors
/// Returns a clause that states the expected format.
pub(super) fn read_place(text: &str) -> Result<Place, String> {
    let mut letters = text.chars();
    let file = letters.next().and_then(|letter| u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a'));
    let rank = letters.as_str().parse::<u8>().ok().and_then(|rank| rank.checked_sub(1));
    match (file, rank) {
        (Some(file @ 0..26), Some(rank)) => Ok(Place { file, rank }),
        _ => Err("expected a letter and a number, such as e5".to_owned()),
    }
}

/// Parses an angle in degrees.
///
/// # Errors
/// Returns a clause that states the possible values.
pub(super) fn read_degrees(text: &str) -> Result<f32, String> {
    let angle = text.parse().ok().filter(|angle| (-180.0..=180.0).contains(angle));
    angle.ok_or_else(|| "expected a number of degrees from -180 to 180".to_owned())
}

/// Parses a time in seconds.
///
/// # Errors
/// Returns a clause that states the possible values.
pub(super) fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=10.0).contains(seconds));
    seconds.map(Duration::from_secs_f32).ok_or_else(|| "expected a number of seconds from 0 to 10".to_owned())
}

/// Maximum width and height of a picture or window, in pixels.
const MAX_SIDE: u32 = 16_384;

/// Parses `WIDTHxHEIGHT`.
///
/// # Errors
/// Returns a clause that states the possible values.
pub(super) fn read_size(text: &str) -> Result<(u32, u32), String> {
    let size = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let range = 1..=MAX_SIDE;
    size.filter(|(width, height)| range.contains(width) && range.contains(height))
        .ok_or_else(|| format!("expected width and height in pixels, such as 1280x720, each at most {MAX_SIDE}"))
}
