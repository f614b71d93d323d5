//! The spot at which a pointer points.
//!
//! Pieces are in front of the spots behind them, so that a click on a soldier's hat means the soldier. The mark of an action is an
//! exception: where the pointer is on the mark itself, it means the action, even if a piece that is no target stands in front of it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use cannon_app_base::common::TableCamera;
use cannon_app_base::common::board::{BoardLayout, BoardSpot, Spot};
use cannon_app_base::common::marks::{Mark, Meaning};
use cannon_app_base::play::Match;
use cannon_app_games as games;
use cannon_app_games::{Choice, TablePosition};

/// Largest distance on the board from the middle of a mark at which the pointer is on it, in board units.
const MARK_REACH: f32 = 0.22;

/// System parameter that finds the spot at which a pointer points.
#[derive(SystemParam)]
pub(super) struct PointedSpots<'w, 's> {
    spots: Query<'w, 's, &'static BoardSpot>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    layout: Res<'w, BoardLayout>,
    game: Res<'w, Match>,
}

impl PointedSpots<'_, '_> {
    /// The spot of a proxy.
    pub(super) fn of_proxy(&self, proxy: Entity) -> Option<Spot> {
        self.spots.get(proxy).ok().map(|spot| spot.0)
    }

    /// The spot at which a pointer points with this choice. `proxy` is the nearest proxy under the pointer, and `pointer` the place in the
    /// window, in logical pixels.
    pub(super) fn pointed(&self, proxy: Entity, pointer: Vec2, choice: Option<&Choice>) -> Option<Spot> {
        let nearest = self.of_proxy(proxy)?;
        Some(self.mark_behind(nearest, pointer, choice).unwrap_or(nearest))
    }

    /// The spot of the action whose mark is under the pointer, behind the piece of another spot.
    fn mark_behind(&self, nearest: Spot, pointer: Vec2, choice: Option<&Choice>) -> Option<Spot> {
        let choice = choice?;
        let (camera, transform) = self.cameras.iter().next()?;
        let ray = camera.viewport_to_world(transform, pointer).ok()?;
        let ground = ray.plane_intersection_point(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        let is_under_pointer = |spot: &Spot| self.layout.world_position(*spot).distance(ground) <= MARK_REACH;
        let behind = self.layout.spots().find(is_under_pointer).filter(|&spot| spot != nearest)?;
        let position = games::live_position(&self.game).filter(|_| self.game.awaits_player())?;
        let actions = action_spots(position, choice);
        (actions.contains(&behind) && !actions.contains(&nearest)).then_some(behind)
    }
}

/// The spots whose marks stand for actions of the selected piece, in board order.
pub(super) fn action_spots(position: &dyn TablePosition, choice: &Choice) -> Vec<Spot> {
    let marks = position.action_marks(Some(choice), true);
    let mut spots: Vec<Spot> = marks.iter().filter(|mark| is_action(mark)).map(|mark| mark.at).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

/// Whether a mark stands where a click leads to an action.
fn is_action(mark: &Mark) -> bool {
    matches!(mark.kind.meaning, Meaning::Move | Meaning::Manoeuvre | Meaning::Attack | Meaning::Danger)
}
