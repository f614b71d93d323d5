//! The side from which the camera looks: the player's at the start of a game and, if the setting is on, the side to move in games between
//! two humans.

use bevy::prelude::*;

use cannon_app_activities::lessons::Lessons;
use cannon_app_base::common::CameraRequest;
use cannon_app_base::play::{BoardView, Match, MatchEvent};
use cannon_app_base::settings::Settings;
use cannon_rules::Side;
use cannon_rules::record::Seat;

/// The side from which a game is first seen: North if only North is human, otherwise South.
fn initial_side(game: &Match) -> Side {
    if game.seat(Side::North) == Seat::Human && game.seat(Side::South) != Seat::Human {
        Side::North
    } else {
        Side::South
    }
}

/// Moves the camera to the player's side when a game starts or the seats are swapped.
pub(super) fn view_player_side(
    mut events: MessageReader<MatchEvent>,
    game: Res<Match>,
    lessons: Option<Res<Lessons>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    if events.read().any(|event| matches!(event, MatchEvent::Started | MatchEvent::SeatsSwapped)) {
        // The texts of lessons see the board from South's side.
        let is_lesson = lessons.is_some_and(|lessons| lessons.run().is_some());
        let side = if is_lesson { Side::South } else { initial_side(&game) };
        requests.write(CameraRequest::Side(side));
    }
}

/// Moves the camera to the side to move after each animation, in games between two humans.
pub(super) fn view_side_to_move(
    game: Res<Match>,
    settings: Res<Settings>,
    board_view: Res<BoardView>,
    mut current: Local<Option<Side>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    let is_hot_seat = Side::ALL.iter().all(|&side| game.seat(side) == Seat::Human);
    if !settings.turn_camera || !is_hot_seat || game.outcome().is_some() {
        *current = None;
        return;
    }
    if !board_view.is_at_rest(&game) {
        return;
    }
    let side = game.timeline().side_to_move_at(game.shown_ply());
    if *current != Some(side) {
        if current.is_some() || game.timeline().ply() > 0 {
            requests.write(CameraRequest::Side(side));
        }
        *current = Some(side);
    }
}
