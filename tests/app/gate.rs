//! Tests of the gate: requests to the match, and their effects and refusals.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::states::Menu;
use cannon_rules::record::{Player, Players, Seat, TimeControl};
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

use crate::harness::TestTable;

#[test]
fn undo_and_redo_without_history_are_refused() {
    let mut table = TestTable::new(MatchSetup::default());
    table.request(Request::Undo);
    table.request(Request::Redo);
    assert_eq!(table.refusals(), ["refused-nothing-to-undo", "refused-nothing-to-redo"]);
}

#[test]
fn resigning_ends_the_game_for_the_side_to_move() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.request(Request::Resign);
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }));
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-game-over"]);
    table.request(Request::Undo);
    assert_eq!(table.game().outcome(), None, "an undo also revokes a resignation");
}

#[test]
fn resigning_against_the_computer_loses_for_the_human_also_on_the_computers_turn() {
    let players = Players::untimed(Seat::Human, Seat::computer(10));
    let mut table = TestTable::new(MatchSetup { players, ..MatchSetup::default() });
    table.click("e1");
    table.request(Request::Resign);
    assert_eq!(table.game().outcome().and_then(Outcome::winner), Some(Side::North));
}

#[test]
fn draw_by_agreement_needs_an_offer_and_acceptance() {
    let mut table = TestTable::new(MatchSetup::default());
    table.request(Request::AnswerDraw { accept: true });
    assert_eq!(table.refusals(), ["refused-no-offer"]);
    table.request(Request::OfferDraw);
    assert_eq!(table.game().draw_offer(), Some(Side::South));
    table.request(Request::AnswerDraw { accept: false });
    assert_eq!((table.game().draw_offer(), table.game().outcome()), (None, None));
    table.request(Request::OfferDraw);
    table.request(Request::AnswerDraw { accept: true });
    assert_eq!(table.game().outcome(), Some(Outcome::Draw { by: DrawReason::Agreement }));
}

#[test]
fn action_withdraws_the_draw_offer() {
    let mut table = TestTable::new(MatchSetup::default());
    table.request(Request::OfferDraw);
    table.click("e1");
    assert_eq!(table.game().draw_offer(), None);
}

#[test]
fn rematch_swaps_the_seats() {
    let players = Players::untimed(Seat::Human, Seat::computer(1));
    let mut table = TestTable::new(MatchSetup { players, ..MatchSetup::default() });
    table.request(Request::Rematch);
    assert!(table.game().seat(Side::South).is_computer());
    assert!(!table.game().seat(Side::North).is_computer());
}

#[test]
fn loaded_record_restores_the_game() {
    let mut table = TestTable::new(MatchSetup::default());
    for point in ["e1", "f10", "a4", "b5"] {
        table.click(point);
    }
    let record = table.game().record();
    table.request(Request::Restart);
    assert_eq!(table.game().timeline().ply(), 0);
    table.request(Request::Load(Box::new(record.clone())));
    assert_eq!(table.game().record(), record);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

fn timed_table(base_ms: u64, increment_ms: u64) -> TestTable {
    let player = Player::new(Seat::Human, TimeControl::Clock { base_ms, increment_ms });
    let players = Players { south: player.clone(), north: player };
    TestTable::new(MatchSetup { players, ..MatchSetup::default() })
}

/// Advances the time in frames of a second.
fn advance_time(table: &mut TestTable, time: Duration) {
    for _ in 0..time.as_secs() {
        advance_time_in_one_frame(table, Duration::from_secs(1));
    }
}

fn advance_time_in_one_frame(table: &mut TestTable, time: Duration) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.frames(1);
}

#[test]
fn side_out_of_time_loses() {
    let mut table = timed_table(60_000, 0);
    advance_time(&mut table, Duration::from_secs(100));
    assert_eq!(table.game().outcome(), None, "clocks do not run before the first action");
    table.click("e1");
    advance_time(&mut table, Duration::from_secs(59));
    assert_eq!(table.game().outcome(), None);
    advance_time(&mut table, Duration::from_secs(2));
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Time }));
}

#[test]
fn clocks_skip_the_time_of_a_suspension() {
    let mut table = timed_table(60_000, 0);
    table.click("e1");
    advance_time(&mut table, Duration::from_secs(5));
    advance_time_in_one_frame(&mut table, Duration::from_secs(3600));
    advance_time(&mut table, Duration::from_secs(5));
    let left = table.game().clocks().remaining(Side::North).expect("a clock");
    assert!(table.game().outcome().is_none() && (49..=50).contains(&left.as_secs()), "{left:?}");
}

#[test]
fn clocks_stop_while_a_menu_is_open() {
    let mut table = timed_table(60_000, 0);
    table.click("e1");
    let left_before = table.game().clocks().remaining(Side::North);
    table.app.world_mut().resource_mut::<bevy::prelude::NextState<Menu>>().set(Menu::Pause);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.frames(2);
    let left_at_pause = table.game().clocks().remaining(Side::North);
    advance_time(&mut table, Duration::from_secs(30));
    assert_eq!(table.game().clocks().remaining(Side::North), left_at_pause);
    assert!(left_at_pause <= left_before);
}

#[test]
fn side_runs_out_of_time_also_while_an_earlier_ply_is_shown() {
    let mut table = timed_table(60_000, 0);
    table.click("e1");
    table.request(Request::ViewPly(0));
    advance_time(&mut table, Duration::from_secs(61));
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Time }));
    table.request(Request::ViewLive);
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-game-over"]);
    table.request(Request::Undo);
    assert_eq!((table.game().outcome(), table.game().timeline().ply()), (None, 0), "an undo also restores the time");
}

#[test]
fn swapping_sides_swaps_the_clocks() {
    let control = |seconds: u64| TimeControl::Clock { base_ms: seconds * 1000, increment_ms: 0 };
    let players =
        Players { south: Player::new(Seat::Human, control(60)), north: Player::new(Seat::Human, control(600)) };
    let mut table = TestTable::new(MatchSetup { players, ..MatchSetup::default() });
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.click("e1");
    advance_time(&mut table, Duration::from_secs(40));
    table.request(Request::SwapSides);
    let left =
        |table: &TestTable| Side::ALL.map(|side| table.game().clocks().remaining(side).map(|left| left.as_secs()));
    assert_eq!(left(&table), [Some(560), Some(60)]);
    table.request(Request::Undo);
    assert_eq!(left(&table), [Some(600), Some(60)], "an undo restores the time of the same player");
    table.request(Request::Restart);
    assert_eq!(left(&table), [Some(600), Some(60)]);
}

#[test]
fn increment_is_added_and_undo_restores_the_time() {
    let mut table = timed_table(60_000, 5_000);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.click("e1");
    assert_eq!(table.game().clocks().remaining(Side::South), Some(Duration::from_secs(65)));
    advance_time(&mut table, Duration::from_secs(20));
    table.click("f10");
    assert_eq!(table.game().clocks().remaining(Side::North), Some(Duration::from_secs(45)));
    table.request(Request::Undo);
    assert_eq!(table.game().clocks().remaining(Side::North), Some(Duration::from_secs(60)));
}
