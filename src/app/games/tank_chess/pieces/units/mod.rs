//! The vehicles, a file each, of the game and of the house's expansion.
//!
//! All look along -z and stand on y = 0. Within the circle that a square leaves a vehicle at any of eight facings, hulls sit towards the
//! rear, so that guns stand out ahead of them: the gun is what tells one from another at a distance, and where it looks.

mod amphibious;
mod bulldozer;
mod command;
mod destroyer;
mod heavy;
mod hunter;
mod light;
mod medium;
mod minesweeper;
mod mortar;
mod super_heavy;

pub(super) use amphibious::amphibious;
pub(super) use bulldozer::bulldozer;
pub(super) use command::command;
pub(super) use destroyer::destroyer;
pub(super) use heavy::heavy;
pub(super) use hunter::hunter;
pub(super) use light::light;
pub(super) use medium::{hull as medium_hull, medium, turret as medium_turret};
pub(super) use minesweeper::minesweeper;
pub(super) use mortar::mortar;
pub(super) use super_heavy::super_heavy;
