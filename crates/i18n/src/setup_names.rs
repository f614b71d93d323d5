//! Names of games with their presets or boards. A new game is one line in [`SETUP_NAMES`].

use super::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::Record;
use cannon_rules::{Game, cannon, tank_chess};

/// A function that names the preset or the board of a game that starts normally.
type SetupName = fn(&Localizer, &dyn AnyTimeline) -> Option<String>;

/// The names of the set-ups of all games, by the game's [`Game::ID`].
const SETUP_NAMES: [(&str, SetupName); 2] =
    [(cannon::Position::ID, cannon_preset), (tank_chess::Position::ID, tank_chess_board)];

impl Localizer {
    /// The name of the game with this identifier, such as "Tank Chess".
    #[must_use]
    pub fn game(&self, game: &str) -> String {
        self.text(&format!("game-{game}"))
    }

    /// The name of a recorded game with its player-made scheme, its preset or its board, such as "Cannon · Classic". `timeline` is the
    /// record replayed.
    ///
    /// Only the name of the game if it starts from another position.
    #[must_use]
    pub fn game_and_setup(&self, record: &Record, timeline: &dyn AnyTimeline) -> String {
        let game = self.game(timeline.game());
        let named = || {
            let (_, name) = SETUP_NAMES.iter().find(|(game, _)| *game == timeline.game())?;
            if record.start.is_none() { name(self, timeline) } else { None }
        };
        match record.scheme.clone().or_else(named) {
            Some(setup) => self.format("saved-game-and-setup", &[("game", game.into()), ("setup", setup.into())]),
            None => game,
        }
    }
}

fn cannon_preset(words: &Localizer, timeline: &dyn AnyTimeline) -> Option<String> {
    let rules = timeline.downcast_ref::<cannon::Position>()?.position().rules();
    rules.preset_name().map(|name| words.text(&format!("preset-{name}")))
}

fn tank_chess_board(_: &Localizer, timeline: &dyn AnyTimeline) -> Option<String> {
    let rules = timeline.downcast_ref::<tank_chess::Position>()?.position().rules();
    Some(rules.board.scheme().name.clone())
}
