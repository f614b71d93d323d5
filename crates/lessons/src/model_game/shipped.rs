use std::sync::LazyLock;

use cannon_rules::{GameId, cannon, tank_chess};

use super::ModelGame;
use crate::LessonError;
use crate::game::{LessonFile, LessonGame};

/// The files of a game's model games.
const fn files(game: GameId) -> &'static [LessonFile] {
    match game {
        GameId::Cannon => cannon::Position::MODEL_GAMES,
        GameId::TankChess => tank_chess::Position::MODEL_GAMES,
    }
}

/// Reads the files of the model games of a game, in the order in which they are listed.
pub fn read_model_games(game: GameId) -> impl Iterator<Item = Result<ModelGame, LessonError>> {
    files(game).iter().map(|(name, text)| ModelGame::from_json(name, text))
}

/// The model games of a game, in the order in which they are listed. The first call reads them, and a test proves that all of them can be
/// read.
pub fn model_games(game: GameId) -> &'static [ModelGame] {
    static CANNON: LazyLock<Vec<ModelGame>> = LazyLock::new(|| read(GameId::Cannon));
    static TANK_CHESS: LazyLock<Vec<ModelGame>> = LazyLock::new(|| read(GameId::TankChess));
    match game {
        GameId::Cannon => &CANNON,
        GameId::TankChess => &TANK_CHESS,
    }
}

/// The model game of a game with this identifier.
pub fn find_model_game(game: GameId, id: &str) -> Option<&'static ModelGame> {
    model_games(game).iter().find(|model| model.id == id)
}

fn read(game: GameId) -> Vec<ModelGame> {
    read_model_games(game).flatten().collect()
}
