//! Tests of what the player sees of the computer: the Grandmaster's time, its draw offers, and a damaged network.

use super::harness::TestPlayer;
use crate::app::opponent::NetworkProblem;
use crate::app::play::{MatchRequest, Request, Source};
use crate::app::settings::Settings;

#[test]
fn damaged_network_is_reported_at_the_start_of_a_game() {
    let mut player = TestPlayer::new();
    player.app.insert_resource(NetworkProblem(Some("error-network-file".into())));
    player.start_hot_seat();
    assert!(player.widget_rect("notice").is_some());
}

#[test]
fn grandmaster_has_a_time_for_each_turn_unless_there_is_a_clock() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    let seconds = |player: &TestPlayer| player.app.world().resource::<Settings>().grandmaster_seconds;
    for _ in 3..14 {
        assert!(player.widget_rect("north/grandmaster/more").is_none(), "only the Grandmaster");
        player.click("north/level/more");
    }
    player.click("north/grandmaster/more");
    assert_eq!(seconds(&player), 10);
    player.click("north/grandmaster/less");
    player.click("north/grandmaster/less");
    assert_eq!(seconds(&player), 1);
    player.click("new-game-more");
    player.scroll_to("north/clock/clock-minutes");
    player.click("north/clock/clock-minutes");
    assert!(player.widget_rect("north/grandmaster/more").is_none(), "the clock tells the time");
}

#[test]
fn player_answers_a_draw_offer_of_the_computer_in_a_dialog() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game-start");
    let source = Source::Computer { revision: player.game().revision() };
    player.app.world_mut().write_message(MatchRequest { request: Request::OfferDraw, source });
    player.frames(3);
    player.click("question-draw-yes");
    assert!(player.game().outcome().is_some(), "the draw is agreed");
}
