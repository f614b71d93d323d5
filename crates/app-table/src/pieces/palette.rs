//! The materials of all pieces. A change of the color scheme updates the materials in place, so no piece needs to be spawned again.

use std::collections::HashMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::glass::GlassMaterial;
use super::paint::{self, Coat, SurfaceTextures};
use super::painted::{self, PaintedMaterial};
use cannon_app_base::common::Tone;
use cannon_app_base::common::pieces::paint::{Paint, PaintSurface, paint};
use cannon_appearance::{ColorScheme, PieceSet};

/// The slots of a part that are one mesh with one material.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum SlotGroup {
    /// All slots that are painted.
    Painted,
    /// All slots of wood.
    Wooden,
    /// One slot of glass.
    Glass(String),
}

impl SlotGroup {
    /// The group of a slot in a set. `None` if the set has no paint for the slot.
    pub(super) fn of(set: PieceSet, slot: &str) -> Option<SlotGroup> {
        Some(match paint::find(set, Coat::Army(Tone::Dark), slot)?.surface {
            PaintSurface::Solid => SlotGroup::Painted,
            PaintSurface::Wood => SlotGroup::Wooden,
            PaintSurface::Glass(_) => SlotGroup::Glass(slot.to_owned()),
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct MaterialKey {
    /// The model file.
    pub(super) file: &'static str,
    /// Whether the material uses the textures of the file, as full models do.
    pub(super) is_textured: bool,
    pub(super) coat: Coat,
    pub(super) group: SlotGroup,
}

/// A material for pieces on the board, with its translucent version for ghosts.
#[derive(Clone, Debug)]
pub(super) struct PieceMaterial {
    pub(super) solid: SurfaceHandle,
    pub(super) ghost: SurfaceHandle,
}

/// The handle of a material of either kind.
#[derive(Clone, Debug)]
pub(super) enum SurfaceHandle {
    Paint(Handle<PaintedMaterial>),
    Glass(Handle<GlassMaterial>),
}

/// The collections of the materials of pieces.
pub(super) struct MaterialStores<'a> {
    pub(super) paints: &'a mut Assets<PaintedMaterial>,
    pub(super) glasses: &'a mut Assets<GlassMaterial>,
}

impl PieceMaterial {
    /// A material of paint.
    pub(super) fn painted(material: PaintedMaterial, materials: &mut Assets<PaintedMaterial>) -> PieceMaterial {
        let ghost = materials.add(painted::ghost(&material));
        PieceMaterial { ghost: SurfaceHandle::Paint(ghost), solid: SurfaceHandle::Paint(materials.add(material)) }
    }

    fn of_glass(material: GlassMaterial, materials: &mut Assets<GlassMaterial>) -> PieceMaterial {
        let ghost = materials.add(material.clone().into_ghost());
        PieceMaterial { ghost: SurfaceHandle::Glass(ghost), solid: SurfaceHandle::Glass(materials.add(material)) }
    }

    /// Changes the material to another of the same kind.
    fn replace(&self, material: NewMaterial, stores: &mut MaterialStores<'_>) {
        match (&self.solid, &self.ghost, material) {
            (SurfaceHandle::Glass(solid), SurfaceHandle::Glass(ghost), NewMaterial::Glass(material)) => {
                for (handle, material) in [(ghost, material.clone().into_ghost()), (solid, material)] {
                    if let Some(mut old) = stores.glasses.get_mut(handle) {
                        *old = material.in_light_of(&old);
                    }
                }
            }
            (SurfaceHandle::Paint(solid), SurfaceHandle::Paint(ghost), NewMaterial::Paint(material)) => {
                for (handle, material) in [(ghost, painted::ghost(&material)), (solid, *material)] {
                    if let Some(mut old) = stores.paints.get_mut(handle) {
                        *old = material;
                    }
                }
            }
            _ => {}
        }
    }
}

/// A material of either kind.
enum NewMaterial {
    Paint(Box<PaintedMaterial>),
    Glass(GlassMaterial),
}

/// What a material is made from.
#[derive(Clone, Debug)]
struct Recipe {
    /// All slots of the model file, by their number.
    slots: Arc<[String]>,
    textures: SurfaceTextures,
}

/// The materials of all slots in use.
#[derive(Debug, Default)]
pub(super) struct Palette {
    materials: HashMap<MaterialKey, (Recipe, PieceMaterial)>,
    /// The colours of the materials.
    pub(super) scheme: ColorScheme,
}

impl Palette {
    /// The material of a group of slots in a set, created on first use. The slots are all slots of the model file, by their number.
    pub(super) fn material(
        &mut self,
        set: PieceSet,
        key: MaterialKey,
        (slots, textures): (&Arc<[String]>, &SurfaceTextures),
        stores: &mut MaterialStores<'_>,
    ) -> PieceMaterial {
        if let Some((_, material)) = self.materials.get(&key) {
            return material.clone();
        }
        let recipe = Recipe { slots: slots.clone(), textures: textures.clone() };
        let material = match self.make(set, &key, &recipe) {
            NewMaterial::Paint(material) => PieceMaterial::painted(*material, stores.paints),
            NewMaterial::Glass(material) => PieceMaterial::of_glass(material, stores.glasses),
        };
        self.materials.insert(key, (recipe, material.clone()));
        material
    }

    fn make(&self, set: PieceSet, key: &MaterialKey, recipe: &Recipe) -> NewMaterial {
        let paint = |slot: &str| -> Paint {
            let paint = paint::find(set, key.coat, slot).unwrap_or(&UNUSED);
            paint::in_scheme(paint, self.scheme, key.coat, slot)
        };
        if let SlotGroup::Glass(slot) = &key.group {
            let paint = paint(slot);
            if let PaintSurface::Glass(opacity) = paint.surface {
                return NewMaterial::Glass(GlassMaterial::new(&paint, opacity, &recipe.textures));
            }
        }
        let paints = recipe.slots.iter().map(|slot| paint(slot));
        NewMaterial::Paint(Box::new(painted::material(paints, &recipe.textures)))
    }

    /// Gives all materials of a set the colours of the scheme.
    pub(super) fn repaint(&self, set: PieceSet, stores: &mut MaterialStores<'_>) {
        for (key, (recipe, material)) in &self.materials {
            material.replace(self.make(set, key, recipe), stores);
        }
    }
}

/// The entry of a slot that the set has no paint for. No mesh of the set has the slot.
const UNUSED: Paint = paint(0.0, 0.0, 0.0, 1.0);
