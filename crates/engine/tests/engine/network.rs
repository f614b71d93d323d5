//! The network that is built in.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use cannon_engine::nnue::cannon::{Network, NetworkEvaluator};
use cannon_engine::playable::{Evaluator as _, Playable as _};
use cannon_engine::registry::{self, EngineEntry};
use cannon_engine::{Level, Limits, SearchOptions, Style, choose_action};
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{Game, registry as games};

const NETWORK: &[u8] = include_bytes!("../../../../assets/engine/cannon.nnue");

fn engine(game: &str) -> &'static EngineEntry {
    registry::find(game).expect("a game with an engine")
}

/// The nodes of a search of a middle game to a depth.
fn nodes(options: SearchOptions) -> u64 {
    let position = "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l";
    let cannon = games::find("cannon").expect("Cannon is registered");
    let timeline = cannon.begin(None, Some(position), HouseRules::DRAWS).expect("a sound position");
    let options = SearchOptions { limits: Some(Limits::depth(6)), ..options };
    let mut nodes = 0;
    choose_action(&*timeline, &options, &AtomicBool::new(false), &mut |info| nodes = info.nodes);
    nodes
}

#[test]
fn only_cannon_has_a_network() {
    assert!(engine("cannon").built_in_network().is_ok());
    let error = engine("tank-chess").built_in_network().expect_err("none").to_string();
    assert_eq!(error, "there is no evaluation by a network for the game `tank-chess`");
}

#[test]
fn levels_above_ten_use_the_network() {
    let linear = engine("cannon").linear_evaluator();
    for (level, uses_network) in [(10, false), (11, true), (14, true)] {
        let own = SearchOptions::new(Level::new(level).expect("a level"), 0);
        let with_linear = SearchOptions { evaluator: Some(linear.clone()), ..own.clone() };
        assert_eq!(nodes(own) != nodes(with_linear), uses_network, "level {level}");
    }
}

#[test]
fn search_uses_the_network_with_the_terms_of_the_style() {
    let evaluator = engine("cannon").built_in_network().expect("the built-in network");
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
