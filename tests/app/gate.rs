//! The one gate: what is asked of the match, and what it answers.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use cannon::app::play::{MatchSetup, Request};
use cannon::app::states::Menu;
use cannon_rules::record::{Player, Players, Seat, TimeControl};
use cannon_rules::{DrawReason, Outcome, Side, WinReason};

use crate::table::Table;

#[test]
fn undo_and_redo_have_limits_and_say_so() {
    let mut table = Table::new(MatchSetup::default());
    table.ask(Request::Undo);
    table.ask(Request::Redo);
    assert_eq!(table.refusals(), ["refused-nothing-to-undo", "refused-nothing-to-redo"]);
}

#[test]
fn resigning_ends_the_game_for_the_side_to_move() {
    let mut table = Table::new(MatchSetup::default());
    table.click("e1");
    table.ask(Request::Resign);
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }));
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-game-over"]);
    table.ask(Request::Undo);
    assert_eq!(table.game().outcome(), None, "a resignation can be taken back");
}

#[test]
fn against_the_computer_the_person_resigns_whoever_is_on_turn() {
    let players = Players::untimed(Seat::Human, Seat::computer(10));
    let mut table = Table::new(MatchSetup { players, ..MatchSetup::default() });
    table.click("e1");
    table.ask(Request::Resign);
    assert_eq!(table.game().outcome().and_then(Outcome::winner), Some(Side::North));
}

#[test]
fn a_draw_needs_an_offer_and_an_answer() {
    let mut table = Table::new(MatchSetup::default());
    table.ask(Request::AnswerDraw { accept: true });
    assert_eq!(table.refusals(), ["refused-no-offer"]);
    table.ask(Request::OfferDraw);
    assert_eq!(table.game().draw_offer(), Some(Side::South));
    table.ask(Request::AnswerDraw { accept: false });
    assert_eq!((table.game().draw_offer(), table.game().outcome()), (None, None));
    table.ask(Request::OfferDraw);
    table.ask(Request::AnswerDraw { accept: true });
    assert_eq!(table.game().outcome(), Some(Outcome::Draw { by: DrawReason::Agreement }));
}

#[test]
fn an_action_lets_a_draw_offer_lapse() {
    let mut table = Table::new(MatchSetup::default());
    table.ask(Request::OfferDraw);
    table.click("e1");
    assert_eq!(table.game().draw_offer(), None);
}

#[test]
fn a_rematch_exchanges_the_seats() {
    let players = Players::untimed(Seat::Human, Seat::computer(1));
    let mut table = Table::new(MatchSetup { players, ..MatchSetup::default() });
    table.ask(Request::Rematch);
    assert!(table.game().seat(Side::South).is_computer());
    assert!(!table.game().seat(Side::North).is_computer());
}

#[test]
fn a_record_loads_to_the_same_game() {
    let mut table = Table::new(MatchSetup::default());
    for point in ["e1", "f10", "a4", "b5"] {
        table.click(point);
    }
    let record = table.game().record();
    table.ask(Request::Restart);
    assert_eq!(table.game().timeline().ply(), 0);
    table.ask(Request::Load(Box::new(record.clone())));
    assert_eq!(table.game().record(), record);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

fn timed(base_ms: u64, increment_ms: u64) -> Table {
    let player = Player::new(Seat::Human, TimeControl::Clock { base_ms, increment_ms });
    let players = Players { south: player.clone(), north: player };
    Table::new(MatchSetup { players, ..MatchSetup::default() })
}

/// Lets a time pass on the clocks, in one frame.
fn pass(table: &mut Table, time: Duration) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.frames(1);
}

#[test]
fn a_flag_falls() {
    let mut table = timed(60_000, 0);
    pass(&mut table, Duration::from_secs(100));
    assert_eq!(table.game().outcome(), None, "clocks stand still before the first action");
    table.click("e1");
    pass(&mut table, Duration::from_secs(59));
    assert_eq!(table.game().outcome(), None);
    pass(&mut table, Duration::from_secs(2));
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Time }));
}

#[test]
fn clocks_stand_still_behind_a_menu() {
    let mut table = timed(60_000, 0);
    table.click("e1");
    let left = table.game().clocks().remaining(Side::North);
    table.app.world_mut().resource_mut::<bevy::prelude::NextState<Menu>>().set(Menu::Pause);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.frames(2);
    let left_at_pause = table.game().clocks().remaining(Side::North);
    pass(&mut table, Duration::from_secs(30));
    assert_eq!(table.game().clocks().remaining(Side::North), left_at_pause);
    assert!(left_at_pause <= left);
}

#[test]
fn a_flag_falls_while_the_player_looks_back_and_the_answer_comes_too_late() {
    let mut table = timed(60_000, 0);
    table.click("e1");
    table.ask(Request::Show(0));
    pass(&mut table, Duration::from_secs(61));
    assert_eq!(table.game().outcome(), Some(Outcome::Win { side: Side::South, by: WinReason::Time }));
    table.ask(Request::ShowLive);
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-game-over"]);
    table.ask(Request::Undo);
    assert_eq!((table.game().outcome(), table.game().timeline().ply()), (None, 0), "time can be taken back, too");
}

#[test]
fn clocks_change_sides_with_their_owners() {
    let control = |seconds: u64| TimeControl::Clock { base_ms: seconds * 1000, increment_ms: 0 };
    let players =
        Players { south: Player::new(Seat::Human, control(60)), north: Player::new(Seat::Human, control(600)) };
    let mut table = Table::new(MatchSetup { players, ..MatchSetup::default() });
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.click("e1");
    pass(&mut table, Duration::from_secs(40));
    table.ask(Request::SwapSides);
    let left = |table: &Table| Side::ALL.map(|side| table.game().clocks().remaining(side).map(|left| left.as_secs()));
    assert_eq!(left(&table), [Some(560), Some(60)]);
    table.ask(Request::Undo);
    assert_eq!(left(&table), [Some(600), Some(60)], "an undo gives the time back to the same player");
    table.ask(Request::Restart);
    assert_eq!(left(&table), [Some(600), Some(60)]);
}

#[test]
fn an_increment_is_added_and_undo_gives_the_time_back() {
    let mut table = timed(60_000, 5_000);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.click("e1");
    assert_eq!(table.game().clocks().remaining(Side::South), Some(Duration::from_secs(65)));
    pass(&mut table, Duration::from_secs(20));
    table.click("f10");
    assert_eq!(table.game().clocks().remaining(Side::North), Some(Duration::from_secs(45)));
    table.ask(Request::Undo);
    assert_eq!(table.game().clocks().remaining(Side::North), Some(Duration::from_secs(60)));
}
