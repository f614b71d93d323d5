//! Whose chair the camera sits in: the player's when a game begins, and in hot-seat games, if wanted, that of the side to move.

use bevy::prelude::*;

use super::CameraRequest;
use crate::app::pieces::BoardView;
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use cannon_rules::Side;
use cannon_rules::record::Seat;

/// The chair to begin in: the only person's, or South's.
fn first_chair(game: &Match) -> Side {
    if game.seat(Side::North) == Seat::Human && game.seat(Side::South) != Seat::Human {
        Side::North
    } else {
        Side::South
    }
}

/// A new game is seen from the player's chair.
pub(super) fn sit_down(
    mut happened: MessageReader<MatchEvent>,
    game: Res<Match>,
    mut requests: MessageWriter<CameraRequest>,
) {
    if happened.read().any(|event| matches!(event, MatchEvent::Started | MatchEvent::SeatsSwapped)) {
        requests.write(CameraRequest::Side(first_chair(&game)));
    }
}

/// With two people at one screen the camera changes sides once an action has been shown to its end.
pub(super) fn change_sides(
    game: Res<Match>,
    settings: Res<Settings>,
    stage: Res<BoardView>,
    mut sitting: Local<Option<Side>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let hot_seat = Side::ALL.iter().all(|&side| game.seat(side) == Seat::Human);
    if !settings.turn_camera || !hot_seat || game.outcome().is_some() {
        *sitting = None;
        return;
    }
    if stage.is_busy() || stage.ply() != game.shown_ply() {
        return;
    }
    let side = game.timeline().side_to_move_at(game.shown_ply());
    if *sitting != Some(side) {
        if sitting.is_some() || game.timeline().ply() > 0 {
            requests.write(CameraRequest::Side(side));
        }
        *sitting = Some(side);
    }
}
