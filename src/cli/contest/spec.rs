//! Who plays in a match, as it is typed and as it stands in files.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Level, Style};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spec {
    /// The computer player, with its opening book or without.
    Level { level: Level, style: Style, book: bool },
    /// A program that speaks the protocol, with its arguments.
    Engine { program: String, arguments: Vec<String> },
    /// Plays anything.
    Random,
    /// Plays what looks best one action ahead.
    Greedy,
}

/// What stands behind a level that plays with its opening book.
const BOOK: &str = ":book";

/// Text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum BadSpec {
    #[error("say level:N, level:N:STYLE, level:N:STYLE:book, engine:PROGRAM, greedy or random")]
    Kind,
    #[error("a level is a whole number from {} to {}", Level::MIN.number(), Level::MAX.number())]
    Level,
    #[error("{0}")]
    Style(String),
    #[error("name a program behind `engine:`")]
    Program,
}

impl FromStr for Spec {
    type Err = BadSpec;

    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind, rest) {
            ("random", "") => Ok(Spec::Random),
            ("greedy", "") => Ok(Spec::Greedy),
            ("level", rest) => {
                let (rest, book) = rest.strip_suffix(BOOK).map_or((rest, false), |rest| (rest, true));
                let (level, style) = rest.split_once(':').unwrap_or((rest, Style::Plain.name()));
                let level = level.parse().ok().and_then(Level::new).ok_or(BadSpec::Level)?;
                let style = style.parse().map_err(|error| BadSpec::Style(ToString::to_string(&error)))?;
                Ok(Spec::Level { level, style, book })
            }
            ("engine", rest) => {
                let mut words = rest.split_whitespace().map(str::to_owned);
                let program = words.next().ok_or(BadSpec::Program)?;
                Ok(Spec::Engine { program, arguments: words.collect() })
            }
            _ => Err(BadSpec::Kind),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Level { level, style, book } => {
                write!(f, "level:{}", level.number())?;
                if !style.is_plain() {
                    write!(f, ":{style}")?;
                }
                f.write_str(if *book { BOOK } else { "" })
            }
            Spec::Engine { program, arguments } => {
                write!(f, "engine:{program}")?;
                arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
            }
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "level:3",
            "level:10:gunner",
            "level:7:book",
            "level:7:fox:book",
            "engine:./cannon engine",
            "random",
            "greedy",
        ] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("level:3:plain".parse::<Spec>().map(|spec| spec.to_string()), Ok("level:3".to_owned()));
    }

    #[test]
    fn what_names_no_player_is_refused() {
        for (text, error) in [
            ("", BadSpec::Kind),
            ("ai:3", BadSpec::Kind),
            ("random:3", BadSpec::Kind),
            ("level:0", BadSpec::Level),
            ("level:book", BadSpec::Level),
            ("level", BadSpec::Level),
            ("engine:  ", BadSpec::Program),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(error), "{text}");
        }
        assert!(matches!("level:3:wild".parse::<Spec>(), Err(BadSpec::Style(_))));
    }
}
