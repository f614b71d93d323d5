//! The colours of nature in each look, in sRGB. [Houses](super::house::colors) have theirs.

use bevy::prelude::*;

use cannon_appearance::GroundLook;

#[derive(Clone, Copy, Debug)]
pub(super) struct TerrainPalette {
    /// Moss and earth that lie on rocks, and trodden earth between hedges.
    pub(super) moss: Vec3,
    pub(super) rock: Vec3,
    pub(super) concrete: Vec3,
    /// Earth that has been dug up.
    pub(super) dug_earth: Vec3,
    /// What lies on surfaces that face up; `None` for nothing.
    pub(super) snow: Option<Vec3>,
}

const SUMMER: TerrainPalette = TerrainPalette {
    moss: Vec3::new(0.300, 0.345, 0.150),
    rock: Vec3::new(0.470, 0.455, 0.425),
    concrete: Vec3::new(0.420, 0.410, 0.380),
    dug_earth: Vec3::new(0.265, 0.205, 0.135),
    snow: None,
};

const WINTER: TerrainPalette = TerrainPalette {
    moss: Vec3::new(0.250, 0.250, 0.240),
    rock: Vec3::new(0.340, 0.345, 0.365),
    concrete: Vec3::new(0.330, 0.330, 0.335),
    dug_earth: Vec3::new(0.220, 0.190, 0.165),
    snow: Some(Vec3::new(0.735, 0.765, 0.815)),
};

const DESERT: TerrainPalette = TerrainPalette {
    moss: Vec3::new(0.430, 0.330, 0.215),
    rock: Vec3::new(0.450, 0.340, 0.250),
    concrete: Vec3::new(0.470, 0.420, 0.340),
    dug_earth: Vec3::new(0.360, 0.275, 0.170),
    ..SUMMER
};

impl TerrainPalette {
    /// The colours of a look. On the board of wood, the pieces' models of terrain are shown instead.
    pub(super) const fn of(look: GroundLook) -> TerrainPalette {
        match look {
            GroundLook::Summer | GroundLook::Walnut => SUMMER,
            GroundLook::Winter => WINTER,
            GroundLook::Desert => DESERT,
        }
    }
}
