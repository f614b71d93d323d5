//! How many puzzles of each theme a collection has.

use crate::theme::Theme;

/// The share of each theme in a collection of Cannon, as numbers of puzzles in the shipped one.
const CANNON: &[(Theme, usize)] = &[
    (Theme::Win1, 40),
    (Theme::Win2, 140),
    (Theme::Win3, 120),
    (Theme::OnlyDefence, 110),
    (Theme::WinsPiece, 90),
    (Theme::DoubleThreat, 60),
    (Theme::Block, 40),
    (Theme::NoAction, 40),
];

/// The same of Tank Chess.
const TANK_CHESS: &[(Theme, usize)] = &[
    (Theme::Win1, 30),
    (Theme::Win2, 70),
    (Theme::Win3, 16),
    (Theme::OnlyDefence, 50),
    (Theme::WinsPiece, 36),
    (Theme::DoubleThreat, 24),
    (Theme::Block, 20),
    (Theme::Escape, 20),
    (Theme::RearAttack, 20),
    (Theme::Mortar, 20),
];

/// The number of puzzles in a whole collection of a game.
#[must_use]
pub(super) fn whole(game: &str) -> usize {
    table(game).iter().map(|(_, share)| share).sum()
}

/// The number of puzzles of each of these themes in a collection of `count` puzzles; all themes of the game if the list is empty.
pub(super) fn quotas(game: &str, themes: &[Theme], count: usize) -> Vec<(Theme, usize)> {
    let rows = table(game).iter().filter(|(theme, _)| themes.is_empty() || themes.contains(theme));
    let rows: Vec<(Theme, usize)> = rows.copied().collect();
    let whole: usize = rows.iter().map(|(_, share)| share).sum();
    rows.into_iter().map(|(theme, share)| (theme, (share * count).div_ceil(whole.max(1)))).collect()
}

fn table(game: &str) -> &'static [(Theme, usize)] {
    if game == "cannon" { CANNON } else { TANK_CHESS }
}
