//! Generated positions of Tank Chess for property tests.

use cannon_rules::tank_chess::{
    Action, BoardName, ExitDirection, Facing, HoldCount, Objective, Occupant, Position, Ruleset, Setup, Square,
    TerrainKind, UnitTable,
};
use cannon_rules::{Game, Side};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Random contents of a board: square, type, unit or terrain kind with facing, and side.
fn contents() -> impl Strategy<Value = Vec<(Index, u8, Index, bool)>> {
    proptest::collection::vec((any::<Index>(), 0..14u8, any::<Index>(), any::<bool>()), 10..70)
}

fn exits() -> impl Strategy<Value = ExitDirection> {
    select(&[ExitDirection::Any, ExitDirection::Straight][..])
}

/// An objective, whose squares and number are drawn from the parameters, and a count of held turns.
fn objective_on(
    setup: &Setup,
    kind: u8,
    [first, second, third]: [Index; 3],
    number: u8,
) -> (Objective, Option<HoldCount>) {
    let squares: Vec<Square> = Square::all(setup.size).collect();
    let file = |index: Index| index.index(usize::from(setup.size)) as u8;
    let at = |index: Index| *index.get(&squares);
    let edge = |index: Index, rank: u8| Square::new(file(index), rank).expect("a square");
    match kind {
        0 => {
            // The first marked square is the square of a unit, so that many squares are held.
            let units = |side| setup.units(side).into_iter().map(move |unit| (side, unit.square));
            let units: Vec<(Side, Square)> = Side::ALL.into_iter().flat_map(units).collect();
            let (side, square) = *first.get(&units);
            let marked = [square, at(second)].into_iter().collect();
            let held = (!number.is_multiple_of(3)).then_some(HoldCount { side, turns: 1 });
            (Objective::Hold { squares: marked, turns: 2 + number % 3 }, held)
        }
        1 => {
            let south = [first, second].map(|index| edge(index, setup.size - 1)).into_iter().collect();
            (Objective::Escort { south, north: [edge(third, 0)].into_iter().collect() }, None)
        }
        2 => (Objective::Depots { south: at(first), north: at(second), armour: number % 5 }, None),
        _ => {
            let least = Side::ALL.map(|side| setup.units(side).len()).into_iter().min().unwrap_or(1).saturating_sub(1);
            (Objective::Survivors { least: (least as u8).clamp(1, 16) }, None)
        }
    }
}

/// Small, crowded boards with all units, wrecks, terrain and mines, and sometimes flags or an objective.
fn crowded_positions() -> impl Strategy<Value = Position> {
    let flags = prop_oneof![Just(None), (any::<Index>(), any::<Index>()).prop_map(Some)];
    let objective = prop_oneof![Just(None), (0..4u8, any::<[Index; 3]>(), any::<u8>()).prop_map(Some)];
    (12..15u8, contents(), any::<[Index; 4]>(), any::<bool>(), flags, exits(), objective).prop_filter_map(
        "a playable position",
        |(size, occupants, commands, south_to_move, flags, exit, objective)| {
            let rules = Ruleset { exit, ..Ruleset::default() };
            let squares: Vec<Square> = Square::all(size).collect();
            let kinds: Vec<_> = UnitTable::builtin().kinds().collect();
            let plain: Vec<_> = kinds.iter().copied().filter(|&kind| !UnitTable::builtin()[kind].command).collect();
            let terrain: Vec<_> = TerrainKind::all().collect();
            let mut setup = Setup::empty(size, if south_to_move { Side::South } else { Side::North });
            for (at, what, which, south) in occupants {
                let at = *at.get(&squares);
                let side = if south { Side::South } else { Side::North };
                let unit = Occupant::Unit { side, kind: *which.get(&plain), facing: *which.get(&Facing::ALL) };
                match what {
                    0..=5 => setup.set(at, Some(unit)),
                    6 | 7 => setup.set(at, Some(Occupant::Wreck)),
                    8 | 9 => setup.mines.insert(at),
                    _ => setup.set_terrain(at, Some(*which.get(&terrain))),
                }
            }
            for (side, [at, facing]) in
                [(Side::South, [commands[0], commands[1]]), (Side::North, [commands[2], commands[3]])]
            {
                let kind = kinds.iter().copied().find(|&kind| UnitTable::builtin()[kind].command).expect("a Command");
                setup.set(*at.get(&squares), Some(Occupant::Unit { side, kind, facing: *facing.get(&Facing::ALL) }));
            }
            for &at in &squares {
                // Remove combinations that are invalid on one square.
                if setup.position(&rules).is_ok() {
                    break;
                }
                if setup.occupant(at).is_some() {
                    setup.mines.remove(at);
                    setup.set_terrain(at, setup.terrain(at).filter(|kind| kind.terrain().name == "hedge"));
                } else if setup.terrain(at).is_some() {
                    setup.mines.remove(at);
                }
            }
            let plain = setup.position(&rules).ok()?;
            if let Some((south, north)) = flags {
                setup.flags = [Some(*south.get(&squares)), Some(*north.get(&squares))];
            }
            let plain = setup.position(&rules).unwrap_or(plain);
            setup.flags = Setup::from(&plain).flags;
            if let Some((kind, indices, number)) = objective {
                let (objective, held) = objective_on(&setup, kind, indices, number);
                setup.objective = Some(objective);
                // Where the side does not hold the squares alone, or something lies there, the simpler set-up remains.
                setup.held = held;
                let held = setup.position(&rules).ok();
                setup.held = None;
                return Some(held.or_else(|| setup.position(&rules).ok()).unwrap_or(plain));
            }
            Some(plain)
        },
    )
}

fn initial_positions() -> impl Strategy<Value = Position> {
    let boards: Vec<BoardName> = BoardName::all().collect();
    (select(boards), exits()).prop_map(|(board, exit)| Position::start(&Ruleset { board, exit }))
}

/// Positions reached by random play that prefers kills.
pub(super) fn reachable_positions() -> impl Strategy<Value = Position> {
    let first = prop_oneof![1 => initial_positions(), 3 => crowded_positions()];
    (first, proptest::collection::vec((any::<Index>(), any::<bool>()), 0..24)).prop_map(|(mut position, choices)| {
        for (choice, kill) in choices {
            let actions = position.actions();
            let kills: Vec<Action> = actions.iter().copied().filter(|action| action.fires()).collect();
            if kill && !kills.is_empty() {
                position.play(*choice.get(&kills));
            } else if !actions.is_empty() {
                position.play(*choice.get(&actions));
            }
        }
        position
    })
}
