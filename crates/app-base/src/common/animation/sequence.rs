//! The animation of one action as pure data: moving pieces and parts, temporary props, particles and sounds. The game composes it.

use std::collections::HashMap;
use std::f32::consts::TAU;
use std::ops::Range;

use bevy::prelude::*;

use crate::common::animation::timing;
use crate::common::animation::track::{Track, scale_span};
use crate::common::board::Spot;
use crate::common::particles::Burst;
use crate::common::pieces::{PieceState, PropModel};
use crate::common::sound::{Sound, SoundSource};
use cannon_appearance::PieceSet;
use cannon_rules::Side;

/// The animation of one action. Times are in seconds from its start, at normal speed.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// The pieces that move. All other pieces stay where they are.
    pub piece_tracks: Vec<(Entity, Track)>,
    /// The parts of pieces that move relative to their piece, such as turrets.
    pub part_tracks: Vec<(Entity, PartTrack)>,
    /// Objects that exist only during the animation.
    pub props: Vec<Prop>,
    /// Bursts of particles, sorted by time once the animation is [finished](Self::finish).
    pub bursts: Vec<BurstCue>,
    /// Sounds, sorted by time as well.
    pub sounds: Vec<SoundCue>,
    /// The end of the opening, which can be shown as a preview before the action is played. `None` if there is no preview.
    pub preview_end: Option<f32>,
    shakes: Vec<Shake>,
    /// The time at which the camera looks closer at a place, and the place.
    push_in: Option<(f32, Vec3)>,
    duration: f32,
}

/// An object that exists only during the animation.
#[derive(Clone, Debug)]
pub struct Prop {
    /// What is shown.
    pub kind: PropKind,
    /// The time during which it is visible.
    pub visible_during: Range<f32>,
    /// Its pose over time.
    pub track: Track,
    /// Its parts that move relative to it, such as wheels.
    pub parts: Vec<PartTrack>,
}

impl Prop {
    /// Adds a track for one of its parts.
    pub fn part_track(&mut self, part: &'static str) -> &mut Track {
        self.parts.push(PartTrack::new(part));
        let last = self.parts.len() - 1;
        &mut self.parts[last].track
    }
}

/// The motion of a part of a piece or prop, relative to its pose at rest. The track therefore starts with the identity transform.
#[derive(Clone, Debug)]
pub struct PartTrack {
    /// The name of the part in the model.
    pub part: &'static str,
    /// Its pose over time.
    pub track: Track,
}

impl PartTrack {
    /// A part at rest.
    pub fn new(part: &'static str) -> PartTrack {
        PartTrack { part, track: Track::new(Transform::IDENTITY) }
    }
}

/// The kinds of props.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PropKind {
    /// A model that belongs to no side.
    Neutral(&'static PropModel),
    /// A model in the colours of a side.
    Sided(&'static PropModel, Side),
    /// A flash of light. Its brightness is its scale along x; a muzzle flash has 1.
    Flash,
}

/// A burst of particles with its time.
#[derive(Clone, Debug)]
pub struct BurstCue {
    /// The time from the start of the animation, in seconds.
    pub time: f32,
    /// The particles.
    pub burst: Burst,
}

/// A sound with its time.
#[derive(Clone, Copy, Debug)]
pub struct SoundCue {
    /// The time from the start of the animation, in seconds.
    pub time: f32,
    /// The time at which a loop stops. `None` for sounds that end by themselves.
    pub end_time: Option<f32>,
    /// The sound.
    pub sound: Sound,
    /// Where it is heard.
    pub source: SoundSource,
}

/// An impact that shakes the camera.
#[derive(Clone, Copy, Debug)]
struct Shake {
    time: f32,
    /// Relative to the collapse of a town.
    strength: f32,
}

/// Frequencies of the shake in hertz, sideways and vertically. They are no multiples of each other, so that the path does not repeat.
const SHAKE_FREQUENCIES: Vec2 = Vec2::new(11.0, 13.7);

impl Shake {
    /// The strength at a time: it decays to 0 within the duration of a shake.
    fn strength_at(&self, time: f32) -> f32 {
        let t = (time - self.time) / timing::SHAKE_TIME;
        if (0.0..1.0).contains(&t) { self.strength * (1.0 - t) * (1.0 - t) } else { 0.0 }
    }
}

/// A piece on the table that an animation can move.
#[derive(Clone, Copy, Debug)]
pub struct Actor {
    /// Its entity.
    pub entity: Entity,
    /// Its state after the action.
    pub state: PieceState,
}

/// The pieces on the table, in their state after the action.
#[derive(Clone, Debug, Default)]
pub struct Actors {
    /// The set that they belong to.
    pub set: PieceSet,
    /// The pieces on the board by place.
    pub by_spot: HashMap<Spot, Actor>,
    /// The piece that acts, which may come onto the board by the action.
    pub acting: Option<Actor>,
    /// The piece that the action captures or hits.
    pub victim: Option<Actor>,
}

impl Actors {
    /// Adds a piece. `at` is `None` for a piece that has left the board.
    pub fn add(&mut self, piece: Actor, at: Option<Spot>, actor: Option<Entity>, struck: Option<Entity>) {
        if let Some(spot) = at {
            self.by_spot.insert(spot, piece);
        }
        if actor == Some(piece.entity) {
            self.acting = Some(piece);
        }
        if struck == Some(piece.entity) {
            self.victim = Some(piece);
        }
    }

    /// The piece at a place.
    pub fn at(&self, place: impl Into<Spot>) -> Option<&Actor> {
        self.by_spot.get(&place.into())
    }

    /// Whether there is no piece at a place.
    pub fn is_free(&self, place: impl Into<Spot>) -> bool {
        self.at(place).is_none()
    }
}

impl Animation {
    /// Adds a track for a piece with this initial pose.
    pub fn piece_track(&mut self, entity: Entity, start: Transform) -> &mut Track {
        self.piece_tracks.push((entity, Track::new(start)));
        let last = self.piece_tracks.len() - 1;
        &mut self.piece_tracks[last].1
    }

    /// Adds a prop that is visible during the given time.
    pub fn add_prop(&mut self, kind: PropKind, seen: Range<f32>, start: Transform) -> &mut Prop {
        self.props.push(Prop { kind, visible_during: seen, track: Track::new(start), parts: Vec::new() });
        let last = self.props.len() - 1;
        &mut self.props[last]
    }

    /// Adds a track for a part of a piece.
    pub fn part_track(&mut self, entity: Entity, part: &'static str) -> &mut Track {
        self.part_tracks.push((entity, PartTrack::new(part)));
        let last = self.part_tracks.len() - 1;
        &mut self.part_tracks[last].1.track
    }

    /// Adds a burst of particles.
    pub fn add_burst(&mut self, at: f32, burst: Burst) {
        self.bursts.push(BurstCue { time: at, burst });
    }

    /// Adds a sound at a fixed place.
    pub fn add_sound(&mut self, at: f32, sound: Sound, place: Vec3) {
        self.sounds.push(SoundCue { time: at, end_time: None, sound, source: SoundSource::Position(place) });
    }

    /// Adds a sound that follows an entity.
    pub fn add_sound_of(&mut self, at: f32, sound: Sound, body: Entity) {
        self.sounds.push(SoundCue { time: at, end_time: None, sound, source: SoundSource::Entity(body) });
    }

    /// Adds a loop that follows an entity for a time.
    pub fn add_loop_of(&mut self, span: Range<f32>, sound: Sound, body: Entity) {
        self.sounds.push(SoundCue {
            time: span.start,
            end_time: Some(span.end),
            sound,
            source: SoundSource::Entity(body),
        });
    }

    /// Adds an impact that shakes the camera; `strength` is 1 for the collapse of a town.
    pub fn add_shake(&mut self, at: f32, strength: f32) {
        self.shakes.push(Shake { time: at, strength });
    }

    /// The displacement of the camera at a time, sideways and upward; at most 1 for each impact of strength 1.
    pub fn shake_offset(&self, time: f32) -> Vec2 {
        let strength: f32 = self.shakes.iter().map(|shake| shake.strength_at(time)).sum();
        let swing = (SHAKE_FREQUENCIES * (time * TAU)).map(f32::sin);
        swing * strength
    }

    /// Lets the camera look closer at a place for a moment.
    pub fn add_push_in(&mut self, at: f32, place: Vec3) {
        self.push_in = Some((at, place));
    }

    /// The place at which the camera looks closer at a time.
    pub fn push_in_at(&self, time: f32) -> Option<Vec3> {
        let (at, place) = self.push_in?;
        (at..at + timing::PUSH_IN_TIME).contains(&time).then_some(place)
    }

    /// Adds a flash of light that starts at full brightness and decays.
    pub fn add_flash(&mut self, at: f32, place: Vec3, brightness: f32, length: f32) {
        let start = Transform::from_translation(place).with_scale(Vec3::splat(brightness));
        let flash = self.add_prop(PropKind::Flash, at..at + length, start);
        flash.track.scale_to(at..at + length, Vec3::splat(brightness * 0.02), EaseFunction::QuadraticOut);
    }

    /// Adds a light that moves from one place to another, such as the light of a tracer.
    pub fn add_moving_light(&mut self, span: Range<f32>, from: Vec3, to: Vec3, brightness: f32) {
        let start = Transform::from_translation(from).with_scale(Vec3::splat(brightness));
        self.add_prop(PropKind::Flash, span.clone(), start).track.move_to(span, to, EaseFunction::Linear);
    }

    /// Plays the animation faster if it takes longer than `max_duration`. To be called once it is [finished](Self::finish).
    pub fn fit_within(mut self, max_duration: f32) -> Animation {
        let factor = max_duration / self.duration.max(max_duration);
        if factor == 1.0 {
            return self;
        }
        let pieces = self.piece_tracks.iter_mut().map(|(_, track)| track);
        let parts = self.part_tracks.iter_mut().map(|(_, part)| &mut part.track);
        pieces.chain(parts).for_each(|track| track.scale_time(factor));
        for prop in &mut self.props {
            scale_span(&mut prop.visible_during, factor);
            prop.track.scale_time(factor);
            prop.parts.iter_mut().for_each(|part| part.track.scale_time(factor));
        }
        self.bursts.iter_mut().for_each(|cue| cue.time *= factor);
        for cue in &mut self.sounds {
            cue.time *= factor;
            cue.end_time = cue.end_time.map(|time| time * factor);
        }
        self.shakes.iter_mut().for_each(|shake| shake.time *= factor);
        self.preview_end = self.preview_end.map(|time| time * factor);
        self.push_in = self.push_in.map(|(time, place)| (time * factor, place));
        self.duration *= factor;
        self
    }

    /// Sorts bursts and sounds by time and computes the length. To be called once, when the animation is complete.
    pub fn finish(mut self) -> Animation {
        self.bursts.sort_by(|one, other| one.time.total_cmp(&other.time));
        self.sounds.sort_by(|one, other| one.time.total_cmp(&other.time));
        let pieces = self.piece_tracks.iter().map(|(_, track)| track.end_time());
        let parts = self.part_tracks.iter().map(|(_, part)| part.track.end_time());
        let props = self.props.iter().map(|prop| prop.visible_during.end);
        let cues = self.bursts.iter().map(|cue| cue.time);
        self.duration = pieces.chain(parts).chain(props).chain(cues).fold(0.0, f32::max);
        self
    }

    /// The time at which everything has ended.
    pub fn duration(&self) -> f32 {
        self.duration
    }
}
