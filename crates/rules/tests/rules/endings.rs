//! Tests of game endings decided by the position: the town taken, no legal action, and the checkmate option.

use cannon_rules::cannon::{Position, Refusal, Ruleset, TownSafety};
use cannon_rules::{Game, Outcome, Side, WinReason};

use crate::{action, after, legal_notations, position, position_with_rules};

const CHECKMATE: Ruleset = Ruleset { town: TownSafety::Checkmate, ..Ruleset::CLASSIC };

fn win(side: Side, by: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { side, by })
}

#[test]
fn taking_the_town_wins_and_leaves_no_action() {
    let won = after(position("4L5/10/4d5/4d5/4d5/10/10/10/10/4D5 d"), "*e10");
    assert_eq!(won.outcome(), win(Side::South, WinReason::PrincipalTaken));
    assert_eq!((won.action_count(), won.reply_count(), won.actions().len()), (0, 0, 0));
    assert_eq!(won.to_text(), "10/10/4d5/4d5/4d5/10/10/10/10/4D5 l x");
    assert_eq!(position(&won.to_text()), won);
    assert!(won.threatened(Side::South).is_empty() && !won.is_town_attacked(Side::South));
}

#[test]
fn a_taken_town_differs_from_one_still_to_be_placed() {
    let to_be_placed = position("10/10/4d5/4d5/4d5/10/10/10/10/4D5 l");
    let taken = position("10/10/4d5/4d5/4d5/10/10/10/10/4D5 l x");
    assert_ne!(to_be_placed, taken);
    assert_ne!(to_be_placed.key(), taken.key());
    assert_eq!(to_be_placed.outcome(), None);
    assert_eq!(to_be_placed.action_count(), 8);
}

#[test]
fn a_side_without_soldiers_has_lost_when_it_is_to_move() {
    let bare = position("4L5/10/10/10/10/10/10/10/10/4D5 d");
    assert_eq!(bare.outcome(), win(Side::North, WinReason::NoAction));
}

#[test]
fn a_side_whose_soldiers_are_all_blocked_has_lost_when_it_is_to_move() {
    // Dark's soldiers stand on the last rank or behind their own pieces.
    let blocked = position("d3L3dd/10/10/10/10/10/10/10/10/4D5 d");
    assert_eq!(blocked.outcome(), win(Side::North, WinReason::NoAction));
    let almost = position("d3L3dd/8l1/10/10/10/10/10/10/10/4D5 d");
    assert_eq!(legal_notations(&almost, ""), ["i10/g8", "j10/j8"], "only retreats from the soldier on i9 are left");
    assert_eq!(almost.outcome(), None);
}

#[test]
fn a_side_that_cannot_place_its_town_has_lost() {
    let full = position("10/10/10/10/10/10/10/10/10/1dddddddd1 d");
    assert_eq!(full.outcome(), win(Side::North, WinReason::NoAction));
}

#[test]
fn without_checkmate_the_town_may_be_left_attacked() {
    let attacked = position("4L5/10/10/10/10/4d5/10/10/3l6/4D5 d");
    assert!(attacked.is_town_attacked(Side::South));
    assert_eq!(attacked.validate(action(&attacked, "e5-e6")), Ok(()));
    assert_eq!(legal_notations(&attacked, "").len(), 3);
}

#[test]
fn with_checkmate_only_evasions_are_legal() {
    // The soldier on d2 attacks the town on e1; c2 can capture it, and the others cannot help.
    let text = "4L5/10/10/10/10/4d5/10/10/2dl6/4D5 d";
    let check = position_with_rules(text, &CHECKMATE);
    assert_eq!(legal_notations(&check, ""), ["c2xd2"]);
    assert_eq!((check.action_count(), check.reply_count()), (1, after(check, "c2xd2").action_count()));
    assert_eq!(check.validate(action(&check, "e5-e6")), Err(Refusal::TownInDanger));
    assert_eq!(check.outcome(), None);
    assert!(position(text).action_count() > 1);
}

#[test]
fn with_checkmate_a_side_without_evasion_has_lost() {
    let mate = position_with_rules("4L5/10/10/10/10/4d5/10/10/3l6/4D5 d", &CHECKMATE);
    assert_eq!(mate.outcome(), win(Side::North, WinReason::NoAction));
    assert_eq!(mate.action_count(), 0);
}

#[test]
fn with_checkmate_a_cannon_pins_the_soldier_that_blocks_its_muzzle() {
    // Light's cannon e4-e5-e6 would hit e1 if the soldier on e3 were not in between.
    let pinned = position_with_rules("8L1/10/10/10/4l5/4l5/4l5/4d5/10/4D5 d", &CHECKMATE);
    assert_eq!(pinned.validate(action(&pinned, "e3-d4")), Err(Refusal::TownInDanger));
    assert_eq!(pinned.validate(action(&pinned, "e3xe4")), Ok(()));
}

#[test]
fn with_checkmate_taking_the_enemy_town_wins_even_if_the_own_is_attacked() {
    let race = position_with_rules("3dL5/10/10/10/10/10/10/10/3l6/4D5 d", &CHECKMATE);
    assert_eq!(legal_notations(&race, ""), ["d10xe10"]);
    assert_eq!(after(race, "d10xe10").outcome(), win(Side::South, WinReason::PrincipalTaken));
}

#[test]
fn with_checkmate_a_town_may_not_be_placed_on_an_attacked_point() {
    let placing = position_with_rules("4L5/10/10/10/10/10/10/10/3l6/10 d", &Ruleset::CLASSIC);
    assert_eq!(placing.action_count(), 8);
    let placing = position_with_rules("4L5/10/10/10/10/10/10/10/3l6/10 d", &CHECKMATE);
    assert_eq!(legal_notations(&placing, ""), ["@b1", "@f1", "@g1", "@h1", "@i1"]);
}

#[test]
fn placing_towns_on_an_empty_board_ends_the_game() {
    let text = "10/10/10/10/10/10/10/10/10/10 d";
    let empty = position(text);
    let placed = after(empty, "@e1 @e10");
    assert_eq!(placed.outcome(), win(Side::North, WinReason::NoAction));
    assert_eq!(Position::start(&Ruleset::CLASSIC).outcome(), None);
}
