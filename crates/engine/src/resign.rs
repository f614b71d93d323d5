//! Resignation: whether the computer gives up a lost game.

use super::analysis::WinModel;
use super::{Level, Score};

/// The lowest level that resigns. Lower levels misjudge positions, and their opponents should learn to finish a game.
const MIN_LEVEL: i8 = 4;
/// The computer resigns if its chances were at most this, in percent.
const MAX_WIN_PERCENTAGE: f64 = 1.0;
/// The number of its last turns in which its chances must have been so small.
const TURNS: usize = 4;
/// A loss within this many plies is played to its end, which the winner wants to see on the board.
const SHOWN_LOSS_PLIES: u32 = 3;

/// Whether the computer resigns at this level. `scores` are the scores of its last searches, each for its own side, the newest last.
pub fn resigns(level: Level, win_model: WinModel, scores: &[Score]) -> bool {
    let Some(last_turns) = scores.len().checked_sub(TURNS).map(|first| &scores[first..]) else { return false };
    let is_near = matches!(last_turns.last(), Some(Score::Loss { plies }) if *plies <= SHOWN_LOSS_PLIES);
    level.number() >= MIN_LEVEL
        && !is_near
        && last_turns.iter().all(|&score| win_model.win_percentage(score) <= MAX_WIN_PERCENTAGE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODEL: WinModel = WinModel::new(121.0);

    fn at_level(level: i8, scores: &[Score]) -> bool {
        resigns(Level::new(level).expect("a level"), MODEL, scores)
    }

    #[test]
    fn computer_resigns_after_several_hopeless_turns() {
        let (lost, bad) = (Score::Advantage(-700), Score::Advantage(-300));
        assert!(at_level(8, &[bad, lost, lost, lost, lost]));
        assert!(at_level(8, &[lost, lost, lost, Score::Loss { plies: 8 }]));
        assert!(!at_level(8, &[lost, lost, lost]), "too early");
        assert!(!at_level(8, &[lost, bad, lost, lost]), "there was hope");
        assert!(!at_level(8, &[lost, lost, lost, Score::Loss { plies: 2 }]), "the end is near");
    }

    #[test]
    fn low_levels_never_resign() {
        assert!(!at_level(3, &[Score::Advantage(-900); 9]));
        assert!(at_level(4, &[Score::Advantage(-900); 9]));
    }
}
