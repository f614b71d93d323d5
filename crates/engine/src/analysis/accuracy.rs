//! Accuracy: how close the actions of a side come to the best ones, in percent.
//!
//! The formulas come from Lichess: <https://lichess.org/page/accuracy> for an action, and `AccuracyPercent.scala` of its server for a game.

use cannon_rules::Side;

/// The accuracy of an action by the win percentage that it lost, from 0 (a won game was lost) to 100 (nothing was lost).
///
/// ```
/// use cannon_engine::analysis::accuracy::action_accuracy;
///
/// assert_eq!(action_accuracy(0.0), 100.0);
/// assert!((action_accuracy(10.0) - 63.6).abs() < 0.1);
/// assert_eq!(action_accuracy(100.0), 0.0);
/// ```
pub fn action_accuracy(lost_percentage: f64) -> f64 {
    if lost_percentage <= 0.0 {
        return 100.0;
    }
    (103.1668 * (-0.04354 * lost_percentage).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The win percentage before and after an action, for the side that played it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PercentageChange {
    /// The percentage of the best action, from 0 to 100.
    pub before: f64,
    /// The percentage of the action played, from 0 to 100.
    pub after: f64,
}

impl PercentageChange {
    /// The percentage that the action lost; 0 or more.
    pub fn loss(self) -> f64 {
        (self.before - self.after).max(0.0)
    }
}

/// Limits of the weight of an action in a game. The weight is the standard deviation of the win percentages around the action: actions in
/// sharp positions count more than actions in decided positions.
const MIN_WEIGHT: f64 = 0.5;
const MAX_WEIGHT: f64 = 12.0;
/// Limits of the number of positions around an action whose win percentages determine its weight. Between the limits, this number is a
/// tenth of the game.
const MIN_WINDOW: usize = 2;
const MAX_WINDOW: usize = 8;
/// Actions with a lower accuracy count as this in the harmonic mean, so that a single blunder does not decide the mean.
const MIN_HARMONIC_ACCURACY: f64 = 1.0;

/// The accuracy of a side's actions in a game, from 0 to 100: the mean of the weighted mean and the harmonic mean of the accuracies of the
/// actions. `changes` holds every action of the game, in order. `None` if the side has no action.
pub fn game_accuracy(changes: &[(Side, PercentageChange)], side: Side) -> Option<f64> {
    let (mut weights, mut weighted, mut count, mut reciprocals) = (0.0, 0.0, 0_u32, 0.0);
    let own = changes.iter().zip(volatilities(changes)).filter(|((actor, _), _)| *actor == side);
    for ((_, change), weight) in own {
        let accuracy = action_accuracy(change.loss());
        weights += weight;
        weighted += weight * accuracy;
        count += 1;
        reciprocals += 1.0 / accuracy.max(MIN_HARMONIC_ACCURACY);
    }
    (count > 0).then(|| f64::midpoint(weighted / weights, f64::from(count) / reciprocals))
}

/// The weight of each action: the standard deviation of South's win percentages around it.
fn volatilities(changes: &[(Side, PercentageChange)]) -> Vec<f64> {
    let Some((first_side, first)) = changes.first() else { return Vec::new() };
    let of_south = |side: Side, percentage: f64| if side == Side::South { percentage } else { 100.0 - percentage };
    let mut percentages = vec![of_south(*first_side, first.before)];
    percentages.extend(changes.iter().map(|(side, change)| of_south(*side, change.after)));
    let window = (changes.len() / 10).clamp(MIN_WINDOW, MAX_WINDOW);
    let weight = |action: usize| {
        let start = (action + 2).saturating_sub(window);
        standard_deviation(&percentages[start..start + window]).clamp(MIN_WEIGHT, MAX_WEIGHT)
    };
    (0..changes.len()).map(weight).collect()
}

/// The standard deviation of a population.
fn standard_deviation(values: &[f64]) -> f64 {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game in which the sides take turns and lose these percentages.
    fn game(losses: &[f64]) -> Vec<(Side, PercentageChange)> {
        let mut percentage = 50.0;
        let mut changes = Vec::new();
        for (loss, side) in losses.iter().zip(Side::ALL.into_iter().cycle()) {
            let change = PercentageChange { before: percentage, after: percentage - loss };
            changes.push((side, change));
            percentage = 100.0 - change.after;
        }
        changes
    }

    #[test]
    fn flawless_games_are_exact_and_losses_cost() {
        let accuracy = |losses: &[f64]| game_accuracy(&game(losses), Side::South).expect("South has actions");
        assert_eq!(accuracy(&[0.0; 30]), 100.0);
        assert_eq!(accuracy(&[0.0, 30.0, 0.0, 5.0]), 100.0, "the mistakes of the other side do not count");
        let careless = accuracy(&[2.0, 0.0, 2.0, 0.0, 2.0, 0.0]);
        let blunder = accuracy(&[0.0, 0.0, 40.0, 0.0, 0.0, 0.0]);
        assert!(careless > 85.0 && careless < 100.0, "{careless}");
        assert!(blunder < careless, "{blunder}");
    }

    #[test]
    fn side_without_actions_has_no_accuracy() {
        assert_eq!(game_accuracy(&[], Side::South), None);
        assert_eq!(game_accuracy(&game(&[1.0]), Side::North), None);
        assert_eq!(game_accuracy(&game(&[0.0]), Side::South), Some(100.0));
    }

    #[test]
    fn actions_in_sharp_positions_weigh_more() {
        let changes = game(&[0.0, 0.0, 0.0, 0.0, 30.0, 0.0, 0.0]);
        let weights = volatilities(&changes);
        assert_eq!(weights.len(), changes.len());
        assert_eq!((weights[0], weights[4]), (MIN_WEIGHT, MAX_WEIGHT));
    }
}
