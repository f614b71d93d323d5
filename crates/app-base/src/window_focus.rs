//! The focus of the window. Decorative motion pauses while the window is covered, minimised or not in front.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};

/// Whether the window is in front and visible.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowActive(pub bool);

impl Default for WindowActive {
    fn default() -> Self {
        WindowActive(true)
    }
}

/// Adds [`WindowActive`].
pub fn plugin(app: &mut App) {
    app.init_resource::<WindowActive>().add_message::<WindowOccluded>().add_systems(PreUpdate, update_window_active);
}

/// Updates the resource from the state of the window.
fn update_window_active(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut occlusions: MessageReader<WindowOccluded>,
    mut occluded: Local<bool>,
    mut active: ResMut<WindowActive>,
) {
    if let Some(occlusion) = occlusions.read().last() {
        *occluded = occlusion.occluded;
    }
    let is_focused = windows.iter().all(|window| window.focused);
    active.set_if_neq(WindowActive(is_focused && !*occluded));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covered_window_and_window_behind_another_are_inactive() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let mut is_active = |focused: bool, occluded: bool| {
            app.world_mut().get_mut::<Window>(window).expect("it is open").focused = focused;
            app.world_mut().write_message(WindowOccluded { window, occluded });
            app.update();
            app.world().resource::<WindowActive>().0
        };
        assert_eq!(
            [is_active(true, false), is_active(false, false), is_active(true, true), is_active(true, false)],
            [true, false, false, true]
        );
    }
}
