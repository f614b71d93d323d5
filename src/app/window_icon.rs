//! The icon of the window, for desktops that take it from the window. Others take it from the `.desktop` file that matches the window's
//! name.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::Icon;

/// The icon as a PNG file, made by `assets/source/icon/make.py`.
const ICON_PNG: &[u8] = include_bytes!("../../assets/desktop/cannon-64.png");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon.run_if(not(resource_exists::<IconSet>)));
}

/// Exists once the icon has been set.
#[derive(Resource)]
struct IconSet;

/// Sets the icon as soon as there is a window. Runs on the main thread, to which windows belong.
fn set_icon(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>, _: NonSendMarker) {
    let Ok(window) = windows.single() else { return };
    let found = WINIT_WINDOWS.with_borrow(|known| {
        let Some(window) = known.get_window(window) else { return false };
        match decode_icon() {
            Some(icon) => window.set_window_icon(Some(icon)),
            None => warn!("the window's icon cannot be read"),
        }
        true
    });
    if found {
        commands.insert_resource(IconSet);
    }
}

/// Decodes the icon.
fn decode_icon() -> Option<Icon> {
    let picture = image::load_from_memory_with_format(ICON_PNG, image::ImageFormat::Png).ok()?.to_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icon_file_can_be_read() {
        assert!(decode_icon().is_some());
    }
}
