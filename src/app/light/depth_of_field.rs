//! Depth of field, on the title screen and by [`FocusRequest`].

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;

use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
use crate::app::common::{ActiveQuality, FocusRequest, Lens};
use crate::app::states::Screen;
use crate::appearance::Quality;

/// Aperture on the title screen, in f-stops for a board of scale 1.
const TITLE_F_STOPS: f32 = 0.20;
/// Maximum diameter of the blur, in pixels.
const MAX_BLUR_DIAMETER: f32 = 26.0;
/// Maximum depth for the blur, for a board of scale 1.
const MAX_DEPTH: f32 = 90.0;
/// Height of the camera's sensor, in metres if a board unit is one metre.
const SENSOR_HEIGHT: f32 = 0.018_66;

/// The lens that was requested last; without a request, only the title screen has depth of field. It takes effect on the high tier and in
/// perspective projection.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct RequestedLens(Option<Lens>);

/// The lens to use on this screen, if any.
fn current_lens(effect: RequestedLens, screen: Option<&Screen>) -> Option<Lens> {
    let title_lens = || (screen == Some(&Screen::Title)).then(Lens::default);
    effect.0.or_else(title_lens)
}

/// Applies the last [`FocusRequest`] of the frame.
pub(super) fn apply_requests(mut requests: MessageReader<FocusRequest>, mut effect: ResMut<RequestedLens>) {
    if let Some(&FocusRequest(lens)) = requests.read().last() {
        effect.set_if_neq(RequestedLens(lens));
    }
}

/// Adds depth of field to the camera, keeps it focused as the camera moves, and removes it.
pub(super) fn update_depth_of_field(
    mut commands: Commands,
    effect: Res<RequestedLens>,
    screen: Option<Res<State<Screen>>>,
    quality: Res<ActiveQuality>,
    board: Res<BoardLayout>,
    cameras: Query<(Entity, &Transform, &Projection, Option<&DepthOfField>), With<TableCamera>>,
) {
    for (entity, transform, projection, present) in &cameras {
        let is_supported = quality.0 == Quality::High && matches!(projection, Projection::Perspective(_));
        match current_lens(*effect, screen.as_deref().map(State::get)).filter(|_| is_supported) {
            Some(lens) => {
                let distance = (lens.at - transform.translation).dot(*transform.forward()).max(1.0);
                if present.is_some_and(|present| (present.focal_distance - distance).abs() < 1.0e-3) {
                    continue;
                }
                commands.entity(entity).insert(DepthOfField {
                    mode: DepthOfFieldMode::Bokeh,
                    focal_distance: distance,
                    sensor_height: SENSOR_HEIGHT,
                    aperture_f_stops: TITLE_F_STOPS * lens.stops.max(0.01) / board.scale(),
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
        let none = RequestedLens::default();
        assert_eq!(current_lens(none, Some(&Screen::Play)), None);
        assert_eq!(current_lens(none, None), None);
        assert!(current_lens(none, Some(&Screen::Title)).is_some());
        let lens = Lens { at: Vec3::X, stops: 0.5 };
        for screen in [Screen::Title, Screen::Play] {
            assert_eq!(current_lens(RequestedLens(Some(lens)), Some(&screen)), Some(lens));
        }
    }
}
