//! The materials of all pieces. Choosing another set of pieces changes the materials in place, so that everything drawn with them changes
//! at once.

use std::collections::HashMap;

use bevy::prelude::*;

use super::Tone;
use super::paint::{self, Surface};
use crate::appearance::PieceSet;

/// What identifies a material.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ground {
    /// The model file whose textures the material uses; `None` for low-detail models.
    pub(super) file: Option<&'static str>,
    pub(super) tone: Tone,
    pub(super) slot: String,
}

/// A material for pieces on the board, and its translucent version for ghosts.
#[derive(Clone, Debug)]
pub(super) struct Finish {
    pub(super) solid: Handle<StandardMaterial>,
    pub(super) sheer: Handle<StandardMaterial>,
}

impl Finish {
    pub(super) fn new(material: StandardMaterial, materials: &mut Assets<StandardMaterial>) -> Finish {
        Finish { sheer: materials.add(paint::sheer(material.clone())), solid: materials.add(material) }
    }
}

/// The materials of all slots in use.
#[derive(Debug, Default)]
pub(super) struct Palette {
    finishes: HashMap<Ground, (Surface, Finish)>,
}

impl Palette {
    /// The material of a slot, created on first use. `None` if the set has no such slot.
    pub(super) fn finish(
        &mut self,
        set: PieceSet,
        ground: Ground,
        surface: &Surface,
        materials: &mut Assets<StandardMaterial>,
    ) -> Option<Finish> {
        if let Some((_, finish)) = self.finishes.get(&ground) {
            return Some(finish.clone());
        }
        let paint = paint::find(set, ground.tone, &ground.slot)?;
        let finish = Finish::new(paint::material(paint, surface), materials);
        self.finishes.insert(ground, (surface.clone(), finish.clone()));
        Some(finish)
    }

    /// Changes all materials to another set.
    pub(super) fn repaint(&self, set: PieceSet, materials: &mut Assets<StandardMaterial>) {
        for (ground, (surface, finish)) in &self.finishes {
            let Some(paint) = paint::find(set, ground.tone, &ground.slot) else { continue };
            let material = paint::material(paint, surface);
            for (handle, material) in [(&finish.sheer, paint::sheer(material.clone())), (&finish.solid, material)] {
                if let Some(mut old) = materials.get_mut(handle) {
                    *old = material;
                }
            }
        }
    }
}
