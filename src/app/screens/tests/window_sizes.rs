//! Tests of the layout of all screens with extreme window sizes and interface scales.

use super::*;

#[test]
fn all_widgets_lie_within_the_window() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (3840.0, 2160.0), (1024.0, 1366.0)] {
        let mut player = TestPlayer::in_window(width, height);
        player.assert_all_in_window("title");
        for (button, screen) in
            [("title-new-game", "new game"), ("title-rules", "rules"), ("title-settings", "settings")]
        {
            player.click(button);
            player.assert_all_in_window(screen);
            player.click("menu-back");
        }
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
    player.click("title-quit");
    assert!(player.has_quit(), "the last entry lies within the window");
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
        player.assert_in_window("title-quit");
        player.scroll(2000.0);
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
fn hud_rows_never_overlap() {
    for (width, height) in [(480.0, 360.0), (800.0, 600.0), (1280.0, 720.0), (1024.0, 1366.0)] {
        for scale in [*UI_SCALE_RANGE.start(), 1.0, *UI_SCALE_RANGE.end()] {
            let mut player = TestPlayer::in_window(width, height);
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.start_hot_seat();
            (0..12).for_each(|ply| player.play_any(ply));
            player.assert_all_in_window("play");
            let rows = ["hud/north", "hud-move/12", "hud-first", "hud/south", "hud-undo"];
            let rects = rows.map(|name| {
                player.assert_in_window(name);
                player.widget_rect(name).expect("the widget is shown")
            });
            for (index, pair) in rects.windows(2).enumerate() {
                let gap = pair[1].min.y - pair[0].max.y;
                assert!(gap >= 0.0, "{} and {} in {width}x{height} at {scale}", rows[index], rows[index + 1]);
            }
        }
    }
}

#[test]
fn move_texts_fit_their_cells() {
    for (width, height) in [(800.0, 600.0), (960.0, 600.0), (1280.0, 720.0), (3840.0, 2160.0)] {
        for scale in [*UI_SCALE_RANGE.start(), 1.0, *UI_SCALE_RANGE.end()] {
            for game in ["cannon", "tank-chess"] {
                let mut player = TestPlayer::in_window(width, height);
                player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
                player.start_hot_seat();
                let setup = MatchSetup { game: game.to_owned(), ..MatchSetup::default() };
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
        Menu::Welcome,
        Menu::Handover,
        Menu::NewGame,
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
