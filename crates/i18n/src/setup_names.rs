//! Names of games with their presets or boards.

use super::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::tank_chess::{BoardName, Scheme};
use cannon_rules::{Game, GameId};

impl Localizer {
    /// The name of the game, such as "Tank Chess".
    pub fn game(&self, game: GameId) -> String {
        self.text(game.name_id())
    }

    /// The name of a scheme in the current language, if a built-in board has this name; otherwise the name itself.
    ///
    /// ```
    /// use cannon_i18n::{Language, Localizer};
    ///
    /// let words = Localizer::new(Language::German);
    /// assert_eq!(words.scheme_name("Two Fords"), "Zwei Furten");
    /// assert_eq!(words.scheme_name("My river"), "My river");
    /// ```
    pub fn scheme_name(&self, name: &str) -> String {
        builtin_board(|scheme| scheme.name == name)
            .map_or_else(|| name.to_owned(), |board| self.text(&format!("board-{board}")))
    }

    /// The description of a scheme in the current language, if a built-in board has this description; otherwise the description itself.
    pub fn scheme_about(&self, about: &str) -> String {
        builtin_board(|scheme| scheme.about == about)
            .map_or_else(|| about.to_owned(), |board| self.text(&format!("board-{board}-about")))
    }

    /// Entries of a list, one after the other.
    pub fn list(&self, entries: &[impl AsRef<str>]) -> String {
        let entries: Vec<&str> = entries.iter().map(AsRef::as_ref).collect();
        entries.join(&self.text("list-separator"))
    }

    /// The name of a recorded game with its player-made scheme, its preset or its board, such as "Cannon · Classic". `timeline` is the
    /// record replayed.
    ///
    /// Only the name of the game if it starts from another position.
    pub fn game_and_setup(&self, record: &Record, timeline: &AnyTimeline) -> String {
        let game = self.game(timeline.game());
        let named = || if record.start.is_none() { self.preset_or_board(timeline) } else { None };
        match record.scheme.as_deref().map(|scheme| self.scheme_name(scheme)).or_else(named) {
            Some(setup) => self.format("saved-game-and-setup", &[("game", game.into()), ("setup", setup.into())]),
            None => game,
        }
    }

    /// The name of the preset or the board of a game that starts normally.
    fn preset_or_board(&self, timeline: &AnyTimeline) -> Option<String> {
        match timeline {
            AnyTimeline::Cannon(game) => {
                game.position().rules().preset_name().map(|name| self.text(&format!("preset-{name}")))
            }
            AnyTimeline::TankChess(game) => Some(self.scheme_name(&game.position().rules().board.scheme().name)),
        }
    }
}

/// The first built-in board whose scheme passes the test.
fn builtin_board(is_it: impl Fn(&Scheme) -> bool) -> Option<BoardName> {
    BoardName::all().find(|board| is_it(board.scheme()))
}
