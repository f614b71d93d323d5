//! The computer at the table.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bevy::prelude::NextState;
use bevy::time::TimeUpdateStrategy;
use cannon::app::opponent::{Hint, HintWanted, Thinking};
use cannon::app::play::{MatchRequest, MatchSetup, Request, Source};
use cannon::app::settings::Settings;
use cannon::app::states::{Menu, Screen};
use cannon_engine::pace;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Seat};

use crate::table::Table;

fn against(level: u8) -> Table {
    let players = Players::untimed(Seat::Human, Seat::computer(level));
    Table::new(MatchSetup { players, ruleset: Some(rules_without_a_book()), ..MatchSetup::default() })
}

/// Rules by which the computer has to think from the first turn on.
fn rules_without_a_book() -> serde_json::Value {
    serde_json::to_value(Ruleset { shift_limit: Some(9), ..Ruleset::CLASSIC }).expect("rules are JSON")
}

/// Lets frames pass until something holds. Searches run on other threads, so each frame leaves them a moment.
fn wait_until(table: &mut Table, what: &str, holds: impl Fn(&Table) -> bool) {
    for _ in 0..20_000 {
        if holds(table) {
            return;
        }
        table.frames(1);
        std::thread::sleep(Duration::from_millis(1));
    }
    panic!("never came true: {what}");
}

/// The same at a natural pace, and time stands still.
fn against_a_thinker(level: u8) -> Table {
    let mut table = against(level);
    set_pace(&mut table, true);
    table
}

fn set_pace(table: &mut Table, natural: bool) {
    table.app.world_mut().resource_mut::<Settings>().natural_pace = natural;
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Lets so much time pass in one frame; then it stands still again.
fn pass(table: &mut Table, time: Duration) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    table.frames(1);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Gives an answer that is not held back every opportunity to come.
fn let_the_search_end(table: &mut Table) {
    for _ in 0..60 {
        table.frames(1);
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// How long the computer takes over its present turn.
fn thinking_time(table: &Table) -> Duration {
    let seed = table.game().started().as_millisecond().unsigned_abs();
    pace::thinking_time(table.game().timeline(), seed, None, &AtomicBool::new(false))
}

#[test]
fn at_a_natural_pace_the_answer_comes_in_its_time() {
    let mut table = against_a_thinker(1);
    table.click("e1");
    let due = thinking_time(&table);
    let_the_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1, "no time has passed");
    assert!(table.resource::<Thinking>().is_choosing(), "it seems to think");
    let moment = Duration::from_millis(1);
    pass(&mut table, due - moment);
    let_the_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1, "it is too early");
    pass(&mut table, moment);
    wait_until(&mut table, "the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn without_a_natural_pace_the_answer_comes_at_once() {
    let mut table = against(1);
    set_pace(&mut table, false);
    table.click("e1");
    wait_until(&mut table, "an answer though no time passes", |table| table.game().timeline().ply() == 2);
}

#[test]
fn an_answer_that_waits_comes_when_the_pace_is_switched_off() {
    let mut table = against_a_thinker(1);
    table.click("e1");
    let_the_search_end(&mut table);
    set_pace(&mut table, false);
    wait_until(&mut table, "the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn an_answer_that_waits_is_dropped_with_its_position() {
    let mut table = against_a_thinker(1);
    table.click("e1");
    let_the_search_end(&mut table);
    table.ask(Request::Undo);
    assert!(!table.resource::<Thinking>().is_searching());
    pass(&mut table, Duration::from_secs(10));
    let_the_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn nobody_thinks_behind_a_menu() {
    let mut table = against_a_thinker(1);
    table.click("e1");
    let due = thinking_time(&table);
    table.set_menu(Menu::Pause);
    pass(&mut table, Duration::from_secs(10));
    table.set_menu(Menu::None);
    let_the_search_end(&mut table);
    assert_eq!(table.game().timeline().ply(), 1);
    pass(&mut table, due);
    wait_until(&mut table, "the answer", |table| table.game().timeline().ply() == 2);
}

#[test]
fn the_computer_answers() {
    let mut table = against(1);
    table.click("e1");
    wait_until(&mut table, "the computer has placed its town", |table| table.game().timeline().ply() == 2);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn the_book_answers_too() {
    let players = Players::untimed(Seat::Human, Seat::computer(10));
    let mut table = Table::new(MatchSetup { players, ..MatchSetup::default() });
    table.click("e1");
    wait_until(&mut table, "the computer has placed its town", |table| table.game().timeline().ply() == 2);
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn undo_goes_back_to_the_players_own_turn() {
    let mut table = against(1);
    table.click("e1");
    wait_until(&mut table, "an answer", |table| table.game().timeline().ply() == 2);
    table.ask(Request::Undo);
    assert_eq!(table.game().timeline().ply(), 0);
    table.ask(Request::Redo);
    assert_eq!(table.game().timeline().ply(), 2);
}

#[test]
fn what_the_computer_began_cannot_be_taken_back() {
    let players = Players::untimed(Seat::computer(1), Seat::Human);
    let mut table = Table::new(MatchSetup { players, ..MatchSetup::default() });
    wait_until(&mut table, "the computer has begun", |table| table.game().timeline().ply() == 1);
    assert_eq!((table.game().undo_target(), table.game().redo_target()), (None, None));
    table.ask(Request::Undo);
    assert_eq!(table.refusals(), ["refused-nothing-to-undo"]);
    table.click("f10");
    wait_until(&mut table, "an answer", |table| table.game().timeline().ply() == 3);
    assert_eq!(table.game().undo_target(), Some(1));
    table.ask(Request::Undo);
    assert_eq!(table.game().redo_target(), Some(3));
}

#[test]
fn a_late_answer_is_never_played() {
    let mut table = against(10);
    table.click("e1");
    wait_until(&mut table, "the search runs", |table| table.resource::<Thinking>().is_searching());
    let revision = table.game().revision();
    let answer = table.game().timeline().actions()[0];
    table.ask(Request::Undo);
    assert_eq!(table.game().timeline().ply(), 0);
    assert!(!table.resource::<Thinking>().is_searching(), "the search of the position taken back is given up");
    // The answer that the search might have sent in the very frame of the undo.
    let late = MatchRequest {
        request: Request::Play { action: answer, shown_by: None },
        source: Source::Computer { revision },
    };
    table.app.world_mut().write_message(late);
    table.frames(5);
    assert_eq!(table.game().timeline().ply(), 0);
    assert_eq!(table.refusals(), Vec::<&str>::new(), "it is dropped without a word");
}

#[test]
fn the_computer_goes_on_while_the_player_looks_back() {
    let mut table = against(10);
    table.click("e1");
    table.ask(Request::Show(0));
    let answer = Request::Play { action: table.game().timeline().actions()[0], shown_by: None };
    let source = Source::Computer { revision: table.game().revision() };
    table.app.world_mut().write_message(MatchRequest { request: answer, source });
    table.frames(2);
    assert_eq!((table.game().timeline().ply(), table.game().shown_ply()), (2, 0));
    assert_eq!(table.refusals(), Vec::<&str>::new());
    assert_eq!(table.shown_pieces(), table.expected_pieces());
}

#[test]
fn a_new_game_ends_the_search_of_the_old_one() {
    let mut table = against(10);
    table.click("e1");
    wait_until(&mut table, "the search runs", |table| table.resource::<Thinking>().is_searching());
    table.ask(Request::Start(Box::default()));
    table.frames(2);
    assert!(!table.resource::<Thinking>().is_searching());
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn the_player_cannot_act_for_the_computer() {
    let mut table = against(10);
    table.click("e1");
    table.click("f10");
    assert_eq!(table.refusals(), ["refused-computer-on-turn"]);
}

#[test]
fn a_hint_is_legal_and_goes_with_the_position() {
    let mut table = Table::new(MatchSetup::default());
    // A hint comes as soon as it can at any pace.
    set_pace(&mut table, true);
    table.click("e1");
    table.app.world_mut().write_message(HintWanted);
    wait_until(&mut table, "a hint", |table| table.resource::<Hint>().action().is_some());
    let hint = table.resource::<Hint>().action().unwrap();
    assert!(table.game().timeline().actions().contains(&hint));
    table.ask(Request::Play { action: hint, shown_by: None });
    table.frames(1);
    assert_eq!(table.resource::<Hint>().action(), None);
}

#[test]
fn the_computer_answers_a_draw_offer() {
    let mut table = against_a_thinker(1);
    table.ask(Request::OfferDraw);
    wait_until(&mut table, "an answer to the offer", |table| {
        table.game().draw_offer().is_none() || table.game().outcome().is_some()
    });
    assert_eq!(table.game().outcome(), None, "nobody agrees to a draw before the first soldier has moved");
}

#[test]
fn the_computer_stops_thinking_when_the_game_is_left() {
    let mut table = against(10);
    table.click("e1");
    wait_until(&mut table, "the search runs", |table| table.resource::<Thinking>().is_searching());
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Title);
    table.frames(1);
    assert!(!table.resource::<Thinking>().is_searching());
}

#[test]
fn there_is_no_hint_for_a_position_that_is_not_on_show() {
    let mut table = Table::new(MatchSetup::default());
    table.click("e1");
    table.ask(Request::Show(0));
    table.app.world_mut().write_message(HintWanted);
    table.frames(2);
    assert!(!table.resource::<Thinking>().is_searching());
}
