//! From pointer and keys to requests.
//!
//! - [`bindings`] is the table of keys; the help panel is made from it.
//! - [`selection`] holds what is chosen, hovered and under the board cursor. What pointing means is the game's to say
//!   ([`Handling`](super::games::Handling)).
//! - [`silhouettes`] lets pieces take the pointer that stand before other places.
//! - [`mod@pointer`], [`keyboard`] and [`wheel`] feed both; a drag leaves a [`trail`].

use bevy::prelude::*;

use super::AppSystems;
use super::board::LayProxies;
use super::curtain;
use super::effects::SkipAnimation;
use super::states::Screen;

pub mod bindings;

mod keyboard;
mod pointer;
mod selection;
mod silhouettes;
mod skip;
mod trail;
mod wheel;

pub use bindings::Command;
pub use keyboard::KeyboardTaken;
pub use selection::{Pointed, Pointing, Rebuffed, Selection};
pub use wheel::{WheelTaken, notches};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<KeyboardTaken>()
        .init_resource::<WheelTaken>()
        .add_message::<Pointed>()
        .add_message::<Rebuffed>()
        .add_message::<Command>()
        .add_message::<SkipAnimation>()
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
                keyboard::read_keys,
                skip::skip_animation,
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
                .run_if(curtain::is_open),
        )
        .add_systems(Startup, silhouettes::make_shapes)
        .add_systems(OnExit(Screen::Play), selection::let_go)
        .add_systems(OnExit(Screen::Editor), selection::let_go)
        .add_systems(Update, selection::forget_what_is_past.in_set(AppSystems::React))
        .add_systems(
            Update,
            (silhouettes::raise, silhouettes::keep_in_line).chain().in_set(AppSystems::Project).after(LayProxies),
        );
}
