//! The source of positions: games of the computer against itself with few nodes, so that both sides make enough mistakes.

use std::sync::atomic::AtomicBool;

use cannon_engine::rng::SeededRng;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{self, PieceKind, Point, Setup};
use cannon_rules::tank_chess::BoardName;
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

/// The lowest level that plays. Lower ones make random mistakes.
const MIN_LEVEL: u8 = 3;
/// The maximum number of soldiers of a side in games of Cannon that start near their end.
const MAX_SOLDIERS: u64 = 6;
/// Games are broken off after this many plies.
const MAX_PLIES: usize = 240;

/// How the games of a game are played.
struct Conduct {
    /// The range of the number of random actions at the beginning.
    random_plies: [u64; 2],
    /// The range of the number of nodes for an action.
    nodes: [u64; 2],
}

const CANNON: Conduct = Conduct { random_plies: [8, 9], nodes: [40, 600] };
const TANK_CHESS: Conduct = Conduct { random_plies: [2, 12], nodes: [500, 1_500] };

/// Plays the game with this number, from `start` or from one of several starts.
pub(super) fn play(game: &str, start: Option<&dyn AnyTimeline>, seed: u64, number: u64) -> Box<dyn AnyTimeline> {
    let mut rng = SeededRng::new(&[seed, number]);
    let conduct = if game == cannon::Position::ID { CANNON } else { TANK_CHESS };
    let (mut timeline, is_opening) = match start {
        Some(start) => (start.boxed_clone(), true),
        None if game == cannon::Position::ID => cannon_start(&mut rng, number),
        None => (tank_chess_start(number), true),
    };
    let random_plies = conduct.random_plies[0] + rng.below(conduct.random_plies[1] - conduct.random_plies[0]);
    for _ in 0..if is_opening { random_plies } else { 0 } {
        if let Some(action) = rng.choose(&timeline.actions()) {
            // Listed actions are legal.
            timeline.play(action).ok();
        }
    }
    let options_by_side = [(); 2].map(|()| {
        let levels = u64::from(Level::MAX.number() - MIN_LEVEL + 1);
        let level = Level::new(MIN_LEVEL + rng.below(levels) as u8).unwrap_or(Level::MAX);
        let nodes = conduct.nodes[0] + rng.below(conduct.nodes[1] - conduct.nodes[0]);
        SearchOptions { limits: Some(Limits::nodes(nodes)), ..SearchOptions::new(level, rng.next_u64()) }
    });
    while timeline.outcome().is_none() && timeline.ply() < MAX_PLIES {
        let options = &options_by_side[timeline.side_to_move().index()];
        let Some(action) = choose_action(&*timeline, options, &AtomicBool::new(false), &mut |_| {}) else { break };
        if timeline.play(action).is_err() {
            break;
        }
    }
    timeline
}

/// A start of Cannon, and whether it is the opening. Every fifth game has the German rules. Every third starts with few soldiers, because
/// blocked positions are rare otherwise.
fn cannon_start(rng: &mut SeededRng, number: u64) -> (Box<dyn AnyTimeline>, bool) {
    let rules = if number % 5 == 4 { cannon::Ruleset::IGG } else { cannon::Ruleset::CLASSIC };
    let is_opening = !number.is_multiple_of(3);
    let position = if is_opening { cannon::Position::start(&rules) } else { few_soldiers(rng, &rules) };
    (Box::new(Timeline::new(position, HouseRules::DRAWS)), is_opening)
}

/// A few soldiers on random points, in a position where neither town is attacked.
fn few_soldiers(rng: &mut SeededRng, rules: &cannon::Ruleset) -> cannon::Position {
    loop {
        let mut setup = Setup::empty(Side::ALL[rng.below(2) as usize]);
        for side in Side::ALL {
            for _ in 0..=rng.below(MAX_SOLDIERS) {
                set(&mut setup, side, PieceKind::Soldier, rng.below(100) as u8);
            }
            let home = if side == Side::South { 0 } else { 90 };
            set(&mut setup, side, PieceKind::Town, home + 1 + rng.below(8) as u8);
        }
        let Ok(position) = setup.position(rules) else { continue };
        let is_attacked = Side::ALL.into_iter().any(|side| position.is_town_attacked(side));
        if position.outcome().is_none() && !is_attacked {
            return position;
        }
    }
}

fn set(setup: &mut Setup, side: Side, kind: PieceKind, index: u8) {
    if let Some(point) = Point::from_index(index) {
        setup.set(point, Some((side, kind)));
    }
}

/// A start of Tank Chess. The games take all boards in turns.
fn tank_chess_start(number: u64) -> Box<dyn AnyTimeline> {
    let boards: Vec<BoardName> = BoardName::all().collect();
    let board = boards[(number % boards.len() as u64) as usize];
    Box::new(Timeline::new(board.start(), HouseRules::DRAWS)) as Box<dyn AnyTimeline>
}
