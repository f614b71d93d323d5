//! Motion of particles in closed form, so that it does not depend on the frame rate.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use crate::common::particles::{ParticleBody, ParticleKind, ParticleParams, SpriteRoll};

/// Velocity of the wind over the board, in squares a second. It blows away from the key light, as shadows fall.
pub const WIND: Vec3 = Vec3::new(0.30, 0.0, -0.11);

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

/// The largest angle by which a sprite that is lit from one side differs from the direction of the light, in radians, and the factor of its
/// spin.
const LIT_ROLL: f32 = 0.45;
const LIT_SPIN: f32 = 0.4;

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

    /// The transform with which it is drawn, for this rotation of the camera and this direction to the key light.
    pub fn pose_at(&self, age: f32, camera: Quat, light: Vec3) -> Transform {
        let nature = self.kind.params();
        let width = self.width(age).max(1e-4);
        let (rotation, length) = if nature.body == ParticleBody::Solid {
            (Quat::from_axis_angle(self.spin_axis(), self.angle(age)), 1.0)
        } else if nature.elongation > 0.0 {
            // Elongated along the velocity as projected to the screen.
            let velocity = (camera.inverse() * self.velocity(age)).truncate();
            (camera * Quat::from_rotation_z(velocity.y.atan2(velocity.x)), 1.0 + nature.elongation * velocity.length())
        } else {
            (camera * Quat::from_rotation_z(self.sprite_roll(age, camera, light)), 1.0)
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
        let terminal_velocity = Vec3::Y * nature.vertical_acceleration / nature.drag + WIND * nature.wind;
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
        let t = self.share_of_life(age);
        // Growth is fastest at first, when the speed is highest.
        let grown = 1.0 - (1.0 - t) * (1.0 - t);
        let [small, large] = nature.size;
        let width = self.size * (small + (large - small) * grown);
        // Solids cannot fade, so they shrink.
        if nature.body == ParticleBody::Solid { width * self.visibility(age) } else { width }
    }

    /// The share of its life that has passed at an age, from 0 to 1.
    pub fn share_of_life(&self, age: f32) -> f32 {
        (age / self.lifetime).clamp(0.0, 1.0)
    }

    /// The factor by which it is faded in or out, from 0 (invisible) to 1.
    pub fn visibility(&self, age: f32) -> f32 {
        visibility_at(&self.kind.params(), self.share_of_life(age))
    }

    /// The roll of a sprite about the axis of view.
    fn sprite_roll(&self, age: f32, camera: Quat, light: Vec3) -> f32 {
        match self.kind.params().roll {
            SpriteRoll::Free => self.angle(age),
            SpriteRoll::Upright => 0.0,
            SpriteRoll::TowardLight => {
                let on_screen = (camera.inverse() * light).truncate();
                let turned = (self.roll / PI - 1.0) * LIT_ROLL + (self.angle(age) - self.roll) * LIT_SPIN;
                on_screen.to_angle() - FRAC_PI_2 + turned
            }
        }
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

/// The factor by which particles with these parameters are faded in or out at a share of their life, from 0 (invisible) to 1.
pub fn visibility_at(params: &ParticleParams, share: f32) -> f32 {
    let fade_in = if params.fade_in > 0.0 { (share / params.fade_in).min(1.0) } else { 1.0 };
    let fade_out = if share > params.fade_out { (1.0 - share) / (1.0 - params.fade_out) } else { 1.0 };
    fade_in * fade_out * fade_out.sqrt()
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
                assert!(
                    place.is_finite() && flight.pose_at(age, Quat::IDENTITY, Vec3::Y).is_finite(),
                    "{kind:?} at {age}"
                );
                assert!(place.distance(last) < 0.12, "{kind:?} jumps from {last} to {place}");
                assert!(place.y >= 0.0, "{kind:?} is under the board at {age}");
                last = place;
            }
            assert!(flight.visibility(flight.lifetime) < 1e-3, "{kind:?} is still visible when its life ends");
        }
    }

    #[test]
    fn smoke_drifts_with_the_wind_and_shows_its_lit_side_to_the_light() {
        for kind in [ParticleKind::Smoke, ParticleKind::BlackSmoke] {
            let flight = ParticleMotion { velocity: Vec3::ZERO, ..flight(kind) };
            let drift = (flight.position(1.0) - flight.origin).xz();
            assert!(drift.dot(WIND.xz()) > 0.0, "{kind:?} drifts by {drift}");
            for yaw in [0.0_f32, 1.0, PI] {
                let camera = Quat::from_rotation_y(yaw) * Quat::from_rotation_x(-0.8);
                let light = Vec3::new(-0.70, 0.58, 0.42);
                let top = flight.pose_at(0.5, camera, light).rotation * Vec3::Y;
                let on_screen = (camera.inverse() * light).truncate().extend(0.0).normalize();
                assert!(top.dot(camera * on_screen) > 0.7, "{kind:?} is lit from elsewhere for a camera at {yaw}");
            }
        }
    }

    #[test]
    fn splinter_stays_above_the_ground_and_lies_for_seconds() {
        let flight = ParticleMotion { lifetime: 4.0, ..flight(ParticleKind::Chunk) };
        let mut poses = (0_u8..=80).map(|step| flight.pose_at(f32::from(step) * 0.05, Quat::IDENTITY, Vec3::Y));
        assert!(poses.clone().all(|pose| pose.translation.y > 0.0), "it is under the board");
        assert!(poses.next_back().is_some_and(|pose| pose.scale.x < 0.02), "it is gone in the end");
        assert_eq!(flight.pose_at(2.0, Quat::IDENTITY, Vec3::Y).translation, flight.position(3.0), "it lies still");
    }

    #[test]
    fn splinter_comes_to_rest() {
        let flight = flight(ParticleKind::Chunk);
        assert_eq!(flight.position(20.0), flight.position(21.0));
    }
}
