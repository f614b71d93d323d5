//! Values that several folders of the app share. The module is the lowest layer and imports no other.
//!
//! The module also registers the resources and messages by which folders communicate without depending on each other. Each such resource
//! has one writer, which the test `architecture` lists.

use bevy::prelude::*;

pub mod animation;
pub mod bindings;
pub mod board;
mod camera;
#[cfg(any(test, feature = "checks"))]
pub mod colour_vision;
pub mod command;
pub mod marks;
pub mod mesh;
mod messages;
mod modifiers;
pub mod noise;
pub mod particles;
pub mod pieces;
mod resources;
pub mod sound;
mod system_sets;
mod tone;

pub use camera::{
    CameraMovingToAction, CameraPushIn, CameraShake, CameraView, TableCamera, ViewInsets, quarter_turns, view_turn,
};
pub use messages::{
    AimRequest, AssetKind, AssetReloadRequest, CameraRequest, CloseTextRequest, FocusRequest, FrameRequest,
    QualityLowered, RejectedAttempt, request_frames,
};
pub use modifiers::{HeldModifiers, ModifierKey};
pub use resources::{ActiveQuality, ClosableText, KeyboardTaken, OpenQuestion, SeveralFingers, ShownAttacks};
pub use system_sets::{AppSystems, PlayAnimations, ReadBoardInput, RunClocks, SpawnProxies, UpdateIsAnimating};
pub use tone::Tone;

/// Registers the shared resources and messages. Every app adds it first.
pub fn plugin(app: &mut App) {
    app.init_resource::<ActiveQuality>()
        .init_resource::<CameraMovingToAction>()
        .init_resource::<CameraView>()
        .init_resource::<CameraShake>()
        .init_resource::<CameraPushIn>()
        .init_resource::<KeyboardTaken>()
        .init_resource::<SeveralFingers>()
        .init_resource::<bindings::Bindings>()
        .init_resource::<bindings::PressedChords>()
        .init_resource::<bindings::InputDevice>()
        .init_resource::<ViewInsets>()
        .init_resource::<ClosableText>()
        .init_resource::<OpenQuestion>()
        .init_resource::<ShownAttacks>()
        .init_resource::<animation::ActionAnimation>()
        .init_resource::<animation::Celebration>()
        .add_message::<animation::Celebrate>()
        .add_message::<QualityLowered>()
        .init_resource::<board::EditedBoard>()
        .add_message::<command::Command>()
        .add_message::<FocusRequest>()
        .add_message::<FrameRequest>()
        .add_message::<RejectedAttempt>()
        .add_message::<AimRequest>()
        .add_message::<CloseTextRequest>()
        .add_message::<AssetReloadRequest>()
        .add_message::<CameraRequest>()
        .add_plugins((system_sets::plugin, sound::plugin));
}
