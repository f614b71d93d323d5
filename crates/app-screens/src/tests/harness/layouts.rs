//! The layouts in which every screen must fit: window sizes, scales and languages.

use super::{ShownText, TestPlayer};
use crate::tests::languages::faults;
use cannon_app_base::settings::Settings;
use cannon_i18n::LANGUAGES;

/// Width and height of a window in logical pixels, and the scale of the interface.
const LAYOUTS: [(f32, f32, f32); 4] =
    [(960.0, 600.0, 1.0), (1280.0, 720.0, 1.0), (1280.0, 720.0, 1.5), (1280.0, 720.0, 2.0)];

/// Checks in all layouts that no widget leaves the window and that no text in view is shortened or covers another one. `prepare` prepares a
/// player, and `check` checks more; it gets the scale.
pub(in crate::tests) fn check_layouts(
    what: &str,
    prepare: impl Fn(&mut TestPlayer),
    check: impl Fn(&mut TestPlayer, f32),
) {
    for (width, height, scale) in LAYOUTS {
        let mut player = TestPlayer::in_window(width, height);
        prepare(&mut player);
        for entry in LANGUAGES {
            let mut settings = player.app.world_mut().resource_mut::<Settings>();
            (settings.ui_scale, settings.language) = (scale, Some(entry.language));
            player.frames(8);
            player.assert_all_in_window(what);
            let is_in_view = |text: &&ShownText| text.clip.contains_rect(text.bounds);
            let texts: Vec<ShownText> = player.texts().iter().filter(is_in_view).cloned().collect();
            let faults = faults(&texts);
            assert!(faults.is_empty(), "{what} at {width}x{height}, {scale}, {}:\n{}", entry.tag, faults.join("\n"));
            check(&mut player, scale);
        }
    }
}
