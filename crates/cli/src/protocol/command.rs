//! The commands of the protocol, and the parser of its lines.

use std::time::Duration;

use cannon_rules::message;

/// A parsed line. Whether the command is possible in the current state is checked later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A line without words.
    Empty,
    Ugi,
    IsReady,
    NewGame,
    Stop,
    Quit,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        /// The position text; `None` for the start of the game.
        text: Option<String>,
        /// The actions to play from there.
        actions: Vec<String>,
    },
    Go(GoLimits),
}

/// The limits of a search, as given by `go`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GoLimits {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    /// The fixed time for the action (`movetime`).
    pub(super) movetime: Option<Duration>,
    /// Whether the search continues until `stop`.
    pub(super) infinite: bool,
    /// The remaining time of the side that moves first in a game, and of the other side.
    pub(super) clocks: [Option<Duration>; 2],
    /// The time added to these clocks after each action.
    pub(super) increments: [Duration; 2],
}

/// The error of a malformed line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    #[error("unknown command `{0}`")]
    Unknown(String),
    #[error("{0}: nothing is expected after the command, but there is `{1}`")]
    ExtraWord(&'static str, String),
    #[error("setoption: write `setoption name NAME value VALUE`")]
    Option,
    #[error(
        "position: write `position start` or `position text TEXT`, then `actions` and the actions if there are any"
    )]
    Position,
    #[error("go: unknown word `{word}` (word {number})")]
    GoWord { word: String, number: usize },
    #[error("go: `{0}` needs a whole number{least} behind it", least = if *.1 > 0 { " from 1 up" } else { "" })]
    GoNumber(&'static str, u64),
}

/// Maximum number of characters of the input that an answer quotes.
const MAX_QUOTED_CHARS: usize = 40;

/// A word of the input in a form that answers can quote.
pub(super) fn quoted(word: &str) -> String {
    message::quoted(word, MAX_QUOTED_CHARS)
}

impl Command {
    /// Parses a line.
    ///
    /// # Errors
    /// If the line is malformed.
    pub(super) fn parse(line: &str) -> Result<Command, CommandError> {
        let mut words = line.split_whitespace();
        let alone = |name, rest: &mut std::str::SplitWhitespace<'_>, command| match rest.next() {
            None => Ok(command),
            Some(word) => Err(CommandError::ExtraWord(name, quoted(word))),
        };
        match words.next() {
            None => Ok(Command::Empty),
            Some("ugi") => alone("ugi", &mut words, Command::Ugi),
            Some("isready") => alone("isready", &mut words, Command::IsReady),
            Some("uginewgame") => alone("uginewgame", &mut words, Command::NewGame),
            Some("stop") => alone("stop", &mut words, Command::Stop),
            Some("quit") => alone("quit", &mut words, Command::Quit),
            Some("setoption") => set_option(&words.collect::<Vec<_>>()),
            Some("position") => position(&words.collect::<Vec<_>>()),
            Some("go") => go(words).map(Command::Go),
            Some(other) => Err(CommandError::Unknown(quoted(other))),
        }
    }
}

fn set_option(words: &[&str]) -> Result<Command, CommandError> {
    let [first, rest @ ..] = words else { return Err(CommandError::Option) };
    let Some(value) = rest.iter().position(|&word| word == "value") else { return Err(CommandError::Option) };
    let (name, value) = (&rest[..value], &rest[value + 1..]);
    if *first != "name" || name.is_empty() || value.is_empty() {
        return Err(CommandError::Option);
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

fn position(words: &[&str]) -> Result<Command, CommandError> {
    let end = words.iter().position(|&word| word == "actions");
    let (start, actions) = match end {
        Some(end) => (&words[..end], &words[end + 1..]),
        None => (words, &[][..]),
    };
    let text = match start {
        ["start"] => None,
        ["text", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => return Err(CommandError::Position),
    };
    Ok(Command::Position { text, actions: actions.iter().map(|&action| action.to_owned()).collect() })
}

fn go<'a>(words: impl Iterator<Item = &'a str>) -> Result<GoLimits, CommandError> {
    let mut go = GoLimits::default();
    let mut words = words.enumerate();
    while let Some((index, word)) = words.next() {
        let mut number = |name, least| {
            let (_, word) = words.next().ok_or(CommandError::GoNumber(name, least))?;
            // Some programs send a negative time when a flag has fallen.
            let number = word.parse::<i64>().map(|number| u64::try_from(number).unwrap_or(0));
            number.ok().filter(|&number| number >= least).ok_or(CommandError::GoNumber(name, least))
        };
        match word {
            "infinite" => go.infinite = true,
            "depth" => go.depth = Some(u32::try_from(number("depth", 1)?).unwrap_or(u32::MAX)),
            "nodes" => go.nodes = Some(number("nodes", 1)?),
            "movetime" => go.movetime = Some(Duration::from_millis(number("movetime", 0)?)),
            "wtime" => go.clocks[0] = Some(Duration::from_millis(number("wtime", 0)?)),
            "btime" => go.clocks[1] = Some(Duration::from_millis(number("btime", 0)?)),
            "winc" => go.increments[0] = Duration::from_millis(number("winc", 0)?),
            "binc" => go.increments[1] = Duration::from_millis(number("binc", 0)?),
            other => return Err(CommandError::GoWord { word: quoted(other), number: index + 2 }),
        }
    }
    Ok(go)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn position_text_may_contain_spaces() {
        assert_eq!(
            Command::parse("position text 8D1/10 d 1,2 actions a2-b3 *d7"),
            Ok(Command::Position { text: Some("8D1/10 d 1,2".into()), actions: vec!["a2-b3".into(), "*d7".into()] })
        );
        assert_eq!(Command::parse(" position  start "), Ok(Command::Position { text: None, actions: Vec::new() }));
        for bad in ["position", "position text", "position text actions a2-b3", "position here", "position start a2-b3"]
        {
            assert_eq!(Command::parse(bad), Err(CommandError::Position), "{bad}");
        }
    }

    #[test]
    fn go_accepts_several_limits() {
        let Ok(Command::Go(go)) = Command::parse("go wtime -5 binc 100 depth 3 nodes 40 movetime 9") else {
            panic!("not read");
        };
        assert_eq!((go.depth, go.nodes, go.movetime), (Some(3), Some(40), Some(Duration::from_millis(9))));
        assert_eq!(go.clocks, [Some(Duration::ZERO), None]);
        assert_eq!(go.increments[1], Duration::from_millis(100));
    }

    #[test]
    fn malformed_lines_are_refused_with_the_reason() {
        for (line, complaint) in [
            ("dance", "unknown command `dance`"),
            ("stop it", "stop: nothing is expected after the command, but there is `it`"),
            ("go depth 3 fast", "go: unknown word `fast` (word 4)"),
            ("go depth", "go: `depth` needs a whole number from 1 up behind it"),
            ("go nodes 0", "go: `nodes` needs a whole number from 1 up behind it"),
            ("go movetime soon", "go: `movetime` needs a whole number behind it"),
            ("setoption name Hash", "setoption: write `setoption name NAME value VALUE`"),
        ] {
            assert_eq!(Command::parse(line).map_err(|error| error.to_string()), Err(complaint.to_owned()));
        }
    }

    /// Words of the protocol, and numbers at the limits of the parser.
    const WORDS: [&str; 16] = [
        "ugi",
        "stop",
        "setoption",
        "name",
        "value",
        "Hash",
        "position",
        "start",
        "text",
        "actions",
        "go",
        "depth",
        "wtime",
        "infinite",
        "-3",
        "99999999999999999999",
    ];

    proptest::proptest! {
        #[test]
        fn any_text_is_parsed_or_refused_in_one_line(line in "\\PC*|[\\x00-\\x7f]*") {
            check(&line);
        }

        #[test]
        fn any_protocol_words_are_parsed_or_refused(words in proptest::collection::vec(proptest::sample::select(&WORDS[..]), 0..9)) {
            check(&words.join(" "));
        }
    }

    fn check(line: &str) {
        if let Err(error) = Command::parse(line) {
            assert!(!error.to_string().contains(char::is_control), "{line:?}: {error}");
        }
    }
}
