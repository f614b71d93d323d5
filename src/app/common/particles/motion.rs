//! Where a particle is at a given age: closed formulas, so that the picture does not depend on the frame rate.

use bevy::prelude::*;

use crate::app::common::particles::{Body, Kind, Nature};

/// A particle's whole life, decided at its birth.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Flight {
    pub(in crate::app) kind: Kind,
    pub(in crate::app) origin: Vec3,
    pub(in crate::app) velocity: Vec3,
    pub(in crate::app) life: f32,
    /// Relative to the size that its kind has.
    pub(in crate::app) size: f32,
    /// For a sprite, its roll at birth; for a solid, which way it tumbles.
    pub(in crate::app) roll: f32,
    /// Radians a second.
    pub(in crate::app) spin: f32,
}

/// After so many bounces a particle lies still.
const MOST_BOUNCES: usize = 5;
/// What is left of the speed along the board after a bounce.
const BOUNCE_FRICTION: f32 = 0.6;

/// How high the middle of a cloud is above the board at least, for each unit of its width.
const CLOUD_CLEARANCE: f32 = 0.36;

impl Flight {
    fn place(&self, age: f32) -> Vec3 {
        let nature = self.kind.nature();
        match nature.bounce {
            Some(kept) => self.bouncing(age, kept, &nature),
            None => self.gliding(age, &nature),
        }
    }

    /// Its speed and direction at an age.
    fn velocity(&self, age: f32) -> Vec3 {
        const INSTANT: f32 = 1e-3;
        (self.place(age + INSTANT) - self.place(age)) / INSTANT
    }

    /// How it is drawn for a camera that is turned like this.
    pub(in crate::app) fn pose(&self, age: f32, camera: Quat) -> Transform {
        let nature = self.kind.nature();
        let width = self.width(age).max(1e-4);
        let (rotation, length) = if nature.body == Body::Solid {
            (Quat::from_axis_angle(self.axis(), self.angle(age)), 1.0)
        } else if nature.streak > 0.0 {
            // Drawn out along the way, as the camera sees it.
            let way = (camera.inverse() * self.velocity(age)).truncate();
            (camera * Quat::from_rotation_z(way.y.atan2(way.x)), 1.0 + nature.streak * way.length())
        } else {
            (camera * Quat::from_rotation_z(self.angle(age)), 1.0)
        };
        let mut translation = self.place(age);
        if matches!(nature.body, Body::Sprite { glows: false }) {
            // A cloud that reached into the board would show a straight edge there.
            translation.y = translation.y.max(width * CLOUD_CLEARANCE);
        }
        Transform { translation, rotation, scale: Vec3::new(width * length, width, width) }
    }

    /// Through air: the speed decays towards the one at which pull and drag are equal.
    fn gliding(&self, age: f32, nature: &Nature) -> Vec3 {
        let steady = Vec3::Y * nature.pull / nature.drag;
        let decayed = (1.0 - (-nature.drag * age).exp()) / nature.drag;
        self.origin + steady * age + (self.velocity - steady) * decayed
    }

    /// A throw that is thrown again, weaker, whenever it meets the board.
    fn bouncing(&self, age: f32, kept: f32, nature: &Nature) -> Vec3 {
        let ground = self.size * nature.size[1] * 0.35;
        let gravity = -nature.pull;
        let mut place = self.origin.with_y(self.origin.y.max(ground));
        let mut velocity = self.velocity;
        let mut left = age;
        for _ in 0..MOST_BOUNCES {
            let fall = velocity.y.mul_add(velocity.y, 2.0 * gravity * (place.y - ground)).max(0.0).sqrt();
            let landing = (velocity.y + fall) / gravity;
            if left <= landing {
                let drop = Vec3::Y * (0.5 * gravity * left * left);
                return place + velocity * left - drop;
            }
            place = (place + velocity * landing).with_y(ground);
            velocity = Vec3::new(velocity.x * BOUNCE_FRICTION, fall * kept, velocity.z * BOUNCE_FRICTION);
            left -= landing;
        }
        place
    }

    /// Its width at an age.
    fn width(&self, age: f32) -> f32 {
        let nature = self.kind.nature();
        let part = (age / self.life).clamp(0.0, 1.0);
        // Puffs grow fast at first, as their speed is highest then.
        let grown = 1.0 - (1.0 - part) * (1.0 - part);
        let [small, large] = nature.size;
        let width = self.size * (small + (large - small) * grown);
        // Solids cannot fade, so they shrink away.
        if nature.body == Body::Solid { width * self.strength(age) } else { width }
    }

    /// How much there is of it, from 0 (gone) to 1.
    pub(in crate::app) fn strength(&self, age: f32) -> f32 {
        let nature = self.kind.nature();
        let part = (age / self.life).clamp(0.0, 1.0);
        let coming = if nature.fade_in > 0.0 { (part / nature.fade_in).min(1.0) } else { 1.0 };
        let going = if part > nature.fade_out { (1.0 - part) / (1.0 - nature.fade_out) } else { 1.0 };
        coming * going * going.sqrt()
    }

    /// How far it has turned; spinning slows down.
    fn angle(&self, age: f32) -> f32 {
        const SLOWING: f32 = 1.8;
        self.roll + self.spin * (1.0 - (-SLOWING * age).exp()) / SLOWING
    }

    /// The axis about which a solid tumbles.
    fn axis(&self) -> Vec3 {
        Vec3::new(self.roll.cos(), 0.4, self.roll.sin()).normalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flight(kind: Kind) -> Flight {
        Flight {
            kind,
            origin: Vec3::new(0.5, 0.3, -0.5),
            velocity: Vec3::new(1.0, 4.0, -2.0),
            life: 1.5,
            size: 1.0,
            roll: 0.7,
            spin: 5.0,
        }
    }

    #[test]
    fn every_kind_moves_smoothly_above_the_board_and_fades_out() {
        for kind in Kind::ALL {
            let flight = flight(kind);
            let mut last = flight.place(0.0);
            for step in 0_u8..=150 {
                let age = f32::from(step) * 0.01;
                let place = flight.place(age);
                assert!(place.is_finite() && flight.pose(age, Quat::IDENTITY).is_finite(), "{kind:?} at {age}");
                assert!(place.distance(last) < 0.12, "{kind:?} jumps from {last} to {place}");
                assert!(place.y >= 0.0, "{kind:?} is under the board at {age}");
                last = place;
            }
            assert!(flight.strength(flight.life) < 1e-3, "{kind:?} is still seen when its life ends");
        }
    }

    #[test]
    fn splinters_come_to_rest() {
        let flight = flight(Kind::Chunk);
        assert_eq!(flight.place(20.0), flight.place(21.0));
    }
}
