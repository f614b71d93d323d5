//! Effects: the systems that play animations. They never decide anything.
//!
//! When the board view advances by one action, the game creates an [`Animation`](super::common::animation::score::Animation) for it: pure
//! data that gives the pose of each body at every moment. It can be evaluated at any time and in any order, so skipping to the end needs no
//! special case. `player` evaluates it as time passes. `standby` previews the opening of an animation while the player is choosing the
//! action, and plays it backwards if the player cancels. A `performance` is a running animation with its bodies and props. `particles` move
//! independently once they have been emitted.

use bevy::prelude::*;

mod embers;
pub(super) mod particles;
mod performance;
mod player;
mod props;
mod skip;
mod standby;

pub use player::{Effects, EffectsActive, SkipAnimation};

/// The effect time that passes in this frame: real time multiplied by the player's animation speed.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Tempo {
    step: f32,
}

impl Tempo {
    /// Seconds of effect time.
    fn step(self) -> f32 {
        self.step
    }
}

/// Adds the effects. Needs no rendering: without it, only transforms change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tempo>().add_plugins((player::plugin, particles::plugin, embers::plugin));
}
