//! Logistic regression: fits weights so that evaluations predict the results of games.

use std::collections::BTreeMap;

/// Positions with their features and the results of their games for the side to move.
#[derive(Clone, Debug, Default)]
pub struct TrainingSet {
    features: Vec<(u16, f32)>,
    /// The end index of each position's features.
    feature_ends: Vec<usize>,
    /// From 0 (lost) to 1 (won).
    results: Vec<f32>,
}

impl TrainingSet {
    /// Adds a position. `result` lies between 0 (lost by the side to move) and 1 (won).
    pub fn add(&mut self, features: &[(usize, f64)], result: f64) {
        self.features.extend(features.iter().map(|&(index, count)| (index as u16, count as f32)));
        self.feature_ends.push(self.features.len());
        self.results.push(result as f32);
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.feature_ends.len()
    }

    /// Whether there are no positions.
    pub fn is_empty(&self) -> bool {
        self.feature_ends.is_empty()
    }

    fn get(&self, index: usize) -> (&[(u16, f32)], f64) {
        let start = if index == 0 { 0 } else { self.feature_ends[index - 1] };
        (&self.features[start..self.feature_ends[index]], f64::from(self.results[index]))
    }

    /// Calls `visit` with the evaluation, the result and the features of each position.
    fn for_each(&self, weights: &[f64], mut visit: impl FnMut(f64, f64, &[(u16, f32)])) {
        for index in 0..self.len() {
            let (features, result) = self.get(index);
            let value = features.iter().map(|&(index, count)| weights[usize::from(index)] * f64::from(count)).sum();
            visit(value, result, features);
        }
    }

    /// The loss of the weights: the mean cross-entropy between predictions and results, in nats.
    pub fn loss(&self, weights: &[f64], scale: f64) -> f64 {
        let mut sum = 0.0;
        self.for_each(weights, |value, result, _| sum += cross_entropy(win_probability(value, scale), result));
        sum / self.len().max(1) as f64
    }

    /// The scale with the smallest loss for these weights.
    pub fn best_scale(&self, weights: &[f64]) -> f64 {
        let mut values = Vec::with_capacity(self.len());
        self.for_each(weights, |value, result, _| values.push((value, result)));
        let loss = |scale| {
            values.iter().map(|&(value, result)| cross_entropy(win_probability(value, scale), result)).sum::<f64>()
        };
        // Ternary search on a logarithmic scale: the loss has only one minimum.
        let (mut low, mut high) = (20.0, 5_000.0);
        while high / low > 1.001 {
            let step = f64::powf(high / low, 1.0 / 3.0);
            if loss(low * step) < loss(high / step) { high /= step } else { low *= step }
        }
        f64::sqrt(low * high)
    }
}

/// The probability of winning at an evaluation. The scale is the evaluation at which the odds are e to 1.
pub fn win_probability(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// The cross-entropy of a prediction and a result, in nats.
fn cross_entropy(probability: f64, result: f64) -> f64 {
    const MIN_PROBABILITY: f64 = 1e-9;
    -result * probability.max(MIN_PROBABILITY).ln() - (1.0 - result) * (1.0 - probability).max(MIN_PROBABILITY).ln()
}

/// Options of the regression.
#[derive(Clone, Copy, Debug)]
pub struct FitOptions {
    /// The number of steps of gradient descent, each over all positions.
    pub epochs: usize,
    /// See [`win_probability`].
    pub scale: f64,
    /// The strength of the regularisation towards the initial weights: the cost of a distance of 100, in nats per position. Without it, the
    /// weights of rare features would be arbitrary.
    pub regularisation: f64,
    /// The strength with which the changes of related weights are drawn together, in the same unit: the cost of a distance of 100 from the
    /// mean change of a group. Features that occur rarely then follow related ones that occur more often.
    pub sharing: f64,
}

/// The learning rate of the first step, in hundredths of the smallest piece. It falls linearly to 0.
const LEARNING_RATE: f64 = 3.0;
/// Adam's decay rate of the mean gradient (Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015).
const MEAN_DECAY: f64 = 0.9;
/// Adam's decay rate of the mean squared gradient.
const SQUARE_DECAY: f64 = 0.99;
/// Prevents division by zero if the gradient vanishes.
const EPSILON: f64 = 1e-12;

/// The groups of related numbers. `names` has the row name of each number, two for each weight, as in
/// [`Tuner::names`](super::Tuner::names). A group holds both values of a weight, two neighbours in a row, or the same place in the rows
/// of all kinds of pieces, whose names differ only before the dot.
pub fn related_weights(names: &[String]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = (0..names.len() / 2).map(|weight| vec![2 * weight, 2 * weight + 1]).collect();
    groups.extend((2..names.len()).filter(|&n| names[n] == names[n - 2]).map(|n| vec![n - 2, n]));
    let mut places: BTreeMap<(&str, usize), Vec<usize>> = BTreeMap::new();
    let mut first = 0;
    for (index, name) in names.iter().enumerate() {
        if *name != names[first] {
            first = index;
        }
        if let Some((_, row)) = name.rsplit_once('.') {
            places.entry((row, index - first)).or_default().push(index);
        }
    }
    groups.extend(places.into_values());
    groups
}

/// Fits weights to the results by gradient descent (Adam), starting from `start`. Weights that are not trainable do not
/// change. The changes of the trainable weights in each group are drawn together. The callback is called after every step with its number
/// and the loss before it.
pub fn fit(
    training_set: &TrainingSet,
    start: &[f64],
    trainable: &[bool],
    groups: &[Vec<usize>],
    options: FitOptions,
    on_epoch: &mut dyn FnMut(usize, f64),
) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut first_moment = vec![0.0; weights.len()];
    let mut second_moment = vec![0.0; weights.len()];
    let share = 1.0 / training_set.len().max(1) as f64;
    let groups: Vec<Vec<usize>> =
        groups.iter().map(|group| group.iter().copied().filter(|&index| trainable[index]).collect()).collect();
    for epoch in 0..options.epochs {
        let mut loss = 0.0;
        let mut gradient: Vec<f64> = (weights.iter().zip(start))
            .map(|(weight, start)| 2.0 * options.regularisation * (weight - start) / 100.0 / 100.0)
            .collect();
        for group in &groups {
            let change = |&index: &usize| weights[index] - start[index];
            let mean = group.iter().map(change).sum::<f64>() / group.len() as f64;
            for index in group {
                gradient[*index] += 2.0 * options.sharing * (change(index) - mean) / 100.0 / 100.0;
            }
        }
        training_set.for_each(&weights, |value, result, features| {
            let probability = win_probability(value, options.scale);
            loss += cross_entropy(probability, result) * share;
            let gradient_term = (probability - result) / options.scale * share;
            for &(index, count) in features {
                gradient[usize::from(index)] += gradient_term * f64::from(count);
            }
        });
        let learning_rate = LEARNING_RATE * (1.0 - epoch as f64 / options.epochs as f64);
        let step_number = 1 + epoch as i32;
        for (index, slope) in gradient.into_iter().enumerate().filter(|(index, _)| trainable[*index]) {
            first_moment[index] += (1.0 - MEAN_DECAY) * (slope - first_moment[index]);
            second_moment[index] += (1.0 - SQUARE_DECAY) * (slope * slope - second_moment[index]);
            let (first_moment, second_moment) = (
                first_moment[index] / (1.0 - MEAN_DECAY.powi(step_number)),
                second_moment[index] / (1.0 - SQUARE_DECAY.powi(step_number)),
            );
            weights[index] -= learning_rate * first_moment / (second_moment.sqrt() + EPSILON);
        }
        on_epoch(epoch, loss);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stateless_rng::{below, mix};

    /// Positions with three features, whose results are drawn with the probabilities that known weights predict.
    fn generate_training_set(truth: &[f64; 3], scale: f64) -> TrainingSet {
        let mut training_set = TrainingSet::default();
        for n in 0..20_000 {
            let random = |stream| mix(stream, n);
            let features = [0, 1, 2].map(|index| (index, below(random(index as u64), 7) as f64 - 3.0));
            let value: f64 = features.iter().map(|&(index, count)| truth[index] * count).sum();
            let won = (below(random(9), 1_000_000) as f64) < win_probability(value, scale) * 1e6;
            training_set.add(&features, f64::from(u8::from(won)));
        }
        training_set
    }

    #[test]
    fn fit_recovers_the_weights_that_generated_the_results() {
        let truth = [100.0, -40.0, 12.0];
        let training_set = generate_training_set(&truth, 150.0);
        let options = FitOptions { epochs: 300, scale: 150.0, regularisation: 0.0, sharing: 0.0 };
        let start = [50.0, 0.0, 0.0];
        let fitted = fit(&training_set, &start, &[true; 3], &[], options, &mut |_, _| {});
        for (found, truth) in fitted.iter().zip(truth) {
            assert!((found - truth).abs() < 6.0, "{found} instead of {truth}");
        }
        assert!(training_set.loss(&fitted, 150.0) < training_set.loss(&start, 150.0));
        assert!((training_set.best_scale(&truth) - 150.0).abs() < 10.0);
    }

    #[test]
    fn regularisation_keeps_weights_without_evidence() {
        let mut training_set = TrainingSet::default();
        training_set.add(&[(0, 1.0)], 1.0);
        let options = FitOptions { epochs: 200, scale: 100.0, regularisation: 1.0, sharing: 0.0 };
        let fitted = fit(&training_set, &[0.0, 7.0], &[true; 2], &[], options, &mut |_, _| {});
        assert!(fitted[0] > 1.0 && (fitted[1] - 7.0).abs() < 1e-6, "{fitted:?}");
    }

    #[test]
    fn fit_changes_trainable_weights_only() {
        let training_set = generate_training_set(&[100.0, -40.0, 12.0], 150.0);
        let options = FitOptions { epochs: 50, scale: 150.0, regularisation: 0.0, sharing: 0.0 };
        let start = [50.0, 0.0, 30.0];
        let fitted = fit(&training_set, &start, &[true, false, true], &[], options, &mut |_, _| {});
        assert!(fitted[0] > 60.0 && fitted[1] == 0.0 && fitted[2] < 25.0, "{fitted:?}");
    }

    #[test]
    fn weight_of_a_rare_feature_follows_its_group() {
        let mut training_set = generate_training_set(&[100.0, -40.0, 12.0], 150.0);
        training_set.add(&[(3, 1.0)], 0.5);
        let options = FitOptions { epochs: 300, scale: 150.0, regularisation: 0.0, sharing: 1e-3 };
        let (start, trainable) = ([50.0, 0.0, 0.0, 20.0], [true; 4]);
        let alone = fit(&training_set, &start, &trainable, &[], options, &mut |_, _| {});
        let together = fit(&training_set, &start, &trainable, &[vec![0, 3]], options, &mut |_, _| {});
        assert!((together[3] - (20.0 + together[0] - 50.0)).abs() < 5.0, "{together:?}");
        assert!(alone[3] < 20.0, "its only position is drawn: {alone:?}");
    }

    #[test]
    fn related_weights_are_both_values_neighbours_and_the_same_place_of_other_kinds() {
        let names = ["tempo", "heavy.zone", "heavy.zone", "light.zone", "light.zone", "light.unit"];
        let names: Vec<String> = names.iter().flat_map(|&name| [name.to_owned(), name.to_owned()]).collect();
        let mut groups = related_weights(&names);
        groups.sort();
        let mut expected = vec![
            // Both values of each weight.
            vec![0, 1],
            vec![2, 3],
            vec![4, 5],
            vec![6, 7],
            vec![8, 9],
            vec![10, 11],
            // Neighbours.
            vec![2, 4],
            vec![3, 5],
            vec![6, 8],
            vec![7, 9],
            // The same place.
            vec![2, 6],
            vec![3, 7],
            vec![4, 8],
            vec![5, 9],
            vec![10],
            vec![11],
        ];
        expected.sort();
        assert_eq!(groups, expected);
    }
}
