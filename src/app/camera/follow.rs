//! Where a board is looked at from close by, the camera goes gently along: to where a turn is played, which waits for it, and with the
//! keyboard's cursor.

use bevy::prelude::*;

use super::controls::Hand;
use super::pose::Pose;
use super::rig::Rig;
use crate::app::common::CameraComing;
use crate::app::common::board::{BoardLayout, Spot};
use crate::app::common::pieces::PieceEffect;
use crate::app::games;
use crate::app::input::Selection;
use crate::app::pieces::BoardViewEvent;
use crate::app::play::Match;
use crate::app::settings::Settings;

/// Closer than this, not all of the board is in view.
const CLOSE_BY: f32 = 0.85;
/// Share of half the view, at that distance, within which nothing is out of sight.
const IN_SIGHT: f32 = 0.62;
/// The longest that an action waits for the camera, in seconds.
const LONGEST_WAIT: f32 = 1.5;

/// Follows the actions that are staged, unless the player's hand is on the camera.
pub(super) fn follow_action(
    mut staged: MessageReader<BoardViewEvent>,
    game: Res<Match>,
    settings: Res<Settings>,
    board: Res<BoardLayout>,
    (hand, time): (Res<Hand>, Res<Time>),
    mut rig: ResMut<Rig>,
    mut coming: ResMut<CameraComing>,
    mut waited: Local<f32>,
) {
    if coming.0 {
        *waited += time.delta_secs();
        let left = (rig.goal().aim() - rig.pose().aim()).abs().max_element();
        let is_there = left <= reach(*board, rig.goal());
        coming.0 = !(is_there || hand.is_busy() || *waited >= LONGEST_WAIT);
    }
    for news in staged.read() {
        let BoardViewEvent::Action { ply, action, .. } = news else { continue };
        let wanted = settings.follow_camera && !hand.is_busy();
        let position = games::position_at(game.timeline(), *ply).filter(|_| wanted);
        let goal = position.and_then(|position| pan_to(rig.goal(), *board, position.deed(*action)));
        coming.set_if_neq(CameraComing(goal.is_some()));
        if let Some(goal) = goal {
            *waited = 0.0;
            rig.drift(goal);
        }
    }
}

/// Nothing waits for the camera where it does not follow.
pub(super) fn stop_following(mut coming: ResMut<CameraComing>) {
    coming.0 = false;
}

/// The view from which an action is seen. `None` if it is seen as it is.
fn pan_to(pose: Pose, board: BoardLayout, deed: PieceEffect) -> Option<Pose> {
    if pose.zoom >= CLOSE_BY {
        return None;
    }
    let places: Vec<Vec2> =
        [deed.from, deed.to, deed.struck].into_iter().flatten().map(|spot| place_of(board, spot)).collect();
    let reach = reach(board, pose);
    if places.iter().all(|place| (*place - pose.aim()).abs().max_element() <= reach) {
        return None;
    }
    // What the turn leads to matters most where not all of it fits.
    let low = places.iter().copied().reduce(Vec2::min)?;
    let high = places.iter().copied().reduce(Vec2::max)?;
    let fits = (high - low).max_element() <= 2.0 * reach;
    let pan = if fits { low.midpoint(high) } else { *places.last()? };
    Some(pose.aimed_at(pan))
}

/// Where a place is on the table, for a board of scale 1.
fn place_of(board: BoardLayout, spot: Spot) -> Vec2 {
    board.world_of(spot).xz() / board.scale()
}

/// How far from what the camera is aimed at nothing is out of sight.
fn reach(board: BoardLayout, pose: Pose) -> f32 {
    IN_SIGHT * board.field_half() / board.scale() * pose.zoom
}

/// Follows the keyboard's cursor, which would be of no use out of sight. The hand on the camera comes first here, too.
pub(super) fn follow_cursor(
    selection: Option<Res<Selection>>,
    board: Res<BoardLayout>,
    hand: Res<Hand>,
    mut rig: ResMut<Rig>,
    mut last: Local<Option<Spot>>,
) {
    let cursor = selection.and_then(|selection| selection.cursor());
    if cursor == *last {
        return;
    }
    *last = cursor;
    let goal = cursor.filter(|_| !hand.is_busy()).and_then(|cursor| pan_with(rig.goal(), *board, cursor));
    if let Some(goal) = goal {
        rig.drift(goal);
    }
}

/// The view in which the cursor is in sight, no farther away than it must be. `None` if it is seen as it is.
fn pan_with(pose: Pose, board: BoardLayout, cursor: Spot) -> Option<Pose> {
    if pose.zoom >= CLOSE_BY {
        return None;
    }
    let away = place_of(board, cursor) - pose.aim();
    let reach = Vec2::splat(reach(board, pose));
    let beyond = away - away.clamp(-reach, reach);
    (beyond != Vec2::ZERO).then(|| pose.aimed_at(pose.aim() + beyond))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::common::board::Stand;
    use crate::app::play::MatchSetup;
    use cannon_rules::Side;

    const BOARD: BoardLayout = BoardLayout::plain(20, Stand::Squares);

    fn deed(from: (u8, u8), to: (u8, u8)) -> PieceEffect {
        PieceEffect { from: Some(Spot::new(from.0, from.1)), to: Some(Spot::new(to.0, to.1)), struck: None }
    }

    /// After an action in a corner of a large board, seen from so near.
    fn after_action(follow_camera: bool, zoom: f32, hand: Hand) -> App {
        let setup = MatchSetup {
            game: "tank-chess".to_owned(),
            ruleset: Some(serde_json::json!({ "board": "basic-20" })),
            ..MatchSetup::default()
        };
        let game = Match::new(&setup).expect("the board is known");
        let action = *game.timeline().actions().first().expect("there are actions");
        let mut app = App::new();
        app.add_message::<BoardViewEvent>()
            .insert_resource(game)
            .insert_resource(Settings { follow_camera, ..default() })
            .insert_resource(BOARD)
            .insert_resource(hand)
            .insert_resource(Rig::at(Pose { zoom, ..Pose::side(Side::South) }))
            .init_resource::<CameraComing>()
            .init_resource::<Time>()
            .add_systems(Update, follow_action);
        app.world_mut().write_message(BoardViewEvent::Action { ply: 0, action, actor: None, struck: None });
        app.update();
        app
    }

    #[test]
    fn the_camera_follows_from_close_by_only_if_wanted_and_never_against_the_hand() {
        let cases = [
            (true, 0.3, Hand::default(), true),
            (false, 0.3, Hand::default(), false),
            (true, 1.0, Hand::default(), false),
            (true, 0.3, Hand::moving(), false),
        ];
        for (follow_camera, zoom, hand, follows) in cases {
            let app = after_action(follow_camera, zoom, hand);
            assert_eq!(app.world().resource::<Rig>().goal().pan != Vec2::ZERO, follows);
            assert_eq!(app.world().resource::<CameraComing>().0, follows);
        }
    }

    #[test]
    fn what_waits_for_the_camera_waits_until_it_is_there_and_never_long() {
        let is_coming = |app: &mut App| {
            app.update();
            app.world().resource::<CameraComing>().0
        };
        let mut there = after_action(true, 0.3, Hand::default());
        assert!(is_coming(&mut there));
        let goal = there.world().resource::<Rig>().goal();
        there.insert_resource(Rig::at(goal));
        assert!(!is_coming(&mut there));

        let mut held_up = after_action(true, 0.3, Hand::default());
        held_up.world_mut().resource_mut::<Time>().advance_by(Duration::from_secs(2));
        assert!(!is_coming(&mut held_up));
    }

    #[test]
    fn the_cursor_stays_in_sight_close_by_in_every_view() {
        for pose in [Pose::side(Side::South), Pose::side(Side::South).top_down()] {
            let close = Pose { zoom: 0.4, ..pose };
            assert_eq!(pan_with(close, BOARD, Spot::new(9, 9)), None, "the middle is in sight");
            for corner in [Spot::new(0, 0), Spot::new(19, 0), Spot::new(19, 19)] {
                assert_eq!(pan_with(pose, BOARD, corner), None, "all of the board is in view");
                let followed = pan_with(close, BOARD, corner).expect("the corner is out of sight").limited();
                let away = (place_of(BOARD, corner) - followed.aim()).abs().max_element();
                let half_view = BOARD.field_half() / BOARD.scale() * close.zoom;
                assert!(away < half_view, "{corner} is {away} from what is seen {half_view} around");
            }
        }
    }

    #[test]
    fn the_camera_goes_where_something_happens_out_of_sight() {
        let close = Pose { zoom: 0.4, ..Pose::side(Side::South) };
        let pose = pan_to(close, BOARD, deed((1, 1), (3, 3))).expect("the corner is out of sight");
        assert_eq!(pose.pan, BOARD.world_of(Spot::new(2, 2)).xz() / BOARD.scale());
        assert_eq!(Pose { pan: close.pan, ..pose }, close, "nothing else changes");
        assert_eq!(pan_to(close, BOARD, deed((9, 9), (10, 11))), None, "the middle is in sight");
        let whole = Pose::side(Side::South);
        assert_eq!(pan_to(whole, BOARD, deed((1, 1), (3, 3))), None, "the whole board is in sight");
        let across = pan_to(close, BOARD, deed((0, 0), (19, 19))).expect("both ends are out of sight");
        assert_eq!(across.pan, BOARD.world_of(Spot::new(19, 19)).xz() / BOARD.scale(), "the end matters");
    }
}
