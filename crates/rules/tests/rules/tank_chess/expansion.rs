//! Tests of the expansion: its units and terrain, mines and flags.

use cannon_rules::tank_chess::{Ending, Facing, PathStep};
use cannon_rules::{Game, Outcome, Side, WinReason};

use crate::tank_chess::{action, after, empty_ranks, legal_notations, position, square, with_middle_ranks};

#[test]
fn water_sinks_units_that_cannot_swim_and_does_not_block_fire() {
    let river = with_middle_ranks(&format!("{}/5lN6/5~6/5MN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
    assert_eq!(river.targets_from(square("F6"), square("F6"), Facing::N).len(), 1);
    assert!(
        river.targets_from(square("F6"), square("F7"), Facing::N).is_empty(),
        "the tank would sink before it fires"
    );
    let stances = river.reachable(square("F6"));
    let lost: Vec<_> = stances.iter().filter(|stance| stance.lost).map(|stance| stance.square).collect();
    assert!(!lost.is_empty() && lost.iter().all(|at| *at == square("F7")));
    let sunk = after(river, "F6>F7/N");
    assert_eq!(sunk.units(Side::South).len(), 1);
    assert!(!sunk.occupied().contains(square("F7")), "a sunk unit leaves no wreck");
    let swimming = with_middle_ranks(&format!("{}/5lN6/5~6/5AN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
    assert!(swimming.reachable(square("F6")).iter().all(|stance| !stance.lost));
    let afloat = after(swimming, "F6>F7/N");
    assert!(afloat.to_text().contains("5~(AN)6"), "{}", afloat.to_text());
    assert_eq!(position(&afloat.to_text()), afloat);
}

#[test]
fn units_destroyed_on_water_leave_no_wreck() {
    let afloat = with_middle_ranks(&format!("{}/5~(aE)6/12/12/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    let sunk = after(afloat, "F6>F7/N xF9");
    assert!(!sunk.occupied().contains(square("F9")));
    assert_eq!(position(&sunk.to_text()), sunk);
}

#[test]
fn a_hedge_blocks_direct_fire_but_not_units() {
    let targets = |line: &str, unit: &str| {
        let hedge = with_middle_ranks(&format!("{line}/12/12/5{unit}N6/{}", empty_ranks(4)), 'w');
        hedge.targets_from(square("F6"), square("F6"), Facing::N).len()
    };
    assert_eq!(targets("12/5lE6/5%6", "M"), 0);
    assert_eq!(targets("12/5lE6/5%6", "R"), 1, "a mortar fires over the hedge");
    assert_eq!(targets("12/12/5%(lE)6", "M"), 1, "a unit in the hedge can be hit");
    let out_of = with_middle_ranks(&format!("12/5lE6/12/12/12/5%(MN)6/{}", empty_ranks(4)), 'w');
    assert_eq!(out_of.targets_from(square("F6"), square("F6"), Facing::N).len(), 1, "a unit in the hedge can fire");
    assert!(
        legal_notations(&with_middle_ranks(&format!("{}/5%6/5MN6/{}", empty_ranks(4), empty_ranks(4)), 'w'), "F6")
            .contains(&"F6>F8/N".to_owned())
    );
}

#[test]
fn a_low_obstacle_blocks_units_but_not_fire() {
    let low = with_middle_ranks(&format!("{}/5lN6/12/5=6/5MN6/{}", empty_ranks(2), empty_ranks(4)), 'w');
    assert_eq!(low.targets_from(square("F6"), square("F6"), Facing::N).len(), 1);
    assert!(!legal_notations(&low, "F6").contains(&"F6>F7/N".to_owned()));
}

#[test]
fn a_mine_destroys_the_unit_that_enters_it_and_disappears() {
    let mined = with_middle_ranks(&format!("{}/5*6/5MN6/{}", empty_ranks(4), empty_ranks(4)), 'w');
    assert!(!legal_notations(&mined, "F6").contains(&"F6>F8/N".to_owned()), "a unit cannot drive on over a mine");
    let entered = action(&mined, "F6>F7/N");
    assert!(mined.is_irreversible(entered));
    let exploded = after(mined, "F6>F7/N");
    assert!(exploded.has_wreck(square("F7")) && exploded.mines().is_empty());
    assert_eq!(exploded.ending(), None);
    assert_eq!(exploded.key(), exploded.key_from_scratch());
    assert_eq!(position(&exploded.to_text()), exploded);
}

#[test]
fn a_command_that_enters_a_mine_loses() {
    let mined = position(&format!("cS11/{}/11*/11CN w", empty_ranks(9)));
    let lost = after(mined, "L1>L2/N");
    assert_eq!(lost.outcome(), Some(Outcome::Win { side: Side::North, by: WinReason::PrincipalTaken }));
    assert_eq!(lost.ending(), Some(Ending::CommandLost(Side::South)));
    assert_eq!(mined.action_to_text(action(&mined, "L1>L2/N")), "L1>L2/N", "a loss has no mark");
}

#[test]
fn a_minesweeper_clears_mines_on_its_canonical_path() {
    let mined = with_middle_ranks(&format!("{}/5**5/5*6/5FN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
    let clear = action(&mined, "F6>F8/N");
    assert_eq!(mined.path(clear), Some(vec![PathStep::Forward, PathStep::Forward]));
    assert!(mined.is_irreversible(clear) && !mined.is_irreversible(action(&mined, "F6>F6/E")));
    let cleared = after(mined, "F6>F8/N");
    assert_eq!(cleared.mines().iter().collect::<Vec<_>>(), [square("G8")]);
    assert_eq!(cleared.key(), cleared.key_from_scratch());
    assert_eq!(position(&cleared.to_text()), cleared);
    assert!(cleared.unit_at(square("F8")).is_some());
}

#[test]
fn a_bulldozer_pushes_wrecks_ahead_of_it() {
    let wrecks = with_middle_ranks(&format!("{}/5x6/5BN6/{}", empty_ranks(4), empty_ranks(4)), 'w');
    let push = action(&wrecks, "F6>F8/N");
    assert_eq!(wrecks.pushes(push), [(square("F7"), square("F8")), (square("F8"), square("F9"))]);
    assert!(!wrecks.is_irreversible(push));
    let pushed = after(wrecks, "F6>F8/N");
    assert!(pushed.has_wreck(square("F9")) && !pushed.occupied().contains(square("F7")));
    assert_eq!(pushed.key(), pushed.key_from_scratch());
    assert_eq!(position(&pushed.to_text()), pushed);
    for blocked in ["5x6/5x6", "5#6/5x6", "5*6/5x6", "5~6/5x6", "5lE6/5x6"] {
        let position = with_middle_ranks(&format!("{}/{blocked}/5BN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
        assert!(!legal_notations(&position, "F6").contains(&"F6>F7/N".to_owned()), "{blocked}");
    }
    let tank = with_middle_ranks(&format!("{}/5x6/5MN6/{}", empty_ranks(4), empty_ranks(4)), 'w');
    assert!(!legal_notations(&tank, "F6").contains(&"F6>F7/N".to_owned()), "only a bulldozer pushes");
}

#[test]
fn a_bulldozer_may_push_two_wrecks_in_different_directions() {
    // The path is north (pushes F7 to F8), a right turn, then north-east (pushes G8 to H9).
    let wrecks = with_middle_ranks(&format!("{}/6x5/5x6/5BN6/{}", empty_ranks(3), empty_ranks(4)), 'w');
    let pushed = after(wrecks, "F6>G8/NE");
    assert!(pushed.has_wreck(square("H9")) && pushed.has_wreck(square("F8")));
    assert_eq!(pushed.wrecks().count(), 2);
}

#[test]
fn a_unit_on_the_enemy_flag_wins() {
    let flags = position(&format!("cS11/{}/5MN6/{}/11CN w flags:F1-F9", empty_ranks(4), empty_ranks(5)));
    assert_eq!(flags.board().flag(Side::North), Some(square("F9")));
    let won = after(flags, "F7>F9/NE");
    assert_eq!(won.outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::FlagTaken }));
    assert_eq!(position(&won.to_text()), won);
    assert_eq!(flags.action_to_text(action(&flags, "F7>F9/NE")), "F7>F9/NE#");
    assert_eq!(after(flags, "F7>F10/N").outcome(), None, "driving over the flag is not enough");
}
