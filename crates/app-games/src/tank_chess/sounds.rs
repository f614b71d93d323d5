//! The sounds of Tank Chess.

use cannon_app_base::sounds;

sounds! {
    /// A heavy vehicle sinks.
    SPLASH: Effects 6 ["splash"] caption "caption-splash";
    /// A shell flies on a flat path.
    FLIGHT_SHELL: Effects 2 ["flight-shell-1", "flight-shell-2"];
    /// A mortar bomb flies on a high arc.
    FLIGHT_MORTAR: Effects 2 ["flight-mortar"];
    /// A shell breaks through armour.
    IMPACT_ARMOUR: Effects 7 ["impact-armour-1", "impact-armour-2"] caption "caption-hit";
    /// A shell bounces off armour.
    RICOCHET: Effects 7 ["ricochet-1", "ricochet-2", "ricochet-3"] caption "caption-ricochet";
    /// Fuel and ammunition explode.
    EXPLOSION: Effects 8 ["explosion-1", "explosion-2"] caption "caption-explosion";
    /// A tank fires.
    TANK_GUN: Effects 8 ["tank-gun-1", "tank-gun-2", "tank-gun-3"] distant TANK_GUN_FAR caption "caption-gun";
    /// A tank fires in the distance.
    TANK_GUN_FAR: Effects 8 ["tank-gun-far"] caption "caption-gun";
    /// A mortar fires.
    MORTAR: Effects 8 ["mortar"] caption "caption-mortar";
    /// A light engine starts.
    LIGHT_START: Effects 3 ["engine-light-start"];
    /// A light engine runs.
    LIGHT_DRIVE: Effects 3 ["engine-light"] loop 105_271;
    /// A light engine stops.
    LIGHT_STOP: Effects 3 ["engine-light-stop"];
    /// A medium engine starts.
    MEDIUM_START: Effects 3 ["engine-medium-start"];
    /// A medium engine runs.
    MEDIUM_DRIVE: Effects 3 ["engine-medium"] loop 106_575;
    /// A medium engine stops.
    MEDIUM_STOP: Effects 3 ["engine-medium-stop"];
    /// A heavy engine starts.
    HEAVY_START: Effects 3 ["engine-heavy-start"];
    /// A heavy engine runs.
    HEAVY_DRIVE: Effects 3 ["engine-heavy"] loop 103_765;
    /// A heavy engine stops.
    HEAVY_STOP: Effects 3 ["engine-heavy-stop"];
    /// Tracks roll.
    TRACKS: Effects 2 ["tracks"] loop 93_388;
    /// A turret turns.
    TURRET: Effects 2 ["turret"];
    /// A side can reach the objective of the board.
    OBJECTIVE: Effects 9 ["objective"] caption "caption-objective";
}
