//! Skipping: a click or Enter during the animation of an action or of the victory ends it at once.

use bevy::prelude::*;

use crate::app::common::command::Command;
use crate::app::effects::{Effects, SkipAnimation};
use crate::app::pieces::BoardView;

pub(super) fn skip_animation(
    mut commands: MessageReader<Command>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    stage: Res<BoardView>,
    effects: Option<Res<Effects>>,
    mut skips: MessageWriter<SkipAnimation>,
) {
    let clicked = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    let chosen = commands.read().any(|command| matches!(command, Command::Choose | Command::Cancel));
    let celebrating = effects.is_some_and(|effects| effects.is_celebrating());
    if (stage.is_busy() || celebrating) && (clicked || chosen) {
        skips.write(SkipAnimation);
    }
}
