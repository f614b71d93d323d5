//! Messages between folders that do not depend on each other.

use std::time::Duration;

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

/// Asks to close the text at the board that is in front, such as a notice.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CloseTextRequest;

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

/// Asks for a frame after this time at the latest, for a text or a clock that changes then. It holds until the next frame. A delayed request
/// to `egui` would not do, because `bevy_egui` draws at once for it, and so in every frame.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameRequest {
    /// The time from this frame to that one.
    pub within: Duration,
}

impl FrameRequest {
    /// Asks for a frame in so many seconds, or at once if they have passed.
    #[must_use]
    pub fn within_seconds(seconds: f32) -> FrameRequest {
        FrameRequest { within: Duration::try_from_secs_f32(seconds.max(0.0)).unwrap_or(Duration::MAX) }
    }
}
