//! Depth of field: what is nearer and farther than the place of interest is out of focus, on the title and wherever
//! [`FocusRequest`] asks for it.

use bevy::post_process::dof::{DepthOfField, DepthOfFieldMode};
use bevy::prelude::*;

use crate::app::common::TableCamera;
use crate::app::common::board::BoardLayout;
use crate::app::common::{ActiveQuality, FocusRequest, Lens};
use crate::app::states::Screen;
use crate::appearance::Quality;

/// The lens on the title: how far the aperture is open, in f-stops for a board of scale 1.
const TITLE_STOPS: f32 = 0.20;
/// The picture is never blurred over more pixels than these.
const WIDEST_BLUR: f32 = 26.0;
/// Nothing counts as farther away than so many board scales.
const FARTHEST: f32 = 90.0;
/// Of the picture's sensor, in metres, at one metre a board unit.
const SENSOR: f32 = 0.018_66;

/// The lens that was requested last; without one, only the title screen has a lens. It takes effect on the high tier and in perspective;
/// other views are sharp everywhere.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct FocusEffect(Option<Lens>);

/// The lens that is wanted now, if any.
fn wanted(effect: FocusEffect, screen: Option<&Screen>) -> Option<Lens> {
    let title = || (screen == Some(&Screen::Title)).then(Lens::default);
    effect.0.or_else(title)
}

/// Applies the last [`FocusRequest`] of the frame.
pub(super) fn apply_requests(mut requests: MessageReader<FocusRequest>, mut effect: ResMut<FocusEffect>) {
    if let Some(&FocusRequest(lens)) = requests.read().last() {
        effect.set_if_neq(FocusEffect(lens));
    }
}

/// Puts the lens on the camera, keeps it focused, and takes it off.
pub(super) fn follow(
    mut commands: Commands,
    effect: Res<FocusEffect>,
    screen: Option<Res<State<Screen>>>,
    quality: Res<ActiveQuality>,
    board: Res<BoardLayout>,
    cameras: Query<(Entity, &Transform, &Projection, Option<&DepthOfField>), With<TableCamera>>,
) {
    for (entity, transform, projection, present) in &cameras {
        let possible = quality.0 == Quality::High && matches!(projection, Projection::Perspective(_));
        match wanted(*effect, screen.as_deref().map(State::get)).filter(|_| possible) {
            Some(lens) => {
                let distance = (lens.at - transform.translation).dot(*transform.forward()).max(1.0);
                if present.is_some_and(|present| (present.focal_distance - distance).abs() < 1.0e-3) {
                    continue;
                }
                commands.entity(entity).insert(DepthOfField {
                    mode: DepthOfFieldMode::Bokeh,
                    focal_distance: distance,
                    sensor_height: SENSOR,
                    aperture_f_stops: TITLE_STOPS * lens.stops.max(0.01) / board.scale(),
                    max_circle_of_confusion_diameter: WIDEST_BLUR,
                    max_depth: FARTHEST * board.scale(),
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
    fn only_the_title_is_out_of_focus_by_itself_and_whoever_asks_decides() {
        let none = FocusEffect::default();
        assert_eq!(wanted(none, Some(&Screen::Play)), None);
        assert_eq!(wanted(none, None), None);
        assert!(wanted(none, Some(&Screen::Title)).is_some());
        let lens = Lens { at: Vec3::X, stops: 0.5 };
        for screen in [Screen::Title, Screen::Play] {
            assert_eq!(wanted(FocusEffect(Some(lens)), Some(&screen)), Some(lens));
        }
    }
}
