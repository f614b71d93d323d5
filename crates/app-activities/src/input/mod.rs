//! Input: from pointer and keys to requests.
//!
//! - [`selection`] holds the choice, the hovered spot and the cursor. The game determines the intent of a click or drag
//!   ([`GameInput`](cannon_app_games::GameInput)).
//! - [`upright_proxies`] are upright picking proxies in the shape of pieces, and [`pointed_spot`] determines the spot that a pointer means.
//! - [`mod@pointer`], [`touch`], [`chords`] and [`wheel`] read the devices, with [`held_direction`] for sticks that are held. [`trail`]
//!   determines the direction of a drag.
//! - [`keyboard`] acts on commands, [`review_board`] does so in a review, and [`editor`] turns them into edits of a set-up.
//!
//! The tables of bindings are in [`bindings`](cannon_app_base::common::bindings).

use bevy::input::InputSystems;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::picking::PickingSystems;
use bevy::prelude::*;

use cannon_app_base::common::{AppSystems, ReadBoardInput, SpawnProxies};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};

mod chords;
mod editor;
mod held_direction;
mod keyboard;
mod pointed_spot;
mod pointer;
mod review_board;
mod selection;
mod touch;
mod trail;
mod upright_proxies;
mod wheel;

pub(crate) use chords::Modifiers;
pub use selection::{GestureKind, Selection, SpotGesture};
pub use touch::{TableTouches, TouchMotion};
pub use wheel::{WheelTaken, scroll_notches};

/// The system that collects what was pressed, in [`PreUpdate`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadChords;

/// The system that turns keys into commands, within [`AppSystems::Input`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadKeys;

/// Adds the systems that turn pointer, touches, keys and wheel into requests.
pub fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<WheelTaken>()
        .init_resource::<Modifiers>()
        .init_resource::<TableTouches>()
        .add_message::<SpotGesture>()
        // Apps without the input plugin have no such messages.
        .add_message::<KeyboardInput>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_message::<GamepadButtonStateChangedEvent>()
        .add_systems(
            PreUpdate,
            (
                chords::update_bindings.run_if(resource_changed::<Settings>),
                chords::read_chords.in_set(ReadChords).after(InputSystems),
                touch::read_touches.after(InputSystems).before(PickingSystems::Hover),
            ),
        )
        .add_observer(pointer::on_pointer_over)
        .add_observer(pointer::on_pointer_out)
        .add_observer(pointer::on_pointer_move)
        .add_observer(pointer::on_press)
        .add_observer(pointer::on_click)
        .add_observer(pointer::on_drag_start)
        .add_observer(pointer::on_drag)
        .add_observer(pointer::on_drag_drop)
        .add_observer(pointer::on_drag_end)
        .add_systems(
            Update,
            (
                keyboard::give_commands.in_set(ReadKeys),
                keyboard::move_cursor,
                keyboard::handle_choose_and_cancel,
                review_board::act_on_board.run_if(in_state(Menu::Review)),
                keyboard::send_requests,
                selection::handle_gestures,
                selection::adjust_choice_by_key,
                wheel::adjust_choice_by_wheel,
            )
                .chain()
                .in_set(ReadBoardInput),
        )
        .configure_sets(Update, ReadBoardInput.in_set(AppSystems::Input))
        .add_systems(Update, editor::send_edits.in_set(AppSystems::Input).run_if(in_state(Screen::Editor)))
        .add_systems(Startup, upright_proxies::create_meshes)
        .add_systems(Update, review_board::leave_board.in_set(AppSystems::Project).run_if(in_state(Menu::Review)))
        .add_systems(OnEnter(Menu::Review), review_board::clear_cursor)
        .add_systems(OnExit(Menu::Review), review_board::clear_cursor)
        .add_systems(OnExit(Screen::Play), selection::clear_selection)
        .add_systems(OnExit(Screen::Editor), selection::clear_selection)
        .add_systems(OnExit(Menu::None), selection::end_presses)
        .add_systems(OnEnter(Menu::None), selection::end_presses)
        .add_systems(Update, selection::clear_outdated_choice.in_set(AppSystems::React))
        .add_systems(
            Update,
            (upright_proxies::spawn_proxies, upright_proxies::update_proxies)
                .chain()
                .in_set(AppSystems::Project)
                .after(SpawnProxies),
        );
}
