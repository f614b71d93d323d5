//! Houses: villages and towns with gables, yards between them, and houses of mud brick in the desert.

use bevy::prelude::*;

use super::canvas::Canvas;
use super::cluster::Cluster;
use super::site::Site;
use cannon_appearance::GroundLook;

pub(super) mod colors;
mod mud_brick;
mod openings;
pub(super) mod plan;
mod roof;
mod village;
pub(super) mod yard;

use plan::LotUse;

/// The greatest distance of outer walls from the edge of the cluster.
pub(super) const WALL_INSET: f32 = 0.10;

/// The houses, barns and yards of a cluster.
pub(super) fn houses(cluster: &Cluster, site: &Site) -> Canvas {
    let mut canvas = Canvas::default();
    for lot in plan::lots(cluster, site) {
        let is_desert = site.look == GroundLook::Desert;
        match lot.lot_use {
            LotUse::Yard if is_desert => canvas.append(mud_brick::court(&lot, site), Mat4::IDENTITY),
            LotUse::Yard => canvas.append(yard::yard(&lot, site), Mat4::IDENTITY),
            LotUse::House | LotUse::Barn if is_desert => canvas.append(mud_brick::house(&lot, site), Mat4::IDENTITY),
            LotUse::House | LotUse::Barn => {
                let (house, place) = village::house(&lot, site);
                canvas.append(house, place);
            }
        }
    }
    canvas
}
