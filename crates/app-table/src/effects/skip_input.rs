//! Input for skipping: a click or Enter ends the animation of an action or of the victory at once.

use bevy::prelude::*;

use crate::effects::{Effects, SkipAnimation};
use cannon_app_base::common::command::Command;
use cannon_app_base::play::BoardView;

/// Requests the end of the running animation on a click or a key press.
pub(super) fn read_skip_input(
    mut commands: MessageReader<Command>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    board_view: Res<BoardView>,
    effects: Option<Res<Effects>>,
    mut skips: MessageWriter<SkipAnimation>,
) {
    let has_click = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    let has_command = commands.read().any(|command| matches!(command, Command::Select | Command::Cancel));
    let is_celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    if (board_view.is_animating() || is_celebrating) && (has_click || has_command) {
        skips.write(SkipAnimation);
    }
}
