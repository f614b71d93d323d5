//! Tests of what the player sees of the computer: the Grandmaster's time, its draw offers, its games against itself, and a damaged network.

use super::*;
use cannon_app_activities::input::{Selection, SpotGesture};
use cannon_app_activities::opponent::{NetworkProblem, Watching};
use cannon_app_base::play::{MatchRequest, Source};

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
    for rank in [1, 5, 10, 15] {
        player.choose_rank(rank);
        player.click("new-game/more");
        assert!(player.widget_rect("new-game/grandmaster/more").is_none(), "only the Grandmaster");
        player.click("options-done");
    }
    player.choose_rank(16);
    player.click("new-game/more");
    player.click("new-game/grandmaster/more");
    assert_eq!(seconds(&player), 10);
    player.click("new-game/grandmaster/less");
    player.click("new-game/grandmaster/less");
    assert_eq!(seconds(&player), 1);
    player.click("options-done");
    player.click("new-game/clock/10+0");
    player.click("new-game/more");
    assert!(player.widget_rect("new-game/grandmaster/more").is_none(), "the clock tells the time");
    assert!(player.shows_text(&player.text("new-game-grandmaster-clock")));
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

/// The number of clicks and drags on the board.
#[derive(Resource, Default)]
struct Gestures(usize);

#[test]
fn key_that_pauses_a_watched_game_does_not_select_a_piece() {
    let mut player = TestPlayer::new();
    let count =
        |mut gestures: MessageReader<SpotGesture>, mut count: ResMut<Gestures>| count.0 += gestures.read().count();
    player.app.init_resource::<Gestures>().add_systems(Update, count);
    player.start_hot_seat();
    let mut setup = MatchSetup::default();
    setup.players.south.seat = Seat::computer(1);
    setup.players.north.seat = Seat::computer(1);
    player.request(Request::Start(Box::new(setup)));
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    let cursor = player.app.world().resource::<Selection>().cursor();
    assert!(cursor.is_some(), "the arrow keys show the cursor");
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert!(player.app.world().resource::<Watching>().is_paused());
    assert_eq!(player.app.world().resource::<Gestures>().0, 0, "the key does one thing only");
}
