//! Tests of the layout of all screens with extreme window sizes and interface scales.

use super::*;
use crate::widget_rects::WidgetRects;
use cannon_rules::GameId;

#[test]
fn all_widgets_lie_within_the_window() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (3840.0, 2160.0), (1024.0, 1366.0)] {
        let mut player = TestPlayer::in_window(width, height);
        player.assert_all_in_window("title");
        for (button, screen) in
            [("title-lessons", "lessons"), ("title-settings", "settings"), ("title-profile", "profile")]
        {
            player.click(button);
            player.assert_all_in_window(screen);
            player.click("menu-back");
        }
        for game in GameId::ALL {
            player.choose_game(game);
            player.click("title-new-game");
            for opponent in ["watch", "person", "computer"] {
                player.click(&format!("new-game/opponent/new-game-{opponent}"));
                player.assert_new_game_in_window();
            }
            player.click("new-game/more");
            player.assert_all_in_window("options");
            player.click("options-done");
            player.click("menu-back");
        }
        player.click("title-more");
        player.assert_all_in_window("more");
        player.click("title-rules");
        player.assert_all_in_window("rules");
        player.click("menu-back");
        player.click("title-editor/tank-chess");
        player.assert_all_in_window("editor");
        player.click("editor-open");
        player.assert_all_in_window("set-ups");
        player.start_hot_seat();
        player.assert_all_in_window("play");
        player.click("hud-menu");
        player.assert_all_in_window("pause");
    }
}

#[test]
fn last_title_entry_stays_clickable_with_a_game_to_resume() {
    let mut player = TestPlayer::new();
    assert!(player.widget_rect("title-resume").is_none());
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-to-title");
    player.assert_in_window("title-resume");
    player.click("title-more");
    assert_eq!(player.menu(), Menu::More, "the last entry lies within the window");
    player.click("title-quit");
    assert!(player.has_quit(), "and so does the last entry behind it");
}

#[test]
fn everything_can_be_scrolled_to_at_the_largest_ui_scale() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (480.0, 360.0)] {
        let mut player = TestPlayer::in_window(width, height);
        player.app.world_mut().resource_mut::<Settings>().ui_scale = *UI_SCALE_RANGE.end();
        // With a game to resume the title has its largest number of entries.
        player.start_hot_seat();
        player.play_any(0);
        player.click("hud-menu");
        player.hover("pause-resume");
        player.scroll(-2000.0);
        player.click("pause-to-title");
        player.assert_all_in_window("title");
        player.hover("title-new-game");
        player.scroll(-2000.0);
        player.assert_in_window("title-more");
        player.click("title-more");
        player.assert_all_in_window("more");
        player.hover("title-editor/cannon");
        player.scroll(-2000.0);
        player.assert_in_window("title-quit");
        player.assert_in_window("menu-back");
        player.click("menu-back");
        assert_eq!(player.menu(), Menu::Title);
        player.click("title-settings");
        player.assert_all_in_window("settings");
        player.start_hot_seat();
        player.assert_all_in_window("play");
        player.click("hud-menu");
        player.hover("pause-resume");
        player.scroll(-2000.0);
        player.assert_in_window("pause-to-title");
    }
}

#[test]
fn no_scroll_bar_is_shown_where_nothing_can_be_scrolled() {
    let mut player = TestPlayer::new();
    let check = |player: &mut TestPlayer, screen: &str| {
        player.frames(12);
        assert_eq!(player.idle_scroll_bars(), [], "{screen}");
    };
    for (button, screen) in [
        ("title-new-game", "new game"),
        ("title-lessons", "lessons"),
        ("title-settings", "settings"),
        ("title-saved-games", "saved games"),
        ("title-more", "more"),
        ("title-profile", "profile"),
    ] {
        player.click(button);
        check(&mut player, screen);
        player.press(egui::Key::Escape, KeyCode::Escape);
    }
    check(&mut player, "the title");
    for (button, screen) in [("title-rules", "rules"), ("title-program", "about")] {
        player.click_more(button);
        check(&mut player, screen);
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.press(egui::Key::Escape, KeyCode::Escape);
    }
    player.click("title-new-game");
    player.click("new-game/more");
    check(&mut player, "the options");
    player.click("options-all");
    check(&mut player, "all rules");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    check(&mut player, "the pause menu");
    player.request(Request::Resign);
    check(&mut player, "the pause menu after a game");
    player.click("pause-result");
    check(&mut player, "the result");
    player.click("result-title");
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-computer");
    player.click("new-game-start");
    player.click("hud-menu");
    check(&mut player, "the pause menu against the computer");
}

#[test]
fn all_entries_of_menus_over_the_table_are_seen_without_scrolling() {
    for scale in [1.0, 1.2, 1.4] {
        let mut player = TestPlayer::new();
        player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        player.open_editor_of(GameId::Cannon);
        player.click("editor-play");
        player.play_any(0);
        player.click("hud-menu");
        player.frames(4);
        let visible = |player: &TestPlayer, entries: &[&str]| {
            let seen = player.texts();
            for entry in entries {
                player.assert_in_window(entry);
                let rect = player.widget_rect(entry).expect("an entry");
                if *entry == "result-look" {
                    // A cross without a text.
                    continue;
                }
                let label = player.text(entry);
                let text = seen.iter().find(|text| text.text == label).unwrap_or_else(|| panic!("{entry} at {scale}"));
                assert!(text.clip.contains_rect(text.bounds) && !text.is_shortened, "{entry} at {scale}: {rect:?}");
            }
        };
        let entries = [
            "pause-resume",
            "pause-to-editor",
            "pause-offer-draw",
            "pause-resign",
            "pause-rules",
            "pause-photo",
            "pause-more",
            "pause-share",
            "pause-settings",
            "pause-to-title",
        ];
        visible(&player, &entries);
        player.click("pause-resume");
        player.request(Request::Resign);
        player.frames(6);
        assert_eq!(player.menu(), Menu::Result);
        let entries =
            ["result-rematch", "result-to-editor", "result-new-game", "result-review", "result-look", "result-title"];
        visible(&player, &entries);
    }
}

#[test]
fn new_game_shows_at_every_scale_where_rules_and_clocks_are() {
    for scale in [1.0, 1.2, 1.4] {
        for game in GameId::ALL {
            let mut player = TestPlayer::new();
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.frames(4);
            player.choose_game(game);
            player.click("title-new-game");
            player.frames(4);
            for entry in ["new-game/more", "new-game-start"] {
                player.assert_in_window(entry);
            }
            let mut labels = vec!["Options: ".to_owned()];
            // The largest scale leaves room for the clocks below the ranks only after scrolling.
            if scale < 1.4 {
                labels.push(player.text("play-clock"));
            }
            for label in labels {
                let shown = player.texts().iter().find(|text| text.text.starts_with(&label));
                let is_seen = |text: &harness::ShownText| text.clip.contains_rect(text.bounds) && !text.is_shortened;
                assert!(shown.is_some_and(is_seen), "{game} at {scale}: {label} {shown:?}");
            }
        }
    }
}

#[test]
fn boxes_of_the_games_cover_no_entry_of_the_title() {
    for (width, height, scale) in
        [(1280.0, 720.0, 1.0), (1280.0, 720.0, 1.4), (960.0, 600.0, 1.0), (800.0, 600.0, 1.0), (1024.0, 1366.0, 1.4)]
    {
        let mut player = TestPlayer::in_window(width, height);
        player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        // A game to resume is one entry more.
        player.start_hot_seat();
        player.play_any(0);
        player.click("hud-menu");
        player.click("pause-to-title");
        let boxes = |player: &TestPlayer| {
            GameId::ALL.map(|game| player.widget_rect(&format!("title-game/{game}")).expect("a box"))
        };
        for menu in [Menu::Title, Menu::More, Menu::Welcome] {
            player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            player.frames(30);
            for (name, rect) in player.app.world().resource::<WidgetRects>().iter() {
                let is_free = boxes(&player).iter().all(|of_game| of_game.intersect(rect).is_empty());
                assert!(is_free || name.starts_with("title-game/"), "{width}x{height} at {scale}: {name} in {menu:?}");
            }
        }
        for game in [GameId::TankChess, GameId::Cannon] {
            player.choose_game(game);
        }
    }
}

#[test]
fn lesson_has_its_text_and_button_in_one_ribbon_at_a_large_scale() {
    for scale in [1.0, 1.4, 2.0] {
        let mut player = TestPlayer::new();
        player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
        player.frames(3);
        player.click("title-lessons");
        player.click("lesson/cannon/1");
        player.frames(10);
        player.assert_in_window("lesson/text");
        let [text, next] = ["lesson/text", "lesson-hint"].map(|name| player.widget_rect(name).expect("a part"));
        assert!(text.contains(next.min) && text.contains(next.max), "{text:?} {next:?}");
        let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
        assert!(text.min.y >= 720.0 - insets.bottom - 0.5, "the board is above it: {text:?} at {scale}");
    }
}

#[test]
fn parts_of_the_table_never_overlap() {
    for (width, height) in [(480.0, 360.0), (800.0, 600.0), (1280.0, 720.0), (1024.0, 1366.0)] {
        for scale in [*UI_SCALE_RANGE.start(), 1.0, *UI_SCALE_RANGE.end()] {
            for has_panel in [false, true] {
                let mut player = TestPlayer::in_window(width, height);
                player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
                player.start_hot_seat();
                if has_panel {
                    player.open_panel();
                }
                (0..12).for_each(|ply| player.play_any(ply));
                player.assert_all_in_window("play");
                let panel =
                    if has_panel { &["hud-fold", "hud-move/12", "hud-first", "hud-redo"][..] } else { &["hud-unfold"] };
                let names: Vec<&str> = ["hud/north", "hud/status", "hud/south", "hud-undo", "hud-menu"]
                    .iter()
                    .chain(panel)
                    .copied()
                    .collect();
                let rects: Vec<_> = names
                    .iter()
                    .map(|name| {
                        player.assert_in_window(name);
                        player.widget_rect(name).expect("the widget is shown")
                    })
                    .collect();
                for (index, rect) in rects.iter().enumerate() {
                    for (other, name) in rects[index + 1..].iter().zip(&names[index + 1..]) {
                        let common = rect.intersect(*other);
                        let is_apart = common.width() < 0.5 || common.height() < 0.5;
                        assert!(is_apart, "{} and {name} in {width}x{height} at {scale}", names[index]);
                    }
                }
            }
        }
    }
}

#[test]
fn move_texts_fit_their_cells() {
    for (width, height) in [(800.0, 600.0), (960.0, 600.0), (1280.0, 720.0), (3840.0, 2160.0)] {
        for scale in [*UI_SCALE_RANGE.start(), 1.0, *UI_SCALE_RANGE.end()] {
            for game in GameId::ALL {
                let mut player = TestPlayer::in_window(width, height);
                player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
                player.start_hot_seat();
                let setup = MatchSetup { game, ..MatchSetup::default() };
                player.request(Request::Start(Box::new(setup)));
                (0..6).for_each(|ply| player.play_any(ply * 5));
                for ply in 1..=6 {
                    let Some(cell) = player.widget_rect(&format!("hud-move/{ply}")) else { continue };
                    let text = player.widget_rect(&format!("hud-move-text/{ply}")).expect("a turn has a text");
                    let fits = cell.contains(text.min) && cell.contains(text.max);
                    assert!(fits, "{game} in {width}x{height} at {scale}: {text:?} in {cell:?}");
                }
            }
        }
    }
}

#[test]
fn tiny_windows_are_drawn_without_panic() {
    let menus = [
        Menu::None,
        Menu::Title,
        Menu::More,
        Menu::Welcome,
        Menu::Handover,
        Menu::NewGame,
        Menu::GameOptions,
        Menu::SavedGames,
        Menu::Setups,
        Menu::Settings,
        Menu::Controls,
        Menu::Rules,
        Menu::Pause,
        Menu::Result,
        Menu::Photo,
        Menu::Film,
        Menu::Review,
        Menu::Lessons,
        Menu::Profile,
        Menu::Puzzles,
    ];
    for (width, height) in [(0.0, 0.0), (1.0, 1.0), (60.0, 400.0), (400.0, 60.0)] {
        let mut player = TestPlayer::in_window(width, height);
        player.start_hot_seat();
        player.play_any(0);
        player.request(Request::OfferDraw);
        player.app.world_mut().resource_mut::<HelpOpen>().0 = true;
        for menu in menus {
            player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            player.frames(3);
        }
        player.open_editor();
        player.request(Request::Resign);
        player.frames(3);
        assert!(player.game().outcome().is_some(), "the game still accepts requests in an invisible window");
    }
}
