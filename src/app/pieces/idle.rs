//! Idle animations: soldiers breathe and flags wave. They stop after a minute without input.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::{At, Body, Part};
use crate::app::common::ActiveQuality;
use crate::app::common::pieces::{Idle, PieceState};
use crate::app::settings::Settings;
use crate::app::states::{Menu, Screen};
use crate::app::window_focus::Attention;
use crate::appearance::Quality;

/// Idle animations fade out after this many seconds without input, so that the application can stop redrawing.
const PATIENCE: f32 = 60.0;
/// Duration of fading in and out, in seconds.
const WAKING: f32 = 1.5;

/// Period of one breath, in seconds.
const BREATH: f32 = 3.4;
/// Relative change of a soldier's height and width at the peak of a breath.
const RISE: f32 = 0.013;
const SLIM: f32 = 0.004;
/// Amplitude of the sway from foot to foot in radians, and its period in seconds.
const SWAY: f32 = 0.012;
const SWAY_TIME: f32 = 5.3;

/// Amplitude of a flag's rotation about its pole in radians, and the periods of the two superimposed waves in seconds.
const WAVE: f32 = 0.16;
const WAVE_TIMES: [f32; 2] = [2.9, 1.3];

/// Strength of the idle animations, from 0 (everything stands still) to 1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Liveliness {
    share: f32,
    /// Seconds since the last input.
    untouched: f32,
    wanted: bool,
}

impl Liveliness {
    /// Whether idle animations run or are fading out.
    #[must_use]
    pub fn is_awake(self) -> bool {
        self.wanted || self.share > 0.0
    }
}

/// Fades idle animations in and out. They are off on the low tier, where each frame takes processor time away from the computer player.
pub(super) fn wake(
    time: Res<Time>,
    mut touched: MessageReader<WindowEvent>,
    settings: Res<Settings>,
    quality: Option<Res<ActiveQuality>>,
    attention: Option<Res<Attention>>,
    (screen, menu): (Option<Res<State<Screen>>>, Option<Res<State<Menu>>>),
    mut liveliness: ResMut<Liveliness>,
) {
    let untouched = if touched.read().count() > 0 { 0.0 } else { liveliness.untouched + time.delta_secs() };
    // There is no `Attention` when an animation is exported, and idle animations do not stop there.
    let is_looked_at = attention.is_none_or(|attention| attention.0 && untouched < PATIENCE);
    let is_posing = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let is_arranged = screen.is_some_and(|screen| *screen.get() == Screen::Editor);
    let may_move = !settings.reduced_motion && settings.animation.factor().is_some();
    let affordable = quality.is_some_and(|quality| quality.0 > Quality::Low);
    let wanted = is_looked_at && may_move && affordable && !is_posing && !is_arranged;
    let step = time.delta_secs() / WAKING;
    // In photo mode everything keeps the pose that it had when the mode was entered.
    let share = match (wanted, is_posing) {
        (true, _) => (liveliness.share + step).min(1.0),
        (false, true) => liveliness.share,
        (false, false) => (liveliness.share - step).max(0.0),
    };
    liveliness.set_if_neq(Liveliness { share, untouched, wanted });
}

/// Poses bodies and flags.
pub(super) fn live(
    time: Res<Time<Virtual>>,
    menu: Option<Res<State<Menu>>>,
    liveliness: Res<Liveliness>,
    pieces: Query<(Entity, &PieceState, &Children), With<At>>,
    mut bodies: Query<&mut Transform, (With<Body>, Without<Part>)>,
    mut parts: Query<(&Part, &mut Transform), Without<Body>>,
    mut was_alive: Local<bool>,
) {
    let is_alive = liveliness.is_awake();
    let stands_still = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    if stands_still || !(is_alive || *was_alive) {
        return;
    }
    *was_alive = is_alive;
    let now = time.elapsed_secs();
    for (piece, figure, children) in &pieces {
        if figure.model.idle == Idle::Breathes {
            let mut bodies = bodies.iter_many_mut(children);
            while let Some(mut body) = bodies.fetch_next() {
                let breathing = breathing(now, phase(piece), liveliness.share);
                *body = Transform { translation: body.translation, ..breathing };
            }
        }
    }
    for (part, mut transform) in &mut parts {
        let Ok((_, figure, _)) = pieces.get(part.owner) else { continue };
        if matches!(figure.model.idle, Idle::Waves(name) if name == &*part.name) {
            *transform = part.posed(waving(now, phase(part.owner), liveliness.share));
        }
    }
}

/// Phase of a piece's idle animation, so that not all pieces move in step.
fn phase(piece: Entity) -> f32 {
    // Multiples of the golden ratio spread evenly over the unit interval.
    (piece.index().index() as f32 * 0.618_034).fract() * TAU
}

fn swing(now: f32, period: f32, phase: f32) -> f32 {
    (now * TAU / period + phase).sin()
}

fn breathing(now: f32, phase: f32, share: f32) -> Transform {
    let breath = swing(now, BREATH, phase) * share;
    let sway = swing(now, SWAY_TIME, phase * 2.0) * share * SWAY;
    let scale = Vec3::new(1.0 - breath * SLIM, 1.0 + breath * RISE, 1.0 - breath * SLIM);
    Transform { rotation: Quat::from_rotation_z(sway), scale, ..default() }
}

fn waving(now: f32, phase: f32, share: f32) -> Transform {
    let [long, short] = WAVE_TIMES.map(|period| swing(now, period, phase));
    Transform::from_rotation(Quat::from_rotation_y((long + short * 0.4) * WAVE * share))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;
    use bevy::window::CursorMoved;

    use super::*;
    use crate::app::common::board::{Heading, Spot};
    use crate::app::games::cannon::SOLDIER;
    use cannon_rules::Side;

    #[test]
    fn who_settles_stands_as_he_was_made() {
        for now in [0.0, 1.0, 7.7] {
            assert_eq!(breathing(now, 1.0, 0.0), Transform::IDENTITY);
            assert_eq!(waving(now, 1.0, 0.0), Transform::IDENTITY);
        }
        assert_ne!(breathing(1.0, 1.0, 1.0), Transform::IDENTITY);
    }

    /// An app with one soldier at this quality, in frames of a tenth of a second. The entity is the soldier's body.
    fn soldier(quality: Quality) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)))
            .insert_resource(ActiveQuality(quality))
            .init_resource::<Settings>()
            .init_resource::<Liveliness>()
            .init_resource::<Attention>()
            .add_message::<WindowEvent>()
            .add_systems(Update, (wake, live).chain());
        let figure = PieceState {
            side: Side::South,
            model: &SOLDIER,
            heading: Heading::of(Side::South),
            rises: true,
            afloat: false,
        };
        let piece = app.world_mut().spawn((At(Spot::new(0, 0)), figure)).id();
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
    fn a_soldier_breathes_until_nobody_looks_any_more() {
        let (mut app, body) = soldier(Quality::Medium);
        frames(&mut app, 30);
        assert!(!is_at_rest(&app, body) && app.world().resource::<Liveliness>().is_awake());
        frames(&mut app, (PATIENCE * 10.0) as usize);
        assert!(is_at_rest(&app, body) && !app.world().resource::<Liveliness>().is_awake());
        let touch = CursorMoved { window: Entity::PLACEHOLDER, position: Vec2::ZERO, delta: None };
        app.world_mut().write_message(WindowEvent::CursorMoved(touch));
        frames(&mut app, 30);
        assert!(!is_at_rest(&app, body), "who comes back finds it alive");
    }

    #[test]
    fn nothing_breathes_where_less_motion_is_wanted_or_frames_are_dear() {
        let (mut app, body) = soldier(Quality::Low);
        frames(&mut app, 30);
        assert!(is_at_rest(&app, body) && !app.world().resource::<Liveliness>().is_awake());
        let (mut app, body) = soldier(Quality::High);
        frames(&mut app, 30);
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        frames(&mut app, 30);
        assert!(is_at_rest(&app, body) && !app.world().resource::<Liveliness>().is_awake());
    }
}
