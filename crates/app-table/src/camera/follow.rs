//! Automatic panning of a camera that is close to the board: to the action that is about to be animated, which waits for the camera, and
//! with the keyboard cursor.

use bevy::prelude::*;

use super::controls::MouseControl;
use super::pose::Pose;
use super::rig::Rig;
use crate::pieces::BoardViewEvent;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::CameraMovingToAction;
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::PieceEffect;
use cannon_app_base::play::Match;
use cannon_app_base::settings::Settings;
use cannon_app_games as games;

/// Below this zoom, part of the board is out of view.
pub(super) const CLOSE_UP_ZOOM: f32 = 0.85;
/// The camera does not pan while its subject is within this share of half the board's width times the zoom.
const VISIBLE_SHARE: f32 = 0.62;
/// The maximum time that an action waits for the camera, in seconds.
const MAX_WAIT: f32 = 1.5;

/// Pans to each action that is animated, unless the player is moving the camera.
pub(super) fn follow_action(
    mut events: MessageReader<BoardViewEvent>,
    game: Res<Match>,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    (mouse, time): (Res<MouseControl>, Res<Time>),
    mut rig: ResMut<Rig>,
    mut coming: ResMut<CameraMovingToAction>,
    mut waited: Local<f32>,
) {
    if coming.0 {
        *waited += time.delta_secs();
        let distance = (rig.goal().aim() - rig.pose().aim()).abs().max_element();
        let has_arrived = distance <= visible_radius(*board, rig.goal());
        coming.0 = !(has_arrived || mouse.is_active() || *waited >= MAX_WAIT);
    }
    for event in events.read() {
        let BoardViewEvent::Action { ply, action, .. } = event else { continue };
        let is_enabled = settings.follow_camera && !mouse.is_active();
        let position = games::position_at(game.timeline(), *ply).filter(|_| is_enabled);
        let goal = position.and_then(|position| pan_to_action(rig.goal(), *board, position.piece_effect(*action)));
        coming.set_if_neq(CameraMovingToAction(goal.is_some()));
        if let Some(goal) = goal {
            *waited = 0.0;
            rig.drift_to(goal);
        }
    }
}

/// Releases an action that waits for the camera, because the camera stops following on this screen.
pub(super) fn stop_following(mut coming: ResMut<CameraMovingToAction>) {
    coming.0 = false;
}

/// The pose panned so that an action is in view. `None` if it is in view already.
fn pan_to_action(pose: Pose, board: BoardLayout, effect: PieceEffect) -> Option<Pose> {
    if pose.zoom >= CLOSE_UP_ZOOM {
        return None;
    }
    let positions: Vec<Vec2> =
        [effect.from, effect.to, effect.victim].into_iter().flatten().map(|spot| table_position(board, spot)).collect();
    let reach = visible_radius(board, pose);
    if positions.iter().all(|position| (*position - pose.aim()).abs().max_element() <= reach) {
        return None;
    }
    // If not all of the action fits into the view, its end is shown.
    let low = positions.iter().copied().reduce(Vec2::min)?;
    let high = positions.iter().copied().reduce(Vec2::max)?;
    let fits = (high - low).max_element() <= 2.0 * reach;
    let pan = if fits { low.midpoint(high) } else { *positions.last()? };
    Some(pose.aimed_at(pan))
}

/// The position of a spot on the table, for a board of scale 1.
fn table_position(board: BoardLayout, spot: Spot) -> Vec2 {
    board.world_position(spot).xz() / board.scale()
}

/// The distance from the aim point within which everything is in view.
fn visible_radius(board: BoardLayout, pose: Pose) -> f32 {
    VISIBLE_SHARE * board.field_half_width() / board.scale() * pose.zoom
}

/// Pans to keep the keyboard cursor in view, unless the player is moving the camera.
pub(super) fn follow_cursor(
    selection: Option<Res<Selection>>,
    board: Res<BoardLayout>,
    mouse: Res<MouseControl>,
    mut rig: ResMut<Rig>,
    mut last: Local<Option<Spot>>,
) {
    let cursor = selection.and_then(|selection| selection.cursor());
    if cursor == *last {
        return;
    }
    *last = cursor;
    let goal = cursor.filter(|_| !mouse.is_active()).and_then(|cursor| pan_to_cursor(rig.goal(), *board, cursor));
    if let Some(goal) = goal {
        rig.drift_to(goal);
    }
}

/// The pose panned as little as necessary to bring the cursor into view. `None` if it is in view already.
fn pan_to_cursor(pose: Pose, board: BoardLayout, cursor: Spot) -> Option<Pose> {
    if pose.zoom >= CLOSE_UP_ZOOM {
        return None;
    }
    let offset = table_position(board, cursor) - pose.aim();
    let reach = Vec2::splat(visible_radius(board, pose));
    let excess = offset - offset.clamp(-reach, reach);
    (excess != Vec2::ZERO).then(|| pose.aimed_at(pose.aim() + excess))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardSurface};
    use cannon_app_base::play::MatchSetup;
    use cannon_rules::{GameId, Side};

    const BOARD: BoardLayout = BoardLayout::plain(20, BoardGrid::Squares);

    fn effect(from: (u8, u8), to: (u8, u8)) -> PieceEffect {
        PieceEffect { from: Some(Spot::new(from.0, from.1)), to: Some(Spot::new(to.0, to.1)), victim: None }
    }

    /// An app after an action in a corner of a large board.
    fn after_action(follow_camera: bool, zoom: f32, mouse: MouseControl) -> App {
        let setup = MatchSetup {
            game: GameId::TankChess,
            ruleset: Some(serde_json::json!({ "board": "basic-20" })),
            ..MatchSetup::default()
        };
        let game = Match::new(&setup).expect("the game and its board exist");
        let action = *game.timeline().actions().first().expect("there is a legal action");
        let mut app = App::new();
        app.add_message::<BoardViewEvent>()
            .insert_resource(game)
            .insert_resource(Settings { follow_camera, ..default() })
            .insert_resource(BOARD)
            .insert_resource(mouse)
            .insert_resource(Rig::at(Pose { zoom, ..Pose::side(Side::South, BoardSurface::Landscape) }))
            .init_resource::<CameraMovingToAction>()
            .init_resource::<Time>()
            .add_systems(Update, follow_action);
        app.world_mut().write_message(BoardViewEvent::Action { ply: 0, action, actor: None, victim: None });
        app.update();
        app
    }

    #[test]
    fn camera_follows_only_if_enabled_and_close_and_not_moved_by_the_player() {
        let cases = [
            (true, 0.3, MouseControl::default(), true),
            (false, 0.3, MouseControl::default(), false),
            (true, 1.0, MouseControl::default(), false),
            (true, 0.3, MouseControl::just_moved(), false),
        ];
        for (follow_camera, zoom, mouse, follows) in cases {
            let app = after_action(follow_camera, zoom, mouse);
            assert_eq!(app.world().resource::<Rig>().goal().pan != Vec2::ZERO, follows);
            assert_eq!(app.world().resource::<CameraMovingToAction>().0, follows);
        }
    }

    #[test]
    fn action_waits_until_the_camera_arrives_or_the_maximum_wait_has_passed() {
        let is_coming = |app: &mut App| {
            app.update();
            app.world().resource::<CameraMovingToAction>().0
        };
        let mut arriving = after_action(true, 0.3, MouseControl::default());
        assert!(is_coming(&mut arriving));
        let goal = arriving.world().resource::<Rig>().goal();
        arriving.insert_resource(Rig::at(goal));
        assert!(!is_coming(&mut arriving));

        let mut delayed = after_action(true, 0.3, MouseControl::default());
        delayed.world_mut().resource_mut::<Time>().advance_by(Duration::from_secs(2));
        assert!(!is_coming(&mut delayed));
    }

    #[test]
    fn cursor_stays_in_view_of_a_close_camera_in_every_preset() {
        for pose in [
            Pose::side(Side::South, BoardSurface::Landscape),
            Pose::side(Side::South, BoardSurface::Landscape).top_down(),
        ] {
            let close = Pose { zoom: 0.4, ..pose };
            assert_eq!(pan_to_cursor(close, BOARD, Spot::new(9, 9)), None, "the middle is in view");
            for corner in [Spot::new(0, 0), Spot::new(19, 0), Spot::new(19, 19)] {
                assert_eq!(pan_to_cursor(pose, BOARD, corner), None, "the whole board is in view");
                let followed = pan_to_cursor(close, BOARD, corner).expect("the corner is out of view").clamped();
                let distance = (table_position(BOARD, corner) - followed.aim()).abs().max_element();
                let half_view = BOARD.field_half_width() / BOARD.scale() * close.zoom;
                assert!(
                    distance < half_view,
                    "{corner} is {distance} from the middle of a view of half width {half_view}"
                );
            }
        }
    }

    #[test]
    fn camera_pans_to_actions_out_of_view() {
        let close = Pose { zoom: 0.4, ..Pose::side(Side::South, BoardSurface::Landscape) };
        let pose = pan_to_action(close, BOARD, effect((1, 1), (3, 3))).expect("the corner is out of view");
        assert_eq!(pose.pan, BOARD.world_position(Spot::new(2, 2)).xz() / BOARD.scale());
        assert_eq!(Pose { pan: close.pan, ..pose }, close, "only the pan changes");
        assert_eq!(pan_to_action(close, BOARD, effect((9, 9), (10, 11))), None, "the middle is in view");
        let whole = Pose::side(Side::South, BoardSurface::Landscape);
        assert_eq!(pan_to_action(whole, BOARD, effect((1, 1), (3, 3))), None, "the whole board is in view");
        let across = pan_to_action(close, BOARD, effect((0, 0), (19, 19))).expect("both ends are out of view");
        assert_eq!(across.pan, BOARD.world_position(Spot::new(19, 19)).xz() / BOARD.scale(), "the end is shown");
    }
}
