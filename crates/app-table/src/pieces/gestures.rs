//! The gestures of figures that wait: one figure at a time makes one, every few seconds.

use bevy::prelude::*;

use super::{IdleAnimationState, OnSpot, Part};
use cannon_app_base::common::pieces::{Gesture, GesturePose, IdleAnimation, PieceState};
use cannon_app_base::play::BoardView;
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_appearance::PieceSet;

/// The shortest and the longest pause between two gestures, in seconds.
const PAUSE: [f32; 2] = [0.8, 3.2];
/// Time in which a gesture ends when an action is animated, in seconds.
const INTERRUPTION: f32 = 0.2;

/// The fractions of the golden ratio and of square roots, in units of 2^-32. Multiples of one spread evenly over the unit interval, and
/// multiples of two are independent.
const GOLDEN_RATIO: u32 = 0x9E37_79B9;
const ROOT_OF_TWO: u32 = 0x6A09_E667;
const ROOT_OF_THREE: u32 = 0xBB67_AE85;

/// The gesture that is being made, and those to come.
#[derive(Default)]
pub(super) struct Gestures {
    current: Option<CurrentGesture>,
    /// Seconds until the next gesture.
    pause: f32,
    /// The number of gestures so far. Gestures and figures follow from it.
    count: u32,
}

struct CurrentGesture {
    figure: Entity,
    gesture: &'static Gesture,
    /// Seconds from its start.
    time: f32,
    /// Factor of all amplitudes, which falls from 1 to 0 when the gesture is interrupted.
    weight: f32,
}

/// Poses the figure that makes a gesture, and chooses the next one. No gesture begins while an action is animated.
pub(super) fn play_gestures(
    time: Res<Time<Virtual>>,
    settings: Res<Settings>,
    (menu, board_view): (Option<Res<State<Menu>>>, Option<Res<BoardView>>),
    idle_animation: Res<IdleAnimationState>,
    pieces: Query<(Entity, &PieceState), With<OnSpot>>,
    mut parts: Query<(&Part, &mut Transform)>,
    mut gestures: Local<Gestures>,
) {
    if menu.is_some_and(|menu| *menu.get() == Menu::Photo) {
        return;
    }
    let step = time.delta_secs();
    let is_free = idle_animation.is_enabled() && board_view.is_none_or(|board_view| !board_view.is_animating());
    let Some(current) = &mut gestures.current else {
        gestures.pause -= step;
        if is_free && gestures.pause <= 0.0 {
            gestures.begin_next(&pieces, settings.pieces);
        }
        return;
    };
    current.time += step;
    if !is_free {
        current.weight -= step / INTERRUPTION;
    }
    let strength = current.weight * idle_animation.strength();
    let is_over = current.time >= current.gesture.duration || strength <= 0.0;
    let pose = GesturePose::REST.lerp(current.gesture.pose_at(current.time), strength);
    if let Ok((_, state)) = pieces.get(current.figure) {
        let foot = state.model.form(settings.pieces).picking_shape.bottom;
        for (part, mut transform) in parts.iter_mut().filter(|(part, _)| part.owner == current.figure) {
            if let Some(pose) = pose.of_part(&part.name, foot) {
                *transform = if is_over { part.rest_transform() } else { part.transform_for(pose) };
            }
        }
    }
    if is_over {
        gestures.current = None;
    }
}

impl Gestures {
    /// Begins the next gesture, if there is a figure that makes any.
    fn begin_next(&mut self, pieces: &Query<(Entity, &PieceState), With<OnSpot>>, set: PieceSet) {
        let of_piece = |state: &PieceState| match state.model.form(set).idle_animation {
            IdleAnimation::Breathing(gestures) => gestures,
            _ => &[],
        };
        let figures = pieces.iter().filter(|(_, state)| !of_piece(state).is_empty());
        let figure_count = figures.clone().count();
        self.count = self.count.wrapping_add(1);
        self.pause = PAUSE[0] + (PAUSE[1] - PAUSE[0]) * self.share(ROOT_OF_THREE);
        let Some((figure, state)) = figures.clone().nth(self.pick(GOLDEN_RATIO, figure_count)) else { return };
        let known = of_piece(state);
        let gesture = &known[self.pick(ROOT_OF_TWO, known.len())];
        self.current = Some(CurrentGesture { figure, gesture, time: 0.0, weight: 1.0 });
    }

    /// A number from 0 (inclusive) to 1 (exclusive) that belongs to the present count.
    fn share(&self, ratio: u32) -> f32 {
        (self.count.wrapping_mul(ratio) >> 8) as f32 / (1_u32 << 24) as f32
    }

    /// One of `count` things.
    fn pick(&self, ratio: u32, count: usize) -> usize {
        (self.share(ratio) * count as f32) as usize
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::time::Duration;

    use super::super::idle::update_idle_strength;
    use super::super::tests::idle_scene;
    use super::*;
    use cannon_app_base::common::pieces::{ARM, BODY, HEAD, MUSKET};
    use cannon_appearance::Quality;

    const PARTS: [&str; 4] = [BODY, HEAD, MUSKET, ARM];

    /// An app with soldiers at a quality tier, in frames of a thirtieth of a second.
    fn soldiers(count: u8, quality: Quality) -> App {
        let mut app = idle_scene::app(quality, Duration::from_millis(33));
        app.add_systems(Update, (update_idle_strength, play_gestures).chain());
        for file in 0..count {
            let owner = idle_scene::spawn_soldier(&mut app, file);
            for name in PARTS {
                let pivot = Vec3::new(0.1, 0.5, 0.0);
                let part = Part { owner, name: name.into(), pivot, rest_pose: Transform::IDENTITY };
                app.world_mut().spawn((part.rest_transform(), part));
            }
        }
        app
    }

    /// The soldiers that are not at rest.
    fn moving(app: &mut App) -> HashSet<Entity> {
        let mut parts = app.world_mut().query::<(&Part, &Transform)>();
        let parts = parts.iter(app.world());
        parts.filter(|(part, pose)| **pose != part.rest_transform()).map(|(part, _)| part.owner).collect()
    }

    #[test]
    fn one_soldier_at_a_time_makes_a_gesture_and_all_take_part() {
        let mut app = soldiers(6, Quality::High);
        let mut seen = HashSet::new();
        let (mut idle_frames, mut frames) = (0, 0);
        while app.world().resource::<IdleAnimationState>().is_active() || frames == 0 {
            app.update();
            let now = moving(&mut app);
            assert!(now.len() <= 1, "{} soldiers move", now.len());
            idle_frames += u32::from(now.is_empty());
            frames += 1;
            seen.extend(now);
        }
        assert_eq!(seen.len(), 6);
        assert!(moving(&mut app).is_empty(), "all are at rest when idle animations have ended");
        assert!((frames / 5..frames * 4 / 5).contains(&idle_frames), "{idle_frames} of {frames} frames are still");
    }

    #[test]
    fn all_gestures_are_made() {
        let mut gestures = Gestures::default();
        let made: HashSet<usize> = (0..40)
            .map(|_| {
                gestures.count += 1;
                gestures.pick(ROOT_OF_TWO, 12)
            })
            .collect();
        assert_eq!(made.len(), 12);
    }

    #[test]
    fn no_gesture_is_made_without_idle_animations() {
        let mut still = [soldiers(3, Quality::Low), soldiers(3, Quality::High)];
        still[1].world_mut().resource_mut::<Settings>().reduced_motion = true;
        for app in &mut still {
            for _ in 0..300 {
                app.update();
                assert!(moving(app).is_empty());
            }
        }
    }

    #[test]
    fn gesture_ends_at_rest_soon_after_motion_is_turned_off() {
        let mut app = soldiers(3, Quality::High);
        while moving(&mut app).is_empty() {
            app.update();
        }
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        for _ in 0..12 {
            app.update();
        }
        assert!(moving(&mut app).is_empty());
    }
}
