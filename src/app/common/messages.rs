//! Messages between folders that do not depend on each other.

use bevy::prelude::*;

use super::board::Spot;

/// The player has tried an action that is not possible, and the gate has explained why.
#[derive(Message, Clone, Copy, Debug)]
pub struct RejectedAttempt {
    /// The spot at which the player pointed.
    pub at: Spot,
}

/// Asks for a depth of field, or for none. The light applies the last request until the next one.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct FocusRequest(pub Option<Lens>);

/// The settings of a lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The point in focus, in world coordinates.
    pub at: Vec3,
    /// The aperture relative to that of the title screen: half of it doubles the blur.
    pub stops: f32,
}

impl Default for Lens {
    /// The lens of the title screen, focused on the middle of the board.
    fn default() -> Self {
        Lens { at: Vec3::ZERO, stops: 1.0 }
    }
}

/// A kind of asset file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssetKind {
    /// A model of a piece or prop.
    Model,
    /// A texture of a room.
    Room,
    /// A recording.
    Sound,
}

/// Requests that files of this kind are read again, because they have changed on disk or because their content was lost with the graphics
/// device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssetReloadRequest(pub AssetKind);

/// Requests that the camera moves the middle of its view to a spot, at the same distance.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct AimRequest(pub Spot);
