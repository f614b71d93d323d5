//! The materials of all pieces, by what they lie on. When another set of pieces is chosen they are painted over, so that whatever is drawn
//! with them changes in that moment.

use std::collections::HashMap;

use bevy::prelude::*;

use super::Tone;
use super::paint::{self, Surface};
use crate::appearance::PieceSet;

/// What a material lies on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Ground {
    /// The model file whose pictures it needs; `None` on cheap models.
    pub(super) file: Option<&'static str>,
    pub(super) tone: Tone,
    pub(super) slot: String,
}

/// A material as it is on the board, and as the light goes through it in a likeness.
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

/// All materials of slots.
#[derive(Debug, Default)]
pub(super) struct Palette {
    finishes: HashMap<Ground, (Surface, Finish)>,
}

impl Palette {
    /// The material of a slot; made if there is none yet. `None` if the set has no such slot.
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

    /// Paints everything over.
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
