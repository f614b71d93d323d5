//! Making puzzles of Cannon.

use cannon_engine::rng::SeededRng;
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{PieceKind, Point, Position, Ruleset, Setup};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

use super::source::{DeepWins, LevelScale, Source};
use crate::theme::Theme;

/// The maximum number of soldiers of a side in games that start near their end.
const MAX_SOLDIERS: u64 = 6;
/// One game in this many starts near its end, because blocked positions are rare otherwise.
const LATE_STARTS: u64 = 3;
/// One game in this many has the German rules.
const GERMAN_RULES: u64 = 5;

/// The source of puzzles.
pub static SOURCE: Source = Source {
    id_prefix: 'c',
    quotas: &[
        (Theme::Win1, 40),
        (Theme::Win2, 150),
        (Theme::Win3, 130),
        (Theme::Win4, 60),
        (Theme::Win5, 30),
        (Theme::OnlyDefence, 120),
        (Theme::WinsPiece, 110),
        (Theme::DoubleThreat, 40),
        (Theme::Block, 16),
        (Theme::NoAction, 40),
    ],
    proof_nodes: 2_000_000,
    max_actions: u64::MAX,
    gain_nodes: 10_000,
    deep: Some(DeepWins { nodes: 30_000, proof_nodes: 4_000_000 }),
    easy_nodes: Some(300),
    max_from_game: 3,
    random_plies: 8..9,
    nodes: 40..600,
    start,
    levels: LevelScale {
        elo: [700, 897, 1_070, 1_266, 1_460, 1_634, 1_833, 2_025, 2_189, 2_389],
        attempts: &[4, 4, 3, 3, 2, 2, 1, 1],
        max_nodes: 130_000,
    },
};

fn start(rng: &mut SeededRng, number: u64) -> (AnyTimeline, bool) {
    let rules = if number % GERMAN_RULES == GERMAN_RULES - 1 { Ruleset::IGG } else { Ruleset::CLASSIC };
    let is_opening = !number.is_multiple_of(LATE_STARTS);
    let position = if is_opening { Position::start(&rules) } else { few_soldiers(rng, &rules) };
    (Timeline::new(position, HouseRules::DRAWS).into(), is_opening)
}

/// A few soldiers on random points, in a position where neither town is attacked.
fn few_soldiers(rng: &mut SeededRng, rules: &Ruleset) -> Position {
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
