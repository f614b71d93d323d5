//! Tests of the settings.

use super::*;
use cannon_app_base::common::bindings::KeyLayout;
use cannon_app_base::settings::Vision;
use cannon_appearance::{ColorScheme, CursorColor, CursorWeight, InterfaceTheme, PieceSize};
use cannon_i18n::Language;

#[test]
fn sliders_set_the_volumes() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    player.hover("settings-quality/quality-low");
    player.scroll_to("settings-volume-effects/bar");
    player.click("settings-volume-effects/bar");
    player.scroll_to("settings-music-in-play");
    player.click("settings-music-in-play");
    let sound = player.app.world().resource::<Settings>().sound;
    assert!((sound.effects - 0.5).abs() < 0.02, "{}", sound.effects);
    // A click on a slider does not give it the keyboard focus, so M still mutes the sound.
    player.press(egui::Key::M, KeyCode::KeyM);
    let muted = player.app.world().resource::<Settings>().sound;
    assert_eq!(muted, Volumes { muted: true, ..sound });
    assert!(sound.music_in_play && sound.master == Volumes::default().master);
}

#[test]
fn settings_show_the_active_quality_until_one_is_chosen() {
    let mut player = TestPlayer::new();
    // The player has chosen no quality, and the graphics adapter allows the highest.
    player.app.insert_resource(ActiveQuality(Quality::High));
    player.click("title-settings");
    player.click("settings-quality/quality-high");
    assert_eq!(
        player.app.world().resource::<Settings>().quality,
        None,
        "the button of the active quality changes nothing"
    );
    player.click("settings-quality/quality-low");
    assert_eq!(player.app.world().resource::<Settings>().quality, Some(Quality::Low));
    player.click("settings-reset");
    player.click("question-no");
    assert_eq!(player.app.world().resource::<Settings>().quality, Some(Quality::Low), "it is asked first");
    player.click("settings-reset");
    player.click("question-reset-settings-yes");
    assert_eq!(player.app.world().resource::<Settings>().quality, None, "the adapter determines the quality again");
}

#[test]
fn reset_keeps_the_language_the_keys_and_what_is_not_on_the_page() {
    let mut player = TestPlayer::new();
    let kept = {
        let mut settings = player.app.world_mut().resource_mut::<Settings>();
        settings.language = Some(Language::German);
        settings.welcomed = true;
        settings.rumble = false;
        settings.bindings.layout = KeyLayout::LeftHand;
        settings.ui_scale = 1.2;
        settings.clone()
    };
    player.frames(3);
    player.click("title-settings");
    player.click("settings-reset");
    player.click("question-reset-settings-yes");
    let settings = player.app.world().resource::<Settings>().clone();
    assert_eq!((settings.ui_scale, settings.animation), (1.0, AnimationSpeed::Normal));
    let own = |settings: &Settings| {
        (settings.language, settings.welcomed, settings.rumble, settings.bindings.clone(), settings.window)
    };
    assert_eq!(own(&settings), own(&kept));
}

#[test]
fn settings_persist_across_sessions() {
    let mut player = TestPlayer::new();
    assert!(player.app.world().resource::<Settings>().natural_pace);
    player.click("title-settings");
    player.hover("settings-fullscreen");
    player.scroll_to("settings-natural-pace");
    player.click("settings-natural-pace");
    let next = player.restart();
    assert!(!next.app.world().resource::<Settings>().natural_pace);
}

#[test]
fn settings_for_the_eyes_are_chosen_and_kept() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    player.hover("settings-quality/quality-low");
    for name in [
        "settings-theme/theme-high-contrast",
        "settings-colors/colors-tritanopia",
        "settings-side-numbers",
        "settings-piece-size/piece-size-largest",
        "settings-cursor-color/cursor-black",
        "settings-cursor-color/weight/cursor-thick",
    ] {
        player.scroll_to(name);
        player.click(name);
    }
    let chosen = Vision {
        theme: InterfaceTheme::HighContrast,
        colors: ColorScheme::Tritanopia,
        side_numbers: true,
        piece_size: PieceSize::Largest,
        cursor_color: CursorColor::Black,
        cursor_weight: CursorWeight::Thick,
    };
    assert_eq!(player.app.world().resource::<Settings>().vision, chosen);
    let next = player.restart();
    assert_eq!(next.app.world().resource::<Settings>().vision, chosen);
}
