//! Tests of the Play screen: opponent, clock, side and coach, its options, and that it remembers what was played last.

use super::harness::TestPlayer;
use super::*;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::play::{MatchRequest, Source};
use cannon_rules::GameId;
use cannon_rules::cannon::{LongShot, Ruleset, styles};
use cannon_rules::record::Style;
use cannon_rules::timeline::HouseRules;

/// The button that opens the options.
const MORE: &str = "new-game/more";

/// Opens the options from the title, with all single rules.
fn open_all_options(player: &mut TestPlayer) {
    player.click("title-new-game");
    player.click(MORE);
    assert_eq!(player.menu(), Menu::GameOptions);
    player.click("options-all");
}

/// Scrolls the options to a widget and clicks it.
fn reach(player: &mut TestPlayer, name: &str) {
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
fn leave(player: &mut TestPlayer) {
    player.click("hud-menu");
    player.click("pause-to-title");
}

/// The clocks of both sides.
fn times(player: &TestPlayer) -> [TimeControl; 2] {
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

#[test]
fn opponents_change_the_seats() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-watch");
    for name in ["new-game/side/side-north", "new-game/rank/1", "settings-adviser/adviser-warn", "south/person/1"] {
        assert!(player.widget_rect(name).is_none(), "nobody plays: {name}");
    }
    player.click("south/level/more");
    player.click("new-game/opponent/new-game-person");
    for name in ["south/level/more", "new-game/rank/1", "settings-adviser/adviser-warn", "new-game/side/side-north"] {
        assert!(player.widget_rect(name).is_none(), "there is no computer: {name}");
    }
    assert!(player.widget_rect("south/person/1").is_some() && player.widget_rect("north/person/1").is_some());
    player.click("new-game/opponent/new-game-computer");
    assert!(player.widget_rect("south/level/more").is_none() && player.widget_rect("new-game/rank/1").is_some());
    player.click("new-game/opponent/new-game-watch");
    player.click("new-game-start");
    let seats = Side::ALL.map(|side| player.game().seat(side));
    assert_eq!(seats, [Seat::computer(0), Seat::computer(-1)], "the levels were chosen one by one");
}

#[test]
fn every_rank_can_be_chosen() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    for rank in (1..=16).rev() {
        player.choose_rank(rank);
        player.click("new-game-start");
        let level = i8::try_from(rank).expect("a small number") - 2;
        assert_eq!(player.game().computer_level(), Some(level));
        leave(&mut player);
        player.click("title-new-game");
        let (card, row) = (player.widget_rect(&format!("new-game/rank/{rank}")).expect("a card"), player.rank_row());
        let is_in_view = row.min.x < card.min.x + 1.0 && card.max.x < row.max.x + 1.0;
        assert!(is_in_view, "the chosen card {rank}: {card:?} in {row:?}");
    }
}

#[test]
fn new_player_is_offered_the_first_rank_and_after_a_victory_the_next() {
    let mut player = TestPlayer::new();
    for game in GameId::ALL {
        player.choose_game(game);
        for level in [-1, 0] {
            player.click("title-new-game");
            player.click("new-game-start");
            assert_eq!(player.game().computer_level(), Some(level), "{game}");
            let source = Source::Computer { revision: player.game().revision() };
            player.app.world_mut().write_message(MatchRequest { request: Request::Resign, source });
            player.frames(4);
            assert!(player.game().outcome().is_some());
            player.click("result-title");
        }
        player.click("title-new-game");
        let count = player.texts().iter().filter(|text| text.text == "You: 1 won, 0 lost").count();
        assert_eq!(count, 2, "the score against each rank of {game}");
        player.click("menu-back");
    }
}

#[test]
fn player_who_has_lost_is_offered_the_first_rank_again() {
    let mut player = TestPlayer::new();
    for _ in 0..2 {
        player.click("title-new-game");
        player.click("new-game-start");
        assert_eq!(player.game().computer_level(), Some(-1));
        player.request(Request::Resign);
        player.frames(3);
        player.click("result-title");
    }
    player.click("title-new-game");
    assert!(player.shows_text("You: 0 won, 2 lost"));
}

#[test]
fn chance_decides_the_side_if_the_player_wants_it() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/side/side-random");
    let mut sides = Vec::new();
    for _ in 0..60 {
        player.click("new-game-start");
        let seats = Side::ALL.map(|side| player.game().seat(side).is_computer());
        assert_ne!(seats[0], seats[1], "one side is the computer's");
        if !sides.contains(&seats) {
            sides.push(seats);
        }
        if sides.len() == 2 {
            return;
        }
        leave(&mut player);
        player.click("title-new-game");
    }
    panic!("the side is always the same: {sides:?}");
}

#[test]
fn clocks_of_the_row_are_the_clocks_of_both_sides() {
    for (name, time) in [
        ("0+0", TimeControl::None),
        ("5+0", TimeControl::minutes(5, 0)),
        ("10+0", TimeControl::minutes(10, 0)),
        ("15+10", TimeControl::minutes(15, 10)),
        ("30+0", TimeControl::minutes(30, 0)),
        ("45+0", TimeControl::minutes(45, 0)),
    ] {
        let mut player = TestPlayer::new();
        player.click("title-new-game");
        player.click(&format!("new-game/clock/{name}"));
        player.click("new-game-start");
        assert_eq!(times(&player), [time; 2], "{name}");
    }
}

#[test]
fn game_of_five_minutes_against_a_friend_begins_after_four_clicks() {
    let mut player = TestPlayer::new();
    for name in ["title-new-game", "new-game/opponent/new-game-person", "new-game/clock/5+0", "new-game-start"] {
        player.click(name);
    }
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    assert!(Side::ALL.iter().all(|&side| player.game().seat(side) == Seat::Human));
    assert_eq!(times(&player), [TimeControl::minutes(5, 0); 2]);
}

#[test]
fn guest_and_new_player_take_the_seats_and_the_new_player_gets_a_profile() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    let guest = player.text("profile-guest");
    player.click("south/person/2");
    assert!(player.widget_rect("north/name").is_none(), "only a new player needs a name");
    player.click("north/person/new");
    player.type_into("north/name", " Ben ");
    player.click("new-game-start");
    let names = Side::ALL.map(|side| player.game().players()[side].name.clone());
    assert_eq!(names, [Some(guest), Some("Ben".to_owned())]);
    let profiles = |player: &TestPlayer| {
        let players = player.app.world().resource::<PlayerProfiles>();
        players.all().iter().map(|profile| profile.name().to_string()).collect::<Vec<_>>()
    };
    let first = player.text("profile-first-name");
    assert_eq!(profiles(&player), [first.clone(), "Ben".to_owned()]);
    assert_eq!(player.profile().name().as_str(), first, "the player at the board is still the same");
    let mut player = player.restart();
    player.click("title-new-game");
    player.click("north/person/2");
    player.click("south/person/1");
    player.click("new-game-start");
    let names = Side::ALL.map(|side| player.game().players()[side].name.clone());
    assert_eq!(names, [Some(first.clone()), Some("Ben".to_owned())]);
    assert_eq!(profiles(&player), [first, "Ben".to_owned()], "nobody is added twice");
    player.play_any(0);
    player.request(Request::Resign);
    let players = player.app.world().resource::<PlayerProfiles>();
    let games: Vec<_> = players.all().iter().map(|profile| profile.game(GameId::Cannon).total.games()).collect();
    assert_eq!(games, [1, 1], "the game counts for both");
}

#[test]
fn second_player_sits_at_the_board_again() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("north/person/new");
    player.type_into("north/name", "Ben");
    player.click("new-game-start");
    leave(&mut player);
    player.click("title-new-game");
    player.click("new-game-start");
    let names = Side::ALL.map(|side| player.game().players()[side].name.clone());
    assert_eq!(names, [Some(player.text("profile-first-name")), Some("Ben".to_owned())]);
}

#[test]
fn switch_of_different_clocks_stays_in_place() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/clock/15+10");
    player.click(MORE);
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
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click(MORE);
    reach(&mut player, "new-game-clocks-differ");
    // From none to ten minutes.
    for _ in 0..5 {
        reach(&mut player, "south/minutes/more");
    }
    player.click("options-done");
    assert!(player.widget_rect("new-game/clock/own").is_some(), "the row says that the clocks differ");
    player.click("new-game-start");
    assert_eq!(times(&player), [TimeControl::minutes(10, 0), TimeControl::None], "the player has chosen it");
    leave(&mut player);
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-computer");
    player.click("new-game/side/side-north");
    player.click("new-game-start");
    assert!(player.game().computer_level().is_some());
    assert_eq!(times(&player), [TimeControl::None; 2]);
}

#[test]
fn new_game_says_that_a_game_with_adviser_and_clock_is_not_rated() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    assert!(player.widget_rect("new-game/unrated").is_none());
    player.click("new-game/clock/10+0");
    assert!(player.widget_rect("new-game/unrated").is_some());
    player.click("settings-adviser/adviser-off");
    assert!(player.widget_rect("new-game/unrated").is_none(), "without the adviser it is rated");
}
