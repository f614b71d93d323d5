//! The materials of the boards. Those of a look are created when it is first used.

use std::collections::HashMap;

use bevy::prelude::*;

use super::stone::{BLACK_SLATE, DARK_SLATE, PALE_SLATE};
use super::strips;
use super::texture::SurfaceGrade;
use super::wood::{CHERRY, MAHOGANY, MAPLE, WALNUT};
use crate::appearance::BoardLook;

type MaterialHandle = Handle<StandardMaterial>;

/// The materials of a board.
#[derive(Clone, Debug)]
pub(super) struct BoardMaterials {
    pub(super) dark_cells: MaterialHandle,
    pub(super) light_cells: MaterialHandle,
    /// The planks under the lines.
    pub(super) planks: MaterialHandle,
    /// The lines of the face with lines.
    pub(super) lines: MaterialHandle,
    /// The borders between cells.
    pub(super) cell_borders: CellBorders,
    pub(super) inlay_on_dark: MaterialHandle,
    pub(super) inlay_on_light: MaterialHandle,
    pub(super) inlay_on_planks: MaterialHandle,
    pub(super) frame: MaterialHandle,
    pub(super) dark_string: MaterialHandle,
    pub(super) light_string: MaterialHandle,
    /// Blending strips in the colour of the light string.
    pub(super) light_string_blend: MaterialHandle,
    /// Blending strips in the colour of the dark strings.
    pub(super) dark_string_blend: MaterialHandle,
    /// The colour of the coordinate labels.
    pub(super) label_color: Color,
}

/// The borders between cells.
#[derive(Clone, Debug)]
pub(super) enum CellBorders {
    /// Lines in the joints.
    Seams(MaterialHandle),
    /// No lines: blending strips antialias the edges.
    BlendedEdges {
        /// The strips on dark cells, in the light colour.
        on_dark: MaterialHandle,
        /// The strips on light cells, in the dark colour.
        on_light: MaterialHandle,
    },
}

/// The materials created so far, by look and surface quality.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct BoardMaterialCache(HashMap<(BoardLook, SurfaceGrade), BoardMaterials>);

impl BoardMaterialCache {
    pub(super) fn get_or_create(
        &mut self,
        (look, grade): (BoardLook, SurfaceGrade),
        materials: &mut Assets<StandardMaterial>,
        images: &mut Assets<Image>,
    ) -> &BoardMaterials {
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

/// Brushed brass, which is rough enough to look bright from every side.
fn brass() -> StandardMaterial {
    StandardMaterial { base_color: BRASS, perceptual_roughness: 0.42, metallic: 0.85, reflectance: 0.5, ..default() }
}

/// The lacquer of a margin strip. It is drawn over the string below it.
pub(super) fn margin_strip([r, g, b]: [f32; 3]) -> StandardMaterial {
    StandardMaterial { base_color: Color::srgb(r, g, b), perceptual_roughness: 0.5, depth_bias: 1.0, ..default() }
}

fn walnut(grade: SurfaceGrade, materials: &mut Assets<StandardMaterial>, images: &mut Assets<Image>) -> BoardMaterials {
    let [maple, walnut, cherry, mahogany] =
        [MAPLE, WALNUT, CHERRY, MAHOGANY].map(|species| materials.add(species.material(grade, images)));
    let dark_string = materials.add(ebony());
    let [from_maple, from_walnut, from_ebony] = [MAPLE.mean_color_material(), WALNUT.mean_color_material(), ebony()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    BoardMaterials {
        inlay_on_dark: maple.clone(),
        inlay_on_light: walnut.clone(),
        inlay_on_planks: dark_string.clone(),
        light_string: maple.clone(),
        lines: materials.add(strips::line_material(ebony(), grade, images)),
        cell_borders: CellBorders::BlendedEdges { on_dark: from_maple.clone(), on_light: from_walnut },
        light_string_blend: from_maple,
        dark_string_blend: from_ebony,
        dark_cells: walnut,
        light_cells: maple,
        planks: cherry,
        frame: mahogany,
        dark_string,
        label_color: GOLD_LEAF,
    }
}

fn slate(grade: SurfaceGrade, materials: &mut Assets<StandardMaterial>, images: &mut Assets<Image>) -> BoardMaterials {
    let [dark, light, frame] =
        [DARK_SLATE, PALE_SLATE, BLACK_SLATE].map(|slate| materials.add(slate.material(grade, images)));
    let inlay = materials.add(brass());
    let lines = materials.add(strips::line_material(brass(), grade, images));
    let [from_brass, from_slate] = [brass(), DARK_SLATE.mean_color_material()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    BoardMaterials {
        planks: dark.clone(),
        dark_string: dark.clone(),
        dark_cells: dark,
        light_cells: light,
        cell_borders: CellBorders::Seams(lines.clone()),
        light_string_blend: from_brass,
        dark_string_blend: from_slate,
        lines,
        inlay_on_dark: inlay.clone(),
        inlay_on_light: inlay.clone(),
        inlay_on_planks: inlay.clone(),
        light_string: inlay,
        frame,
        label_color: GOLD_LEAF,
    }
}
