//! Tests of selecting and playing with the pointer.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::{AnimationSpeed, Settings};
use cannon_app_base::states::Menu;
use cannon_app_table::effects::{self, Effects};
use cannon_app_table::pieces::OnSpot;
use cannon_rules::Game;

use crate::harness::{TestTable, parse_point, parse_point_spot};

const OPENING: &str = "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d";

fn opening_table() -> TestTable {
    TestTable::new(MatchSetup { position: Some(OPENING.to_owned()), ..MatchSetup::default() })
}

fn table_from_position(position: &str) -> TestTable {
    TestTable::new(MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() })
}

#[test]
fn clicking_soldier_and_target_plays() {
    let mut table = opening_table();
    table.click("a4");
    assert_eq!(table.resource::<Selection>().selected(), Some(parse_point_spot("a4")));
    table.click("b5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a4-b5"));
    assert_eq!(table.resource::<Selection>().selected(), None);
}

#[test]
fn click_on_a_hat_selects_its_soldier_and_not_the_point_behind() {
    let mut table = opening_table();
    table.look_from(Vec3::new(0.0, 9.0, 12.0));
    table.click_hat("c4");
    assert_eq!(table.resource::<Selection>().selected(), Some(parse_point_spot("c4")));
    table.click_hat("e3");
    assert_eq!(
        table.resource::<Selection>().selected(),
        Some(parse_point_spot("e3")),
        "an own soldier takes precedence over points behind it"
    );
    table.click_hat("e3");
    assert_eq!(table.resource::<Selection>().selected(), None, "a second click on the hat deselects");
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn click_on_a_mark_behind_the_selected_soldier_means_the_mark() {
    let mut table = table_from_position("4L5/10/10/d9/10/9l/10/10/10/4D5 d");
    // From here the hat covers the middle of the point behind it.
    table.look_from(Vec3::new(-4.5, 7.5, 9.0));
    table.click("a7");
    assert_eq!(table.resource::<Selection>().selected(), Some(parse_point_spot("a7")));
    table.move_pointer_above("a7", 0.7);
    assert_eq!(table.resource::<Selection>().focus(), Some(parse_point_spot("a8")), "the pointer is on the mark");
    table.click("a8");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a7-a8"));
    table.request(Request::Undo);
    table.click("a7");
    table.move_pointer_above("a7", 0.3);
    table.press();
    table.release();
    assert_eq!(table.resource::<Selection>().selected(), None, "lower down the pointer is on the soldier");
}

#[test]
fn click_ignores_an_enemy_that_cannot_be_captured() {
    // The hat of the soldier on b5 hides b7 from Dark, where the soldier on a6 can go.
    let mut table = table_from_position("5L4/10/10/10/d9/1l8/10/10/10/4D5 d");
    table.look_from(Vec3::new(0.0, 7.0, 13.0));
    table.click("a6");
    table.click_hat("b5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a6-b7"), "{:?}", table.refusals());
}

#[test]
fn towns_can_be_placed_behind_own_soldiers() {
    let mut table = TestTable::new(MatchSetup::default());
    table.look_from(Vec3::new(0.0, 9.0, 12.0));
    table.click("e1");
    table.click("f10");
    assert_eq!(table.position().to_text(), OPENING);
}

#[test]
fn towns_are_placed_with_one_click_each() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("a1");
    assert_eq!(table.refusals(), ["refused-corner"]);
    table.click("e1");
    table.click("f10");
    assert_eq!(table.position().to_text(), OPENING);
}

#[test]
fn dragging_plays_and_a_short_drag_selects() {
    let mut table = opening_table();
    table.drag("c4", "d5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("c4-d5"));
    table.drag("b7", "b7");
    assert_eq!(table.resource::<Selection>().selected(), Some(parse_point_spot("b7")));
}

/// The place in the world of the piece on a point.
fn place_of(table: &mut TestTable, point: &str) -> Vec3 {
    let spot = parse_point_spot(point);
    let mut pieces = table.app.world_mut().query::<(&OnSpot, &Transform)>();
    let found = pieces.iter(table.app.world()).find(|(at, _)| at.0 == spot).map(|(_, transform)| transform.translation);
    found.expect("a piece")
}

#[test]
fn dragged_piece_follows_the_pointer_and_returns_when_it_is_refused() {
    let mut table = opening_table();
    let layout = *table.resource::<BoardLayout>();
    let [home, aside] = ["c4", "c6"].map(|point| layout.world_position(parse_point_spot(point)));
    table.move_pointer_to("c4");
    table.press();
    table.move_pointer_to("c5");
    table.move_pointer_to("c6");
    table.frames(30);
    let carried = place_of(&mut table, "c4");
    assert!(carried.y > 0.3 && (carried - aside).with_y(0.0).length() < 0.1, "{carried} is over c6");
    table.release();
    assert_eq!(table.game().timeline().ply(), 0, "two points are too far");
    assert!(place_of(&mut table, "c4").distance(home) > 0.5, "it flies back");
    table.frames(120);
    assert_eq!(place_of(&mut table, "c4"), home);
}

#[test]
fn dragged_piece_settles_where_it_is_put_down() {
    let mut table = TestTable::with_plugins(
        MatchSetup { position: Some(OPENING.to_owned()), ..MatchSetup::default() },
        effects::plugin,
    );
    table.app.world_mut().resource_mut::<Settings>().animation = AnimationSpeed::Normal;
    let target = table.resource::<BoardLayout>().world_position(parse_point_spot("c5"));
    table.move_pointer_to("c4");
    table.press();
    table.move_pointer_to("c5");
    table.frames(30);
    table.release();
    assert_eq!(table.game().timeline().ply(), 1);
    let coming_down = place_of(&mut table, "c5");
    let is_over_target = (coming_down - target).with_y(0.0).length() < 0.2;
    assert!(is_over_target, "it does not go back to start from there: {coming_down}");
    table.frames(15);
    assert!(place_of(&mut table, "c5").abs_diff_eq(target, 1e-4) && !table.resource::<Effects>().is_active());
    // A capture has its animation, although it was dragged.
    table.click("b7");
    table.click("b6");
    table.wait_until("the end of the step", |table| !table.resource::<Effects>().is_active());
    table.drag("c5", "b6");
    assert_eq!(table.game().timeline().ply(), 3);
    table.frames(20);
    assert!(table.resource::<Effects>().is_active());
}

#[test]
fn opening_a_menu_cancels_a_drag() {
    let mut table = opening_table();
    table.move_pointer_to("c4");
    table.press();
    table.move_pointer_to("d5");
    table.set_menu(Menu::Pause);
    table.release();
    table.set_menu(Menu::None);
    assert_eq!(table.game().timeline().ply(), 0, "nothing is played while a menu is open");
    table.click("a4");
    table.click("b5");
    assert_eq!(table.game().timeline().ply(), 1);
}

#[test]
fn second_click_deselects() {
    let mut table = opening_table();
    table.click("a4");
    table.click("a4");
    assert_eq!(table.resource::<Selection>().selected(), None);
}

#[test]
fn click_on_another_own_soldier_selects_it() {
    let mut table = opening_table();
    table.click("a4");
    table.click("c4");
    assert_eq!(table.resource::<Selection>().selected(), Some(parse_point_spot("c4")));
}

#[test]
fn clicks_without_a_legal_action_are_refused_with_a_reason() {
    let mut table = opening_table();
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
    // Dark's cannon stands on e2, e3 and e4; the point in front of its muzzle is empty, and an enemy stands behind that point.
    for member in ["e2", "e3", "e4"] {
        let mut table = table_from_position("5L4/10/10/10/4l5/10/4d5/4d5/4d5/4D5 d");
        table.click(member);
        table.click("e6");
        assert_eq!(table.game().timeline().notation_at(0).as_deref().map(|text| &text[..3]), Some("*e6"), "{member}");
        assert_eq!(table.game().animation_variant(0), Some(parse_point("e2").index() as u8));
    }
}

#[test]
fn playing_is_refused_while_an_earlier_ply_is_shown() {
    let mut table = opening_table();
    table.click("a4");
    table.click("b5");
    table.request(Request::ViewPly(0));
    assert!(!table.game().shows_live());
    table.refusals();
    table.click("c4");
    assert_eq!(table.refusals(), ["refused-looking-back"]);
    assert_eq!(table.game().timeline().ply(), 1);
}

/// A table after both towns have been placed, on which the soldier on c2 is being dragged over `over`.
fn table_with_drag(over: &str) -> TestTable {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.move_pointer_to("c2");
    table.press();
    table.move_pointer_to(over);
    assert_eq!(table.resource::<Selection>().dragged(), Some(parse_point_spot("c2")));
    table
}

#[test]
fn letting_go_after_undo_or_escape_does_nothing() {
    for over in ["c10", "d3"] {
        let mut table = table_with_drag(over);
        table.press_key(KeyCode::KeyU);
        assert_eq!(table.resource::<Selection>().dragged(), None, "{over}");
        table.release();
        let timeline = table.game().timeline();
        assert_eq!((timeline.ply(), timeline.notation_at(0).as_deref()), (1, Some("@e1")), "{over}");
        assert_eq!(table.refusals(), Vec::<&str>::new(), "{over}");

        let mut table = table_with_drag(over);
        table.press_key(KeyCode::Escape);
        table.release();
        assert_eq!((table.game().timeline().ply(), table.refusals()), (2, Vec::new()), "{over}");
    }
}

#[test]
fn letting_go_after_a_change_by_the_computer_or_a_menu_does_nothing() {
    for request in [Request::ViewPly(1), Request::SwapSides, Request::Restart] {
        let mut table = table_with_drag("d3");
        table.request(request.clone());
        table.request(Request::ViewLive);
        let ply = table.game().timeline().ply();
        table.release();
        assert_eq!((table.game().timeline().ply(), table.refusals()), (ply, Vec::new()), "{request:?}");
    }
    let mut table = table_with_drag("d3");
    table.set_menu(Menu::Pause);
    table.set_menu(Menu::None);
    table.release();
    assert_eq!((table.game().timeline().ply(), table.refusals()), (2, Vec::new()), "a menu was open meanwhile");
}

#[test]
fn click_that_began_before_a_change_does_nothing() {
    let changes: [fn(&mut TestTable); 3] = [
        |table| table.request(Request::Undo),
        |table| table.press_key(KeyCode::KeyU),
        |table| {
            table.set_menu(Menu::Pause);
            table.set_menu(Menu::None);
        },
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let mut table = TestTable::new(MatchSetup::default());
        table.click("e1");
        table.move_pointer_to("f10");
        table.press();
        change(&mut table);
        let ply = table.game().timeline().ply();
        table.release();
        assert_eq!((table.game().timeline().ply(), table.refusals()), (ply, Vec::new()), "change {index}");

        let mut table = TestTable::new(MatchSetup::default());
        table.click("e1");
        table.click("f10");
        table.move_pointer_to("a4");
        table.press();
        change(&mut table);
        table.move_pointer_to("b5");
        assert_eq!(table.resource::<Selection>().dragged(), None, "no drag begins after change {index}");
        table.release();
    }
}

#[test]
fn undo_and_letting_go_within_a_frame_play_nothing() {
    let mut table = table_with_drag("d3");
    table.type_key(KeyCode::KeyU);
    table.release();
    assert_eq!((table.game().timeline().ply(), table.refusals()), (1, Vec::new()));
}
