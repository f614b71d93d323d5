//! Turrets: the parts of pieces that turn on their bodies.

use bevy::prelude::*;

/// A piece's turret: child of its [`Body`](super::Body), parent of its own meshes. At rest it looks ahead; effects may turn it and must bring it
/// back.
#[derive(Component, Clone, Copy, Debug)]
#[require(Transform, Visibility)]
pub struct TurretBody {
    /// The piece.
    pub piece: Entity,
    /// The foot of its axis, in the space of the piece's body.
    pub(super) pivot: Vec3,
}

impl TurretBody {
    /// The turret in a pose, given as what it does to a turret at rest.
    #[must_use]
    pub fn posed(&self, pose: Transform) -> Transform {
        pose.with_translation(self.pivot + pose.translation)
    }

    /// The turret at rest.
    #[must_use]
    pub fn at_rest(&self) -> Transform {
        self.posed(Transform::IDENTITY)
    }
}
