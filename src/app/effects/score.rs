//! What is played for one action: who moves how, what appears and goes, what bursts when. Pure data.

use std::ops::Range;

use bevy::prelude::*;

use super::particles::Burst;
use super::track::Track;

/// Everything that happens while one action is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Score {
    /// The pieces that move. Whoever is not named stays where it is.
    pub(super) pieces: Vec<(Entity, Track)>,
    /// Things that are there only while the score is played.
    pub(super) props: Vec<Prop>,
    /// Bursts of particles, in order of time once the score is [finished](Self::finish).
    pub(super) cues: Vec<Cue>,
    length: f32,
}

/// A thing that is there only while the score is played.
#[derive(Clone, Debug)]
pub(super) struct Prop {
    pub(super) kind: PropKind,
    /// When it can be seen.
    pub(super) seen: Range<f32>,
    pub(super) track: Track,
}

/// The kinds of things that come and go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum PropKind {
    /// The wheeled part of the field gun.
    Carriage,
    /// Its barrel, which turns about the trunnions.
    Barrel,
    /// The ball in flight.
    Ball,
    /// The light of powder going off: as bright as its size on the x axis says, 1 being a muzzle flash.
    Flash,
}

/// A burst of particles at a time.
#[derive(Clone, Debug)]
pub(super) struct Cue {
    pub(super) at: f32,
    pub(super) burst: Burst,
}

impl Score {
    /// A new track for a piece that stands in `start`.
    pub(super) fn piece(&mut self, entity: Entity, start: Transform) -> &mut Track {
        self.pieces.push((entity, Track::new(start)));
        let last = self.pieces.len() - 1;
        &mut self.pieces[last].1
    }

    /// A new prop, seen during the given time.
    pub(super) fn prop(&mut self, kind: PropKind, seen: Range<f32>, start: Transform) -> &mut Track {
        self.props.push(Prop { kind, seen, track: Track::new(start) });
        let last = self.props.len() - 1;
        &mut self.props[last].track
    }

    pub(super) fn burst(&mut self, at: f32, burst: Burst) {
        self.cues.push(Cue { at, burst });
    }

    /// Light that flares up at once and dies away.
    pub(super) fn flash(&mut self, at: f32, place: Vec3, brightness: f32, length: f32) {
        let start = Transform::from_translation(place).with_scale(Vec3::splat(brightness));
        self.prop(PropKind::Flash, at..at + length, start).size(
            at..at + length,
            Vec3::splat(brightness * 0.02),
            EaseFunction::QuadraticOut,
        );
    }

    /// Puts the cues in order and measures the whole. Called once, at the end of composing.
    pub(super) fn finish(mut self) -> Score {
        self.cues.sort_by(|one, other| one.at.total_cmp(&other.at));
        let pieces = self.pieces.iter().map(|(_, track)| track.end());
        let props = self.props.iter().map(|prop| prop.seen.end);
        let cues = self.cues.iter().map(|cue| cue.at);
        self.length = pieces.chain(props).chain(cues).fold(0.0, f32::max);
        self
    }

    /// When everything has happened.
    pub(super) fn length(&self) -> f32 {
        self.length
    }
}
