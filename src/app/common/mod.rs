//! Plain values that several folders of the app share. The module lies below all others and imports none of them.

pub mod animation;
pub mod board;
mod camera;
pub mod command;
pub mod marks;
pub(in crate::app) mod mesh;
pub(in crate::app) mod noise;
pub(in crate::app) mod particles;
pub mod pieces;
mod quality;
pub mod sound;
mod system_sets;
mod tone;

pub use camera::{CameraComing, TableCamera, ViewInsets};
pub use quality::ActiveQuality;
pub use system_sets::{LayProxies, PlayScore};
pub use tone::Tone;
