//! What the command line asks of the rest of the program, read and checked.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::ValueEnum;
use serde_json::Value;

use crate::engine::Level;
use crate::rules::PackedAction;
use crate::rules::any::AnyTimeline;
use crate::rules::record::{LEVELS, Seat, Style, TimeControl};

/// What `cannon play` was asked for. `None` means that the player did not say.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// The game's identifier.
    pub game: Option<&'static str>,
    /// Who plays South.
    pub south: Option<Seat>,
    /// Who plays North.
    pub north: Option<Seat>,
    /// The game's ruleset, as its JSON value.
    pub ruleset: Option<Value>,
    /// The position text to begin from; the game's normal start if `None`.
    pub start: Option<String>,
    /// What the set-up is called that the position text is of.
    pub scheme: Option<String>,
    /// The clock of both sides.
    pub clock: Option<TimeControl>,
    /// The file in which the game is kept; if it exists, the game in it is continued.
    pub record: Option<PathBuf>,
    /// Play in the terminal.
    pub text: bool,
    /// How rich the picture is.
    pub quality: Option<QualityArg>,
    /// Size of the window in pixels; full screen otherwise, if the settings say so.
    pub windowed: Option<(u32, u32)>,
}

impl PlayOptions {
    /// Whether the player asked for a particular game rather than for the title screen.
    #[must_use]
    pub const fn begins_at_once(&self) -> bool {
        self.game.is_some()
            || self.south.is_some()
            || self.north.is_some()
            || self.ruleset.is_some()
            || self.start.is_some()
            || self.clock.is_some()
            || self.record.is_some()
    }
}

/// What `cannon render` was asked for.
pub struct RenderOptions {
    /// The game, standing at the ply that is to be shown.
    pub timeline: Box<dyn AnyTimeline>,
    /// Width and height of the picture in pixels.
    pub size: (u32, u32),
    /// How rich the picture is.
    pub quality: QualityArg,
    /// From where.
    pub view: ViewArg,
    /// Closer (below 1) or farther (above 1).
    pub zoom: f32,
    /// The place in the middle of the picture, instead of the middle of the board.
    pub at: Option<Place>,
    /// So far round the table, in degrees.
    pub turn: f32,
    /// So much higher, in degrees.
    pub rise: f32,
    /// Which face of the board.
    pub face: FaceArg,
    /// What the board is made of.
    pub board_look: BoardLookArg,
    /// Where the table stands.
    pub room: RoomArg,
    /// Whether only the middle of the board is in focus.
    pub focus: bool,
    /// What the pieces are made of.
    pub pieces: PiecesArg,
    /// What the player of the picture is about to play.
    pub chosen: Option<PackedAction>,
    /// Where that player points.
    pub pointer: Option<Place>,
    /// Catch the last action as it is being shown, or the click in vain of who has chosen something, so long after its beginning.
    pub moment: Option<Duration>,
    /// What to make.
    pub product: Product,
}

/// What `cannon render` makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Product {
    /// A picture in a PNG file.
    Picture(PathBuf),
    /// A film.
    Film {
        /// From the position after so many actions to that after so many.
        plies: std::ops::Range<usize>,
        /// Pictures a second.
        rate: u32,
        /// As what.
        reel: Reel,
    },
}

/// What a film is kept as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reel {
    /// An animated GIF, in this file.
    Gif(PathBuf),
    /// PNG files in this folder, one a picture.
    Frames(PathBuf),
}

impl Product {
    /// The file or folder that is made.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Product::Picture(path) | Product::Film { reel: Reel::Gif(path) | Reel::Frames(path), .. } => path,
        }
    }
}

/// From where a picture is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum ViewArg {
    /// From Dark's chair.
    Dark,
    /// From Light's chair.
    Light,
    /// From straight above.
    Top,
    /// Low over the table.
    Low,
}

/// Which face of the board a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum FaceArg {
    /// A chequered board; pieces stand in its cells.
    Cells,
    /// Lines; pieces stand on their crossings.
    Points,
}

/// What the board of a picture is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum BoardLookArg {
    /// Walnut and maple in a frame of mahogany.
    Walnut,
    /// Dark and pale slate with inlaid brass.
    Slate,
}

/// Where the table of a picture stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum RoomArg {
    /// In a study at evening.
    Study,
    /// In a camp in the field, by day.
    Field,
}

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

/// What the pieces are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum PiecesArg {
    /// Painted tin.
    Tin,
    /// Carved wood.
    Wood,
    /// Metal and glass.
    Glass,
}

/// How rich the picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum QualityArg {
    /// For software renderers and weak adapters.
    Low,
    /// For most machines.
    Medium,
    /// Everything on.
    High,
}

/// A reader of whole numbers within bounds, which complains with a sentence that says what is possible.
pub(super) fn whole<T: Copy + Display + FromStr + PartialOrd>(
    bounds: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| format!("say a whole number from {} to {}", bounds.start(), bounds.end()))
    }
}

/// Reads `ai:LEVEL`.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_level(text: &str) -> Result<Level, String> {
    let level = text.strip_prefix("ai:").and_then(|level| level.parse().ok()).and_then(Level::new);
    level.ok_or_else(|| format!("say `ai:{}` to `ai:{}`", LEVELS.start(), LEVELS.end()))
}

/// Reads `human`, `ai:LEVEL` or `ai:LEVEL:STYLE`.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_seat(text: &str) -> Result<Seat, String> {
    if text == "human" {
        return Ok(Seat::Human);
    }
    let (level, style) = match text.strip_prefix("ai:").and_then(|rest| rest.split_once(':')) {
        Some((level, style)) => {
            let style = style.parse::<Style>().map_err(|error| error.to_string())?;
            (format!("ai:{level}"), style)
        }
        None => (text.to_owned(), Style::Plain),
    };
    match read_level(&level) {
        Ok(level) => Ok(Seat::Computer { level: level.number(), style }),
        Err(possible) => Err(format!("{possible}, or `ai:LEVEL:STYLE`, or `human`")),
    }
}

/// Most minutes on a clock, and most seconds added after each turn.
const MOST_ON_CLOCK: u64 = 600;
/// Milliseconds in a minute.
const MINUTE_MS: u64 = 60_000;
/// Milliseconds in a second.
const SECOND_MS: u64 = 1_000;

/// Reads `MINUTES`, `MINUTES+SECONDS` or `none`. Both numbers may have decimals: engines play games of seconds.
///
/// # Errors
/// A sentence that says what is possible.
pub(super) fn read_clock(text: &str) -> Result<TimeControl, String> {
    if text == "none" {
        return Ok(TimeControl::None);
    }
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    match (milliseconds(minutes, MINUTE_MS), milliseconds(seconds, SECOND_MS)) {
        (Some(base_ms @ 1..), Some(increment_ms)) => Ok(TimeControl::Clock { base_ms, increment_ms }),
        _ => Err(format!(
            "say `none`, minutes such as 10 or 0.5, or minutes and seconds such as 5+3, each at most {MOST_ON_CLOCK}"
        )),
    }
}

/// Reads a decimal number of units, each so many milliseconds long, rounded to milliseconds. `None` if it is no such number or beyond
/// what clocks hold.
fn milliseconds(text: &str, unit_ms: u64) -> Option<u64> {
    let is_decimal = text.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let units = text.parse().ok().filter(|&units: &f64| is_decimal && units <= MOST_ON_CLOCK as f64)?;
    Some((units * unit_ms as f64).round() as u64)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_minutes_and_seconds_with_decimals_if_need_be() {
        for (text, base_ms, increment_ms) in [
            ("10", 600_000, 0),
            ("5+3", 300_000, 3_000),
            ("0.1+0.05", 6_000, 50),
            (".5", 30_000, 0),
            ("600+600", 36_000_000, 600_000),
        ] {
            assert_eq!(read_clock(text), Ok(TimeControl::Clock { base_ms, increment_ms }), "{text}");
        }
        assert_eq!(read_clock("none"), Ok(TimeControl::None));
        for text in ["", "0", "0.000001", "0+5", "600.1", "1e2", "inf", "NaN", "+5", "-1", "1+-1", "1.2.3", "5,5", "."]
        {
            assert!(read_clock(text).is_err(), "{text}");
        }
    }
}
