//! The running gear of vehicles: tracks and wheels that move while the vehicle drives.

use super::wheels::{Wheel, Wheels};
use super::{FilePart, Geometry, VehicleTrack};

/// Prefix of the names of running-gear parts, and the slot of track links. Spare links on other parts do not move.
const PART_PREFIX: &str = "track-";
const LINK_SLOT: &str = "track";

/// The moving mesh of a running-gear part: its surfaces, each with the number of its slot.
#[derive(Debug)]
pub(in crate::pieces) struct RunningGear(Vec<(usize, GearSurface)>);

/// One surface of a running-gear part.
#[derive(Debug)]
enum GearSurface {
    /// Links that move along a closed path.
    Track(VehicleTrack),
    /// Wheels that rotate on their axles.
    Wheels(Wheels),
    /// What does not move.
    Still(Geometry),
}

impl GearSurface {
    fn new(slot: &str, geometry: &Geometry, wheels: &[Wheel]) -> GearSurface {
        let moving = if slot == LINK_SLOT {
            VehicleTrack::new(geometry).map(GearSurface::Track)
        } else {
            Wheels::new(geometry, wheels).map(GearSurface::Wheels)
        };
        moving.unwrap_or_else(|| GearSurface::Still(geometry.clone()))
    }
}

impl RunningGear {
    /// Whether a part is running gear.
    pub(super) fn is_running_gear(part: &FilePart) -> bool {
        part.name.starts_with(PART_PREFIX)
    }

    /// The running gear of surfaces of a part, given by the number of their slot and their index. `None` if none of them moves.
    pub(in crate::pieces) fn of_surfaces(part: &FilePart, surfaces: &[(usize, usize)]) -> Option<RunningGear> {
        if !RunningGear::is_running_gear(part) {
            return None;
        }
        let wheels = Wheel::find_all(surfaces_without_links(part));
        let surface = |&(number, index): &(usize, usize)| {
            let (slot, geometry) = &part.surfaces[index];
            (number, GearSurface::new(slot, geometry, &wheels))
        };
        let gear = RunningGear(surfaces.iter().map(surface).collect());
        let moves = gear.0.iter().any(|(_, surface)| !matches!(surface, GearSurface::Still(_)));
        moves.then_some(gear)
    }

    /// The geometry after the vehicle has driven forward by `distance` of `total_distance` board units.
    pub(in crate::pieces) fn geometry_after(&self, distance: f32, total_distance: f32) -> Geometry {
        let moved = self.0.iter().map(|(slot, surface)| {
            let geometry = match surface {
                GearSurface::Track(track) => track.when_run(distance),
                GearSurface::Wheels(wheels) => wheels.geometry_after(distance, total_distance),
                GearSurface::Still(geometry) => geometry.clone(),
            };
            (*slot, geometry)
        });
        let moved: Vec<(usize, Geometry)> = moved.collect();
        Geometry::merged(moved.iter().map(|(slot, geometry)| (*slot, geometry)))
    }

    /// The surfaces of a whole part.
    #[cfg(test)]
    fn surfaces_of(part: &FilePart) -> Vec<GearSurface> {
        let all: Vec<(usize, usize)> = (0..part.surfaces.len()).map(|index| (index, index)).collect();
        let gear = RunningGear::of_surfaces(part, &all);
        gear.map_or_else(Vec::new, |gear| gear.0.into_iter().map(|(_, surface)| surface).collect())
    }

    #[cfg(test)]
    pub(super) fn tracks_of(part: &FilePart) -> Vec<VehicleTrack> {
        let surfaces = RunningGear::surfaces_of(part).into_iter();
        surfaces
            .filter_map(|surface| if let GearSurface::Track(track) = surface { Some(track) } else { None })
            .collect()
    }

    #[cfg(test)]
    pub(super) fn wheels_of(part: &FilePart) -> (Vec<Wheel>, Vec<Wheels>) {
        let surfaces = RunningGear::surfaces_of(part).into_iter();
        let rotating =
            surfaces.filter_map(|surface| if let GearSurface::Wheels(wheels) = surface { Some(wheels) } else { None });
        (Wheel::find_all(surfaces_without_links(part)), rotating.collect())
    }
}

/// The surfaces of a part except for track links.
fn surfaces_without_links(part: &FilePart) -> impl Iterator<Item = &Geometry> {
    part.surfaces.iter().filter(|(slot, _)| slot != LINK_SLOT).map(|(_, geometry)| geometry)
}
