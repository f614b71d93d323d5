//! The materials of the boards, created for each look when it is first used.

use std::collections::HashMap;

use bevy::prelude::*;

use super::stone::{BLACK_SLATE, DARK_SLATE, PALE_SLATE};
use super::strips;
use super::texture::Grade;
use super::wood::{CHERRY, MAHOGANY, MAPLE, WALNUT};
use crate::appearance::BoardLook;

type Surface = Handle<StandardMaterial>;

/// The materials of a board.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) dark: Surface,
    pub(super) light: Surface,
    /// Under the lines, on the face with points.
    pub(super) planks: Surface,
    /// The lines, on the face with points.
    pub(super) lines: Surface,
    /// The borders between cells.
    pub(super) partings: Partings,
    pub(super) inlay_on_dark: Surface,
    pub(super) inlay_on_light: Surface,
    pub(super) inlay_on_planks: Surface,
    pub(super) frame: Surface,
    pub(super) dark_string: Surface,
    pub(super) light_string: Surface,
    /// For blending strips in the colour of the light string.
    pub(super) beside_light_string: Surface,
    /// For blending strips in the colour of the dark strings.
    pub(super) beside_dark_string: Surface,
    /// Colour of the coordinate labels.
    pub(super) leaf: Color,
}

/// How cells are separated from each other.
#[derive(Clone, Debug)]
pub(super) enum Partings {
    /// By lines in the joints.
    Seams(Surface),
    /// By nothing: blending strips smooth the edges.
    Edges {
        /// On dark cells, in the light colour.
        on_dark: Surface,
        /// On light cells, in the dark colour.
        on_light: Surface,
    },
}

/// The materials created so far, by look and surface quality.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Looks(HashMap<(BoardLook, Grade), Look>);

impl Looks {
    pub(super) fn get(
        &mut self,
        (look, grade): (BoardLook, Grade),
        materials: &mut Assets<StandardMaterial>,
        images: &mut Assets<Image>,
    ) -> &Look {
        self.0.entry((look, grade)).or_insert_with(|| match look {
            BoardLook::Walnut => walnut(grade, materials, images),
            BoardLook::Slate => slate(grade, materials, images),
        })
    }
}

const EBONY: Color = Color::srgb(0.075, 0.062, 0.055);
const BRASS: Color = Color::srgb(0.80, 0.62, 0.32);
const GOLD_LEAF: Color = Color::srgb(0.86, 0.70, 0.42);

fn ebony() -> StandardMaterial {
    StandardMaterial { base_color: EBONY, perceptual_roughness: 0.36, reflectance: 0.32, ..default() }
}

/// Brushed brass, rough enough to look bright from every side.
fn brass() -> StandardMaterial {
    StandardMaterial { base_color: BRASS, perceptual_roughness: 0.42, metallic: 0.85, reflectance: 0.5, ..default() }
}

fn walnut(grade: Grade, materials: &mut Assets<StandardMaterial>, images: &mut Assets<Image>) -> Look {
    let [maple, walnut, cherry, mahogany] =
        [MAPLE, WALNUT, CHERRY, MAHOGANY].map(|species| materials.add(species.material(grade, images)));
    let dark_string = materials.add(ebony());
    let [from_maple, from_walnut, from_ebony] = [MAPLE.in_one_color(), WALNUT.in_one_color(), ebony()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    Look {
        inlay_on_dark: maple.clone(),
        inlay_on_light: walnut.clone(),
        inlay_on_planks: dark_string.clone(),
        light_string: maple.clone(),
        lines: materials.add(strips::material(ebony(), grade, images)),
        partings: Partings::Edges { on_dark: from_maple.clone(), on_light: from_walnut },
        beside_light_string: from_maple,
        beside_dark_string: from_ebony,
        dark: walnut,
        light: maple,
        planks: cherry,
        frame: mahogany,
        dark_string,
        leaf: GOLD_LEAF,
    }
}

fn slate(grade: Grade, materials: &mut Assets<StandardMaterial>, images: &mut Assets<Image>) -> Look {
    let [dark, light, frame] =
        [DARK_SLATE, PALE_SLATE, BLACK_SLATE].map(|slate| materials.add(slate.material(grade, images)));
    let inlay = materials.add(brass());
    let lines = materials.add(strips::material(brass(), grade, images));
    let [from_brass, from_slate] = [brass(), DARK_SLATE.in_one_color()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    Look {
        planks: dark.clone(),
        dark_string: dark.clone(),
        dark,
        light,
        partings: Partings::Seams(lines.clone()),
        beside_light_string: from_brass,
        beside_dark_string: from_slate,
        lines,
        inlay_on_dark: inlay.clone(),
        inlay_on_light: inlay.clone(),
        inlay_on_planks: inlay.clone(),
        light_string: inlay,
        frame,
        leaf: GOLD_LEAF,
    }
}
