//! Whether anybody looks: what moves only to be looked at stands still in a window that is covered, minimised or not in front.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};

/// Whether the window is in front and can be seen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attention(pub bool);

impl Default for Attention {
    fn default() -> Self {
        Attention(true)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>().add_message::<WindowOccluded>().add_systems(PreUpdate, follow_window);
}

fn follow_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut occlusions: MessageReader<WindowOccluded>,
    mut occluded: Local<bool>,
    mut attention: ResMut<Attention>,
) {
    if let Some(news) = occlusions.read().last() {
        *occluded = news.occluded;
    }
    let in_front = windows.iter().all(|window| window.focused);
    attention.set_if_neq(Attention(in_front && !*occluded));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_looks_at_a_window_that_is_covered_or_behind_another() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        let mut looks = |focused: bool, occluded: bool| {
            app.world_mut().get_mut::<Window>(window).expect("it is open").focused = focused;
            app.world_mut().write_message(WindowOccluded { window, occluded });
            app.update();
            app.world().resource::<Attention>().0
        };
        assert_eq!(
            [looks(true, false), looks(false, false), looks(true, true), looks(true, false)],
            [true, false, false, true]
        );
    }
}
