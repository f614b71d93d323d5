//! Messages between folders that do not depend on each other.

use std::time::Duration;

use bevy::prelude::*;

use super::board::Spot;
use cannon_appearance::Quality;
use cannon_rules::Side;

/// The player has tried an action that is not possible, and the gate has explained why.
#[derive(Message, Clone, Copy, Debug)]
pub struct RejectedAttempt {
    /// The spot at which the player pointed.
    pub at: Spot,
}

/// Asks for a depth of field around this point in world coordinates, or for none. The light applies the last request until the next one.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct FocusRequest(pub Option<Vec3>);

/// Asks to close the frontmost text at the board, such as a notice.
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

/// Requests a movement of the camera.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum CameraRequest {
    /// Moves to the preset view of a side.
    Side(Side),
    /// Moves to the view from straight above, in orthographic projection.
    TopDown,
    /// Moves to the view from low over the table.
    Low,
    /// Rotates around the board.
    Orbit {
        /// Radians around the vertical axis, counter-clockwise as seen from above.
        yaw: f32,
        /// Radians upward.
        pitch: f32,
    },
    /// Multiplies the distance: closer below 1, farther above 1.
    Zoom(f32),
    /// Looks at a spot of the board and allows the limits of photo mode.
    LookAt(Spot),
    /// Jumps to the goal of the current movement.
    Cut,
}

/// The automatic quality has stepped down to this tier, because frames were late.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct QualityLowered(pub Quality);

/// Asks for the next frame. The request holds until that frame. A delayed request to `egui` would not do, because `bevy_egui` draws at once
/// for such a request, and so in every frame.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameRequest {
    /// Something moves: frames at the rate of the display, until a moment after the last such request.
    Continuous,
    /// A frame after this time at the latest, for a text or a clock that changes then.
    Within(Duration),
}

impl FrameRequest {
    /// Frames for idle animations, about thirty a second.
    pub const IDLE_ANIMATION: FrameRequest = FrameRequest::Within(Duration::from_millis(33));
    /// Frames for idle animations that nobody may be watching, fifteen a second at most.
    pub const UNWATCHED_ANIMATION: FrameRequest = FrameRequest::Within(Duration::from_millis(67));
    /// Frames while a task on another thread runs, whose result or progress a frame takes over, or while a clock runs.
    pub const TICK: FrameRequest = FrameRequest::Within(Duration::from_millis(100));

    /// Asks for a frame in so many seconds, or at once if they have passed.
    pub fn within_seconds(seconds: f32) -> FrameRequest {
        FrameRequest::Within(Duration::try_from_secs_f32(seconds.max(0.0)).unwrap_or(Duration::MAX))
    }
}

/// A system that asks for frames whenever it runs. It is meant to be added with a run condition.
pub fn request_frames(request: FrameRequest) -> impl Fn(MessageWriter<FrameRequest>) {
    move |mut requests| {
        requests.write(request);
    }
}
