//! The commands that a player can enter during a game in the terminal.

use std::path::PathBuf;

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Empty,
    /// The page on this topic; `None` for the list of commands.
    Help(Option<String>),
    Board,
    Pieces,
    /// `None` if the view is missing or unknown.
    View(Option<View>),
    Legal,
    Moves,
    Clocks,
    Hint,
    Undo,
    Redo,
    Save(Option<PathBuf>),
    Load(Option<PathBuf>),
    Draw,
    Resign,
    Quit,
    /// Any other line, which is read as an action.
    Action(String),
}

/// The form in which the position is shown after each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum View {
    /// The board in characters, with the facings of the units.
    #[default]
    Board,
    /// The board with one character per square.
    Plain,
    /// The pieces in words, for screen readers and braille lines.
    Pieces,
    /// Nothing.
    Off,
}

impl Command {
    /// Parses a line. Every line is a command.
    pub(super) fn parse(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = || (!rest.is_empty()).then(|| PathBuf::from(rest));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Command::Empty,
            ("help" | "?", topic) => Command::Help((!topic.is_empty()).then(|| topic.to_owned())),
            ("board", "") => Command::Board,
            ("pieces", "") => Command::Pieces,
            ("view", view) => Command::View(match view {
                "board" => Some(View::Board),
                "plain" => Some(View::Plain),
                "pieces" => Some(View::Pieces),
                "off" => Some(View::Off),
                _ => None,
            }),
            ("legal", "") => Command::Legal,
            ("moves", "") => Command::Moves,
            ("clocks" | "clock" | "time", "") => Command::Clocks,
            ("hint", "") => Command::Hint,
            ("undo", "") => Command::Undo,
            ("redo", "") => Command::Redo,
            ("save", _) => Command::Save(file()),
            ("load", _) => Command::Load(file()),
            ("draw", "") => Command::Draw,
            ("resign", "") => Command::Resign,
            ("quit" | "exit", "") => Command::Quit,
            _ => Command::Action(line.to_owned()),
        }
    }

    /// Whether the command applies to the current turn, so that it is ignored if the flag fell before it was entered.
    pub(super) const fn applies_to_current_turn(&self) -> bool {
        matches!(
            self,
            Command::Hint | Command::Undo | Command::Redo | Command::Draw | Command::Resign | Command::Action(_)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_distinguished_from_actions() {
        assert_eq!(Command::parse("  "), Command::Empty);
        assert_eq!(Command::parse("HELP\n"), Command::Help(None));
        assert_eq!(Command::parse("help Rules"), Command::Help(Some("Rules".to_owned())));
        assert_eq!(Command::parse(" save  my game.json "), Command::Save(Some("my game.json".into())));
        assert_eq!(Command::parse("save"), Command::Save(None));
        assert_eq!(Command::parse("view pieces"), Command::View(Some(View::Pieces)));
        assert_eq!(Command::parse("view plain"), Command::View(Some(View::Plain)));
        assert_eq!(Command::parse("view upside-down"), Command::View(None));
        assert_eq!(Command::parse("a2-a3"), Command::Action("a2-a3".to_owned()));
        assert_eq!(Command::parse("e1"), Command::Action("e1".to_owned()));
        assert_eq!(Command::parse("undo it"), Command::Action("undo it".to_owned()));
    }
}
