//! The colours of houses, yards and props in each look, in sRGB.

use bevy::prelude::*;

use cannon_appearance::GroundLook;

#[derive(Clone, Copy, Debug)]
pub(in super::super) struct HouseColors {
    pub(in super::super) plasters: [Vec3; 4],
    pub(in super::super) tiles: [Vec3; 3],
    pub(in super::super) slates: [Vec3; 2],
    pub(in super::super) thatch: Vec3,
    pub(in super::super) bricks: Vec3,
    /// Masonry of walls, chimneys and base courses.
    pub(in super::super) stone: Vec3,
    /// Weathered boards.
    pub(in super::super) boards: [Vec3; 3],
    /// Beams of half-timbered walls and frames of roofs.
    pub(in super::super) timber: Vec3,
    /// Frames of windows and bargeboards.
    pub(in super::super) trims: [Vec3; 3],
    /// Shutters and doors.
    pub(in super::super) shutters: [Vec3; 4],
    pub(in super::super) glass: Vec3,
    pub(in super::super) gutter: Vec3,
    pub(in super::super) straw: Vec3,
    /// Trodden earth of yards.
    pub(in super::super) earth: Vec3,
    /// Cloth of awnings.
    pub(in super::super) cloth: [Vec3; 3],
    pub(in super::super) clay: Vec3,
    pub(in super::super) soot: Vec3,
    pub(in super::super) green: Vec3,
    pub(in super::super) flowers: [Vec3; 3],
}

const SUMMER: HouseColors = HouseColors {
    plasters: [
        Vec3::new(0.610, 0.560, 0.455),
        Vec3::new(0.585, 0.475, 0.310),
        Vec3::new(0.560, 0.440, 0.370),
        Vec3::new(0.565, 0.560, 0.530),
    ],
    tiles: [Vec3::new(0.475, 0.225, 0.155), Vec3::new(0.530, 0.335, 0.225), Vec3::new(0.400, 0.250, 0.195)],
    slates: [Vec3::new(0.285, 0.310, 0.350), Vec3::new(0.330, 0.325, 0.320)],
    thatch: Vec3::new(0.450, 0.375, 0.235),
    bricks: Vec3::new(0.435, 0.240, 0.180),
    stone: Vec3::new(0.430, 0.410, 0.370),
    boards: [Vec3::new(0.330, 0.235, 0.160), Vec3::new(0.355, 0.185, 0.135), Vec3::new(0.350, 0.330, 0.295)],
    timber: Vec3::new(0.185, 0.130, 0.095),
    trims: [Vec3::new(0.660, 0.640, 0.580), Vec3::new(0.230, 0.165, 0.115), Vec3::new(0.560, 0.555, 0.500)],
    shutters: [
        Vec3::new(0.165, 0.300, 0.215),
        Vec3::new(0.190, 0.285, 0.375),
        Vec3::new(0.420, 0.165, 0.130),
        Vec3::new(0.295, 0.190, 0.115),
    ],
    glass: Vec3::new(0.115, 0.140, 0.165),
    gutter: Vec3::new(0.280, 0.300, 0.290),
    straw: Vec3::new(0.600, 0.490, 0.250),
    earth: Vec3::new(0.365, 0.295, 0.200),
    cloth: [Vec3::new(0.560, 0.200, 0.150), Vec3::new(0.220, 0.330, 0.440), Vec3::new(0.600, 0.500, 0.330)],
    clay: Vec3::new(0.500, 0.290, 0.190),
    soot: Vec3::new(0.075, 0.065, 0.060),
    green: Vec3::new(0.205, 0.290, 0.115),
    flowers: [Vec3::new(0.600, 0.150, 0.165), Vec3::new(0.640, 0.360, 0.420), Vec3::new(0.620, 0.480, 0.150)],
};

const WINTER: HouseColors = HouseColors {
    plasters: [
        Vec3::new(0.560, 0.520, 0.450),
        Vec3::new(0.540, 0.440, 0.310),
        Vec3::new(0.520, 0.405, 0.360),
        Vec3::new(0.510, 0.510, 0.510),
    ],
    earth: Vec3::new(0.600, 0.620, 0.660),
    straw: Vec3::new(0.500, 0.430, 0.270),
    green: Vec3::new(0.170, 0.220, 0.130),
    ..SUMMER
};

const DESERT: HouseColors = HouseColors {
    plasters: [
        Vec3::new(0.590, 0.475, 0.335),
        Vec3::new(0.545, 0.420, 0.290),
        Vec3::new(0.630, 0.545, 0.420),
        Vec3::new(0.560, 0.405, 0.285),
    ],
    stone: Vec3::new(0.545, 0.455, 0.345),
    bricks: Vec3::new(0.520, 0.380, 0.255),
    timber: Vec3::new(0.260, 0.175, 0.110),
    shutters: [
        Vec3::new(0.150, 0.320, 0.400),
        Vec3::new(0.175, 0.335, 0.300),
        Vec3::new(0.285, 0.185, 0.110),
        Vec3::new(0.350, 0.150, 0.110),
    ],
    earth: Vec3::new(0.520, 0.410, 0.275),
    green: Vec3::new(0.235, 0.280, 0.130),
    ..SUMMER
};

impl HouseColors {
    pub(in super::super) const fn of(look: GroundLook) -> HouseColors {
        match look {
            GroundLook::Summer | GroundLook::Walnut => SUMMER,
            GroundLook::Winter => WINTER,
            GroundLook::Desert => DESERT,
        }
    }
}
