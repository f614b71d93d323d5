//! The materials of all pieces. A change of the set of pieces updates the materials in place, so no piece needs to be spawned again unless
//! the change is to or from glass, which is another kind of material.

use std::collections::HashMap;

use bevy::prelude::*;

use super::glass::GlassMaterial;
use super::paint::{self, Coat, SurfaceTextures};
use cannon_app_base::common::pieces::paint::{Paint, PaintSurface};
use cannon_appearance::{ColorScheme, PieceSet};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct MaterialKey {
    /// The model file whose textures the material uses; `None` for low-detail models.
    pub(super) texture_file: Option<&'static str>,
    pub(super) coat: Coat,
    pub(super) slot: String,
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
    Paint(Handle<StandardMaterial>),
    Glass(Handle<GlassMaterial>),
}

/// The collections of the materials of pieces.
pub(super) struct MaterialStores<'a> {
    pub(super) paints: &'a mut Assets<StandardMaterial>,
    pub(super) glasses: &'a mut Assets<GlassMaterial>,
}

impl PieceMaterial {
    /// A material of paint.
    pub(super) fn painted(material: StandardMaterial, materials: &mut Assets<StandardMaterial>) -> PieceMaterial {
        let ghost = materials.add(paint::ghost_material(material.clone()));
        PieceMaterial { ghost: SurfaceHandle::Paint(ghost), solid: SurfaceHandle::Paint(materials.add(material)) }
    }

    fn of_glass(material: GlassMaterial, materials: &mut Assets<GlassMaterial>) -> PieceMaterial {
        let ghost = materials.add(material.clone().into_ghost());
        PieceMaterial { ghost: SurfaceHandle::Glass(ghost), solid: SurfaceHandle::Glass(materials.add(material)) }
    }

    fn new(paint: &Paint, surface: &SurfaceTextures, stores: &mut MaterialStores<'_>) -> PieceMaterial {
        match paint.surface {
            PaintSurface::Glass(opacity) => {
                PieceMaterial::of_glass(GlassMaterial::new(paint, opacity, surface), stores.glasses)
            }
            PaintSurface::Solid | PaintSurface::Wood => {
                PieceMaterial::painted(paint::material(paint, surface), stores.paints)
            }
        }
    }

    /// Changes the material to another paint, if it is of the same kind.
    fn repaint(&self, paint: &Paint, surface: &SurfaceTextures, stores: &mut MaterialStores<'_>) {
        match (&self.solid, &self.ghost, paint.surface) {
            (SurfaceHandle::Glass(solid), SurfaceHandle::Glass(ghost), PaintSurface::Glass(opacity)) => {
                let material = GlassMaterial::new(paint, opacity, surface);
                for (handle, material) in [(ghost, material.clone().into_ghost()), (solid, material)] {
                    if let Some(mut old) = stores.glasses.get_mut(handle) {
                        *old = material.in_light_of(&old);
                    }
                }
            }
            (SurfaceHandle::Paint(solid), SurfaceHandle::Paint(ghost), PaintSurface::Solid | PaintSurface::Wood) => {
                let material = paint::material(paint, surface);
                for (handle, material) in [(ghost, paint::ghost_material(material.clone())), (solid, material)] {
                    if let Some(mut old) = stores.paints.get_mut(handle) {
                        *old = material;
                    }
                }
            }
            _ => {}
        }
    }
}

/// The materials of all slots in use.
#[derive(Debug, Default)]
pub(super) struct Palette {
    /// The materials, and whether each is of glass. A slot that is of glass in one set and painted in another has both.
    materials: HashMap<(MaterialKey, bool), (SurfaceTextures, PieceMaterial)>,
    /// The colours of the materials.
    pub(super) scheme: ColorScheme,
}

impl Palette {
    /// The material of a slot, created on first use. `None` if the set has no paint for the slot.
    pub(super) fn material(
        &mut self,
        set: PieceSet,
        key: MaterialKey,
        surface: &SurfaceTextures,
        stores: &mut MaterialStores<'_>,
    ) -> Option<PieceMaterial> {
        let paint = paint::find(set, key.coat, &key.slot)?;
        let paint = paint::in_scheme(paint, self.scheme, key.coat, &key.slot);
        let key = (key, matches!(paint.surface, PaintSurface::Glass(_)));
        if let Some((_, material)) = self.materials.get(&key) {
            return Some(material.clone());
        }
        let material = PieceMaterial::new(&paint, surface, stores);
        self.materials.insert(key, (surface.clone(), material.clone()));
        Some(material)
    }

    /// Changes all materials to another set, in the colours of the scheme. Slots that are of glass in only one of the sets keep their
    /// materials, and their pieces need other ones.
    pub(super) fn repaint(&self, set: PieceSet, stores: &mut MaterialStores<'_>) {
        for ((key, _), (surface, material)) in &self.materials {
            let Some(paint) = paint::find(set, key.coat, &key.slot) else { continue };
            material.repaint(&paint::in_scheme(paint, self.scheme, key.coat, &key.slot), surface, stores);
        }
    }
}
