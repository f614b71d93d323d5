//! Tests of the coach and of hints with reasons.

use super::*;
use cannon_app_activities::coach::{Coach, pieces_in_danger};
use cannon_app_activities::input::{Selection, SpotGesture};
use cannon_app_activities::opponent::Hint;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_app_base::common::board::Spot;
use cannon_app_base::play::{MatchRequest, Source};
use cannon_app_base::settings::Adviser;
use cannon_app_base::settings::rows::Page;
use cannon_rules::GameId;

/// Dark's soldier on e5 can step to e6, where the soldier on e7 takes it.
const CARELESS: &str = "1L8/10/10/4l5/10/4d5/10/10/d9/8D1 d";

/// Starts a game against the computer at a level from a position, with the coach if it helps at that level.
fn start_against(player: &mut TestPlayer, level: i8, position: &str) {
    player.start_hot_seat();
    let mut setup = MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() };
    setup.players.north.seat = Seat::computer(level);
    setup.has_coach = cannon_app_base::play::has_coach_by_default(&setup.players);
    player.request(Request::Start(Box::new(setup)));
}

fn act(player: &mut TestPlayer, action: &str) {
    let action = player.game().timeline().read_action(action).expect("legal");
    let request = Request::Play { action, animation_variant: None };
    player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
    player.frames(4);
}

#[test]
fn coach_asks_before_a_careless_action() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 2, CARELESS);
    act(&mut player, "e5-e6");
    assert_eq!(player.game().timeline().ply(), 0, "the action waits for an answer");
    assert!(player.app.world().resource::<Coach>().warning().is_some());
    player.assert_in_window("question/coach");
    player.click("coach-take-back");
    assert!(player.app.world().resource::<Coach>().warning().is_none());
    act(&mut player, "e5-e6");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 0), "Escape answers the question only");
    act(&mut player, "e5-e6");
    player.click("coach-play-anyway");
    assert!(player.game().timeline().ply() > 0);
    start_against(&mut player, 2, CARELESS);
    act(&mut player, "a2-a3");
    assert!(player.game().timeline().ply() > 0, "a harmless action is played at once");
}

/// Clicks a place of the board.
fn click_board(player: &mut TestPlayer, file: u8, rank: u8) {
    player.app.world_mut().write_message(SpotGesture::click(Spot::new(file, rank - 1)));
    player.frames(4);
}

#[test]
fn another_target_is_the_new_choice_while_the_coach_asks() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 2, CARELESS);
    click_board(&mut player, 4, 5);
    click_board(&mut player, 4, 6);
    assert!(player.widget_rect("question/coach").is_some(), "the step to e6 is careless");
    let asked = |player: &TestPlayer| {
        let warning = player.app.world().resource::<Coach>().warning().map(|warning| warning.action);
        warning.and_then(|action| player.game().timeline().notation(action))
    };
    assert_eq!(asked(&player).as_deref(), Some("e5-e6"));
    // The soldier on e7 also attacks d6.
    click_board(&mut player, 3, 6);
    assert_eq!(asked(&player).as_deref(), Some("e5-d6"));
    assert!(player.widget_rect("notice").is_none());
    // Another piece and its harmless step.
    click_board(&mut player, 0, 2);
    click_board(&mut player, 0, 3);
    assert!(player.widget_rect("question/coach").is_none() && player.widget_rect("notice").is_none());
    assert_eq!(player.game().timeline().notation_at(0).as_deref(), Some("a2-a3"));
}

#[test]
fn refusal_and_question_of_the_coach_never_stand_over_each_other() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 2, CARELESS);
    click_board(&mut player, 4, 5);
    click_board(&mut player, 4, 6);
    let question = player.widget_rect("question/coach").expect("a question");
    for name in ["coach-take-back", "coach-play-anyway"] {
        let button = player.widget_rect(name).expect("a button");
        assert!(question.contains(button.min) && question.contains(button.max), "{name} {button:?} in {question:?}");
    }
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    assert!(question.min.y >= 720.0 - insets.bottom, "it covers no board");
    click_board(&mut player, 8, 8);
    assert!(player.widget_rect("question/coach").is_none(), "a click elsewhere takes the action back");
    assert!(player.widget_rect("notice").is_some() && player.game().timeline().ply() == 0);
}

#[test]
fn clock_waits_while_the_coach_asks_and_the_game_is_not_rated() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 2, "1L8/10/9l/4l5/10/4d5/10/10/d9/8D1 d");
    let mut setup = player.game().setup().clone();
    for side in Side::ALL {
        setup.players[side].time = TimeControl::minutes(10, 0);
    }
    player.request(Request::Start(Box::new(setup)));
    // The clocks run from the first action on. Light's first action is played in the same frame, before the computer thinks.
    let mut timeline = player.game().timeline().clone();
    for text in ["a2-a3", "j8-j7"] {
        let action = timeline.read_action(text).expect("legal");
        timeline.play(action).expect("legal");
        let request = Request::Play { action, animation_variant: None };
        player.app.world_mut().write_message(MatchRequest::from_interface(request));
    }
    player.frames(3);
    let left = |player: &TestPlayer| player.game().clocks().remaining(Side::South).expect("a clock");
    let before = left(&player);
    player.frames(20);
    assert!(left(&player) < before);
    act(&mut player, "e5-e6");
    assert!(player.app.world().resource::<Coach>().warning().is_some(), "the step is careless still");
    let before = left(&player);
    player.frames(40);
    assert_eq!(left(&player), before, "the clock stands still");
    player.click("coach-take-back");
    let before = left(&player);
    player.frames(20);
    assert!(left(&player) < before, "the clock runs again");
    player.request(Request::Resign);
    let profile = player.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
    assert!(
        profile.results(GameId::Cannon).all(|result| !result.rated) && profile.results(GameId::Cannon).count() == 1
    );
}

#[test]
fn escape_closes_notice_and_hint_before_the_selection_and_the_menu() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 4, CARELESS);
    click_board(&mut player, 4, 5);
    let has_selection = |player: &TestPlayer| player.app.world().resource::<Selection>().selected().is_some();
    player.click("hud-hint");
    player.wait_until("the hint", |player| player.widget_rect("coach/hint").is_some());
    let hint = player.widget_rect("coach/hint").expect("the hint");
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    assert!(hint.min.y >= 720.0 - insets.bottom, "it covers no board");
    player.press(egui::Key::R, KeyCode::KeyR);
    assert!(player.widget_rect("notice").is_some(), "nothing to redo");
    assert!(player.widget_rect("coach/hint").is_none(), "the notice has the place of the hint for a while");
    for (notice, card) in [(false, true), (false, false)] {
        player.press(egui::Key::Escape, KeyCode::Escape);
        let shown = ["notice", "coach/hint"].map(|name| player.widget_rect(name).is_some());
        assert_eq!((shown, has_selection(&player), player.menu()), ([notice, card], true, Menu::None));
    }
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((has_selection(&player), player.menu()), (false, Menu::None));
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause);
}

#[test]
fn coach_says_what_the_computer_threatens_also_after_a_look_at_an_earlier_ply() {
    let mut player = TestPlayer::new();
    // The only action of Light's soldiers is the step from a2 to b1, from where it can take the soldier on c1.
    start_against(&mut player, 2, "8L1/10/10/10/10/10/10/10/l6d2/l1d5D1 d");
    act(&mut player, "h2-h3");
    player.request(Request::ViewPly(0));
    player.wait_until("the computer's action", |player| player.game().timeline().ply() == 2);
    player.frames(2);
    assert!(!player.game().shows_live(), "the player goes on looking at the start");
    player.request(Request::ViewLive);
    player.frames(2);
    assert!(player.app.world().resource::<Coach>().threat().is_some());
}

#[test]
fn coach_is_on_at_low_levels_and_can_be_switched() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game-start");
    assert!(player.game().has_coach(), "the first rank");
    for (rank, level, has_coach) in [(5, 3, true), (6, 4, false)] {
        player.click("hud-menu");
        player.click("pause-to-title");
        player.click("title-new-game");
        player.choose_rank(rank);
        player.click("new-game-start");
        assert_eq!((player.game().computer_level(), player.game().has_coach()), (Some(level), has_coach));
    }
    player.click("hud-menu");
    player.click("pause-to-title");
    player.click("title-new-game");
    player.click("settings-adviser/adviser-warn");
    player.click("new-game-start");
    assert!(player.game().has_coach(), "switched on");
    start_against(&mut player, 4, CARELESS);
    act(&mut player, "e5-e6");
    assert!(player.widget_rect("question/coach").is_none());
    assert!(player.game().timeline().ply() > 0);
}

/// Sets the adviser as the settings do.
fn set_adviser(player: &mut TestPlayer, adviser: Adviser) {
    player.app.world_mut().resource_mut::<Settings>().choose_adviser(adviser);
    player.frames(2);
}

#[test]
fn adviser_that_is_off_asks_nothing_and_leaves_a_game_with_a_clock_rated() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 2, CARELESS);
    assert!(player.game().has_coach());
    set_adviser(&mut player, Adviser::Off);
    act(&mut player, "e5-e6");
    assert!(player.game().timeline().ply() > 0, "it is played at once");
    start_against(&mut player, 2, CARELESS);
    assert!(!player.game().has_coach(), "the clock of this game never waits");
}

#[test]
fn adviser_of_the_settings_helps_in_the_game_on_the_table() {
    let mut player = TestPlayer::new();
    start_against(&mut player, 4, CARELESS);
    set_adviser(&mut player, Adviser::Off);
    player.click("hud-menu");
    player.click("pause-settings");
    player.open_settings_page(Page::Game);
    player.click("settings-adviser/adviser-warn");
    player.click("menu-back");
    player.click("pause-resume");
    act(&mut player, "e5-e6");
    player.assert_in_window("question/coach");
}

#[test]
fn suggesting_adviser_marks_own_pieces_and_gives_a_hint_after_a_while() {
    let mut player = TestPlayer::new();
    // The soldiers on e5 and e7 attack nothing; those on a2 and b3 attack each other.
    start_against(&mut player, 2, "8L1/10/10/4l5/10/4d5/10/1l8/d9/8D1 d");
    let marked = |player: &TestPlayer| {
        let position = cannon_app_games::live_position(player.game()).expect("the live position");
        pieces_in_danger(player.game(), player.app.world().resource::<Settings>(), position)
    };
    let has_hint = |player: &TestPlayer| player.app.world().resource::<Hint>().action().is_some();
    assert!(marked(&player).is_empty(), "a warning adviser marks nothing");
    set_adviser(&mut player, Adviser::Suggest);
    assert_eq!(marked(&player), [Spot::new(0, 1)], "only the own piece");
    player.frames(300);
    assert!(!has_hint(&player), "after fifteen seconds");
    player.frames(120);
    player.wait_until("the hint", |player| has_hint(player));
    act(&mut player, "a2xb3");
    player.wait_until("the next turn", |player| player.game().awaits_player());
    set_adviser(&mut player, Adviser::Warn);
    player.frames(500);
    assert!(!has_hint(&player));
}

#[test]
fn adviser_chosen_for_a_game_is_the_usual_one_from_then_on_unless_it_is_none() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("settings-adviser/adviser-suggest");
    assert!(player.shows_text(&player.text("adviser-suggest-about")), "it says that a hint makes the game unrated");
    player.click("settings-adviser/adviser-off");
    player.click("new-game-start");
    let usual = player.app.world().resource::<Settings>().adviser;
    assert_eq!((player.game().has_coach(), usual), (false, Adviser::Suggest));
}
