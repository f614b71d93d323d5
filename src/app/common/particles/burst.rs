//! A handful of particles that begin together.

use bevy::prelude::*;

use crate::app::common::particles::Flight;
use crate::app::common::particles::ParticleRng;
use crate::app::common::particles::{Kind, Tint};

/// A handful of particles that begin together.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Burst {
    pub(in crate::app) kind: Kind,
    pub(in crate::app) tint: Tint,
    /// At the highest quality; lower ones have fewer.
    pub(in crate::app) count: u8,
    pub(in crate::app) at: Vec3,
    /// They begin this far around that place.
    pub(in crate::app) scatter: f32,
    /// The velocity they have in common.
    pub(in crate::app) toward: Vec3,
    /// How much their velocities differ from it, evenly in all directions …
    pub(in crate::app) spread: f32,
    /// … except that vertically it is this much of that.
    pub(in crate::app) upright: f32,
    /// Relative to the size that the kind has.
    pub(in crate::app) size: f32,
}

impl Burst {
    /// A burst at rest; the other numbers are set with struct update syntax.
    pub(in crate::app) const fn new(kind: Kind, count: u8, at: Vec3) -> Self {
        Burst {
            kind,
            tint: Tint::Plain,
            count,
            at,
            scatter: 0.05,
            toward: Vec3::ZERO,
            spread: 0.5,
            upright: 1.0,
            size: 1.0,
        }
    }

    /// One of its particles.
    pub(in crate::app) fn flight(&self, dice: &mut ParticleRng) -> Flight {
        let nature = self.kind.nature();
        let ([shortest, longest], [smallest, largest]) = (nature.life, nature.variety);
        let way = dice.direction();
        let reach = dice.between(0.35, 1.0);
        let velocity = self.toward + way * Vec3::new(1.0, self.upright, 1.0) * (self.spread * reach);
        Flight {
            kind: self.kind,
            origin: self.at + dice.direction() * Vec3::new(1.0, 0.6, 1.0) * (self.scatter * dice.unit()),
            velocity,
            life: dice.between(shortest, longest),
            size: self.size * dice.between(smallest, largest),
            roll: dice.between(0.0, std::f32::consts::TAU),
            spin: dice.between(-nature.spin, nature.spin),
        }
    }
}
