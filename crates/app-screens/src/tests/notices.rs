//! Tests of notices about files that were written.

use cannon_rules::GameId;
use std::path::PathBuf;
use std::time::Duration;

use bevy::window::WindowEvent;
use bevy::winit::{UpdateMode, WinitSettings};

use super::harness::TestPlayer;
use super::*;
use crate::parts::notices::Notices;
use crate::{PartLost, ShowInFolder};
use cannon_app_base::i18n::Words;
use cannon_app_base::pace;
use cannon_app_table::loading_screen::{LoadingScreen, RenderStatus};

const SHOW: &str = "notice/show-in-folder";
const COPY: &str = "notice/copy-path";

/// The files that the file manager was asked to show.
#[derive(Resource, Default)]
struct Requested(Vec<PathBuf>);

/// Starts the app with what stands in for the file manager.
fn start() -> TestPlayer {
    let mut player = TestPlayer::new();
    let note = |mut requests: MessageReader<ShowInFolder>, mut requested: ResMut<Requested>| {
        requested.0.extend(requests.read().map(|request| request.0.clone()));
    };
    player.app.init_resource::<Requested>().add_systems(Last, note);
    player
}

fn requested(player: &TestPlayer) -> &[PathBuf] {
    &player.app.world().resource::<Requested>().0
}

/// Prints the rules, and returns the file.
fn print_rules(player: &mut TestPlayer) -> PathBuf {
    player.click_more("title-rules");
    player.click("rules-print");
    let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("a folder");
    std::fs::read_dir(folder).expect("the folder exists").next().expect("a file").expect("readable").path()
}

#[test]
fn notice_about_a_file_shows_its_folder_and_copies_its_path() {
    let mut player = start();
    let file = print_rules(&mut player);
    player.assert_in_window("notice");
    player.click(SHOW);
    assert_eq!(requested(&player), std::slice::from_ref(&file));
    player.click(COPY);
    assert_eq!(player.clipboard_text(), file.to_str());
    assert!(player.widget_rect(COPY).is_none(), "the notice says that it was copied");
}

#[test]
fn notice_waits_for_the_end_of_the_loading_screen() {
    let mut player = start();
    player.start_hot_seat();
    player.app.insert_resource(LoadingScreen::new(RenderStatus::default()));
    player.app.world_mut().resource_mut::<Notices>().show("The game cannot be saved.".to_owned());
    player.frames(600);
    player.app.world_mut().remove_resource::<LoadingScreen>();
    player.frames(20);
    player.assert_in_window("notice");
    player.frames(600);
    assert!(player.widget_rect("notice").is_none(), "it fades out after its usual time");
}

#[test]
fn part_that_is_lost_is_named_while_the_game_goes_on() {
    let mut player = start();
    player.start_hot_seat();
    for (lost, text) in [
        (vec![PartLost::Other], "notice-part-lost"),
        (vec![PartLost::ScreenReader], "notice-screen-reader-lost"),
        (vec![PartLost::ScreenReader, PartLost::Other], "notice-screen-reader-lost"),
    ] {
        player.app.world_mut().resource_mut::<Messages<PartLost>>().write_batch(lost);
        player.frames(5);
        assert!(player.shows_text(&player.text(text)), "{text}");
        player.assert_in_window("notice");
    }
    assert_eq!(player.screen(), Screen::Play);
}

#[test]
fn notice_of_a_refusal_ends_with_the_next_action() {
    let mut player = start();
    player.start_hot_seat();
    player.request(Request::Play { action: cannon_rules::PackedAction::new(0x7fff_fff0), animation_variant: None });
    player.frames(3);
    player.assert_in_window("notice");
    player.play_any(0);
    player.frames(3);
    assert!(player.widget_rect("notice").is_none());
}

#[test]
fn notice_with_buttons_stays_longer_and_as_long_as_it_is_used() {
    let mut player = start();
    print_rules(&mut player);
    player.frames(200);
    assert!(player.widget_rect(SHOW).is_some(), "after ten seconds");
    player.hover(SHOW);
    player.frames(400);
    assert!(player.widget_rect(SHOW).is_some(), "under the pointer");
    player.point_at(5.0, 700.0);
    player.frames(400);
    assert!(player.widget_rect("notice").is_none());
}

#[test]
fn buttons_of_a_notice_are_reached_with_the_keyboard_during_play() {
    let mut player = start();
    player.start_hot_seat();
    let file = PathBuf::from("/games/film.gif");
    player.app.world_mut().resource_mut::<Notices>().show_file(&Words::default(), "photo-kept", file.clone());
    player.frames(2);
    player.assert_in_window(SHOW);
    player.press(egui::Key::F6, KeyCode::F6);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(requested(&player), std::slice::from_ref(&file));
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::U, KeyCode::KeyU);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.clipboard_text(), file.to_str(), "keys do not reach the board meanwhile");
    player.frames(4);
    player.press(egui::Key::U, KeyCode::KeyU);
    assert!(player.shows_text(&player.text("refused-nothing-to-undo")), "the board has the keys again");
}

#[test]
fn notices_stay_until_they_are_closed_if_the_player_wants_it() {
    const CLOSE: &str = "notice/close";
    let mut player = start();
    player.app.world_mut().resource_mut::<Settings>().notices_stay = true;
    print_rules(&mut player);
    player.frames(3000);
    assert!(player.widget_rect(SHOW).is_some() && player.widget_rect(CLOSE).is_some());
    player.click(CLOSE);
    assert!(player.widget_rect("notice").is_none());
    player.start_hot_seat();
    player.request(Request::Play { action: cannon_rules::PackedAction::new(0x7fff_fff0), animation_variant: None });
    player.frames(3000);
    let notice = player.widget_rect("notice").expect("a notice");
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    assert!(notice.min.y >= 720.0 - insets.bottom, "{notice:?}");
    assert!(player.widget_rect(CLOSE).is_some(), "a refusal stays, too");
    player.play_any(0);
    assert!(player.widget_rect("notice").is_none(), "the refusal no longer matters");
}

#[test]
fn a_notice_and_the_bar_of_photo_mode_ask_for_a_frame_only_when_they_end() {
    let mut player = TestPlayer::new();
    player.app.init_resource::<WinitSettings>();
    player.app.add_message::<WindowEvent>().add_plugins(pace::plugin);
    player.start_hot_seat();
    // The frames of the test are 50 ms long, and their rate is low after 0.6 s without a movement.
    player.app.world_mut().resource_mut::<Notices>().show("1234567890".to_owned());
    player.frames(40);
    player.assert_in_window("notice");
    let until_fading = wait(&player).expect("the frame rate is low");
    assert!(until_fading > Duration::from_millis(500) && until_fading < Duration::from_secs(2), "{until_fading:?}");
    player.frames(40);
    assert!(player.widget_rect("notice").is_none());
    assert!(wait(&player) > Some(Duration::from_secs(30)), "nothing changes any more");

    player.press(egui::Key::P, KeyCode::KeyP);
    player.frames(30);
    player.assert_in_window("photo/bar");
    let until_hiding = wait(&player).expect("the frame rate is low");
    assert!(until_hiding > Duration::from_millis(500) && until_hiding < Duration::from_secs(3), "{until_hiding:?}");
    player.frames(60);
    assert!(player.widget_rect("photo/bar").is_none());
    assert!(wait(&player) > Some(Duration::from_secs(30)), "nothing changes any more");
}

/// The longest time to the next frame, unless frames are drawn as fast as possible.
fn wait(player: &TestPlayer) -> Option<Duration> {
    match player.app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => None,
        UpdateMode::Reactive { wait, .. } => Some(wait),
    }
}

#[test]
fn notice_does_not_outlive_its_screen() {
    let mut player = start();
    print_rules(&mut player);
    assert!(player.widget_rect("notice").is_some());
    player.click("menu-back");
    assert!(player.widget_rect("notice").is_none());
    player.start_hot_seat();
    player.press(egui::Key::R, KeyCode::KeyR);
    assert!(player.widget_rect("notice").is_some());
    player.click("hud-menu");
    assert!(player.widget_rect("notice").is_none());
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert!((player.menu(), player.widget_rect("notice").is_none()) == (Menu::None, true));
}

#[test]
fn keys_that_show_and_hide_marks_say_so() {
    // White's medium tank on D3 and Black's light tank on D8 can destroy each other.
    let duel = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w".to_owned();
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let setup = MatchSetup { game: GameId::TankChess, position: Some(duel), ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup)));
    player.app.world_mut().resource_mut::<Settings>().show_threats = false;
    let words = |player: &TestPlayer| player.app.world().resource::<Notices>().text().map(str::to_owned);
    player.press(egui::Key::T, KeyCode::KeyT);
    let text = words(&player).expect("a notice");
    assert!(text.starts_with("Threats: shown (") && text.contains("unit"), "{text}");
    player.press(egui::Key::T, KeyCode::KeyT);
    assert_eq!(words(&player).as_deref(), Some("Threats: hidden"));
    player.press(egui::Key::D, KeyCode::KeyD);
    assert_eq!(words(&player).as_deref(), Some("Danger in reach: shown"));
}

#[test]
fn notices_and_the_board_have_room_of_their_own_at_every_size() {
    for (width, height) in [(1280.0, 720.0), (960.0, 600.0)] {
        for scale in [1.0, 1.4] {
            let mut player = TestPlayer::in_window(width, height);
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.start_hot_seat();
            player.request(Request::Start(Box::new(MatchSetup { game: GameId::TankChess, ..MatchSetup::default() })));
            player.request(Request::Play {
                action: cannon_rules::PackedAction::new(0x7fff_fff0),
                animation_variant: None,
            });
            player.frames(3);
            player.assert_in_window("notice");
            let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
            let notice = player.widget_rect("notice").expect("a notice");
            let is_below = notice.min.y >= height - insets.bottom;
            assert!(is_below && notice.max.x <= width - insets.right, "{notice:?} {insets:?}");
        }
    }
}
