//! Tests of the New game screen: it opens simple, unfolds rules and clocks, and remembers what was played last.

use super::harness::TestPlayer;
use super::*;
use cannon_rules::GameId;
use cannon_rules::cannon::styles;
use cannon_rules::record::Style;

/// The header that unfolds rules and clocks.
const MORE: &str = "new-game-more";

/// Opens the screen from the title and unfolds everything.
fn unfold(player: &mut TestPlayer) {
    player.click("title-new-game");
    player.click(MORE);
}

/// Scrolls to a widget and clicks it.
fn reach(player: &mut TestPlayer, name: &str) {
    player.scroll_to(name);
    player.click(name);
}

#[test]
fn new_game_has_the_chosen_options() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("new-game/side/side-north");
    player.click("south/level/more");
    player.click(MORE);
    for name in ["south/style/more", "both/clock/clock-increment", "new-game/face/face-points"] {
        reach(&mut player, name);
    }
    player.click("new-game-start");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.seat(Side::South), Seat::Computer { level: 4, style: styles::GUNNER });
    assert_eq!(game.seat(Side::North), Seat::Human);
    assert_eq!(game.players().north.time, TimeControl::minutes(10, 5));
    let faces = &player.app.world().resource::<Settings>().faces;
    assert_eq!((faces.get("classic"), faces.get("igg")), (Some(&BoardFace::Points), None));
}

#[test]
fn choosing_a_tank_chess_board_sets_its_usual_clock() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("new-game-choose-setup");
    player.click("setup-choose/Basic 20");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click(MORE);
    for name in ["switch-exit/switch-exit-straight", "both/clock/clock-minutes"] {
        player.scroll(2000.0);
        reach(&mut player, name);
    }
    player.click("new-game-start");
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.timeline().game(), GameId::TankChess);
    assert_eq!(game.timeline().ruleset(), serde_json::json!({ "board": "basic-20", "exit": "straight" }));
    assert_eq!(game.players().north.time, TimeControl::minutes(45, 0));
}

#[test]
fn board_face_is_offered_only_by_games_that_have_faces() {
    let mut player = TestPlayer::new();
    unfold(&mut player);
    assert!(player.widget_rect("new-game/face/face-points").is_some());
    player.click("new-game/game/game-tank-chess");
    assert!(player.widget_rect("new-game/face/face-points").is_none());
}

#[test]
fn screen_opens_with_game_opponent_level_side_and_board_alone() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    for name in [
        "new-game/game/game-cannon",
        "new-game/opponent/new-game-watch",
        "north/level/more",
        "new-game/side/side-north",
    ] {
        player.assert_in_window(name);
    }
    let hidden = ["both/clock/clock-none", "north/style/more", "new-game/format/format-tournament", "draw-repetition"];
    for name in hidden.into_iter().chain(["new-game/preset/preset-igg", "new-game/face/face-points", "new-game-coach"])
    {
        assert!(player.widget_rect(name).is_none(), "{name} is folded away");
    }
    player.click(MORE);
    player.click("menu-back");
    player.click("title-new-game");
    assert!(player.widget_rect("both/clock/clock-none").is_some(), "it stays unfolded");
}

#[test]
fn folded_header_tells_what_is_unusual() {
    let mut player = TestPlayer::new();
    unfold(&mut player);
    for name in ["new-game/format/format-tournament", "both/clock/clock-increment"] {
        player.scroll(2000.0);
        reach(&mut player, name);
    }
    let summary = "Tournament · 10+5";
    assert!(!player.shows_text(summary), "what is unfolded needs no summary");
    player.scroll(2000.0);
    player.click(MORE);
    assert!(player.shows_text(summary));
}

#[test]
fn set_up_that_was_played_last_is_chosen_after_a_restart() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("new-game/side/side-north");
    player.click("south/level/less");
    player.click("new-game-start");
    let setup = player.game().setup().clone();
    assert_eq!(setup.players.south.seat, Seat::Computer { level: 2, style: Style::PLAIN });
    let mut player = player.restart();
    player.click("title-new-game");
    player.click("new-game-start");
    assert_eq!(*player.game().setup(), setup);
}

#[test]
fn opponents_change_the_seats() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-watch");
    assert!(player.widget_rect("new-game/side/side-north").is_none(), "nobody has a side");
    player.click("south/level/more");
    player.click("new-game/opponent/new-game-person");
    assert!(player.widget_rect("south/level/more").is_none());
    player.click("new-game/opponent/new-game-computer");
    assert!(player.widget_rect("south/level/more").is_none() && player.widget_rect("north/level/more").is_some());
}

#[test]
fn switch_of_different_clocks_stays_in_place() {
    let mut player = TestPlayer::new();
    unfold(&mut player);
    reach(&mut player, "both/clock/clock-increment");
    player.scroll_to("new-game-clocks-differ");
    let before = player.widget_rect("new-game-clocks-differ").expect("shown");
    player.click("new-game-clocks-differ");
    player.frames(4);
    assert!(player.widget_rect("north/seconds/more").is_some(), "each side has a clock");
    assert_eq!(player.widget_rect("new-game-clocks-differ"), Some(before));
}

#[test]
fn clock_of_a_game_between_people_does_not_run_against_the_computer() {
    let mut player = TestPlayer::new();
    unfold(&mut player);
    player.scroll(2000.0);
    player.click("new-game/opponent/new-game-person");
    for name in ["new-game-clocks-differ", "south/clock/clock-minutes"] {
        player.scroll(2000.0);
        reach(&mut player, name);
    }
    player.click("new-game-start");
    let times = |player: &TestPlayer| {
        let players = player.game().players();
        [players.south.time, players.north.time]
    };
    assert_eq!(times(&player), [TimeControl::minutes(10, 0), TimeControl::None], "the player has chosen it");
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-computer");
    player.click("new-game/side/side-north");
    player.click("new-game-start");
    assert!(player.game().computer_level().is_some());
    assert_eq!(times(&player), [TimeControl::None; 2]);
}

#[test]
fn new_game_says_that_a_game_with_coach_and_clock_is_not_rated() {
    let mut player = TestPlayer::new();
    unfold(&mut player);
    assert!(player.widget_rect("new-game/unrated").is_none());
    reach(&mut player, "both/clock/clock-minutes");
    assert!(player.widget_rect("new-game/unrated").is_some());
    player.scroll(2000.0);
    reach(&mut player, "new-game-coach");
    assert!(player.widget_rect("new-game/unrated").is_none(), "without the coach it is rated");
}
