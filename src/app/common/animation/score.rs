//! What is played for one action: who moves how, what appears and goes, what bursts when. Pure data, written by the game.

use std::collections::HashMap;
use std::f32::consts::TAU;
use std::ops::Range;

use bevy::prelude::*;

use crate::app::common::animation::timing;
use crate::app::common::animation::track::Track;
use crate::app::common::board::Spot;
use crate::app::common::particles::Burst;
use crate::app::common::pieces::{PieceState, PropModel};
use crate::app::common::sound::{Sound, Whence};
use cannon_rules::Side;

/// Everything that happens while one action is shown.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// The pieces that move. Whoever is not named stays where it is.
    pub(in crate::app) pieces: Vec<(Entity, Track)>,
    /// The parts of pieces that move by themselves, such as turrets.
    pub(in crate::app) parts: Vec<(Entity, PartTrack)>,
    /// Things that are there only while the score is played.
    pub(in crate::app) props: Vec<Prop>,
    /// Bursts of particles, in order of time once the score is [finished](Self::finish).
    pub(in crate::app) cues: Vec<Cue>,
    /// What is heard, in order of time as well.
    pub(in crate::app) sounds: Vec<SoundCue>,
    /// Up to then the score is preparation only, which can be shown ahead of its action and be undone.
    pub(in crate::app) ready_at: Option<f32>,
    shakes: Vec<Shake>,
    length: f32,
}

/// A thing that is there only while the score is played.
#[derive(Clone, Debug)]
pub(in crate::app) struct Prop {
    pub(in crate::app) kind: PropKind,
    /// When it can be seen.
    pub(in crate::app) seen: Range<f32>,
    pub(in crate::app) track: Track,
    /// Its parts that move by themselves, such as wheels.
    pub(in crate::app) parts: Vec<PartTrack>,
}

impl Prop {
    /// A new track for a part of it.
    pub(in crate::app) fn part(&mut self, part: &'static str) -> &mut Track {
        self.parts.push(PartTrack::new(part));
        let last = self.parts.len() - 1;
        &mut self.parts[last].track
    }
}

/// How a part of a piece or prop moves: its track is what is done to a part at rest, so it begins with no transform at all.
#[derive(Clone, Debug)]
pub(in crate::app) struct PartTrack {
    /// Its name in the model.
    pub(in crate::app) part: &'static str,
    pub(in crate::app) track: Track,
}

impl PartTrack {
    /// A part that stays at rest so far.
    pub(in crate::app) fn new(part: &'static str) -> PartTrack {
        PartTrack { part, track: Track::new(Transform::IDENTITY) }
    }
}

/// The kinds of things that come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum PropKind {
    /// A thing of the game's that is nobody's.
    Thing(&'static PropModel),
    /// One that looks as this side has it.
    OfSide(&'static PropModel, Side),
    /// The light of powder going off: as bright as its size on the x axis says, 1 being a muzzle flash.
    Flash,
}

/// A burst of particles at a time.
#[derive(Clone, Debug)]
pub(in crate::app) struct Cue {
    pub(in crate::app) at: f32,
    pub(in crate::app) burst: Burst,
}

/// A sound at a time.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct SoundCue {
    pub(in crate::app) at: f32,
    /// When a sound that goes on by itself ends.
    pub(in crate::app) until: Option<f32>,
    pub(in crate::app) sound: Sound,
    pub(in crate::app) whence: Whence,
}

/// A blow that shakes the table.
#[derive(Clone, Copy, Debug)]
struct Shake {
    at: f32,
    /// 1 for a town that breaks down.
    strength: f32,
}

/// How often a shaken table swings in a second, sideways and up and down: no multiples of each other, so that it does not go in circles.
const SWINGS: Vec2 = Vec2::new(11.0, 13.7);

impl Shake {
    /// How hard it still is at a time.
    fn strength_at(&self, time: f32) -> f32 {
        let part = (time - self.at) / timing::SHAKE;
        if (0.0..1.0).contains(&part) { self.strength * (1.0 - part) * (1.0 - part) } else { 0.0 }
    }
}

/// One of the pieces on the stage.
#[derive(Clone, Copy, Debug)]
pub struct Actor {
    /// Its entity.
    pub entity: Entity,
    /// What it is, once the action has been played.
    pub figure: PieceState,
}

/// The pieces on the stage. They already stand where the action leads.
#[derive(Clone, Debug, Default)]
pub struct Actors {
    /// Who stands where.
    pub standing: HashMap<Spot, Actor>,
    /// Who moves, or comes onto the board.
    pub actor: Option<Actor>,
    /// Who is struck.
    pub struck: Option<Actor>,
}

impl Actors {
    /// Adds a piece; those that are gone stand nowhere.
    pub fn add(&mut self, member: Actor, at: Option<Spot>, actor: Option<Entity>, struck: Option<Entity>) {
        if let Some(spot) = at {
            self.standing.insert(spot, member);
        }
        if actor == Some(member.entity) {
            self.actor = Some(member);
        }
        if struck == Some(member.entity) {
            self.struck = Some(member);
        }
    }

    /// Who stands at a place.
    #[must_use]
    pub fn at(&self, place: impl Into<Spot>) -> Option<&Actor> {
        self.standing.get(&place.into())
    }

    /// Whether nobody stands at a place.
    #[must_use]
    pub fn is_free(&self, place: impl Into<Spot>) -> bool {
        self.at(place).is_none()
    }
}

impl Animation {
    /// A new track for a piece that stands in `start`.
    pub(in crate::app) fn piece(&mut self, entity: Entity, start: Transform) -> &mut Track {
        self.pieces.push((entity, Track::new(start)));
        let last = self.pieces.len() - 1;
        &mut self.pieces[last].1
    }

    /// A new prop, seen during the given time.
    pub(in crate::app) fn prop(&mut self, kind: PropKind, seen: Range<f32>, start: Transform) -> &mut Prop {
        self.props.push(Prop { kind, seen, track: Track::new(start), parts: Vec::new() });
        let last = self.props.len() - 1;
        &mut self.props[last]
    }

    /// A new track for a part of a piece.
    pub(in crate::app) fn part(&mut self, entity: Entity, part: &'static str) -> &mut Track {
        self.parts.push((entity, PartTrack::new(part)));
        let last = self.parts.len() - 1;
        &mut self.parts[last].1.track
    }

    pub(in crate::app) fn burst(&mut self, at: f32, burst: Burst) {
        self.cues.push(Cue { at, burst });
    }

    /// A sound from a place.
    pub(in crate::app) fn sound(&mut self, at: f32, sound: Sound, place: Vec3) {
        self.sounds.push(SoundCue { at, until: None, sound, whence: Whence::Place(place) });
    }

    /// A sound from a body, wherever it goes.
    pub(in crate::app) fn sound_of(&mut self, at: f32, sound: Sound, body: Entity) {
        self.sounds.push(SoundCue { at, until: None, sound, whence: Whence::Body(body) });
    }

    /// A sound that goes on for a time, from a body.
    pub(in crate::app) fn sound_during(&mut self, span: Range<f32>, sound: Sound, body: Entity) {
        self.sounds.push(SoundCue { at: span.start, until: Some(span.end), sound, whence: Whence::Body(body) });
    }

    /// A blow shakes the table: `strength` is 1 for a town that breaks down.
    pub(in crate::app) fn shake(&mut self, at: f32, strength: f32) {
        self.shakes.push(Shake { at, strength });
    }

    /// How far the table is shaken at a time, sideways and upward: 1 at most for each blow of strength 1.
    pub(in crate::app) fn shaking(&self, time: f32) -> Vec2 {
        let strength: f32 = self.shakes.iter().map(|shake| shake.strength_at(time)).sum();
        let swing = (SWINGS * (time * TAU)).map(f32::sin);
        swing * strength
    }

    /// Light that flares up at once and dies away.
    pub(in crate::app) fn flash(&mut self, at: f32, place: Vec3, brightness: f32, length: f32) {
        let start = Transform::from_translation(place).with_scale(Vec3::splat(brightness));
        self.prop(PropKind::Flash, at..at + length, start).track.size(
            at..at + length,
            Vec3::splat(brightness * 0.02),
            EaseFunction::QuadraticOut,
        );
    }

    /// Puts the cues in order and measures the whole. Called once, at the end of composing.
    pub(in crate::app) fn finish(mut self) -> Animation {
        self.cues.sort_by(|one, other| one.at.total_cmp(&other.at));
        self.sounds.sort_by(|one, other| one.at.total_cmp(&other.at));
        let pieces = self.pieces.iter().map(|(_, track)| track.end());
        let parts = self.parts.iter().map(|(_, part)| part.track.end());
        let props = self.props.iter().map(|prop| prop.seen.end);
        let cues = self.cues.iter().map(|cue| cue.at);
        self.length = pieces.chain(parts).chain(props).chain(cues).fold(0.0, f32::max);
        self
    }

    /// When everything has happened.
    pub(in crate::app) fn length(&self) -> f32 {
        self.length
    }
}
