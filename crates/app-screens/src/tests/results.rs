//! Tests of the banner at the end of a game.

use super::*;
use cannon_app_base::play::{MatchRequest, Source};

/// Ends the game by a resignation of the person or of the computer.
fn resign(player: &mut TestPlayer, is_person: bool) {
    let revision = player.game().revision();
    let source = if is_person { Source::Interface } else { Source::Computer { revision } };
    player.app.world_mut().write_message(MatchRequest { request: Request::Resign, source });
    player.frames(5);
    assert_eq!(player.menu(), Menu::Result);
}

/// Starts a game against this rank from the title.
fn start_against_rank(player: &mut TestPlayer, rank: usize) {
    player.click("title-new-game");
    player.choose_rank(rank);
    player.click("new-game-start");
}

/// The facts about the game below its result.
fn facts(player: &TestPlayer) -> String {
    let moves = format!("{} moves", player.game().timeline().ply());
    let facts = player.texts().iter().find(|text| text.text.starts_with(&moves));
    facts.map_or_else(|| panic!("{:?}", player.texts()), |text| text.text.clone())
}

#[test]
fn victory_offers_the_next_rank() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 3);
    resign(&mut player, false);
    assert!(player.shows_text("Victory") && player.shows_text("The Recruit resigned."), "{:?}", player.texts());
    assert!(player.shows_text("Next: Private"));
    player.assert_all_in_window("the result");
    player.click("result-next");
    assert_eq!((player.menu(), player.game().computer_level()), (Menu::None, Some(2)));
    assert_eq!(player.game().seat(Side::South), Seat::Human, "the sides stay");
    resign(&mut player, true);
    assert!(player.shows_text("Defeat") && player.widget_rect("result-next").is_none());
}

#[test]
fn result_tells_the_rating_and_how_it_has_changed() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 3);
    let mut before = None;
    for number in 1..=8 {
        let is_lost = number % 2 == 0;
        (0..3).for_each(|ply| player.play_any(ply));
        resign(&mut player, is_lost);
        let rating = player.profile().game(GameId::Cannon).rating.current().rating().round();
        let told = match before {
            Some(before) if number > 5 => {
                let sign = if is_lost { '−' } else { '+' };
                format!("Rating {rating:.0} ({sign}{:.0})", f64::abs(rating - before))
            }
            _ => format!("Rating {rating:.0} (provisional)"),
        };
        assert!(facts(&player).ends_with(&told), "game {number}: {told} in {}", facts(&player));
        before = Some(rating);
        player.click("result-rematch");
    }
}

#[test]
fn game_in_which_nobody_has_moved_is_not_rated() {
    for plies in [2, 3] {
        let mut player = TestPlayer::new();
        start_against_rank(&mut player, 3);
        (0..plies).for_each(|ply| player.play_any(ply));
        resign(&mut player, true);
        let result = player.profile().results(GameId::Cannon).next().map(|result| result.rated);
        assert_eq!(result, Some(plies > 2), "the first two moves place the towns");
        assert_eq!(facts(&player).contains("Not rated"), plies == 2, "{}", facts(&player));
    }
}

#[test]
fn coach_of_the_next_rank_follows_from_its_level() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 5);
    assert!(player.game().has_coach());
    resign(&mut player, false);
    player.click("result-next");
    assert_eq!((player.game().computer_level(), player.game().has_coach()), (Some(4), false));
}

#[test]
fn nobody_is_above_the_grandmaster() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 16);
    resign(&mut player, false);
    assert!(player.shows_text("Victory") && player.widget_rect("result-next").is_none());
}

#[test]
fn result_says_why_the_rating_stays() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/clock/10+0");
    player.click("new-game-start");
    resign(&mut player, false);
    assert!(facts(&player).ends_with("Not rated, because the clock waits for the adviser"), "{}", facts(&player));
    player.click("result-rematch");
    player.app.world_mut().write_message(cannon_app_activities::profile::ProfileRequest::MarkHelped);
    player.frames(3);
    resign(&mut player, true);
    assert!(facts(&player).contains("Not rated, because you had help"), "{}", facts(&player));
}

#[test]
fn result_between_people_names_the_winner() {
    let mut player = TestPlayer::new();
    let mut setup = MatchSetup::default();
    (setup.players.south.name, setup.players.north.name) = (Some("Anna".to_owned()), Some("Ben".to_owned()));
    player.start_hot_seat();
    player.request(Request::Start(Box::new(setup)));
    player.request(Request::Resign);
    player.frames(5);
    assert_eq!(player.menu(), Menu::Result);
    assert!(
        player.texts().iter().any(|text| text.text.contains("Ben") && text.text.contains("win")),
        "{:?}",
        player.texts()
    );
    for name in ["result-next", "result-save"] {
        assert!(player.widget_rect(name).is_none(), "{name}");
    }
    assert!(player.widget_rect("result-rematch").is_some());
}

#[test]
fn result_leaves_the_board_in_view() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 1);
    resign(&mut player, false);
    let banner = player.widget_rect("panel/result").expect("the banner");
    assert!(banner.min.y > 360.0, "it stands in the lower half: {banner:?}");
}

#[test]
fn buttons_of_the_result_lead_on() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 1);
    resign(&mut player, false);
    player.click("result-new-game");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Result);
    player.click("result-look");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    player.click("hud-menu");
    player.click("pause-result");
    player.click("result-rematch");
    assert_eq!(player.game().seat(Side::North), Seat::Human, "the sides change");
    resign(&mut player, true);
    player.click("result-title");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
}

#[test]
fn defeat_names_the_move_that_decided_it_and_offers_to_practise_it() {
    // Dark can take the town on b10 with the soldier on a9. Otherwise Light takes the town on i1 with the soldier on h2.
    let position = "1L8/d9/10/10/10/10/10/4d5/7l2/8D1 d".to_owned();
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let mut setup = MatchSetup { position: Some(position), ..MatchSetup::default() };
    setup.players.north.seat = Seat::computer(4);
    player.request(Request::Start(Box::new(setup)));
    player.play("e3-e4");
    player.wait_until("the defeat", |player| player.menu() == Menu::Result);
    player.wait_until("the move that decided the game", |player| player.widget_rect("result-practise").is_some());
    let says = |player: &TestPlayer, start: &str| player.texts().iter().any(|text| text.text.starts_with(start));
    assert!(says(&player, "Move 1 decided it: soldier from e3 to e4."));
    player.assert_all_in_window("a defeat");
    player.click("result-practise");
    player.frames(3);
    assert!(player.widget_rect("practice/text").is_some(), "the moment is on the board");
    player.play("a9xb10");
    player.frames(3);
    assert!(player.shows_text(&player.text("practice-best")));
}

#[test]
fn keys_go_to_the_first_button_of_the_result() {
    let mut player = TestPlayer::new();
    start_against_rank(&mut player, 3);
    (0..3).for_each(|ply| player.play_any(ply));
    resign(&mut player, true);
    player.frames(10);
    for button in ["result-rematch", "result-review"] {
        let focused = player.focused_rect().expect("a button has the keyboard");
        let wanted = player.widget_rect(button).expect(button);
        assert!((focused.left() * player.zoom() - wanted.min.x).abs() < 1.0, "{button}: {focused:?}");
        player.press_with(egui::Modifiers::NONE, egui::Key::ArrowRight);
        player.frames(4);
    }
}
