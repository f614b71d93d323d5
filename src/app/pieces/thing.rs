//! Render models of pieces and props: a tree of parts, each with meshes for full and for low detail.

use std::sync::Arc;

use bevy::camera::visibility::VisibilityRange;
use bevy::prelude::*;

use super::model::Runner;
use super::palette::Finish;
use super::part::Part;
use super::running::RunningMesh;
use crate::app::common::pieces::TURRET;

/// A distance beyond everything in the scene.
const NEVER: f32 = 1.0e6;

/// Level of detail of the models.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Detail {
    /// Only the low-detail version.
    #[default]
    Low,
    /// The full version up to a distance from the camera, the low-detail version beyond.
    Full {
        /// The distance in board units.
        reach: f32,
    },
}

/// A mesh with its materials.
#[derive(Clone, Debug)]
pub(super) struct Skin {
    pub(super) mesh: Handle<Mesh>,
    pub(super) finish: Finish,
    /// The animation of tracks and wheels, if it has any.
    pub(super) runner: Option<Arc<Runner>>,
}

impl Skin {
    fn drawn(&self, material: &Handle<StandardMaterial>) -> impl Bundle + use<> {
        (Mesh3d(self.mesh.clone()), MeshMaterial3d(material.clone()))
    }
}

/// A part of a render model.
#[derive(Clone, Debug)]
pub(super) struct ThingPart {
    pub(super) name: Arc<str>,
    /// Index of the parent part, always smaller than the part's own.
    pub(super) parent: Option<usize>,
    pub(super) pivot: Vec3,
    /// The full version; empty where there is only one version.
    pub(super) near: Vec<Skin>,
    /// The low-detail version.
    pub(super) far: Vec<Skin>,
}

/// A model or prop that can be spawned.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Thing {
    pub(super) parts: Vec<ThingPart>,
}

impl Thing {
    /// Spawns the model under `parent`; its parts belong to `owner`.
    pub(super) fn hang(&self, commands: &mut Commands, parent: Entity, owner: Entity, detail: Detail) {
        self.hang_parts(commands, parent, |part, commands| {
            let moved = Part { owner, name: part.name.clone(), pivot: part.pivot };
            let entity = commands.spawn((moved.at_rest(), moved)).id();
            for (skin, seen) in part.seen(detail) {
                let mut spawned = commands.spawn((skin.drawn(&skin.finish.solid), ChildOf(entity)));
                if let Some(seen) = seen {
                    spawned.insert(seen);
                }
                if let Some(runner) = &skin.runner {
                    spawned.insert(RunningMesh { runner: runner.clone(), rest: skin.mesh.clone() });
                }
            }
            entity
        });
    }

    /// Spawns a translucent copy under `parent`, with the turret rotated by `aim`. Its parts cannot be animated.
    pub(super) fn hang_likeness(&self, commands: &mut Commands, parent: Entity, aim: Quat, detail: Detail) {
        self.hang_parts(commands, parent, |part, commands| {
            let turn = if &*part.name == TURRET { aim } else { Quat::IDENTITY };
            let pose = Transform::from_translation(part.pivot).with_rotation(turn);
            let entity = commands.spawn((pose, Visibility::default())).id();
            let skins = if detail == Detail::Low || part.near.is_empty() { &part.far } else { &part.near };
            for skin in skins {
                commands.spawn((skin.drawn(&skin.finish.sheer), ChildOf(entity)));
            }
            entity
        });
    }

    /// Spawns all parts in the order of the tree; those without a parent part become children of `parent`.
    fn hang_parts(&self, commands: &mut Commands, parent: Entity, spawn: impl Fn(&ThingPart, &mut Commands) -> Entity) {
        let mut hung: Vec<Entity> = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            let on = part.parent.map_or(parent, |number| hung[number]);
            let entity = spawn(part, commands);
            commands.entity(entity).insert(ChildOf(on));
            hung.push(entity);
        }
    }
}

impl ThingPart {
    /// The meshes to spawn, each with the distances at which it is visible, if they are limited.
    fn seen(&self, detail: Detail) -> Vec<(&Skin, Option<VisibilityRange>)> {
        match detail {
            Detail::Full { reach } if !self.near.is_empty() => {
                // Abrupt, because with a depth prepass a dithered cross-fade would show what is behind both models.
                let near = VisibilityRange::abrupt(0.0, reach);
                let far = VisibilityRange::abrupt(reach, NEVER);
                let near = self.near.iter().map(|skin| (skin, Some(near.clone())));
                near.chain(self.far.iter().map(|skin| (skin, Some(far.clone())))).collect()
            }
            _ => self.far.iter().map(|skin| (skin, None)).collect(),
        }
    }
}
