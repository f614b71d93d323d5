//! Movable parts of a piece or prop, such as a turret, a barrel or a wheel.

use std::sync::Arc;

use bevy::prelude::*;

use cannon_app_base::common::pieces::GearTravel;

/// A movable part: a child of the body or of another part, and the parent of its meshes. Effects may move it and must bring it back to its
/// rest pose.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility, GearTravel)]
pub struct Part {
    /// The root entity of the piece or prop.
    pub owner: Entity,
    /// The part's name in the model, such as `turret`.
    pub name: Arc<str>,
    /// Position relative to the parent.
    pub(super) pivot: Vec3,
    /// The rest pose, relative to the pivot.
    pub(super) rest_pose: Transform,
}

impl Part {
    /// The transform of the part in a pose, which is given relative to the pivot.
    pub fn transform_for(&self, pose: Transform) -> Transform {
        pose.with_translation(self.pivot + pose.translation)
    }

    /// The transform of the part in its rest pose.
    pub fn rest_transform(&self) -> Transform {
        self.transform_for(self.rest_pose)
    }
}
