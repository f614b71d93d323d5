//! The running gear of vehicles: tracks and wheels, which move while the vehicle drives.

use super::wheels::{Wheel, Wheels};
use super::{Band, FilePart, Geometry};

/// Prefix of the names of running-gear parts, and the slot of track links. Spare links on other parts do not move.
const PARTS: &str = "track-";
const LINKS: &str = "track";

/// The moving geometry of one surface of a running-gear part.
#[derive(Debug)]
pub(in crate::app::pieces) enum Runner {
    /// Links that move along a closed path.
    Band(Band),
    /// Wheels that rotate on their axles.
    Wheels(Wheels),
}

impl Runner {
    /// Whether a part is running gear.
    pub(super) fn carries(part: &FilePart) -> bool {
        part.name.starts_with(PARTS)
    }

    /// The running gear of each surface of a part, in their order; `None` for surfaces that do not move.
    pub(in crate::app::pieces) fn of_part(part: &FilePart) -> Vec<Option<Runner>> {
        if !Runner::carries(part) {
            return part.surfaces.iter().map(|_| None).collect();
        }
        let wheels = Wheel::all(no_links(part));
        let runner = |(slot, geometry): &(String, Geometry)| {
            if slot == LINKS {
                Band::new(geometry).map(Runner::Band)
            } else {
                Wheels::new(geometry, &wheels).map(Runner::Wheels)
            }
        };
        part.surfaces.iter().map(runner).collect()
    }

    /// The geometry after the vehicle has driven `far` board units forward on a path of length `whole`.
    pub(in crate::app::pieces) fn when_run(&self, far: f32, whole: f32) -> Geometry {
        match self {
            Runner::Band(band) => band.when_run(far),
            Runner::Wheels(wheels) => wheels.when_run(far, whole),
        }
    }

    #[cfg(test)]
    pub(super) fn bands_of(part: &FilePart) -> Vec<Band> {
        let bands = Runner::of_part(part).into_iter().flatten();
        bands.filter_map(|runner| if let Runner::Band(band) = runner { Some(band) } else { None }).collect()
    }

    #[cfg(test)]
    pub(super) fn wheels_of(part: &FilePart) -> (Vec<Wheel>, Vec<Wheels>) {
        let turning = Runner::of_part(part).into_iter().flatten();
        let turning =
            turning.filter_map(|runner| if let Runner::Wheels(wheels) = runner { Some(wheels) } else { None });
        (Wheel::all(no_links(part)), turning.collect())
    }
}

fn no_links(part: &FilePart) -> impl Iterator<Item = &Geometry> {
    part.surfaces.iter().filter(|(slot, _)| slot != LINKS).map(|(_, geometry)| geometry)
}
