//! The colours of plants in each look, in sRGB.

use bevy::prelude::*;

use super::canvas::linear;
use cannon_appearance::GroundLook;

/// The colours of plants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flora {
    /// Crowns of broad trees, of which each tree mixes two.
    pub(super) crowns: [Vec3; 4],
    /// Crowns of slim trees.
    pub(super) slim_crowns: [Vec3; 2],
    /// Needles of firs.
    pub(super) needles: [Vec3; 2],
    /// Shrubs of hedges and of the edges of woods.
    pub(super) shrubs: [Vec3; 3],
    /// Bark of most trees, and of birches.
    pub(super) bark: [Vec3; 2],
    /// The cut ends of wood.
    pub(super) cut_wood: Vec3,
    pub(super) ferns: [Vec3; 2],
    /// Blades of grass, from the foot to the tip.
    pub(super) grass: [Vec3; 2],
    /// Dry blades, from the foot to the tip.
    pub(super) dry_grass: [Vec3; 2],
    pub(super) reeds: [Vec3; 2],
    /// Flowers, of which each patch has one colour. Empty where nothing blooms.
    pub(super) flowers: &'static [Vec3],
    /// Blossoms or berries of hedges. Empty where there are none.
    pub(super) blossoms: &'static [Vec3],
    pub(super) stones: [Vec3; 2],
    pub(super) fallen_leaves: [Vec3; 2],
    /// The ground in a wood, and between the rows of a hedge.
    pub(super) forest_floor: [Vec3; 2],
    /// The ground where a wood ends.
    pub(super) meadow: Vec3,
    /// What lies on branches; `None` for nothing.
    pub(super) snow: Option<Vec3>,
}

const SUMMER: Flora = Flora {
    crowns: [
        Vec3::new(0.250, 0.345, 0.130),
        Vec3::new(0.350, 0.435, 0.150),
        Vec3::new(0.400, 0.455, 0.165),
        Vec3::new(0.240, 0.355, 0.185),
    ],
    slim_crowns: [Vec3::new(0.370, 0.460, 0.185), Vec3::new(0.450, 0.510, 0.205)],
    needles: [Vec3::new(0.150, 0.245, 0.160), Vec3::new(0.215, 0.315, 0.185)],
    shrubs: [Vec3::new(0.260, 0.355, 0.130), Vec3::new(0.365, 0.430, 0.155), Vec3::new(0.300, 0.370, 0.190)],
    bark: [Vec3::new(0.270, 0.215, 0.160), Vec3::new(0.660, 0.640, 0.590)],
    cut_wood: Vec3::new(0.640, 0.510, 0.330),
    ferns: [Vec3::new(0.250, 0.330, 0.110), Vec3::new(0.420, 0.480, 0.160)],
    grass: [Vec3::new(0.195, 0.285, 0.095), Vec3::new(0.475, 0.570, 0.210)],
    dry_grass: [Vec3::new(0.320, 0.310, 0.170), Vec3::new(0.600, 0.560, 0.330)],
    reeds: [Vec3::new(0.240, 0.290, 0.130), Vec3::new(0.500, 0.500, 0.250)],
    flowers: &[
        Vec3::new(0.900, 0.890, 0.830),
        Vec3::new(0.880, 0.720, 0.180),
        Vec3::new(0.760, 0.180, 0.120),
        Vec3::new(0.520, 0.420, 0.720),
    ],
    blossoms: &[Vec3::new(0.880, 0.850, 0.800), Vec3::new(0.800, 0.560, 0.600), Vec3::new(0.640, 0.140, 0.110)],
    stones: [Vec3::new(0.400, 0.390, 0.365), Vec3::new(0.520, 0.505, 0.470)],
    fallen_leaves: [Vec3::new(0.420, 0.300, 0.140), Vec3::new(0.480, 0.400, 0.180)],
    forest_floor: [Vec3::new(0.235, 0.205, 0.125), Vec3::new(0.270, 0.300, 0.145)],
    meadow: Vec3::new(0.355, 0.450, 0.185),
    snow: None,
};

const WINTER: Flora = Flora {
    needles: [Vec3::new(0.140, 0.220, 0.185), Vec3::new(0.200, 0.285, 0.225)],
    shrubs: [Vec3::new(0.170, 0.250, 0.150), Vec3::new(0.260, 0.260, 0.170), Vec3::new(0.150, 0.245, 0.155)],
    bark: [Vec3::new(0.250, 0.215, 0.190), Vec3::new(0.560, 0.550, 0.540)],
    ferns: [Vec3::new(0.330, 0.270, 0.180), Vec3::new(0.520, 0.440, 0.290)],
    grass: [Vec3::new(0.400, 0.370, 0.290), Vec3::new(0.580, 0.530, 0.390)],
    dry_grass: [Vec3::new(0.400, 0.350, 0.260), Vec3::new(0.640, 0.570, 0.400)],
    reeds: [Vec3::new(0.400, 0.350, 0.240), Vec3::new(0.660, 0.590, 0.400)],
    flowers: &[],
    blossoms: &[Vec3::new(0.620, 0.110, 0.090)],
    stones: [Vec3::new(0.330, 0.335, 0.350), Vec3::new(0.440, 0.445, 0.460)],
    forest_floor: [Vec3::new(0.250, 0.235, 0.205), Vec3::new(0.300, 0.300, 0.270)],
    meadow: Vec3::new(0.640, 0.680, 0.740),
    snow: Some(Vec3::new(0.740, 0.780, 0.850)),
    ..SUMMER
};

const DESERT: Flora = Flora {
    slim_crowns: [Vec3::new(0.270, 0.345, 0.150), Vec3::new(0.375, 0.430, 0.185)],
    shrubs: [Vec3::new(0.360, 0.370, 0.220), Vec3::new(0.450, 0.430, 0.250), Vec3::new(0.390, 0.400, 0.300)],
    bark: [Vec3::new(0.340, 0.260, 0.180), Vec3::new(0.500, 0.430, 0.330)],
    ferns: [Vec3::new(0.400, 0.370, 0.210), Vec3::new(0.560, 0.500, 0.290)],
    grass: [Vec3::new(0.440, 0.380, 0.230), Vec3::new(0.660, 0.570, 0.350)],
    dry_grass: [Vec3::new(0.460, 0.380, 0.240), Vec3::new(0.740, 0.630, 0.400)],
    reeds: [Vec3::new(0.280, 0.330, 0.150), Vec3::new(0.520, 0.520, 0.260)],
    flowers: &[],
    blossoms: &[Vec3::new(0.780, 0.640, 0.250)],
    stones: [Vec3::new(0.420, 0.335, 0.250), Vec3::new(0.560, 0.470, 0.360)],
    fallen_leaves: [Vec3::new(0.480, 0.390, 0.240), Vec3::new(0.540, 0.450, 0.280)],
    forest_floor: [Vec3::new(0.420, 0.335, 0.220), Vec3::new(0.440, 0.375, 0.230)],
    meadow: Vec3::new(0.540, 0.440, 0.300),
    ..SUMMER
};

impl Flora {
    /// The plants of a look. The board of wood has none and gets the plants of summer.
    pub(super) const fn of(look: GroundLook) -> Flora {
        match look {
            GroundLook::Summer | GroundLook::Walnut => SUMMER,
            GroundLook::Winter => WINTER,
            GroundLook::Desert => DESERT,
        }
    }

    /// The colour of a point of a plant with the snow that lies on it. Snow lies on what faces up.
    pub(super) fn under_snow(&self, color: LinearRgba, facing_up: f32, cover: f32) -> LinearRgba {
        match self.snow {
            Some(snow) => color.mix(&linear(snow), cover * super::canvas::smooth_step(0.20, 0.75, facing_up)),
            None => color,
        }
    }
}

/// A colour between two, in linear light.
pub(super) fn between([from, to]: [Vec3; 2], share: f32) -> LinearRgba {
    linear(from).mix(&linear(to), share)
}
