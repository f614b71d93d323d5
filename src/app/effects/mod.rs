//! How actions look: marching, drill, gunfire, smoke, the fall of a town. Never decides anything.
//!
//! When the stage goes on by one action, the game writes a [`score`] for it: pure data that says for every moment where each body is,
//! put together from `track`s and from what actions have in common: `puffs` and [`fireworks`]. The `player` reads the score as time passes; it can read it at any time and in any order, so skipping to the end is
//! nothing special, and `standby` plays the opening of a score ahead of its action, and back if nothing comes of it. What is on the stage of a
//! score is its `performance`. `particles` fly by themselves once a score has let them go. Durations are in `timing` and
//! in the tables of the games.

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
