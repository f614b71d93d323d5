//! Motion of particles in closed form, so that it does not depend on the frame rate.

use bevy::prelude::*;

use crate::common::particles::{ParticleBody, ParticleKind, ParticleParams};

/// The motion of a particle, which is determined when it is emitted.
#[derive(Clone, Copy, Debug)]
pub struct ParticleMotion {
    /// The kind of the particle.
    pub kind: ParticleKind,
    /// The place where it is emitted.
    pub origin: Vec3,
    /// The velocity with which it is emitted, in squares a second.
    pub velocity: Vec3,
    /// The time until it is gone, in seconds.
    pub lifetime: f32,
    /// Relative to the usual size of the kind.
    pub size: f32,
    /// The initial roll of a sprite, or the direction of the axis of a solid.
    pub roll: f32,
    /// Initial angular velocity in radians per second.
    pub spin: f32,
}

/// The number of bounces after which a particle stops.
const MAX_BOUNCES: usize = 5;
/// The fraction of the horizontal speed that remains after a bounce.
const BOUNCE_FRICTION: f32 = 0.6;

/// The minimum height of the centre of a cloud above the board, relative to its width.
const CLOUD_CLEARANCE: f32 = 0.36;

impl ParticleMotion {
    /// The position at an age.
    fn position(&self, age: f32) -> Vec3 {
        let nature = self.kind.params();
        match nature.bounce {
            Some(kept) => self.position_with_bounces(age, kept, &nature),
            None => self.position_with_drag(age, &nature),
        }
    }

    /// The velocity at an age.
    fn velocity(&self, age: f32) -> Vec3 {
        const INSTANT: f32 = 1e-3;
        (self.position(age + INSTANT) - self.position(age)) / INSTANT
    }

    /// The transform with which it is drawn, for this rotation of the camera.
    pub fn pose_at(&self, age: f32, camera: Quat) -> Transform {
        let nature = self.kind.params();
        let width = self.width(age).max(1e-4);
        let (rotation, length) = if nature.body == ParticleBody::Solid {
            (Quat::from_axis_angle(self.spin_axis(), self.angle(age)), 1.0)
        } else if nature.elongation > 0.0 {
            // Elongated along the velocity as projected to the screen.
            let velocity = (camera.inverse() * self.velocity(age)).truncate();
            (camera * Quat::from_rotation_z(velocity.y.atan2(velocity.x)), 1.0 + nature.elongation * velocity.length())
        } else {
            (camera * Quat::from_rotation_z(self.angle(age)), 1.0)
        };
        let mut translation = self.position(age);
        if matches!(nature.body, ParticleBody::Sprite { is_additive: false }) {
            // If a cloud intersected the board, the intersection would be visible as a straight line.
            translation.y = translation.y.max(width * CLOUD_CLEARANCE);
        }
        Transform { translation, rotation, scale: Vec3::new(width * length, width, width) }
    }

    /// The position of a particle with drag: its velocity decays towards the terminal velocity, at which acceleration and drag cancel.
    fn position_with_drag(&self, age: f32, nature: &ParticleParams) -> Vec3 {
        let terminal_velocity = Vec3::Y * nature.vertical_acceleration / nature.drag;
        let decayed = (1.0 - (-nature.drag * age).exp()) / nature.drag;
        self.origin + terminal_velocity * age + (self.velocity - terminal_velocity) * decayed
    }

    /// The position of a particle without drag, which bounces off the board.
    fn position_with_bounces(&self, age: f32, kept: f32, nature: &ParticleParams) -> Vec3 {
        let ground = self.size * nature.size[1] * 0.35;
        let gravity = -nature.vertical_acceleration;
        let mut place = self.origin.with_y(self.origin.y.max(ground));
        let mut velocity = self.velocity;
        let mut remaining = age;
        for _ in 0..MAX_BOUNCES {
            let landing_speed = velocity.y.mul_add(velocity.y, 2.0 * gravity * (place.y - ground)).max(0.0).sqrt();
            let landing_time = (velocity.y + landing_speed) / gravity;
            if remaining <= landing_time {
                let drop = Vec3::Y * (0.5 * gravity * remaining * remaining);
                return place + velocity * remaining - drop;
            }
            place = (place + velocity * landing_time).with_y(ground);
            velocity = Vec3::new(velocity.x * BOUNCE_FRICTION, landing_speed * kept, velocity.z * BOUNCE_FRICTION);
            remaining -= landing_time;
        }
        place
    }

    /// The width at an age.
    fn width(&self, age: f32) -> f32 {
        let nature = self.kind.params();
        let t = (age / self.lifetime).clamp(0.0, 1.0);
        // Growth is fastest at first, when the speed is highest.
        let grown = 1.0 - (1.0 - t) * (1.0 - t);
        let [small, large] = nature.size;
        let width = self.size * (small + (large - small) * grown);
        // Solids cannot fade, so they shrink.
        if nature.body == ParticleBody::Solid { width * self.visibility(age) } else { width }
    }

    /// The factor by which it is faded in or out, from 0 (invisible) to 1.
    pub fn visibility(&self, age: f32) -> f32 {
        let nature = self.kind.params();
        let t = (age / self.lifetime).clamp(0.0, 1.0);
        let fade_in = if nature.fade_in > 0.0 { (t / nature.fade_in).min(1.0) } else { 1.0 };
        let fade_out = if t > nature.fade_out { (1.0 - t) / (1.0 - nature.fade_out) } else { 1.0 };
        fade_in * fade_out * fade_out.sqrt()
    }

    /// The angle of rotation at an age; the spin decays.
    fn angle(&self, age: f32) -> f32 {
        const SPIN_DECAY: f32 = 1.8;
        self.roll + self.spin * (1.0 - (-SPIN_DECAY * age).exp()) / SPIN_DECAY
    }

    /// The axis about which a solid rotates.
    fn spin_axis(&self) -> Vec3 {
        Vec3::new(self.roll.cos(), 0.4, self.roll.sin()).normalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight(kind: ParticleKind) -> ParticleMotion {
        ParticleMotion {
            kind,
            origin: Vec3::new(0.5, 0.3, -0.5),
            velocity: Vec3::new(1.0, 4.0, -2.0),
            lifetime: 1.5,
            size: 1.0,
            roll: 0.7,
            spin: 5.0,
        }
    }

    #[test]
    fn every_kind_moves_continuously_above_the_board_and_fades_out() {
        for kind in ParticleKind::ALL {
            let flight = flight(kind);
            let mut last = flight.position(0.0);
            for step in 0_u8..=150 {
                let age = f32::from(step) * 0.01;
                let place = flight.position(age);
                assert!(place.is_finite() && flight.pose_at(age, Quat::IDENTITY).is_finite(), "{kind:?} at {age}");
                assert!(place.distance(last) < 0.12, "{kind:?} jumps from {last} to {place}");
                assert!(place.y >= 0.0, "{kind:?} is under the board at {age}");
                last = place;
            }
            assert!(flight.visibility(flight.lifetime) < 1e-3, "{kind:?} is still visible when its life ends");
        }
    }

    #[test]
    fn splinter_comes_to_rest() {
        let flight = flight(ParticleKind::Chunk);
        assert_eq!(flight.position(20.0), flight.position(21.0));
    }
}
