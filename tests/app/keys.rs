//! Playing with the keyboard alone.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::State;
use cannon::app::input::{Selection, WheelTaken};
use cannon::app::marks::Survey;
use cannon::app::play::MatchSetup;
use cannon::app::states::Menu;

use crate::table::{Table, spot};

#[test]
fn a_town_and_a_step_without_a_mouse() {
    let mut table = Table::new(MatchSetup::default());
    // The cursor appears on the home rank; one point to the right, then Enter.
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::Enter);
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("@f1"));
}

#[test]
fn tab_steps_through_movable_soldiers_and_escape_lets_go() {
    let mut table = Table::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.key(KeyCode::Tab);
    let first = table.resource::<Selection>().cursor().unwrap();
    assert_eq!(first, spot("a2"), "the first soldier in board order that can act");
    table.key(KeyCode::Enter);
    assert_eq!(table.resource::<Selection>().selected(), Some(first));
    table.key(KeyCode::Escape);
    assert_eq!(table.resource::<Selection>().selected(), None);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::None);
    table.key(KeyCode::Escape);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::Pause);
}

#[test]
fn cannon_has_nothing_to_lay_over_the_board_and_leaves_the_wheel_to_the_camera() {
    let mut table = Table::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.key(KeyCode::KeyF);
    assert_eq!(table.resource::<Survey>().name(table.game()), None);
    table.click("a4");
    table.wheel(1.0);
    assert!(table.resource::<Selection>().selected().is_some() && !table.resource::<WheelTaken>().0);
}

#[test]
fn keys_undo_redo_and_look_back() {
    let mut table = Table::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    table.key(KeyCode::KeyU);
    assert_eq!(table.game().timeline().ply(), 1);
    table.key(KeyCode::KeyR);
    assert_eq!(table.game().timeline().ply(), 2);
    table.key(KeyCode::PageUp);
    assert_eq!((table.game().shown_ply(), table.game().timeline().ply()), (1, 2));
    table.key(KeyCode::ArrowLeft);
    assert_eq!(table.game().shown_ply(), 0);
    table.key(KeyCode::End);
    assert!(table.game().shows_live());
}
