//! Counting of action sequences: the test of a generator, and the measure of its speed.

use super::Game;

/// Number of distinct sequences of `depth` legal actions from a position. A position in which the game is over has none; the
/// draw rules of the [`timeline`](super::timeline) are not applied. 1 at depth 0.
///
/// The last plies are counted with [`Game::reply_count`] and [`Game::action_count`], without listing the actions.
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.action_count(),
        2 => position.reply_count(),
        _ => {
            let mut count = 0;
            position.for_each_action(|action| {
                let mut after = position.clone();
                after.play(action);
                count += perft(&after, depth - 1);
            });
            count
        }
    }
}

/// [`perft`] split by the first action: finds the branch in which two generators differ. Empty at depth 0.
#[must_use]
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let branch = |action| {
        let mut after = position.clone();
        after.play(action);
        (action, perft(&after, rest))
    };
    position.actions().into_iter().map(branch).collect()
}
