//! Tests of the computer opponent: its pace, hints, undo, and stopping its searches.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bevy::prelude::NextState;
use bevy::time::TimeUpdateStrategy;
use cannon_app_activities::opponent::{Hint, HintRequest, Thinking};
use cannon_app_base::play::{MatchRequest, MatchSetup, Request, Source};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_engine::pace;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Seat};

use crate::harness::TestTable;

fn table_against_level(level: i8) -> TestTable {
    let players = Players::untimed(Seat::Human, Seat::computer(level));
    TestTable::new(MatchSetup { players, ruleset: Some(rules_without_book()), ..MatchSetup::default() })
}

/// Rules without an opening book, so that the computer searches from its first turn.
fn rules_without_book() -> serde_json::Value {
    serde_json::to_value(Ruleset { shift_limit: Some(9), ..Ruleset::CLASSIC }).expect("rules are JSON")
}

/// The table against a level with natural pace, and with the time stopped.
fn table_with_natural_pace(level: i8) -> TestTable {
    let mut table = table_against_level(level);
    set_pace(&mut table, true);
    table
}

fn set_pace(table: &mut TestTable, natural: bool) {
    table.app.world_mut().resource_mut::<Settings>().natural_pace = natural;
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Advances the time in one frame, and stops it again.
fn advance_time(table: &mut TestTable, time: Duration) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Waits long enough for a search to end and for its answer to be played, unless the answer is held back.
fn wait_for_search_end(table: &mut TestTable) {
    for _ in 0..60 {
        table.frames(1);
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The natural thinking time of the computer for its current turn.
fn thinking_time(table: &TestTable) -> Duration {
    let seed = table.game().started_at().as_millisecond().unsigned_abs();
    pace::thinking_time(table.game().timeline(), seed, None, &AtomicBool::new(false))
}

#[test]
fn natural_pace_delays_the_answer_by_the_thinking_time() {
    let mut table = table_with_natural_pace(1);
    table.click("e1");
    let delay = thinking_time(&table);
    wait_for_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1, "no time has passed");
    assert!(table.resource::<Thinking>().is_choosing_action(), "the computer appears to think");
    let moment = Duration::from_millis(1);
    advance_time(&mut table, delay - moment);
    wait_for_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1, "the thinking time is not over");
    advance_time(&mut table, moment);
    table.wait_until("the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn answer_comes_at_once_without_natural_pace() {
    let mut table = table_against_level(1);
    set_pace(&mut table, false);
    table.click("e1");
    table.wait_until("an answer while the time is stopped", |table| table.game().timeline().ply() == 2);
}

#[test]
fn turning_natural_pace_off_releases_a_delayed_answer() {
    let mut table = table_with_natural_pace(1);
    table.click("e1");
    wait_for_search_end(&mut table);
    set_pace(&mut table, false);
    table.wait_until("the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn undo_drops_a_delayed_answer() {
    let mut table = table_with_natural_pace(1);
    table.click("e1");
    wait_for_search_end(&mut table);
    table.request(Request::Undo);
    assert!(!table.resource::<Thinking>().is_searching());
    advance_time(&mut table, Duration::from_secs(10));
    wait_for_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn thinking_time_stops_while_a_menu_is_open() {
    let mut table = table_with_natural_pace(1);
    table.click("e1");
    let delay = thinking_time(&table);
    table.set_menu(Menu::Pause);
    advance_time(&mut table, Duration::from_secs(10));
    table.set_menu(Menu::None);
    wait_for_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1);
    advance_time(&mut table, delay);
    table.wait_until("the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn computer_answers() {
    let mut table = table_against_level(1);
    table.click("e1");
    table.wait_until("the computer has placed its town", |table| table.game().timeline().ply() == 2);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn computer_answers_from_the_book() {
    let players = Players::untimed(Seat::Human, Seat::computer(10));
    let mut table = TestTable::new(MatchSetup { players, ..MatchSetup::default() });
    table.click("e1");
    table.wait_until("the computer has placed its town", |table| table.game().timeline().ply() == 2);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn undo_goes_back_to_the_players_own_turn() {
    let mut table = table_against_level(1);
    table.click("e1");
    table.wait_until("an answer", |table| table.game().timeline().ply() == 2);
    table.request(Request::Undo);
    assert_eq!(table.game().timeline().ply(), 0);
    table.request(Request::Redo);
    assert_eq!(table.game().timeline().ply(), 2);
}

#[test]
fn opening_action_of_the_computer_cannot_be_undone() {
    let players = Players::untimed(Seat::computer(1), Seat::Human);
    let mut table = TestTable::new(MatchSetup { players, ..MatchSetup::default() });
    table.wait_until("the first action of the computer", |table| table.game().timeline().ply() == 1);
    assert_eq!((table.game().undo_target(), table.game().redo_target()), (None, None));
    table.request(Request::Undo);
    assert_eq!(table.refusals(), ["refused-nothing-to-undo"]);
    table.click("f10");
    table.wait_until("an answer", |table| table.game().timeline().ply() == 3);
    assert_eq!(table.game().undo_target(), Some(1));
    table.request(Request::Undo);
    assert_eq!(table.game().redo_target(), Some(3));
}

#[test]
fn answer_of_an_outdated_search_is_dropped() {
    let mut table = table_against_level(10);
    table.click("e1");
    table.wait_until("the search runs", |table| table.resource::<Thinking>().is_searching());
    let revision = table.game().revision();
    let answer = table.game().timeline().actions()[0];
    table.request(Request::Undo);
    assert_eq!(table.game().timeline().ply(), 0);
    assert!(!table.resource::<Thinking>().is_searching(), "the search of the undone position is cancelled");
    // The answer that the search might have sent in the same frame as the undo.
    let late = MatchRequest {
        request: Request::Play { action: answer, animation_variant: None },
        source: Source::Computer { revision },
    };
    table.app.world_mut().write_message(late);
    table.frames(5);
    assert_eq!(table.game().timeline().ply(), 0);
    assert_eq!(table.refusals(), Vec::<&str>::new(), "it is dropped without a refusal");
}

#[test]
fn computer_plays_while_an_earlier_ply_is_shown() {
    let mut table = table_against_level(10);
    table.click("e1");
    table.request(Request::ViewPly(0));
    let answer = Request::Play { action: table.game().timeline().actions()[0], animation_variant: None };
    let source = Source::Computer { revision: table.game().revision() };
    table.app.world_mut().write_message(MatchRequest { request: answer, source });
    table.frames(2);
    assert_eq!((table.game().timeline().ply(), table.game().shown_ply()), (2, 0));
    assert_eq!(table.refusals(), Vec::<&str>::new());
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn new_game_cancels_the_search_of_the_old_one() {
    let mut table = table_against_level(10);
    table.click("e1");
    table.wait_until("the search runs", |table| table.resource::<Thinking>().is_searching());
    table.request(Request::Start(Box::default()));
    table.frames(2);
    assert!(!table.resource::<Thinking>().is_searching());
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn player_cannot_play_for_the_computer() {
    let mut table = table_against_level(10);
    table.click("e1");
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-computer-on-turn"]);
}

#[test]
fn hint_is_legal_and_is_cleared_by_the_next_action() {
    let mut table = TestTable::new(MatchSetup::default());
    // Natural pace does not delay hints.
    set_pace(&mut table, true);
    table.click("e1");
    table.app.world_mut().write_message(HintRequest);
    table.wait_until("a hint", |table| table.resource::<Hint>().action().is_some());
    let hint = table.resource::<Hint>().action().unwrap();
    assert!(table.game().timeline().actions().contains(&hint));
    table.request(Request::Play { action: hint, animation_variant: None });
    table.frames(1);
    assert_eq!(table.resource::<Hint>().action(), None);
}

#[test]
fn computer_answers_a_draw_offer() {
    let mut table = table_with_natural_pace(1);
    table.request(Request::OfferDraw);
    table.wait_until("an answer to the offer", |table| {
        table.game().draw_offer().is_none() || table.game().outcome().is_some()
    });
    assert_eq!(table.game().outcome(), None, "the computer declines a draw before the first soldier has moved");
}

#[test]
fn leaving_the_game_cancels_the_search() {
    let mut table = table_against_level(10);
    table.click("e1");
    table.wait_until("the search runs", |table| table.resource::<Thinking>().is_searching());
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Title);
    table.frames(1);
    assert!(!table.resource::<Thinking>().is_searching());
}

#[test]
fn no_hint_is_searched_while_an_earlier_ply_is_shown() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.request(Request::ViewPly(0));
    table.app.world_mut().write_message(HintRequest);
    table.frames(2);
    assert!(!table.resource::<Thinking>().is_searching());
}
