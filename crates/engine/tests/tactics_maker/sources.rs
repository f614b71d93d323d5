//! The source of positions: self-play games with few nodes, so that both sides make enough mistakes.

use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::cannon::{Action, PieceKind, Point, Position, Ruleset, Setup};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Action as _, Game, Side};

/// The number of random actions at the beginning of a game.
const OPENING: u64 = 8;
/// The maximum number of soldiers of a side in games that start near their end.
const FEW: u64 = 6;
/// The range of the random number of nodes for an action.
const NODES: [u64; 2] = [40, 600];

/// Plays the game with this number. Every third game starts with few soldiers, because blocked positions are rare otherwise.
pub(crate) fn game(seed: u64, number: u64) -> Timeline<Position> {
    let mut lot = SeededRng::new(&[seed, number]);
    let mut timeline = if number.is_multiple_of(3) { few(&mut lot) } else { opening(&mut lot) };
    let orders = [(); 2].map(|()| {
        let level = Level::new(3 + lot.below(8) as u8).unwrap_or(Level::MAX);
        let nodes = NODES[0] + lot.below(NODES[1] - NODES[0]);
        SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(level, lot.next_u64()) }
    });
    while timeline.outcome().is_none() {
        let order = &orders[timeline.position().to_move().index()];
        let action = choose_action(&timeline, order, &AtomicBool::new(false), &mut |_| {}).and_then(Action::unpack);
        let action = action.expect("there are actions while the game goes on");
        timeline.play(action).expect("the computer plays legal actions");
    }
    timeline
}

fn opening(lot: &mut SeededRng) -> Timeline<Position> {
    let mut timeline = Timeline::new(Position::start(&Ruleset::default()), HouseRules::default());
    for _ in 0..OPENING {
        if let Some(action) = lot.choose(&timeline.position().actions()) {
            // If the game is over, the error is ignored.
            timeline.play(action).ok();
        }
    }
    timeline
}

/// A game that starts with a few soldiers on random points, in a position where neither town is attacked.
fn few(lot: &mut SeededRng) -> Timeline<Position> {
    loop {
        let mut setup = Setup::empty(Side::ALL[lot.below(2) as usize]);
        for side in Side::ALL {
            for _ in 0..=lot.below(FEW) {
                set(&mut setup, side, PieceKind::Soldier, lot.below(100) as u8);
            }
            let home = if side == Side::South { 0 } else { 90 };
            set(&mut setup, side, PieceKind::Town, home + 1 + lot.below(8) as u8);
        }
        let Ok(position) = setup.position(&Ruleset::default()) else { continue };
        let exposed = Side::ALL.into_iter().any(|side| position.is_town_attacked(side));
        if position.outcome().is_none() && !exposed {
            return Timeline::new(position, HouseRules::default());
        }
    }
}

fn set(setup: &mut Setup, side: Side, kind: PieceKind, index: u8) {
    if let Some(point) = Point::from_index(index) {
        setup.set(point, Some((side, kind)));
    }
}
