//! The board of a review by keys and by gamepad. The review is a menu, in which keys move the focus; the key that leads into the panel of a
//! study leads from a review onto its board. A cursor shows that the keys move over the board.

use bevy::prelude::*;

use super::keyboard::{adjacent_stop, first_cursor, move_over_board};
use super::selection::{Selection, SpotGesture};
use crate::study::{PanelRequest, Pen};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::command::Command;
use cannon_app_base::common::quarter_turns;
use cannon_app_base::play::Match;
use cannon_app_games as games;

/// Leads onto the board and back, and moves the cursor. Enter clicks on the cursor.
pub(super) fn act_on_board(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    mut gestures: MessageWriter<SpotGesture>,
    (game, layout): (Res<Match>, Res<BoardLayout>),
    camera: Query<&Transform, With<Camera3d>>,
) {
    for &command in commands.read() {
        if matches!(command, Command::FocusPanel | Command::Hint) {
            let first =
                || games::shown_position(&game).and_then(|position| first_cursor(position, selection.hovered()));
            selection.cursor = if selection.cursor.is_some() { None } else { first() };
            continue;
        }
        let Some(cursor) = selection.cursor else { continue };
        let quarter = camera.iter().next().map_or(0, quarter_turns);
        match command {
            Command::Select => {
                gestures.write(SpotGesture::click(cursor));
            }
            Command::NextPiece | Command::PreviousPiece => {
                let is_next = command == Command::NextPiece;
                let stop = games::shown_position(&game)
                    .and_then(|position| adjacent_stop(position, (&game, &selection), is_next));
                selection.cursor = stop.or(Some(cursor));
            }
            _ => selection.cursor = move_over_board(command, cursor, *layout, quarter).or(Some(cursor)),
        }
    }
}

/// Escape puts the pen down, goes back by one stage of the choice, or leads from the board back to the panel. This comes after Escape has
/// closed what is in front, which it does not while there is a cursor.
pub(super) fn leave_board(
    mut commands: MessageReader<Command>,
    mut selection: ResMut<Selection>,
    (game, pen): (Res<Match>, Res<Pen>),
    mut panel_requests: MessageWriter<PanelRequest>,
) {
    let is_pressed = commands.read().any(|command| *command == Command::Cancel);
    if !is_pressed || selection.cursor.is_none() {
        return;
    }
    if pen.color().is_some() || pen.stroke().is_some() {
        panel_requests.write(PanelRequest::TakePen(None));
    } else if let Some(choice) = &selection.choice {
        selection.choice = games::shown_position(&game).and_then(|position| position.previous_stage(choice));
    } else {
        selection.cursor = None;
    }
}

/// A review begins and ends with the keys in its panel.
pub(super) fn clear_cursor(mut selection: ResMut<Selection>) {
    selection.cursor = None;
}
