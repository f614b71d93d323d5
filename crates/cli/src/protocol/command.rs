//! Lines of the protocol, read: what each one asks for, or what is wrong with it and where.

use std::time::Duration;

/// A line, read but not yet weighed against the state of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// A line of white space.
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
        /// `None` for the game's start.
        text: Option<String>,
        actions: Vec<String>,
    },
    Go(Go),
}

/// Bounds on a search, as `go` gives them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<Duration>,
    /// Until `stop`, whatever is found.
    pub(super) infinite: bool,
    /// What is left on the clocks of the side that begins the game and of the other.
    pub(super) clocks: [Option<Duration>; 2],
    /// What is added to them after each action.
    pub(super) increments: [Duration; 2],
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Malformed {
    #[error("unknown command `{0}`")]
    Unknown(String),
    #[error("{0}: nothing is expected after the command, but there is `{1}`")]
    Surplus(&'static str, String),
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

/// Longest word of the input that is quoted in an answer, in characters.
const MOST_QUOTED: usize = 40;

/// A word of the input as it may stand in an answer: short, and on one line.
pub(super) fn quoted(word: &str) -> String {
    let mut short: String =
        word.chars().take(MOST_QUOTED).map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    if word.chars().nth(MOST_QUOTED).is_some() {
        short.push('…');
    }
    short
}

impl Command {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Result<Command, Malformed> {
        let mut words = line.split_whitespace();
        let alone = |name, rest: &mut std::str::SplitWhitespace<'_>, command| match rest.next() {
            None => Ok(command),
            Some(word) => Err(Malformed::Surplus(name, quoted(word))),
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
            Some(other) => Err(Malformed::Unknown(quoted(other))),
        }
    }
}

fn set_option(words: &[&str]) -> Result<Command, Malformed> {
    let [first, rest @ ..] = words else { return Err(Malformed::Option) };
    let Some(value) = rest.iter().position(|&word| word == "value") else { return Err(Malformed::Option) };
    let (name, value) = (&rest[..value], &rest[value + 1..]);
    if *first != "name" || name.is_empty() || value.is_empty() {
        return Err(Malformed::Option);
    }
    Ok(Command::SetOption { name: name.join(" "), value: value.join(" ") })
}

fn position(words: &[&str]) -> Result<Command, Malformed> {
    let end = words.iter().position(|&word| word == "actions");
    let (place, actions) = match end {
        Some(end) => (&words[..end], &words[end + 1..]),
        None => (words, &[][..]),
    };
    let text = match place {
        ["start"] => None,
        ["text", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => return Err(Malformed::Position),
    };
    Ok(Command::Position { text, actions: actions.iter().map(|&action| action.to_owned()).collect() })
}

fn go<'a>(words: impl Iterator<Item = &'a str>) -> Result<Go, Malformed> {
    let mut go = Go::default();
    let mut words = words.enumerate();
    while let Some((index, word)) = words.next() {
        let mut number = |name, least| {
            let (_, word) = words.next().ok_or(Malformed::GoNumber(name, least))?;
            // Programs tell of a fallen flag by a time below zero.
            let number = word.parse::<i64>().map(|number| u64::try_from(number).unwrap_or(0));
            number.ok().filter(|&number| number >= least).ok_or(Malformed::GoNumber(name, least))
        };
        match word {
            "infinite" => go.infinite = true,
            "depth" => go.depth = Some(u32::try_from(number("depth", 1)?).unwrap_or(u32::MAX)),
            "nodes" => go.nodes = Some(number("nodes", 1)?),
            "movetime" => go.time = Some(Duration::from_millis(number("movetime", 0)?)),
            "wtime" => go.clocks[0] = Some(Duration::from_millis(number("wtime", 0)?)),
            "btime" => go.clocks[1] = Some(Duration::from_millis(number("btime", 0)?)),
            "winc" => go.increments[0] = Duration::from_millis(number("winc", 0)?),
            "binc" => go.increments[1] = Duration::from_millis(number("binc", 0)?),
            other => return Err(Malformed::GoWord { word: quoted(other), number: index + 2 }),
        }
    }
    Ok(go)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_text_may_hold_spaces() {
        assert_eq!(
            Command::read("position text 8D1/10 d 1,2 actions a2-b3 *d7"),
            Ok(Command::Position { text: Some("8D1/10 d 1,2".into()), actions: vec!["a2-b3".into(), "*d7".into()] })
        );
        assert_eq!(Command::read(" position  start "), Ok(Command::Position { text: None, actions: Vec::new() }));
        for bad in ["position", "position text", "position text actions a2-b3", "position here", "position start a2-b3"]
        {
            assert_eq!(Command::read(bad), Err(Malformed::Position), "{bad}");
        }
    }

    #[test]
    fn bounds_can_be_combined() {
        let Ok(Command::Go(go)) = Command::read("go wtime -5 binc 100 depth 3 nodes 40 movetime 9") else {
            panic!("not read");
        };
        assert_eq!((go.depth, go.nodes, go.time), (Some(3), Some(40), Some(Duration::from_millis(9))));
        assert_eq!(go.clocks, [Some(Duration::ZERO), None]);
        assert_eq!(go.increments[1], Duration::from_millis(100));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (line, complaint) in [
            ("dance", "unknown command `dance`"),
            ("stop it", "stop: nothing is expected after the command, but there is `it`"),
            ("go depth 3 fast", "go: unknown word `fast` (word 4)"),
            ("go depth", "go: `depth` needs a whole number from 1 up behind it"),
            ("go nodes 0", "go: `nodes` needs a whole number from 1 up behind it"),
            ("go movetime soon", "go: `movetime` needs a whole number behind it"),
            ("setoption name Hash", "setoption: write `setoption name NAME value VALUE`"),
        ] {
            assert_eq!(Command::read(line).map_err(|error| error.to_string()), Err(complaint.to_owned()));
        }
    }

    /// Words that mean something here and there.
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
        fn any_line_is_read_or_refused_in_one_line(line in "\\PC*|[\\x00-\\x7f]*") {
            check(&line);
        }

        #[test]
        fn any_words_are_read_or_refused(words in proptest::collection::vec(proptest::sample::select(&WORDS[..]), 0..9)) {
            check(&words.join(" "));
        }
    }

    fn check(line: &str) {
        if let Err(error) = Command::read(line) {
            assert!(!error.to_string().contains(char::is_control), "{line:?}: {error}");
        }
    }
}
