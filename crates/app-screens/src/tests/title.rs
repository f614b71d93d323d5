//! Tests of the title: the last game, the boxes of the games, and the puzzle of the day.

use super::*;
use cannon_app_activities::lessons::Lessons;
use cannon_app_activities::puzzles::{PuzzleMode, PuzzlePhase, Puzzles};
use cannon_app_base::play::{MatchRequest, Source};

/// Goes from the table to the title.
fn leave(player: &mut TestPlayer) {
    player.click("hud-menu");
    player.click("pause-to-title");
}

/// Whether a text that begins and one that ends like this is shown as one.
fn shows(player: &TestPlayer, text: &str) -> bool {
    player.texts().iter().any(|shown| shown.text.contains(text))
}

#[test]
fn title_continues_the_last_game_and_tells_opponent_and_move() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game-start");
    player.play_any(0);
    player.wait_until("the computer's action", |player| player.game().timeline().ply() == 2);
    let record = player.game().record();
    leave(&mut player);
    assert!(shows(&player, "Drummer · your turn · move 3"), "{:?}", player.texts());
    let mut player = player.restart();
    assert!(shows(&player, "Drummer · your turn · move 3"));
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!((player.screen(), player.game().record()), (Screen::Play, record), "it is the first entry");
}

#[test]
fn title_names_the_players_of_a_game_between_people() {
    let mut player = TestPlayer::new();
    let mut setup = MatchSetup { game: GameId::TankChess, ..MatchSetup::default() };
    (setup.players.south.name, setup.players.north.name) = (Some("Anna".to_owned()), Some("Ben".to_owned()));
    player.start_hot_seat();
    player.request(Request::Start(Box::new(setup.clone())));
    (0..3).for_each(|ply| player.play_any(ply));
    leave(&mut player);
    assert!(shows(&player, "Anna – Ben · Black to move · move 4"), "{:?}", player.texts());
    (setup.players.south.name, setup.players.north.name) = (None, None);
    player.request(Request::Start(Box::new(setup)));
    player.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    player.frames(4);
    (0..2).for_each(|ply| player.play_any(ply));
    leave(&mut player);
    assert!(shows(&player, "White – Black · White to move · move 3"), "{:?}", player.texts());
}

#[test]
fn unfinished_game_stands_on_the_table_behind_the_title() {
    let mut player = TestPlayer::new();
    player.app.add_plugins(exhibition::plugin);
    player.start_hot_seat();
    (0..4).for_each(|ply| player.play_any(ply));
    let position = player.game().timeline().position_text_at(4);
    leave(&mut player);
    player.frames(60);
    assert!(player.game().is_exhibition());
    let table = player.game().timeline();
    assert_eq!((table.ply(), table.position_text_at(4)), (4, position.clone()), "nobody plays on");
    player.choose_game(GameId::TankChess);
    player.wait_until("a game of the other box", |player| {
        player.game().timeline().game() == GameId::TankChess && player.game().timeline().ply() >= 1
    });
    player.choose_game(GameId::Cannon);
    player.wait_until("the unfinished game", |player| player.game().timeline().game() == GameId::Cannon);
    assert_eq!(player.game().timeline().position_text_at(4), position);
    player.click("title-resume");
    assert!(player.game().is_game() && player.game().timeline().ply() == 4);
}

#[test]
fn box_chooses_the_game_of_all_screens_and_survives_a_restart() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    for _ in 0..2 {
        player.click("title-new-game");
        assert!(player.shows_text("Play Tank Chess") && player.shows_text("White"));
        player.click("new-game/more");
        assert!(player.widget_rect("new-game/rules/preset-published").is_some());
        player.click("options-done");
        player.click("menu-back");
        player.click("title-lessons");
        assert!(player.widget_rect("lesson/tank-chess/1").is_some() && player.widget_rect("lesson/cannon/1").is_none());
        player.click("learn/puzzles-heading");
        player.click("puzzles-rated");
        let puzzle_game =
            |player: &TestPlayer| player.app.world().resource::<Puzzles>().run().map(|run| run.timeline.game());
        assert_eq!(puzzle_game(&player), Some(GameId::TankChess));
        player.click("puzzle/leave");
        player.click("menu-back");
        player.click("title-daily");
        assert_eq!(puzzle_game(&player), Some(GameId::TankChess));
        player.click("puzzle/leave");
        player.click_more("title-rules");
        assert!(player.widget_rect("rules-tank-armour").is_some() && player.widget_rect("rules-towns").is_none());
        player.click("menu-back");
        player.click("menu-back");
        player = player.restart();
        assert_eq!(player.app.world().resource::<Settings>().game, GameId::TankChess);
    }
    player.choose_game(GameId::Cannon);
    player.click("title-new-game");
    assert!(player.shows_text("Play Cannon") && player.shows_text("Dark"));
    player.click("menu-back");
    player.click_more("title-rules");
    assert!(player.widget_rect("rules-towns").is_some());
}

#[test]
fn box_chooses_the_game_of_the_profile() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game-start");
    player.request(Request::Resign);
    player.frames(4);
    player.click("result-title");
    let shows_levels = |player: &mut TestPlayer| {
        player.click("title-profile");
        let shown = !player.shows_text(&player.text("profile-no-games"));
        player.click("menu-back");
        shown
    };
    assert!(shows_levels(&mut player), "the game of Cannon");
    player.choose_game(GameId::TankChess);
    assert!(!shows_levels(&mut player), "no game of Tank Chess has been played");
}

#[test]
fn game_that_is_begun_or_opened_becomes_the_chosen_one() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game: GameId::TankChess, ..MatchSetup::default() })));
    (0..2).for_each(|ply| player.play_any(ply));
    leave(&mut player);
    assert_eq!(player.app.world().resource::<Settings>().game, GameId::TankChess);
    player.click("title-new-game");
    assert!(player.shows_text("Play Tank Chess"));
    player.click("menu-back");
    player.choose_game(GameId::Cannon);
    player.click("title-resume");
    leave(&mut player);
    assert_eq!(player.app.world().resource::<Settings>().game, GameId::TankChess);
    player.choose_game(GameId::Cannon);
    player.click("title-lessons");
    player.click("lesson/cannon/1");
    assert_eq!(player.app.world().resource::<Settings>().game, GameId::Cannon);
}

#[test]
fn puzzle_of_the_day_begins_with_one_click() {
    let mut player = TestPlayer::new();
    let today = jiff::Zoned::now().date();
    player.click("title-daily");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    let run = player.app.world().resource::<Puzzles>().run().expect("a puzzle");
    assert_eq!((run.mode, run.timeline.game()), (PuzzleMode::Daily(today), GameId::Cannon));
    let line = run.puzzle.line().to_vec();
    let phase = |player: &TestPlayer| player.app.world().resource::<Puzzles>().run().expect("a puzzle").phase;
    for action in line.into_iter().step_by(2) {
        player.frames(60);
        let request = Request::Play { action, animation_variant: None };
        player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
        player.frames(3);
    }
    assert_eq!(phase(&player), PuzzlePhase::Solved);
    player.click("puzzle/leave");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title), "the title again");
    assert!(shows(&player, "Solved · 1 day"), "{:?}", player.texts());
    player.choose_game(GameId::TankChess);
    assert!(!shows(&player, "Solved"), "the other game has a puzzle of its own");
}

#[test]
fn title_tells_how_many_lessons_are_done() {
    let mut player = TestPlayer::new();
    assert!(shows(&player, &player.text("title-lessons-new")), "a new player is invited");
    player.start_hot_seat();
    (0..2).for_each(|ply| player.play_any(ply));
    leave(&mut player);
    let count = cannon_lessons::shipped(GameId::Cannon).len();
    assert!(shows(&player, &format!("0 of {count} lessons")), "{:?}", player.texts());
    assert!(player.app.world().resource::<Lessons>().run().is_none());
}
