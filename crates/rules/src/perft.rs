//! Perft: counts of action sequences, to test action generators and measure their speed.

use super::Game;

/// Number of sequences of `depth` legal actions from a position (1 at depth 0). Finished games have none; the draw
/// rules of [`timeline`](super::timeline) are not applied.
///
/// Uses bulk counting: [`Game::reply_count`] and [`Game::action_count`] count the last plies without listing the
/// actions.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.action_count(),
        2 => position.reply_count(),
        _ => {
            let mut count = 0;
            position.for_each_action(|action| count += perft(&position.after(action), depth - 1));
            count
        }
    }
}

/// [`perft`] split by the first action, to find the branch in which two generators differ. Empty at depth 0.
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.actions().into_iter().map(|action| (action, perft(&position.after(action), rest))).collect()
}
