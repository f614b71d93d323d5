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
    cover: [Vec3::new(0.203, 0.345, 0.113), Vec3::new(0.312, 0.430, 0.142), Vec3::new(0.472, 0.463, 0.208)],
    earth: [Vec3::new(0.302, 0.263, 0.178), Vec3::new(0.425, 0.389, 0.276)],
    forest_floor: Vec3::new(0.222, 0.222, 0.123),
    rubble: Vec3::new(0.378, 0.354, 0.293),
    bank: [Vec3::new(0.274, 0.250, 0.156), Vec3::new(0.406, 0.369, 0.260), Vec3::new(0.194, 0.203, 0.142)],
    crops: [Vec3::new(0.444, 0.472, 0.208), Vec3::new(0.586, 0.472, 0.217), Vec3::new(0.175, 0.326, 0.128)],
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
    cover: [Vec3::new(0.449, 0.364, 0.241), Vec3::new(0.524, 0.430, 0.293), Vec3::new(0.595, 0.501, 0.350)],
    earth: [Vec3::new(0.378, 0.298, 0.203), Vec3::new(0.472, 0.383, 0.269)],
    forest_floor: Vec3::new(0.378, 0.312, 0.194),
    rubble: Vec3::new(0.416, 0.345, 0.265),
    bank: [Vec3::new(0.350, 0.317, 0.184), Vec3::new(0.491, 0.406, 0.274), Vec3::new(0.274, 0.255, 0.170)],
    crops: [Vec3::new(0.491, 0.406, 0.265), Vec3::new(0.510, 0.430, 0.274), Vec3::new(0.416, 0.397, 0.227)],
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
