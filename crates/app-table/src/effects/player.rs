//! The systems that start, advance and end animations.

use std::collections::{HashMap, HashSet};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cannon_app_base::common::{FrameRequest, PlayAnimations, request_frames};

use cannon_app_base::common::animation::{Celebrate, Celebration};

use super::animation_preview::{self, AnimationPreview};
use super::carried::{Carried, moves_one_piece};
use super::particles::{Particle, ParticleSpawner};
use super::playback::{Playback, PropQuery};
use super::props::PropBody;
use super::skip_input::read_skip_input;
use super::{EffectTime, flash_limit};
use crate::loading_screen;
use crate::pieces::{BoardViewEvent, OnSpot, Part, PieceAssets};
use cannon_app_activities::input::{ReadKeys, Selection};
use cannon_app_base::common::animation::ActionAnimation;
use cannon_app_base::common::animation::sequence::{Actor, Actors, Animation};
use cannon_app_base::common::board::BoardLayout;
use cannon_app_base::common::pieces::{GearTravel, PieceEffect, PieceState};
use cannon_app_base::common::sound::{PlaySound, StopLoop};
use cannon_app_base::common::{
    ActiveQuality, AppSystems, CameraMovingToAction, CameraPushIn, CameraShake, RejectedAttempt,
};
use cannon_app_base::play::{BoardView, Match, MatchEvent, MatchPurpose};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::Menu;
use cannon_app_games as games;
use cannon_appearance::Quality;
use cannon_rules::Side;
use cannon_rules::any::AnyTimeline;

/// Request to end the running animation at once, sent for a click or a key.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipAnimation;

/// The state of all effects.
#[derive(Resource, Default)]
pub struct Effects {
    /// The animation that is being played.
    pub(super) running: Option<RunningAnimation>,
    /// The preview of the action that the player is choosing.
    pub(super) preview: Option<AnimationPreview>,
    /// The side whose celebration must start once the last action has been animated.
    celebration_due: Option<Side>,
    /// The number of sustained sounds so far, from which each gets its identifier.
    pub(super) sustained_sound_count: u64,
    pub(super) particles: ParticleSpawner,
}

impl Effects {
    /// Whether an effect is running or about to start.
    pub fn is_active(&self) -> bool {
        let makes_ready = self.preview.as_ref().is_some_and(AnimationPreview::is_moving);
        self.running.is_some() || makes_ready || self.celebration_due.is_some() || self.particles.has_non_ambient()
    }

    /// Whether the running animation moves a piece.
    pub fn moves(&self, piece: Entity) -> bool {
        let running = self.running.as_ref();
        running
            .is_some_and(|running| running.playback.animation.piece_tracks.iter().any(|(entity, _)| *entity == piece))
    }

    /// Whether the winner's celebration is running or about to start. The result panel waits for its end.
    pub fn is_celebrating(&self) -> bool {
        self.celebration_due.is_some()
            || self.running.as_ref().is_some_and(|running| running.kind == AnimationKind::Celebration)
    }
}

/// An animation that is being played, and its kind.
pub(super) struct RunningAnimation {
    pub(super) playback: Playback,
    kind: AnimationKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnimationKind {
    /// An action. The board view waits for its end.
    Action,
    Celebration,
    /// A failed attempt of the player, such as a shot that is blocked.
    FailedAttempt,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Effects>()
        .add_message::<SkipAnimation>()
        .configure_sets(Update, PlayAnimations.in_set(AppSystems::Animate))
        .add_systems(
            Update,
            (
                update_effect_time,
                start_action_animation,
                start_celebration,
                start_failed_attempt,
                skip_effects,
                animation_preview::choose_preview,
                advance_animation,
                animation_preview::advance_preview,
                flash_limit::limit_flashes,
                (update_camera_shake, update_push_in),
            )
                .chain()
                .in_set(PlayAnimations),
        )
        .add_systems(
            Update,
            read_skip_input.in_set(AppSystems::Input).after(ReadKeys).run_if(loading_screen::is_table_visible),
        )
        .add_systems(PostUpdate, (update_celebration, request_frames(FrameRequest::Continuous).run_if(is_active)));
}

/// Run condition: an effect is running or about to start.
fn is_active(effects: Res<Effects>) -> bool {
    effects.is_active()
}

fn update_celebration(effects: Res<Effects>, mut celebration: ResMut<Celebration>) {
    celebration.set_if_neq(Celebration(effects.is_celebrating()));
}

/// Updates the effect time. It is zero in photo mode.
fn update_effect_time(
    time: Res<Time<Virtual>>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
    mut effect_time: ResMut<EffectTime>,
) {
    let is_photo_mode = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let factor = settings.animation.factor().filter(|_| !is_photo_mode);
    effect_time.0 = factor.map_or(0.0, |factor| time.delta_secs() * factor);
}

/// System parameter with everything that is needed to start and end animations.
#[derive(SystemParam)]
pub(super) struct AnimationContext<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) effects: ResMut<'w, Effects>,
    pub(super) board_view: Res<'w, BoardView>,
    action_animation: ResMut<'w, ActionAnimation>,
    settings: Res<'w, Settings>,
    layout: Res<'w, BoardLayout>,
    carried: Option<Res<'w, Carried>>,
    quality: Option<Res<'w, ActiveQuality>>,
    assets: Option<Res<'w, PieceAssets>>,
    particles: Query<'w, 's, Entity, With<Particle>>,
    pub(super) sounds: MessageWriter<'w, PlaySound>,
    pub(super) sound_releases: MessageWriter<'w, StopLoop>,
    pub(super) pieces: Query<
        'w,
        's,
        (Entity, Option<&'static OnSpot>, &'static PieceState, &'static mut Transform),
        Without<PropBody>,
    >,
    parts: Query<
        'w,
        's,
        (&'static Part, &'static mut Transform, &'static mut GearTravel),
        (Without<PropBody>, Without<PieceState>),
    >,
}

impl AnimationContext<'_, '_> {
    /// Whether the settings allow animation.
    pub(super) fn is_animation_enabled(&self) -> bool {
        self.settings.animation.factor().is_some()
    }

    pub(super) fn is_animating_action(&self) -> bool {
        self.action_animation.0
    }

    /// The pieces that an animation may move.
    pub(super) fn actors(&self, actor: Option<Entity>, victim: Option<Entity>) -> Actors {
        let mut actors = Actors { set: self.settings.pieces, ..Actors::default() };
        for (entity, at, state, _) in &self.pieces {
            let member = Actor { entity, state: *state };
            actors.add(member, at.map(|at| at.0), actor, victim);
        }
        actors
    }

    /// The animation of an action whose piece the player has just put down. `None` for other actions.
    fn settling(
        &self,
        timeline: &AnyTimeline,
        ply: usize,
        actor: Option<Entity>,
        effect: PieceEffect,
    ) -> Option<Animation> {
        let (_, _, state, _) = self.pieces.get(actor?).ok()?;
        let settling = self.carried.as_ref()?.settling(actor, state, effect, *self.layout)?;
        let [before, after] = [ply, ply + 1].map(|ply| games::piece_states_at(timeline, ply));
        moves_one_piece(&before?, &after?, effect).then_some(settling)
    }

    /// Creates the playback of an animation, which starts at `time` seconds after the beginning.
    pub(super) fn create_playback(&mut self, animation: Animation, seed: u64, time: f32) -> Playback {
        let resources = (self.assets.as_deref(), !self.settings.reduced_motion);
        Playback::start(&mut self.commands, resources, animation, seed, time)
    }

    /// Starts an animation at `time` seconds after the beginning. It becomes the running animation.
    fn start_animation(&mut self, animation: Animation, kind: AnimationKind, seed: u64, time: f32) {
        let playback = self.create_playback(animation, seed, time);
        if kind == AnimationKind::Action {
            self.action_animation.0 = true;
        }
        self.effects.running = Some(RunningAnimation { playback, kind });
    }

    /// Ends the running animation: every piece moves to its spot, and the props are despawned. Particles may remain.
    fn end_animation(&mut self) {
        if let Some(RunningAnimation { playback, kind }) = self.effects.running.take() {
            self.reset_parts(&playback);
            playback.end(&mut self.commands, &mut self.sound_releases);
            if kind == AnimationKind::Action {
                self.action_animation.0 = false;
            }
        }
        for (_, at, state, mut transform) in &mut self.pieces {
            if let Some(at) = at {
                transform.set_if_neq(state.rest_pose(*self.layout, at.0));
            }
        }
    }

    fn end_preview(&mut self) {
        if let Some(preview) = self.effects.preview.take() {
            self.reset_parts(&preview.playback);
            preview.playback.end(&mut self.commands, &mut self.sound_releases);
        }
    }

    /// Sets the parts that an animation moves to their poses at its current time.
    pub(super) fn pose_parts(&mut self, playback: &Playback) {
        let poses: HashMap<(Entity, &str), (Transform, GearTravel)> = playback.part_poses().collect();
        if poses.is_empty() {
            return;
        }
        for (part, mut transform, mut gear_travel) in &mut self.parts {
            if let Some((pose, travel)) = poses.get(&(part.owner, &*part.name)) {
                *transform = part.transform_for(*pose);
                gear_travel.set_if_neq(*travel);
            }
        }
    }

    /// Sets the parts that an animation moves to their rest poses.
    fn reset_parts(&mut self, playback: &Playback) {
        let animated_parts: HashSet<(Entity, &str)> = playback.part_poses().map(|(part, _)| part).collect();
        for (part, mut transform, mut gear_travel) in &mut self.parts {
            if animated_parts.contains(&(part.owner, &*part.name)) {
                transform.set_if_neq(part.rest_transform());
                gear_travel.set_if_neq(GearTravel::default());
            }
        }
    }

    /// Plays the most important of the sounds that are skipped with the animation of an action.
    fn play_skipped_sound(&mut self) {
        let running = self.effects.running.as_ref().filter(|running| running.kind == AnimationKind::Action);
        if let Some(sound) = running.and_then(|running| running.playback.most_important_skipped_sound()) {
            self.sounds.write(sound);
        }
    }

    /// Ends all animations and despawns all particles.
    fn end_all(&mut self) {
        self.end_preview();
        self.end_animation();
        self.effects.particles.clear(&mut self.commands, &self.particles);
    }
}

fn start_action_animation(
    mut context: AnimationContext,
    mut view_events: MessageReader<BoardViewEvent>,
    game: Res<Match>,
) {
    for event in view_events.read() {
        match event {
            BoardViewEvent::Jump => {
                context.effects.celebration_due = None;
                context.end_all();
            }
            BoardViewEvent::Action { ply, action, actor, victim } => {
                context.end_animation();
                let position = games::position_at(game.timeline(), *ply);
                if let Some(position) = position
                    && context.is_animation_enabled()
                {
                    let actors = context.actors(*actor, *victim);
                    let seed = *ply as u64;
                    let animation_variant = game.animation_variant(*ply);
                    let settling = context.settling(game.timeline(), *ply, *actor, position.piece_effect(*action));
                    let animation = settling
                        .unwrap_or_else(|| position.action_animation(*action, animation_variant, &actors, seed));
                    // The animation continues at the time that its preview has reached.
                    let preview = context.effects.preview.take_if(|preview| preview.is_for(*action, animation_variant));
                    let time = preview.map_or(0.0, |preview| {
                        let time = preview.playback.time;
                        preview.playback.end(&mut context.commands, &mut context.sound_releases);
                        time
                    });
                    context.start_animation(animation, AnimationKind::Action, seed, time);
                }
            }
        }
    }
}

/// Starts the celebration of a winner, or of a learner in an exercise, when the last action has been animated.
fn start_celebration(
    mut context: AnimationContext,
    mut match_events: MessageReader<MatchEvent>,
    mut requests: MessageReader<Celebrate>,
    game: Res<Match>,
) {
    let wanted = requests.read().map(|request| Some(request.0)).last();
    let won = match_events.read().filter_map(|event| match event {
        MatchEvent::Ended(outcome) => Some(outcome.winner()),
        _ => None,
    });
    if let Some(side) = won.last().or(wanted) {
        context.effects.celebration_due = side.filter(|_| !context.settings.reduced_motion);
    }
    if context.effects.celebration_due.is_none() || context.effects.running.is_some() {
        return;
    }
    let is_valid = game.outcome().is_some() || game.purpose() == MatchPurpose::Exercise;
    match context.effects.celebration_due.filter(|_| is_valid) {
        Some(_) if context.is_animation_enabled() && context.board_view.ply() < game.shown_ply() => {}
        Some(winner) if context.is_animation_enabled() && game.shows_live() => {
            context.effects.celebration_due = None;
            let actors = context.actors(None, None);
            if let Some(position) = games::shown_position(&game) {
                context.start_animation(
                    position.victory_animation(winner, &actors),
                    AnimationKind::Celebration,
                    game.revision(),
                    0.0,
                );
            }
        }
        _ => context.effects.celebration_due = None,
    }
}

/// Animates a failed attempt of the player, unless another animation is running.
fn start_failed_attempt(
    mut context: AnimationContext,
    mut attempts: MessageReader<RejectedAttempt>,
    game: Res<Match>,
    selection: Option<Res<Selection>>,
) {
    let Some(&RejectedAttempt { at }) = attempts.read().last() else { return };
    let is_free = context.effects.running.as_ref().is_none_or(|running| running.kind == AnimationKind::FailedAttempt);
    let animation = selection
        .and_then(|selection| games::live_position(&game)?.failed_attempt_animation(selection.choice()?, at))
        .filter(|_| is_free && !context.is_animating_action() && context.is_animation_enabled());
    if let Some(animation) = animation {
        context.end_animation();
        context.start_animation(animation, AnimationKind::FailedAttempt, game.revision(), 0.0);
    }
}

/// Ends all effects if the player skips them or has turned animation off.
fn skip_effects(mut context: AnimationContext, mut requests: MessageReader<SkipAnimation>) {
    let is_requested = requests.read().count() > 0 || !context.is_animation_enabled();
    if is_requested && context.effects.is_active() {
        context.play_skipped_sound();
        context.end_all();
    }
}

/// Advances the running animation. The animation of an action waits until the camera has arrived.
fn advance_animation(
    mut context: AnimationContext,
    effect_time: Res<EffectTime>,
    mut props: PropQuery,
    camera_coming: Option<Res<CameraMovingToAction>>,
) {
    let Some(mut running) = context.effects.running.take() else { return };
    let waits_for_camera =
        running.kind == AnimationKind::Action && camera_coming.is_some_and(|camera_coming| camera_coming.0);
    let playback = &mut running.playback;
    let step = if waits_for_camera && playback.time == 0.0 { 0.0 } else { effect_time.0 };
    let quality = context.quality.as_ref().map_or_else(Quality::default, |active| active.0);
    let Effects { particles, sustained_sound_count: sound_count, .. } = &mut *context.effects;
    playback.play_sounds(&mut context.sounds, &mut context.sound_releases, sound_count, step);
    playback.time += step;
    playback.emit_bursts(&mut context.commands, particles, quality);
    playback.pose_props(&mut props);
    for (entity, track) in &playback.animation.piece_tracks {
        if let Ok((.., mut transform)) = context.pieces.get_mut(*entity) {
            *transform = track.pose_at(playback.time);
        }
    }
    context.pose_parts(&running.playback);
    let is_over = running.playback.time >= running.playback.animation.duration();
    context.effects.running = Some(running);
    if is_over {
        context.end_animation();
    }
}

/// Updates the camera shake. Reduced motion turns it off.
fn update_camera_shake(effects: Res<Effects>, settings: Res<Settings>, mut camera_shake: ResMut<CameraShake>) {
    let running = effects.running.as_ref().filter(|_| !settings.reduced_motion);
    let displacement = running.map(|running| running.playback.animation.shake_offset(running.playback.time));
    camera_shake.set_if_neq(CameraShake(displacement.unwrap_or_default()));
}

/// Updates the place at which the camera looks closer.
fn update_push_in(effects: Res<Effects>, mut push_in: ResMut<CameraPushIn>) {
    let place = effects.running.as_ref().and_then(|running| {
        let playback = &running.playback;
        playback.animation.push_in_at(playback.time)
    });
    push_in.set_if_neq(CameraPushIn(place));
}
