//! The network of the policy in floating-point numbers, and the gradients of its loss: the cross entropy between the policy and the chosen
//! actions.

use cannon_engine::rng::SeededRng;
use cannon_engine::tank_chess::policy::{Example, NEURONS, PolicyNetwork};

/// The largest absolute value of a weight of a row at the start.
const FIRST_WEIGHTS: f32 = 0.1;
/// The absolute value of the output weights of rectified units at the start.
const FIRST_OUTPUT: f32 = 0.3;
/// Smaller gradients of logits are left out.
const LEAST_GRADIENT: f32 = 1e-5;

/// The hidden layer, or a row of weights. The first unit is linear, and the others are rectified.
type Hidden = [f32; NEURONS];

/// The weights.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) rows: Vec<Hidden>,
    pub(super) output: Hidden,
}

/// The sum of the gradients of several examples.
#[derive(Clone, Debug)]
pub(super) struct Gradients {
    pub(super) rows: Vec<Hidden>,
    pub(super) output: Hidden,
    /// Which rows the examples have.
    pub(super) touched: Vec<bool>,
    /// The sum of the losses in nats.
    pub(super) loss: f64,
}

impl Gradients {
    pub(super) fn new() -> Gradients {
        Gradients {
            rows: vec![[0.0; NEURONS]; PolicyNetwork::ROWS],
            output: [0.0; NEURONS],
            touched: vec![false; PolicyNetwork::ROWS],
            loss: 0.0,
        }
    }

    /// Sets all gradients to 0.
    pub(super) fn clear(&mut self) {
        for (row, touched) in self.rows.iter_mut().zip(&mut self.touched) {
            if std::mem::take(touched) {
                *row = [0.0; NEURONS];
            }
        }
        (self.output, self.loss) = ([0.0; NEURONS], 0.0);
    }

    fn add_to_rows(&mut self, rows: &[u16], gradient: &Hidden) {
        for &row in rows {
            self.touched[usize::from(row)] = true;
            add(&mut self.rows[usize::from(row)], gradient);
        }
    }
}

fn add(sum: &mut Hidden, more: &Hidden) {
    sum.iter_mut().zip(more).for_each(|(unit, more)| *unit += more);
}

impl Model {
    /// Random weights.
    pub(super) fn new(seed: u64) -> Model {
        let mut rng = SeededRng::new(&[seed]);
        let mut weight = || (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * FIRST_WEIGHTS;
        let rows = (0..PolicyNetwork::ROWS).map(|_| std::array::from_fn(|_| weight())).collect();
        let output = |unit: usize| match unit {
            0 => 1.0,
            _ if unit.is_multiple_of(2) => FIRST_OUTPUT,
            _ => -FIRST_OUTPUT,
        };
        Model { rows, output: std::array::from_fn(output) }
    }

    /// The sum of a layer and of the weights of rows.
    fn with_rows(&self, mut sum: Hidden, rows: &[u16]) -> Hidden {
        rows.iter().for_each(|&row| add(&mut sum, &self.rows[usize::from(row)]));
        sum
    }

    /// The hidden layers of all actions.
    fn hidden(&self, example: &Example) -> Vec<Hidden> {
        let units: Vec<Hidden> = example.units.iter().map(|rows| self.with_rows([0.0; NEURONS], rows)).collect();
        let of_square = |(unit, rows): &(u16, Vec<u16>)| self.with_rows(units[usize::from(*unit)], rows);
        let squares: Vec<Hidden> = example.squares.iter().map(of_square).collect();
        let of_action = |(square, rows): &(u16, Vec<u16>)| self.with_rows(squares[usize::from(*square)], rows);
        example.actions.iter().map(of_action).collect()
    }

    fn logit(&self, hidden: &Hidden) -> f32 {
        let rectified: f32 = hidden.iter().zip(&self.output).skip(1).map(|(unit, weight)| unit.max(0.0) * weight).sum();
        hidden[0] * self.output[0] + rectified
    }

    /// The number of actions that the policy puts before the chosen one, and the loss in nats.
    pub(super) fn validate(&self, example: &Example) -> (usize, f64) {
        let logits: Vec<f32> = self.hidden(example).iter().map(|hidden| self.logit(hidden)).collect();
        let chosen = logits[example.chosen];
        let rank = logits.iter().filter(|&&logit| logit > chosen).count();
        let others: f64 = logits.iter().map(|logit| f64::from(logit - chosen).exp()).sum();
        (rank, others.ln())
    }

    /// Adds the loss of an example and its gradients.
    pub(super) fn add_gradients(&self, example: &Example, gradients: &mut Gradients) {
        let hidden = self.hidden(example);
        let logits: Vec<f32> = hidden.iter().map(|hidden| self.logit(hidden)).collect();
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let odds: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
        let total: f32 = odds.iter().sum();
        gradients.loss += f64::from(total.ln() + most - logits[example.chosen]);
        let mut squares = vec![[0.0; NEURONS]; example.squares.len()];
        for (number, (square, rows)) in example.actions.iter().enumerate() {
            let is_chosen = f32::from(u8::from(number == example.chosen));
            let of_logit = odds[number] / total - is_chosen;
            if of_logit.abs() < LEAST_GRADIENT {
                continue;
            }
            let mut of_hidden = [0.0; NEURONS];
            for unit in 0..NEURONS {
                if unit == 0 || hidden[number][unit] > 0.0 {
                    of_hidden[unit] = of_logit * self.output[unit];
                    gradients.output[unit] += of_logit * hidden[number][unit];
                }
            }
            gradients.add_to_rows(rows, &of_hidden);
            add(&mut squares[usize::from(*square)], &of_hidden);
        }
        let mut units = vec![[0.0; NEURONS]; example.units.len()];
        for ((unit, rows), gradient) in example.squares.iter().zip(&squares) {
            gradients.add_to_rows(rows, gradient);
            add(&mut units[usize::from(*unit)], gradient);
        }
        for (rows, gradient) in example.units.iter().zip(&units) {
            gradients.add_to_rows(rows, gradient);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Example {
        Example {
            units: vec![vec![0, 7], vec![3]],
            squares: vec![(0, vec![11]), (0, vec![12]), (1, vec![11])],
            actions: vec![(0, vec![20]), (0, vec![21]), (1, vec![20]), (2, vec![22, 20])],
            chosen: 2,
        }
    }

    /// Compares the gradients with differences of the loss.
    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let mut model = Model::new(5);
        let mut gradients = Gradients::new();
        model.add_gradients(&example(), &mut gradients);
        let step = 1e-3;
        for row in [0, 3, 7, 11, 12, 20, 21, 22, 30] {
            for unit in 0..NEURONS {
                let before = model.rows[row][unit];
                let [above, below] = [step, -step].map(|change| {
                    model.rows[row][unit] = before + change;
                    model.validate(&example()).1
                });
                model.rows[row][unit] = before;
                let slope = (above - below) / f64::from(2.0 * step);
                let gradient = f64::from(gradients.rows[row][unit]);
                assert!((slope - gradient).abs() < 0.02, "row {row}, unit {unit}: {slope} and {gradient}");
            }
        }
        assert!(gradients.touched[22] && !gradients.touched[30]);
        assert!((gradients.loss - model.validate(&example()).1).abs() < 1e-4);
    }
}
