//! Input: from pointer and keys to requests.
//!
//! - [`selection`] holds the chosen, the hovered and the cursor's place. The game decides what pointing means
//!   ([`GameInput`](super::games::GameInput)).
//! - [`silhouettes`] are upright picking proxies, so that a piece that hides other places takes the pointer.
//! - [`mod@pointer`], [`keyboard`] and [`wheel`] feed both; a drag leaves a [`trail`]. [`editor`] turns commands into edits of a set-up.
//!
//! The table of key bindings is [`command`](super::common::command).

use bevy::prelude::*;

use super::AppSystems;
use super::loading_screen;
use super::states::Screen;
use crate::app::common::LayProxies;

mod editor;
mod keyboard;
mod pointer;
mod selection;
mod silhouettes;
mod trail;
mod wheel;

pub use selection::{Pointed, Pointing, Selection};
pub use wheel::{WheelTaken, notches};

/// The system that turns keys into commands, within [`AppSystems::Input`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) struct ReadKeys;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<WheelTaken>()
        .add_message::<Pointed>()
        .add_observer(pointer::enter_spot)
        .add_observer(pointer::leave_spot)
        .add_observer(pointer::move_on_board)
        .add_observer(pointer::click_spot)
        .add_observer(pointer::begin_drag)
        .add_observer(pointer::drop_on_spot)
        .add_observer(pointer::end_drag)
        .add_systems(
            Update,
            (
                keyboard::read_keys.in_set(ReadKeys),
                keyboard::move_cursor,
                keyboard::use_cursor,
                keyboard::ask_by_key,
                selection::act_on_spots,
                selection::turn_by_key,
                wheel::turn_by_wheel,
            )
                .chain()
                .in_set(AppSystems::Input)
                // What cannot be seen yet cannot be touched.
                .run_if(loading_screen::is_open),
        )
        .add_systems(Update, editor::follow_commands.in_set(AppSystems::Input).run_if(in_state(Screen::Editor)))
        .add_systems(Startup, silhouettes::make_shapes)
        .add_systems(OnExit(Screen::Play), selection::let_go)
        .add_systems(OnExit(Screen::Editor), selection::let_go)
        .add_systems(Update, selection::forget_what_is_past.in_set(AppSystems::React))
        .add_systems(
            Update,
            (silhouettes::raise, silhouettes::keep_in_line).chain().in_set(AppSystems::Project).after(LayProxies),
        );
}
