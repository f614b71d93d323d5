//! Tests of the settings.

use super::*;
use crate::widget_rects::WidgetRects;
use cannon_app_base::common::QualityLowered;
use cannon_app_base::common::bindings::KeyLayout;
use cannon_app_base::settings::rows::{Edit, Page, ROWS};
use cannon_app_base::settings::{Adviser, SettingsError, SettingsProblem, Vision};
use cannon_appearance::{ColorScheme, CursorColor, CursorWeight, InterfaceTheme, PieceSet, PieceSize};
use cannon_i18n::{LANGUAGES, Language};

fn settings(player: &TestPlayer) -> Settings {
    player.app.world().resource::<Settings>().clone()
}

/// Opens a page of the settings from the title.
fn open(player: &mut TestPlayer, page: Page) {
    player.click("title-settings");
    player.open_settings_page(page);
}

#[test]
fn other_pieces_are_seen_after_two_clicks_beside_the_table() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    player.click("settings-pieces/pieces-wood");
    assert_eq!(settings(&player).pieces, PieceSet::CarvedWood);
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    let sheet = player.widget_rect("settings-reset").expect("the end of the sheet").max.x;
    assert!(
        insets.left >= sheet && insets.left < 0.45 * 1280.0,
        "the board has its place beside the sheet: {insets:?}"
    );
    player.start_hot_seat();
    player.click("hud-menu");
    player.click("pause-settings");
    player.click("settings-pieces/pieces-plain");
    assert_eq!(settings(&player).pieces, PieceSet::Plain);
    assert!(player.widget_rect("hud/south").is_none(), "nothing but the board is beside the sheet");
    player.click("menu-back");
    player.click("pause-resume");
    assert!(player.widget_rect("hud/south").is_some());
}

#[test]
fn page_used_last_is_opened_again() {
    let mut player = TestPlayer::new();
    open(&mut player, Page::Sound);
    player.click("menu-back");
    player.click("title-settings");
    assert!(player.widget_rect("settings-volume-master").is_some());
}

#[test]
fn sliders_set_the_volumes() {
    let mut player = TestPlayer::new();
    open(&mut player, Page::Sound);
    player.click("settings-volume-effects/bar");
    player.click("settings-music-in-play");
    let sound = settings(&player).sound;
    assert!((sound.effects - 0.5).abs() < 0.02, "{}", sound.effects);
    // A click on a slider does not give it the keyboard focus, so M still mutes the sound.
    player.press(egui::Key::M, KeyCode::KeyM);
    assert_eq!(settings(&player).sound, Volumes { muted: true, ..sound });
    assert!(sound.music_in_play && sound.master == Volumes::default().master);
}

#[test]
fn quality_is_automatic_until_one_is_chosen_and_automatic_measures_again() {
    let mut player = TestPlayer::new();
    player.app.world_mut().resource_mut::<Settings>().measured_quality = Some(Quality::Medium);
    open(&mut player, Page::Graphics);
    player.click("settings-quality/quality-low");
    assert_eq!(settings(&player).quality, Some(Quality::Low));
    player.click("settings-quality/quality-automatic");
    assert_eq!((settings(&player).quality, settings(&player).measured_quality), (None, None));
    player.click("settings-quality/quality-high");
    player.click("settings-reset");
    assert_eq!(settings(&player).quality, None, "the game determines the quality again");
}

#[test]
fn lower_quality_is_told() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.app.world_mut().write_message(QualityLowered(Quality::Medium));
    player.frames(3);
    player.assert_in_window("notice");
}

#[test]
fn reset_of_a_page_keeps_the_other_pages_and_is_undone() {
    let mut player = TestPlayer::new();
    let changed = {
        let mut settings = player.app.world_mut().resource_mut::<Settings>();
        settings.language = Some(Language::German);
        settings.ui_scale = 1.2;
        settings.rumble = false;
        settings.bindings.layout = KeyLayout::LeftHand;
        settings.camera_speed = 2.0;
        settings.vision.theme = InterfaceTheme::HighContrast;
        settings.clone()
    };
    player.frames(3);
    open(&mut player, Page::Controls);
    assert!(player.widget_rect("settings-undo").is_none());
    player.click("settings-reset");
    let expected = Settings { rumble: true, camera_speed: 1.0, ..changed.clone() };
    assert_eq!(settings(&player), expected, "the keys have a reset of their own");
    player.click("settings-undo");
    assert_eq!(settings(&player), changed);
    assert!(player.widget_rect("settings-undo").is_none());
    player.click("settings-reset");
    player.click("settings-turn-camera");
    assert!(player.widget_rect("settings-undo").is_none(), "another change ends it");
    player.click("settings-reset");
    player.click("menu-back");
    player.click("title-settings");
    assert!(player.widget_rect("settings-undo").is_none(), "and so does leaving the sheet");
    player.open_settings_page(Page::Accessibility);
    player.click("settings-reset");
    let settings = settings(&player);
    assert_eq!((settings.ui_scale, settings.vision, settings.language), (1.0, Vision::default(), changed.language));
}

#[test]
fn reset_of_all_pages_gives_the_settings_of_a_new_installation() {
    let usual = Settings::default();
    let mut changed = usual.clone();
    for row in ROWS {
        match &row.edit {
            Edit::Switch(value) => *value(&mut changed) = !*value(&mut usual.clone()),
            Edit::Choice(choice) | Edit::Pictures(choice, _) => {
                let other = (0..choice.options.len()).find(|&index| index != (choice.chosen)(&usual));
                (choice.choose)(&mut changed, other.expect("another value"));
            }
            Edit::Percent(value, range, _) => *value(&mut changed) = *range.end(),
            Edit::Volume(value) => *value(&mut changed) = 0.25,
            Edit::Adviser => changed.choose_adviser(Adviser::Suggest),
            Edit::Quality => changed.quality = Some(Quality::Low),
            Edit::Face => drop(changed.faces.insert("igg".to_owned(), BoardFace::Points)),
            Edit::Language | Edit::Keys | Edit::Engines | Edit::Advanced => {}
        }
    }
    let reset = Page::TABS.into_iter().chain([Page::Advanced]).fold(changed, |settings, page| page.reset(&settings));
    assert_eq!(reset, usual);
}

#[test]
fn settings_persist_across_sessions() {
    let mut player = TestPlayer::new();
    assert!(settings(&player).natural_pace);
    open(&mut player, Page::Game);
    player.click("settings-advanced");
    player.click("settings-natural-pace");
    let next = player.restart();
    assert!(!settings(&next).natural_pace);
}

#[test]
fn settings_for_the_eyes_are_chosen_and_kept() {
    let mut player = TestPlayer::new();
    open(&mut player, Page::Accessibility);
    for name in [
        "settings-theme/theme-high-contrast",
        "settings-colors/colors-tritanopia",
        "settings-side-numbers",
        "settings-piece-size/piece-size-largest",
        "settings-cursor-color/cursor-black",
    ] {
        player.click(name);
    }
    player.open_settings_page(Page::Graphics);
    player.click("settings-advanced");
    player.click("settings-cursor-weight/cursor-thick");
    let chosen = Vision {
        theme: InterfaceTheme::HighContrast,
        colors: ColorScheme::Tritanopia,
        side_numbers: true,
        piece_size: PieceSize::Largest,
        cursor_color: CursorColor::Black,
        cursor_weight: CursorWeight::Thick,
    };
    assert_eq!(settings(&player).vision, chosen);
    let next = player.restart();
    assert_eq!(settings(&next).vision, chosen);
}

#[test]
fn search_finds_settings_of_all_pages_in_the_language_in_use() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    player.type_into("settings/search", "camera");
    for name in ["settings-camera-speed/more", "settings-follow-camera", "settings-reduced-motion"] {
        assert!(player.widget_rect(name).is_some(), "{name}, by its name or its explanation");
    }
    assert!(player.widget_rect("settings-pieces/pieces-wood").is_none());
    player.click("settings-follow-camera");
    assert!(!settings(&player).follow_camera, "it is changed where it was found");
    player.press_with(egui::Modifiers::NONE, egui::Key::Escape);
    player.app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    player.frames(3);
    player.type_into("settings/search", "große TEXT");
    assert!(player.widget_rect("settings-scale/more").is_some());
    assert!(player.widget_rect("settings-piece-size/piece-size-large").is_none(), "all words count");
    player.type_into("settings/search", "tritan");
    assert!(player.widget_rect("settings-colors/colors-tritanopia").is_some(), "by an option");
    player.type_into("settings/search", "xyzzy");
    assert!(player.shows_text(&player.text("settings-search-nothing")));
    player.open_settings_page(Page::Game);
    assert!(player.widget_rect("settings-adviser/adviser-warn").is_some(), "a tab ends the search");
}

#[test]
fn side_panel_is_one_choice_of_two_settings() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    for (option, expected) in
        [("off", (true, false)), ("left", (false, true)), ("off", (true, false)), ("right", (false, false))]
    {
        player.click(&format!("settings-side-panel/side-panel-{option}"));
        let settings = settings(&player);
        assert_eq!((settings.fold_panel, settings.panel_left), expected, "{option}");
    }
}

#[test]
fn explanation_of_a_row_is_shown_and_spoken() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    open(&mut player, Page::Game);
    player.hover("settings-handover");
    player.frames(2);
    let about = player.text("settings-handover-about");
    assert!(player.shows_text(&about));
    let switch = player.widget_rect("settings-handover").expect("the row");
    player.point_at(1200.0, 300.0);
    assert!(player.shows_text(&about), "it stays when the pointer leaves, as a finger does at once");
    player.point_at(switch.center().x, switch.center().y);
    for _ in 0..60 {
        player.press(egui::Key::Tab, KeyCode::Tab);
        let described = |node: &egui::accesskit::Node| node.description() == Some(about.as_str());
        if player.accessible_nodes().iter().any(|(_, node)| described(node)) {
            return;
        }
    }
    panic!("the focus never comes to the row");
}

#[test]
fn pages_need_no_scrolling_in_a_usual_window_in_any_language() {
    for entry in LANGUAGES {
        let mut player = TestPlayer::new();
        player.app.world_mut().resource_mut::<Settings>().language = Some(entry.language);
        player.frames(3);
        player.click("title-settings");
        for page in Page::TABS.into_iter().chain([Page::Advanced]) {
            match page {
                Page::Advanced => player.click("settings-advanced"),
                page => player.open_settings_page(page),
            }
            assert!(page.rows().count() <= 11, "about ten rows, and the way to the page of experts");
            player.point_at(250.0, 400.0);
            player.frames(4);
            let places = |player: &TestPlayer| player.app.world().resource::<WidgetRects>().to_lines();
            let before = places(&player);
            player.scroll(-500.0);
            assert_eq!(places(&player), before, "{} {page:?}", entry.tag);
        }
    }
}

#[test]
fn notice_stands_beside_the_sheet() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    let source = std::io::ErrorKind::StorageFull.into();
    let error = SettingsError::Io { path: "settings.json".into(), source };
    player.app.insert_resource(SettingsProblem(Some(error)));
    player.frames(4);
    let notice = player.widget_rect("notice").expect("it is told at once that nothing is kept");
    let sheet = player.widget_rect("settings/search").expect("the sheet");
    assert!(notice.min.x >= sheet.max.x, "{notice:?} {sheet:?}");
}

#[test]
fn all_rows_stand_on_a_page_with_a_tab_or_behind_one() {
    let tabs = Page::TABS.into_iter().chain([Page::Advanced]);
    assert_eq!(tabs.map(|page| page.rows().count()).sum::<usize>(), ROWS.len());
}
