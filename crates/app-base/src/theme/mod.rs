//! The design of the interface: tables of colours, fonts and sizes, and the widgets that use them.
//!
//! Screens use [`widgets`] and the tables. Colours and font sizes are defined nowhere else; sizes that only one widget or screen needs are
//! constants of its module.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, egui};

use crate::settings::Settings;

mod egui_input;
pub mod entrance;
pub mod fonts;
pub mod icons;
mod look_pictures;
pub mod measures;

pub mod palette;
mod style;
pub mod swatch;
pub mod touch_targets;
pub mod widgets;

pub use entrance::Entrance;
pub use icons::Icon;
pub use look_pictures::LookPicture;
use swatch::ColorChoice;

/// The systems that apply the theme, before any screen is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// Whether the fonts of the theme can be used. egui applies new fonts at the start of its next pass.
#[derive(Resource, Default)]
pub struct FontsReady(bool);

/// Adds the look of the interface.
pub fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), egui_input::plugin, style_plugin))
        // A new glyph must be in the font texture in the frame that uses it. Otherwise it would be missing in that frame, which may stay on
        // the screen because the game then stops drawing.
        .configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput));
}

/// The theme without the plugin that connects egui to window and renderer, for tests.
pub fn style_plugin(app: &mut App) {
    app.add_plugins(touch_targets::plugin).init_resource::<FontsReady>().add_systems(
        EguiPrimaryContextPass,
        (apply_theme, touch_targets::update, set_scale, update_motion_allowed).chain().in_set(ThemeSystems),
    );
}

/// Run condition: the fonts of the theme can be used.
pub fn fonts_ready(usable: Option<Res<FontsReady>>) -> bool {
    usable.is_some_and(|usable| usable.0)
}

/// Applies the theme to every new egui context, and anew when the player chooses other colours. There is a new context at the start, and
/// whenever the camera is replaced.
fn apply_theme(mut contexts: EguiContexts, mut usable: ResMut<FontsReady>, settings: Res<Settings>) {
    let Ok(context) = contexts.ctx_mut() else {
        usable.0 = false;
        return;
    };
    let applied_id = egui::Id::new("cannon-theme");
    let applied = context.data(|data| data.get_temp::<ColorChoice>(applied_id));
    let wanted = ColorChoice { theme: settings.vision.theme, scheme: settings.vision.colors };
    usable.0 = applied.is_some();
    if !usable.0 {
        context.set_fonts(fonts::definitions());
    }
    if settings.is_changed() || applied.is_none() {
        swatch::show_side_numbers(settings.vision.shows_side_numbers());
    }
    if applied != Some(wanted) {
        swatch::set_choice(wanted);
        style::apply(context);
        context.data_mut(|data| data.insert_temp(applied_id, wanted));
    }
}

/// Scales the interface with the window, so that it is as readable on a large display as in a small window, and by the player's own factor.
fn set_scale(mut contexts: EguiContexts, settings: Res<Settings>, window: Single<&Window, With<PrimaryWindow>>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let min_scale = if touch_targets::are_large(context) { touch_targets::MIN_SCALE } else { 0.0 };
    let factor = interface_scale(window.width(), window.height(), settings.ui_scale, min_scale);
    if (context.zoom_factor() - factor).abs() > 0.001 {
        context.set_zoom_factor(factor);
    }
}

/// Disables entrance animations when the player has chosen reduced motion.
fn update_motion_allowed(mut contexts: EguiContexts, settings: Res<Settings>) {
    if let Ok(context) = contexts.ctx_mut() {
        entrance::set_motion_allowed(context, !settings.reduced_motion);
    }
}

/// The scale of the interface in a window of this size in logical pixels, with the player's own factor. `wanted_scale` is reached where
/// the window has room for it.
fn interface_scale(width: f32, height: f32, player_scale: f32, wanted_scale: f32) -> f32 {
    let fit = (width / measures::DESIGN_WIDTH).min(height / measures::DESIGN_HEIGHT);
    // On larger displays the interface grows less than the window, so that there is also more room.
    let eased = if fit > 1.0 { 1.0 + (fit - 1.0) * 0.75 } else { fit };
    let max_scale = (width / measures::MIN_WIDTH).min(height / measures::MIN_HEIGHT).max(measures::MIN_READABLE_SCALE);
    (eased.clamp(measures::MIN_AUTO_SCALE, measures::MAX_AUTO_SCALE) * player_scale).max(wanted_scale).min(max_scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interface_scales_with_the_window_within_bounds() {
        assert!((interface_scale(1280.0, 720.0, 1.0, 0.0) - 1.0).abs() < 1e-6);
        assert!((interface_scale(1280.0, 720.0, 1.6, 0.0) - 1.6).abs() < 1e-6);
        assert!(interface_scale(3840.0, 2160.0, 1.0, 0.0) > 2.0);
        assert!(interface_scale(800.0, 600.0, 1.0, 0.0) >= measures::MIN_AUTO_SCALE);
        assert!(interface_scale(320.0, 200.0, 1.6, 0.0) >= measures::MIN_READABLE_SCALE);
        assert!(
            480.0 / interface_scale(480.0, 360.0, 1.6, 0.0) > measures::MIN_WIDTH - 0.1,
            "there is room for the text"
        );
        assert!((interface_scale(1280.0, 720.0, 1.0, 1.4) - 1.4).abs() < 1e-6, "targets for fingers");
        assert!(interface_scale(640.0, 440.0, 1.0, 1.4) < 1.1, "there is no room for them");
        assert!(interface_scale(30_000.0, 20_000.0, 1.0, 0.0) <= measures::MAX_AUTO_SCALE);
    }
}
