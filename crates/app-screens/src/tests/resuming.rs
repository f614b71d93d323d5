//! Tests of the summary of a game in progress that is resumed, and of the level that is changed during a game.

use super::harness::TestPlayer;
use super::*;
use cannon_app_activities::profile::PlayerProfiles;
use cannon_rules::GameId;
use cannon_rules::record::{Player, Players, Record};

/// The texts of the card.
fn card_texts(player: &TestPlayer) -> Vec<String> {
    let Some(card) = player.widget_rect("resume/summary") else { return Vec::new() };
    let inside = |text: &&harness::ShownText| card.contains(Vec2::new(text.bounds.center().x, text.bounds.center().y));
    player.texts().iter().filter(inside).map(|text| text.text.clone()).collect()
}

/// Plays these actions from a position, and resumes the game with these seats in another session.
fn resume(setup: MatchSetup, actions: &[&str], players: Players) -> TestPlayer {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.request(Request::Start(Box::new(setup)));
    assert!(player.widget_rect("resume/summary").is_none(), "a new game needs no summary");
    actions.iter().for_each(|action| player.play(action));
    let record = Record { players, ..player.game().record() };
    let mut player = TestPlayer::with_last_game(&record.to_json());
    player.click("title-resume");
    player
}

#[test]
fn resumed_game_tells_turn_last_action_loss_and_threat() {
    let position = Some("4L5/10/10/10/10/4l5/3d6/4d5/9d/4D5 l".to_owned());
    let players = Players { north: Player::new(Seat::computer(1), TimeControl::None), ..Players::default() };
    let setup = MatchSetup { position, ..MatchSetup::default() };
    let mut player = resume(setup, &["e5xd4"], players);
    let texts = card_texts(&player);
    assert_eq!(
        texts[..3],
        [
            "It is your turn (move 2).",
            "Last move – Recruit: soldier from e5 captures on d4",
            "That cost you: Soldier (d4)"
        ]
    );
    assert!(texts[3].starts_with("Your opponent threatens "), "{texts:?}");
    player.play("e3xd4");
    assert!(player.widget_rect("resume/summary").is_none(), "the player has gone on");
}

#[test]
fn summary_between_people_names_the_side_and_lost_units() {
    let setup = MatchSetup { game: GameId::TankChess, ..MatchSetup::default() };
    let timeline = setup.begin().expect("a game");
    let packed = timeline.actions()[0];
    let notation = timeline.notation(packed).expect("an action");
    let action = cannon_app_games::move_text(&timeline, 0, packed, &Words::default());
    let mut player = resume(setup, &[&notation], Players::default());
    let texts = card_texts(&player);
    assert_eq!(texts[..2], ["Black is to move (move 2).".to_owned(), format!("Last move – White: {action}")]);
    player.assert_in_window("resume/summary");
    player.frames(700);
    assert!(player.widget_rect("resume/summary").is_none(), "it disappears by itself");
}

#[test]
fn level_is_changed_in_the_pause_menu_and_the_game_is_not_rated() {
    for changes_level in [false, true] {
        let mut player = TestPlayer::new();
        player.click("title-new-game");
        player.click("new-game-start");
        (0..3).for_each(|ply| player.play_any(ply));
        let revision = player.game().revision();
        player.click("hud-menu");
        if changes_level {
            player.click("pause-more");
            player.click("pause/level/more");
            assert_eq!(player.game().computer_level(), Some(0));
            assert!(player.game().revision() > revision, "the computer begins its turn anew");
            assert!(player.shows_text("Cadet (2 of 16). This game is not rated."));
        }
        player.request(Request::Resign);
        let profile = player.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
        let rated = profile.results(GameId::Cannon).next().expect("a result").rated;
        assert_eq!(rated, !changes_level);
    }
}

#[test]
fn level_is_offered_only_against_the_computer() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.click("hud-menu");
    player.click("pause-more");
    assert!(player.widget_rect("pause/level/more").is_none());
}
