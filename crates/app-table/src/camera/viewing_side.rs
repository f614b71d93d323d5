//! The side from which the camera looks: the player's at the start of a game and, if the setting is on, the side to move in games between
//! two humans.

use bevy::prelude::*;

use crate::pieces::BoardViewEvent;
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
    mut view_events: MessageReader<BoardViewEvent>,
    mut current: Local<Option<Side>>,
    mut requests: MessageWriter<CameraRequest>,
) {
    // The animation of an action that the view has just reached begins later in this frame.
    let begins_action = view_events.read().any(|event| matches!(event, BoardViewEvent::Action { .. }));
    let is_hot_seat = Side::ALL.iter().all(|&side| game.seat(side) == Seat::Human);
    if !settings.turn_camera || !is_hot_seat || game.outcome().is_some() {
        *current = None;
        return;
    }
    if begins_action || !board_view.is_at_rest(&game) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::play::MatchSetup;
    use cannon_rules::PackedAction;

    /// A game of two persons with this side to move.
    fn game(side: char) -> Match {
        let position = Some(format!("4L5/10/10/10/10/1l2l5/d1d7/10/10/4D5 {side}"));
        Match::new(&MatchSetup { position, ..MatchSetup::default() }).expect("a position")
    }

    #[test]
    fn camera_turns_after_the_action_and_not_with_it() {
        let mut app = App::new();
        app.add_message::<BoardViewEvent>()
            .add_message::<CameraRequest>()
            .insert_resource(game('d'))
            .insert_resource(Settings { turn_camera: true, ..default() })
            .init_resource::<BoardView>()
            .add_systems(Update, view_side_to_move);
        let requests = |app: &mut App| {
            app.update();
            app.world_mut().resource_mut::<Messages<CameraRequest>>().drain().count()
        };
        assert_eq!(requests(&mut app), 0);
        app.insert_resource(game('l'));
        let action = BoardViewEvent::Action { ply: 0, action: PackedAction::new(0), actor: None, victim: None };
        app.world_mut().write_message(action);
        assert_eq!(requests(&mut app), 0, "the action is about to be animated");
        assert_eq!(requests(&mut app), 1);
    }
}
