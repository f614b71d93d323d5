//! Tests of legal actions on hand-made positions, one for each rule that is easy to get wrong.

use cannon_rules::cannon::{
    Action, Bitboard, Direction, LongShot, PieceKind, Position, RetreatNear, Ruleset, Setup, shifting_soldiers,
};
use cannon_rules::{Game, Side};

use crate::{after, legal_notations, point, points, position, position_with_rules};

#[test]
fn the_start_has_fifteen_soldiers_a_side_and_no_towns() {
    let start = Position::start(&Ruleset::CLASSIC);
    assert_eq!(start.to_text(), "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d");
    assert_eq!(start.soldiers(Side::South).count(), Position::SOLDIERS);
    assert_eq!(start.town(Side::South), None);
    assert!(start.is_placing_town());
    assert_eq!(legal_notations(&start, ""), ["@b1", "@c1", "@d1", "@e1", "@f1", "@g1", "@h1", "@i1"]);
    let light_first = Position::start(&Ruleset::BLUE_PANTHER);
    assert_eq!(light_first.side_to_move(), Side::North);
    assert_eq!(legal_notations(&light_first, "").first().map(String::as_str), Some("@b10"));
}

#[test]
fn the_first_turn_of_each_side_places_its_town() {
    let placed = after(Position::start(&Ruleset::CLASSIC), "@e1 f10");
    assert_eq!(placed.town(Side::South), Some(point("e1")));
    assert_eq!(placed.town(Side::North), Some(point("f10")));
    assert_eq!(placed.piece_at(point("f10")), Some((Side::North, PieceKind::Town)));
    assert_eq!(placed.action_count(), 41);
}

#[test]
fn a_soldier_steps_to_the_three_points_ahead() {
    let lone = position("4L5/10/10/10/10/4d5/10/10/10/4D5 d");
    assert_eq!(legal_notations(&lone, "e5"), ["e5-d6", "e5-e6", "e5-f6"]);
    let north = position("4L5/10/10/10/10/4l5/10/10/10/4D5 l");
    assert_eq!(legal_notations(&north, "e5"), ["e5-d4", "e5-e4", "e5-f4"]);
    let edge = position("4L5/10/10/10/10/d8d/10/10/10/4D5 d");
    assert_eq!(legal_notations(&edge, ""), ["a5-a6", "a5-b6", "j5-i6", "j5-j6"]);
}

#[test]
fn a_soldier_captures_ahead_and_sideways_but_never_backwards() {
    let surrounded = position("4L5/10/10/10/3lll4/3ldl4/3lll4/10/10/4D5 d");
    assert_eq!(legal_notations(&surrounded, "x"), ["e5xd5", "e5xd6", "e5xe6", "e5xf5", "e5xf6"]);
}

#[test]
fn a_soldier_captures_a_town() {
    let beside = position("3dL5/10/10/10/10/10/10/10/10/4D5 d");
    assert_eq!(legal_notations(&beside, "x"), ["d10xe10"]);
    let won = after(beside, "d10xe10");
    assert_eq!(won.town(Side::North), None);
    assert!(won.outcome().is_some());
    assert_eq!(won.action_count(), 0);
}

#[test]
fn a_retreat_needs_an_adjacent_enemy_in_any_direction() {
    for name in ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"] {
        let mut setup = Setup::from(&position("4L5/10/10/10/10/4d5/10/10/10/4D5 d"));
        setup.set(point(name), Some((Side::North, PieceKind::Soldier)));
        let near = setup.position(&Ruleset::CLASSIC).expect("a playable position");
        let expected: Vec<&str> = [("e5/c3", "d4"), ("e5/e3", "e4"), ("e5/g3", "f4")]
            .into_iter()
            .filter(|(_, between)| *between != name)
            .map(|(text, _)| text)
            .collect();
        assert_eq!(legal_notations(&near, "/"), expected, "enemy on {name}");
    }
    assert!(
        legal_notations(&position("4L5/10/10/4l5/10/4d5/10/10/10/4D5 d"), "/").is_empty(),
        "two points are not adjacent"
    );
}

#[test]
fn a_retreat_needs_both_points_empty_and_is_listed_once() {
    // Three enemies are adjacent. Straight backwards, the first point is occupied; backwards to the left, the second
    // point is.
    let position = position("4L5/10/10/10/3lll4/4d5/4d5/2d7/10/4D5 d");
    assert_eq!(legal_notations(&position, "e5/"), ["e5/g3"]);
}

#[test]
fn retreat_near_soldiers_only_is_a_rule_option() {
    let text = "4L5/4d5/10/10/10/10/10/10/10/4D5 d";
    assert_eq!(legal_notations(&position(text), "/"), ["e9/c7", "e9/e7", "e9/g7"]);
    let rules = Ruleset { retreat_near: RetreatNear::Soldier, ..Ruleset::CLASSIC };
    assert!(legal_notations(&position_with_rules(text, &rules), "/").is_empty());
}

#[test]
fn a_line_of_four_is_two_cannons() {
    let four = position("4L5/10/10/10/10/10/1dddd5/10/10/8D1 d");
    assert_eq!(legal_notations(&four, ">"), ["c4>f4", "d4>a4"]);
    assert_eq!(four.cannons(Side::South).len(), 2);
    let five = position("4L5/10/10/10/10/10/1ddddd4/10/10/8D1 d");
    assert_eq!(five.cannons(Side::South).len(), 3);
    assert_eq!(legal_notations(&five, ">"), ["d4>a4", "d4>g4"]);
}

#[test]
fn a_shift_carries_the_rear_soldier_to_the_front_in_all_eight_directions() {
    let middle = point("e5");
    for direction in Direction::ALL {
        let (files, ranks) = direction.step();
        let at = |steps: i8| middle.offset(files * steps, ranks * steps).expect("on the board");
        let mut setup = Setup::from(&position("4L5/10/10/10/10/10/10/10/10/4D5 d"));
        for steps in -1..=1 {
            setup.set(at(steps), Some((Side::South, PieceKind::Soldier)));
        }
        let before = setup.position(&Ruleset::CLASSIC).expect("a playable position");
        let shift = Action::Shift { from: at(-1), to: at(2) };
        assert_eq!(before.validate(shift), Ok(()));
        assert_eq!(shifting_soldiers(at(-1), at(2)), Some([at(-1), at(0), at(1)]));
        let mut shifted = before;
        shifted.play(shift);
        assert_eq!(shifted.soldiers(Side::South), [at(0), at(1), at(2)].into_iter().collect());
    }
    assert_eq!(shifting_soldiers(point("a1"), point("d3")), None);
}

#[test]
fn a_shift_never_captures_and_never_leaves_the_board() {
    let blocked = position("4L5/10/4l5/4d5/4d5/4d5/4d5/10/10/4D5 d");
    assert_eq!(legal_notations(&blocked, ">"), ["e6>e3"]);
    let edge = position("4L5/10/10/10/10/7ddd/10/10/10/4D5 d");
    assert_eq!(legal_notations(&edge, ">"), ["j5>g5"]);
}

#[test]
fn a_town_is_not_part_of_a_cannon() {
    let line = position("4L5/10/10/10/10/10/10/4d5/4d5/4D5 d");
    assert!(line.cannons(Side::South).is_empty());
    assert!(legal_notations(&line, ">").is_empty());
}

#[test]
fn a_shot_reaches_two_and_three_points_beyond_the_muzzle() {
    // The muzzle is on e5, and the points beyond are e6 to e9.
    for (text, expected) in [
        ("8L1/10/10/10/4l5/4d5/4d5/4d5/10/8D1 d", ""),
        ("8L1/10/10/4l5/10/4d5/4d5/4d5/10/8D1 d", "*e7"),
        ("8L1/10/4l5/10/10/4d5/4d5/4d5/10/8D1 d", "*e8"),
        ("8L1/4l5/10/10/10/4d5/4d5/4d5/10/8D1 d", ""),
        ("8L1/10/4l5/4l5/10/4d5/4d5/4d5/10/8D1 d", "*e7 *e8"),
        ("8L1/10/4l5/10/4d5/10/4d5/4d5/4d5/8D1 d", ""),
    ] {
        assert_eq!(legal_notations(&position(text), "*").join(" "), expected, "{text}");
    }
}

#[test]
fn a_long_shot_over_a_piece_depends_on_the_rules() {
    let both = Ruleset { long_shot: LongShot::Both, ..Ruleset::CLASSIC };
    let over_own = "8L1/10/4l5/4d5/10/4d5/4d5/4d5/10/8D1 d";
    assert_eq!(legal_notations(&position(over_own), "*"), ["*e8"]);
    assert!(legal_notations(&position_with_rules(over_own, &both), "*").is_empty());
    let two = "8L1/10/4l5/4l5/10/4d5/4d5/4d5/10/8D1 d";
    assert_eq!(legal_notations(&position_with_rules(two, &both), "*"), ["*e7"]);
    let clear = "8L1/10/4l5/10/10/4d5/4d5/4d5/10/8D1 d";
    assert_eq!(legal_notations(&position_with_rules(clear, &both), "*"), ["*e8"]);
}

#[test]
fn town_before_the_muzzle_blocks_the_shot_and_town_in_range_is_hit() {
    let blocked = position("4L5/4d5/4d5/4d5/10/10/10/10/10/4D5 d");
    assert!(legal_notations(&blocked, "*").is_empty());
    let hit = position("4L5/10/4d5/4d5/4d5/10/10/10/10/4D5 d");
    assert_eq!(legal_notations(&hit, "*"), ["*e10"]);
    assert!(hit.is_town_attacked(Side::North));
    assert!(!hit.is_town_attacked(Side::South));
    assert!(after(hit, "*e10").town_taken());
}

#[test]
fn files_and_ranks_do_not_wrap() {
    // Cannons at the edges, with enemies on the adjacent ranks of the opposite edge.
    let sides = position("4L5/10/10/l8l/l1l4l1l/ddd4ddd/l1l4l1l/l8l/10/4D5 d");
    for action in sides.actions() {
        let from = action.from().unwrap_or(action.target());
        let files = from.file().abs_diff(action.target().file());
        assert!(files <= 3, "{action:?}");
    }
    assert!(legal_notations(&sides, "*").is_empty());
    let corner = position("4L4l/l7dl/7d2/6d3/l9/10/10/10/9l/l3D5 d");
    assert!(legal_notations(&corner, "*").is_empty());
    let soldiers = points("a1 j1 a10 j10 a5 j6");
    for direction in Direction::ALL {
        let (files, ranks) = direction.step();
        let expected: Bitboard = soldiers.into_iter().filter_map(|point| point.offset(files, ranks)).collect();
        assert_eq!(soldiers.shifted(direction), expected, "{direction:?}");
    }
}

#[test]
fn two_cannons_on_one_target_are_one_action_with_two_firing_lines() {
    let two = position("8L1/10/4l5/10/2d1d5/1d2d5/d3d5/10/10/8D1 d");
    let mut rears: Vec<String> = two.firing_lines(point("e8")).iter().map(|line| line.rear.to_string()).collect();
    rears.sort();
    assert_eq!(rears, ["a4", "e4"]);
    assert_eq!(legal_notations(&two, "*"), ["*e8"]);
    let far = two.firing_lines(point("e8")).into_iter().find(|line| line.rear == point("a4")).expect("a line");
    assert_eq!((far.middle, far.muzzle, far.direction, far.distance), (point("b5"), point("c6"), Direction::NE, 2));
}

#[test]
fn threatened_pieces_are_those_the_enemy_attacks() {
    let position = position("4L5/10/4l5/10/10/4d5/4d5/4d5/3ld5/4D5 d");
    assert_eq!(position.threatened(Side::North), points("e8 d2"));
    assert_eq!(position.threatened(Side::South), points("e2 e1"));
    assert!(position.is_town_attacked(Side::South));
    let captures: Vec<Action> = {
        let mut list = Vec::new();
        position.for_each_capture(|action| list.push(action));
        list
    };
    assert_eq!(captures.len(), 2);
    let placing = crate::position("10/10/10/10/10/10/10/10/3l6/4D5 l");
    assert!(!placing.is_town_attacked(Side::South), "a side that has not placed its town cannot capture one");
}
