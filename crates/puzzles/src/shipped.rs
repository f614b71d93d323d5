use std::sync::LazyLock;

use cannon_rules::GameId;

use crate::file;
use crate::puzzle::Puzzle;

/// The puzzles of a game that come with the program, in the order of their identifiers. The first call reads them.
///
/// ```
/// use cannon_rules::GameId;
///
/// assert!(cannon_puzzles::shipped(GameId::Cannon).iter().all(|puzzle| puzzle.game() == GameId::Cannon));
/// ```
pub fn shipped(game: GameId) -> &'static [Puzzle] {
    match game {
        GameId::Cannon => &CANNON,
        GameId::TankChess => &TANK_CHESS,
    }
}

static CANNON: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| read(include_bytes!(concat!(env!("OUT_DIR"), "/puzzles/cannon.jsonl"))));
static TANK_CHESS: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| read(include_bytes!(concat!(env!("OUT_DIR"), "/puzzles/tank-chess.jsonl"))));

fn read(compressed: &[u8]) -> Vec<Puzzle> {
    let text = String::from_utf8_lossy(&cannon_compression::decompress(compressed)).into_owned();
    file::read(&text).unwrap_or_else(|error| unreachable!("a shipped puzzle: {error}"))
}
