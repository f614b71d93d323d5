//! The evaluator agrees with definitions: accumulators from scratch, and floating-point arithmetic.

use std::sync::Arc;

use proptest::prelude::*;

use super::sample::{Bounds, file, game, positions, random_file};
use crate::nnue::tank_chess::network::NEURONS;
use crate::nnue::tank_chess::{Inputs, Network, NetworkEvaluator};
use crate::playable::{Evaluator, Playable};
use cannon_rules::Game;
use cannon_rules::record::Style;
use cannon_rules::tank_chess::{BoardName, Position};

fn network() -> Arc<Network> {
    Arc::new(Network::from_bytes(&random_file(Bounds::USUAL, 5)).expect("a sound file"))
}

fn evaluate(evaluator: &impl Evaluator<Position>, position: &Position) -> i32 {
    evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn updated_accumulator_equals_the_refreshed_one(board in 0_usize..16, seed in any::<u64>()) {
        let evaluator = NetworkEvaluator::new(network(), Style::PLAIN);
        let board = BoardName::all().nth(board).expect("there are 16 boards");
        let mut accumulator = evaluator.refresh(&board.start());
        for (before, action) in game(board, seed) {
            let mut after = before;
            after.play(action);
            accumulator = evaluator.update(&accumulator, &before, action, &after);
            prop_assert_eq!(&accumulator, &evaluator.refresh(&after), "{:?} {:?}", before, action);
        }
    }
}

/// Both divisions of the output round towards zero, the first by a part of a hundredth of a light tank.
const ROUNDING: f64 = 1.0 + 477.0 / (64.0 * 255.0);

/// The output of a network by its definition. Units are whole numbers, because halving them rounds.
fn reference(network: &Network, position: &Position) -> f64 {
    let inputs = Inputs::of(position);
    let bucket = usize::from(inputs.output_bucket);
    let mut output = f64::from(network.output.biases[bucket]) / (64.0 * 255.0);
    for (rows, weights) in inputs.rows.iter().zip(&network.output.weights[bucket]) {
        for unit in 0..NEURONS {
            let weights_of_rows = rows.iter().map(|&row| i32::from(network.rows[usize::from(row)].0[unit]));
            let sum = weights_of_rows.sum::<i32>() + i32::from(network.biases[usize::from(inputs.bias)].0[unit]);
            let activation = f64::from(sum.div_euclid(2)) / 255.0;
            output += activation.clamp(0.0, 1.0).powi(2) * f64::from(weights.0[unit]) / 64.0;
        }
    }
    output * f64::from(network.scale)
}

fn assert_is_that_of_floating_point_arithmetic(network: Network) {
    let (network, linear) = (Arc::new(network), Position::evaluator(Style::PLAIN));
    let evaluator = NetworkEvaluator::new(network.clone(), Style::PLAIN);
    for (position, _) in positions() {
        let output = evaluate(&evaluator, &position) - evaluate(linear, &position);
        let reference = reference(&network, &position);
        assert!((f64::from(output) - reference).abs() <= ROUNDING, "{output} {reference} {position:?}");
    }
}

#[test]
fn evaluation_is_that_of_floating_point_arithmetic() {
    assert_is_that_of_floating_point_arithmetic(Network::clone(&network()));
}

#[test]
fn largest_numbers_of_a_file_do_not_overflow() {
    for sign in [1, -1] {
        let bytes = file(Bounds::LARGEST, |bound| sign * bound);
        assert_is_that_of_floating_point_arithmetic(Network::from_bytes(&bytes).expect("a sound file"));
    }
}

#[test]
fn every_style_is_corrected() {
    let network = network();
    for &style in Position::STYLES {
        let corrected = NetworkEvaluator::new(network.clone(), style);
        for (position, _) in positions() {
            let output = evaluate(&corrected, &position) - evaluate(Position::evaluator(style), &position);
            assert!((f64::from(output) - reference(&network, &position)).abs() <= ROUNDING, "{position:?}");
        }
    }
}
