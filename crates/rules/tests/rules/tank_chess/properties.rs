//! Property tests of Tank Chess on generated positions.

use std::collections::BTreeSet;

use cannon_rules::tank_chess::{
    Action, Aim, Ending, Facing, HoldCount, Objective, PathStep, Position, Ruleset, Scheme, Setup, Shot, Square,
    SquareSet, scheme_file,
};
use cannon_rules::{Action as _, Game, Side};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::corruption::parsers_survive_corruption;
use crate::tank_chess::generated_positions::reachable_positions;

/// The squares and the final facing of a unit that takes these steps.
fn follow_path(from: Square, facing: Facing, steps: &[PathStep]) -> (Vec<Square>, Facing) {
    let (mut squares, mut facing) = (vec![from], facing);
    for step in steps {
        let at = *squares.last().expect("a square");
        match step {
            PathStep::Forward => squares.push(at.toward(facing, 1).expect("on the board")),
            PathStep::Reverse => squares.push(at.toward(facing.reversed(), 1).expect("on the board")),
            PathStep::TurnLeft => facing = facing.left(),
            PathStep::TurnRight => facing = facing.right(),
            PathStep::Exit => {}
        }
    }
    (squares, facing)
}

/// Whether an action wins by the objective, other than by leaving.
fn wins_objective(position: &Position, action: Action) -> bool {
    let mut after = *position;
    after.play(action);
    after.ending().is_some_and(Ending::is_by_objective)
        && after.outcome().and_then(|outcome| outcome.winner()) == Some(position.side_to_move())
}

/// The count of held turns after an action, counted anew from the two positions.
fn expected_count(before: &Position, after: &Position) -> Option<HoldCount> {
    let Some(Objective::Hold { squares, .. }) = before.board().objective() else { return None };
    let present = |side: Side| after.units(side).iter().any(|unit| squares.contains(unit.square));
    let mover = before.side_to_move();
    let holder = Side::ALL.into_iter().find(|&side| present(side) && !present(!side))?;
    let known = before.held().filter(|held| held.side == holder).map_or(0, |held| held.turns);
    let turns = known + u8::from(holder == mover);
    (turns > 0).then_some(HoldCount { side: holder, turns })
}

fn kills(position: &Position) -> Vec<Action> {
    let mut kills = Vec::new();
    position.for_each_kill(|action| kills.push(action));
    kills
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(24))]

    #[test]
    fn validate_accepts_exactly_the_listed_actions(position in reachable_positions()) {
        let listed: BTreeSet<Action> = position.actions().into_iter().collect();
        let size = position.board().size();
        let shots: Vec<Option<Shot>> = Aim::ALL
            .into_iter()
            .flat_map(|aim| (1..size).map(move |distance| Shot::new(aim, distance)))
            .collect();
        let mut accepted = BTreeSet::new();
        for from in Square::all(size) {
            let exit = Action::Exit { from };
            if position.validate(exit).is_ok() {
                accepted.insert(exit);
            }
            if position.unit_at(from).is_none_or(|(side, _)| side != position.side_to_move()) {
                let turn_in_place = Action::Drive { from, to: from, facing: Facing::N, shot: None };
                prop_assert!(position.validate(turn_in_place).is_err());
                continue;
            }
            for to in Square::all(size) {
                for facing in Facing::ALL {
                    let drive = |shot| Action::Drive { from, to, facing, shot };
                    if position.validate(drive(None)).is_err() {
                        prop_assert!(shots.iter().step_by(7).all(|&shot| position.validate(drive(shot)).is_err()));
                        continue;
                    }
                    let all = shots.iter().copied().chain([None]).map(drive);
                    accepted.extend(all.filter(|&action| position.validate(action).is_ok()));
                }
            }
        }
        prop_assert_eq!(listed, accepted);
    }

    #[test]
    fn playing_illegal_actions_does_not_panic(position in reachable_positions(), numbers in proptest::collection::vec(0..1u32 << 31, 400)) {
        let units: Vec<Square> = position.units(position.side_to_move()).iter().map(|unit| unit.square).collect();
        for number in numbers {
            let Some(action) = Action::unpack(cannon_rules::PackedAction::new(number)) else { continue };
            let from = units.get(number as usize % (units.len() + 1)).copied().unwrap_or(action.from());
            let action = match action {
                Action::Drive { to, facing, shot, .. } => Action::Drive { from, to, facing, shot },
                Action::Exit { .. } => Action::Exit { from },
            };
            let mut played = position;
            played.play(action);
            let _ = (position.path(action), position.is_irreversible(action), position.plain_notation(action));
        }
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn play_updates_the_key_as_computed_from_scratch(position in reachable_positions()) {
        for action in position.actions() {
            let mut played = position;
            played.play(action);
            prop_assert_eq!(played.key(), played.key_from_scratch(), "{:?}", action);
            prop_assert_ne!(played.key(), position.key());
            prop_assert_eq!(Action::unpack(action.pack()), Some(action));
        }
    }

    #[test]
    fn held_turns_are_counted_after_every_action(position in reachable_positions()) {
        for action in position.actions() {
            let mut after = position;
            after.play(action);
            prop_assert_eq!(after.held(), expected_count(&position, &after), "{:?}", action);
        }
    }

    #[test]
    fn counts_and_lists_agree(position in reachable_positions()) {
        let mut parts = kills(&position);
        prop_assert!(parts.iter().all(|action| action.fires()));
        position.for_each_quiet(|action| {
            assert!(!action.fires());
            parts.push(action);
        });
        parts.sort();
        let mut listed = position.actions();
        listed.sort();
        prop_assert_eq!(&parts, &listed);
        listed.dedup();
        prop_assert_eq!(parts.len(), listed.len());
        prop_assert_eq!(position.action_count(), listed.len() as u64);
        prop_assert_eq!(position.outcome().is_some(), listed.is_empty());
    }

    #[test]
    fn reachable_stances_and_targets_match_the_listed_actions(position in reachable_positions()) {
        let mut listed = BTreeSet::new();
        position.for_each_quiet(|action| {
            if let Action::Drive { from, to, facing, .. } = action {
                listed.insert((from, to, facing));
            }
        });
        let mut reachable = BTreeSet::new();
        let mut hits = BTreeSet::new();
        for unit in position.units(position.side_to_move()) {
            for stance in position.reachable(unit.square) {
                prop_assert_eq!(stance.lost, position.is_lost_on(*unit, stance.square));
                reachable.insert((unit.square, stance.square, stance.facing));
                for target in position.targets_from(unit.square, stance.square, stance.facing) {
                    prop_assert_eq!(target.shot.target(stance.square, stance.facing), Some(target.square));
                    if target.destroys {
                        let shot = Some(target.shot);
                        hits.insert(Action::Drive { from: unit.square, to: stance.square, facing: stance.facing, shot });
                    }
                }
            }
        }
        prop_assert_eq!(listed, reachable);
        prop_assert_eq!(kills(&position).into_iter().collect::<BTreeSet<_>>(), hits);
    }

    #[test]
    fn paths_lead_to_the_destination_within_the_speed(position in reachable_positions()) {
        for action in position.actions().into_iter().filter(|action| !action.fires()) {
            let (_, unit) = position.unit_at(action.from()).expect("a unit");
            let steps = position.path(action).expect("a legal action has a path");
            prop_assert!(steps.len() <= usize::from(unit.kind.stats().speed) && !steps.is_empty());
            prop_assert!(!steps.contains(&PathStep::Reverse) || steps.len() == 1);
            if let Action::Drive { to, facing, .. } = action {
                let stances = position.reachable(unit.square);
                let stance = stances.iter().find(|stance| (stance.square, stance.facing) == (to, facing));
                prop_assert_eq!(stance.map(|stance| usize::from(stance.cost)), Some(steps.len()));
            }
            let (squares, facing) = follow_path(unit.square, unit.facing, &steps);
            let pushed = position.pushes(action);
            for &square in &squares[1..] {
                let was_pushed = pushed.iter().any(|push| push.0 == square);
                prop_assert!(square == unit.square || !position.occupied().contains(square) || was_pushed, "{action:?}");
            }
            let mut after = position;
            after.play(action);
            let end = *squares.last().expect("a square");
            match action {
                Action::Exit { .. } => {
                    prop_assert_eq!(steps.last(), Some(&PathStep::Exit));
                    prop_assert!(position.units(position.side_to_move()).len() == after.units(position.side_to_move()).len() + 1);
                }
                Action::Drive { to, facing: final_facing, .. } => {
                    prop_assert_eq!((end, facing), (to, final_facing));
                    let mut wrecks = position.wrecks();
                    for (from, to) in pushed {
                        wrecks.remove(from);
                        wrecks.insert(to);
                    }
                    if position.mines().contains(to) && !unit.kind.stats().clears_mines {
                        wrecks.insert(to);
                    }
                    prop_assert_eq!(after.wrecks(), wrecks);
                    let clears = |square: &Square| unit.kind.stats().clears_mines && squares.contains(square) || *square == to;
                    let mines: SquareSet = position.mines().iter().filter(|square| !clears(square)).collect();
                    prop_assert_eq!(*after.mines(), mines);
                }
            }
        }
    }

    #[test]
    fn check_and_escape_match_the_actions_of_the_next_turn(position in reachable_positions()) {
        for to_move_position in [Some(position), position.swap_turn()].into_iter().flatten() {
            let (us, them) = (to_move_position.side_to_move(), !to_move_position.side_to_move());
            let command = to_move_position.command(them).map(|command| command.square);
            let actions = to_move_position.actions();
            let could_destroy = actions.iter().any(|action| action.fires() && action.target() == command);
            let could_leave = actions.iter().any(|action| matches!(action, Action::Exit { .. }));
            prop_assert_eq!((position.gives_check(us), position.can_escape(us)), (could_destroy, could_leave));
            let mut targets: Vec<Square> = actions.iter().filter_map(|action| action.target()).collect();
            targets.sort();
            targets.dedup();
            prop_assert_eq!(position.threatened(them), targets);
        }
        for action in position.actions() {
            let text = position.action_to_text(action);
            let mut after = position;
            after.play(action);
            let Some(next_turn) = after.swap_turn() else { continue };
            let has_mark = |wanted: char| text.trim_start_matches(|letter| !"+=^#".contains(letter)).contains(wanted);
            prop_assert_eq!(has_mark('+'), next_turn.gives_check(next_turn.side_to_move()));
            prop_assert_eq!(has_mark('='), next_turn.can_escape(next_turn.side_to_move()));
            prop_assert_eq!(has_mark('^'), next_turn.actions().into_iter().any(|action| wins_objective(&next_turn, action)));
        }
    }

    #[test]
    fn fire_coverage_holds_every_target(position in reachable_positions()) {
        if position.outcome().is_some() {
            return Ok(());
        }
        let us = position.side_to_move();
        let mut targets = SquareSet::EMPTY;
        for unit in position.units(us) {
            for stance in position.reachable(unit.square) {
                let found = position.targets_from(unit.square, stance.square, stance.facing);
                found.into_iter().for_each(|target| targets.insert(target.square));
            }
        }
        let covered = position.fire_coverage(us);
        let depot = position.board().depot(!us).map(|depot| depot.square);
        let enemies = position.units(!us).iter().map(|unit| unit.square).chain(depot);
        let enemies: SquareSet = enemies.filter(|at| covered.contains(*at)).collect();
        prop_assert_eq!(enemies, targets);
        prop_assert!(position.units(us).iter().all(|unit| !covered.contains(unit.square)));
    }

    #[test]
    fn texts_round_trip(position in reachable_positions()) {
        let text = position.to_text();
        prop_assert_eq!(Position::from_text(&text, position.rules()), Ok(position), "{}", text);
        let scheme = Scheme { name: "x".to_owned(), about: String::new(), setup: Setup::from(&position) };
        let read = scheme_file::read(&scheme_file::write(&scheme)).expect("readable");
        let mut setup = read.setup;
        (setup.to_move, setup.command_left) = (position.side_to_move(), position.command_left());
        (setup.held, setup.depot_destroyed) = (position.held(), position.depot_destroyed());
        prop_assert_eq!(setup, scheme.setup);
    }

    #[test]
    fn mirrored_positions_are_equivalent(position in reachable_positions()) {
        let setup = Setup::from(&position);
        let mirrored = setup.mirrored().position(position.rules()).expect("a mirrored position is valid");
        prop_assert_eq!(mirrored.action_count(), position.action_count());
        for side in Side::ALL {
            prop_assert_eq!(mirrored.threatened(side).len(), position.threatened(side).len());
            prop_assert_eq!(mirrored.can_escape(side), position.can_escape(side));
        }
        prop_assert_eq!(setup.mirrored().mirrored(), setup);
    }

    #[test]
    fn rotated_positions_are_equivalent(position in reachable_positions()) {
        let rotated = Setup::from(&position).rotated().position(position.rules()).expect("a rotated position is valid");
        prop_assert_eq!(rotated.action_count(), position.action_count());
        prop_assert_eq!(rotated.threatened(Side::North).len(), position.threatened(Side::South).len());
        prop_assert_eq!(rotated.can_escape(Side::North), position.can_escape(Side::South));
        let restored = Setup::from(&rotated).rotated().position(position.rules());
        prop_assert_eq!(restored, Ok(position));
    }

    #[test]
    fn parsers_never_panic_on_arbitrary_text(text in any::<String>()) {
        let start = Position::start(&Ruleset::default());
        let _ = (Position::from_text(&text, &Ruleset::default()), start.action_from_text(&text), scheme_file::read(&text));
    }

    #[test]
    fn parsers_never_panic_on_almost_valid_text(
        position in reachable_positions(),
        changes in proptest::collection::vec((any::<Index>(), select(REPLACEMENTS)), 1..4),
    ) {
        let actions: Vec<Action> = position.actions().into_iter().step_by(41).collect();
        parsers_survive_corruption(&position, &actions, &changes)?;
    }
}

/// Replacement characters for corrupted texts: those with a meaning in some format, and some unusual ones.
const REPLACEMENTS: &[&str] = &[
    "",
    "c",
    "C",
    "N",
    "SW",
    "x",
    "*",
    "#",
    "~",
    "%",
    "(",
    ")",
    "/",
    "0",
    "1",
    "12",
    "99",
    " ",
    ",",
    ":",
    "-",
    "+",
    "=",
    "exit",
    "flags:A1-B2",
    "hold:F6+F7/3",
    "held:w2",
    "escort:A12-B1",
    "depots:A6-B6/1",
    "destroyed",
    "survivors:2",
    "^",
    "é",
    "\u{0}",
];
