//! Tests of the layout of all screens with extreme window sizes and interface scales.

use super::*;

#[test]
fn nothing_lies_outside_the_window() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (3840.0, 2160.0), (1024.0, 1366.0)] {
        let mut player = Player::in_window(width, height);
        player.check_places("title");
        for (door, screen) in [("title-new-game", "new game"), ("title-rules", "rules"), ("title-settings", "settings")]
        {
            player.click(door);
            player.check_places(screen);
            player.click("menu-back");
        }
        player.click("title-editor");
        player.check_places("editor");
        player.click("editor-open");
        player.check_places("set-ups");
        player.start_hot_seat();
        player.check_places("play");
        player.click("hud-menu");
        player.check_places("pause");
    }
}

#[test]
fn the_title_makes_room_for_a_game_to_resume() {
    let mut player = Player::new();
    assert!(player.place("title-resume").is_none());
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-quit");
    assert!(player.has_quit(), "the last entry is where it can be clicked");
}

#[test]
fn at_the_largest_size_of_the_interface_everything_can_be_reached() {
    for (width, height) in [(1280.0, 720.0), (800.0, 600.0), (480.0, 360.0)] {
        let mut player = Player::in_window(width, height);
        player.app.world_mut().resource_mut::<Settings>().ui_scale = *UI_SCALES.end();
        // With a game to resume the title has its largest number of entries.
        player.start_hot_seat();
        player.play_any(0);
        player.click("hud-menu");
        player.point_at("pause-resume");
        player.scroll(-2000.0);
        player.click("pause-to-title");
        player.check_places("title");
        player.point_at("title-new-game");
        player.scroll(-2000.0);
        player.check_place("title-quit");
        player.scroll(2000.0);
        player.click("title-settings");
        player.check_places("settings");
        player.start_hot_seat();
        player.check_places("play");
        player.click("hud-menu");
        player.point_at("pause-resume");
        player.scroll(-2000.0);
        player.check_place("pause-to-title");
    }
}

#[test]
fn what_stands_beside_the_board_never_lies_on_each_other() {
    for (width, height) in [(480.0, 360.0), (800.0, 600.0), (1280.0, 720.0), (1024.0, 1366.0)] {
        for scale in [*UI_SCALES.start(), 1.0, *UI_SCALES.end()] {
            let mut player = Player::in_window(width, height);
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.start_hot_seat();
            (0..12).for_each(|ply| player.play_any(ply));
            player.check_places("play");
            let rows = ["hud/north", "hud-move/12", "hud-first", "hud/south", "hud-undo"];
            let places = rows.map(|name| {
                player.check_place(name);
                player.place(name).expect("it has just been found")
            });
            for (index, pair) in places.windows(2).enumerate() {
                let gap = pair[1].min.y - pair[0].max.y;
                assert!(gap >= 0.0, "{} and {} in {width}x{height} at {scale}", rows[index], rows[index + 1]);
            }
        }
    }
}

#[test]
fn turns_in_the_list_fit_their_places_in_every_game() {
    for (width, height) in [(800.0, 600.0), (960.0, 600.0), (1280.0, 720.0), (3840.0, 2160.0)] {
        for scale in [*UI_SCALES.start(), 1.0, *UI_SCALES.end()] {
            for game in ["cannon", "tank-chess"] {
                let mut player = Player::in_window(width, height);
                player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
                player.start_hot_seat();
                let setup = MatchSetup { game: game.to_owned(), ..MatchSetup::default() };
                player.ask(Request::Start(Box::new(setup)));
                (0..6).for_each(|ply| player.play_any(ply * 5));
                for ply in 1..=6 {
                    let Some(place) = player.place(&format!("hud-move/{ply}")) else { continue };
                    let text = player.place(&format!("hud-move-text/{ply}")).expect("a turn has a text");
                    let fits = place.contains(text.min) && place.contains(text.max);
                    assert!(fits, "{game} in {width}x{height} at {scale}: {text:?} in {place:?}");
                }
            }
        }
    }
}

#[test]
fn no_window_is_too_small_to_be_drawn() {
    let menus = [
        Menu::None,
        Menu::Title,
        Menu::NewGame,
        Menu::SavedGames,
        Menu::Setups,
        Menu::Settings,
        Menu::Rules,
        Menu::Pause,
        Menu::Result,
        Menu::Photo,
        Menu::Film,
    ];
    for (width, height) in [(0.0, 0.0), (1.0, 1.0), (60.0, 400.0), (400.0, 60.0)] {
        let mut player = Player::in_window(width, height);
        player.start_hot_seat();
        player.play_any(0);
        player.ask(Request::OfferDraw);
        player.app.world_mut().resource_mut::<HelpOpen>().0 = true;
        for menu in menus {
            player.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            player.frames(3);
        }
        player.open_editor();
        player.ask(Request::Resign);
        player.frames(3);
        assert!(player.game().outcome().is_some(), "the game goes on in a window that cannot be seen");
    }
}
