//! Prefabs of pieces and props: trees of parts, each with meshes for full and for low detail.

use std::sync::Arc;

use bevy::camera::visibility::VisibilityRange;
use bevy::prelude::*;

use super::model::RunningGear;
use super::palette::{PieceMaterial, SurfaceHandle};
use super::part::Part;
use super::running_gear::RunningGearMesh;
use cannon_app_base::common::pieces::TURRET;

/// A distance beyond everything in the scene.
const BEYOND_SCENE: f32 = 1.0e6;

/// Level of detail of the models.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Detail {
    /// Only the low-detail version.
    #[default]
    Low,
    /// The full version up to a distance from the camera, the low-detail version beyond.
    Full {
        /// The distance in board units.
        max_distance: f32,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Primitive {
    pub(super) mesh: Handle<Mesh>,
    pub(super) material: PieceMaterial,
    /// The running gear, if the mesh moves.
    pub(super) running_gear: Option<Arc<RunningGear>>,
}

impl Primitive {
    /// Spawns the mesh under `parent`.
    fn spawn<'a>(&self, commands: &'a mut Commands, material: &SurfaceHandle, parent: Entity) -> EntityCommands<'a> {
        let mut spawned = commands.spawn((Mesh3d(self.mesh.clone()), ChildOf(parent)));
        match material {
            SurfaceHandle::Paint(handle) => spawned.insert(MeshMaterial3d(handle.clone())),
            SurfaceHandle::Glass(handle) => spawned.insert(MeshMaterial3d(handle.clone())),
        };
        spawned
    }
}

#[derive(Clone, Debug)]
pub(super) struct PrefabPart {
    pub(super) name: Arc<str>,
    /// Index of the parent part, always smaller than the part's own.
    pub(super) parent: Option<usize>,
    pub(super) pivot: Vec3,
    /// The full version; empty if there is only the low-detail version.
    pub(super) full: Vec<Primitive>,
    /// The low-detail version.
    pub(super) low: Vec<Primitive>,
}

/// A template from which a piece, a prop or a ghost is spawned.
#[derive(Clone, Debug, Default)]
pub(super) struct Prefab {
    pub(super) parts: Vec<PrefabPart>,
}

impl Prefab {
    /// Spawns the parts under `parent`. `owner` is the root entity of the piece or prop; `rest_pose` gives the rest pose of a part, by
    /// name, relative to its pivot.
    pub(super) fn spawn(
        &self,
        commands: &mut Commands,
        (parent, owner): (Entity, Entity),
        rest_pose: impl Fn(&str) -> Transform,
        detail: Detail,
    ) {
        self.spawn_parts(commands, parent, |part, commands| {
            let movable = Part { owner, name: part.name.clone(), pivot: part.pivot, rest_pose: rest_pose(&part.name) };
            let entity = commands.spawn((movable.rest_transform(), movable)).id();
            for (primitive, range) in part.visible_primitives(detail) {
                let mut spawned = primitive.spawn(commands, &primitive.material.solid, entity);
                if let Some(range) = range {
                    spawned.insert(range);
                }
                if let Some(running_gear) = &primitive.running_gear {
                    spawned.insert(RunningGearMesh { runner: running_gear.clone(), rest_mesh: primitive.mesh.clone() });
                }
            }
            entity
        });
    }

    /// Spawns a translucent copy under `parent`, with the turret rotated by `aim`. Its parts cannot be animated.
    pub(super) fn spawn_ghost(&self, commands: &mut Commands, parent: Entity, aim: Quat, detail: Detail) {
        self.spawn_parts(commands, parent, |part, commands| {
            let rotation = if &*part.name == TURRET { aim } else { Quat::IDENTITY };
            let transform = Transform::from_translation(part.pivot).with_rotation(rotation);
            let entity = commands.spawn((transform, Visibility::default())).id();
            let primitives = if detail == Detail::Low || part.full.is_empty() { &part.low } else { &part.full };
            for primitive in primitives {
                primitive.spawn(commands, &primitive.material.ghost, entity);
            }
            entity
        });
    }

    /// Spawns all parts, parents first. Parts without a parent part become children of `parent`.
    fn spawn_parts(
        &self,
        commands: &mut Commands,
        parent: Entity,
        spawn: impl Fn(&PrefabPart, &mut Commands) -> Entity,
    ) {
        let mut spawned: Vec<Entity> = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            let parent_entity = part.parent.map_or(parent, |index| spawned[index]);
            let entity = spawn(part, commands);
            commands.entity(entity).insert(ChildOf(parent_entity));
            spawned.push(entity);
        }
    }
}

impl PrefabPart {
    /// The meshes to spawn, each with its range of distances from the camera, if it has one.
    fn visible_primitives(&self, detail: Detail) -> Vec<(&Primitive, Option<VisibilityRange>)> {
        match detail {
            Detail::Full { max_distance } if !self.full.is_empty() => {
                // Abrupt, because a cross-fade draws both models.
                let near_range = VisibilityRange::abrupt(0.0, max_distance);
                let far_range = VisibilityRange::abrupt(max_distance, BEYOND_SCENE);
                let near = self.full.iter().map(|primitive| (primitive, Some(near_range.clone())));
                near.chain(self.low.iter().map(|primitive| (primitive, Some(far_range.clone())))).collect()
            }
            _ => self.low.iter().map(|primitive| (primitive, None)).collect(),
        }
    }
}
