//! Tests of the screens without a window: they feed input to egui and check the state of the app.

mod about;
mod analysis;
mod coach;
mod controls;
mod editor;
mod engines;
mod errors;
mod explorer;
mod finding;
mod guess;
mod harness;
mod hot_seat;
mod importing;
mod inspector;
mod languages;
mod learning;
mod lessons;
mod mistakes;
mod model_games;
mod new_game;
mod notices;
mod open_file;
mod opponents;
mod panel_and_card;
mod photo;
mod play_screen;
mod position_editor;
mod profile;
mod puzzles;
mod results;
mod resuming;
mod review;
mod rules;
mod saving;
mod screen_reader;
mod seats;
mod settings;
mod shelf;
mod study;
mod study_files;
mod study_ways;
mod title;
mod touch;
mod welcome;
mod window_sizes;

use bevy::prelude::*;
use bevy_egui::egui;
use clap::ValueEnum;

use crate::{DocumentFolder, HelpOpen};
use cannon_app_activities::opponent::{Exhibition, exhibition};
use cannon_app_activities::persistence::{Autosaved, GameLibrary, Storage};
use cannon_app_activities::review::{Review, ReviewSession};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{Match, MatchSetup, Request};
use cannon_app_base::settings::{LargeTargets, Settings, UI_SCALE_RANGE, Volumes};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_base::window_focus::WindowActive;
use cannon_appearance::{BoardFace, GroundLook, Quality};
use cannon_rules::record::{Seat, TimeControl};
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};

use harness::TestPlayer;

#[test]
fn attract_mode_pauses_behind_menus_and_is_never_saved() {
    let mut player = TestPlayer::new();
    player.app.add_plugins(exhibition::plugin);
    player.wait_until("two actions", |player| player.game().timeline().ply() >= 2);
    assert!(player.game().is_exhibition());
    assert!(player.app.world().resource::<Exhibition>().is_running());
    player.click("title-saved-games");
    let ply = player.game().timeline().ply();
    player.frames(120);
    assert!(!player.app.world().resource::<Exhibition>().is_running());
    assert_eq!(player.game().timeline().ply(), ply, "the game pauses while a menu is open");
    player.click("menu-back");
    player.app.insert_resource(WindowActive(false));
    player.frames(3);
    assert!(!player.app.world().resource::<Exhibition>().is_running(), "the window has no focus");
    player.start_hot_seat();
    assert!(!player.game().is_exhibition());
    assert!(player.app.world().resource::<Autosaved>().last().is_none(), "no human has played");
}

#[test]
fn photo_mode_shows_only_its_bar_and_returns_to_the_game() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    player.press(egui::Key::P, KeyCode::KeyP);
    assert_eq!(player.menu(), Menu::Photo);
    assert!(player.widget_rect("photo/bar").is_some() && player.widget_rect("hud/north").is_none());
    player.frames(200);
    assert!(player.widget_rect("photo/bar").is_none(), "the bar disappears while the pointer does not move");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::None);
    player.click("hud-menu");
    player.click("pause-share");
    player.click("share-film");
    player.click("film/stretch/film-all");
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Share);
}

#[test]
fn rules_open_at_the_current_game_and_show_all_rulebooks() {
    let mut player = TestPlayer::new();
    player.click_more("title-rules");
    assert!(player.widget_rect("rules-towns").is_some());
    player.click("rules-retreat");
    let near = |player: &TestPlayer, kind: &str| player.shows_text(&player.text(&format!("rules-retreat-near-{kind}")));
    assert!(near(&player, "piece"), "the rules of the next game");
    player.click("rules/source");
    player.click("rules/source/preset-igg");
    assert!(near(&player, "soldier"), "the rules of the preset IGG");
    player.click("editions-heading");
    assert!(player.shows_text(&player.text("editions-japanese")));
    player.click("about-cannon");
    assert!(player.shows_text(&player.text("about-cannon-inventor")));
    player.click("menu-back");
    player.click("menu-back");
    player.choose_game(GameId::TankChess);
    player.click_more("title-rules");
    assert!(player.widget_rect("rules-tank-armour").is_some() && player.widget_rect("rules-towns").is_none());
    player.click("rules-tank-armour");
    player.click("rules-print");
    assert!(player.widget_rect("notice").is_some(), "the notice names the file");
    player.click("menu-back");
    player.click("menu-back");
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("new-game-start");
    player.click("hud-menu");
    player.click("pause-rules");
    assert!(player.widget_rect("rules-tank-armour").is_some(), "the rules of the current game");
}

#[test]
fn title_footer_stays_below_the_menu_entries() {
    let mut player = TestPlayer::new();
    for last_entry in ["title-more", "menu-back"] {
        let about = player.widget_rect("title/about").expect("the widget is shown");
        let entry = player.widget_rect(last_entry).expect("the widget is shown");
        let column = player.widget_rect("title-more").or(player.widget_rect("title-quit")).expect("an entry");
        assert!(about.max.x <= column.max.x && about.min.y >= entry.max.y, "{about:?} below {entry:?}");
        if last_entry == "title-more" {
            player.click(last_entry);
        }
    }
}

#[test]
fn title_has_room_for_all_entries_with_large_targets() {
    let mut player = TestPlayer::new();
    player.app.world_mut().resource_mut::<Settings>().large_targets = LargeTargets::Always;
    player.frames(6);
    for entry in ["title-more", "title-settings", "title-profile", "title-game/cannon", "title-game/tank-chess"] {
        player.assert_in_window(entry);
    }
    assert!(player.widget_rect("title/about").is_none(), "there is no room for the footer");
    player.click("title-more");
    player.assert_in_window("title-quit");
    player.assert_in_window("menu-back");
}

#[test]
fn every_menu_returns_to_its_opener() {
    let mut player = TestPlayer::new();
    let buttons = [
        (Menu::Title, "title-new-game", Menu::NewGame),
        (Menu::Title, "title-lessons", Menu::Lessons),
        (Menu::Title, "title-saved-games", Menu::SavedGames),
        (Menu::Title, "title-settings", Menu::Settings),
        (Menu::Title, "title-profile", Menu::Profile),
        (Menu::Title, "title-more", Menu::More),
        (Menu::More, "title-rules", Menu::Rules),
        (Menu::More, "title-program", Menu::About),
        (Menu::NewGame, "new-game/more", Menu::GameOptions),
    ];
    for (opener, button, menu) in buttons {
        match opener {
            Menu::More => player.click("title-more"),
            Menu::NewGame => player.click("title-new-game"),
            _ => {}
        }
        player.click(button);
        assert_eq!(player.menu(), menu);
        player.click(if menu == Menu::GameOptions { "options-done" } else { "menu-back" });
        assert_eq!(player.menu(), opener, "{button}");
        player.click(button);
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), opener, "{button}");
        if opener != Menu::Title {
            player.press(egui::Key::Escape, KeyCode::Escape);
            assert_eq!(player.menu(), Menu::Title);
        }
    }
    player.start_hot_seat();
    for (button, menu) in [
        ("pause-share", Menu::Share),
        ("pause-more", Menu::ThisGame),
        ("pause-rules", Menu::Rules),
        ("pause-settings", Menu::Settings),
    ] {
        player.click("hud-menu");
        player.click(button);
        assert_eq!(player.menu(), menu);
        player.click("menu-back");
        assert_eq!(player.menu(), Menu::Pause);
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), Menu::None);
    }
}

#[test]
fn menus_work_with_the_keyboard_alone() {
    let mut player = TestPlayer::new();
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.menu(), Menu::NewGame, "the first entry of the title menu");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.menu(), Menu::Lessons, "the second entry");
}

#[test]
fn every_look_of_the_ground_can_be_chosen() {
    let mut player = TestPlayer::new();
    player.click("title-settings");
    let looks = [
        (GroundLook::Walnut, "walnut"),
        (GroundLook::Desert, "desert"),
        (GroundLook::Winter, "winter"),
        (GroundLook::Summer, "summer"),
    ];
    assert_eq!(looks.len(), GroundLook::value_variants().len());
    for (look, name) in looks {
        player.click(&format!("settings-ground/ground-{name}"));
        assert_eq!(player.app.world().resource::<Settings>().ground, look);
    }
}
