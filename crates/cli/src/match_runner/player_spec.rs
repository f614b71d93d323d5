//! The specification of a player in a match, as text on the command line and in files.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::value_error::ValueError;
use cannon_engine::{Level, Style};
use cannon_rules::record::{Seat, SeatError, rank_name};

/// The specification of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerSpec {
    /// The computer player, with its opening book or without.
    Level {
        /// The level.
        level: Level,
        /// The playing style.
        style: Style,
        /// Whether it plays from its opening book.
        book: bool,
    },
    /// A program that speaks the protocol, with its arguments. The text is split like a command in a POSIX shell, with quotes and
    /// backslashes.
    Engine {
        /// The program.
        program: String,
        /// Its arguments.
        arguments: Vec<String>,
    },
    /// A player that plays random legal actions.
    Random,
    /// A player that plays the best action of a search of depth 1.
    Greedy,
}

/// The suffix of a level that plays with its opening book.
const BOOK_SUFFIX: &str = ":book";

impl FromStr for PlayerSpec {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<PlayerSpec, ValueError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind, rest) {
            ("random", "") => Ok(PlayerSpec::Random),
            ("greedy", "") => Ok(PlayerSpec::Greedy),
            ("engine", rest) => {
                let mut words = shlex::split(rest).ok_or(ValueError::UnclosedQuote)?.into_iter();
                let program = words.next().filter(|program| !program.is_empty()).ok_or(ValueError::Program)?;
                Ok(PlayerSpec::Engine { program, arguments: words.collect() })
            }
            _ => {
                let (seat, book) = text.strip_suffix(BOOK_SUFFIX).map_or((text, false), |seat| (seat, true));
                match seat.parse() {
                    Ok(Seat::Computer { level, style }) => {
                        Ok(PlayerSpec::Level { level: Level::new(level).unwrap_or(Level::MAX), style, book })
                    }
                    Err(error @ SeatError::Style(_)) => Err(error.into()),
                    Ok(Seat::Human | Seat::Program) | Err(SeatError::Player) => Err(ValueError::MatchPlayer),
                }
            }
        }
    }
}

impl fmt::Display for PlayerSpec {
    /// Writes the player as files have it, such as `level:5:fox`. The alternate form is what people type, such as `ensign:fox`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level { level, style, book } => {
                if f.alternate() {
                    f.write_str(rank_name(level.number()))?;
                } else {
                    write!(f, "level:{}", level.number())?;
                }
                if !style.is_plain() {
                    write!(f, ":{style}")?;
                }
                f.write_str(if *book { BOOK_SUFFIX } else { "" })
            }
            PlayerSpec::Engine { program, arguments } => {
                write!(f, "engine:{}", shell_quoted(program))?;
                arguments.iter().try_for_each(|argument| write!(f, " {}", shell_quoted(argument)))
            }
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy => f.write_str("greedy"),
        }
    }
}

/// A word in shell syntax, quoted only if necessary.
fn shell_quoted(word: &str) -> Cow<'_, str> {
    if shlex::split(word).is_some_and(|words| words == [word]) {
        return word.into();
    }
    // Only a zero byte cannot be quoted, and command lines cannot contain a zero byte.
    shlex::try_quote(word).unwrap_or(word.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_player_is_read_back() {
        for text in [
            "level:3",
            "level:10:gunner",
            "level:7:book",
            "level:7:fox:book",
            "engine:./cannon engine --depth=3 {a,b}",
            "random",
            "greedy",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        for (text, written, typed) in [
            ("level:3:plain", "level:3", "corporal"),
            ("rank:16", "level:14", "grandmaster"),
            ("drummer:book", "level:-1:book", "drummer:book"),
            ("ai:5:fox:book", "level:5:fox:book", "ensign:fox:book"),
        ] {
            let spec: PlayerSpec = text.parse().expect("a player");
            assert_eq!((spec.to_string(), format!("{spec:#}")), (written.to_owned(), typed.to_owned()), "{text}");
        }
    }

    #[test]
    fn quotes_and_backslashes_keep_words_together() {
        let spec = |program: &str, arguments: &[&str]| PlayerSpec::Engine {
            program: program.to_owned(),
            arguments: arguments.iter().map(|&argument| argument.to_owned()).collect(),
        };
        for (text, expected) in [
            ("engine:\"/my programs/cannon\" engine", spec("/my programs/cannon", &["engine"])),
            ("engine:'/my programs/cannon'  engine ", spec("/my programs/cannon", &["engine"])),
            ("engine:/my\\ programs/cannon", spec("/my programs/cannon", &[])),
            ("engine:'C:\\games\\cannon.exe' ''", spec("C:\\games\\cannon.exe", &[""])),
            ("engine:a 'it'\"'\"'s' \"#1\"", spec("a", &["it's", "#1"])),
        ] {
            let read: PlayerSpec = text.parse().expect("a player");
            assert_eq!(read, expected, "{text}");
            assert_eq!(read.to_string().parse(), Ok(expected), "{read}");
        }
        for text in ["engine:\"/my programs", "engine:a 'b", "engine:a\\"] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(ValueError::UnclosedQuote), "{text}");
        }
    }

    #[test]
    fn malformed_players_are_refused() {
        for (text, error) in [
            ("", ValueError::MatchPlayer),
            ("human", ValueError::MatchPlayer),
            ("random:3", ValueError::MatchPlayer),
            ("level:15", ValueError::MatchPlayer),
            ("rank:0", ValueError::MatchPlayer),
            ("level:book", ValueError::MatchPlayer),
            ("level", ValueError::MatchPlayer),
            ("engine:  ", ValueError::Program),
            ("engine:'' engine", ValueError::Program),
        ] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(error), "{text}");
        }
        assert!(matches!("level:3:wild".parse::<PlayerSpec>(), Err(ValueError::Seat(SeatError::Style(_)))));
    }
}
