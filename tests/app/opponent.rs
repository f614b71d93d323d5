//! The computer at the table.

use std::time::Duration;

use bevy::prelude::NextState;
use cannon::app::opponent::{Hint, HintWanted, Thinking};
use cannon::app::play::{Ask, MatchSetup, Request, Source};
use cannon::app::states::{Menu, Screen};
use cannon::rules::cannon::Ruleset;
use cannon::rules::record::{Players, Seat};

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
    let late = Ask { request: Request::Play { action: answer, shown_by: None }, source: Source::Computer { revision } };
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
    table.app.world_mut().write_message(Ask { request: answer, source });
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
    let mut table = against(1);
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
