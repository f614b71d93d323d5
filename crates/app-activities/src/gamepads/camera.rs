//! The camera on the right stick.

use bevy::input::gamepad::Gamepad;
use bevy::prelude::*;

use cannon_app_base::common::CameraRequest;
use cannon_app_base::common::bindings::STICK_AT_REST;
use cannon_app_base::states::Menu;

/// Radians per second with the stick at its edge.
const ORBIT_SPEED: f32 = 1.6;

/// Rotates the camera around the board, while no menu covers the table.
pub(super) fn orbit_with_stick(
    gamepads: Query<&Gamepad>,
    menu: Res<State<Menu>>,
    time: Res<Time<Real>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let stick: Vec2 = gamepads.iter().map(Gamepad::right_stick).filter(|stick| stick.length() > STICK_AT_REST).sum();
    if stick != Vec2::ZERO && menu.get().shows_table() {
        let turn = stick * ORBIT_SPEED * time.delta_secs();
        requests.write(CameraRequest::Orbit { yaw: -turn.x, pitch: turn.y });
    }
}
