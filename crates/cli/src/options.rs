//! What the command line asks of the rest of the program, read and checked.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use serde_json::Value;

use cannon_engine::Level;
use cannon_rules::record::{LEVELS, Seat, Style, TimeControl};

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

/// A reader of whole numbers within bounds, which complains with a sentence that says what is possible.
pub fn whole<T: Copy + Display + FromStr + PartialOrd>(
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
