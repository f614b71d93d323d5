//! From pointer and keys to requests.
//!
//! - [`bindings`] is the table of keys; the help panel is made from it.
//! - [`options`] lists what a soldier can do; marks are drawn from it.
//! - [`intent`] decides what pointing at a point means; it is a pure function of position and selection.
//! - [`silhouettes`] lets pieces take the pointer that stand before other points.
//! - [`selection`] holds what is selected, hovered and under the board cursor.
//! - [`mod@pointer`] and [`keyboard`] feed both.

use bevy::prelude::*;

use super::AppSystems;
use super::effects::SkipAnimation;

pub mod bindings;
pub mod intent;
pub mod options;
pub mod silhouettes;

mod keyboard;
mod pointer;
mod selection;
mod skip;

pub use bindings::Command;
pub use keyboard::KeyboardTaken;
pub use selection::{Pointed, Pointing, Selection};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<KeyboardTaken>()
        .add_message::<Pointed>()
        .add_message::<Command>()
        .add_message::<SkipAnimation>()
        .add_observer(pointer::enter_point)
        .add_observer(pointer::leave_point)
        .add_observer(pointer::click_point)
        .add_observer(pointer::begin_drag)
        .add_observer(pointer::drop_on_point)
        .add_observer(pointer::end_drag)
        .add_systems(
            Update,
            (
                keyboard::read_keys,
                skip::skip_animation,
                keyboard::move_cursor,
                keyboard::use_cursor,
                keyboard::ask_by_key,
                selection::act_on_points,
                selection::cycle_lines,
            )
                .chain()
                .in_set(AppSystems::Input),
        )
        .add_systems(PostStartup, silhouettes::raise)
        .add_systems(
            Update,
            (selection::forget_what_is_past, silhouettes::keep_in_line).chain().in_set(AppSystems::React),
        );
}
