//! The trajectory of a ball or shell, for the animation and the preview of a shot.

use std::ops::Range;

use bevy::prelude::*;

use crate::common::animation::sequence::{Animation, PropKind};
use crate::common::pieces::PropModel;

/// A trajectory: a parabola from the muzzle to the point of impact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trajectory {
    /// The muzzle, where the trajectory begins.
    pub muzzle: Vec3,
    /// The point of impact.
    pub impact: Vec3,
    /// The height of the arc above the straight line, at its middle.
    pub arc_height: f32,
}

impl Trajectory {
    /// The position at a fraction of the trajectory, from 0 at the muzzle to 1 at the impact.
    pub fn position_at(&self, fraction: f32) -> Vec3 {
        self.muzzle.lerp(self.impact, fraction) + Vec3::Y * (4.0 * self.arc_height * fraction * (1.0 - fraction))
    }

    /// The horizontal direction of fire.
    pub fn direction(&self) -> Vec3 {
        (self.impact - self.muzzle).with_y(0.0).normalize_or(Vec3::NEG_Z)
    }

    /// The horizontal length.
    pub fn length(&self) -> f32 {
        (self.impact - self.muzzle).with_y(0.0).length()
    }

    /// Adds a projectile that flies along the trajectory in this time.
    pub fn add_projectile(&self, animation: &mut Animation, model: &'static PropModel, flight: Range<f32>) {
        let start = Transform::from_translation(self.muzzle);
        let projectile = animation.add_prop(PropKind::Neutral(model), flight.clone(), start);
        projectile.track.move_to(flight.clone(), self.impact, EaseFunction::Linear).hop(flight, self.arc_height, 1);
    }
}

/// The rotation of a body that faces a horizontal direction.
pub fn look_rotation(direction: Vec3) -> Quat {
    Quat::from_rotation_y((-direction.x).atan2(-direction.z))
}
