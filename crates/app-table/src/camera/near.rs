//! The near view: close to the selected piece, and back to the whole board.

use bevy::picking::events::{Click, Pointer};
use bevy::picking::pointer::PointerButton;
use bevy::prelude::*;

use super::follow::CLOSE_UP_ZOOM;
use super::pose::Pose;
use super::rig::Rig;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::{BoardLayout, BoardSpot, Spot};
use cannon_app_base::common::command::Command;
use cannon_app_base::common::{AimRequest, CameraView};
use cannon_app_base::states::Screen;
use cannon_app_games as games;

/// Width of the part of the board that the near view shows, in board units.
const NEAR_WIDTH: f32 = 7.0;

/// Goes near on the command, to the selected piece or else to the spot under the pointer or the cursor, and back.
pub(super) fn toggle_with_key(
    mut commands: MessageReader<Command>,
    selection: Res<Selection>,
    board: Res<BoardLayout>,
    mut rig: ResMut<Rig>,
) {
    if commands.read().any(|command| *command == Command::ViewNear) {
        toggle(&mut rig, *board, selection.selected().or(selection.focus()));
    }
}

/// Goes near on a double click on the selected piece, and back.
pub(super) fn toggle_with_double_click(
    click: On<Pointer<Click>>,
    spots: Query<&BoardSpot>,
    selection: Res<Selection>,
    board: Res<BoardLayout>,
    screen: Res<State<Screen>>,
    mut rig: ResMut<Rig>,
) {
    let is_double = click.button == PointerButton::Primary && click.count == 2;
    let Ok(spot) = spots.get(click.entity) else { return };
    if is_double && *screen.get() == Screen::Play && selection.selected() == Some(spot.0) {
        toggle(&mut rig, *board, Some(spot.0));
    }
}

fn toggle(rig: &mut Rig, board: BoardLayout, spot: Option<Spot>) {
    let goal = rig.goal();
    let next = if goal.zoom < CLOSE_UP_ZOOM { whole_board(goal, board) } else { near(goal, board, spot) };
    rig.go_to(next);
}

/// The same view of the whole board.
fn whole_board(pose: Pose, board: BoardLayout) -> Pose {
    Pose { pan: Vec2::ZERO, ..pose.zoomed(1.0, games::board_surface(board)) }
}

/// The same view close to a spot, or to the middle of the board.
fn near(pose: Pose, board: BoardLayout, spot: Option<Spot>) -> Pose {
    let place = spot.map_or(Vec2::ZERO, |spot| board.world_position(spot).xz() / board.scale());
    let zoom = NEAR_WIDTH / (2.0 * board.frame_half_width());
    pose.zoomed(zoom.min(CLOSE_UP_ZOOM - 0.05), games::board_surface(board)).aimed_at(place)
}

/// Moves the middle of the view to the spots of the requests, at the same distance.
pub(super) fn aim_at_spots(mut requests: MessageReader<AimRequest>, board: Res<BoardLayout>, mut rig: ResMut<Rig>) {
    for &AimRequest(spot) in requests.read() {
        let goal = rig.goal().aimed_at(board.world_position(spot).xz() / board.scale());
        rig.go_to(goal);
    }
}

/// Reports the part of the board that is in view.
pub(super) fn update_view(rig: Res<Rig>, board: Res<BoardLayout>, mut view: ResMut<CameraView>) {
    let pose = rig.pose();
    view.set_if_neq(CameraView {
        is_near: pose.zoom < CLOSE_UP_ZOOM,
        aim: pose.aim() * board.scale(),
        radius: board.frame_half_width() * pose.zoom,
        seat: pose.seat(),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::common::board::{BoardGrid, BoardSurface};
    use cannon_rules::Side;

    #[test]
    fn near_view_goes_to_the_spot_and_back() {
        for size in [10, 16, 20, 24] {
            let board = BoardLayout::plain(size, BoardGrid::Squares);
            let mut rig = Rig::at(Pose::side(Side::South, BoardSurface::Inlaid));
            let spot = Spot::new(2, 3);
            toggle(&mut rig, board, Some(spot));
            let near = rig.goal();
            let place = board.world_position(spot).xz() / board.scale();
            assert!(near.zoom < CLOSE_UP_ZOOM, "{size}");
            assert!(near.aim().distance(place) < 0.25 * board.field_half_width(), "{size}: {near:?} {place}");
            toggle(&mut rig, board, None);
            assert_eq!(rig.goal(), Pose::side(Side::South, BoardSurface::Inlaid), "{size}");
        }
    }
}
