//! The running gear of vehicles: tracks and wheels that move while the vehicle drives.

use super::wheels::{Wheel, Wheels};
use super::{FilePart, Geometry, VehicleTrack};

/// Prefix of the names of running-gear parts, and the slot of track links. Spare links on other parts do not move.
const PART_PREFIX: &str = "track-";
const LINK_SLOT: &str = "track";

/// The moving geometry of one surface of a running-gear part.
#[derive(Debug)]
pub(in crate::pieces) enum RunningGear {
    /// Links that move along a closed path.
    Track(VehicleTrack),
    /// Wheels that rotate on their axles.
    Wheels(Wheels),
}

impl RunningGear {
    /// Whether a part is running gear.
    pub(super) fn is_running_gear(part: &FilePart) -> bool {
        part.name.starts_with(PART_PREFIX)
    }

    /// The running gear of each surface of a part, in order; `None` for surfaces that do not move. Nothing if no surface moves.
    pub(in crate::pieces) fn of_part(part: &FilePart) -> Vec<Option<RunningGear>> {
        if !RunningGear::is_running_gear(part) {
            return Vec::new();
        }
        let wheels = Wheel::find_all(surfaces_without_links(part));
        let running_gear = |(slot, geometry): &(String, Geometry)| {
            if slot == LINK_SLOT {
                VehicleTrack::new(geometry).map(RunningGear::Track)
            } else {
                Wheels::new(geometry, &wheels).map(RunningGear::Wheels)
            }
        };
        part.surfaces.iter().map(running_gear).collect()
    }

    /// The geometry after the vehicle has driven forward by `distance` of `total_distance` board units.
    pub(in crate::pieces) fn geometry_after(&self, distance: f32, total_distance: f32) -> Geometry {
        match self {
            RunningGear::Track(band) => band.when_run(distance),
            RunningGear::Wheels(wheels) => wheels.geometry_after(distance, total_distance),
        }
    }

    #[cfg(test)]
    pub(super) fn tracks_of(part: &FilePart) -> Vec<VehicleTrack> {
        let running_gear = RunningGear::of_part(part).into_iter().flatten();
        running_gear.filter_map(|gear| if let RunningGear::Track(track) = gear { Some(track) } else { None }).collect()
    }

    #[cfg(test)]
    pub(super) fn wheels_of(part: &FilePart) -> (Vec<Wheel>, Vec<Wheels>) {
        let rotating = RunningGear::of_part(part).into_iter().flatten();
        let rotating =
            rotating.filter_map(|gear| if let RunningGear::Wheels(wheels) = gear { Some(wheels) } else { None });
        (Wheel::find_all(surfaces_without_links(part)), rotating.collect())
    }
}

/// The surfaces of a part except for track links.
fn surfaces_without_links(part: &FilePart) -> impl Iterator<Item = &Geometry> {
    part.surfaces.iter().filter(|(slot, _)| slot != LINK_SLOT).map(|(_, geometry)| geometry)
}
