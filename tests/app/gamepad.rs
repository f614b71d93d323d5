//! Tests of playing with a gamepad.

use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::prelude::*;
use cannon_app_activities::input::Selection;
use cannon_app_base::play::MatchSetup;
use cannon_app_base::states::Menu;

use crate::harness::TestTable;

/// A gamepad in the hands of the player.
struct TestGamepad(Entity);

impl TestGamepad {
    fn connect(table: &mut TestTable) -> TestGamepad {
        let gamepad = table.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "Gamepad".to_owned(), vendor_id: None, product_id: None };
        table.app.world_mut().write_message(GamepadConnectionEvent { gamepad, connection });
        table.frames(2);
        TestGamepad(gamepad)
    }

    fn press(&self, table: &mut TestTable, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent { gamepad: self.0, button, value };
            table.app.world_mut().write_message(RawGamepadEvent::Button(changed));
            table.frames(2);
        }
    }

    fn push_stick(&self, table: &mut TestTable, x: f32, y: f32) {
        for (axis, value) in [(GamepadAxis::LeftStickX, x), (GamepadAxis::LeftStickY, y)] {
            let changed = RawGamepadAxisChangedEvent { gamepad: self.0, axis, value };
            table.app.world_mut().write_message(RawGamepadEvent::Axis(changed));
        }
        table.frames(2);
    }
}

#[test]
fn turns_are_played_and_taken_back_with_the_d_pad() {
    let mut table = TestTable::new(MatchSetup::default());
    let gamepad = TestGamepad::connect(&mut table);
    // The first press shows the cursor.
    gamepad.press(&mut table, GamepadButton::DPadRight);
    gamepad.press(&mut table, GamepadButton::DPadRight);
    gamepad.press(&mut table, GamepadButton::South);
    assert_eq!(table.game().timeline().notation_at(0).as_deref(), Some("@f1"));
    gamepad.press(&mut table, GamepadButton::West);
    assert_eq!(table.game().timeline().ply(), 0);
}

#[test]
fn stick_moves_the_cursor_once_until_it_is_held() {
    let mut table = TestTable::new(MatchSetup::default());
    let gamepad = TestGamepad::connect(&mut table);
    gamepad.push_stick(&mut table, 0.3, 0.0);
    assert!(table.resource::<Selection>().cursor().is_none(), "a small movement does nothing");
    gamepad.push_stick(&mut table, 0.9, 0.1);
    let first = table.resource::<Selection>().cursor().expect("the cursor is shown");
    gamepad.push_stick(&mut table, 0.0, 0.0);
    gamepad.push_stick(&mut table, 1.0, 0.0);
    let second = table.resource::<Selection>().cursor().expect("the cursor is shown");
    assert_eq!((second.file, second.rank), (first.file + 1, first.rank));
    table.frames(120);
    let last = table.resource::<Selection>().cursor().expect("the cursor is shown");
    assert!(last.file > second.file, "a stick that is held moves it on");
}

#[test]
fn next_piece_and_menu_have_buttons() {
    let mut table = TestTable::new(MatchSetup::default());
    table.click("e1");
    table.click("f10");
    let gamepad = TestGamepad::connect(&mut table);
    gamepad.press(&mut table, GamepadButton::RightTrigger);
    assert!(table.resource::<Selection>().cursor().is_some());
    gamepad.press(&mut table, GamepadButton::South);
    assert!(table.resource::<Selection>().selected().is_some());
    gamepad.press(&mut table, GamepadButton::East);
    assert!(table.resource::<Selection>().selected().is_none());
    gamepad.press(&mut table, GamepadButton::Start);
    assert_eq!(*table.resource::<State<Menu>>().get(), Menu::Pause);
}
