//! The colours of the ground in each look, in sRGB.

use bevy::prelude::*;

use cannon_appearance::GroundLook;

/// The colours of the ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct GroundColors {
    /// Grass, snow or sand: in hollows, usual, and on dry or high ground.
    pub(super) cover: [Vec3; 3],
    /// Bare earth on tracks: wet or deep, and dry.
    pub(super) earth: [Vec3; 2],
    /// The ground in woods and under hedges.
    pub(super) forest_floor: Vec3,
    /// Stones and dust around rocks, ruins and concrete.
    pub(super) rubble: Vec3,
    /// Banks of water: mud at the edge of the grass, sand at the waterline, and the bed.
    pub(super) bank: [Vec3; 3],
    /// Hay, ripe grain and clover.
    pub(super) crops: [Vec3; 3],
    /// How strongly fields show, from 0 to 1.
    pub(super) field_strength: f32,
    /// The colour of shade, as factors.
    pub(super) shade: Vec3,
}

const SUMMER: GroundColors = GroundColors {
    cover: [Vec3::new(0.215, 0.365, 0.120), Vec3::new(0.330, 0.455, 0.150), Vec3::new(0.500, 0.490, 0.220)],
    earth: [Vec3::new(0.320, 0.278, 0.188), Vec3::new(0.450, 0.412, 0.292)],
    forest_floor: Vec3::new(0.235, 0.235, 0.130),
    rubble: Vec3::new(0.400, 0.375, 0.310),
    bank: [Vec3::new(0.290, 0.265, 0.165), Vec3::new(0.430, 0.390, 0.275), Vec3::new(0.205, 0.215, 0.150)],
    crops: [Vec3::new(0.470, 0.500, 0.220), Vec3::new(0.620, 0.500, 0.230), Vec3::new(0.185, 0.345, 0.135)],
    field_strength: 0.95,
    shade: Vec3::new(0.30, 0.32, 0.36),
};

const WINTER: GroundColors = GroundColors {
    cover: [Vec3::new(0.560, 0.655, 0.795), Vec3::new(0.690, 0.755, 0.845), Vec3::new(0.750, 0.785, 0.830)],
    earth: [Vec3::new(0.365, 0.370, 0.375), Vec3::new(0.520, 0.540, 0.565)],
    forest_floor: Vec3::new(0.440, 0.445, 0.440),
    rubble: Vec3::new(0.560, 0.570, 0.590),
    bank: [Vec3::new(0.600, 0.630, 0.670), Vec3::new(0.520, 0.555, 0.600), Vec3::new(0.150, 0.185, 0.215)],
    crops: [Vec3::new(0.630, 0.690, 0.760), Vec3::new(0.585, 0.600, 0.605), Vec3::new(0.650, 0.715, 0.800)],
    field_strength: 0.6,
    shade: Vec3::new(0.36, 0.44, 0.58),
};

const DESERT: GroundColors = GroundColors {
    cover: [Vec3::new(0.475, 0.385, 0.255), Vec3::new(0.555, 0.455, 0.310), Vec3::new(0.630, 0.530, 0.370)],
    earth: [Vec3::new(0.400, 0.315, 0.215), Vec3::new(0.500, 0.405, 0.285)],
    forest_floor: Vec3::new(0.400, 0.330, 0.205),
    rubble: Vec3::new(0.440, 0.365, 0.280),
    bank: [Vec3::new(0.370, 0.335, 0.195), Vec3::new(0.520, 0.430, 0.290), Vec3::new(0.290, 0.270, 0.180)],
    crops: [Vec3::new(0.520, 0.430, 0.280), Vec3::new(0.540, 0.455, 0.290), Vec3::new(0.440, 0.420, 0.240)],
    field_strength: 0.45,
    shade: Vec3::new(0.36, 0.34, 0.36),
};

impl GroundColors {
    /// The colours of a look. The board of wood has no ground.
    pub(super) const fn of(look: GroundLook) -> GroundColors {
        match look {
            GroundLook::Summer | GroundLook::Walnut => SUMMER,
            GroundLook::Winter => WINTER,
            GroundLook::Desert => DESERT,
        }
    }
}
