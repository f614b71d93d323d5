//! The vehicles, a file each, of the game and of the house's expansion.
//!
//! All look along -z and stand on y = 0. Within the circle that a square leaves a vehicle at any of eight facings, hulls sit towards the
//! rear, so that guns stand out ahead of them: the gun is what tells one from another at a distance, and where it looks.
//! Turrets are made apart, in their places on the hull, since they turn.

pub(super) mod amphibious;
mod bulldozer;
pub(super) mod command;
mod destroyer;
pub(super) mod heavy;
mod hunter;
pub(super) mod light;
pub(super) mod medium;
pub(super) mod minesweeper;
mod mortar;
pub(super) mod super_heavy;

pub(super) use bulldozer::bulldozer;
pub(super) use destroyer::destroyer;
pub(super) use hunter::hunter;
pub(super) use mortar::mortar;
