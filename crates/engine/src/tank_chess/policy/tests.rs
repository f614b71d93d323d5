//! Tests of the policy: its file, its features and its samples.

use std::sync::atomic::AtomicBool;

use super::features::GROUPS;
use super::network::{PolicyNetwork, RowSum};
use super::situation::RowSink;
use super::*;
use crate::nnue::NetworkError;
use crate::playable::Playable;
use crate::{Level, Limits, SearchOptions, engine};
use cannon_rules::any::AnyTimeline;
use cannon_rules::tank_chess::{Action, BoardName, Position, Ruleset, Setup, Square};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, GameId};

/// Positions of games on all boards in which actions are chosen by their number, with the last actions before them.
fn positions() -> Vec<(Position, LastSquares)> {
    let mut positions = Vec::new();
    for board in BoardName::all() {
        let mut position = Position::start(&Ruleset { board, ..Ruleset::default() });
        let mut last = LastSquares::default();
        for number in 0..40 {
            let actions = position.actions();
            let Some(&action) = actions.get(number * 7919 % actions.len().max(1)) else { break };
            if number % 8 == 7 {
                positions.push((position, last));
            }
            position.play(action);
            last = LastSquares { enemy: action.to(), own: last.enemy };
        }
    }
    positions
}

/// A quiet action of a position that the search tries.
fn some_quiet(position: &Position) -> Option<Action> {
    let mut found = None;
    position.for_each_tried_quiet(&position.attack_info(), |action| found = Some(action));
    found
}

#[test]
fn weights_are_written_and_read_back() {
    let rows: Vec<f32> = (0..PolicyNetwork::ROWS * NEURONS).map(|n| (n % 101) as f32 / 10.0 - 5.0).collect();
    let file = PolicyNetwork::file(&rows, &[-1.5; NEURONS]);
    let network = PolicyNetwork::from_bytes(&file).expect("a sound file");
    assert_eq!(network.output(&[64; NEURONS]), -64 * NEURONS as i32 * 3 / 2);
    let mut sum = RowSum { network: &network, sum: [0; NEURONS] };
    sum.add(1);
    assert_eq!(sum.sum[..3], [-218, -211, -205], "1.6 to 1.8 less 5, in 64ths");
    let far = PolicyNetwork::file(&vec![1e9; rows.len()], &[-1e9; NEURONS]);
    assert!(PolicyNetwork::from_bytes(&far).is_ok(), "weights are limited to their ranges");
}

#[test]
fn damaged_files_are_refused() {
    let file = PolicyNetwork::file(&vec![0.5; PolicyNetwork::ROWS * NEURONS], &[1.0; NEURONS]);
    assert!(matches!(PolicyNetwork::from_bytes(b"CANNONNN"), Err(NetworkError::Magic("TANKCHPO"))));
    assert!(matches!(PolicyNetwork::from_bytes(&file[..file.len() - 1]), Err(NetworkError::Length { .. })));
    let mut damaged = file.clone();
    damaged[1_000] ^= 1;
    assert!(matches!(PolicyNetwork::from_bytes(&damaged), Err(NetworkError::Checksum { .. })));
    let mut large = file;
    large[101] = 0x7f;
    crate::nnue::update_checksum(&mut large);
    let refused = PolicyNetwork::from_bytes(&large);
    assert!(matches!(refused, Err(NetworkError::Range { offset: 100, .. })), "{refused:?}");
}

/// The scores of the search are the outputs for the rows of the examples, so that the network is used as it was trained.
#[test]
fn scores_are_those_of_the_rows_of_examples() {
    let mut compared = 0;
    for (position, last) in positions() {
        let Some(chosen) = some_quiet(&position) else { continue };
        let example = Example::of(&position, last, chosen).expect("a quiet action");
        let (square, rows) = &example.actions[example.chosen];
        let (unit, square_rows) = &example.squares[usize::from(*square)];
        let all = [&example.units[usize::from(*unit)][..], square_rows, rows].concat();
        assert!(all.len() <= GROUPS as usize, "{} rows in {position:?}", all.len());
        let mut sum = RowSum { network: &NETWORK, sum: [0; NEURONS] };
        all.iter().for_each(|&row| sum.add(usize::from(row)));
        let attacks = position.attack_info();
        let score = PolicyScorer::new(&position, &attacks, last).score(chosen);
        assert_eq!(score, NETWORK.output(&sum.sum), "{chosen:?} in {position:?}");
        compared += 1;
    }
    assert!(compared > 40, "{compared} positions");
}

#[test]
fn rotated_position_has_the_same_scores() {
    for (position, last) in positions() {
        let rotated = Setup::from(&position).rotated().position(position.rules()).expect("a rotated position");
        let size = position.board().size();
        let turn = |square: Option<Square>| square.map(|square| square.rotated(size));
        let rotated_last = LastSquares { enemy: turn(last.enemy), own: turn(last.own) };
        let Some(action) = some_quiet(&position) else { continue };
        let Action::Drive { from, to, facing, shot } = action else { continue };
        let turned = Action::Drive { from: from.rotated(size), to: to.rotated(size), facing: facing.reversed(), shot };
        let score = |position: &Position, last, action| {
            let attacks = position.attack_info();
            PolicyScorer::new(position, &attacks, last).score(action)
        };
        assert_eq!(score(&position, last, action), score(&rotated, rotated_last, turned), "{action:?} in {position:?}");
    }
}

#[test]
fn chosen_actions_come_early() {
    let start = Position::start(&Ruleset::default());
    let timeline = AnyTimeline::from(Timeline::new(start, HouseRules::NONE));
    let options = SearchOptions { limits: Some(Limits::nodes(4_000)), ..SearchOptions::new(Level::MAX, 1) };
    let best = engine(GameId::TankChess).search_action(&timeline, &options, &AtomicBool::new(false), &mut |_| {});
    let chosen = best.and_then(cannon_rules::Action::unpack).expect("an action");
    let rank = rank(&start, LastSquares::default(), chosen).expect("a quiet action");
    assert!(rank < 64, "{rank} actions before {chosen:?}");
}

/// The evaluator with a sampler searches as the plain evaluator does, and leaves positions that can be reached with the last action.
#[test]
fn sampler_leaves_positions_of_the_search() {
    let start = Position::start(&Ruleset::default());
    let timeline = AnyTimeline::from(Timeline::new(start, HouseRules::NONE));
    let sampler = Sampler::new(10, 3);
    let search = |evaluator| {
        let options =
            SearchOptions { limits: Some(Limits::nodes(2_000)), evaluator, ..SearchOptions::new(Level::MAX, 1) };
        let mut nodes = 0;
        let best = engine(GameId::TankChess)
            .search_action(&timeline, &options, &AtomicBool::new(false), &mut |info| nodes = info.nodes);
        (best, nodes)
    };
    assert_eq!(search(Some(sampler.evaluator())), search(None));
    let samples = sampler.take();
    assert!((20..400).contains(&samples.len()), "{} samples", samples.len());
    let has_moved = |(position, last): &SampledPosition| {
        last.enemy
            .is_some_and(|square| position.unit_at(square).is_some_and(|(side, _)| side != position.side_to_move()))
    };
    let moved = samples.iter().filter(|sample| has_moved(sample)).count();
    assert!(moved * 10 > samples.len() * 8, "{moved} of {} samples", samples.len());
    assert!(sampler.take().is_empty());
}
