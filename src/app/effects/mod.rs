//! Effects: the systems that play animations. They never decide anything.
//!
//! When the board view advances by one action, the game writes a [`Animation`](super::common::animation::score::Animation) for it: pure data that
//! gives the place of each body at every moment. The `player` evaluates it as time passes; since it can be evaluated at any time and in any
//! order, skipping to the end is no special case. `standby` plays the opening of a score before its action is played, and backwards if the
//! player cancels. A `performance` is a score with its bodies and props. `particles` move on their own once a score has emitted them.

use bevy::prelude::*;

use crate::app::common::sound;

mod embers;
pub(super) mod particles;
mod performance;
mod player;
mod props;
mod skip;
mod standby;

pub use player::{Effects, EffectsActive, SkipAnimation};

/// How much effect time passes in this frame: the clock's time by the player's animation speed.
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

/// How far the table is shaken now, sideways and upward; 1 is a heavy blow.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Tremor(pub Vec2);

/// Needs no rendering: without it, bodies move all the same.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tempo>().init_resource::<Tremor>().add_plugins((
        sound::plugin,
        player::plugin,
        particles::plugin,
        embers::plugin,
    ));
}
