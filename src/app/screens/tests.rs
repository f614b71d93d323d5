//! Tests of the screens without a window: they feed input to egui and check the state of the app.

mod editor;
mod harness;
mod keeping;
mod sizes;

use bevy::prelude::*;
use bevy_egui::egui;

use super::HelpOpen;
use super::hud::status::REMARK_ROOM;
use crate::app::common::ActiveQuality;
use crate::app::opponent::{Exhibition, exhibition};
use crate::app::persistence::{Autosaved, Storage};
use crate::app::play::{Match, MatchSetup, Request};
use crate::app::settings::{Settings, UI_SCALES, Volumes};
use crate::app::states::{Menu, Screen};
use crate::app::window_focus::Attention;
use crate::appearance::{BoardFace, Quality};
use cannon_rules::record::{Seat, Style, TimeControl};
use cannon_rules::{Outcome, Side, WinReason};

use harness::Player;

#[test]
fn a_new_game_is_what_was_chosen() {
    let mut player = Player::new();
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("south/seat/new-game-computer");
    player.click("south/level/more");
    player.click("south/style/more");
    player.click("north/seat/new-game-human");
    player.click("north/clock/clock-increment");
    player.click("new-game/face/face-points");
    player.click("new-game-start");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.seat(Side::South), Seat::Computer { level: 4, style: Style::Gunner });
    assert_eq!(game.seat(Side::North), Seat::Human);
    assert_eq!(game.players().north.time, TimeControl::minutes(10, 5));
    assert_eq!(player.app.world().resource::<Settings>().face, BoardFace::Points);
}

#[test]
fn tank_chess_is_chosen_with_its_board_and_its_clock() {
    let mut player = Player::new();
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("new-game-choose-setup");
    player.click("setup-choose/Basic 20");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("north/clock/clock-minutes");
    player.click("new-game-start");
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.timeline().game(), "tank-chess");
    assert_eq!(game.timeline().ruleset(), serde_json::json!({ "board": "basic-20" }));
    assert_eq!(game.players().north.time, TimeControl::minutes(45, 0));
}

#[test]
fn behind_the_title_the_computer_plays_until_a_menu_is_opened_and_nothing_of_it_is_kept() {
    let mut player = Player::new();
    player.app.add_plugins(exhibition::plugin);
    // The search runs on its own threads, so the number of frames that it needs varies.
    let mut patience = 2000;
    while player.game().timeline().ply() < 2 && patience > 0 {
        player.frame();
        std::thread::sleep(std::time::Duration::from_millis(5));
        patience -= 1;
    }
    assert!(player.game().is_exhibition() && player.game().timeline().ply() >= 2);
    assert!(player.app.world().resource::<Exhibition>().is_on());
    player.click("title-saved-games");
    let ply = player.game().timeline().ply();
    player.frames(120);
    assert!(!player.app.world().resource::<Exhibition>().is_on());
    assert_eq!(player.game().timeline().ply(), ply, "it waits behind a menu");
    player.click("menu-back");
    player.app.insert_resource(Attention(false));
    player.frames(3);
    assert!(!player.app.world().resource::<Exhibition>().is_on(), "nobody looks");
    player.start_hot_seat();
    assert!(!player.game().is_exhibition());
    assert!(player.app.world().resource::<Autosaved>().last().is_none(), "nobody has played");
}

#[test]
fn photo_mode_hides_everything_but_its_bar_and_leads_back() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    player.press(egui::Key::P, KeyCode::KeyP);
    assert_eq!(player.menu(), Menu::Photo);
    assert!(player.place("photo/bar").is_some() && player.place("hud/north").is_none());
    player.frames(200);
    assert!(player.place("photo/bar").is_none(), "the bar goes while the pointer rests");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::None);
    player.click("hud-menu");
    player.click("pause-film");
    player.click("film/stretch/film-all");
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Pause);
}

#[test]
fn faces_are_chosen_where_they_make_a_difference() {
    let mut player = Player::new();
    player.click("title-new-game");
    assert!(player.place("new-game/face/face-points").is_some());
    player.click("new-game/game/game-tank-chess");
    assert!(player.place("new-game/face/face-points").is_none());
}

#[test]
fn the_books_of_all_games_can_be_read_and_that_of_the_game_on_the_table_lies_open() {
    let mut player = Player::new();
    player.click("title-rules");
    assert!(player.place("rules-towns").is_some());
    player.click("rules-next");
    player.click("rules/book/game-tank-chess");
    assert!(player.place("rules-tank-driving").is_some() && player.place("rules-towns").is_none());
    player.click("rules-tank-house-ground");
    player.click("menu-back");
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("north/seat/new-game-human");
    player.click("new-game-start");
    player.click("hud-menu");
    player.click("pause-rules");
    assert!(player.place("rules-tank-driving").is_some(), "the game on the table");
}

#[test]
fn the_title_names_the_inventors_of_both_games_beside_the_table() {
    let player = Player::new();
    let about = player.place("title/about").expect("it is there");
    let entry = player.place("title-quit").expect("it is there");
    assert!(about.max.x <= entry.max.x && about.min.y >= entry.max.y, "{about:?} below {entry:?}");
}

#[test]
fn volumes_are_set_by_sliders() {
    let mut player = Player::new();
    player.click("title-settings");
    player.point_at("settings-quality/quality-low");
    player.scroll(-260.0);
    player.click("settings-volume-effects/bar");
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
fn every_menu_leads_back_to_where_it_was_opened() {
    let mut player = Player::new();
    let doors = [
        ("title-new-game", Menu::NewGame),
        ("title-saved-games", Menu::SavedGames),
        ("title-rules", Menu::Rules),
        ("title-settings", Menu::Settings),
    ];
    for (door, menu) in doors {
        player.click(door);
        assert_eq!(player.menu(), menu);
        player.click("menu-back");
        assert_eq!(player.menu(), Menu::Title);
        player.click(door);
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), Menu::Title);
    }
    player.start_hot_seat();
    for (door, menu) in
        [("pause-load", Menu::SavedGames), ("pause-rules", Menu::Rules), ("pause-settings", Menu::Settings)]
    {
        player.click("hud-menu");
        player.click(door);
        assert_eq!(player.menu(), menu);
        player.click("menu-back");
        assert_eq!(player.menu(), Menu::Pause);
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), Menu::None);
    }
}

#[test]
fn menus_can_be_used_with_the_keyboard_alone() {
    let mut player = Player::new();
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.menu(), Menu::NewGame, "the first entry of the title");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.menu(), Menu::SavedGames, "the second");
}

#[test]
fn moves_are_listed_and_lead_back_to_their_positions() {
    let mut player = Player::new();
    player.start_hot_seat();
    for ply in 0..7 {
        player.play_any(ply);
    }
    assert!(player.place("hud-move/7").is_some());
    player.click("hud-move/3");
    assert_eq!(player.game().shown_ply(), 3);
    player.click("hud-forward");
    player.click("hud-forward");
    player.click("hud-back");
    assert_eq!(player.game().shown_ply(), 4);
    player.click("hud-first");
    assert_eq!(player.game().shown_ply(), 0);
    player.click("hud-live");
    assert!(player.game().shows_live());
    player.click("hud-undo");
    assert_eq!(player.game().timeline().ply(), 6);
    player.click("hud-redo");
    assert_eq!(player.game().timeline().ply(), 7);
}

#[test]
fn resigning_is_asked_twice_and_ends_in_the_result() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-resign");
    player.click("question-no");
    assert_eq!((player.menu(), player.game().outcome()), (Menu::Pause, None));
    player.click("pause-resign");
    player.click("question-resign-yes");
    player.frames(3);
    let outcome = Outcome::Win { side: Side::South, by: WinReason::Resignation };
    assert_eq!(player.game().outcome(), Some(outcome));
    assert_eq!(player.menu(), Menu::Result);
    player.click("result-look");
    assert_eq!(player.menu(), Menu::None, "the table can be looked at");
    player.click("hud-menu");
    assert_eq!(player.menu(), Menu::Result, "and left for what comes next");
    player.click("result-rematch");
    assert_eq!((player.menu(), player.game().outcome()), (Menu::None, None));
}

#[test]
fn the_result_waits_until_the_town_has_been_seen_to_fall() {
    let mut player = Player::with_effects();
    player.start_from("4L5/4d5/10/10/10/10/10/10/10/4D5 d");
    player.play("e9xe10");
    assert!(player.game().outcome().is_some());
    player.frames(10);
    assert_eq!(player.menu(), Menu::None, "the soldier is still on its way");
    player.frames(600);
    assert_eq!(player.menu(), Menu::Result);
}

#[test]
fn what_follows_from_an_action_is_said_when_it_has_been_seen() {
    let mut player = Player::with_effects();
    player.start_from("4L5/10/d9/10/10/9l/10/10/10/4D5 d");
    player.frames(4);
    assert!(player.says("Dark to move"));
    player.play("a8-a9");
    player.frames(4);
    let (shown, after) = ("Dark plays a8-a9", "Light to move");
    assert!(player.says(shown) && !player.says(after), "the soldier is still on its way");
    player.frames(600);
    assert!(player.says(after) && !player.says(shown));
}

#[test]
fn the_other_player_answers_a_draw_offer() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    for (answer, drawn) in [("question-draw-no", false), ("question-draw-yes", true)] {
        player.click("hud-menu");
        player.click("pause-offer-draw");
        player.click(answer);
        player.frames(2);
        assert_eq!(player.game().outcome().is_some(), drawn);
    }
}

#[test]
fn refusals_are_told_and_help_is_a_key_away() {
    let mut player = Player::new();
    player.start_hot_seat();
    assert!(player.place("notice").is_none());
    player.press(egui::Key::R, KeyCode::KeyR);
    let notice = player.place("notice").expect("there is nothing to play again");
    // 720 is the height of the window.
    assert!(notice.max.y <= 720.0 - REMARK_ROOM, "{notice:?} leaves room for remarks");
    player.frames(100);
    assert!(player.place("notice").is_none(), "it fades");
    player.press(egui::Key::F1, KeyCode::F1);
    assert!(player.app.world().resource::<HelpOpen>().0);
    player.click("help-close");
    assert!(!player.app.world().resource::<HelpOpen>().0);
}

#[test]
fn what_stands_in_front_of_the_table_keeps_the_keys_to_itself() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    for key in [(egui::Key::Escape, KeyCode::Escape), (egui::Key::F1, KeyCode::F1)] {
        player.press(egui::Key::F1, KeyCode::F1);
        assert!(player.app.world().resource::<HelpOpen>().0);
        player.press(egui::Key::U, KeyCode::KeyU);
        player.press(key.0, key.1);
        assert!(!player.app.world().resource::<HelpOpen>().0);
        assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 1));
    }
    player.click("hud-menu");
    player.click("pause-offer-draw");
    player.press(egui::Key::U, KeyCode::KeyU);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 1));
    assert_eq!((player.game().draw_offer(), player.game().outcome()), (None, None), "Escape declines");
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(player.game().timeline().ply(), 0, "the keys are the board's again");
}

#[test]
fn the_quality_on_show_is_the_one_in_force_and_any_other_can_be_chosen() {
    let mut player = Player::new();
    // The player has chosen no quality, and the graphics adapter allows the highest.
    player.app.insert_resource(ActiveQuality(Quality::High));
    player.click("title-settings");
    player.click("settings-quality/quality-high");
    assert_eq!(player.app.world().resource::<Settings>().quality, None, "it is what is chosen already");
    player.click("settings-quality/quality-low");
    assert_eq!(player.app.world().resource::<Settings>().quality, Some(Quality::Low));
    player.click("settings-reset");
    assert_eq!(player.app.world().resource::<Settings>().quality, None, "the adapter decides again");
}

#[test]
fn what_was_switched_off_stays_off_in_the_next_session() {
    let mut player = Player::new();
    assert!(player.app.world().resource::<Settings>().natural_pace);
    player.click("title-settings");
    player.point_at("settings-fullscreen");
    player.reveal("settings-natural-pace");
    player.click("settings-natural-pace");
    let next = player.next_session();
    assert!(!next.app.world().resource::<Settings>().natural_pace);
}
