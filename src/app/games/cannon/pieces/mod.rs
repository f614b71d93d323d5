//! The pieces and the field gun: [`soldier`], [`town`] and [`gun`] make the shapes, [`livery`] has their colours.

use crate::app::pieces::{Model, PropModel, Silhouette};

mod gun;
mod livery;
mod soldier;
mod town;

pub(super) use gun::{GUN_MUZZLE, GUN_TRUNNIONS};

/// A soldier.
pub static SOLDIER: Model = Model {
    name: "cannon/soldier",
    scale: 1.0,
    footprint: 0.30,
    silhouette: Silhouette { foot: 0.27, top: 0.10, height: 0.92 },
    make: soldier::soldier,
    turret: None,
};

/// A town.
pub static TOWN: Model = Model {
    name: "cannon/town",
    scale: 1.0,
    footprint: 0.375,
    silhouette: Silhouette { foot: 0.36, top: 0.12, height: 0.90 },
    make: town::town,
    turret: None,
};

/// The gun's carriage: stands on y = 0, the muzzle side towards -z.
pub(super) static CARRIAGE: PropModel = PropModel { name: "cannon/carriage", make: gun::carriage };
/// The gun's barrel: made around its trunnions, pointing along -z. Belongs at [`GUN_TRUNNIONS`].
pub(super) static BARREL: PropModel = PropModel { name: "cannon/barrel", make: gun::barrel };
/// The ball, centred.
pub(super) static BALL: PropModel = PropModel { name: "cannon/ball", make: gun::ball };
