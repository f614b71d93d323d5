//! Selecting and playing with the pointer.

use bevy::math::Vec3;
use cannon::app::input::Selection;
use cannon::app::play::{MatchSetup, Request};
use cannon::app::states::Menu;
use cannon_rules::Game;

use crate::table::{Table, at, spot};

const OPENING: &str = "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d";

fn opening() -> Table {
    Table::new(MatchSetup { position: Some(OPENING.to_owned()), ..MatchSetup::default() })
}

fn from(position: &str) -> Table {
    Table::new(MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() })
}

#[test]
fn click_and_click_plays() {
    let mut table = opening();
    table.click("a4");
    assert_eq!(table.resource::<Selection>().selected(), Some(spot("a4")));
    table.click("b5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a4-b5"));
    assert_eq!(table.resource::<Selection>().selected(), None);
}

#[test]
fn a_hat_belongs_to_its_soldier_and_not_to_the_point_behind() {
    let mut table = opening();
    table.look_from(Vec3::new(0.0, 9.0, 12.0));
    table.click_hat("c4");
    assert_eq!(table.resource::<Selection>().selected(), Some(spot("c4")));
    table.click_hat("e3");
    assert_eq!(table.resource::<Selection>().selected(), Some(spot("e3")), "an own soldier before anything behind it");
    table.click_hat("e3");
    assert_eq!(table.resource::<Selection>().selected(), None, "a second click lets go, wherever it hits");
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn an_enemy_that_cannot_be_taken_is_looked_past() {
    // The hat of the soldier on b5 hides b7 from Dark, where the soldier on a6 can go.
    let mut table = from("5L4/10/10/10/d9/1l8/10/10/10/4D5 d");
    table.look_from(Vec3::new(0.0, 7.0, 13.0));
    table.click("a6");
    table.click_hat("b5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a6-b7"), "{:?}", table.refusals());
}

#[test]
fn towns_are_placed_behind_the_own_soldiers() {
    let mut table = Table::new(MatchSetup::default());
    table.look_from(Vec3::new(0.0, 9.0, 12.0));
    table.click("e1");
    table.click("f10");
    assert_eq!(table.position().to_text(), OPENING);
}

#[test]
fn towns_are_placed_with_one_click_each() {
    let mut table = Table::new(MatchSetup::default());
    table.click("a1");
    assert_eq!(table.refusals(), ["refused-corner"]);
    table.click("e1");
    table.click("f10");
    assert_eq!(table.position().to_text(), OPENING);
}

#[test]
fn dragging_plays_and_a_short_drag_selects() {
    let mut table = opening();
    table.drag("c4", "d5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("c4-d5"));
    table.drag("b7", "b7");
    assert_eq!(table.resource::<Selection>().selected(), Some(spot("b7")));
}

#[test]
fn a_drag_that_a_menu_interrupts_is_over() {
    let mut table = opening();
    table.move_to("c4");
    table.press();
    table.move_to("d5");
    table.set_menu(Menu::Pause);
    table.release();
    table.set_menu(Menu::None);
    assert_eq!(table.game().timeline().ply(), 0, "nothing is played behind a menu");
    table.click("a4");
    table.click("b5");
    assert_eq!(table.game().timeline().ply(), 1);
}

#[test]
fn a_second_click_deselects() {
    let mut table = opening();
    table.click("a4");
    table.click("a4");
    assert_eq!(table.resource::<Selection>().selected(), None);
}

#[test]
fn a_click_on_another_own_soldier_selects_that_one() {
    let mut table = opening();
    table.click("a4");
    table.click("c4");
    assert_eq!(table.resource::<Selection>().selected(), Some(spot("c4")));
}

#[test]
fn wrong_clicks_explain_themselves() {
    let mut table = opening();
    table.click("e5");
    assert_eq!(table.refusals(), ["refused-select-first"]);
    table.click("b7");
    assert_eq!(table.refusals(), ["refused-not-yours"]);
    table.click("e1");
    assert_eq!(table.refusals(), ["refused-town-stays"]);
    table.click("a4");
    assert_eq!(table.refusals(), Vec::<&str>::new());
    table.click("a3");
    table.click("j9");
    assert_eq!(table.refusals().len(), 1, "a point that the soldier cannot reach is refused with one reason");
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn every_member_of_a_cannon_can_fire_it() {
    // Dark's cannon on e2, e3, e4 has an empty point before its muzzle and an enemy two points beyond.
    for member in ["e2", "e3", "e4"] {
        let mut table = from("5L4/10/10/10/4l5/10/4d5/4d5/4d5/4D5 d");
        table.click(member);
        table.click("e6");
        assert_eq!(table.game().timeline().notation_at(0).as_deref().map(|text| &text[..3]), Some("*e6"), "{member}");
        assert_eq!(table.game().shown_by(0), Some(at("e2").index() as u8));
    }
}

#[test]
fn nothing_can_be_played_while_an_earlier_ply_is_on_show() {
    let mut table = opening();
    table.click("a4");
    table.click("b5");
    table.ask(Request::Show(0));
    assert!(!table.game().shows_live());
    table.refusals();
    table.click("c4");
    assert_eq!(table.refusals(), ["refused-looking-back"]);
    assert_eq!(table.game().timeline().ply(), 1);
}
