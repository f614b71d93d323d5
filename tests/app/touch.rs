//! Tests of playing with fingers.

use bevy::input::keyboard::KeyCode;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::input::PointerInputPlugin;
use bevy::prelude::*;
use bevy::window::WindowEvent;
use cannon_app_activities::input::{Selection, TableTouches};
use cannon_app_activities::study::PanelRequest;
use cannon_app_base::play::MatchSetup;
use cannon_rules::timeline::{NodeId, ShapeColor};

use crate::harness::{TestTable, parse_point_spot};

const OPENING: &str = "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d";

fn opening_table() -> TestTable {
    TestTable::with_plugins(
        MatchSetup { position: Some(OPENING.to_owned()), ..MatchSetup::default() },
        PointerInputPlugin,
    )
}

/// The table with a finger that drags the soldier on C4.
fn table_with_drag() -> TestTable {
    let mut table = opening_table();
    touch(&mut table, 1, TouchPhase::Started, "c4", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "c4", Vec2::splat(20.0));
    assert_eq!(table.resource::<Selection>().dragged(), Some(parse_point_spot("c4")));
    table
}

/// Reports a finger over a spot, moved by this offset in logical pixels.
pub fn touch(table: &mut TestTable, id: u64, phase: TouchPhase, spot: &str, offset: Vec2) {
    let position = table.spot_to_screen(spot) + offset;
    let touch = TouchInput { phase, position, window: table.window(), force: None, id };
    table.app.world_mut().write_message(touch);
    table.app.world_mut().write_message(WindowEvent::TouchInput(touch));
    table.frames(2);
}

fn tap(table: &mut TestTable, spot: &str) {
    touch(table, 1, TouchPhase::Started, spot, Vec2::ZERO);
    touch(table, 1, TouchPhase::Ended, spot, Vec2::ZERO);
    table.frames(2);
}

fn selected(table: &TestTable) -> Option<cannon_app_base::common::board::Spot> {
    table.resource::<Selection>().selected()
}

#[test]
fn taps_select_and_play() {
    let mut table = opening_table();
    tap(&mut table, "a4");
    assert_eq!(selected(&table), Some(parse_point_spot("a4")));
    assert_eq!(table.resource::<Selection>().cursor(), None, "a tap is no long press");
    tap(&mut table, "b5");
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("a4-b5"));
}

#[test]
fn finger_drags_a_soldier() {
    let mut table = opening_table();
    touch(&mut table, 1, TouchPhase::Started, "c4", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "c4", Vec2::splat(5.0));
    touch(&mut table, 1, TouchPhase::Moved, "d5", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Ended, "d5", Vec2::ZERO);
    table.frames(2);
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("c4-d5"));
}

#[test]
fn finger_draws_with_the_pen() {
    let mut table = opening_table();
    table.app.world_mut().write_message(PanelRequest::TakePen(Some(ShapeColor::Red)));
    table.frames(2);
    touch(&mut table, 1, TouchPhase::Started, "c4", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "d5", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Ended, "d5", Vec2::ZERO);
    table.frames(2);
    tap(&mut table, "a4");
    tap(&mut table, "a4");
    let notes = table.game().timeline().notes(NodeId::ROOT).expect("notes");
    let shapes: Vec<String> = notes.shapes.iter().map(ToString::to_string).collect();
    assert_eq!(shapes, ["Rc4-d5", "Ra4"], "a drag and two taps");
    assert_eq!((table.game().timeline().ply(), selected(&table)), (0, None), "nothing is played");
}

#[test]
fn second_finger_ends_the_drag_and_nothing_is_played_until_both_are_lifted() {
    let mut table = table_with_drag();
    touch(&mut table, 2, TouchPhase::Started, "f5", Vec2::ZERO);
    assert_eq!(table.resource::<Selection>().dragged(), None);
    touch(&mut table, 1, TouchPhase::Moved, "d5", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Ended, "d5", Vec2::ZERO);
    touch(&mut table, 2, TouchPhase::Ended, "f5", Vec2::ZERO);
    table.frames(2);
    assert_eq!(table.game().timeline().ply(), 0, "the fingers moved the camera");
    tap(&mut table, "d5");
    assert_eq!(table.game().timeline().ply(), 1, "the next tap plays again: the soldier is still selected");
}

#[test]
fn cancelled_touch_ends_the_drag() {
    let mut table = table_with_drag();
    touch(&mut table, 1, TouchPhase::Canceled, "c4", Vec2::splat(20.0));
    assert_eq!(table.resource::<Selection>().dragged(), None);
    tap(&mut table, "d5");
    assert_eq!(table.game().timeline().ply(), 1, "taps play again");
}

#[test]
fn two_fingers_report_their_motion() {
    let mut table = opening_table();
    touch(&mut table, 1, TouchPhase::Started, "d5", Vec2::ZERO);
    touch(&mut table, 2, TouchPhase::Started, "f5", Vec2::ZERO);
    let position = table.spot_to_screen("h5");
    let touch = TouchInput { phase: TouchPhase::Moved, position, window: table.window(), force: None, id: 2 };
    table.app.world_mut().write_message(touch);
    table.frames(1);
    let motion = table.resource::<TableTouches>().motion().expect("two fingers");
    assert!((motion.spread - 2.0).abs() < 0.01 && motion.twist.abs() < 0.01, "{motion:?}");
}

#[test]
fn resting_finger_shows_details_and_plays_nothing() {
    let mut table = opening_table();
    touch(&mut table, 1, TouchPhase::Started, "c4", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "c4", Vec2::new(2.0, 1.0));
    // Half a second has about 32 frames of the test's 16 ms.
    table.frames(40);
    assert_eq!(table.resource::<Selection>().cursor(), Some(parse_point_spot("c4")));
    touch(&mut table, 1, TouchPhase::Ended, "c4", Vec2::ZERO);
    table.frames(2);
    assert_eq!(table.resource::<Selection>().focus(), Some(parse_point_spot("c4")), "the details stay");
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn lifting_the_finger_after_a_change_of_the_position_does_nothing() {
    let mut table = opening_table();
    tap(&mut table, "a4");
    tap(&mut table, "b5");
    touch(&mut table, 1, TouchPhase::Started, "b7", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "c6", Vec2::ZERO);
    table.press_key(KeyCode::KeyU);
    touch(&mut table, 1, TouchPhase::Ended, "c6", Vec2::ZERO);
    table.frames(2);
    assert_eq!((table.game().timeline().ply(), table.refusals()), (0, Vec::new()));
    touch(&mut table, 1, TouchPhase::Started, "a4", Vec2::ZERO);
    table.press_key(KeyCode::KeyR);
    touch(&mut table, 1, TouchPhase::Ended, "a4", Vec2::ZERO);
    table.frames(2);
    assert_eq!((selected(&table), table.refusals()), (None, Vec::new()), "a tap that began before");
}
