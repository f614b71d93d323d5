//! Tests of guessing the moves of a recorded game.

use super::saving::saved_games;
use super::*;
use crate::parts::dialogs::Dialog;
use cannon_app_activities::guess::{GuessPhase, GuessRun, GuessScore, Guessing};
use cannon_app_base::play::{MatchPurpose, MatchRequest, Source};
use cannon_rules::GameId;

/// Dark can take the town on b10 with the soldier on a9. Otherwise Light can take the town on i1 with the soldier on h2.
const RACE: &str = "1L8/d9/10/10/10/10/10/4d5/7l2/8D1 d";
/// A game from there: Dark lets the win go, Light does not take the town, and Dark takes the town of Light.
const RACE_ACTIONS: [&str; 3] = ["e3-e4", "h2-h1", "a9xb10"];

fn run(player: &TestPlayer) -> &GuessRun {
    player.app.world().resource::<Guessing>().run().expect("a guessing")
}

fn dialog(player: &TestPlayer) -> &Dialog {
    player.app.world().resource::<Dialog>()
}

/// Waits until the person is to guess at a ply.
fn wait_for_guess(player: &mut TestPlayer, ply: usize) {
    player.wait_until("the position", |player| {
        let table = player.game();
        let is_asked = run(player).phase == GuessPhase::Open && table.timeline().ply() == ply;
        is_asked && table.purpose() == MatchPurpose::Exercise && table.awaits_player()
    });
}

/// Plays a guess, and waits until it is judged and the table shows the move of the game.
fn guess(player: &mut TestPlayer, action: &str) {
    let action = player.game().timeline().read_action(action).expect("legal");
    guess_action(player, action);
}

fn guess_action(player: &mut TestPlayer, action: cannon_rules::PackedAction) {
    let ply = run(player).ply();
    let request = Request::Play { action, animation_variant: None };
    player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
    player.frames(2);
    player.wait_until("the judgement", |player| run(player).phase == GuessPhase::Judged);
    let played = run(player).timeline.action_at(ply);
    player.wait_until("the move of the game", |player| player.game().timeline().action_at(ply) == played);
    player.frames(2);
}

/// Saves the game of the race, and begins to guess Dark's moves from the shelf.
fn begin_race() -> TestPlayer {
    let mut player = TestPlayer::new();
    prepare_choice(&mut player);
    player.click("guess/south");
    wait_for_guess(&mut player, 0);
    player
}

/// Guesses both moves of Dark in the race: first a blunder, and then the winning move.
fn guess_race(player: &mut TestPlayer) {
    guess(player, "e3-d4");
    player.click("guess/next");
    wait_for_guess(player, 2);
    guess(player, "a9xb10");
    player.click("guess/next");
    player.frames(3);
}

#[test]
fn a_blunder_gets_no_points_and_the_winning_move_gets_all() {
    let mut player = begin_race();
    assert!(player.shows_text("What did Dark play here?"));
    guess(&mut player, "e3-d4");
    assert!(player.shows_text("Points: 0 of 3."), "it loses the game");
    let played = run(&player).timeline.action_at(0);
    assert_eq!(player.game().timeline().action_at(0), played, "the table shows the move of the game");
    assert!(!player.game().awaits_player(), "which nobody can change");
    player.click("guess/next");
    wait_for_guess(&mut player, 2);
    guess(&mut player, "a9xb10");
    assert!(player.shows_text(&player.text("guess-found")));
    assert!(player.shows_text("Points: 3 of 3."));
}

#[test]
fn a_blunder_gets_no_points_although_the_game_has_it_too() {
    let mut player = begin_race();
    guess(&mut player, "e3-e4");
    let found = run(&player).guesses()[0];
    assert!(player.shows_text(&player.text("guess-found-weak")));
    assert_eq!((found.points(), found.played_points()), (0, 0));
    player.click("guess/again");
    wait_for_guess(&mut player, 0);
    assert!(run(&player).guesses().is_empty());
    guess(&mut player, "a9xb10");
    let better = run(&player).guesses()[0];
    assert_eq!((better.points(), better.played_points()), (3, 0));
}

#[test]
fn result_sums_the_points_and_leads_to_the_positions() {
    let mut player = begin_race();
    guess_race(&mut player);
    assert_eq!((run(&player).phase, dialog(&player)), (GuessPhase::Over, &Dialog::GuessResult));
    let score = GuessScore::of(run(&player).guesses());
    assert_eq!((score.points, score.played_points, score.all), (3, 3, 6));
    for text in ["Your guesses", "Dark in the game", "3 of 6", "50%"] {
        assert!(player.shows_text(text), "{text}");
    }
    assert!(player.widget_rect("guess-best/1").is_some());
    player.click("guess-worst/0");
    player.wait_until("the position", |player| player.game().timeline().ply() == 0);
    player.frames(3);
    assert_eq!((run(&player).phase, dialog(&player)), (GuessPhase::Looking(0), &Dialog::None));
    assert!(player.shows_text("Points: 0 of 3."), "it tells of the guess");
    player.click("guess/next");
    player.frames(3);
    assert_eq!(*dialog(&player), Dialog::GuessResult);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert_eq!((dialog(&player), run(&player).phase), (&Dialog::None, GuessPhase::Over));
    assert!(player.shows_text("You have guessed all moves. Points: 3 of 6 (50%)."));
    player.click("guess/next");
    player.frames(3);
    player.click("guess/result-leave");
    player.frames(5);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames));
    assert!(player.app.world().resource::<Guessing>().run().is_none());
    assert_eq!(saved_games(&player).len(), 1, "guesses are no games");
}

#[test]
fn a_game_can_be_left_and_begun_again_in_both_games() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        player.start_hot_seat();
        player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
        (0..6).for_each(|ply| player.play_any(ply));
        player.click("hud-menu");
        player.click("pause-more");
        player.click("pause-review");
        let reviewed = player.game().record();
        let first = if game == GameId::Cannon { 2 } else { 0 };
        player.click("review-guess");
        player.frames(3);
        // The likely side has the focus.
        player.press(egui::Key::Enter, KeyCode::Enter);
        wait_for_guess(&mut player, first);
        assert_eq!((run(&player).side, run(&player).count()), (Side::South, (6 - first) / 2), "no placements");
        for index in 0..run(&player).count() {
            let ply = first + 2 * index;
            wait_for_guess(&mut player, ply);
            let played = run(&player).timeline.action_at(ply).expect("a move");
            guess_action(&mut player, played);
            let guess = run(&player).guesses()[index];
            assert!(guess.is_played() && guess.points() == guess.played_points());
            player.press(egui::Key::Enter, KeyCode::Enter);
        }
        player.wait_until("the result", |player| player.widget_rect("guess/result").is_some());
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.frames(3);
        player.press(egui::Key::Backspace, KeyCode::Backspace);
        player.frames(5);
        assert_eq!((player.menu(), player.game().is_game()), (Menu::Review, true));
        assert_eq!(player.game().record(), reviewed);
        player.click("review-guess");
        player.frames(3);
        player.click("guess/north");
        wait_for_guess(&mut player, first + 1);
        assert_eq!(run(&player).side, Side::North);
        player.click("guess/leave");
        player.frames(5);
        assert_eq!(player.menu(), Menu::Review);
    }
}

#[test]
fn leaving_in_the_middle_asks_because_points_are_lost() {
    let mut player = begin_race();
    guess(&mut player, "e3-d4");
    for (answer, is_left) in [("question-no", false), ("question-leave-guess-yes", true)] {
        player.click("guess/leave");
        player.frames(3);
        assert_eq!(*dialog(&player), Dialog::LeaveGuess);
        player.click(answer);
        player.frames(5);
        let guessing = player.app.world().resource::<Guessing>();
        assert_eq!((guessing.run().is_none(), dialog(&player)), (is_left, &Dialog::None), "{answer}");
    }
    assert_eq!(player.menu(), Menu::SavedGames, "where the guessing began");
}

#[test]
fn guessing_fits_in_every_window_and_language() {
    harness::check_layouts("the choice of a side", prepare_choice, |player, _| {
        player.assert_in_window("guess/north");
    });
    let prepare = |player: &mut TestPlayer| {
        prepare_choice(player);
        player.click("guess/south");
        wait_for_guess(player, 0);
        guess_race(player);
    };
    harness::check_layouts("the result", prepare, |player, _| player.assert_in_window("guess/result-leave"));
}

/// Opens the choice of a side for the game of the race.
fn prepare_choice(player: &mut TestPlayer) {
    player.start_from_position(RACE);
    RACE_ACTIONS.into_iter().for_each(|action| player.play(action));
    player.click("result-title");
    player.click("title-saved-games");
    player.choose_for_game(None, "saved-guess");
    player.frames(3);
}
