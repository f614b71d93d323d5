//! Screen readers: the board and everything that happens on it as nodes of AccessKit. egui itself makes the nodes of menus and panels.
//!
//! `announcements` tells what has happened, `cells` are the places of the board, and `requests` are the clicks of screen readers. Nothing
//! is done while no screen reader is there.

mod announcements;
mod cells;
mod requests;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::UiLayer;
use cannon_app_base::common::AppSystems;
use cannon_app_base::states::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<announcements::Announcements>()
        .init_resource::<cells::Cells>()
        .add_message::<bevy::a11y::ActionRequest>()
        .add_systems(
            Update,
            (announcements::announce_events, announcements::announce_cursor).chain().in_set(AppSystems::Animate),
        )
        .add_systems(PreUpdate, (requests::forward_to_egui, requests::click_cells.run_if(in_state(Screen::Play))))
        .add_systems(
            EguiPrimaryContextPass,
            (announcements::speak, cells::describe.run_if(in_state(Screen::Play))).in_set(UiLayer::CollectRects),
        );
}
