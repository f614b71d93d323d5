//! Keys in the editor: undo, redo, painting at the cursor, and turning pieces.

use bevy::prelude::*;

use super::Selection;
use crate::editor::Edit;
use cannon_app_base::common::command::Command;
use cannon_app_base::states::Menu;

/// Turns commands into edits while no menu is open.
pub(super) fn send_edits(
    mut commands: MessageReader<Command>,
    selection: Res<Selection>,
    menu: Res<State<Menu>>,
    mut edits: MessageWriter<Edit>,
) {
    for command in commands.read() {
        if *menu.get() != Menu::None {
            continue;
        }
        match command {
            Command::Undo => {
                edits.write(Edit::Undo);
            }
            Command::Redo => {
                edits.write(Edit::Redo);
            }
            Command::Select => {
                if let Some(at) = selection.cursor() {
                    edits.write_batch([Edit::Stroke(at), Edit::EndStroke]);
                }
            }
            Command::TurnLeft | Command::TurnRight => {
                let right = *command == Command::TurnRight;
                edits.write_batch(selection.focus().map(|at| Edit::Turn { at, right }));
            }
            _ => {}
        }
    }
}
