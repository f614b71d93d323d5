//! A running animation: how far it has been played, and the props that belong to it.

use bevy::prelude::*;

use super::particles::Particles;
use super::props::{self, PropBody};
use crate::app::common::animation::score::Animation;
use crate::app::common::animation::track::Track;
use crate::app::common::pieces::GearTravel;
use crate::app::common::sound::{Hold, PlaySound, ReleaseSound};
use crate::app::pieces::PieceAssets;
use crate::appearance::Quality;

/// The query for the entities of props.
pub(super) type PropBodies<'w, 's> =
    Query<'w, 's, (&'static mut Transform, &'static mut Visibility, Option<&'static mut PointLight>), With<PropBody>>;

/// What is needed to spawn props.
#[derive(Clone, Copy)]
pub(super) struct Stock<'a> {
    pub(super) assets: Option<&'a PieceAssets>,
    /// Whether muzzle flashes and explosions emit light.
    pub(super) flashes: bool,
}

/// An animation and how far it has been played.
pub(super) struct Performance {
    pub(super) score: Animation,
    pub(super) time: f32,
    /// Index of the first burst that has not been emitted.
    next_cue: usize,
    /// Index of the first sound that has not been played.
    next_sound: usize,
    /// Sustained sounds that are playing, with their end times.
    held: Vec<(f32, Hold)>,
    /// The entities of the animation's props, in the same order.
    props: Vec<Entity>,
    seed: u64,
}

impl Performance {
    /// Spawns the props and starts at `time`. Bursts and sounds before it are left out.
    pub(super) fn begin(commands: &mut Commands, stock: Stock, score: Animation, seed: u64, time: f32) -> Performance {
        let props = score.props.iter().map(|prop| props::spawn(commands, prop, stock)).collect();
        let next_cue = score.cues.partition_point(|cue| cue.at < time);
        let next_sound = score.sounds.partition_point(|cue| cue.at < time);
        Performance { score, time, next_cue, next_sound, held: Vec::new(), props, seed }
    }

    /// Despawns the props and stops sustained sounds.
    pub(super) fn end(self, commands: &mut Commands, releases: &mut MessageWriter<ReleaseSound>) {
        for entity in self.props {
            commands.entity(entity).despawn();
        }
        releases.write_batch(self.held.iter().map(|(_, hold)| ReleaseSound(*hold)));
    }

    /// Plays the sounds of the next `step` seconds and stops sustained sounds that end. `numbers` counts sustained sounds.
    pub(super) fn sound(
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

    /// The most important sound that has not been played, except for sustained ones.
    pub(super) fn most_of_what_is_missed(&self) -> Option<PlaySound> {
        let missed = self.score.sounds[self.next_sound..].iter().filter(|cue| cue.until.is_none());
        let cue = missed.max_by_key(|cue| cue.sound.weight())?;
        Some(PlaySound { sound: cue.sound, whence: cue.whence, hold: None })
    }

    /// Emits the bursts that are due.
    pub(super) fn burst(&mut self, commands: &mut Commands, particles: &mut Particles, quality: Quality) {
        while let Some(cue) = self.score.cues.get(self.next_cue).filter(|cue| cue.at <= self.time) {
            let seed = (self.seed << 16) | self.next_cue as u64;
            particles.emit(commands, &cue.burst, seed, self.time - cue.at, quality);
            self.next_cue += 1;
        }
    }

    /// Sets the props to their poses at the current time.
    pub(super) fn pose_props(&self, bodies: &mut PropBodies) {
        for (prop, entity) in self.score.props.iter().zip(&self.props) {
            if let Ok((mut transform, mut visibility, light)) = bodies.get_mut(*entity) {
                props::pose(prop, self.time, &mut transform, &mut visibility, light);
            }
        }
    }

    /// The animated parts of pieces and props, each with its pose and the travel of its running gear.
    pub(super) fn parts(&self) -> impl Iterator<Item = ((Entity, &'static str), (Transform, GearTravel))> {
        let of_pieces = self.score.parts.iter().map(|(owner, moved)| (*owner, moved));
        let of_props = self.score.props.iter().zip(&self.props);
        let of_props = of_props.flat_map(|(prop, owner)| prop.parts.iter().map(|moved| (*owner, moved)));
        let pose = |track: &Track| (track.pose(self.time), track.has_run(self.time));
        of_pieces.chain(of_props).map(move |(owner, moved)| ((owner, moved.part), pose(&moved.track)))
    }

    /// Whether the animation moves a piece.
    pub(super) fn moves(&self, piece: Entity) -> bool {
        self.score.pieces.iter().any(|(entity, _)| *entity == piece)
    }
}
