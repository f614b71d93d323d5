//! The parsed options of `cannon play`, and the parsers of option values.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use serde_json::Value;

use super::value_error::ValueError;
use cannon_rules::GameId;
use cannon_rules::record::{Seat, TimeControl};
use cannon_rules::timeline::HouseRules;

/// The options of `cannon play`. `None` means that the option was not given.
#[derive(Clone, Debug, Default)]
pub struct PlayOptions {
    /// The game.
    pub game: Option<GameId>,
    /// Who plays South.
    pub south: Option<Seat>,
    /// Who plays North.
    pub north: Option<Seat>,
    /// The ruleset of the game as a JSON value.
    pub ruleset: Option<Value>,
    /// The draw rules; `None` if the options do not name any, which means none.
    pub house_rules: Option<HouseRules>,
    /// The position text to start from; `None` for the normal start of the game.
    pub start: Option<String>,
    /// The name of the scheme that the position text comes from.
    pub scheme: Option<String>,
    /// The time control of both sides.
    pub clock: Option<TimeControl>,
    /// The file to which the game is saved after every turn; if it exists, the game in it is resumed.
    pub record: Option<PathBuf>,
    /// The file with a game or a scheme to open. Nothing is written to it.
    pub open: Option<PathBuf>,
}

impl PlayOptions {
    /// Whether any option asks for a particular game, so that the title screen is skipped.
    pub const fn skips_title_screen(&self) -> bool {
        self.game.is_some()
            || self.south.is_some()
            || self.north.is_some()
            || self.ruleset.is_some()
            || self.house_rules.is_some()
            || self.start.is_some()
            || self.clock.is_some()
            || self.record.is_some()
    }
}

/// A parser for integers within bounds. Its error states the bounds.
pub fn integer_in<T: Copy + Display + FromStr + PartialOrd>(
    bounds: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, ValueError> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
        number.ok_or(ValueError::Integer { least, most })
    }
}

/// Parses a seat.
///
/// # Errors
/// States the expected format.
pub(super) fn read_seat(text: &str) -> Result<Seat, ValueError> {
    Ok(text.parse::<Seat>()?)
}

/// Parses a name of draw rules: `none`, `repetition`, `quiet-turns` or `all`.
///
/// # Errors
/// Lists the names.
pub(super) fn read_draw_rules(text: &str) -> Result<HouseRules, ValueError> {
    let all = HouseRules::DRAWS;
    match text {
        "none" => Ok(HouseRules::NONE),
        "repetition" => Ok(HouseRules { quiet_turns: None, ..all }),
        "quiet-turns" => Ok(HouseRules { repetition: false, ..all }),
        "all" => Ok(all),
        _ => Err(ValueError::DrawRules),
    }
}

/// Maximum number of minutes on a clock, and of seconds added after each turn.
const MAX_CLOCK_VALUE: u64 = 600;
/// Milliseconds in a minute.
const MINUTE_MS: u64 = 60_000;
/// Milliseconds in a second.
const SECOND_MS: u64 = 1_000;

/// Parses `MINUTES`, `MINUTES+SECONDS` or `none`. Both numbers may have decimals, because engines also play games of a few seconds.
///
/// # Errors
/// States the expected format.
pub(super) fn read_clock(text: &str) -> Result<TimeControl, ValueError> {
    if text == "none" {
        return Ok(TimeControl::None);
    }
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    match (parse_milliseconds(minutes, MINUTE_MS), parse_milliseconds(seconds, SECOND_MS)) {
        (Some(base_ms @ 1..), Some(increment_ms)) => Ok(TimeControl::Clock { base_ms, increment_ms }),
        _ => Err(ValueError::Clock { most: MAX_CLOCK_VALUE }),
    }
}

/// Parses a decimal number of units of `unit_ms` milliseconds each, and rounds it to milliseconds. `None` if the text is not a decimal
/// number or the number exceeds [`MAX_CLOCK_VALUE`].
fn parse_milliseconds(text: &str, unit_ms: u64) -> Option<u64> {
    let is_decimal = text.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let units = text.parse().ok().filter(|&units: &f64| is_decimal && units <= MAX_CLOCK_VALUE as f64)?;
    Some((units * unit_ms as f64).round() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_accepts_minutes_and_seconds_with_decimals() {
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
