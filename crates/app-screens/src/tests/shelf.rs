//! Tests of the shelf, which shows the games of the library.

use super::saving::{save_game, saved_games, saved_records};
use super::*;
use crate::widget_rects::WidgetRects;
use cannon_library::LibraryEntry;
use cannon_rules::GameId;
use cannon_rules::record::Record;

#[test]
fn library_is_searched_and_filtered_and_keeps_favourites() {
    let mut player = TestPlayer::new();
    for (game, name) in [(GameId::Cannon, "Spring"), (GameId::Cannon, "Summer"), (GameId::TankChess, "Autumn")] {
        save_game(&mut player, game, name);
    }
    player.click("title-saved-games");
    let shown = |player: &TestPlayer| {
        ["Spring", "Summer", "Autumn"].map(|name| player.widget_rect(&format!("saved-game/{name}")).is_some())
    };
    assert_eq!(shown(&player), [true; 3]);
    assert!(player.widget_rect("saved/search").is_none(), "few games are found without filters");
    player.click("menu-back");
    fill_library(&mut player, 10);
    player.click("title-saved-games");
    player.assert_all_in_window("the library");
    player.type_into("saved/search", "um");
    player.frames(3);
    assert_eq!(shown(&player), [false, true, true]);
    let choose = |player: &mut TestPlayer, list: &str, option: &str| {
        player.click(list);
        player.click(&format!("{list}/{option}"));
    };
    choose(&mut player, "saved/game", "game-tank-chess");
    assert_eq!(shown(&player), [false, false, true]);
    player.choose_for_game(Some("Autumn"), "saved-favourite");
    choose(&mut player, "saved/game", "saved-all-games");
    player.click("saved-favourites");
    assert_eq!(shown(&player), [false, false, true]);
    choose(&mut player, "saved/result", "saved-won");
    assert_eq!(shown(&player), [false; 3]);
    choose(&mut player, "saved/result", "saved-all-results");
    choose(&mut player, "saved/opponent", "saved-people");
    assert_eq!(shown(&player), [false, false, true], "all games are between two people");
    choose(&mut player, "saved/opponent", "saved-any-computer");
    assert_eq!(shown(&player), [false; 3]);
    choose(&mut player, "saved/opponent", "saved-any-opponent");
    choose(&mut player, "saved/period", "saved-today");
    assert!(player.shows_text(&player.text("saved-today")));
    assert_eq!(shown(&player), [false, false, true]);
    let mut next = player.restart();
    next.click("title-saved-games");
    next.click("saved-favourites");
    assert_eq!(shown(&next), [false, false, true], "favourites are kept");
}

/// Adds copies of a game against the computer until the library has this number of games.
fn fill_library(player: &mut TestPlayer, count: usize) {
    let mut record = saved_records(player).remove(0);
    record.players.north = cannon_rules::record::Player { seat: Seat::computer(1), ..record.players.north };
    for number in saved_games(player).len()..count {
        let started = record.started + std::time::Duration::from_secs(60 * (1 + number as u64));
        let copy = Record { started, name: None, ..record.clone() };
        player.app.world().resource::<GameLibrary>().save(&copy).expect("saved");
    }
}

#[test]
fn a_click_goes_on_with_a_running_game_and_reviews_a_finished_one() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    player.name_game("Running");
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    player.request(Request::Resign);
    player.name_game("Over");
    let mut player = player.restart();
    player.click("title-saved-games");
    assert!(player.shows_text("Dark to move, move 4") || player.shows_text("Light to move, move 4"));
    player.click("saved-game/Running");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 3));
    player.open_title();
    player.click("title-saved-games");
    player.click("saved-game/Over");
    assert_eq!((player.menu(), player.game().outcome().is_some()), (Menu::Review, true));
    player.click("review-close");
    player.request(Request::Undo);
    player.frames(3);
}

#[test]
fn keys_open_the_menu_of_a_game_and_escape_closes_only_the_menu() {
    let mut player = TestPlayer::new();
    save_game(&mut player, GameId::Cannon, "Spring");
    player.click("title-saved-games");
    let press = |player: &mut TestPlayer, key, code| {
        player.press(key, code);
        player.frames(3);
    };
    // The tile comes first, and then its menu.
    press(&mut player, egui::Key::Tab, KeyCode::Tab);
    press(&mut player, egui::Key::Tab, KeyCode::Tab);
    press(&mut player, egui::Key::Enter, KeyCode::Enter);
    assert!(player.widget_rect("saved-rename").is_some(), "the menu is open");
    press(&mut player, egui::Key::Escape, KeyCode::Escape);
    assert!(player.widget_rect("saved-rename").is_none());
    assert_eq!(player.menu(), Menu::SavedGames, "only the menu is closed");
    press(&mut player, egui::Key::Enter, KeyCode::Enter);
    assert!(player.widget_rect("saved-rename").is_some(), "the button has the focus again");
    // A running game can be reviewed, studied, guessed, renamed, marked, exported and deleted.
    for _ in 0..4 {
        press(&mut player, egui::Key::ArrowDown, KeyCode::ArrowDown);
    }
    press(&mut player, egui::Key::Enter, KeyCode::Enter);
    assert!(saved_games(&player)[0].favourite, "the fifth entry marks the game");
}

#[test]
fn shelf_fits_in_every_window_and_needs_no_scrolling_for_its_first_rows() {
    let prepare = |player: &mut TestPlayer| {
        save_game(player, GameId::TankChess, "Autumn");
        fill_library(player, 11);
        player.click("title-saved-games");
    };
    harness::check_layouts("the shelf", prepare, |player, scale| {
        let foot = player.widget_rect("menu-back").expect("the row of buttons").min.y;
        let rects = player.app.world().resource::<WidgetRects>();
        let tiles = rects.iter().filter(|(name, rect)| name.starts_with("saved-game/") && rect.max.y <= foot);
        let whole = tiles.count();
        assert!(scale > 1.0 || whole >= 10, "{whole}");
    });
}

#[test]
fn files_are_chosen_for_import_by_keys() {
    let mut player = TestPlayer::new();
    save_game(&mut player, GameId::Cannon, "Original");
    let record = saved_records(&player).remove(0);
    let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("a folder");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (number, name) in ["Chosen", "Chosen as well"].into_iter().enumerate() {
        let started = record.started + std::time::Duration::from_secs(60 * (1 + number as u64));
        let other = Record { started, name: Some(name.to_owned()), ..record.clone() };
        std::fs::write(folder.join(format!("{name}.json")), other.to_json()).expect("written");
    }
    std::fs::write(folder.join("notes.md"), "no game").expect("written");
    player.click("title-saved-games");
    player.click("saved-import");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(2);
    assert_eq!(player.menu(), Menu::SavedGames, "only the dialog is closed");
    player.click("saved-import");
    player.frames(2);
    player.press_with(egui::Modifiers::COMMAND, egui::Key::A);
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(4);
    player.finish_import();
    assert_eq!(player.menu(), Menu::SavedGames);
    let names: Vec<_> = saved_games(&player).iter().map(LibraryEntry::name).collect();
    assert_eq!(names, ["Chosen", "Chosen as well", "Original"]);
    assert!(player.widget_rect("saved-game/Chosen as well").is_some());
}

#[test]
fn first_arrow_key_leads_to_the_first_game_and_tab_to_the_search() {
    let mut player = TestPlayer::new();
    save_game(&mut player, GameId::Cannon, "Spring");
    fill_library(&mut player, 11);
    let focused_after = |player: &mut TestPlayer, key, code| {
        player.click("title-saved-games");
        player.press(key, code);
        player.frames(3);
        let focused = player.focused_rect().expect("a widget has the keyboard").min;
        let zoom = player.zoom();
        player.click("menu-back");
        focused.to_vec2() * zoom
    };
    player.click("title-saved-games");
    let rects = player.app.world().resource::<WidgetRects>();
    let tiles = rects.iter().filter(|(name, _)| name.starts_with("saved-game/")).map(|(_, rect)| rect.min);
    let first = tiles.min_by(|a, b| (a.y, a.x).partial_cmp(&(b.y, b.x)).expect("numbers")).expect("a game");
    let search = player.widget_rect("saved/search").expect("the search field").min;
    player.click("menu-back");
    let is_near = |at: egui::Vec2, x: f32, y: f32| (at - egui::vec2(x, y)).length() < 2.0;
    for (key, code) in [(egui::Key::ArrowDown, KeyCode::ArrowDown), (egui::Key::ArrowRight, KeyCode::ArrowRight)] {
        let focused = focused_after(&mut player, key, code);
        assert!(is_near(focused, first.x, first.y), "{key:?}: {focused:?}, not {first:?}");
    }
    let focused = focused_after(&mut player, egui::Key::Tab, KeyCode::Tab);
    assert!(is_near(focused, search.x, search.y), "{focused:?}, not {search:?}");
}
