//! Tests of the profile: which games count, for whom, and which are rated.

use super::*;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_rules::GameId;

#[test]
fn finished_games_are_recorded_in_the_profile_and_shown() {
    let mut player = TestPlayer::new();
    player.click("title-profile");
    player.assert_all_in_window("an empty profile");
    player.rename_player("Anna");
    player.click("menu-back");
    player.click("title-new-game");
    player.click("new-game-start");
    player.click("hud-menu");
    player.click("pause-resign");
    player.click("question-resign-yes");
    let profile = player.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
    assert_eq!(profile.name().as_str(), "Anna");
    assert_eq!(profile.game(GameId::Cannon).by_level[&-1].lost, 1);
    let mut next = player.restart();
    next.click("title-profile");
    next.assert_all_in_window("a profile");
    assert!(next.shows_text(&next.text("profile-by-level")));
    assert!(next.widget_rect("profile-reset").is_none(), "it is folded away");
    next.click("profile/details");
    next.frames(3);
    next.click("profile-reset");
    next.click("question-reset-profile-yes");
    next.frames(3);
    let profile = next.app.world().resource::<PlayerProfiles>().current().expect("a player");
    assert_eq!((profile.name().as_str(), profile.game(GameId::Cannon).total.games()), ("Anna", 0));
}

#[test]
fn players_are_chosen_and_named_in_one_row() {
    let mut player = TestPlayer::new();
    let names = |player: &TestPlayer| {
        let players = player.app.world().resource::<PlayerProfiles>();
        players.all().iter().map(|profile| profile.name().to_string()).collect::<Vec<_>>()
    };
    let first = player.text("profile-first-name");
    player.click("title-profile");
    player.add_player("Ben");
    assert_eq!((names(&player), player.profile().name().as_str()), (vec![first.clone(), "Ben".to_owned()], "Ben"));
    player.click("profile/players");
    player.click("profile/player/1");
    assert_eq!(player.profile().name().as_str(), first);
    player.rename_player("Anna");
    assert_eq!(names(&player), ["Anna", "Ben"]);
    player.click("profile/name");
    player.type_into("profile/name", "Cleo");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert_eq!(names(&player), ["Anna", "Ben"], "Escape gives the change up");
    assert_eq!(player.menu(), Menu::Profile);
}

#[test]
fn profile_fits_in_every_window_and_language() {
    let prepare = |player: &mut TestPlayer| {
        for level in [-1, 3] {
            let mut setup = MatchSetup::default();
            setup.players.north.seat = Seat::computer(level);
            player.start_hot_seat();
            player.request(Request::Start(Box::new(setup)));
            player.play_any(0);
            player.request(Request::Resign);
        }
        player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Profile);
        player.frames(4);
        player.click("profile/details");
    };
    harness::check_layouts("the profile", prepare, |player, scale| {
        player.assert_in_window("profile/name");
        assert!(scale > 1.0 || player.shows_text(&player.text("profile-by-level")));
    });
}

#[test]
fn game_with_help_is_counted_but_not_rated() {
    for takes_back in [false, true] {
        let mut player = TestPlayer::new();
        player.click("title-new-game");
        player.click("new-game-start");
        (0..3).for_each(|ply| player.play_any(ply));
        if takes_back {
            player.request(Request::Undo);
        }
        player.request(Request::Resign);
        let profile = player.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
        let summary = profile.game(GameId::Cannon);
        assert_eq!((summary.total.games(), summary.rating.curve().len()), (1, usize::from(!takes_back)));
    }
}

#[test]
fn help_says_at_once_that_the_game_is_no_longer_rated() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game-start");
    (0..2).for_each(|ply| player.play_any(ply));
    let says_so = |player: &TestPlayer| player.shows_text(&player.text("notice-not-rated"));
    assert!(!says_so(&player));
    player.app.world_mut().write_message(ProfileRequest::MarkHelped);
    player.frames(3);
    assert!(says_so(&player), "after a hint or an analysis");
    player.play_any(2);
    player.frames(3);
    assert!(!says_so(&player));
    player.request(Request::Undo);
    player.frames(3);
    assert!(!says_so(&player), "once is enough");
    player.start_hot_seat();
    player.play_any(0);
    player.request(Request::Undo);
    player.frames(3);
    assert!(!says_so(&player), "a game against a guest is not rated anyway");
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-computer");
    player.click("new-game-start");
    player.play_any(0);
    player.request(Request::Undo);
    player.frames(3);
    assert!(says_so(&player), "after a turn that was taken back");
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-profile");
    assert!(player.shows_text(&player.text("profile-rated-about")), "what counts is told there");
}

#[test]
fn help_counts_when_the_game_is_finished_in_another_session() {
    for takes_back in [false, true] {
        let mut player = TestPlayer::new();
        let name = player.text("profile-first-name");
        start_between(&mut player, [Some(&name), None]);
        (0..4).for_each(|ply| player.play_any(ply));
        if takes_back {
            player.request(Request::Undo);
        }
        let mut player = player.restart();
        player.click("title-resume");
        player.request(Request::Resign);
        let profile = player.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
        let rated = profile.results(GameId::Cannon).filter(|result| result.rated).count();
        assert_eq!((profile.game(GameId::Cannon).total.games(), rated), (1, usize::from(!takes_back)));
    }
}

#[test]
fn game_between_two_people_is_recorded_for_both() {
    let mut player = TestPlayer::new();
    player.click("title-profile");
    player.add_player("Anna");
    player.click("menu-back");
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("south/person/2");
    player.click("north/person/1");
    player.click("new-game-start");
    (0..3).for_each(|ply| player.play_any(ply));
    player.request(Request::Resign);
    let players = player.app.world().resource::<PlayerProfiles>();
    let totals: Vec<_> = players.all().iter().map(|profile| profile.game(GameId::Cannon).total).collect();
    assert_eq!(totals.iter().map(|tally| (tally.won, tally.lost)).collect::<Vec<_>>(), [(0, 1), (1, 0)]);
    assert!(players.all().iter().all(|profile| profile.game(GameId::Cannon).rating.curve().len() == 1));
}

/// Starts a game between two people with these names.
fn start_between(player: &mut TestPlayer, names: [Option<&str>; 2]) {
    let mut setup = MatchSetup::default();
    let [south, north] = names.map(|name| name.map(str::to_owned));
    (setup.players.south.name, setup.players.north.name) = (south, north);
    player.start_hot_seat();
    player.request(Request::Start(Box::new(setup)));
}

#[test]
fn game_between_people_is_recorded_only_for_those_who_were_named_or_seated() {
    let mut player = TestPlayer::new();
    let first = player.text("profile-first-name");
    player.click("title-profile");
    player.add_player("Anna");
    player.click("menu-back");
    let seat_second = |player: &mut TestPlayer, name: Option<&str>| {
        let second = name.map(str::to_owned);
        player.app.world_mut().write_message(ProfileRequest::ChooseSecond(second));
        player.frame();
    };
    // Light resigns after one turn of Dark. Anna is the player at the board.
    for (names, second, expected) in [
        ([None, None], None, [(0, 0), (0, 0)]),
        ([Some("Ben"), Some("Cleo")], Some(&*first), [(0, 0), (0, 0)]),
        ([Some("Ben"), Some("ANNA")], None, [(0, 0), (0, 1)]),
        ([Some(&*first), Some("Ben")], None, [(1, 0), (0, 0)]),
        ([Some(&*first), Some("Anna")], None, [(1, 0), (0, 1)]),
        ([Some("Ben"), None], Some(&*first), [(0, 1), (0, 0)]),
        ([Some("Anna"), Some("anna")], None, [(0, 0), (0, 0)]),
        ([None, None], Some(&*first), [(0, 1), (1, 0)]),
    ] {
        let results = |player: &TestPlayer| {
            let players = player.app.world().resource::<PlayerProfiles>();
            players.all().iter().map(|profile| profile.game(GameId::Cannon).total).collect::<Vec<_>>()
        };
        seat_second(&mut player, second);
        let before = results(&player);
        start_between(&mut player, names);
        player.play_any(0);
        player.request(Request::Resign);
        let changes: Vec<_> =
            results(&player).iter().zip(before).map(|(now, then)| (now.won - then.won, now.lost - then.lost)).collect();
        assert_eq!(changes, expected, "{names:?}, seated: {}", second.is_some());
    }
}
