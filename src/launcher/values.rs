//! Parsers of the values of options: languages, and sizes, angles, places and times for the window.

use std::time::Duration;

use cannon_cli::ValueError;
use cannon_i18n::{LANGUAGES, Language};

/// Parses the tag of a language, such as `de` or `de-AT`.
///
/// # Errors
/// Lists the languages.
pub(super) fn read_language(text: &str) -> Result<Language, ValueError> {
    let tags = || LANGUAGES.iter().map(|entry| entry.tag).collect::<Vec<_>>().join(", ");
    Language::from_tag(text).ok_or_else(|| ValueError::Language { tags: tags() })
}

/// Parses a zoom factor.
///
/// # Errors
/// States the possible values.
pub(super) fn read_zoom(text: &str) -> Result<f32, ValueError> {
    let factor = text.parse().ok().filter(|factor| (0.1..=4.0).contains(factor));
    factor.ok_or(ValueError::Zoom)
}

/// A place on a board of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The file, counted from 0 at the left of South.
    pub(super) file: u8,
    /// The rank, counted from 0 at the edge of South.
    pub(super) rank: u8,
}

/// Parses a place, such as `e5`, which may lie outside the board.
///
/// # Errors
/// States the expected format.
pub(super) fn read_place(text: &str) -> Result<Place, ValueError> {
    let mut letters = text.chars();
    let file = letters.next().and_then(|letter| u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a'));
    let rank = letters.as_str().parse::<u8>().ok().and_then(|rank| rank.checked_sub(1));
    match (file, rank) {
        (Some(file @ 0..26), Some(rank)) => Ok(Place { file, rank }),
        _ => Err(ValueError::Place),
    }
}

/// Parses an angle in degrees.
///
/// # Errors
/// States the possible values.
pub(super) fn read_degrees(text: &str) -> Result<f32, ValueError> {
    let angle = text.parse().ok().filter(|angle| (-180.0..=180.0).contains(angle));
    angle.ok_or(ValueError::Degrees)
}

/// Parses a time in seconds.
///
/// # Errors
/// States the possible values.
pub(super) fn read_seconds(text: &str) -> Result<Duration, ValueError> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=10.0).contains(seconds));
    seconds.map(Duration::from_secs_f32).ok_or(ValueError::Seconds)
}

/// Maximum width and height of a picture or window, in pixels.
const MAX_SIDE: u32 = 16_384;

/// Parses `WIDTHxHEIGHT`.
///
/// # Errors
/// States the possible values.
pub(super) fn read_size(text: &str) -> Result<(u32, u32), ValueError> {
    let size = text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let range = 1..=MAX_SIDE;
    size.filter(|(width, height)| range.contains(width) && range.contains(height))
        .ok_or(ValueError::Size { most: MAX_SIDE })
}
