//! Playback of animations: starts them, moves bodies, emits particles, and cleans up.

use std::collections::{HashMap, HashSet};

use crate::app::common::PlayScore;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Tempo;
use super::particles::{Particle, Particles};
use super::performance::{Performance, PropBodies, Stock};
use super::props::PropBody;
use super::skip::skip_animation;
use super::standby::{self, Standby};
use crate::app::AppSystems;
use crate::app::common::ActiveQuality;
use crate::app::common::CameraComing;
use crate::app::common::CameraShake;
use crate::app::common::RejectedAttempt;
use crate::app::common::animation::ActionAnimation;
use crate::app::common::animation::score::{Actor, Actors, Animation};
use crate::app::common::board::BoardLayout;
use crate::app::common::pieces::{GearTravel, PieceState};
use crate::app::common::sound::{PlaySound, ReleaseSound};
use crate::app::games;
use crate::app::input::{ReadKeys, Selection};
use crate::app::loading_screen;
use crate::app::pieces::{At, BoardView, BoardViewEvent, Part, PieceAssets};
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::Settings;
use crate::app::states::Menu;
use crate::appearance::Quality;

/// Request to show the end of the running animation at once, as by a click or a key.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipAnimation;

/// Whether any effect is running or about to start, so that the application must keep redrawing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EffectsActive(pub bool);

/// The state of all effects.
#[derive(Resource, Default)]
pub struct Effects {
    pub(super) running: Option<Running>,
    /// The preview of the action that the player is choosing.
    pub(super) standby: Option<Standby>,
    /// The game has been won, but the last action may still be being animated.
    victory_due: bool,
    /// Number of sustained sounds so far, from which each gets its own number.
    pub(super) held_sounds: u64,
    pub(super) particles: Particles,
}

impl Effects {
    fn is_active(&self) -> bool {
        let makes_ready = self.standby.as_ref().is_some_and(Standby::is_under_way);
        self.running.is_some() || makes_ready || self.victory_due || self.particles.is_anything_thrown()
    }

    /// Whether the winner's celebration is running or about to start. It blocks nothing, but the result panel should wait for it.
    #[must_use]
    pub fn is_celebrating(&self) -> bool {
        self.victory_due || self.running.as_ref().is_some_and(|running| running.role == Role::Celebration)
    }
}

/// The animation that is being played.
pub(super) struct Running {
    pub(super) performance: Performance,
    role: Role,
}

/// The reason why an animation is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// An action: the board view waits for the end.
    Action,
    /// The celebration of the winner.
    Celebration,
    /// A failed attempt of the player, which changes nothing.
    Aside,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Effects>()
        .init_resource::<EffectsActive>()
        .add_message::<SkipAnimation>()
        .configure_sets(Update, PlayScore.in_set(AppSystems::Animate))
        .add_systems(
            Update,
            (keep_time, begin, celebrate, rebuff, skip, standby::make_ready, play, standby::play, tremble)
                .chain()
                .in_set(PlayScore),
        )
        .add_systems(Update, skip_animation.in_set(AppSystems::Input).after(ReadKeys).run_if(loading_screen::is_open))
        .add_systems(PostUpdate, tell_activity);
}

fn tell_activity(effects: Res<Effects>, mut active: ResMut<EffectsActive>) {
    active.set_if_neq(EffectsActive(effects.is_active()));
}

/// Updates the effect time. It stands still in photo mode.
fn keep_time(
    time: Res<Time<Virtual>>,
    settings: Res<Settings>,
    menu: Option<Res<State<Menu>>>,
    mut tempo: ResMut<Tempo>,
) {
    let stands_still = menu.is_some_and(|menu| *menu.get() == Menu::Photo);
    let factor = settings.animation.factor().filter(|_| !stands_still);
    tempo.step = factor.map_or(0.0, |factor| time.delta_secs() * factor);
}

/// Everything that is needed to start and to end animations.
#[derive(SystemParam)]
pub(super) struct Theatre<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) effects: ResMut<'w, Effects>,
    pub(super) stage: Res<'w, BoardView>,
    action_animation: ResMut<'w, ActionAnimation>,
    settings: Res<'w, Settings>,
    layout: Res<'w, BoardLayout>,
    quality: Option<Res<'w, ActiveQuality>>,
    assets: Option<Res<'w, PieceAssets>>,
    particles: Query<'w, 's, Entity, With<Particle>>,
    pub(super) sounds: MessageWriter<'w, PlaySound>,
    pub(super) releases: MessageWriter<'w, ReleaseSound>,
    pub(super) bodies:
        Query<'w, 's, (Entity, Option<&'static At>, &'static PieceState, &'static mut Transform), Without<PropBody>>,
    parts: Query<
        'w,
        's,
        (&'static Part, &'static mut Transform, &'static mut GearTravel),
        (Without<PropBody>, Without<PieceState>),
    >,
}

impl Theatre<'_, '_> {
    pub(super) fn wants_animation(&self) -> bool {
        self.settings.animation.factor().is_some()
    }

    /// Whether the animation of an action is running.
    pub(super) fn is_animating_action(&self) -> bool {
        self.action_animation.0
    }

    /// The pieces that an animation may move.
    pub(super) fn cast(&self, actor: Option<Entity>, struck: Option<Entity>) -> Actors {
        let mut cast = Actors::default();
        for (entity, at, figure, _) in &self.bodies {
            let member = Actor { entity, figure: *figure };
            cast.add(member, at.map(|at| at.0), actor, struck);
        }
        cast
    }

    /// Starts an animation at `time` seconds after its beginning.
    pub(super) fn perform(&mut self, score: Animation, seed: u64, time: f32) -> Performance {
        let stock = Stock { assets: self.assets.as_deref(), flashes: !self.settings.reduced_motion };
        Performance::begin(&mut self.commands, stock, score, seed, time)
    }

    fn raise_curtain(&mut self, score: Animation, role: Role, seed: u64, time: f32) {
        let performance = self.perform(score, seed, time);
        if role == Role::Action {
            self.action_animation.0 = true;
        }
        self.effects.running = Some(Running { performance, role });
    }

    /// Ends the running animation: every piece returns to its spot, and the props are despawned. Particles may linger.
    fn drop_curtain(&mut self) {
        if let Some(Running { performance, role }) = self.effects.running.take() {
            self.rest_parts(&performance);
            performance.end(&mut self.commands, &mut self.releases);
            if role == Role::Action {
                self.action_animation.0 = false;
            }
        }
        for (_, at, figure, mut transform) in &mut self.bodies {
            if let Some(at) = at {
                transform.set_if_neq(figure.stance(*self.layout, at.0));
            }
        }
    }

    /// Ends the preview at once.
    fn drop_standby(&mut self) {
        if let Some(standby) = self.effects.standby.take() {
            standby.performance.end(&mut self.commands, &mut self.releases);
        }
    }

    /// Sets the parts that an animation moves to their current poses.
    pub(super) fn pose_parts(&mut self, performance: &Performance) {
        let moved: HashMap<(Entity, &str), (Transform, GearTravel)> = performance.parts().collect();
        if moved.is_empty() {
            return;
        }
        for (part, mut transform, mut run) in &mut self.parts {
            if let Some((pose, far)) = moved.get(&(part.owner, &*part.name)) {
                *transform = part.posed(*pose);
                run.set_if_neq(*far);
            }
        }
    }

    /// Returns the parts that an animation has moved to their rest poses.
    fn rest_parts(&mut self, performance: &Performance) {
        let moved: HashSet<(Entity, &str)> = performance.parts().map(|(part, _)| part).collect();
        for (part, mut transform, mut run) in &mut self.parts {
            if moved.contains(&(part.owner, &*part.name)) {
                transform.set_if_neq(part.at_rest());
                run.set_if_neq(GearTravel::default());
            }
        }
    }

    /// Plays only the most important of the sounds that are skipped.
    fn sound_the_end(&mut self) {
        let running = self.effects.running.as_ref().filter(|running| running.role == Role::Action);
        if let Some(sound) = running.and_then(|running| running.performance.most_of_what_is_missed()) {
            self.sounds.write(sound);
        }
    }

    /// Ends all animations and despawns all particles.
    fn clear(&mut self) {
        self.drop_standby();
        self.drop_curtain();
        self.effects.particles.clear(&mut self.commands, &self.particles);
    }
}

/// Starts the animation of a new action.
fn begin(mut theatre: Theatre, mut staged: MessageReader<BoardViewEvent>, game: Res<Match>) {
    for news in staged.read() {
        match news {
            BoardViewEvent::Jump => {
                theatre.effects.victory_due = false;
                theatre.clear();
            }
            BoardViewEvent::Action { ply, action, actor, struck } => {
                theatre.drop_curtain();
                let before = games::position_at(game.timeline(), *ply);
                if let Some(before) = before
                    && theatre.wants_animation()
                {
                    let cast = theatre.cast(*actor, *struck);
                    let seed = *ply as u64;
                    let shown_by = game.shown_by(*ply);
                    let score = before.compose(*action, shown_by, &cast, seed);
                    // The animation continues where its preview has arrived.
                    let standby = theatre.effects.standby.take_if(|standby| standby.is_for(*action, shown_by));
                    let ahead = standby.map_or(0.0, |standby| {
                        let ahead = standby.performance.time;
                        standby.performance.end(&mut theatre.commands, &mut theatre.releases);
                        ahead
                    });
                    theatre.raise_curtain(score, Role::Action, seed, ahead);
                }
            }
        }
    }
}

/// Starts the winner's celebration as soon as the last action has been animated.
fn celebrate(mut theatre: Theatre, mut happened: MessageReader<MatchEvent>, game: Res<Match>) {
    for event in happened.read() {
        if let MatchEvent::Ended(outcome) = event {
            theatre.effects.victory_due = outcome.winner().is_some();
        }
    }
    if !theatre.effects.victory_due || theatre.effects.running.is_some() {
        return;
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    match winner {
        Some(_) if theatre.wants_animation() && theatre.stage.ply() < game.shown_ply() => {}
        Some(winner) if theatre.wants_animation() && game.shows_live() => {
            theatre.effects.victory_due = false;
            let cast = theatre.cast(None, None);
            if let Some(position) = games::shown(&game) {
                theatre.raise_curtain(position.celebration(winner, &cast), Role::Celebration, game.revision(), 0.0);
            }
        }
        _ => theatre.effects.victory_due = false,
    }
}

/// Animates a failed attempt of the player, unless something else is being animated.
fn rebuff(
    mut theatre: Theatre,
    mut rebuffs: MessageReader<RejectedAttempt>,
    game: Res<Match>,
    selection: Option<Res<Selection>>,
) {
    let Some(&RejectedAttempt { at }) = rebuffs.read().last() else { return };
    let free = theatre.effects.running.as_ref().is_none_or(|running| running.role == Role::Aside);
    let score = selection
        .and_then(|selection| games::live(&game)?.vain_attempt(selection.choice()?, at))
        .filter(|_| free && !theatre.is_animating_action() && theatre.wants_animation());
    if let Some(score) = score {
        theatre.drop_curtain();
        theatre.raise_curtain(score, Role::Aside, game.revision(), 0.0);
    }
}

/// Ends all effects if the player asks for it or has turned animation off.
fn skip(mut theatre: Theatre, mut asked: MessageReader<SkipAnimation>) {
    let wanted = asked.read().count() > 0 || !theatre.wants_animation();
    if wanted && theatre.effects.is_active() {
        theatre.sound_the_end();
        theatre.clear();
    }
}

/// Advances the running animation. An action does not start before the camera has arrived.
fn play(mut theatre: Theatre, tempo: Res<Tempo>, mut props: PropBodies, coming: Option<Res<CameraComing>>) {
    let Some(mut running) = theatre.effects.running.take() else { return };
    let is_awaited = running.role == Role::Action && coming.is_some_and(|coming| coming.0);
    let performance = &mut running.performance;
    let step = if is_awaited && performance.time == 0.0 { 0.0 } else { tempo.step() };
    let quality = theatre.quality.as_ref().map_or_else(Quality::default, |active| active.0);
    let Effects { particles, held_sounds, .. } = &mut *theatre.effects;
    performance.sound(&mut theatre.sounds, &mut theatre.releases, held_sounds, step);
    performance.time += step;
    performance.burst(&mut theatre.commands, particles, quality);
    performance.pose_props(&mut props);
    for (entity, track) in &performance.score.pieces {
        if let Ok((.., mut transform)) = theatre.bodies.get_mut(*entity) {
            *transform = track.pose(performance.time);
        }
    }
    theatre.pose_parts(&running.performance);
    let is_over = running.performance.time >= running.performance.score.length();
    theatre.effects.running = Some(running);
    if is_over {
        theatre.drop_curtain();
    }
}

/// Updates the camera shake, which reduced motion turns off.
fn tremble(effects: Res<Effects>, settings: Res<Settings>, mut tremor: ResMut<CameraShake>) {
    let running = effects.running.as_ref().filter(|_| !settings.reduced_motion);
    let shaking = running.map(|running| running.performance.score.shaking(running.performance.time));
    tremor.set_if_neq(CameraShake(shaking.unwrap_or_default()));
}
