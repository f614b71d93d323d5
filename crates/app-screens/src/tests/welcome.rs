//! Tests of the first screen of a new player.

use super::*;
use crate::open_at_first_start;
use cannon_app_activities::coach::{Coach, CoachAnswer};
use cannon_app_activities::exercise::ExercisePointers;
use cannon_app_activities::first_game::FirstGame;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::play::MatchPurpose;
use cannon_i18n::Language;
use cannon_rules::record::LEVELS;

/// Runs the system with which a new player's first start begins.
fn start_first_time(player: &mut TestPlayer) {
    let system = player.app.world_mut().register_system(open_at_first_start);
    player.app.world_mut().run_system(system).expect("the system runs");
    player.frames(4);
}

/// Starts the app for the first time, and begins the first game of a kind of game.
fn begin_first_game(game: GameId) -> TestPlayer {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.choose_game(game);
    player.click("welcome-play");
    player.frames(5);
    player
}

#[test]
fn new_player_begins_the_first_game_with_one_click() {
    for game in GameId::ALL {
        let player = begin_first_game(game);
        assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
        let match_ = player.game();
        assert_eq!((match_.timeline().game(), match_.purpose()), (game, MatchPurpose::Game));
        assert_eq!(match_.seat(Side::North), Seat::computer(*LEVELS.start()));
        assert!(match_.awaits_player(), "the player moves first, and the town is placed");
        let mut player = player.restart();
        start_first_time(&mut player);
        assert_eq!(player.menu(), Menu::Title, "the screen is shown once");
    }
}

#[test]
fn first_game_tells_each_rule_once_and_marks_it_and_other_games_tell_nothing() {
    for game in GameId::ALL {
        let mut player = begin_first_game(game);
        let mut told = Vec::new();
        for _ in 0..8 {
            let has_turn = |player: &mut TestPlayer| player.game().awaits_player() || player.game().outcome().is_some();
            player.wait_until("the player's turn", has_turn);
            player.frames(4);
            if player.game().outcome().is_some() {
                break;
            }
            if let Some(tip) = player.app.world().resource::<FirstGame>().tip() {
                assert!(player.shows_text(&player.text(tip).replace("**", "")), "{tip} stands in the ribbon");
                assert!(
                    !told.contains(&tip) || ["win", "aim", "cannon"].iter().any(|end| tip.ends_with(end)),
                    "{tip} is told again"
                );
                let pointers = player.app.world().resource::<ExercisePointers>();
                assert_eq!(pointers.goals.len(), 1, "{tip} is marked");
                told.push(tip);
            }
            let ply = player.game().timeline().ply();
            player.play_any(ply);
            if player.app.world().resource::<Coach>().warning().is_some() {
                player.app.world_mut().write_message(CoachAnswer::PlayAnyway);
                player.frames(3);
            }
        }
        assert!(told.len() >= 2, "{told:?}");
        player.start_hot_seat();
        player.frames(4);
        assert_eq!(player.app.world().resource::<FirstGame>().tip(), None);
        assert!(player.app.world().resource::<ExercisePointers>().goals.is_empty());
    }
}

#[test]
fn new_player_chooses_the_language_by_the_globe() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Welcome);
    assert!(player.widget_rect("settings-language/de").is_none(), "the languages are folded away");
    player.click("settings-language");
    player.assert_all_in_window("languages");
    player.click("settings-language/de");
    let german = "Spiel deine erste Partie";
    assert!(player.shows_text(german), "the screen itself changes its language");
    assert_eq!(player.app.world().resource::<Settings>().language, Some(Language::German));
    player.click("settings-language");
    assert!(player.widget_rect("settings-language/de").is_none());
    player.click("welcome-knows");
    assert_eq!(player.menu(), Menu::Title);
    let mut player = player.restart();
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Title, "the screen is shown once");
    assert_eq!(player.text("welcome-play"), german);
}

#[test]
fn new_player_who_knows_the_rules_can_play_at_once() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Welcome, "there is nothing to go back to");
    player.click("welcome-knows");
    assert_eq!(player.menu(), Menu::Title);
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
}

#[test]
fn other_game_has_an_introduction_of_its_own() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.choose_game(GameId::TankChess);
    player.click("welcome-knows");
    player.choose_game(GameId::Cannon);
    assert_eq!(player.menu(), Menu::Welcome);
    player.click("welcome-play");
    player.frames(5);
    assert_eq!(player.game().timeline().game(), GameId::Cannon);
    assert!(player.app.world().resource::<FirstGame>().is_running());
    player.open_title();
    for game in GameId::ALL {
        player.choose_game(game);
        assert_eq!(player.menu(), Menu::Title, "both games are known");
    }
}

#[test]
fn first_game_is_neither_rated_nor_played_again() {
    let is_rated = |player: &TestPlayer| player.app.world().resource::<PlayerProfiles>().is_rated_so_far(player.game());
    let start_of = |player: &TestPlayer| {
        let setup = player.game().setup();
        (setup.position.clone(), setup.ruleset.as_ref().map(ToString::to_string))
    };
    for game in GameId::ALL {
        let mut player = begin_first_game(game);
        assert!(!is_rated(&player), "{game}");
        let start = start_of(&player);
        player.open_title();
        player.click("title-new-game");
        player.click("new-game-start");
        assert_ne!(start_of(&player), start, "{game}");
        assert!(is_rated(&player), "{game}: other games are rated");
    }
}

#[test]
fn undone_moves_of_the_first_game_are_explained_again() {
    let mut player = TestPlayer::new();
    start_first_time(&mut player);
    player.click("welcome-play");
    player.frames(5);
    let tip = |player: &TestPlayer| player.app.world().resource::<FirstGame>().tip();
    assert_eq!(tip(&player), Some("first-game-step"));
    player.play_any(0);
    player.wait_until("the next turn", |player| player.game().awaits_player() && player.game().timeline().ply() == 2);
    player.frames(4);
    assert_ne!(tip(&player), Some("first-game-step"));
    player.click("hud-undo");
    player.frames(10);
    assert_eq!(tip(&player), Some("first-game-step"));
}

#[test]
fn players_with_settings_are_not_asked() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("settings.json"), "{}").expect("written");
    let mut player = TestPlayer::in_folder(folder.path());
    start_first_time(&mut player);
    assert_eq!(player.menu(), Menu::Title);
}

#[test]
fn next_session_returns_to_the_list_that_was_left() {
    let mut player = TestPlayer::new();
    player.click("title-lessons");
    let mut player = player.relaunch();
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Lessons));
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Title, "Back leads to the title");
    player.start_hot_seat();
    player.play_any(0);
    player.play_any(1);
    let player = player.relaunch();
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    assert!(player.widget_rect("title-resume").is_some(), "a game in progress is offered there");
}
