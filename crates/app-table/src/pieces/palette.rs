//! The materials of all pieces. A change of the set of pieces updates the materials in place, so no piece needs to be spawned again.

use std::collections::HashMap;

use bevy::prelude::*;

use super::paint::{self, Coat, SurfaceTextures};
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
    pub(super) solid: Handle<StandardMaterial>,
    pub(super) ghost: Handle<StandardMaterial>,
}

impl PieceMaterial {
    pub(super) fn new(material: StandardMaterial, materials: &mut Assets<StandardMaterial>) -> PieceMaterial {
        PieceMaterial { ghost: materials.add(paint::ghost_material(material.clone())), solid: materials.add(material) }
    }
}

/// The materials of all slots in use.
#[derive(Debug, Default)]
pub(super) struct Palette {
    materials: HashMap<MaterialKey, (SurfaceTextures, PieceMaterial)>,
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
        materials: &mut Assets<StandardMaterial>,
    ) -> Option<PieceMaterial> {
        if let Some((_, material)) = self.materials.get(&key) {
            return Some(material.clone());
        }
        let paint = paint::in_scheme(paint::find(set, key.coat, &key.slot)?, self.scheme, key.coat, &key.slot);
        let material = PieceMaterial::new(paint::material(&paint, surface), materials);
        self.materials.insert(key, (surface.clone(), material.clone()));
        Some(material)
    }

    /// Changes all materials to another set, in the colours of the scheme.
    pub(super) fn repaint(&self, set: PieceSet, materials: &mut Assets<StandardMaterial>) {
        for (key, (surface, piece_material)) in &self.materials {
            let Some(paint) = paint::find(set, key.coat, &key.slot) else { continue };
            let paint = paint::in_scheme(paint, self.scheme, key.coat, &key.slot);
            let material = paint::material(&paint, surface);
            for (handle, material) in
                [(&piece_material.ghost, paint::ghost_material(material.clone())), (&piece_material.solid, material)]
            {
                if let Some(mut old) = materials.get_mut(handle) {
                    *old = material;
                }
            }
        }
    }
}
