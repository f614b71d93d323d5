//! The place in a game at which it reaches a sought position.

use cannon_library::PositionFilter;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::timeline::{HouseRules, NodeId};

use crate::search::{mirrored, random_game, text_of};

/// Number of games whose positions are all sought.
const GAMES: u64 = 24;

fn first_node(timeline: &AnyTimeline, text: &str, is_mirrored: bool) -> Option<NodeId> {
    PositionFilter::read(None, text, is_mirrored).expect("a position text").first_node(timeline)
}

#[test]
fn every_position_of_a_game_and_of_its_variations_is_found_where_it_stands() {
    for number in 0..GAMES {
        let timeline = random_game(number);
        let main_line = timeline.main_line();
        for node in timeline.nodes() {
            let text = text_of(&timeline, node);
            let image = mirrored(&text);
            let is_there = |other: &NodeId| [&text, &image].contains(&&text_of(&timeline, *other));
            let same = |other: &NodeId| text == text_of(&timeline, *other);
            let lowest = |wanted: &dyn Fn(&NodeId) -> bool| {
                let in_tree = timeline.nodes().into_iter().filter(wanted).min_by_key(|&node| timeline.ply_of(node));
                main_line.iter().copied().find(wanted).or(in_tree)
            };
            assert_eq!(first_node(&timeline, &text, false), lowest(&same), "game {number}: {text}");
            assert_eq!(first_node(&timeline, &image, true), lowest(&is_there), "game {number}: {text}");
        }
    }
}

/// Both sides move a soldier of a cannon to its other end, and back.
#[test]
fn repeated_position_is_found_where_it_stood_first() {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    for action in ["@e1", "@f10", "a2-a5", "b9-b6", "a5-a2", "b6-b9"] {
        let action = timeline.read_action(action).expect("an action");
        timeline.play(action).expect("a legal action");
    }
    let text = timeline.position_text_at(6);
    assert_eq!(text, timeline.position_text_at(2));
    assert_eq!(first_node(&timeline, &text, false), timeline.node_at(2));
    assert_eq!(first_node(&timeline, &mirrored(&text), true), timeline.node_at(2));
    assert_eq!(first_node(&timeline, &mirrored(&text), false), None);
    let other = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game");
    assert_eq!(first_node(&other, &text, true), None);
}
