//! The screens without a window: egui is handed what a player does, and the match is asked what came of it.

mod editor;
mod harness;

use bevy::prelude::*;
use bevy_egui::egui;

use super::HelpOpen;
use crate::app::light::ActiveQuality;
use crate::app::persistence::{Autosaved, Storage};
use crate::app::play::{Match, MatchSetup, Request};
use crate::app::settings::{BoardFace, Quality, Settings, UI_SCALES};
use crate::app::states::{Menu, Screen};
use crate::rules::record::{Seat, Style, TimeControl};
use crate::rules::{Outcome, Side, WinReason};

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
    player.start_hot_seat();
    let position = Some("4L5/4d5/10/10/10/10/10/10/10/4D5 d".to_owned());
    player.ask(Request::Start(Box::new(MatchSetup { position, ..MatchSetup::default() })));
    let take = player.game().timeline().read_action("e9xe10").expect("legal");
    player.ask(Request::Play { action: take, shown_by: None });
    assert!(player.game().outcome().is_some());
    player.frames(10);
    assert_eq!(player.menu(), Menu::None, "the soldier is still on its way");
    player.frames(600);
    assert_eq!(player.menu(), Menu::Result);
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
fn games_are_saved_renamed_loaded_and_deleted() {
    let mut player = Player::new();
    player.start_hot_seat();
    for ply in 0..5 {
        player.play_any(ply);
    }
    player.click("hud-menu");
    player.click("pause-save");
    player.type_name("First try");
    player.click("question-name-yes");
    player.click("pause-save");
    player.type_name("first TRY");
    player.click("question-name-yes");
    assert!(player.place("question-name-yes").is_some(), "the name is taken: the question stays");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause);
    player.click("pause-restart");
    player.click("question-restart-yes");
    assert_eq!(player.game().timeline().ply(), 0);
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-rename");
    player.type_name("Second thoughts");
    player.click("question-name-yes");
    player.click("saved-load/Second thoughts");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 5));
    player.click("hud-menu");
    player.click("pause-load");
    player.click("saved-delete");
    player.click("question-delete-yes");
    assert!(player.place("saved-load/Second thoughts").is_none());
}

#[test]
fn an_unfinished_game_is_resumed_in_the_next_session() {
    let mut player = Player::new();
    assert!(player.place("title-resume").is_none());
    player.start_hot_seat();
    for ply in 0..4 {
        player.play_any(ply);
    }
    let before = player.game().record();
    player.click("hud-menu");
    player.click("pause-to-title");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    let mut next = player.next_session();
    assert_eq!(next.app.world().resource::<Autosaved>().unfinished(), Some(&before));
    next.click("title-resume");
    assert_eq!(next.screen(), Screen::Play);
    assert_eq!(next.game().record(), before);
}

#[test]
fn a_game_without_an_action_does_not_replace_one_that_can_be_resumed() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let before = player.game().record();
    player.start_hot_seat();
    player.click("hud-menu");
    player.click("pause-swap-sides");
    player.ask(Request::Resign);
    let next = player.next_session();
    assert_eq!(next.app.world().resource::<Autosaved>().unfinished(), Some(&before));
}

#[test]
fn a_saved_game_that_is_only_looked_at_does_not_replace_one_that_can_be_resumed() {
    let mut player = Player::new();
    player.start_hot_seat();
    player.play_any(0);
    let saved = player.game().record();
    player.start_hot_seat();
    player.play_any(1);
    player.play_any(2);
    let unfinished = player.game().record();
    let last = |player: &Player| player.app.world().resource::<Autosaved>().unfinished().cloned();
    player.ask(Request::Load(Box::new(saved)));
    player.click("hud-menu");
    assert_eq!(last(&player).as_ref(), Some(&unfinished));
    player.click("pause-resume");
    player.play_any(1);
    assert_eq!(last(&player), Some(player.game().record()), "once it is played on, it is the last game");
}

#[test]
fn a_game_that_cannot_be_kept_is_told_of() {
    let mut player = Player::new();
    player.start_hot_seat();
    // Where the autosave should go there is a folder now.
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    std::fs::create_dir_all(store.folder().join("autosave.json/in the way")).expect("a folder");
    player.play_any(0);
    // A thread of its own does the writing.
    for _ in 0..1000 {
        if player.place("notice").is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        player.frame();
    }
    assert!(player.place("notice").is_some());
}

#[test]
fn a_damaged_last_game_is_reported_and_listed_but_not_overwritten() {
    let damaged = "{\"format\": \"cannon-record\", \"version\"";
    let mut player = Player::with_autosave(damaged);
    assert!(player.place("title-resume").is_none());
    assert!(player.app.world().resource::<Autosaved>().problem().is_some());
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-to-title");
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let listed = store.list().expect("listed");
    assert_eq!(listed.len(), 1);
    assert!(listed[0].record.is_err());
    assert_eq!(std::fs::read_to_string(&listed[0].file).expect("still there"), damaged);
    let next = player.next_session();
    assert!(next.place("title-resume").is_some(), "the game that was played since is kept");
}

#[test]
fn refusals_are_told_and_help_is_a_key_away() {
    let mut player = Player::new();
    player.start_hot_seat();
    assert!(player.place("notice").is_none());
    player.press(egui::Key::R, KeyCode::KeyR);
    assert!(player.place("notice").is_some(), "there is nothing to play again");
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
    // No choice has been made, and the graphics adapter is a good one.
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
    player.click("settings-natural-pace");
    let next = player.next_session();
    assert!(!next.app.world().resource::<Settings>().natural_pace);
}

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
        // The title is longest with a game to resume.
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
