//! Win percentages: the share of games that a side wins from positions with a score.

use crate::Score;
use crate::tuning::regression::win_probability;

/// The curve from scores to win percentages, a logistic function. Each game has its own, which `cannon-lab tune` fits to the results of the
/// engine's games against itself.
///
/// ```
/// use cannon_engine::Score;
/// use cannon_engine::analysis::WinModel;
///
/// let model = WinModel::new(200.0);
/// assert_eq!(model.win_percentage(Score::Advantage(0)), 50.0);
/// assert!(model.win_percentage(Score::Advantage(200)) > 73.0);
/// assert_eq!(model.win_percentage(Score::Win { plies: 7 }), 100.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinModel {
    /// The score, in hundredths of the smallest piece, at which the odds of winning are e to 1.
    scale: f64,
}

impl WinModel {
    /// The curve with the score, in hundredths of the smallest piece, at which the odds of winning are e to 1.
    pub const fn new(scale: f64) -> WinModel {
        WinModel { scale }
    }

    /// The win percentage of the side that has this score, from 0 to 100; draws count half. A forced win is 100.
    pub fn win_percentage(self, score: Score) -> f64 {
        match score {
            Score::Win { .. } => 100.0,
            Score::Advantage(hundredths) => 100.0 * win_probability(f64::from(hundredths), self.scale),
            Score::Loss { .. } => 0.0,
        }
    }
}
