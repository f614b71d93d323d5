//! Tracks: the pose of a body as a pure function of time.
//!
//! A track has a channel for each property (translation, rotation, scale, …). A channel has an initial value and tweens, which are timed
//! changes. Each tween starts from the value before it, and the value is constant between tweens. A track is therefore always continuous,
//! and can be sampled at any time in any order.

use std::ops::Range;

use bevy::prelude::*;

use crate::common::animation::timing;
use crate::common::pieces::GearTravel;

/// A value that is constant between tweens.
#[derive(Clone, Debug)]
pub struct Channel<T> {
    initial: T,
    /// Sorted by time, without overlaps.
    tweens: Vec<Tween<T>>,
}

/// A timed change of a value, by an easing function.
#[derive(Clone, Debug)]
struct Tween<T> {
    span: Range<f32>,
    to: T,
    ease: EaseFunction,
}

impl<T: StableInterpolate + Copy> Channel<T> {
    fn new(start: T) -> Self {
        Channel { initial: start, tweens: Vec::new() }
    }

    fn add_tween(&mut self, span: Range<f32>, to: T, ease: EaseFunction) {
        debug_assert!(span.start > self.end_time() - 1e-4 && span.end > span.start, "changes do not overlap");
        self.tweens.push(Tween { span, to, ease });
    }

    /// Multiplies all times by a factor.
    fn scale_time(&mut self, factor: f32) {
        for tween in &mut self.tweens {
            scale_span(&mut tween.span, factor);
        }
    }

    /// The time at which the last change is complete.
    fn end_time(&self) -> f32 {
        self.tweens.last().map_or(0.0, |change| change.span.end)
    }

    fn sample(&self, time: f32) -> T {
        let mut value = self.initial;
        for change in &self.tweens {
            if time < change.span.end {
                let part = fraction_of(&change.span, time);
                let eased = change.ease.sample_clamped(part);
                return if part > 0.0 { value.interpolate_stable(&change.to, eased) } else { value };
            }
            value = change.to;
        }
        value
    }
}

/// Multiplies both ends of a span by a factor.
pub(super) fn scale_span(span: &mut Range<f32>, factor: f32) {
    *span = span.start * factor..span.end * factor;
}

/// The fraction of a span that has passed, from 0 to 1.
fn fraction_of(span: &Range<f32>, time: f32) -> f32 {
    ((time - span.start) / (span.end - span.start)).clamp(0.0, 1.0)
}

/// A jump, or several in a row, each along a parabola.
#[derive(Clone, Debug)]
struct Hop {
    span: Range<f32>,
    height: f32,
    count: f32,
}

impl Hop {
    fn height_at(&self, time: f32) -> f32 {
        let part = fraction_of(&self.span, time);
        if part >= 1.0 {
            return 0.0;
        }
        let arc = (part * self.count).fract();
        4.0 * self.height * arc * (1.0 - arc)
    }
}

/// A rotation about a horizontal axis that need not pass through the body's origin, as when the body leans or falls over.
#[derive(Clone, Debug)]
struct Tilt {
    axis: Vec3,
    /// A point of the axis, relative to the body's origin.
    pivot: Vec3,
    angle: Channel<f32>,
}

/// The motion of one body.
#[derive(Clone, Debug)]
pub struct Track {
    translation: Channel<Vec3>,
    /// An offset that is added to the place, so that a sidestep can be combined with a march.
    offset: Channel<Vec3>,
    hops: Vec<Hop>,
    /// The height above the place.
    height: Channel<f32>,
    rotation: Channel<Quat>,
    /// Rotation about the body's own x axis. A positive angle raises the front, as when a vehicle accelerates.
    pitch: Channel<f32>,
    /// Rotation about the same axis together with all parts, as on a slope.
    incline: Channel<f32>,
    tilt: Option<Tilt>,
    scale: Channel<Vec3>,
    /// The distance that a caterpillar band or wheel has rolled.
    travel: Channel<f32>,
}

impl Track {
    /// A body at rest in this pose.
    pub fn new(start: Transform) -> Self {
        Track {
            translation: Channel::new(start.translation),
            offset: Channel::new(Vec3::ZERO),
            hops: Vec::new(),
            height: Channel::new(0.0),
            rotation: Channel::new(start.rotation),
            pitch: Channel::new(0.0),
            incline: Channel::new(0.0),
            tilt: None,
            scale: Channel::new(start.scale),
            travel: Channel::new(0.0),
        }
    }

    /// The pose at a time.
    pub fn pose_at(&self, time: f32) -> Transform {
        let mut translation = self.translation.sample(time) + self.offset.sample(time);
        translation.y += self.height.sample(time) + self.hops.iter().map(|hop| hop.height_at(time)).sum::<f32>();
        let mut rotation =
            self.rotation.sample(time) * Quat::from_rotation_x(self.pitch.sample(time) + self.incline.sample(time));
        if let Some(tip) = &self.tilt {
            let lean = Quat::from_axis_angle(tip.axis, tip.angle.sample(time));
            translation += tip.pivot - lean * tip.pivot;
            rotation = lean * rotation;
        }
        Transform { translation, rotation, scale: self.scale.sample(time) }
    }

    /// The distance that bands and wheels have rolled at a time. After the last change it is 0 again.
    pub fn gear_travel(&self, time: f32) -> GearTravel {
        let end = self.travel.end_time();
        if time < end {
            GearTravel { current: self.travel.sample(time), total: self.travel.sample(end) }
        } else {
            GearTravel::default()
        }
    }

    /// The time at which the body has come to rest.
    pub fn end_time(&self) -> f32 {
        let hops = self.hops.iter().map(|hop| hop.span.end).fold(0.0, f32::max);
        let tip = self.tilt.as_ref().map_or(0.0, |tip| tip.angle.end_time());
        let channels = [
            self.translation.end_time(),
            self.offset.end_time(),
            self.height.end_time(),
            self.rotation.end_time(),
            self.pitch.end_time(),
            self.incline.end_time(),
            self.scale.end_time(),
        ];
        channels.into_iter().chain([hops, tip, self.travel.end_time()]).fold(0.0, f32::max)
    }

    /// Multiplies all times by a factor: the same motion, faster or slower.
    pub(super) fn scale_time(&mut self, factor: f32) {
        for channel in [&mut self.translation, &mut self.offset, &mut self.scale] {
            channel.scale_time(factor);
        }
        for channel in [&mut self.height, &mut self.pitch, &mut self.incline, &mut self.travel] {
            channel.scale_time(factor);
        }
        self.rotation.scale_time(factor);
        if let Some(tilt) = &mut self.tilt {
            tilt.angle.scale_time(factor);
        }
        for hop in &mut self.hops {
            scale_span(&mut hop.span, factor);
        }
    }

    /// Moves to a place.
    pub fn move_to(&mut self, span: Range<f32>, to: Vec3, ease: EaseFunction) -> &mut Self {
        self.translation.add_tween(span, to, ease);
        self
    }

    /// Changes the offset that is added to the place.
    pub fn offset_to(&mut self, span: Range<f32>, offset: Vec3, ease: EaseFunction) -> &mut Self {
        self.offset.add_tween(span, offset, ease);
        self
    }

    /// Sets the initial height above the place.
    pub fn with_height(mut self, height: f32) -> Self {
        self.height = Channel::new(height);
        self
    }

    /// Changes the height above the place.
    pub fn height_to(&mut self, span: Range<f32>, height: f32, ease: EaseFunction) -> &mut Self {
        self.height.add_tween(span, height, ease);
        self
    }

    /// Jumps `count` times during the span.
    pub fn hop(&mut self, span: Range<f32>, height: f32, count: u8) -> &mut Self {
        self.hops.push(Hop { span, height, count: f32::from(count) });
        self
    }

    /// Turns to a rotation.
    pub fn rotate_to(&mut self, span: Range<f32>, to: Quat, ease: EaseFunction) -> &mut Self {
        self.rotation.add_tween(span, to, ease);
        self
    }

    /// Raises the front of the body to an angle, in radians.
    pub fn pitch_to(&mut self, span: Range<f32>, angle: f32, ease: EaseFunction) -> &mut Self {
        self.pitch.add_tween(span, angle, ease);
        self
    }

    /// Raises the front of the body and of all its parts to an angle, in radians, because the ground below rises.
    pub fn incline_to(&mut self, span: Range<f32>, angle: f32, ease: EaseFunction) -> &mut Self {
        self.incline.add_tween(span, angle, ease);
        self
    }

    /// Rolls bands and wheels on by a distance; backwards if it is negative.
    pub fn travel_by(&mut self, span: Range<f32>, distance: f32, ease: EaseFunction) -> &mut Self {
        let total = self.travel.sample(span.start) + distance;
        self.travel.add_tween(span, total, ease);
        self
    }

    /// Cancels the pitch of the body to which this part belongs, so that the part stays level.
    pub fn cancel_pitch(&mut self, body: &Track) {
        for change in &body.pitch.tweens {
            self.pitch_to(change.span.clone(), -change.to, change.ease);
        }
    }

    /// Sets the axis for leaning: towards a horizontal unit vector, about an axis through `pivot`. Without an axis the body does not lean.
    pub fn set_tilt_axis(&mut self, direction: Vec3, pivot: Vec3) -> &mut Self {
        self.tilt = Some(Tilt { axis: Vec3::Y.cross(direction), pivot, angle: Channel::new(0.0) });
        self
    }

    /// Leans to an angle, in radians.
    pub fn tilt_to(&mut self, span: Range<f32>, angle: f32, ease: EaseFunction) -> &mut Self {
        if let Some(tip) = &mut self.tilt {
            tip.angle.add_tween(span, angle, ease);
        }
        self
    }

    /// Changes the scale.
    pub fn scale_to(&mut self, span: Range<f32>, to: Vec3, ease: EaseFunction) -> &mut Self {
        self.scale.add_tween(span, to, ease);
        self
    }

    /// Compresses the body and lets it recover, as on landing.
    pub fn squash(&mut self, at: f32, strength: f32) -> &mut Self {
        let full = self.scale.sample(at);
        let compressed = full * Vec3::new(1.0 + strength * 0.5, 1.0 - strength, 1.0 + strength * 0.5);
        let lowest = at + timing::SQUASH_TIME;
        self.scale_to(at..lowest, compressed, EaseFunction::QuadraticOut);
        self.scale_to(lowest..lowest + timing::SQUASH_RECOVERY_TIME, full, EaseFunction::BackOut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channel_is_constant_between_changes() {
        let mut channel = Channel::new(1.0);
        channel.add_tween(1.0..2.0, 3.0, EaseFunction::Linear);
        channel.add_tween(4.0..5.0, 0.0, EaseFunction::Linear);
        let samples = [0.0, 1.0, 1.5, 2.0, 3.0, 4.0, 4.5, 5.0, 9.0].map(|time| channel.sample(time));
        assert_eq!(samples, [1.0, 1.0, 2.0, 3.0, 3.0, 3.0, 1.5, 0.0, 0.0]);
    }

    #[test]
    fn body_that_tips_over_its_edge_keeps_that_edge_on_the_ground() {
        let mut track = Track::new(Transform::IDENTITY);
        let edge = Vec3::X * 0.3;
        track.set_tilt_axis(Vec3::X, edge).tilt_to(0.0..1.0, 1.5, EaseFunction::Linear);
        for step in 0..=10_u8 {
            let pose = track.pose_at(f32::from(step) / 10.0);
            assert!(pose.transform_point(edge).abs_diff_eq(edge, 1e-5));
        }
        assert!(track.pose_at(1.0).transform_point(Vec3::Y).x > 0.9, "the top falls in the direction");
    }

    #[test]
    fn jumps_start_and_end_on_the_ground() {
        let mut track = Track::new(Transform::IDENTITY);
        track.hop(0.0..1.0, 0.5, 2);
        let heights = [0.0, 0.25, 0.5, 0.75, 1.0, 2.0].map(|time| track.pose_at(time).translation.y);
        assert_eq!(heights, [0.0, 0.5, 0.0, 0.5, 0.0, 0.0]);
    }
}
