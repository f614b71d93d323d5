//! Playback of one animation: its time, and the props and sounds that belong to it.

use bevy::prelude::*;

use super::particles::ParticleSpawner;
use super::props::{self, PropBody};
use crate::pieces::PieceAssets;
use cannon_app_base::common::animation::sequence::Animation;
use cannon_app_base::common::animation::track::Track;
use cannon_app_base::common::pieces::GearTravel;
use cannon_app_base::common::sound::{LoopKey, PlaySound, StopLoop};
use cannon_appearance::Quality;

pub(super) type PropQuery<'w, 's> =
    Query<'w, 's, (&'static mut Transform, &'static mut Visibility, Option<&'static mut PointLight>), With<PropBody>>;

pub(super) struct Playback {
    pub(super) animation: Animation,
    /// Seconds of effect time since the beginning of the animation.
    pub(super) time: f32,
    /// Index of the first burst that has not been emitted.
    next_burst: usize,
    /// Index of the first sound that has not been played.
    next_sound: usize,
    /// The sustained sounds that are playing, with their end times.
    sustained_sounds: Vec<(f32, LoopKey)>,
    /// The entities of the animation's props, in the same order.
    props: Vec<Entity>,
    /// The seed of the particles.
    seed: u64,
}

impl Playback {
    /// Spawns the props and starts at `time`. Bursts and sounds before that time are skipped. With `has_flash_lights`, muzzle flashes and
    /// explosions emit light.
    pub(super) fn start(
        commands: &mut Commands,
        (assets, has_flash_lights): (Option<&PieceAssets>, bool),
        animation: Animation,
        seed: u64,
        time: f32,
    ) -> Playback {
        let props = animation.props.iter();
        let props = props.map(|prop| props::spawn(commands, prop, assets, has_flash_lights)).collect();
        let next_burst = animation.bursts.partition_point(|cue| cue.time < time);
        let next_sound = animation.sounds.partition_point(|cue| cue.time < time);
        Playback { animation, time, next_burst, next_sound, sustained_sounds: Vec::new(), props, seed }
    }

    /// Despawns the props and stops sustained sounds.
    pub(super) fn end(self, commands: &mut Commands, releases: &mut MessageWriter<StopLoop>) {
        crate::despawn_all(commands, self.props);
        releases.write_batch(self.sustained_sounds.iter().map(|(_, hold)| StopLoop(*hold)));
    }

    /// Plays the sounds of the next `step` seconds and stops sustained sounds that end. `sound_count` is the number of sustained sounds so
    /// far; each takes it as its identifier.
    pub(super) fn play_sounds(
        &mut self,
        sounds: &mut MessageWriter<PlaySound>,
        releases: &mut MessageWriter<StopLoop>,
        sound_count: &mut u64,
        step: f32,
    ) {
        let now = self.time + step;
        while let Some(cue) = self.animation.sounds.get(self.next_sound).filter(|cue| cue.time <= now) {
            self.next_sound += 1;
            let hold = cue.end_time.map(|until| {
                *sound_count += 1;
                (until, LoopKey::AnimationSound(*sound_count))
            });
            if hold.is_none_or(|(until, _)| until > now) {
                sounds.write(PlaySound { sound: cue.sound, source: cue.source, loop_key: hold.map(|(_, hold)| hold) });
                self.sustained_sounds.extend(hold);
            }
        }
        releases.write_batch(
            self.sustained_sounds.extract_if(.., |(until, _)| *until <= now).map(|(_, hold)| StopLoop(hold)),
        );
    }

    /// The most important of the sounds that have not been played, except for sustained sounds.
    pub(super) fn most_important_skipped_sound(&self) -> Option<PlaySound> {
        let skipped = self.animation.sounds[self.next_sound..].iter().filter(|cue| cue.end_time.is_none());
        let cue = skipped.max_by_key(|cue| cue.sound.priority)?;
        Some(PlaySound { sound: cue.sound, source: cue.source, loop_key: None })
    }

    /// Emits the bursts that are due.
    pub(super) fn emit_bursts(&mut self, commands: &mut Commands, particles: &mut ParticleSpawner, quality: Quality) {
        while let Some(cue) = self.animation.bursts.get(self.next_burst).filter(|cue| cue.time <= self.time) {
            let seed = (self.seed << 16) | self.next_burst as u64;
            particles.emit(commands, &cue.burst, seed, self.time - cue.time, quality);
            self.next_burst += 1;
        }
    }

    /// Sets the props to their poses at the current time.
    pub(super) fn pose_props(&self, bodies: &mut PropQuery) {
        for (prop, entity) in self.animation.props.iter().zip(&self.props) {
            if let Ok((mut transform, mut visibility, light)) = bodies.get_mut(*entity) {
                props::pose(prop, self.time, &mut transform, &mut visibility, light);
            }
        }
    }

    /// The animated parts of pieces and props, each with its pose and the travel of its running gear at the current time.
    pub(super) fn part_poses(&self) -> impl Iterator<Item = ((Entity, &'static str), (Transform, GearTravel))> {
        let of_pieces = self.animation.part_tracks.iter().map(|(owner, moved)| (*owner, moved));
        let of_props = self.animation.props.iter().zip(&self.props);
        let of_props = of_props.flat_map(|(prop, owner)| prop.parts.iter().map(|moved| (*owner, moved)));
        let pose = |track: &Track| (track.pose_at(self.time), track.gear_travel(self.time));
        of_pieces.chain(of_props).map(move |(owner, moved)| ((owner, moved.part), pose(&moved.track)))
    }

    pub(super) fn moves_piece(&self, piece: Entity) -> bool {
        self.animation.piece_tracks.iter().any(|(entity, _)| *entity == piece)
    }
}
