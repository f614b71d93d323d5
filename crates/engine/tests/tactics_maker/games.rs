//! The source of positions: self-play games with few nodes, so that both sides make enough mistakes.

use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::cannon::{Action, PieceKind, Point, Position, Ruleset, Setup};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, Side};

/// The number of random actions at the beginning of a game.
const RANDOM_PLIES: u64 = 8;
/// The maximum number of soldiers of a side in games that start near their end.
const MAX_SOLDIERS: u64 = 6;
/// The range of the random number of nodes for an action.
const NODES: [u64; 2] = [40, 600];

/// Plays the game with this number. Every third game starts with few soldiers, because blocked positions are rare otherwise.
pub(crate) fn play_game(seed: u64, number: u64) -> Timeline<Position> {
    let mut rng = SeededRng::new(&[seed, number]);
    let mut timeline = if number.is_multiple_of(3) { few_soldiers_start(&mut rng) } else { random_opening(&mut rng) };
    let options_by_side = [(); 2].map(|()| {
        let level = Level::new(3 + rng.below(8) as i8).unwrap_or(Level::MAX);
        let nodes = NODES[0] + rng.below(NODES[1] - NODES[0]);
        SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(level, rng.next_u64()) }
    });
    while timeline.outcome().is_none() {
        let options = &options_by_side[timeline.position().side_to_move().index()];
        let action = choose_action(&timeline, options, &AtomicBool::new(false), &mut |_| {}).and_then(Action::unpack);
        let action = action.expect("there are actions while the game goes on");
        timeline.play(action).expect("the computer plays legal actions");
    }
    timeline
}

fn random_opening(rng: &mut SeededRng) -> Timeline<Position> {
    let mut timeline = Timeline::new(Position::start(&Ruleset::default()), HouseRules::DRAWS);
    for _ in 0..RANDOM_PLIES {
        if let Some(action) = rng.choose(&timeline.position().actions()) {
            // If the game is over, the error is ignored.
            timeline.play(action).ok();
        }
    }
    timeline
}

/// A game that starts with a few soldiers on random points, in a position where neither town is attacked.
fn few_soldiers_start(rng: &mut SeededRng) -> Timeline<Position> {
    loop {
        let mut setup = Setup::empty(Side::ALL[rng.below(2) as usize]);
        for side in Side::ALL {
            for _ in 0..=rng.below(MAX_SOLDIERS) {
                set(&mut setup, side, PieceKind::Soldier, rng.below(100) as u8);
            }
            let home = if side == Side::South { 0 } else { 90 };
            set(&mut setup, side, PieceKind::Town, home + 1 + rng.below(8) as i8);
        }
        let Ok(position) = setup.position(&Ruleset::default()) else { continue };
        let attacked = Side::ALL.into_iter().any(|side| position.is_town_attacked(side));
        if position.outcome().is_none() && !attacked {
            return Timeline::new(position, HouseRules::DRAWS);
        }
    }
}

fn set(setup: &mut Setup, side: Side, kind: PieceKind, index: u8) {
    if let Some(point) = Point::from_index(index) {
        setup.set(point, Some((side, kind)));
    }
}
