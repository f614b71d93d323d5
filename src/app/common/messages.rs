//! Messages between folders that do not depend on each other.

use bevy::prelude::*;

use super::board::Spot;

/// The player has tried an action that is not possible, and the gate has explained why.
#[derive(Message, Clone, Copy, Debug)]
pub struct RejectedAttempt {
    /// The spot at which the player pointed.
    pub at: Spot,
}

/// Asks for a depth of field around this point in world coordinates, or for none. The light applies the last request until the next one.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct FocusRequest(pub Option<Vec3>);

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
