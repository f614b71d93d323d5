//! Logistic regression: fits weights so that evaluations predict the results of games.

/// Positions with their features and the results of their games for the side to move.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    features: Vec<(u16, f32)>,
    /// The end index of each position's features.
    ends: Vec<usize>,
    /// From 0 (lost) to 1 (won).
    results: Vec<f32>,
}

impl Lessons {
    /// Adds a position. `result` lies between 0 (lost by the side to move) and 1 (won).
    pub fn add(&mut self, features: &[(usize, f64)], result: f64) {
        self.features.extend(features.iter().map(|&(index, count)| (index as u16, count as f32)));
        self.ends.push(self.features.len());
        self.results.push(result as f32);
    }

    /// Number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn get(&self, index: usize) -> (&[(u16, f32)], f64) {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        (&self.features[start..self.ends[index]], f64::from(self.results[index]))
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
    #[must_use]
    pub fn loss(&self, weights: &[f64], scale: f64) -> f64 {
        let mut sum = 0.0;
        self.for_each(weights, |value, result, _| sum += surprise(chance(value, scale), result));
        sum / self.len().max(1) as f64
    }

    /// The scale with the smallest loss for these weights.
    #[must_use]
    pub fn best_scale(&self, weights: &[f64]) -> f64 {
        let mut values = Vec::with_capacity(self.len());
        self.for_each(weights, |value, result, _| values.push((value, result)));
        let loss = |scale| values.iter().map(|&(value, result)| surprise(chance(value, scale), result)).sum::<f64>();
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
#[must_use]
pub fn chance(value: f64, scale: f64) -> f64 {
    1.0 / (1.0 + (-value / scale).exp())
}

/// The cross-entropy of a prediction and a result, in nats.
fn surprise(chance: f64, result: f64) -> f64 {
    const LEAST: f64 = 1e-9;
    -result * chance.max(LEAST).ln() - (1.0 - result) * (1.0 - chance).max(LEAST).ln()
}

/// Options of the regression.
#[derive(Clone, Copy, Debug)]
pub struct Fit {
    /// The number of steps of gradient descent, each over all positions.
    pub rounds: usize,
    /// See [`chance`].
    pub scale: f64,
    /// The strength of the regularisation towards the initial weights: the cost of a distance of 100, in nats per position. Without it, the
    /// weights of rare features would be arbitrary.
    pub anchor: f64,
}

/// The learning rate of the first step, in hundredths of the smallest piece. It falls linearly to 0.
const STEP: f64 = 3.0;
/// Adam's decay rate of the mean gradient (Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015).
const MEAN_DECAY: f64 = 0.9;
/// Adam's decay rate of the mean squared gradient.
const SQUARE_DECAY: f64 = 0.99;
/// Prevents division by zero if the gradient vanishes.
const TINY: f64 = 1e-12;

/// Fits weights to the results by gradient descent (Adam), starting from `start`. Weights that are not trainable do not
/// change. The callback is called after every step with its number and the loss before it.
#[must_use]
pub fn fit(lessons: &Lessons, start: &[f64], free: &[bool], how: Fit, tell: &mut dyn FnMut(usize, f64)) -> Vec<f64> {
    let mut weights = start.to_vec();
    let mut mean = vec![0.0; weights.len()];
    let mut square = vec![0.0; weights.len()];
    let share = 1.0 / lessons.len().max(1) as f64;
    for round in 0..how.rounds {
        let mut loss = 0.0;
        let mut gradient: Vec<f64> = (weights.iter().zip(start))
            .map(|(weight, start)| 2.0 * how.anchor * (weight - start) / 100.0 / 100.0)
            .collect();
        lessons.for_each(&weights, |value, result, features| {
            let chance = chance(value, how.scale);
            loss += surprise(chance, result) * share;
            let slope = (chance - result) / how.scale * share;
            for &(index, count) in features {
                gradient[usize::from(index)] += slope * f64::from(count);
            }
        });
        let step = STEP * (1.0 - round as f64 / how.rounds as f64);
        let begun = 1 + round as i32;
        for (index, slope) in gradient.into_iter().enumerate().filter(|(index, _)| free[*index]) {
            mean[index] += (1.0 - MEAN_DECAY) * (slope - mean[index]);
            square[index] += (1.0 - SQUARE_DECAY) * (slope * slope - square[index]);
            let (mean, square) =
                (mean[index] / (1.0 - MEAN_DECAY.powi(begun)), square[index] / (1.0 - SQUARE_DECAY.powi(begun)));
            weights[index] -= step * mean / (square.sqrt() + TINY);
        }
        tell(round, loss);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{below, mix};

    /// Positions with three features, whose results are drawn with the probabilities that known weights predict.
    fn lessons(truth: &[f64; 3], scale: f64) -> Lessons {
        let mut lessons = Lessons::default();
        for n in 0..20_000 {
            let draw = |what| mix(what, n);
            let features = [0, 1, 2].map(|index| (index, below(draw(index as u64), 7) as f64 - 3.0));
            let value: f64 = features.iter().map(|&(index, count)| truth[index] * count).sum();
            let won = (below(draw(9), 1_000_000) as f64) < chance(value, scale) * 1e6;
            lessons.add(&features, f64::from(u8::from(won)));
        }
        lessons
    }

    #[test]
    fn known_weights_are_found_again() {
        let truth = [100.0, -40.0, 12.0];
        let lessons = lessons(&truth, 150.0);
        let how = Fit { rounds: 300, scale: 150.0, anchor: 0.0 };
        let start = [50.0, 0.0, 0.0];
        let found = fit(&lessons, &start, &[true; 3], how, &mut |_, _| {});
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 6.0, "{found} instead of {truth}");
        }
        assert!(lessons.loss(&found, 150.0) < lessons.loss(&start, 150.0));
        assert!((lessons.best_scale(&truth) - 150.0).abs() < 10.0);
    }

    #[test]
    fn an_anchor_holds_what_nothing_speaks_for() {
        let mut lessons = Lessons::default();
        lessons.add(&[(0, 1.0)], 1.0);
        let how = Fit { rounds: 200, scale: 100.0, anchor: 1.0 };
        let found = fit(&lessons, &[0.0, 7.0], &[true; 2], how, &mut |_, _| {});
        assert!(found[0] > 1.0 && (found[1] - 7.0).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn only_free_weights_change() {
        let lessons = lessons(&[100.0, -40.0, 12.0], 150.0);
        let how = Fit { rounds: 50, scale: 150.0, anchor: 0.0 };
        let start = [50.0, 0.0, 30.0];
        let found = fit(&lessons, &start, &[true, false, true], how, &mut |_, _| {});
        assert!(found[0] > 60.0 && found[1] == 0.0 && found[2] < 25.0, "{found:?}");
    }
}
