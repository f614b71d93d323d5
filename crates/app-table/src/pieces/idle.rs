//! Idle animations: soldiers breathe and flags wave. They stop after a minute without input. [`gestures`](super::gestures) are among them.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::{Body, OnSpot, Part};
use cannon_app_base::common::pieces::{IdleAnimation, PieceState};
use cannon_app_base::common::{ActiveQuality, FrameRequest};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::window_focus::WindowActive;
use cannon_appearance::Quality;

/// Idle animations stop after this many seconds without input, so that the application can stop redrawing.
const INPUT_TIMEOUT: f32 = 60.0;
/// Idle animations have fewer frames after this many seconds without input.
const UNWATCHED_AFTER: f32 = 10.0;
/// Duration of fading in and out, in seconds.
const FADE_TIME: f32 = 1.5;

/// Period of one breath, in seconds.
const BREATH_PERIOD: f32 = 3.4;
/// Relative change of a soldier's height and of its width at the peak of a breath.
const BREATH_HEIGHT_CHANGE: f32 = 0.013;
const BREATH_WIDTH_CHANGE: f32 = 0.004;
/// Amplitude of a soldier's sway from side to side in radians, and its period in seconds.
const SWAY_ANGLE: f32 = 0.012;
const SWAY_PERIOD: f32 = 5.3;

/// Amplitude of a flag's rotation about its pole in radians, and the periods of the two superimposed waves in seconds.
const FLAG_ANGLE: f32 = 0.16;
const FLAG_PERIODS: [f32; 2] = [2.9, 1.3];

/// The state of the idle animations.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct IdleAnimationState {
    /// Factor of all amplitudes, from 0 (no animation) to 1.
    strength: f32,
    seconds_since_input: f32,
    /// Whether the animations fade in or run, rather than fade out.
    is_enabled: bool,
}

impl IdleAnimationState {
    /// Whether idle animations run or are fading out.
    pub fn is_active(self) -> bool {
        self.is_enabled || self.strength > 0.0
    }

    /// Idle animations that have faded to this strength.
    #[cfg(test)]
    pub fn at_strength(strength: f32) -> IdleAnimationState {
        IdleAnimationState { strength, ..default() }
    }

    /// Whether idle animations run, rather than fade out.
    pub(super) fn is_enabled(self) -> bool {
        self.is_enabled
    }

    /// Factor of all amplitudes, from 0 (no animation) to 1.
    pub fn strength(self) -> f32 {
        self.strength
    }
}

/// Asks for the frames of idle animations.
pub(super) fn request_idle_frames(idle_animation: Res<IdleAnimationState>, mut requests: MessageWriter<FrameRequest>) {
    let is_watched = idle_animation.seconds_since_input < UNWATCHED_AFTER;
    requests.write(if is_watched { FrameRequest::IDLE_ANIMATION } else { FrameRequest::UNWATCHED_ANIMATION });
}

/// Run condition: idle animations run or are fading out.
pub(super) fn is_active(idle_animation: Res<IdleAnimationState>) -> bool {
    idle_animation.is_active()
}

/// Fades idle animations in and out. They are off on the low quality tier, where each frame takes processor time from the computer player.
pub(super) fn update_idle_strength(
    time: Res<Time>,
    mut window_events: MessageReader<WindowEvent>,
    settings: Res<Settings>,
    quality: Option<Res<ActiveQuality>>,
    window_active: Option<Res<WindowActive>>,
    (screen, menu): (Option<Res<State<Screen>>>, Option<Res<State<Menu>>>),
    mut idle_animation: ResMut<IdleAnimationState>,
) {
    let seconds_since_input =
        if window_events.read().count() > 0 { 0.0 } else { idle_animation.seconds_since_input + time.delta_secs() };
    // The export of animations has no `WindowActive`, and idle animations never stop there.
    let has_attention = window_active.is_none_or(|active| active.0 && seconds_since_input < INPUT_TIMEOUT);
    let is_photo_mode = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let is_editing = screen.is_some_and(|screen| *screen.get() == Screen::Editor);
    let is_motion_allowed = !settings.reduced_motion && settings.animation.factor().is_some();
    let is_affordable = quality.is_some_and(|quality| quality.0 > Quality::Low);
    let is_enabled = has_attention && is_motion_allowed && is_affordable && !is_photo_mode && !is_editing;
    let step = time.delta_secs() / FADE_TIME;
    // In photo mode, everything keeps its current pose.
    let strength = match (is_enabled, is_photo_mode) {
        (true, _) => (idle_animation.strength + step).min(1.0),
        (false, true) => idle_animation.strength,
        (false, false) => (idle_animation.strength - step).max(0.0),
    };
    idle_animation.set_if_neq(IdleAnimationState { strength, seconds_since_input, is_enabled });
}

/// Poses the bodies and the flags.
pub(super) fn animate_idle_pieces(
    time: Res<Time<Virtual>>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
    idle_animation: Res<IdleAnimationState>,
    pieces: Query<(Entity, &PieceState, &Children), With<OnSpot>>,
    mut bodies: Query<&mut Transform, (With<Body>, Without<Part>)>,
    mut parts: Query<(&Part, &mut Transform), Without<Body>>,
    mut was_active: Local<bool>,
) {
    let is_active = idle_animation.is_active();
    let is_photo_mode = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    if is_photo_mode || !(is_active || *was_active) {
        return;
    }
    *was_active = is_active;
    let now = time.elapsed_secs();
    for (piece, state, children) in &pieces {
        if matches!(state.model.form(settings.pieces).idle_animation, IdleAnimation::Breathing(_)) {
            let mut bodies = bodies.iter_many_mut(children);
            while let Some(mut body) = bodies.fetch_next() {
                let breathing = breathing_pose(now, phase(piece), idle_animation.strength);
                *body = Transform { translation: body.translation, ..breathing };
            }
        }
    }
    for (part, mut transform) in &mut parts {
        let Ok((_, state, _)) = pieces.get(part.owner) else { continue };
        let idle = state.model.form(settings.pieces).idle_animation;
        if matches!(idle, IdleAnimation::Waving(name) if name == &*part.name) {
            *transform = part.transform_for(waving_pose(now, phase(part.owner), idle_animation.strength));
        }
    }
}

/// The phase of a piece's idle animation. Phases differ, so that the pieces do not move in step.
fn phase(piece: Entity) -> f32 {
    // Multiples of the golden ratio spread evenly over the unit interval.
    (piece.index().index() as f32 * 0.618_034).fract() * TAU
}

fn sine_wave(now: f32, period: f32, phase: f32) -> f32 {
    (now * TAU / period + phase).sin()
}

fn breathing_pose(now: f32, phase: f32, strength: f32) -> Transform {
    let breath = sine_wave(now, BREATH_PERIOD, phase) * strength;
    let sway = sine_wave(now, SWAY_PERIOD, phase * 2.0) * strength * SWAY_ANGLE;
    let scale = Vec3::new(
        1.0 - breath * BREATH_WIDTH_CHANGE,
        1.0 + breath * BREATH_HEIGHT_CHANGE,
        1.0 - breath * BREATH_WIDTH_CHANGE,
    );
    Transform { rotation: Quat::from_rotation_z(sway), scale, ..default() }
}

fn waving_pose(now: f32, phase: f32, strength: f32) -> Transform {
    let [long, short] = FLAG_PERIODS.map(|period| sine_wave(now, period, phase));
    Transform::from_rotation(Quat::from_rotation_y((long + short * 0.4) * FLAG_ANGLE * strength))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::window::CursorMoved;

    use super::super::tests::idle_scene;
    use super::*;

    #[test]
    fn idle_poses_at_zero_strength_are_the_rest_pose() {
        for now in [0.0, 1.0, 7.7] {
            assert_eq!(breathing_pose(now, 1.0, 0.0), Transform::IDENTITY);
            assert_eq!(waving_pose(now, 1.0, 0.0), Transform::IDENTITY);
        }
        assert_ne!(breathing_pose(1.0, 1.0, 1.0), Transform::IDENTITY);
    }

    /// An app with one soldier at a quality tier, in frames of a tenth of a second. The entity is the soldier's body.
    fn soldier(quality: Quality) -> (App, Entity) {
        let mut app = idle_scene::app(quality, Duration::from_millis(100));
        app.add_systems(Update, (update_idle_strength, animate_idle_pieces).chain());
        let piece = idle_scene::spawn_soldier(&mut app, 0);
        let body = app.world_mut().spawn((Body, ChildOf(piece))).id();
        (app, body)
    }

    fn frames(app: &mut App, count: usize) {
        (0..count).for_each(|_| app.update());
    }

    fn is_at_rest(app: &App, body: Entity) -> bool {
        app.world().get::<Transform>(body) == Some(&Transform::IDENTITY)
    }

    #[test]
    fn soldier_breathes_until_a_minute_without_input_and_again_after_input() {
        let (mut app, body) = soldier(Quality::Medium);
        frames(&mut app, 30);
        assert!(!is_at_rest(&app, body) && app.world().resource::<IdleAnimationState>().is_active());
        frames(&mut app, (INPUT_TIMEOUT * 10.0) as usize);
        assert!(is_at_rest(&app, body) && !app.world().resource::<IdleAnimationState>().is_active());
        let motion = CursorMoved { window: Entity::PLACEHOLDER, position: Vec2::ZERO, delta: None };
        app.world_mut().write_message(WindowEvent::CursorMoved(motion));
        frames(&mut app, 30);
        assert!(!is_at_rest(&app, body), "input restarts the idle animation");
    }

    #[test]
    fn idle_frames_are_fewer_after_ten_seconds_without_input() {
        let (mut app, _) = soldier(Quality::Medium);
        app.add_message::<FrameRequest>().add_systems(PostUpdate, request_idle_frames.run_if(is_active));
        let last_request = |app: &mut App, count: usize| {
            frames(app, count);
            app.world_mut().resource_mut::<Messages<FrameRequest>>().drain().last()
        };
        assert_eq!(last_request(&mut app, 90), Some(FrameRequest::IDLE_ANIMATION));
        assert_eq!(last_request(&mut app, 30), Some(FrameRequest::UNWATCHED_ANIMATION));
    }

    #[test]
    fn idle_animations_are_off_with_reduced_motion_and_on_low_quality() {
        let (mut app, body) = soldier(Quality::Low);
        frames(&mut app, 30);
        assert!(is_at_rest(&app, body) && !app.world().resource::<IdleAnimationState>().is_active());
        let (mut app, body) = soldier(Quality::High);
        frames(&mut app, 30);
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        frames(&mut app, 30);
        assert!(is_at_rest(&app, body) && !app.world().resource::<IdleAnimationState>().is_active());
    }
}
