//! Depth of field, on the title screen and by [`FocusRequest`].

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;

use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::{ActiveQuality, FocusRequest, TableCamera};
use cannon_app_base::states::Screen;
use cannon_appearance::Quality;

/// Aperture in f-stops for a board of scale 1.
const F_STOPS: f32 = 0.42;
/// Maximum diameter of the blur, in pixels.
const MAX_BLUR_DIAMETER: f32 = 14.0;
/// Maximum depth for the blur, for a board of scale 1.
const MAX_DEPTH: f32 = 90.0;
/// Height of the camera's sensor, in metres if a board unit is one metre.
const SENSOR_HEIGHT: f32 = 0.018_66;

/// The point in focus on this screen, if there is depth of field. Without a requested point, only the title screen has depth of field,
/// focused on the middle of the board.
fn current_focus(requested: Option<Vec3>, screen: Option<&Screen>) -> Option<Vec3> {
    requested.or_else(|| (screen == Some(&Screen::Title)).then_some(Vec3::ZERO))
}

/// Adds depth of field to the camera, keeps it focused as the camera moves, and removes it. It takes effect on the high tier and in
/// perspective projection. The last [`FocusRequest`] holds until the next one.
pub(super) fn update_depth_of_field(
    mut commands: Commands,
    mut requests: MessageReader<FocusRequest>,
    mut requested: Local<Option<Vec3>>,
    screen: Option<Res<State<Screen>>>,
    quality: Res<ActiveQuality>,
    board: Res<BoardLayout>,
    cameras: Query<(Entity, &Transform, &Projection, Option<&DepthOfField>), With<TableCamera>>,
) {
    if let Some(&FocusRequest(point)) = requests.read().last() {
        *requested = point;
    }
    for (entity, transform, projection, present) in &cameras {
        let is_supported = quality.0 == Quality::High && matches!(projection, Projection::Perspective(_));
        match current_focus(*requested, screen.as_deref().map(State::get)).filter(|_| is_supported) {
            Some(point) => {
                let distance = (point - transform.translation).dot(*transform.forward()).max(1.0);
                if present.is_some_and(|present| (present.focal_distance - distance).abs() < 1.0e-3) {
                    continue;
                }
                commands.entity(entity).insert(DepthOfField {
                    mode: DepthOfFieldMode::Bokeh,
                    focal_distance: distance,
                    sensor_height: SENSOR_HEIGHT,
                    aperture_f_stops: F_STOPS / board.scale(),
                    max_circle_of_confusion_diameter: MAX_BLUR_DIAMETER,
                    max_depth: MAX_DEPTH * board.scale(),
                });
            }
            None if present.is_some() => {
                commands.entity(entity).remove::<DepthOfField>();
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn title_has_depth_of_field_and_requests_take_precedence() {
        assert_eq!(current_focus(None, Some(&Screen::Play)), None);
        assert_eq!(current_focus(None, None), None);
        assert!(current_focus(None, Some(&Screen::Title)).is_some());
        for screen in [Screen::Title, Screen::Play] {
            assert_eq!(current_focus(Some(Vec3::X), Some(&screen)), Some(Vec3::X));
        }
    }
}
