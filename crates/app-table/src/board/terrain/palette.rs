//! The colours of nature in each look, in sRGB. [Houses](super::house::colors) have theirs.

use bevy::prelude::*;

use cannon_appearance::GroundLook;

#[derive(Clone, Copy, Debug)]
pub(super) struct TerrainPalette {
    /// Crowns of trees, from dark to light.
    pub(super) leaves: [Vec3; 2],
    /// The ground in a wood.
    pub(super) undergrowth: Vec3,
    /// Moss and earth that lie on rocks, and trodden earth between hedges.
    pub(super) moss: Vec3,
    pub(super) rock: Vec3,
    pub(super) concrete: Vec3,
    pub(super) hedge: Vec3,
    /// Earth that has been dug up.
    pub(super) dug_earth: Vec3,
    pub(super) bank: Vec3,
    /// Shallow and deep water.
    pub(super) water: [Vec3; 2],
    /// What lies on surfaces that face up; `None` for nothing.
    pub(super) snow: Option<Vec3>,
}

const SUMMER: TerrainPalette = TerrainPalette {
    leaves: [Vec3::new(0.140, 0.205, 0.100), Vec3::new(0.230, 0.275, 0.120)],
    undergrowth: Vec3::new(0.205, 0.225, 0.120),
    moss: Vec3::new(0.270, 0.270, 0.155),
    rock: Vec3::new(0.395, 0.385, 0.365),
    concrete: Vec3::new(0.420, 0.410, 0.380),
    hedge: Vec3::new(0.205, 0.275, 0.115),
    dug_earth: Vec3::new(0.265, 0.205, 0.135),
    bank: Vec3::new(0.300, 0.255, 0.165),
    water: [Vec3::new(0.105, 0.225, 0.240), Vec3::new(0.045, 0.130, 0.165)],
    snow: None,
};

const WINTER: TerrainPalette = TerrainPalette {
    leaves: [Vec3::new(0.085, 0.135, 0.110), Vec3::new(0.125, 0.180, 0.140)],
    undergrowth: Vec3::new(0.190, 0.200, 0.195),
    moss: Vec3::new(0.250, 0.250, 0.240),
    rock: Vec3::new(0.275, 0.280, 0.300),
    concrete: Vec3::new(0.330, 0.330, 0.335),
    hedge: Vec3::new(0.105, 0.165, 0.105),
    dug_earth: Vec3::new(0.220, 0.190, 0.165),
    bank: Vec3::new(0.430, 0.470, 0.520),
    water: [Vec3::new(0.120, 0.205, 0.265), Vec3::new(0.040, 0.095, 0.150)],
    snow: Some(Vec3::new(0.735, 0.765, 0.815)),
};

const DESERT: TerrainPalette = TerrainPalette {
    leaves: [Vec3::new(0.180, 0.195, 0.095), Vec3::new(0.270, 0.265, 0.140)],
    undergrowth: Vec3::new(0.330, 0.275, 0.185),
    moss: Vec3::new(0.430, 0.330, 0.215),
    rock: Vec3::new(0.385, 0.285, 0.210),
    concrete: Vec3::new(0.470, 0.420, 0.340),
    hedge: Vec3::new(0.285, 0.290, 0.140),
    dug_earth: Vec3::new(0.360, 0.275, 0.170),
    bank: Vec3::new(0.390, 0.330, 0.190),
    water: [Vec3::new(0.105, 0.270, 0.260), Vec3::new(0.040, 0.150, 0.175)],
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
