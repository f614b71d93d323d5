//! Keys for the camera presets.

use bevy::prelude::*;

use cannon_app_base::common::CameraRequest;
use cannon_app_base::common::command::Command;
use cannon_rules::Side;

pub(super) fn read_keys(mut commands: MessageReader<Command>, mut requests: MessageWriter<CameraRequest>) {
    requests.write_batch(commands.read().filter_map(|command| match command {
        Command::ViewSouth => Some(CameraRequest::Side(Side::South)),
        Command::ViewNorth => Some(CameraRequest::Side(Side::North)),
        Command::ViewTop => Some(CameraRequest::TopDown),
        Command::ViewLow => Some(CameraRequest::Low),
        _ => None,
    }));
}
