//! Gun barrels and the shells they fire.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::livery::{BRASS, IRON, Livery, SHADOW, TRACER};
use crate::app::pieces::Parts;
use crate::app::pieces::mesh::{Profile, Shape, ellipsoid, lathe};

/// Segments around a barrel.
const AROUND_BARREL: usize = 16;
/// Height of the axis of a direct-fire gun above the board, as a rule.
pub(super) const BORE_HEIGHT: f32 = 0.30;

/// A gun that points ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Barrel {
    /// Distance from the middle to the right.
    pub(super) x: f32,
    /// Height of its axis above the board.
    pub(super) height: f32,
    /// Where it comes out of the armour, ahead of the middle.
    pub(super) root: f32,
    /// Where its muzzle is, ahead of the middle.
    pub(super) muzzle: f32,
    /// Its outer radius.
    pub(super) radius: f32,
    /// Whether it bears a muzzle brake; else a plain ring.
    pub(super) brake: bool,
}

impl Barrel {
    /// Puts the barrel in its place: painted, with a muzzle of bare metal.
    pub(super) fn mount(&self, parts: &mut Parts, livery: &Livery) {
        let Barrel { radius, root, muzzle, .. } = *self;
        let length = muzzle - root;
        let head = if self.brake { radius * 3.2 } else { radius * 1.3 };
        let place = |shape: Shape| ahead(shape).at(self.x, self.height, -root);
        let sleeve = length * 0.36;
        let tube = Profile::rounded(&[
            (radius * 1.32, -0.03, 0.0),
            (radius * 1.32, sleeve, 0.0),
            (radius, sleeve + radius * 0.6, 0.0),
            (radius * 0.92, length - head * 0.9, 0.0),
        ]);
        parts.paint(place(lathe(&tube, AROUND_BARREL)), livery.hull);
        let (start, wide) = (length - head, radius * if self.brake { 1.62 } else { 1.26 });
        let slot = radius * 1.05;
        let crown: &[(f32, f32, f32)] = if self.brake {
            &[
                (radius * 0.9, start, 0.0),
                (wide, start + radius * 0.3, 0.0),
                (wide, start + head * 0.34, 0.0),
                (slot, start + head * 0.42, 0.0),
                (slot, start + head * 0.58, 0.0),
                (wide, start + head * 0.66, 0.0),
                (wide, length, 0.0),
                (radius * 0.72, length, 0.0),
            ]
        } else {
            &[
                (radius * 0.9, start, 0.0),
                (wide, start + radius * 0.15, 0.0),
                (wide, length, 0.0),
                (radius * 0.72, length, 0.0),
            ]
        };
        parts.metal(place(lathe(&Profile::rounded(crown), AROUND_BARREL)), livery.metal);
        let bore = Profile::rounded(&[(radius * 0.74, length - 0.002, 0.0), (0.0, length - 0.012, 0.0)]);
        parts.paint(place(lathe(&bore, AROUND_BARREL)), SHADOW);
    }
}

/// From standing on its foot to lying along the way ahead.
pub(super) fn ahead(shape: Shape) -> Shape {
    shape.transformed(Mat4::from_rotation_x(-FRAC_PI_2))
}

/// A shell, centred, its tip ahead.
pub(super) fn shell() -> Parts {
    let mut parts = Parts::default();
    let case = Profile::rounded(&[
        (0.0, -0.080, 0.0),
        (0.034, -0.080, 0.004),
        (0.034, -0.068, 0.0),
        (0.030, -0.060, 0.0),
        (0.030, 0.020, 0.0),
    ]);
    parts.metal(ahead(lathe(&case, AROUND_BARREL)), BRASS);
    let tip = Profile::rounded(&[(0.031, 0.018, 0.0), (0.030, 0.040, 0.02), (0.018, 0.070, 0.02), (0.0, 0.090, 0.0)]);
    parts.paint(ahead(lathe(&tip, AROUND_BARREL)), IRON);
    parts
}

/// A streak of light, centred, along the way ahead.
pub(super) fn tracer() -> Parts {
    let mut parts = Parts::default();
    parts.paint(ellipsoid(Vec3::new(0.022, 0.022, 0.17), 10), TRACER);
    parts
}
