//! The puzzles that come with the program.

use std::sync::LazyLock;

use crate::file;
use crate::puzzle::Puzzle;

/// The files of puzzles, by game. The build script has compressed them.
const FILES: [(&str, &[u8]); 2] = [
    ("cannon", include_bytes!(concat!(env!("OUT_DIR"), "/puzzles/cannon.jsonl"))),
    ("tank-chess", include_bytes!(concat!(env!("OUT_DIR"), "/puzzles/tank-chess.jsonl"))),
];

static PUZZLES: LazyLock<Vec<(&str, Vec<Puzzle>)>> = LazyLock::new(|| {
    let read = |(game, compressed)| {
        let text = String::from_utf8_lossy(&cannon_compression::decompress(compressed)).into_owned();
        let puzzles = file::read(&text).unwrap_or_else(|error| unreachable!("the puzzles of {game}: {error}"));
        (game, puzzles)
    };
    FILES.into_iter().map(read).collect()
});

/// The puzzles of a game that come with the program, in the order of their identifiers. Empty if the game has none.
///
/// ```
/// assert!(cannon_puzzles::shipped("cannon").iter().all(|puzzle| puzzle.game() == "cannon"));
/// assert!(cannon_puzzles::shipped("chess").is_empty());
/// ```
#[must_use]
pub fn shipped(game: &str) -> &'static [Puzzle] {
    PUZZLES.iter().find(|(name, _)| *name == game).map_or(&[], |(_, puzzles)| puzzles)
}
