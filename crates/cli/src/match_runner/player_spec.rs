//! The specification of a player in a match, as text on the command line and in files.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use cannon_engine::{Level, Style};

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

/// The error of a text that describes no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayerSpecError {
    /// The text begins like no player.
    #[error("expected level:N, level:N:STYLE, level:N:STYLE:book, engine:PROGRAM, greedy or random")]
    Kind,
    /// The level is no level.
    #[error("a level is a whole number from {} to {}", Level::MIN.number(), Level::MAX.number())]
    Level,
    /// There is no such style.
    #[error("{0}")]
    Style(String),
    /// No program is named.
    #[error("name a program after `engine:`")]
    Program,
    /// The words of the program cannot be told apart.
    #[error("in `{0}`, a quotation mark is not closed or nothing follows the last backslash")]
    UnclosedQuote(String),
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        match (kind, rest) {
            ("random", "") => Ok(PlayerSpec::Random),
            ("greedy", "") => Ok(PlayerSpec::Greedy),
            ("level", rest) => {
                let (rest, book) = rest.strip_suffix(BOOK_SUFFIX).map_or((rest, false), |rest| (rest, true));
                let (level, style) = rest.split_once(':').unwrap_or((rest, Style::PLAIN.name()));
                let level = level.parse().ok().and_then(Level::new).ok_or(PlayerSpecError::Level)?;
                let style = style.parse().map_err(|error| PlayerSpecError::Style(ToString::to_string(&error)))?;
                Ok(PlayerSpec::Level { level, style, book })
            }
            ("engine", rest) => {
                let mut words =
                    shlex::split(rest).ok_or_else(|| PlayerSpecError::UnclosedQuote(rest.to_owned()))?.into_iter();
                let program = words.next().filter(|program| !program.is_empty()).ok_or(PlayerSpecError::Program)?;
                Ok(PlayerSpec::Engine { program, arguments: words.collect() })
            }
            _ => Err(PlayerSpecError::Kind),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level { level, style, book } => {
                write!(f, "level:{}", level.number())?;
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
    // Only a zero byte cannot be quoted, and command lines cannot contain one.
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
        assert_eq!("level:3:plain".parse::<PlayerSpec>().map(|spec| spec.to_string()), Ok("level:3".to_owned()));
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
            let error = text.parse::<PlayerSpec>().expect_err("a quotation mark is open").to_string();
            assert!(error.contains(&text[7..]) && error.contains("not closed"), "{error}");
        }
    }

    #[test]
    fn malformed_players_are_refused() {
        for (text, error) in [
            ("", PlayerSpecError::Kind),
            ("ai:3", PlayerSpecError::Kind),
            ("random:3", PlayerSpecError::Kind),
            ("level:15", PlayerSpecError::Level),
            ("level:book", PlayerSpecError::Level),
            ("level", PlayerSpecError::Level),
            ("engine:  ", PlayerSpecError::Program),
            ("engine:'' engine", PlayerSpecError::Program),
        ] {
            assert_eq!(text.parse::<PlayerSpec>(), Err(error), "{text}");
        }
        assert!(matches!("level:3:wild".parse::<PlayerSpec>(), Err(PlayerSpecError::Style(_))));
    }
}
