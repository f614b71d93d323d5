//! Parts: what of a piece or prop moves by itself, such as a turret, a barrel or a wheel.

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::common::pieces::GearTravel;

/// A part of a piece or prop: child of its body or of another part, parent of its own meshes. At rest it is where its model has it;
/// effects may move it and must bring it back.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility, GearTravel)]
pub struct Part {
    /// The piece or prop that it is a part of.
    pub owner: Entity,
    /// Its name in the model, such as `turret`.
    pub name: Arc<str>,
    /// Where it is at rest, in the space of what it hangs on.
    pub(super) pivot: Vec3,
}

impl Part {
    /// The part in a pose, given as what it does to a part at rest.
    #[must_use]
    pub fn posed(&self, pose: Transform) -> Transform {
        pose.with_translation(self.pivot + pose.translation)
    }

    /// The part at rest.
    #[must_use]
    pub fn at_rest(&self) -> Transform {
        Transform::from_translation(self.pivot)
    }
}
