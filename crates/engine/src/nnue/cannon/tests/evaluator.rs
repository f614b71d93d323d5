//! The evaluator agrees with definitions: accumulators from scratch, floating-point arithmetic, and the symmetries of the board.

use std::sync::Arc;

use super::sample::{Bounds, file, positions, random_file};
use crate::cannon::LinearEvaluator;
use crate::nnue::cannon::features::View;
use crate::nnue::cannon::network::NEURONS;
use crate::nnue::cannon::{Network, NetworkEvaluator, Role};
use crate::playable::{Evaluator, Playable};
use cannon_rules::cannon::{Point, Position, Setup};
use cannon_rules::record::Style;
use cannon_rules::{Game, Side};

fn network(role: Role) -> Arc<Network> {
    Arc::new(Network::from_bytes(&random_file(role, Bounds::USUAL, 5)).expect("a sound file"))
}

fn evaluate(evaluator: &impl Evaluator<Position>, position: &Position) -> i32 {
    evaluator.evaluate(&evaluator.refresh(position), position, &position.attack_info())
}

#[test]
fn updated_accumulator_equals_the_refreshed_one() {
    let evaluators =
        [Role::Evaluation, Role::Correction].map(|role| NetworkEvaluator::new(network(role), Position::STYLES[1]));
    for evaluator in evaluators {
        let mut accumulator = None;
        for (before, action) in positions() {
            let carried = match accumulator {
                Some((position, accumulator)) if position == before => accumulator,
                _ => evaluator.refresh(&before),
            };
            let mut after = before;
            after.play(action);
            let updated = evaluator.update(&carried, &before, action, &after);
            assert_eq!(updated, evaluator.refresh(&after), "{before:?}");
            accumulator = Some((after, updated));
        }
    }
}

/// The position with each point moved, and with sides swapped or not.
fn transformed(position: &Position, swap: bool, place: impl Fn(Point) -> Point) -> Option<Position> {
    let side = |side: Side| if swap { !side } else { side };
    let mut setup = Setup::empty(side(position.side_to_move()));
    for point in Point::all() {
        setup.set(place(point), position.piece_at(point).map(|(owner, kind)| (side(owner), kind)));
    }
    setup.position(position.rules()).ok()
}

#[test]
fn rotated_and_mirrored_positions_have_the_same_evaluation() {
    let evaluator = NetworkEvaluator::new(network(Role::Evaluation), Style::PLAIN);
    let mirrored = |point: Point| Point::new(Point::SIZE - 1 - point.file(), point.rank()).expect("a point");
    let mut values = Vec::new();
    for (position, _) in positions() {
        let value = evaluate(&evaluator, &position);
        values.push(value);
        if let Some(rotated) = transformed(&position, true, Point::rotated) {
            assert_eq!(evaluate(&evaluator, &rotated), value, "{position:?}");
        }
        let towns_stand = Side::ALL.into_iter().all(|side| position.town(side).is_some());
        if let Some(mirrored) = transformed(&position, false, mirrored).filter(|_| towns_stand) {
            assert_eq!(evaluate(&evaluator, &mirrored), value, "{position:?}");
        }
    }
    values.sort_unstable();
    values.dedup();
    assert!(values.len() > 500, "the evaluation tells positions apart");
}

/// Both divisions of the output round towards zero, the first by a part of a hundredth of a soldier.
const ROUNDING: f64 = 1.0 + 121.0 / (64.0 * 255.0);

/// The output of a network by its definition, in floating-point numbers.
fn reference(network: &Network, position: &Position) -> f64 {
    let us = position.side_to_move();
    let pieces: Vec<(Side, Point)> = Side::ALL
        .into_iter()
        .flat_map(|side| position.soldiers(side).into_iter().map(move |point| (side, point)))
        .collect();
    let bucket = (pieces.len() / 4).min(7);
    let mut output = f64::from(network.output.biases[bucket]) / (64.0 * 255.0);
    for (view, weights) in [us, !us].into_iter().zip(&network.output.weights[bucket]) {
        let view = View::of(position, view);
        for unit in 0..NEURONS {
            let rows = pieces.iter().map(|&(owner, point)| network.rows[view.row(owner, point)].0[unit]);
            let sum: f64 = rows.map(|weight| f64::from(weight) / 255.0).sum();
            let sum = sum + f64::from(network.bias(position).0[unit]) / 255.0;
            output += sum.clamp(0.0, 1.0).powi(2) * f64::from(weights.0[unit]) / 64.0;
        }
    }
    output * f64::from(network.scale)
}

#[test]
fn evaluation_is_that_of_floating_point_arithmetic() {
    let network = network(Role::Evaluation);
    let evaluator = NetworkEvaluator::new(network.clone(), Style::PLAIN);
    for (position, _) in positions() {
        let (value, reference) = (evaluate(&evaluator, &position), reference(&network, &position));
        assert!((f64::from(value) - reference).abs() <= ROUNDING, "{value} {reference} {position:?}");
    }
}

#[test]
fn largest_numbers_of_a_file_do_not_overflow() {
    for sign in [1, -1] {
        let bytes = file(Role::Evaluation, Bounds::LARGEST, |bound| sign * bound);
        let network = Arc::new(Network::from_bytes(&bytes).expect("a sound file"));
        let evaluator = NetworkEvaluator::new(network.clone(), Style::PLAIN);
        for (position, _) in positions() {
            let (value, reference) = (evaluate(&evaluator, &position), reference(&network, &position));
            assert!((f64::from(value) - reference).abs() <= ROUNDING, "{value} {reference} {position:?}");
        }
    }
}

/// The linear evaluation with the share of a style that networks use.
fn half_styled(style: Style) -> LinearEvaluator {
    assert_eq!(<NetworkEvaluator as Evaluator<Position>>::STYLE_PERCENT, 50);
    LinearEvaluator::with_style(style, 50)
}

#[test]
fn styles_add_half_of_their_linear_terms() {
    let network = network(Role::Evaluation);
    let plain = NetworkEvaluator::new(network.clone(), Style::PLAIN);
    for &style in &Position::STYLES[1..] {
        let styled = NetworkEvaluator::new(network.clone(), style);
        let mut differences = 0;
        for (position, _) in positions() {
            let difference = evaluate(&styled, &position) - evaluate(&plain, &position);
            let linear = evaluate(&half_styled(style), &position) - evaluate(&half_styled(Style::PLAIN), &position);
            assert!((difference - linear).abs() <= 1, "{style:?} {difference} {linear} {position:?}");
            differences += difference.abs();
        }
        assert!(differences > 0, "{style:?}");
    }
}

#[test]
fn correction_is_added_to_the_linear_evaluation_with_half_of_the_style() {
    let alone = NetworkEvaluator::new(network(Role::Evaluation), Style::PLAIN);
    for &style in Position::STYLES {
        let corrected = NetworkEvaluator::new(network(Role::Correction), style);
        let linear = half_styled(style);
        for (position, _) in positions() {
            let sum = evaluate(&alone, &position) + evaluate(&linear, &position);
            assert_eq!(evaluate(&corrected, &position), sum, "{position:?}");
        }
    }
}
