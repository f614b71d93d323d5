//! A model or prop as it is drawn: parts that hang on each other, each with its meshes near by and far off.

use std::sync::Arc;

use bevy::camera::visibility::VisibilityRange;
use bevy::prelude::*;

use super::model::Runner;
use super::palette::Finish;
use super::part::Part;
use super::running::RunningMesh;
use crate::app::common::pieces::TURRET;

/// Nothing is as far away as this.
const NEVER: f32 = 1.0e6;

/// How much of a model is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Detail {
    /// The cheap version.
    #[default]
    Low,
    /// Everything up to this distance from the eye, the cheap version beyond.
    Full {
        /// The distance.
        reach: f32,
    },
}

/// A mesh and what it is finished with.
#[derive(Clone, Debug)]
pub(super) struct Skin {
    pub(super) mesh: Handle<Mesh>,
    pub(super) finish: Finish,
    /// How it goes round, if it does.
    pub(super) runner: Option<Arc<Runner>>,
}

impl Skin {
    fn drawn(&self, material: &Handle<StandardMaterial>) -> impl Bundle + use<> {
        (Mesh3d(self.mesh.clone()), MeshMaterial3d(material.clone()))
    }
}

/// A part of a thing.
#[derive(Clone, Debug)]
pub(super) struct ThingPart {
    pub(super) name: Arc<str>,
    /// Number of the part that it hangs on, if it hangs on one; always a smaller one.
    pub(super) parent: Option<usize>,
    pub(super) pivot: Vec3,
    /// The whole model; empty where there is only one version.
    pub(super) near: Vec<Skin>,
    /// The cheap one.
    pub(super) far: Vec<Skin>,
}

/// A model or prop as it is drawn.
#[derive(Clone, Debug, Default)]
pub(in crate::app) struct Thing {
    pub(super) parts: Vec<ThingPart>,
}

impl Thing {
    /// Hangs it under an entity; its parts are moved as the owner's.
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

    /// Hangs it, with the light let through and the turret turned so, under an entity that is no piece.
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

    /// Hangs all parts on each other and the first ones under the parent.
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
    /// The meshes that are drawn, and from where each is seen, if not from everywhere.
    fn seen(&self, detail: Detail) -> Vec<(&Skin, Option<VisibilityRange>)> {
        match detail {
            Detail::Full { reach } if !self.near.is_empty() => {
                // At once: where depths are drawn ahead, the dots in which the one fades into the other show what is behind both.
                let near = VisibilityRange::abrupt(0.0, reach);
                let far = VisibilityRange::abrupt(reach, NEVER);
                let near = self.near.iter().map(|skin| (skin, Some(near.clone())));
                near.chain(self.far.iter().map(|skin| (skin, Some(far.clone())))).collect()
            }
            _ => self.far.iter().map(|skin| (skin, None)).collect(),
        }
    }
}
