//! Effects: the systems that play animations. They have no influence on the game.
//!
//! When the board view advances by one action, the game creates an [`Animation`](cannon_app_base::common::animation::sequence::Animation) for it:
//! pure data that gives the pose of each body at any time. It can be sampled in any order, so skipping to the end needs no special case.
//! `player` samples the running animation in each frame. `animation_preview` plays the beginning of an animation while the player is
//! choosing the action, and plays it backwards if the player cancels. A `playback` is a running animation with its `props`, and
//! `skip_input` ends it early. `particles` move independently once they have been emitted; the fires of `wreck_smoke` and the `chimney_smoke`
//! of idle animations are made of them, too. `carried` moves the
//! piece in the player's hand. `flash_limit` keeps the lights of all animations from flashing too often.

use bevy::prelude::*;

mod animation_preview;
mod carried;
mod chimney_smoke;
mod flash_limit;
pub mod particles;
mod playback;
mod player;
mod props;
mod skip_input;
mod wreck_smoke;

pub use carried::carried_plugin;
pub use player::{Effects, SkipAnimation};

/// The effect time of this frame in seconds: the frame time multiplied by the animation speed in the settings.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct EffectTime(f32);

/// Adds the effects. The plugin needs no rendering: without it, only transforms change.
pub fn plugin(app: &mut App) {
    app.init_resource::<EffectTime>().add_plugins((
        player::plugin,
        particles::plugin,
        wreck_smoke::plugin,
        chimney_smoke::plugin,
    ));
}
