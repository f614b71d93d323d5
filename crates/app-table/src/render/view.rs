//! The camera position of a picture.

use cannon_app_base::common::CameraRequest;
use cannon_app_base::common::board::Spot;
use cannon_rules::Side;

/// The camera position of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// A camera preset, to which the other fields are relative.
    pub preset: CameraRequest,
    /// Rotation around the table, in radians.
    pub yaw: f32,
    /// Rotation upward, in radians.
    pub pitch: f32,
    /// The spot in the middle of the picture, instead of the middle of the board. The limits of photo mode then apply.
    pub look_at: Option<Spot>,
    /// Factor of the distance: closer below 1, farther above 1.
    pub zoom: f32,
}

impl Default for View {
    fn default() -> Self {
        View { preset: CameraRequest::Side(Side::South), yaw: 0.0, pitch: 0.0, look_at: None, zoom: 1.0 }
    }
}

impl View {
    /// The camera requests that lead to this view, in order.
    pub(super) fn requests(&self) -> Vec<CameraRequest> {
        let View { preset: from, yaw, pitch, look_at: at, zoom } = *self;
        let mut requests = vec![from];
        if yaw != 0.0 || pitch != 0.0 {
            requests.push(CameraRequest::Orbit { yaw, pitch });
        }
        requests.extend(at.map(CameraRequest::LookAt));
        requests.extend([CameraRequest::Zoom(zoom), CameraRequest::Cut]);
        requests
    }
}
