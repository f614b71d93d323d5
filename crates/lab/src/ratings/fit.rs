//! The fit of ratings to scores by maximum likelihood, in the model of Bradley and Terry: a player that is `d` Elo stronger scores
//! `1 / (1 + 10^(-d / 400))` on average. A draw counts as half a win and half a loss.
//!
//! The logarithm of the likelihood is concave, so Newton's method finds the maximum. Its second derivatives are the Fisher information,
//! whose inverse has the variances of the ratings.

use std::f64::consts::LN_10;

use cannon_cli::match_runner::Z_95;

/// Elo for each unit of the logistic scale, on which the expected score is `1 / (1 + e^-d)`.
const ELO_PER_UNIT: f64 = 400.0 / LN_10;
/// Maximum number of steps; ten are usual.
const MAX_STEPS: usize = 100;
/// The fit ends when no rating changes by more than this on the logistic scale.
const MAX_CHANGE: f64 = 1e-9;
/// Minimum information of a game, so that the matrix can be inverted even at ratings that are far from the maximum.
const MIN_INFORMATION: f64 = 1e-9;

/// The score of a pair of players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PairScore {
    /// The numbers of the players.
    pub(super) players: [usize; 2],
    /// The number of games, which need not be whole.
    pub(super) games: f64,
    /// The points of the first of the players.
    pub(super) points: f64,
}

/// A fitted rating.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Rating {
    /// The rating in Elo.
    pub(super) elo: f64,
    /// Half the width of the 95 % interval of the difference to the anchor.
    pub(super) interval: f64,
}

/// The expected score of a player against another player, from their ratings in Elo.
pub(super) fn expected_score(player: f64, opponent: f64) -> f64 {
    logistic((player - opponent) / ELO_PER_UNIT)
}

/// Fits the ratings of the players, which have the numbers below `players`. `anchor` is the number of the anchor, and
/// `anchor_elo` its given rating in Elo. All players must be connected with the anchor by games, and the likelihood must have a maximum.
pub(super) fn fit(scores: &[PairScore], players: usize, anchor: usize, anchor_elo: f64) -> Vec<Rating> {
    // The rows of the equations, which leave out the anchor.
    let row = |player: usize| (player != anchor).then(|| if player < anchor { player } else { player - 1 });
    let rows = players.saturating_sub(1);
    let mut strengths = vec![0.0; players];
    for _ in 0..MAX_STEPS {
        let (gradient, information) = derivatives(scores, &strengths, row, rows);
        let change = Cholesky::new(information).solve(gradient);
        let moved = |factor: f64| -> Vec<f64> {
            let change_of = |player| row(player).map_or(0.0, |row| factor * change[row]);
            strengths.iter().enumerate().map(|(player, strength)| strength + change_of(player)).collect()
        };
        let largest = change.iter().fold(0.0, |largest: f64, change| largest.max(change.abs()));
        // A full step can go too far. Then a shorter step in the same direction is better.
        let mut factor = 1.0;
        while factor * largest > MAX_CHANGE
            && log_likelihood(scores, &moved(factor)) < log_likelihood(scores, &strengths)
        {
            factor /= 2.0;
        }
        let is_done = factor * largest <= MAX_CHANGE;
        strengths = moved(factor);
        if is_done {
            break;
        }
    }
    let (_, information) = derivatives(scores, &strengths, row, rows);
    let variances = Cholesky::new(information).diagonal_of_inverse();
    let rating = |(player, strength): (usize, &f64)| Rating {
        elo: anchor_elo + strength * ELO_PER_UNIT,
        interval: row(player).map_or(0.0, |row| Z_95 * variances[row].sqrt() * ELO_PER_UNIT),
    };
    strengths.iter().enumerate().map(rating).collect()
}

fn logistic(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

fn log_likelihood(scores: &[PairScore], strengths: &[f64]) -> f64 {
    // The logarithm of the logistic function without overflow.
    let log_logistic = |difference: f64| difference.min(0.0) - (-difference.abs()).exp().ln_1p();
    let of_pair = |&PairScore { players: [first, second], games, points }: &PairScore| {
        let difference = strengths[first] - strengths[second];
        points * log_logistic(difference) + (games - points) * log_logistic(-difference)
    };
    scores.iter().map(of_pair).sum()
}

/// The gradient and the Fisher information: the first derivatives of the logarithm of the likelihood, and its negated second derivatives.
fn derivatives(
    scores: &[PairScore],
    strengths: &[f64],
    row: impl Fn(usize) -> Option<usize>,
    rows: usize,
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let (mut gradient, mut information) = (vec![0.0; rows], vec![vec![0.0; rows]; rows]);
    for &PairScore { players: [first, second], games, points } in scores {
        let expected = logistic(strengths[first] - strengths[second]);
        let surplus = points - games * expected;
        let weight = games * (expected * (1.0 - expected)).max(MIN_INFORMATION);
        let rows = [row(first), row(second)];
        for (row, surplus) in rows.into_iter().zip([surplus, -surplus]) {
            if let Some(row) = row {
                gradient[row] += surplus;
                information[row][row] += weight;
            }
        }
        if let [Some(first), Some(second)] = rows {
            information[first][second] -= weight;
            information[second][first] -= weight;
        }
    }
    (gradient, information)
}

/// The Cholesky decomposition of a symmetric and positive definite matrix: the lower triangle whose product with its transpose is the
/// matrix.
struct Cholesky(Vec<Vec<f64>>);

impl Cholesky {
    fn new(mut matrix: Vec<Vec<f64>>) -> Cholesky {
        for row in 0..matrix.len() {
            for column in 0..=row {
                let product: f64 = (0..column).map(|index| matrix[row][index] * matrix[column][index]).sum();
                let rest = matrix[row][column] - product;
                matrix[row][column] = if row == column { rest.sqrt() } else { rest / matrix[column][column] };
            }
        }
        Cholesky(matrix)
    }

    /// Solves the linear equations: returns the vector whose product with the matrix is `vector`.
    fn solve(&self, mut vector: Vec<f64>) -> Vec<f64> {
        let Cholesky(triangle) = self;
        for row in 0..vector.len() {
            let known: f64 = (0..row).map(|column| triangle[row][column] * vector[column]).sum();
            vector[row] = (vector[row] - known) / triangle[row][row];
        }
        for row in (0..vector.len()).rev() {
            let known: f64 = (row + 1..vector.len()).map(|column| triangle[column][row] * vector[column]).sum();
            vector[row] = (vector[row] - known) / triangle[row][row];
        }
        vector
    }

    fn diagonal_of_inverse(&self) -> Vec<f64> {
        let size = self.0.len();
        let unit = |index: usize| (0..size).map(|row| if row == index { 1.0 } else { 0.0 }).collect();
        (0..size).map(|index| self.solve(unit(index))[index]).collect()
    }
}
