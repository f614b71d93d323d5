//! The commands of the protocol, and the parser of its lines.

use super::dialect::Dialect;
use super::go::GoLimits;
use cannon_rules::message;

/// A line that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ParsedLine {
    pub(super) command: Command,
    /// The words that mean nothing and were ignored; empty in most lines.
    pub(super) ignored: String,
}

impl ParsedLine {
    /// The command of a line in which these words mean nothing.
    pub(super) fn new(command: Command, ignored: &[&str]) -> ParsedLine {
        ParsedLine { command, ignored: ignored.join(" ") }
    }
}

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
    Query(Query),
}

/// A question about the position, which is answered by `response`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    /// Whether the game is over.
    GameOver,
    /// Whether the side that begins the game is to move.
    FirstSideToMove,
    /// Who has won.
    Result,
}

/// The error of a malformed line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    #[error("unknown command `{0}`")]
    Unknown(String),
    #[error("{0}: nothing is expected after the command, but there is `{1}`")]
    ExtraWord(String, String),
    #[error("setoption: write `setoption name NAME value VALUE`")]
    Option,
    #[error(
        "position: write `position start` or `position text TEXT`, then `actions` and the actions if there are any; \
         or `position startpos` or `position fen TEXT`, then `moves` and the moves"
    )]
    Position,
    #[error("go: unknown word `{word}` (word {number})")]
    GoWord { word: String, number: usize },
    #[error("go: `{0}` needs a whole number{least} behind it", least = if *.1 > 0 { " from 1 up" } else { "" })]
    GoNumber(String, u64),
    #[error("query: write `query gameover`, `query p1turn` or `query result`")]
    Query,
}

/// Maximum number of characters of the input that an answer quotes.
const MAX_QUOTED_CHARS: usize = 40;

/// A word of the input in a form that answers can quote.
pub(super) fn quoted(word: &str) -> String {
    message::quoted(word, MAX_QUOTED_CHARS)
}

impl Command {
    /// Parses a line in this dialect.
    ///
    /// # Errors
    /// If the line is malformed.
    pub(super) fn parse_in(dialect: Dialect, line: &str) -> Result<ParsedLine, CommandError> {
        let mut words = line.split_whitespace();
        let Some(name) = words.next() else { return Ok(ParsedLine::new(Command::Empty, &[])) };
        let rest: Vec<&str> = words.collect();
        let alone = |command| match rest.first() {
            Some(word) if dialect == Dialect::Cannon => Err(CommandError::ExtraWord(name.to_owned(), quoted(word))),
            _ => Ok(ParsedLine::new(command, &rest)),
        };
        match name {
            "ugi" => alone(Command::Ugi),
            "isready" => alone(Command::IsReady),
            "uginewgame" => alone(Command::NewGame),
            "stop" => alone(Command::Stop),
            "quit" => alone(Command::Quit),
            "setoption" => set_option(&rest),
            "position" => position(&rest),
            "go" => GoLimits::parse(dialect, rest.into_iter()),
            "query" => query(&rest),
            _ => Err(CommandError::Unknown(quoted(name))),
        }
    }
}

fn set_option(words: &[&str]) -> Result<ParsedLine, CommandError> {
    let [first, rest @ ..] = words else { return Err(CommandError::Option) };
    let Some(value) = rest.iter().position(|&word| word == "value") else { return Err(CommandError::Option) };
    let (name, value) = (&rest[..value], &rest[value + 1..]);
    if *first != "name" || name.is_empty() || value.is_empty() {
        return Err(CommandError::Option);
    }
    Ok(ParsedLine::new(Command::SetOption { name: name.join(" "), value: value.join(" ") }, &[]))
}

fn position(words: &[&str]) -> Result<ParsedLine, CommandError> {
    let separator = if matches!(words, ["startpos" | "fen", ..]) { "moves" } else { "actions" };
    let end = words.iter().position(|&word| word == separator);
    let (start, actions) = match end {
        Some(end) => (&words[..end], &words[end + 1..]),
        None => (words, &[][..]),
    };
    let (text, ignored) = match start {
        ["start"] => (None, &[][..]),
        // The word of the other dialect is no unknown word. Without the actions, it would be another position.
        ["startpos", rest @ ..] if !rest.contains(&"actions") => (None, rest),
        ["text" | "fen", text @ ..] if !text.is_empty() => (Some(text.join(" ")), &[][..]),
        _ => return Err(CommandError::Position),
    };
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    Ok(ParsedLine::new(Command::Position { text, actions }, ignored))
}

fn query(words: &[&str]) -> Result<ParsedLine, CommandError> {
    let [question, ignored @ ..] = words else { return Err(CommandError::Query) };
    let query = match *question {
        "gameover" => Query::GameOver,
        "p1turn" => Query::FirstSideToMove,
        "result" => Query::Result,
        _ => return Err(CommandError::Query),
    };
    Ok(ParsedLine::new(Command::Query(query), ignored))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    impl Command {
        /// Parses a line in the dialect of this program, in which no word is ignored.
        fn parse(line: &str) -> Result<Command, CommandError> {
            let parsed = Command::parse_in(Dialect::Cannon, line)?;
            assert_eq!(parsed.ignored, "", "{line}");
            Ok(parsed.command)
        }
    }

    #[test]
    fn words_of_ugi_mean_the_same_and_unknown_words_are_ignored() {
        for (ugi, own, ignored) in [
            ("position startpos", "position start", ""),
            ("position startpos moves @e1 @f10", "position start actions @e1 @f10", ""),
            ("position startpos quickly now moves @e1", "position start actions @e1", "quickly now"),
            ("position fen 8D1/10 d 1,2 moves a2-b3", "position text 8D1/10 d 1,2 actions a2-b3", ""),
            ("stop it", "stop", "it"),
        ] {
            let parsed = Command::parse_in(Dialect::Ugi, ugi).expect("valid");
            assert_eq!((Ok(parsed.command), parsed.ignored.as_str()), (Command::parse(own), ignored), "{ugi}");
        }
        for bad in ["position fen", "position fen moves a2-b3", "position startpos actions @e1", "position"] {
            assert_eq!(Command::parse_in(Dialect::Ugi, bad), Err(CommandError::Position), "{bad}");
        }
    }

    #[test]
    fn queries_are_read() {
        assert_eq!(Command::parse("query gameover"), Ok(Command::Query(Query::GameOver)));
        assert_eq!(Command::parse("query p1turn"), Ok(Command::Query(Query::FirstSideToMove)));
        assert_eq!(Command::parse_in(Dialect::Ugi, "query result now").map(|line| line.ignored), Ok("now".to_owned()));
        for bad in ["query", "query fen", "query p2turn"] {
            assert_eq!(Command::parse(bad), Err(CommandError::Query), "{bad}");
        }
    }

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
    const WORDS: [&str; 22] = [
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
        "startpos",
        "fen",
        "moves",
        "p1time",
        "query",
        "gameover",
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
        for dialect in [Dialect::Cannon, Dialect::Ugi] {
            let Err(error) = Command::parse_in(dialect, line) else { continue };
            assert!(!error.to_string().contains(char::is_control), "{line:?}: {error}");
        }
    }
}
