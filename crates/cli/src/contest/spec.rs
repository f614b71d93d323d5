//! Who plays in a match, as it is typed and as it stands in files.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use cannon_engine::{Level, Style};

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spec {
    /// The computer player, with its opening book or without.
    Level { level: Level, style: Style, book: bool },
    /// A program that speaks the protocol, with its arguments. They are typed as in a POSIX shell: quotes and backslashes keep words
    /// with spaces together.
    Engine { program: String, arguments: Vec<String> },
    /// Plays anything.
    Random,
    /// Plays what looks best one action ahead.
    Greedy,
}

impl Spec {
    /// Whether the game must have a computer player for it.
    pub(super) const fn needs_computer_player(&self) -> bool {
        matches!(self, Spec::Level { .. } | Spec::Greedy)
    }
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
    #[error("in `{0}` a quotation mark is not closed, or nothing stands behind the last backslash")]
    Quotes(String),
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
                let mut words = shlex::split(rest).ok_or_else(|| BadSpec::Quotes(rest.to_owned()))?.into_iter();
                let program = words.next().filter(|program| !program.is_empty()).ok_or(BadSpec::Program)?;
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
                write!(f, "engine:{}", quoted(program))?;
                arguments.iter().try_for_each(|argument| write!(f, " {}", quoted(argument)))
            }
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
        }
    }
}

/// A word as it must be typed: as it is, if it is read like that.
fn quoted(word: &str) -> Cow<'_, str> {
    if shlex::split(word).is_some_and(|words| words == [word]) {
        return word.into();
    }
    // Only a zero byte cannot be quoted, and nobody can type one.
    shlex::try_quote(word).unwrap_or(word.into())
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
            "engine:./cannon engine --depth=3 {a,b}",
            "random",
            "greedy",
        ] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("level:3:plain".parse::<Spec>().map(|spec| spec.to_string()), Ok("level:3".to_owned()));
    }

    #[test]
    fn quotes_keep_words_together() {
        let spec = |program: &str, arguments: &[&str]| Spec::Engine {
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
            let read: Spec = text.parse().expect("a player");
            assert_eq!(read, expected, "{text}");
            assert_eq!(read.to_string().parse(), Ok(expected), "{read}");
        }
        for text in ["engine:\"/my programs", "engine:a 'b", "engine:a\\"] {
            let error = text.parse::<Spec>().expect_err("a quotation mark is open").to_string();
            assert!(error.contains(&text[7..]) && error.contains("not closed"), "{error}");
        }
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
            ("engine:'' engine", BadSpec::Program),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(error), "{text}");
        }
        assert!(matches!("level:3:wild".parse::<Spec>(), Err(BadSpec::Style(_))));
    }
}
