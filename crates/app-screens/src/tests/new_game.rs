//! Tests of the Play screen: its options, and that it remembers what was played last.

use super::harness::TestPlayer;
use super::*;
use cannon_rules::GameId;
use cannon_rules::cannon::{LongShot, Ruleset, styles};
use cannon_rules::record::Style;
use cannon_rules::timeline::HouseRules;

/// The button that opens the options.
pub(super) const MORE: &str = "new-game/more";

/// Opens the options from the title, with all single rules.
fn open_all_options(player: &mut TestPlayer) {
    player.click("title-new-game");
    player.click(MORE);
    assert_eq!(player.menu(), Menu::GameOptions);
    player.click("options-all");
}

/// Scrolls the options to a widget and clicks it.
pub(super) fn reach(player: &mut TestPlayer, name: &str) {
    player.point_at(640.0, 300.0);
    player.scroll(2000.0);
    let footer = player.widget_rect("options-done").expect("the button below the options").min.y;
    for _ in 0..60 {
        if player.widget_rect(name).is_some_and(|rect| rect.max.y < footer - 8.0) {
            player.click(name);
            return;
        }
        player.scroll(-40.0);
    }
    panic!("`{name}` cannot be reached");
}

/// Leaves a running game for the title.
pub(super) fn leave(player: &mut TestPlayer) {
    player.click("hud-menu");
    player.click("pause-to-title");
}

/// The clocks of both sides.
pub(super) fn times(player: &TestPlayer) -> [TimeControl; 2] {
    let players = player.game().players();
    [players.south.time, players.north.time]
}

#[test]
fn new_game_has_the_chosen_options() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("new-game/side/side-north");
    player.choose_rank(6);
    player.click("new-game/clock/10+0");
    player.click(MORE);
    for name in ["south/style/more", "options-all", "new-game/face/face-points"] {
        reach(&mut player, name);
    }
    // From 0 to 5 seconds.
    for _ in 0..4 {
        reach(&mut player, "both/seconds/more");
    }
    player.click("options-done");
    assert_eq!(player.menu(), Menu::NewGame);
    assert!(player.widget_rect("new-game/clock/own").is_some(), "the clock that is not offered otherwise");
    assert!(player.shows_text("10+5"));
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
fn board_rules_and_clock_of_tank_chess_are_chosen() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/clock/45+0");
    player.click(MORE);
    player.click("new-game-choose-setup");
    player.click("setup-choose/Basic 20");
    assert_eq!(player.menu(), Menu::GameOptions);
    for name in ["options-all", "switch-exit/switch-exit-straight"] {
        reach(&mut player, name);
    }
    player.click("options-done");
    player.click("new-game-start");
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.timeline().game(), GameId::TankChess);
    assert_eq!(game.timeline().ruleset(), serde_json::json!({ "board": "basic-20", "exit": "straight" }));
    assert_eq!(times(&player), [TimeControl::minutes(45, 0); 2]);
}

#[test]
fn board_face_is_offered_only_by_games_that_have_faces() {
    let mut player = TestPlayer::new();
    open_all_options(&mut player);
    assert!(player.widget_rect("new-game/face/face-points").is_some());
    player.click("options-done");
    player.click("menu-back");
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click(MORE);
    assert!(player.widget_rect("switch-exit/switch-exit-straight").is_some(), "the single rules stay unfolded");
    assert!(player.widget_rect("new-game/face/face-points").is_none());
}

#[test]
fn screen_opens_with_opponent_clock_side_and_adviser_alone() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    for name in [
        "new-game/opponent/new-game-watch",
        "new-game/rank/1",
        "new-game/clock/0+0",
        "new-game/clock/45+0",
        "new-game/side/side-north",
        "new-game/side/side-random",
        "settings-adviser/adviser-warn",
        MORE,
        "new-game-start",
    ] {
        player.assert_in_window(name);
    }
    let hidden =
        ["both/minutes/more", "north/style/more", "options-all", "draw-repetition", "new-game/face/face-points"];
    for name in hidden.into_iter().chain(["new-game/rules/preset-igg", "new-game/clock/own"]) {
        assert!(player.widget_rect(name).is_none(), "{name} is among the options");
    }
    player.click(MORE);
    assert!(player.widget_rect("draw-repetition").is_none(), "the single rules are folded away");
    player.click("options-all");
    player.click("options-done");
    player.click(MORE);
    assert!(player.widget_rect("draw-repetition").is_some(), "they stay unfolded");
}

#[test]
fn button_of_the_options_tells_what_is_chosen_there() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    assert!(player.shows_text("Options: Classic"));
    player.click(MORE);
    for name in ["new-game/rules/preset-tournament", "north/style/more"] {
        reach(&mut player, name);
    }
    player.click("options-done");
    assert!(player.shows_text("Options: Tournament · The Gunner"));
}

#[test]
fn all_named_rules_are_played_as_their_names_say() {
    let ludii = Ruleset { long_shot: LongShot::Both, ..Ruleset::CLASSIC };
    let tournament = Ruleset { shift_limit: Some(3), ..Ruleset::CLASSIC };
    for (name, rules, house_rules) in [
        ("preset-classic", Ruleset::CLASSIC, HouseRules::NONE),
        ("preset-blue-panther", Ruleset::BLUE_PANTHER, HouseRules::NONE),
        ("preset-igg", Ruleset::IGG, HouseRules::NONE),
        ("preset-tournament", tournament, HouseRules::DRAWS),
        ("preset-ludii", ludii, HouseRules::NONE),
    ] {
        let mut player = TestPlayer::new();
        player.click("title-new-game");
        player.click(MORE);
        player.click(&format!("new-game/rules/{name}"));
        assert!(player.shows_text(&player.text(&format!("{name}-about"))), "{name} is explained");
        player.click("options-done");
        player.click("new-game-start");
        assert_eq!(player.game().timeline().ruleset(), serde_json::to_value(rules).expect("JSON"), "{name}");
        assert_eq!(player.game().setup().house_rules, house_rules, "{name}");
    }
    for (name, house_rules) in [("preset-tank-tournament", HouseRules::DRAWS), ("preset-published", HouseRules::NONE)] {
        let mut player = TestPlayer::new();
        player.choose_game(GameId::TankChess);
        player.click("title-new-game");
        player.click(MORE);
        player.click(&format!("new-game/rules/{name}"));
        player.click("options-done");
        player.click("new-game-start");
        assert_eq!(player.game().setup().house_rules, house_rules, "{name}");
    }
}

#[test]
fn chosen_rules_stay_for_the_next_games() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click(MORE);
    player.click("new-game/rules/preset-igg");
    player.click("options-done");
    player.click("menu-back");
    player.click("title-new-game");
    player.click("new-game-start");
    let igg = serde_json::to_value(Ruleset::IGG).expect("JSON");
    assert_eq!(player.game().timeline().ruleset(), igg);
    let mut player = player.restart();
    player.click("title-new-game");
    player.click("new-game-start");
    assert_eq!(player.game().timeline().ruleset(), igg, "after a restart, too");
}

#[test]
fn single_rules_amount_to_own_rules() {
    let mut player = TestPlayer::new();
    open_all_options(&mut player);
    reach(&mut player, "draw-repetition");
    player.click("options-done");
    assert!(player.shows_text("Options: Custom"));
    player.click("new-game-start");
    let house_rules = player.game().setup().house_rules;
    assert_eq!(house_rules, HouseRules { repetition: true, ..HouseRules::NONE });
}

#[test]
fn set_up_that_was_played_last_is_chosen_after_a_restart() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/side/side-north");
    player.choose_rank(4);
    player.click("new-game/clock/30+0");
    player.click("new-game-start");
    let setup = player.game().setup().clone();
    assert_eq!(setup.players.south.seat, Seat::Computer { level: 2, style: Style::PLAIN });
    leave(&mut player);
    player.click("title-new-game");
    player.click("new-game-start");
    assert_eq!(*player.game().setup(), setup, "the opponent stays until a game has ended");
    let mut player = player.restart();
    player.click("title-new-game");
    player.click("new-game-start");
    let mut expected = setup;
    // The opponent that suits the player is offered in each session.
    expected.players.south.seat = Seat::computer(-1);
    assert_eq!(*player.game().setup(), expected);
}
