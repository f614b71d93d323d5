//! Tests of playing with the keyboard.

use bevy::input::ButtonState;
use bevy::input::keyboard::{KeyCode, KeyboardFocusLost};
use bevy::prelude::State;
use cannon_app_activities::input::{Selection, WheelTaken};
use cannon_app_base::common::marks::kinds::MOVABLE;
use cannon_app_base::play::MatchSetup;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_games as games;
use cannon_app_table::marks::plan::MarkInputs;
use cannon_app_table::marks::{BoardOverlay, plan};

use crate::harness::{TestTable, parse_point_spot};

#[test]
fn town_is_placed_with_cursor_keys_and_enter() {
    let mut table = TestTable::new(MatchSetup::default());
    // The first key shows the cursor on the home rank; the second one moves it by one point to the right.
    table.press_key(KeyCode::ArrowRight);
    table.press_key(KeyCode::ArrowRight);
    table.press_key(KeyCode::Enter);
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("@f1"));
}

#[test]
fn tab_cycles_through_movable_soldiers_and_escape_deselects() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.press_key(KeyCode::Tab);
    let first = table.resource::<Selection>().cursor().unwrap();
    assert_eq!(first, parse_point_spot("a2"), "the first soldier in board order that can act");
    table.press_key(KeyCode::Enter);
    assert_eq!(table.resource::<Selection>().selected(), Some(first));
    table.press_key(KeyCode::Escape);
    assert_eq!(table.resource::<Selection>().selected(), None);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::None);
    table.press_key(KeyCode::Escape);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::Pause);
}

#[test]
fn tab_cycles_through_the_actions_of_the_selected_soldier() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.press_key(KeyCode::Tab);
    table.press_key(KeyCode::Enter);
    let soldier = table.resource::<Selection>().selected().unwrap();
    let mut places = Vec::new();
    loop {
        table.press_key(KeyCode::Tab);
        let place = table.resource::<Selection>().cursor().unwrap();
        if places.first() == Some(&place) {
            break;
        }
        places.push(place);
    }
    places.sort_unstable();
    let mut expected = ["a5", "b3"].map(parse_point_spot);
    expected.sort_unstable();
    assert_eq!(places, expected, "its shift and its step");
    assert_eq!(table.resource::<Selection>().selected(), Some(soldier));
    table.press_key(KeyCode::Enter);
    assert_eq!(table.game().timeline().ply(), 3);
}

#[test]
fn pieces_that_can_act_are_marked_if_the_player_wants_it() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    let marked = |table: &TestTable| {
        let position = games::live_position(table.game()).expect("a position");
        let inputs = MarkInputs {
            position,
            last_action: &[],
            pointers: None,
            is_review: false,
            best_action: None,
            is_at_rest: true,
            awaits_player: true,
            selection: table.resource::<Selection>(),
            settings: table.resource::<Settings>(),
            overlay_marks: &[],
            danger_marks: &[],
            side_with_bands: None,
            hint: None,
        };
        plan::marks(&inputs).iter().filter(|mark| *mark.kind == MOVABLE).count()
    };
    assert_eq!(marked(&table), 0);
    table.app.world_mut().resource_mut::<Settings>().show_movable = true;
    let movable = games::live_position(table.game()).expect("a position").movable_pieces().len();
    assert!(movable > 5 && marked(&table) == movable);
    table.click("a4");
    assert_eq!(marked(&table), 0, "a selected soldier shows its own actions");
}

#[test]
fn cannon_has_no_overlay_and_leaves_the_wheel_to_the_camera() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.press_key(KeyCode::KeyF);
    assert_eq!(table.resource::<BoardOverlay>().name(table.game()), None);
    table.click("a4");
    table.scroll(1.0);
    assert!(table.resource::<Selection>().selected().is_some() && !table.resource::<WheelTaken>().0);
}

#[test]
fn keys_undo_redo_and_show_earlier_plies() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.press_key(KeyCode::KeyU);
    assert_eq!(table.game().timeline().ply(), 1);
    table.press_key(KeyCode::KeyR);
    assert_eq!(table.game().timeline().ply(), 2);
    table.press_key(KeyCode::PageUp);
    assert_eq!((table.game().shown_ply(), table.game().timeline().ply()), (1, 2));
    table.press_key(KeyCode::ArrowLeft);
    assert_eq!(table.game().shown_ply(), 0);
    table.press_key(KeyCode::End);
    assert!(table.game().shows_live());
}

#[test]
fn control_that_is_let_go_within_the_frame_goes_with_its_key() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.send_key(KeyCode::ControlLeft, ButtonState::Pressed);
    table.type_key(KeyCode::KeyZ);
    table.send_key(KeyCode::ControlLeft, ButtonState::Released);
    table.frames(2);
    assert_eq!(table.game().timeline().ply(), 1, "Control with Z is Undo");
    table.type_key(KeyCode::KeyZ);
    table.send_key(KeyCode::ControlLeft, ButtonState::Pressed);
    table.frames(2);
    assert_eq!(table.game().timeline().ply(), 1, "Z came before Control");
}

#[test]
fn modifier_is_not_held_any_more_when_the_window_has_lost_the_keyboard() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.send_key(KeyCode::ControlLeft, ButtonState::Pressed);
    table.app.world_mut().write_message(KeyboardFocusLost);
    table.frames(2);
    table.press_key(KeyCode::KeyZ);
    assert_eq!(table.game().timeline().ply(), 2);
}
