//! From where a picture is taken.

use crate::app::camera::CameraRequest;
use crate::app::common::board::Spot;
use cannon_rules::Side;

/// From where a picture is taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// Where the camera goes first: one of its presets.
    pub from: CameraRequest,
    /// From there so far round the table, in radians.
    pub yaw: f32,
    /// And so much higher, in radians.
    pub pitch: f32,
    /// What is in the middle, if not the middle of the board; the camera may then be closer than a player's.
    pub at: Option<Spot>,
    /// Closer (below 1) or farther (above 1).
    pub zoom: f32,
}

impl Default for View {
    fn default() -> Self {
        View { from: CameraRequest::Side(Side::South), yaw: 0.0, pitch: 0.0, at: None, zoom: 1.0 }
    }
}

impl View {
    /// What the camera is asked, one after the other.
    pub(super) fn requests(&self) -> Vec<CameraRequest> {
        let View { from, yaw, pitch, at, zoom } = *self;
        let mut requests = vec![from];
        if yaw != 0.0 || pitch != 0.0 {
            requests.push(CameraRequest::Orbit { yaw, pitch });
        }
        requests.extend(at.map(CameraRequest::LookAt));
        requests.extend([CameraRequest::Zoom(zoom), CameraRequest::Cut]);
        requests
    }
}
