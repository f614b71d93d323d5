//! What can be typed during a game.

use std::path::PathBuf;

/// A line that the player typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Nothing.
    Empty,
    Help,
    Board,
    Pieces,
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
    /// Anything else: an action, if it can be read as one.
    Action(String),
}

/// What is shown after each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum View {
    /// The board in characters.
    #[default]
    Board,
    /// The pieces in words, for screen readers and braille lines.
    Pieces,
    /// Nothing.
    Off,
}

impl Command {
    /// Reads a line. Every line is some command.
    pub(super) fn read(line: &str) -> Command {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = || (!rest.is_empty()).then(|| PathBuf::from(rest));
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Command::Empty,
            ("help" | "?", "") => Command::Help,
            ("board", "") => Command::Board,
            ("pieces", "") => Command::Pieces,
            ("view", view) => Command::View(match view {
                "board" => Some(View::Board),
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

    /// Whether this only makes sense while the game goes on, or changes how far it has gone.
    pub(super) const fn is_about_the_turn(&self) -> bool {
        match self {
            Command::Hint | Command::Undo | Command::Redo | Command::Draw | Command::Resign | Command::Action(_) => {
                true
            }
            Command::Empty
            | Command::Help
            | Command::Board
            | Command::Pieces
            | Command::View(_)
            | Command::Legal
            | Command::Moves
            | Command::Clocks
            | Command::Save(_)
            | Command::Load(_)
            | Command::Quit => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_actions() {
        assert_eq!(Command::read("  "), Command::Empty);
        assert_eq!(Command::read("HELP\n"), Command::Help);
        assert_eq!(Command::read(" save  my game.json "), Command::Save(Some("my game.json".into())));
        assert_eq!(Command::read("save"), Command::Save(None));
        assert_eq!(Command::read("view pieces"), Command::View(Some(View::Pieces)));
        assert_eq!(Command::read("view upside-down"), Command::View(None));
        assert_eq!(Command::read("a2-a3"), Command::Action("a2-a3".to_owned()));
        assert_eq!(Command::read("e1"), Command::Action("e1".to_owned()));
        assert_eq!(Command::read("undo it"), Command::Action("undo it".to_owned()));
    }
}
