//! Tests of the screens without a window: they feed input to egui and check the state of the app.

mod about;
mod analysis;
mod coach;
mod controls;
mod editor;
mod errors;
mod harness;
mod hot_seat;
mod inspector;
mod languages;
mod learning;
mod lessons;
mod new_game;
mod notices;
mod open_file;
mod opponents;
mod panel_and_card;
mod photo;
mod position_editor;
mod puzzles;
mod results;
mod resuming;
mod review;
mod rules;
mod saving;
mod screen_reader;
mod settings;
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
fn clicking_a_move_shows_its_position() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.open_panel();
    for ply in 0..7 {
        player.play_any(ply);
    }
    assert!(player.widget_rect("hud-move/7").is_some());
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
fn resigning_is_confirmed_and_opens_the_result() {
    let mut player = TestPlayer::new();
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
    assert_eq!(player.menu(), Menu::None, "the result is closed to look at the table");
    player.click("hud-menu");
    assert_eq!(player.menu(), Menu::Pause, "the menu button opens the menu");
    for entry in ["pause-settings", "pause-photo", "pause-share", "pause-more"] {
        player.assert_in_window(entry);
    }
    for entry in ["pause-resign", "pause-offer-draw", "pause-swap-sides", "pause-resume"] {
        assert!(player.widget_rect(entry).is_none(), "{entry} makes no sense after a game");
    }
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause, "and so does its key");
    player.click("pause-result");
    assert_eq!(player.menu(), Menu::Result, "from which the result is opened again");
    player.click("result-rematch");
    assert_eq!((player.menu(), player.game().outcome()), (Menu::None, None));
}

#[test]
fn turns_are_counted_alike_everywhere() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.open_panel();
    (0..5).for_each(|ply| player.play_any(ply));
    for number in 1..=5 {
        assert!(player.shows_text(&format!("{number}.")), "turn {number} in the list");
    }
    player.click("hud-first");
    assert!(player.shows_text("Reviewing the start of the game"));
    player.click("hud-move/3");
    assert!(player.shows_text("Reviewing move 3 of 5"));
    player.click("hud-live");
    let summary = crate::at_table::resume_summary::summary(player.app.world().resource::<Words>(), player.game());
    assert!(summary[0].ends_with("is to move (move 6)."), "{summary:?}");
    player.request(Request::Resign);
    player.frames(3);
    assert_eq!(player.menu(), Menu::Result);
    assert!(player.shows_text("5 moves"), "the result");
    player.click("result-review");
    player.wait_until("the analysis", |player| {
        player.app.world().resource::<Review>().session().is_some_and(ReviewSession::is_complete)
    });
    assert!(player.shows_text("5 moves") && player.shows_text("5."), "the heading and the list of the review");
    player.click("review-turn/5");
    assert!(player.texts().iter().any(|text| text.text.starts_with("5. Dark: ")), "the card of the fifth turn");
}

#[test]
fn result_waits_for_the_end_of_the_animation() {
    let mut player = TestPlayer::with_effects();
    player.start_from_position("4L5/4d5/10/10/10/10/10/10/10/4D5 d");
    player.play("e9xe10");
    assert!(player.game().outcome().is_some());
    player.frames(10);
    assert_eq!(player.menu(), Menu::None, "the soldier is still moving");
    player.frames(600);
    assert_eq!(player.menu(), Menu::Result);
}

#[test]
fn status_line_shows_the_action_until_its_animation_ends() {
    let mut player = TestPlayer::with_effects();
    player.start_from_position("4L5/10/d9/10/10/9l/10/10/10/4D5 d");
    player.frames(4);
    assert!(player.shows_text("Dark is to move"));
    player.play("a8-a9");
    player.frames(4);
    let (shown, after) = ("Dark: soldier from a8 to a9", "Light is to move");
    assert!(player.shows_text(shown) && !player.shows_text(after), "the soldier is still moving");
    player.frames(600);
    assert!(player.shows_text(after) && !player.shows_text(shown));
}

#[test]
fn panel_tells_a_turn_when_the_board_has_shown_it() {
    let mut player = TestPlayer::with_effects();
    player.enable_screen_reader();
    player.open_panel();
    // The soldier on d5 captures the soldier on d6.
    player.start_from_position("4L5/10/9l/10/3l6/3d6/9d/10/10/4D5 d");
    player.frames(4);
    player.take_heard();
    let news = |player: &TestPlayer| {
        let is_captured = |label: &str| label.contains("1 piece captured");
        let captured = player.accessible_nodes().iter().any(|(_, node)| node.value().is_some_and(is_captured));
        (player.widget_rect("hud-move/1").is_some(), captured, player.game().timeline().ply())
    };
    let is_marked_to_move = |player: &TestPlayer, card| player.widget_rect("hud/to-move") == player.widget_rect(card);
    player.play("d5xd6");
    player.frames(4);
    assert_eq!(news(&player), (false, false, 1), "the soldier is still moving");
    assert!(is_marked_to_move(&player, "hud/south"));
    assert!(player.take_heard().iter().all(|said| !said.contains("captures on d6")));
    player.frames(600);
    assert_eq!(news(&player), (true, true, 1));
    assert!(is_marked_to_move(&player, "hud/north"));
    assert!(player.take_heard().iter().any(|said| said.contains("captures on d6")));
    player.request(Request::ReplayLastAction);
    player.frames(4);
    assert!(player.widget_rect("hud-move/1").is_some(), "a turn that is shown again has been told");
    player.request(Request::Undo);
    assert_eq!(news(&player), (false, false, 0), "Undo shows at once");
    player.request(Request::Redo);
    assert_eq!(news(&player), (true, true, 1), "and so does Redo");
    player.play("j8-j7");
    player.frames(3);
    assert!(player.widget_rect("hud-move/2").is_none());
    player.app.world_mut().write_message(cannon_app_table::effects::SkipAnimation);
    player.frames(3);
    assert!(player.widget_rect("hud-move/2").is_some(), "skipping shows it at once");
}

#[test]
fn draw_offer_is_answered_by_the_other_human() {
    let mut player = TestPlayer::new();
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
fn third_repetition_suggests_a_draw_and_asks_again_after_three_more() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let play = |player: &mut TestPlayer, texts: &[&str]| {
        for text in texts {
            let action = player.game().timeline().read_action(text).expect(text);
            player.request(Request::Play { action, animation_variant: None });
            player.frames(2);
        }
    };
    let cycle = ["a2>a5", "j9>j6", "a5>a2", "j6>j9"];
    play(&mut player, &["@e1", "@e10"]);
    play(&mut player, &cycle);
    play(&mut player, &cycle[..3]);
    assert!(player.widget_rect("question/repetition").is_none());
    play(&mut player, &cycle[3..]);
    assert!(player.widget_rect("question/repetition").is_some());
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(player.game().timeline().ply(), 10, "the dialog keeps keys from the board");
    player.press(egui::Key::Escape, KeyCode::Escape);
    play(&mut player, &cycle);
    play(&mut player, &cycle);
    assert!(player.widget_rect("question/repetition").is_none(), "the players have declined");
    play(&mut player, &cycle);
    assert!(player.widget_rect("question/repetition").is_some());
    player.click("question-repetition-yes");
    player.frames(2);
    assert_eq!(player.game().outcome(), Some(Outcome::Draw { by: DrawReason::Agreement }));
}

#[test]
fn objective_of_the_board_is_shown_in_play_and_explained_in_the_rules() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("new-game-start");
    let is_shown = |player: &TestPlayer| player.texts().iter().any(|text| text.text.starts_with("Objective: "));
    assert!(!is_shown(&player), "the published board has no objective");
    let ruleset = Some(serde_json::json!({ "board": "fuel-depots" }));
    let setup = MatchSetup { game: GameId::TankChess, ruleset, ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup)));
    player.frames(2);
    assert!(is_shown(&player));
    player.click("hud-menu");
    player.click("pause-rules");
    player.click("rules-tank-objective");
}

#[test]
fn refusals_show_a_notice_and_f1_opens_help() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    assert!(player.widget_rect("notice").is_none());
    player.press(egui::Key::R, KeyCode::KeyR);
    let notice = player.widget_rect("notice").expect("a notice that there is nothing to redo");
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    assert!(notice.min.y >= 720.0 - insets.bottom, "{notice:?} leaves the board free");
    assert!(player.widget_rect("hud/status").is_none(), "the notice has the place of the status");
    player.frames(100);
    assert!(player.widget_rect("notice").is_none(), "the notice fades out");
    player.press(egui::Key::F1, KeyCode::F1);
    assert!(player.app.world().resource::<HelpOpen>().0);
    player.click("help-close");
    assert!(!player.app.world().resource::<HelpOpen>().0);
}

#[test]
fn dialogs_and_help_keep_keys_from_the_board() {
    let mut player = TestPlayer::new();
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
    assert_eq!((player.game().draw_offer(), player.game().outcome()), (None, None), "Escape declines the offer");
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(player.game().timeline().ply(), 0, "the keys reach the board again");
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
