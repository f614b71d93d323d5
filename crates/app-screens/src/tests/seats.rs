//! Tests of the seats on the Play screen: opponent, rank, side and clock.

use super::harness::TestPlayer;
use super::new_game::{MORE, leave, reach, times};
use super::*;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::play::{MatchRequest, Source};
use cannon_rules::GameId;

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
