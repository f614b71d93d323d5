//! How one body moves: a pure function from time to pose.
//!
//! A track holds a few channels (place, turn, size, …). A channel is a value that rests between timed changes, so a track is
//! continuous however it is put together, and can be read at any time in any order.

use std::ops::Range;

use bevy::prelude::*;

use crate::app::common::animation::timing;
use crate::app::common::pieces::GearTravel;

/// A value that rests between timed changes.
#[derive(Clone, Debug)]
pub(in crate::app) struct Channel<T> {
    start: T,
    /// In order of time, and without overlap.
    changes: Vec<Change<T>>,
}

#[derive(Clone, Debug)]
struct Change<T> {
    span: Range<f32>,
    to: T,
    ease: EaseFunction,
}

/// Values between which there is a way.
pub(in crate::app) trait Mix: Copy {
    fn mix(self, other: Self, part: f32) -> Self;
}

impl Mix for f32 {
    fn mix(self, other: f32, part: f32) -> f32 {
        self + (other - self) * part
    }
}

impl Mix for Vec3 {
    fn mix(self, other: Vec3, part: f32) -> Vec3 {
        self + (other - self) * part
    }
}

impl Mix for Quat {
    fn mix(self, other: Quat, part: f32) -> Quat {
        self.slerp(other, part)
    }
}

impl<T: Mix> Channel<T> {
    fn new(start: T) -> Self {
        Channel { start, changes: Vec::new() }
    }

    fn change(&mut self, span: Range<f32>, to: T, ease: EaseFunction) {
        debug_assert!(span.start > self.end() - 1e-4 && span.end > span.start, "changes follow one another");
        self.changes.push(Change { span, to, ease });
    }

    /// When the last change is complete.
    fn end(&self) -> f32 {
        self.changes.last().map_or(0.0, |change| change.span.end)
    }

    fn sample(&self, time: f32) -> T {
        let mut value = self.start;
        for change in &self.changes {
            if time < change.span.end {
                let part = part_of(&change.span, time);
                return if part > 0.0 { value.mix(change.to, change.ease.sample_clamped(part)) } else { value };
            }
            value = change.to;
        }
        value
    }
}

/// How much of a span has passed, 0 to 1.
fn part_of(span: &Range<f32>, time: f32) -> f32 {
    ((time - span.start) / (span.end - span.start)).clamp(0.0, 1.0)
}

/// Leaving the ground: one arc, or several in a row.
#[derive(Clone, Debug)]
struct Hop {
    span: Range<f32>,
    height: f32,
    count: f32,
}

impl Hop {
    fn height_at(&self, time: f32) -> f32 {
        let part = part_of(&self.span, time);
        if part >= 1.0 {
            return 0.0;
        }
        let arc = (part * self.count).fract();
        4.0 * self.height * arc * (1.0 - arc)
    }
}

/// Leaning and falling over: a turn about an axis that need not pass through the body's foot.
#[derive(Clone, Debug)]
struct Tip {
    axis: Vec3,
    /// Where the axis passes, from the body's foot.
    pivot: Vec3,
    angle: Channel<f32>,
}

/// How one body moves.
#[derive(Clone, Debug)]
pub(in crate::app) struct Track {
    place: Channel<Vec3>,
    /// Added to the place, so that a sidestep can be laid over a march.
    sway: Channel<Vec3>,
    hops: Vec<Hop>,
    /// How high above its place it is.
    level: Channel<f32>,
    turn: Channel<Quat>,
    /// How far the body's fore end is up, about its own foot: positive as for a vehicle that sets off.
    pitch: Channel<f32>,
    tip: Option<Tip>,
    size: Channel<Vec3>,
    /// How far what goes round on a part has run.
    run: Channel<f32>,
}

impl Track {
    pub(in crate::app) fn new(start: Transform) -> Self {
        Track {
            place: Channel::new(start.translation),
            sway: Channel::new(Vec3::ZERO),
            hops: Vec::new(),
            level: Channel::new(0.0),
            turn: Channel::new(start.rotation),
            pitch: Channel::new(0.0),
            tip: None,
            size: Channel::new(start.scale),
            run: Channel::new(0.0),
        }
    }

    /// Where the body is at a time.
    pub(in crate::app) fn pose(&self, time: f32) -> Transform {
        let mut translation = self.place.sample(time) + self.sway.sample(time);
        translation.y += self.level.sample(time) + self.hops.iter().map(|hop| hop.height_at(time)).sum::<f32>();
        let mut rotation = self.turn.sample(time) * Quat::from_rotation_x(self.pitch.sample(time));
        if let Some(tip) = &self.tip {
            let lean = Quat::from_axis_angle(tip.axis, tip.angle.sample(time));
            translation += tip.pivot - lean * tip.pivot;
            rotation = lean * rotation;
        }
        Transform { translation, rotation, scale: self.size.sample(time) }
    }

    /// How far what goes round on it has run at a time. What has come to rest is at rest.
    pub(in crate::app) fn has_run(&self, time: f32) -> GearTravel {
        let end = self.run.end();
        if time < end {
            GearTravel { far: self.run.sample(time), whole: self.run.sample(end) }
        } else {
            GearTravel::default()
        }
    }

    /// When the body has come to rest.
    pub(in crate::app) fn end(&self) -> f32 {
        let hops = self.hops.iter().map(|hop| hop.span.end).fold(0.0, f32::max);
        let tip = self.tip.as_ref().map_or(0.0, |tip| tip.angle.end());
        let channels =
            [self.place.end(), self.sway.end(), self.level.end(), self.turn.end(), self.pitch.end(), self.size.end()];
        channels.into_iter().chain([hops, tip, self.run.end()]).fold(0.0, f32::max)
    }

    pub(in crate::app) fn go(&mut self, span: Range<f32>, to: Vec3, ease: EaseFunction) -> &mut Self {
        self.place.change(span, to, ease);
        self
    }

    pub(in crate::app) fn sway(&mut self, span: Range<f32>, offset: Vec3, ease: EaseFunction) -> &mut Self {
        self.sway.change(span, offset, ease);
        self
    }

    /// Begins so high above its place.
    pub(in crate::app) fn at_level(mut self, height: f32) -> Self {
        self.level = Channel::new(height);
        self
    }

    /// Climbs or goes down to a height above its place.
    pub(in crate::app) fn level(&mut self, span: Range<f32>, height: f32, ease: EaseFunction) -> &mut Self {
        self.level.change(span, height, ease);
        self
    }

    /// Leaves the ground `count` times during the span.
    pub(in crate::app) fn hop(&mut self, span: Range<f32>, height: f32, count: u8) -> &mut Self {
        self.hops.push(Hop { span, height, count: f32::from(count) });
        self
    }

    pub(in crate::app) fn turn(&mut self, span: Range<f32>, to: Quat, ease: EaseFunction) -> &mut Self {
        self.turn.change(span, to, ease);
        self
    }

    /// Raises the body's own fore end by an angle.
    pub(in crate::app) fn pitch(&mut self, span: Range<f32>, angle: f32, ease: EaseFunction) -> &mut Self {
        self.pitch.change(span, angle, ease);
        self
    }

    /// What goes round on a part goes on by so much, or back.
    pub(in crate::app) fn run(&mut self, span: Range<f32>, by: f32, ease: EaseFunction) -> &mut Self {
        let far = self.run.sample(span.start) + by;
        self.run.change(span, far, ease);
        self
    }

    /// Stays level while a body that it is a part of raises and lowers its fore end.
    pub(in crate::app) fn level_out(&mut self, body: &Track) {
        for change in &body.pitch.changes {
            self.pitch(change.span.clone(), -change.to, change.ease);
        }
    }

    /// Prepares for [`tip`](Self::tip): the body will lean towards the (level, unit) direction, about an axis through `pivot`.
    pub(in crate::app) fn tips_towards(&mut self, direction: Vec3, pivot: Vec3) -> &mut Self {
        self.tip = Some(Tip { axis: Vec3::Y.cross(direction), pivot, angle: Channel::new(0.0) });
        self
    }

    pub(in crate::app) fn tip(&mut self, span: Range<f32>, angle: f32, ease: EaseFunction) -> &mut Self {
        if let Some(tip) = &mut self.tip {
            tip.angle.change(span, angle, ease);
        }
        self
    }

    pub(in crate::app) fn size(&mut self, span: Range<f32>, to: Vec3, ease: EaseFunction) -> &mut Self {
        self.size.change(span, to, ease);
        self
    }

    /// Gives way under its own weight and recovers, as on landing.
    pub(in crate::app) fn squash(&mut self, at: f32, strength: f32) -> &mut Self {
        let whole = self.size.sample(at);
        let flat = whole * Vec3::new(1.0 + strength * 0.5, 1.0 - strength, 1.0 + strength * 0.5);
        let low = at + timing::SQUASH;
        self.size(at..low, flat, EaseFunction::QuadraticOut).size(
            low..low + timing::UNSQUASH,
            whole,
            EaseFunction::BackOut,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_rests_between_changes() {
        let mut channel = Channel::new(1.0);
        channel.change(1.0..2.0, 3.0, EaseFunction::Linear);
        channel.change(4.0..5.0, 0.0, EaseFunction::Linear);
        let samples = [0.0, 1.0, 1.5, 2.0, 3.0, 4.0, 4.5, 5.0, 9.0].map(|time| channel.sample(time));
        assert_eq!(samples, [1.0, 1.0, 2.0, 3.0, 3.0, 3.0, 1.5, 0.0, 0.0]);
    }

    #[test]
    fn a_body_that_tips_over_its_edge_keeps_that_edge_on_the_ground() {
        let mut track = Track::new(Transform::IDENTITY);
        let edge = Vec3::X * 0.3;
        track.tips_towards(Vec3::X, edge).tip(0.0..1.0, 1.5, EaseFunction::Linear);
        for step in 0..=10_u8 {
            let pose = track.pose(f32::from(step) / 10.0);
            assert!(pose.transform_point(edge).abs_diff_eq(edge, 1e-5));
        }
        assert!(track.pose(1.0).transform_point(Vec3::Y).x > 0.9, "the head falls towards the direction");
    }

    #[test]
    fn hops_begin_and_end_on_the_ground() {
        let mut track = Track::new(Transform::IDENTITY);
        track.hop(0.0..1.0, 0.5, 2);
        let heights = [0.0, 0.25, 0.5, 0.75, 1.0, 2.0].map(|time| track.pose(time).translation.y);
        assert_eq!(heights, [0.0, 0.5, 0.0, 0.5, 0.0, 0.0]);
    }
}
