//! The materials of the boards.

use bevy::prelude::*;

use super::landscape::grid;
use super::stone::{BLACK_SLATE, DARK_SLATE, PALE_SLATE};
use super::strips;
use super::texture::SurfaceGrade;
use super::wood::{BUTTERNUT, CHERRY, ELM, MAHOGANY, MAPLE, WALNUT, WoodSpecies};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::settings::Settings;
use cannon_appearance::{BoardLook, GroundLook};

type MaterialHandle = Handle<StandardMaterial>;

/// The look of a board with either kind of surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum FieldLook {
    Inlaid(BoardLook),
    Landscape(GroundLook),
}

impl FieldLook {
    /// The chosen look of a board with this surface.
    pub(super) fn chosen(surface: BoardSurface, settings: &Settings) -> FieldLook {
        match surface {
            BoardSurface::Inlaid => FieldLook::Inlaid(settings.board),
            BoardSurface::Landscape => FieldLook::Landscape(settings.ground),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct BoardMaterials {
    pub(super) field: FieldMaterials,
    pub(super) frame: MaterialHandle,
    pub(super) dark_string: MaterialHandle,
    pub(super) light_string: MaterialHandle,
    /// Blending strips in the colour of the light string.
    pub(super) light_string_blend: MaterialHandle,
    /// Blending strips in the colour of the dark strings.
    pub(super) dark_string_blend: MaterialHandle,
}

#[derive(Clone, Debug)]
pub(super) enum FieldMaterials {
    /// The materials of cells, planks and inlays.
    Inlaid(InlaidMaterials),
    /// A landscape, whose ground is spawned with the terrain.
    Landscape {
        /// The lines between the squares.
        lines: MaterialHandle,
    },
}

/// The materials of a field of inlaid wood or stone.
#[derive(Clone, Debug)]
pub(super) struct InlaidMaterials {
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

impl BoardMaterials {
    /// Creates the materials of a look.
    pub(super) fn new(
        (look, grade): (FieldLook, SurfaceGrade),
        materials: &mut Assets<StandardMaterial>,
        images: &mut Assets<Image>,
    ) -> BoardMaterials {
        match look {
            FieldLook::Inlaid(BoardLook::Walnut) => inlaid_wood([MAPLE, WALNUT], grade, materials, images),
            FieldLook::Inlaid(BoardLook::Slate) => slate(grade, materials, images),
            FieldLook::Landscape(GroundLook::Walnut) => inlaid_wood([BUTTERNUT, ELM], grade, materials, images),
            FieldLook::Landscape(_) => landscape(grade, materials, images),
        }
    }
}

const EBONY: Color = Color::srgb(0.075, 0.062, 0.055);
const BRASS: Color = Color::srgb(0.80, 0.62, 0.32);
/// The colour of coordinates and name.
pub(super) const GOLD_LEAF: Color = Color::srgb(0.86, 0.70, 0.42);

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

/// A board with cells of a light and a dark wood in a frame of mahogany.
fn inlaid_wood(
    [light, dark]: [WoodSpecies; 2],
    grade: SurfaceGrade,
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
) -> BoardMaterials {
    let [light_cells, dark_cells, cherry, mahogany] =
        [light, dark, CHERRY, MAHOGANY].map(|species| materials.add(species.material(grade, images)));
    let dark_string = materials.add(ebony());
    let [from_light, from_dark, from_ebony] = [light.mean_color_material(), dark.mean_color_material(), ebony()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    BoardMaterials {
        light_string: light_cells.clone(),
        light_string_blend: from_light.clone(),
        dark_string_blend: from_ebony,
        frame: mahogany,
        dark_string: dark_string.clone(),
        field: FieldMaterials::Inlaid(InlaidMaterials {
            inlay_on_dark: light_cells.clone(),
            inlay_on_light: dark_cells.clone(),
            inlay_on_planks: dark_string,
            lines: materials.add(strips::line_material(ebony(), grade, images)),
            cell_borders: CellBorders::BlendedEdges { on_dark: from_light, on_light: from_dark },
            dark_cells,
            light_cells,
            planks: cherry,
        }),
    }
}

/// A landscape in the frame of the wooden board.
fn landscape(
    grade: SurfaceGrade,
    materials: &mut Assets<StandardMaterial>,
    images: &mut Assets<Image>,
) -> BoardMaterials {
    let lines = materials.add(grid::line_material(grade, images));
    let [from_maple, from_ebony] = [MAPLE.mean_color_material(), ebony()]
        .map(|surface| materials.add(strips::edge_material(surface, grade, images)));
    BoardMaterials {
        field: FieldMaterials::Landscape { lines },
        frame: materials.add(MAHOGANY.material(grade, images)),
        dark_string: materials.add(ebony()),
        light_string: materials.add(MAPLE.mean_color_material()),
        light_string_blend: from_maple,
        dark_string_blend: from_ebony,
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
        dark_string: dark.clone(),
        light_string_blend: from_brass,
        dark_string_blend: from_slate,
        light_string: inlay.clone(),
        frame,
        field: FieldMaterials::Inlaid(InlaidMaterials {
            planks: dark.clone(),
            dark_cells: dark,
            light_cells: light,
            cell_borders: CellBorders::Seams(lines.clone()),
            lines,
            inlay_on_dark: inlay.clone(),
            inlay_on_light: inlay.clone(),
            inlay_on_planks: inlay,
        }),
    }
}
