//! Plays scores: moves bodies to where the score has them, lets bursts go, cleans up.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Tempo;
use super::particles::{Particle, Particles};
use super::props::{self, PropBody};
use super::score::{Cast, Member, PartTrack, Score};
use crate::app::AppSystems;
use crate::app::audio::{Hold, PlaySound, ReleaseSound};
use crate::app::board::BoardLayout;
use crate::app::games;
use crate::app::input::{Rebuffed, Selection};
use crate::app::light::ActiveQuality;
use crate::app::pieces::{At, Figure, Part, PieceAssets, Stage, Staged};
use crate::app::play::{Match, MatchEvent};
use crate::app::settings::{Quality, Settings};
use crate::app::states::Menu;

/// Ask for this to see the end of the running animation at once, as by a click or a key.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SkipAnimation;

/// The systems that play scores, within [`AppSystems::Animate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayScore;

/// Whether anything is shown moving or is about to be: the application must not go to sleep.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EffectsActive(pub bool);

/// What is being shown.
#[derive(Resource, Default)]
pub struct Effects {
    running: Option<Performance>,
    /// The game has been won, but the last action may still be on the way.
    victory_due: bool,
    /// Held sounds so far: each has a number of its own.
    held_sounds: u64,
    pub(super) particles: Particles,
}

impl Effects {
    fn is_active(&self) -> bool {
        self.running.is_some() || self.victory_due || self.particles.living() > 0
    }

    /// Whether the winner is celebrating or about to. This holds up nothing, but a result panel does well to wait for it.
    #[must_use]
    pub fn is_celebrating(&self) -> bool {
        self.victory_due || self.running.as_ref().is_some_and(|running| running.role == Role::Celebration)
    }
}

/// What a score is of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// An action: the stage waits for its end.
    Action,
    /// The joy of the winner.
    Celebration,
    /// Something that did not happen: an attempt in vain.
    Aside,
}

/// A score and how far it has been played.
struct Performance {
    score: Score,
    time: f32,
    /// Cues before this one have been given.
    next_cue: usize,
    /// Sounds before this one have been given.
    next_sound: usize,
    /// Sounds that go on, and when they end.
    held: Vec<(f32, Hold)>,
    /// The entities of the score's props, in the same order.
    props: Vec<Entity>,
    role: Role,
    seed: u64,
}

impl Performance {
    /// Gives the sounds that come within the next `step` seconds, and ends those that are over.
    fn sound(
        &mut self,
        sounds: &mut MessageWriter<PlaySound>,
        releases: &mut MessageWriter<ReleaseSound>,
        numbers: &mut u64,
        step: f32,
    ) {
        let now = self.time + step;
        while let Some(cue) = self.score.sounds.get(self.next_sound).filter(|cue| cue.at <= now) {
            self.next_sound += 1;
            let hold = cue.until.map(|until| {
                *numbers += 1;
                (until, Hold::Cue(*numbers))
            });
            if hold.is_none_or(|(until, _)| until > now) {
                sounds.write(PlaySound { sound: cue.sound, whence: cue.whence, hold: hold.map(|(_, hold)| hold) });
                self.held.extend(hold);
            }
        }
        releases.write_batch(self.held.extract_if(.., |(until, _)| *until <= now).map(|(_, hold)| ReleaseSound(hold)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Effects>()
        .init_resource::<EffectsActive>()
        .add_message::<SkipAnimation>()
        .add_message::<Rebuffed>()
        .configure_sets(Update, PlayScore.in_set(AppSystems::Animate))
        .add_systems(Update, (keep_time, begin, celebrate, rebuff, skip, play).chain().in_set(PlayScore))
        .add_systems(PostUpdate, tell_activity);
}

fn tell_activity(effects: Res<Effects>, mut active: ResMut<EffectsActive>) {
    active.set_if_neq(EffectsActive(effects.is_active()));
}

/// While a picture is taken, everything stands still.
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

/// Everything it takes to begin and to end a performance.
#[derive(SystemParam)]
struct Theatre<'w, 's> {
    commands: Commands<'w, 's>,
    effects: ResMut<'w, Effects>,
    stage: ResMut<'w, Stage>,
    settings: Res<'w, Settings>,
    layout: Res<'w, BoardLayout>,
    quality: Option<Res<'w, ActiveQuality>>,
    assets: Option<Res<'w, PieceAssets>>,
    particles: Query<'w, 's, Entity, With<Particle>>,
    sounds: MessageWriter<'w, PlaySound>,
    releases: MessageWriter<'w, ReleaseSound>,
    bodies: Query<'w, 's, (Entity, Option<&'static At>, &'static Figure, &'static mut Transform), Without<PropBody>>,
    parts: Query<'w, 's, (&'static Part, &'static mut Transform), (Without<PropBody>, Without<Figure>)>,
}

impl Theatre<'_, '_> {
    fn wants_animation(&self) -> bool {
        self.settings.animation.factor().is_some()
    }

    /// Who is on the stage.
    fn cast(&self, actor: Option<Entity>, struck: Option<Entity>) -> Cast {
        let mut cast = Cast::default();
        for (entity, at, figure, _) in &self.bodies {
            let member = Member { entity, figure: *figure };
            cast.add(member, at.map(|at| at.0), actor, struck);
        }
        cast
    }

    fn raise_curtain(&mut self, score: Score, role: Role, seed: u64) {
        let assets = self.assets.as_deref();
        let props = score.props.iter().map(|prop| props::spawn(&mut self.commands, prop, assets)).collect();
        if role == Role::Action {
            self.stage.set_busy(true);
        }
        self.effects.running =
            Some(Performance { score, time: 0.0, next_cue: 0, next_sound: 0, held: Vec::new(), props, role, seed });
    }

    /// The performance is over: every piece stands at home, and the props are gone. Smoke may linger.
    fn drop_curtain(&mut self) {
        if let Some(running) = self.effects.running.take() {
            for entity in running.props {
                self.commands.entity(entity).despawn();
            }
            self.releases.write_batch(running.held.iter().map(|(_, hold)| ReleaseSound(*hold)));
            if running.role == Role::Action {
                self.stage.set_busy(false);
            }
        }
        for (_, at, figure, mut transform) in &mut self.bodies {
            if let Some(at) = at {
                transform.set_if_neq(self.layout.stance(at.0, figure.heading));
            }
        }
        for (part, mut transform) in &mut self.parts {
            transform.set_if_neq(part.at_rest());
        }
    }

    /// What is skipped is heard by what matters most of it, and by nothing else.
    fn sound_the_end(&mut self) {
        let Some(running) = self.effects.running.as_ref().filter(|running| running.role == Role::Action) else {
            return;
        };
        let missed = running.score.sounds[running.next_sound..].iter().filter(|cue| cue.until.is_none());
        if let Some(cue) = missed.max_by_key(|cue| cue.sound.weight()) {
            self.sounds.write(PlaySound { sound: cue.sound, whence: cue.whence, hold: None });
        }
    }

    /// The same, and the air is cleared.
    fn clear(&mut self) {
        self.drop_curtain();
        self.effects.particles.clear(&mut self.commands, &self.particles);
    }
}

/// A new action is staged: its score is written and begins.
fn begin(mut theatre: Theatre, mut staged: MessageReader<Staged>, game: Res<Match>) {
    for news in staged.read() {
        match news {
            Staged::Jump => {
                theatre.effects.victory_due = false;
                theatre.clear();
            }
            Staged::Action { ply, action, actor, struck } => {
                theatre.drop_curtain();
                let before = games::position_at(game.timeline(), *ply);
                if let Some(before) = before
                    && theatre.wants_animation()
                {
                    let cast = theatre.cast(*actor, *struck);
                    let seed = *ply as u64;
                    let score = before.compose(*action, game.shown_by(*ply), &cast, seed);
                    theatre.raise_curtain(score, Role::Action, seed);
                }
            }
        }
    }
}

/// The winner celebrates as soon as the last action has been shown.
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
                theatre.raise_curtain(position.celebration(winner, &cast), Role::Celebration, game.revision());
            }
        }
        _ => theatre.effects.victory_due = false,
    }
}

/// What the player tries in vain is seen to be vain, unless something is being shown.
fn rebuff(
    mut theatre: Theatre,
    mut rebuffs: MessageReader<Rebuffed>,
    game: Res<Match>,
    selection: Option<Res<Selection>>,
) {
    let Some(&Rebuffed { at }) = rebuffs.read().last() else { return };
    let free = theatre.effects.running.as_ref().is_none_or(|running| running.role == Role::Aside);
    let score = selection
        .and_then(|selection| games::live(&game)?.vain_attempt(selection.choice()?, at))
        .filter(|_| free && !theatre.stage.is_busy() && theatre.wants_animation());
    if let Some(score) = score {
        theatre.drop_curtain();
        theatre.raise_curtain(score, Role::Aside, game.revision());
    }
}

/// The end is shown at once if the player asks for it or has turned animation off.
fn skip(mut theatre: Theatre, mut asked: MessageReader<SkipAnimation>) {
    let wanted = asked.read().count() > 0 || !theatre.wants_animation();
    if wanted && theatre.effects.is_active() {
        theatre.sound_the_end();
        theatre.clear();
    }
}

/// Time passes in the running score.
fn play(
    mut theatre: Theatre,
    tempo: Res<Tempo>,
    mut props: Query<(&mut Transform, &mut Visibility, Option<&mut PointLight>), With<PropBody>>,
) {
    let Effects { running, particles, held_sounds, .. } = &mut *theatre.effects;
    let Some(performance) = running else { return };
    performance.sound(&mut theatre.sounds, &mut theatre.releases, held_sounds, tempo.step());
    let Performance { score, time, next_cue, props: prop_entities, seed, .. } = performance;
    *time += tempo.step();
    for (entity, track) in &score.pieces {
        if let Ok((.., mut transform)) = theatre.bodies.get_mut(*entity) {
            *transform = track.pose(*time);
        }
    }
    let of_pieces = score.parts.iter().map(|(owner, moved)| (*owner, moved));
    let of_props = score.props.iter().zip(prop_entities.iter());
    let of_props = of_props.flat_map(|(prop, owner)| prop.parts.iter().map(|moved| (*owner, moved)));
    let moved: HashMap<(Entity, &str), &PartTrack> =
        of_pieces.chain(of_props).map(|(owner, moved)| ((owner, moved.part), moved)).collect();
    if !moved.is_empty() {
        for (part, mut transform) in &mut theatre.parts {
            if let Some(moved) = moved.get(&(part.owner, &*part.name)) {
                *transform = part.posed(moved.track.pose(*time));
            }
        }
    }
    for (prop, entity) in score.props.iter().zip(prop_entities) {
        if let Ok((mut transform, mut visibility, light)) = props.get_mut(*entity) {
            props::pose(prop, *time, &mut transform, &mut visibility, light);
        }
    }
    let quality = theatre.quality.as_ref().map_or_else(Quality::default, |active| active.0);
    while let Some(cue) = score.cues.get(*next_cue).filter(|cue| cue.at <= *time) {
        let seed = (*seed << 16) | *next_cue as u64;
        particles.emit(&mut theatre.commands, &cue.burst, seed, *time - cue.at, quality);
        *next_cue += 1;
    }
    if *time >= score.length() {
        theatre.drop_curtain();
    }
}
