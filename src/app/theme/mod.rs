//! One design for the whole interface: palette, type and measures as tables, and the widgets that are built from them.
//!
//! Screens use [`widgets`] and the tables; no colour and no size of type is written down anywhere else. What only one widget or screen measures
//! stands at its own head.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass, egui};

use super::settings::Settings;

pub mod entrance;
pub mod fonts;
pub mod icons;
pub mod measures;
pub mod palette;
mod stillness;
mod style;
pub mod widgets;

pub use entrance::Entrance;
pub use icons::Icon;

/// The theme is put on before any screen is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThemeSystems;

/// Whether the fonts of the theme can be used: egui takes new fonts over at the beginning of its next pass.
#[derive(Resource, Default)]
pub(in crate::app) struct FontsUsable(bool);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), stillness::plugin, looks_plugin))
        // Letters drawn for the first time are in the font's texture in the same frame. Otherwise they would be missing for one, and for
        // good if the game then sleeps.
        .configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput));
}

/// The theme without the plugin that connects egui with window and renderer, which tests do without.
pub(in crate::app) fn looks_plugin(app: &mut App) {
    app.init_resource::<FontsUsable>()
        .add_systems(EguiPrimaryContextPass, (put_on, set_scale, allow_motion).chain().in_set(ThemeSystems));
}

/// Run condition for everything that draws with the theme's fonts.
pub(in crate::app) fn is_on(usable: Option<Res<FontsUsable>>) -> bool {
    usable.is_some_and(|usable| usable.0)
}

/// Gives every new egui context the theme. A context is new once at the start, and again whenever its camera was replaced.
fn put_on(mut contexts: EguiContexts, mut usable: ResMut<FontsUsable>) {
    let Ok(context) = contexts.ctx_mut() else {
        usable.0 = false;
        return;
    };
    let mark = egui::Id::new("cannon-theme");
    usable.0 = context.data(|data| data.get_temp::<bool>(mark)).is_some();
    if !usable.0 {
        context.set_fonts(fonts::definitions());
        style::apply(context);
        context.data_mut(|data| data.insert_temp(mark, true));
    }
}

/// The interface grows with the window, so that it is as readable on a large display as in a small window, times the player's own factor.
fn set_scale(mut contexts: EguiContexts, settings: Res<Settings>, window: Single<&Window, With<PrimaryWindow>>) {
    let Ok(context) = contexts.ctx_mut() else { return };
    let factor = scale_for(window.width(), window.height(), settings.ui_scale);
    if (context.zoom_factor() - factor).abs() > 0.001 {
        context.set_zoom_factor(factor);
    }
}

/// Nothing of the interface slides or fades where the player does not want motion.
fn allow_motion(mut contexts: EguiContexts, settings: Res<Settings>) {
    if let Ok(context) = contexts.ctx_mut() {
        entrance::allow(context, !settings.reduced_motion);
    }
}

/// The interface's scale in a window of this many logical pixels for a player who wants it larger or smaller by a factor.
fn scale_for(width: f32, height: f32, wanted: f32) -> f32 {
    let fit = (width / measures::DESIGN_WIDTH).min(height / measures::DESIGN_HEIGHT);
    // Larger displays get more room as well as larger letters.
    let eased = if fit > 1.0 { 1.0 + (fit - 1.0) * 0.75 } else { fit };
    let most = (width / measures::LEAST_WIDTH).min(height / measures::LEAST_HEIGHT).max(measures::SMALLEST_READABLE);
    (eased.clamp(measures::SMALLEST_SCALE, measures::LARGEST_SCALE) * wanted).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interface_grows_with_the_window_within_bounds() {
        assert!((scale_for(1280.0, 720.0, 1.0) - 1.0).abs() < 1e-6);
        assert!((scale_for(1280.0, 720.0, 1.6) - 1.6).abs() < 1e-6);
        assert!(scale_for(3840.0, 2160.0, 1.0) > 2.0);
        assert!(scale_for(800.0, 600.0, 1.0) >= measures::SMALLEST_SCALE);
        assert!(scale_for(320.0, 200.0, 1.6) >= measures::SMALLEST_READABLE);
        assert!(480.0 / scale_for(480.0, 360.0, 1.6) > measures::LEAST_WIDTH - 0.1, "there must be room for the words");
        assert!(scale_for(30_000.0, 20_000.0, 1.0) <= measures::LARGEST_SCALE);
    }
}
