//! Making puzzles of Tank Chess.

use cannon_engine::rng::SeededRng;
use cannon_rules::any::AnyTimeline;
use cannon_rules::tank_chess::BoardName;
use cannon_rules::timeline::{HouseRules, Timeline};

use super::source::{LevelScale, Source};
use crate::theme::Theme;

/// The source of puzzles. A position has about ten times as many actions as a position of Cannon, and takes about ten times as long to
/// search and to prove.
pub static SOURCE: Source = Source {
    id_prefix: 't',
    quotas: &[
        (Theme::Win1, 30),
        (Theme::Win2, 72),
        (Theme::Win3, 16),
        (Theme::OnlyDefence, 52),
        (Theme::WinsPiece, 44),
        (Theme::DoubleThreat, 16),
        (Theme::Block, 16),
        (Theme::Escape, 20),
        (Theme::RearAttack, 16),
        (Theme::Mortar, 20),
    ],
    proof_nodes: 400_000,
    max_actions: 160,
    gain_nodes: 4_000,
    deep: None,
    easy_nodes: None,
    max_from_game: 3,
    random_plies: 2..12,
    nodes: 500..900,
    start,
    levels: LevelScale {
        elo: [700, 808, 962, 1_104, 1_292, 1_439, 1_592, 1_738, 1_929, 2_093],
        attempts: &[3, 3, 3, 2, 2, 1],
        max_nodes: 40_000,
    },
};

/// The games take all boards in turns.
fn start(_: &mut SeededRng, number: u64) -> (AnyTimeline, bool) {
    let boards: Vec<BoardName> = BoardName::all().collect();
    let board = boards[(number % boards.len() as u64) as usize];
    (Timeline::new(board.start(), HouseRules::DRAWS).into(), true)
}
