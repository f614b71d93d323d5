//! How finely plants are modelled, by the quality of the picture.

use super::clump::Ball;
use cannon_appearance::Quality;

/// How finely plants are modelled.
#[derive(Clone, Debug)]
pub(super) struct PlantDetail {
    /// The surfaces of crowns and of bushes.
    pub(super) crown: Ball,
    pub(super) bush: Ball,
    /// Numbers of single leaves on a crown and on a bush.
    pub(super) crown_leaves: u32,
    pub(super) bush_leaves: u32,
    /// Numbers of whorls of branches of a fir, and of branches in a whorl.
    pub(super) whorls: u32,
    pub(super) branches: u32,
    /// Number of sides of trunks.
    pub(super) sides: u32,
    /// The surfaces of scrub, and along the side of a square the number of places where it could stand.
    scrub: Ball,
    pub(super) scrub_places: u32,
    /// Whether small things are there: ferns, blossoms, twigs.
    pub(super) has_small_things: bool,
}

/// The numbers from which a [`PlantDetail`] is made. Those of crowns, bushes and scrub say how often their surfaces are divided.
struct Level {
    crown: u32,
    bush: u32,
    crown_leaves: u32,
    bush_leaves: u32,
    whorls: u32,
    branches: u32,
    sides: u32,
    scrub: u32,
    scrub_places: u32,
}

/// The coarsest level of the medium quality and the finest of the low one, without single leaves.
const LEAFLESS: Level = Level {
    crown: 2,
    bush: 1,
    crown_leaves: 0,
    bush_leaves: 0,
    whorls: 3,
    branches: 5,
    sides: 3,
    scrub: 1,
    scrub_places: 4,
};

/// The levels of the high quality, the finest first.
const HIGH: &[Level] = &[
    Level {
        crown: 4,
        bush: 3,
        crown_leaves: 90,
        bush_leaves: 34,
        whorls: 6,
        branches: 9,
        sides: 5,
        scrub: 2,
        scrub_places: 5,
    },
    Level {
        crown: 3,
        bush: 2,
        crown_leaves: 60,
        bush_leaves: 22,
        whorls: 5,
        branches: 8,
        sides: 4,
        scrub: 2,
        scrub_places: 5,
    },
    Level {
        crown: 3,
        bush: 2,
        crown_leaves: 30,
        bush_leaves: 8,
        whorls: 5,
        branches: 8,
        sides: 3,
        scrub: 2,
        scrub_places: 4,
    },
    Level {
        crown: 2,
        bush: 2,
        crown_leaves: 24,
        bush_leaves: 6,
        whorls: 4,
        branches: 7,
        sides: 3,
        scrub: 1,
        scrub_places: 5,
    },
];

/// The levels of the medium quality, the finest first.
const MEDIUM: &[Level] = &[
    Level {
        crown: 3,
        bush: 2,
        crown_leaves: 20,
        bush_leaves: 0,
        whorls: 5,
        branches: 7,
        sides: 4,
        scrub: 1,
        scrub_places: 5,
    },
    Level {
        crown: 2,
        bush: 2,
        crown_leaves: 14,
        bush_leaves: 0,
        whorls: 4,
        branches: 7,
        sides: 3,
        scrub: 1,
        scrub_places: 4,
    },
    Level {
        crown: 2,
        bush: 1,
        crown_leaves: 6,
        bush_leaves: 0,
        whorls: 4,
        branches: 6,
        sides: 3,
        scrub: 1,
        scrub_places: 4,
    },
    LEAFLESS,
];

/// The levels of the low quality, the finest first.
const LOW: &[Level] = &[
    LEAFLESS,
    Level {
        crown: 1,
        bush: 1,
        crown_leaves: 0,
        bush_leaves: 0,
        whorls: 3,
        branches: 4,
        sides: 3,
        scrub: 1,
        scrub_places: 4,
    },
];

impl PlantDetail {
    /// The details of a quality, the finest first. A board takes the finest with which its plants keep to the limit of triangles
    /// ([`triangle_budget`]).
    pub(super) fn of(quality: Quality) -> impl Iterator<Item = PlantDetail> {
        let levels = match quality {
            Quality::High => HIGH,
            Quality::Medium => MEDIUM,
            Quality::Low => LOW,
        };
        levels.iter().map(move |level| PlantDetail {
            crown: Ball::new(level.crown),
            bush: Ball::new(level.bush),
            crown_leaves: level.crown_leaves,
            bush_leaves: level.bush_leaves,
            whorls: level.whorls,
            branches: level.branches,
            sides: level.sides,
            scrub: Ball::new(level.scrub),
            scrub_places: level.scrub_places,
            has_small_things: quality > Quality::Low,
        })
    }

    /// The details with which scrub is modelled: its bushes are small, and many.
    pub(super) fn for_scrub(&self) -> PlantDetail {
        PlantDetail {
            bush: self.scrub.clone(),
            bush_leaves: self.bush_leaves / 4,
            has_small_things: false,
            ..self.clone()
        }
    }
}

/// How many triangles the woods and hedges of a board should have at most.
pub(super) const fn triangle_budget(quality: Quality) -> usize {
    match quality {
        Quality::High => 70_000,
        Quality::Medium => 30_000,
        Quality::Low => 18_000,
    }
}
