//! The limit of each turn of a player, as `--tc` gives it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::value_error::ValueError;
use cannon_engine::Limits;

/// Maximum time of a turn, which is a day.
const MAX_MILLISECONDS: u64 = 86_400_000;

/// The limit of each turn: positions or time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnLimit {
    /// Number of positions (nodes) that a search visits, at least 1.
    Nodes(u64),
    /// Time in milliseconds, from 1 to [`MAX_MILLISECONDS`].
    Milliseconds(u64),
}

/// The error of a text that describes no limit.
const NO_LIMIT: ValueError = ValueError::SearchLimit { most: MAX_MILLISECONDS };

impl TurnLimit {
    /// The limits of a search with this limit alone.
    pub(super) const fn limits(self) -> Limits {
        match self {
            TurnLimit::Nodes(nodes) => Limits::nodes(nodes),
            TurnLimit::Milliseconds(milliseconds) => Limits::time(Duration::from_millis(milliseconds)),
        }
    }
}

impl FromStr for TurnLimit {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<TurnLimit, ValueError> {
        let (unit, number) = text.split_once(':').ok_or(NO_LIMIT)?;
        match (unit, number.parse().map_err(|_| NO_LIMIT)?) {
            ("nodes", nodes @ 1..) => Ok(TurnLimit::Nodes(nodes)),
            ("ms", milliseconds @ 1..=MAX_MILLISECONDS) => Ok(TurnLimit::Milliseconds(milliseconds)),
            _ => Err(NO_LIMIT),
        }
    }
}

impl fmt::Display for TurnLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnLimit::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            TurnLimit::Milliseconds(milliseconds) => write!(f, "ms:{milliseconds}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_limit_is_read_back_and_malformed_ones_are_refused() {
        for (text, limits) in [
            ("nodes:20000", Limits::nodes(20_000)),
            ("nodes:1", Limits::nodes(1)),
            ("ms:100", Limits::time(Duration::from_millis(100))),
        ] {
            let limit: TurnLimit = text.parse().expect("a limit");
            assert_eq!((limit.to_string().as_str(), limit.limits()), (text, limits));
        }
        for text in ["", "nodes", "nodes:", "nodes:0", "nodes:-1", "ms:0", "ms:1.5", "ms:86400001", "depth:3", "20000"]
        {
            assert_eq!(text.parse::<TurnLimit>(), Err(NO_LIMIT), "{text}");
        }
    }
}
