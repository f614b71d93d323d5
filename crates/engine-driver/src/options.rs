//! What a program says about itself when it starts: its name, and its options with their values.

use std::ops::RangeInclusive;

use cannon_rules::GameId;

/// Maximum number of options that are read, and of values of an option.
const MAX_COUNT: usize = 200;

/// What a program says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// The name of the program.
    pub name: Option<String>,
    /// Its author.
    pub author: Option<String>,
    /// Its options.
    pub options: Vec<EngineOption>,
}

/// An option of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// The name.
    pub name: String,
    /// The kind, with the possible values.
    pub kind: OptionKind,
    /// The value that it has without being set.
    pub default: String,
}

/// The kind of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check,
    /// A whole number in a range.
    Spin(RangeInclusive<i64>),
    /// One of these values.
    Combo(Vec<String>),
    /// A command without a value.
    Button,
    /// Any text.
    Text,
}

impl EngineOption {
    /// Whether the option can have this value.
    pub fn allows(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Check => matches!(value, "true" | "false"),
            OptionKind::Spin(range) => value.parse().is_ok_and(|number: i64| range.contains(&number)),
            OptionKind::Combo(values) => values.iter().any(|known| known == value),
            OptionKind::Button => value.is_empty(),
            OptionKind::Text => !value.contains(char::is_control),
        }
    }
}

impl Identity {
    /// Takes over a line that a program writes between `ugi` and `ugiok`. Lines without a meaning are passed over.
    pub(crate) fn read(&mut self, line: &str) {
        let mut words = line.split_whitespace();
        match (words.next(), words.next()) {
            (Some("id"), Some("name")) => self.name = joined(words),
            (Some("id"), Some("author")) => self.author = joined(words),
            (Some("option"), Some("name")) if self.options.len() < MAX_COUNT => {
                self.options.extend(read_option(&words.collect::<Vec<_>>()));
            }
            _ => {}
        }
    }

    /// Whether the program plays a game: its option `Game` allows it or, without such an option, the game is the usual one.
    pub fn plays(&self, game: GameId) -> bool {
        let option = self.options.iter().find(|option| option.name.eq_ignore_ascii_case("Game"));
        option.map_or(game == GameId::default(), |option| option.allows(game.name()))
    }

    /// The name of the option as the program writes it, in whatever case it is asked for.
    pub(crate) fn option_name(&self, name: &str) -> Option<&str> {
        self.options.iter().map(|option| option.name.as_str()).find(|known| known.eq_ignore_ascii_case(name))
    }
}

/// Words as a text with single spaces. `None` without words.
fn joined<'a>(words: impl Iterator<Item = &'a str>) -> Option<String> {
    let text = words.collect::<Vec<_>>().join(" ");
    (!text.is_empty()).then_some(text)
}

/// The words that begin a part of the description of an option.
const PARTS: [&str; 5] = ["type", "default", "min", "max", "var"];

/// Reads the description of an option: its name and its parts. The name and each value may consist of several words.
fn read_option(words: &[&str]) -> Option<EngineOption> {
    let is_part = |word: &&str| PARTS.contains(word);
    let name_end = words.iter().position(is_part).unwrap_or(words.len());
    let name = joined(words[..name_end].iter().copied())?;
    let [mut kind, mut default] = [None, None];
    let (mut least, mut most) = (i64::MIN, i64::MAX);
    let mut values = Vec::new();
    let mut rest = &words[name_end..];
    while let Some((part, value)) = rest.split_first() {
        let end = value.iter().position(is_part).unwrap_or(value.len());
        let text = value[..end].join(" ");
        match *part {
            "type" => kind = Some(text),
            "default" => default = Some(text),
            "min" => least = text.parse().unwrap_or(least),
            "max" => most = text.parse().unwrap_or(most),
            _ if values.len() < MAX_COUNT => values.push(text),
            _ => {}
        }
        rest = &value[end..];
    }
    let kind = match kind.as_deref() {
        Some("check") => OptionKind::Check,
        Some("spin") => OptionKind::Spin(least..=most),
        Some("combo") => OptionKind::Combo(values),
        Some("button") => OptionKind::Button,
        _ => OptionKind::Text,
    };
    // An empty text is written as a word.
    let default = default.filter(|text| text != "<empty>").unwrap_or_default();
    Some(EngineOption { name, kind, default })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(line: &str) -> EngineOption {
        let mut identity = Identity::default();
        identity.read(line);
        identity.options.pop().expect("an option")
    }

    #[test]
    fn options_of_each_kind_are_read() {
        for (line, kind, default) in [
            ("option name Draws type check default true", OptionKind::Check, "true"),
            ("option name Hash type spin default 64 min 1 max 4096", OptionKind::Spin(1..=4096), "64"),
            (
                "option name Game type combo default cannon var cannon var tank-chess",
                OptionKind::Combo(vec!["cannon".to_owned(), "tank-chess".to_owned()]),
                "cannon",
            ),
            ("option name Clear type button", OptionKind::Button, ""),
            ("option name Book type string default <empty>", OptionKind::Text, ""),
            ("option name Level", OptionKind::Text, ""),
        ] {
            let read = option(line);
            assert_eq!((read.kind, read.default.as_str()), (kind, default), "{line}");
        }
        let long = option("option  name Own  Book File type string default my book.bin");
        assert_eq!((long.name.as_str(), long.default.as_str()), ("Own Book File", "my book.bin"));
    }

    #[test]
    fn option_game_tells_the_games() {
        let plays = |line: &str| {
            let mut identity = Identity::default();
            identity.read(line);
            [GameId::Cannon, GameId::TankChess].map(|game| identity.plays(game))
        };
        assert_eq!(plays("id name Bot"), [true, false]);
        assert_eq!(plays("option name Game type combo default cannon var cannon var tank-chess"), [true, true]);
        assert_eq!(plays("option name game type combo default tank-chess var tank-chess"), [false, true]);
    }

    #[test]
    fn values_are_checked_by_the_kind() {
        let hash = option("option name Hash type spin default 64 min 1 max 4096");
        assert!(hash.allows("1") && hash.allows("4096"));
        assert!(["0", "4097", "many", ""].iter().all(|value| !hash.allows(value)));
        let draws = option("option name Draws type check default true");
        assert!(draws.allows("false") && !draws.allows("no"));
        assert!(!option("option name Book type string").allows("a\nquit"), "a line break would be another command");
    }

    #[test]
    fn lines_without_a_meaning_are_passed_over() {
        let mut identity = Identity::default();
        for line in ["", "id", "option", "option name", "option name type check", "info string hello", "id name A  bot"]
        {
            identity.read(line);
        }
        assert_eq!(identity, Identity { name: Some("A bot".to_owned()), ..Identity::default() });
    }
}
