//! The window's icon, for desktops that take it from the window. Others take it from the `.desktop` file, which knows the window by its name.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// Drawn by `assets/source/icon/make.py`.
const PICTURE: &[u8] = include_bytes!("../../assets/desktop/cannon-64.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, put_on.run_if(not(is_on)));
}

/// Whether it has been put on.
#[derive(Resource)]
struct IsOn;

fn is_on(is_on: Option<Res<IsOn>>) -> bool {
    is_on.is_some()
}

/// Puts the icon on as soon as there is a window. Windows belong to the main thread, and so does this.
fn put_on(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>, _: NonSendMarker) {
    let Ok(window) = windows.single() else { return };
    let found = WINIT_WINDOWS.with_borrow(|known| {
        let Some(window) = known.get_window(window) else { return false };
        match read() {
            Some(icon) => window.set_window_icon(Some(icon)),
            None => warn!("the window's icon cannot be read"),
        }
        true
    });
    if found {
        commands.insert_resource(IsOn);
    }
}

fn read() -> Option<Icon> {
    let picture = image::load_from_memory_with_format(PICTURE, image::ImageFormat::Png).ok()?.to_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_is_an_icon() {
        assert!(read().is_some());
    }
}
