//! The networks that are built in.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use cannon_engine::nnue::cannon::{Network, NetworkEvaluator};
use cannon_engine::nnue::tank_chess::Inputs;
use cannon_engine::playable::{Evaluator as _, Playable as _};
use cannon_engine::{Level, Limits, SearchOptions, Style, choose_action, engine};
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::tank_chess::BoardName;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Game, GameId};

const NETWORK: &[u8] = include_bytes!("../../assets/networks/cannon.nnue");

/// The nodes of a search of a middle game of Cannon to a depth.
fn nodes(options: SearchOptions) -> u64 {
    let position = "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l";
    nodes_in(GameId::Cannon, Some(position), Limits::depth(6), options)
}

/// The nodes of a search of a position.
fn nodes_in(game: GameId, position: Option<&str>, limits: Limits, options: SearchOptions) -> u64 {
    let timeline = game.begin(None, position, HouseRules::DRAWS).expect("a sound position");
    let options = SearchOptions { limits: Some(limits), ..options };
    let mut nodes = 0;
    choose_action(&timeline, &options, &AtomicBool::new(false), &mut |info| nodes = info.nodes);
    nodes
}

#[test]
fn both_games_have_a_network() {
    let checksum = |game: GameId| engine(game).built_in_network().expect("the built-in network").network_checksum();
    assert_ne!(checksum(GameId::Cannon), checksum(GameId::TankChess));
    for game in GameId::ALL {
        assert_eq!(engine(game).network_problem(), None);
        let other = if game == GameId::Cannon { "TANKCHNN" } else { "CANNONNN" };
        let error = engine(game).read_network(other.as_bytes()).expect_err("the file of the other game").to_string();
        assert!(error.starts_with("this is no network file"), "{error}");
    }
}

#[test]
fn no_level_of_tank_chess_uses_the_network() {
    let (network, linear) =
        (engine(GameId::TankChess).built_in_network(), engine(GameId::TankChess).linear_evaluator());
    let nodes = |options: SearchOptions| nodes_in(GameId::TankChess, None, Limits::depth(3), options);
    let own = SearchOptions::new(Level::MAX, 0);
    let with = |evaluator| SearchOptions { evaluator: Some(evaluator), ..own.clone() };
    let with_network = nodes(with(network.expect("the built-in network")));
    assert_eq!(nodes(own.clone()), nodes(with(linear)));
    assert_ne!(nodes(own.clone()), with_network);
}

#[test]
fn network_of_tank_chess_evaluates_every_board() {
    let evaluator = engine(GameId::TankChess).built_in_network().expect("the built-in network");
    let values = BoardName::all().map(|board| {
        let start = board.start();
        let value = evaluator.evaluate(&start).expect("an evaluator of Tank Chess");
        assert!(value.abs() < 300, "{board}: {value}");
        assert_eq!(Inputs::of(&start).rows[0].len(), Inputs::of(&start).rows[1].len());
        value
    });
    assert_eq!(values.count(), 16);
}

#[test]
fn levels_above_ten_use_the_network() {
    let linear = engine(GameId::Cannon).linear_evaluator();
    for (level, uses_network) in [(10, false), (11, true), (14, true)] {
        let own = SearchOptions::new(Level::new(level).expect("a level"), 0);
        let with_linear = SearchOptions { evaluator: Some(linear.clone()), ..own.clone() };
        assert_eq!(nodes(own) != nodes(with_linear), uses_network, "level {level}");
    }
}

#[test]
fn search_uses_the_network_with_the_terms_of_the_style() {
    let evaluator = engine(GameId::Cannon).built_in_network().expect("the built-in network");
    let plain = SearchOptions::new(Level::new(10).expect("a level"), 0);
    let with_network = SearchOptions { evaluator: Some(evaluator.clone()), ..plain.clone() };
    assert_ne!(nodes(plain), nodes(with_network.clone()));
    assert_eq!(nodes(with_network.clone()), nodes(with_network.clone()), "a search is deterministic");
    let fox = SearchOptions { style: Position::STYLES[4], ..with_network.clone() };
    assert_ne!(nodes(with_network), nodes(fox));
}

#[test]
fn extra_soldier_raises_the_evaluation() {
    let network = Arc::new(Network::from_bytes(NETWORK).expect("the built-in network"));
    let evaluator = NetworkEvaluator::new(network, Style::PLAIN);
    let evaluate = |text| {
        let position = Position::from_text(text, &Ruleset::CLASSIC).expect("a sound position");
        evaluator.evaluate(&evaluator.refresh(&position), &position, &position.attack_info())
    };
    let even = evaluate("4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d");
    let ahead = evaluate("4L5/1l1l1l1l1l/1l1l1l3l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d");
    assert!(ahead > even + 40, "{even} {ahead}");
}
