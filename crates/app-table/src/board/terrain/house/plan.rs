//! The plan of a village or town: the squares of a cluster shared out among houses, barns and yards.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::super::cluster::{Cluster, SIDES};
use super::super::site::Site;
use cannon_app_base::common::noise::scatter;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum LotUse {
    House,
    Barn,
    Yard,
}

/// A rectangle of squares with one house, barn or yard.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Lot {
    /// The corner with the lowest coordinates, and the size in squares.
    pub(in super::super) corner: IVec2,
    pub(in super::super) size: IVec2,
    pub(in super::super) lot_use: LotUse,
    /// Whether only squares of the cluster lie beyond each of the [`SIDES`].
    pub(in super::super) is_joined: [bool; 4],
    pub(in super::super) seed: u32,
}

impl Lot {
    pub(in super::super) fn random(&self, index: u32) -> f32 {
        scatter(self.seed, index, 531)
    }

    /// One of the choices, by a random number.
    pub(in super::super) fn choose<T: Copy, const COUNT: usize>(&self, index: u32, choices: [T; COUNT]) -> T {
        choices[(self.random(index) * COUNT as f32) as usize % COUNT]
    }

    /// Its squares.
    pub(in super::super) fn cells(&self) -> impl Iterator<Item = IVec2> {
        let Lot { corner, size, .. } = *self;
        (0..size.x * size.y).map(move |index| corner + IVec2::new(index % size.x, index / size.x))
    }

    /// Its area, where each side is moved inward by the inset that `inset` gives for joined and for free sides.
    pub(in super::super) fn area(&self, inset: impl Fn(bool) -> f32) -> Rect {
        let [south, east, north, west] = self.is_joined.map(inset);
        let (low, high) = (self.corner.as_vec2(), (self.corner + self.size).as_vec2());
        Rect::from_corners(low + Vec2::new(west, north), high - Vec2::new(east, south))
    }
}

/// Shares of lots of two by two squares, of two by one, and of one by two, wherever there is room.
const VILLAGE_SHARES: [f32; 3] = [0.22, 0.36, 0.36];
const TOWN_SHARES: [f32; 3] = [0.0, 0.30, 0.40];
/// Shares of barns among large and small lots of villages.
const BARNS: [f32; 2] = [0.40, 0.10];
/// Shares of yards among single squares of villages and of towns, and the number of squares of a cluster for each yard.
const YARDS: [f32; 2] = [0.38, 0.08];
const SQUARES_PER_YARD: usize = 3;

/// The lots of a cluster.
pub(in super::super) fn lots(cluster: &Cluster, site: &Site) -> Vec<Lot> {
    let mut left: BTreeSet<(i32, i32)> = cluster.cells().map(|cell| (cell.x, cell.y)).collect();
    let shares = if site.is_town { TOWN_SHARES } else { VILLAGE_SHARES };
    let mut yards_left = cluster.len() / SQUARES_PER_YARD;
    let mut lots = Vec::new();
    while let Some((x, y)) = left.pop_first() {
        let corner = IVec2::new(x, y);
        let index = lots.len() as u32;
        let random = |choice: u32| cluster.random(16 + index * 8 + choice);
        let has = |dx: i32, dy: i32| left.contains(&(x + dx, y + dy));
        let size = if has(1, 0) && has(0, 1) && has(1, 1) && random(0) < shares[0] {
            IVec2::new(2, 2)
        } else if has(1, 0) && random(1) < shares[1] {
            IVec2::new(2, 1)
        } else if has(0, 1) && random(2) < shares[2] {
            IVec2::new(1, 2)
        } else {
            IVec2::ONE
        };
        let is_large = size.x * size.y > 1;
        let is_yard = !is_large && yards_left > 0 && random(3) < YARDS[usize::from(site.is_town)];
        let is_barn = !site.is_town && random(4) < BARNS[usize::from(!is_large)];
        let lot_use = match (is_yard, is_barn) {
            (true, _) => LotUse::Yard,
            (false, true) => LotUse::Barn,
            (false, false) => LotUse::House,
        };
        yards_left -= usize::from(is_yard);
        let seed = (random(5) * f32::from(u16::MAX)) as u32;
        let lot = Lot { corner, size, lot_use, is_joined: [false; 4], seed };
        for cell in lot.cells() {
            left.remove(&(cell.x, cell.y));
        }
        let own: Vec<IVec2> = lot.cells().collect();
        let is_joined = SIDES.map(|side| {
            let mut beyond = own.iter().map(|&cell| cell + side).filter(|cell| !own.contains(cell));
            beyond.all(|cell| cluster.contains(cell))
        });
        lots.push(Lot { is_joined, ..lot });
    }
    lots
}
