//! Property tests of Cannon on generated positions.

use cannon_rules::cannon::{
    Action, CannonOf, LongShot, PieceKind, Point, Position, RetreatNear, RetreatOver, Ruleset, Setup, ShiftRun,
    TownSafety,
};
use cannon_rules::{Game, Side};
use proptest::prelude::*;
use proptest::sample::select;

use crate::corruption::parsers_survive_corruption;

fn rulesets() -> impl Strategy<Value = Ruleset> {
    (
        select(&Side::ALL[..]),
        select(&[LongShot::First, LongShot::Both][..]),
        select(&[RetreatNear::Piece, RetreatNear::Soldier][..]),
        select(&[TownSafety::Capture, TownSafety::Checkmate][..]),
        select(&[None, Some(0), Some(1), Some(2), Some(3)][..]),
        select(&[RetreatOver::Empty, RetreatOver::Any][..]),
        select(&[CannonOf::Soldiers, CannonOf::Pieces][..]),
    )
        .prop_map(|(first, long_shot, retreat_near, town, shift_limit, retreat_over, cannon_of)| Ruleset {
            first,
            long_shot,
            retreat_near,
            town,
            shift_limit,
            retreat_over,
            cannon_of,
        })
}

/// Crowded boards with mixed sides, so that all rules interact. The soldiers stand close together to form cannons.
fn crowded_positions() -> impl Strategy<Value = Position> {
    let soldiers = || proptest::collection::vec((0..7u8, 0..8u8), 0..=15);
    let corner = (0..4u8, 0..3u8);
    (rulesets(), soldiers(), soldiers(), corner, 1..9u8, 1..9u8, any::<bool>()).prop_map(
        |(rules, south, north, corner, south_town, north_town, south_to_move)| {
            let mut setup = Setup::empty(if south_to_move { Side::South } else { Side::North });
            for (side, soldiers) in [(Side::South, south), (Side::North, north)] {
                for (file, rank) in soldiers {
                    if let Some(point) = Point::new(file + corner.0, rank + corner.1) {
                        setup.set(point, Some((side, PieceKind::Soldier)));
                    }
                }
            }
            for (side, file, rank) in [(Side::South, south_town, 0), (Side::North, north_town, 9)] {
                if let Some(point) = Point::new(file, rank) {
                    setup.set(point, Some((side, PieceKind::Town)));
                }
            }
            setup.position(&rules).expect("a playable set-up")
        },
    )
}

/// Positions reached by random play, from the start or from a crowded board.
fn reachable_positions() -> impl Strategy<Value = Position> {
    let first =
        prop_oneof![rulesets().prop_map(|rules| Position::start(&rules)), crowded_positions(), crowded_positions()];
    (first, proptest::collection::vec(any::<prop::sample::Index>(), 0..40)).prop_map(|(mut position, choices)| {
        for choice in choices {
            let actions = position.actions();
            if !actions.is_empty() {
                position.play(*choice.get(&actions));
            }
        }
        position
    })
}

/// All values of the action type.
fn all_action_values() -> impl Iterator<Item = Action> {
    let single = Point::all().flat_map(|at| [Action::Place { at }, Action::Shot { target: at }]);
    let pairs = Point::all().flat_map(|from| Point::all().map(move |to| (from, to)));
    single.chain(pairs.flat_map(|(from, to)| {
        [
            Action::Step { from, to },
            Action::Capture { from, to },
            Action::Retreat { from, to },
            Action::Shift { from, to },
        ]
    }))
}

/// The position after rotating the board by 180° and swapping the sides.
fn rotated(position: &Position) -> Position {
    let mut setup = Setup::empty(!position.side_to_move());
    for point in Point::all() {
        setup.set(point.rotated(), position.piece_at(point).map(|(side, kind)| (!side, kind)));
    }
    setup.town_taken = position.town_taken();
    setup.shift_runs = [Side::North, Side::South].map(|side| {
        let run = position.shift_run(side)?;
        let [end, _, other] = run.soldiers();
        ShiftRun::new(end.rotated(), other.rotated(), run.count())
    });
    let rules = Ruleset { first: !position.rules().first, ..*position.rules() };
    setup.position(&rules).expect("a rotated position is valid")
}

fn is_capture_or_shot(action: Action) -> bool {
    matches!(action, Action::Capture { .. } | Action::Shot { .. })
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(64))]

    #[test]
    fn validate_accepts_exactly_the_listed_actions(position in reachable_positions()) {
        let mut listed = position.actions();
        listed.sort();
        let mut accepted: Vec<Action> = all_action_values().filter(|&action| position.validate(action).is_ok()).collect();
        accepted.sort();
        prop_assert_eq!(&listed, &accepted);
        prop_assert_eq!(position.action_count(), listed.len() as u64);
        prop_assert_eq!(position.outcome().is_some(), listed.is_empty());
    }

    #[test]
    fn playing_illegal_actions_does_not_panic(position in reachable_positions(), seed in any::<prop::sample::Index>()) {
        let all: Vec<Action> = all_action_values().collect();
        for action in all.iter().skip(seed.index(97)).step_by(97) {
            let mut played = position;
            played.play(*action);
        }
    }
}

proptest! {
    #![proptest_config(config(512))]

    #[test]
    fn captures_and_quiet_actions_are_all_actions(position in reachable_positions()) {
        let (mut captures, mut quiet) = (Vec::new(), Vec::new());
        position.for_each_capture(|action| captures.push(action));
        position.for_each_quiet(|action| quiet.push(action));
        prop_assert!(captures.iter().all(|&action| is_capture_or_shot(action)));
        prop_assert!(!quiet.iter().any(|&action| is_capture_or_shot(action)));
        captures.extend(quiet);
        prop_assert_eq!(captures, position.actions());
    }

    #[test]
    fn reply_count_equals_perft_two(position in reachable_positions()) {
        let mut replies = 0;
        position.for_each_action(|action| {
            let mut after = position;
            after.play(action);
            replies += after.actions().len() as u64;
        });
        prop_assert_eq!(position.reply_count(), replies);
    }

    #[test]
    fn play_updates_the_key_as_computed_from_scratch(position in reachable_positions()) {
        for action in position.actions() {
            let mut played = position;
            played.play(action);
            prop_assert_eq!(played.key(), played.key_from_scratch());
            prop_assert_ne!(played.key(), position.key());
        }
    }

    #[test]
    fn texts_round_trip(position in reachable_positions()) {
        let text = position.to_text();
        let read = Position::from_text(&text, position.rules());
        prop_assert_eq!(read, Ok(position), "{}", text);
        for action in position.actions() {
            let text = position.action_to_text(action);
            prop_assert_eq!(position.action_from_text(&text), Ok(action), "{}", text);
        }
    }

    #[test]
    fn mirrored_positions_are_equivalent(position in reachable_positions()) {
        let setup = Setup::from(&position);
        let mirrored = setup.mirrored().position(position.rules()).expect("a mirrored position is valid");
        prop_assert_eq!(mirrored.action_count(), position.action_count());
        prop_assert_eq!(mirrored.reply_count(), position.reply_count());
        prop_assert_eq!(setup.mirrored().mirrored(), setup);
    }

    #[test]
    fn rotated_positions_are_equivalent(position in reachable_positions()) {
        let rotated_position = rotated(&position);
        prop_assert_eq!(rotated_position.action_count(), position.action_count());
        prop_assert_eq!(rotated_position.reply_count(), position.reply_count());
        prop_assert_eq!(rotated_position.threatened(Side::North), position.threatened(Side::South).rotated());
        prop_assert_eq!(rotated(&rotated_position), position);
    }

    #[test]
    fn fields_of_capture_and_fire_cover_the_threatened_enemies(position in reachable_positions()) {
        if position.is_placing_town() || position.town_taken() {
            return Ok(());
        }
        let side = position.side_to_move();
        let reach = position.field_of_capture(side) | position.field_of_fire(side);
        prop_assert_eq!(reach & position.pieces(!side), position.threatened(!side));
    }

    #[test]
    fn every_legal_soldier_action_can_be_inferred(position in reachable_positions()) {
        for action in position.actions() {
            if let Some(from) = action.from() {
                prop_assert_eq!(position.infer_action(from, action.target()), action);
            }
        }
    }

    #[test]
    fn threatened_pieces_are_the_enemy_captures(position in reachable_positions()) {
        let rules = Ruleset { town: TownSafety::Capture, ..*position.rules() };
        let mut setup = Setup::from(&position);
        setup.to_move = !setup.to_move;
        let Ok(enemy_to_move) = setup.position(&rules) else { return Ok(()) };
        let mut captured = cannon_rules::cannon::Bitboard::EMPTY;
        enemy_to_move.for_each_capture(|action| captured |= action.target().into());
        prop_assert_eq!(position.threatened(position.side_to_move()), captured);
    }

    #[test]
    fn exactly_the_legal_shots_have_firing_lines(position in crowded_positions()) {
        let rules = Ruleset { town: TownSafety::Capture, ..*position.rules() };
        let free = Setup::from(&position).position(&rules).expect("playable under other rules");
        for target in Point::all() {
            let lines = free.firing_lines(target);
            prop_assert_eq!(!lines.is_empty(), free.validate(Action::Shot { target }).is_ok());
            for line in lines {
                prop_assert!(free.cannons(free.side_to_move()).iter().any(|cannon| cannon.middle == line.middle));
            }
        }
    }

    #[test]
    fn parsers_never_panic_on_arbitrary_text(text in any::<String>(), rules in rulesets()) {
        let _ = Position::from_text(&text, &rules);
        let _ = Position::start(&rules).action_from_text(&text);
    }

    #[test]
    fn parsers_never_panic_on_almost_valid_text(
        position in reachable_positions(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), select(REPLACEMENTS)), 1..4),
    ) {
        parsers_survive_corruption(&position, &position.actions(), &changes)?;
    }
}

/// Replacement characters for corrupted texts: those with a meaning in some format, and some unusual ones.
const REPLACEMENTS: &[&str] = &[
    "", "d", "l", "D", "L", "0", "1", "10", "99", "/", " ", ",", ":", "-", "x", ">", "*", "@", "+", "#", "a1", "k",
    "é", "\u{0}",
];
