//! Tests of a game on the table: panel, status line, notices, dialogs and the result.

use super::*;

#[test]
fn clicking_a_move_shows_its_position() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.open_panel();
    for ply in 0..7 {
        player.play_any(ply);
    }
    assert!(player.widget_rect("hud-move/7").is_some());
    player.click("hud-move/3");
    assert_eq!(player.game().shown_ply(), 3);
    player.click("hud-forward");
    player.click("hud-forward");
    player.click("hud-back");
    assert_eq!(player.game().shown_ply(), 4);
    player.click("hud-first");
    assert_eq!(player.game().shown_ply(), 0);
    player.click("hud-live");
    assert!(player.game().shows_live());
    player.click("hud-undo");
    assert_eq!(player.game().timeline().ply(), 6);
    player.click("hud-redo");
    assert_eq!(player.game().timeline().ply(), 7);
}

#[test]
fn resigning_is_confirmed_and_opens_the_result() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    player.click("hud-menu");
    player.click("pause-resign");
    player.click("question-no");
    assert_eq!((player.menu(), player.game().outcome()), (Menu::Pause, None));
    player.click("pause-resign");
    player.click("question-resign-yes");
    player.frames(3);
    let outcome = Outcome::Win { side: Side::South, by: WinReason::Resignation };
    assert_eq!(player.game().outcome(), Some(outcome));
    assert_eq!(player.menu(), Menu::Result);
    player.click("result-look");
    assert_eq!(player.menu(), Menu::None, "the result is closed to look at the table");
    player.click("hud-menu");
    assert_eq!(player.menu(), Menu::Pause, "the menu button opens the menu");
    for entry in ["pause-settings", "pause-photo", "pause-share", "pause-more"] {
        player.assert_in_window(entry);
    }
    for entry in ["pause-resign", "pause-offer-draw", "pause-swap-sides", "pause-resume"] {
        assert!(player.widget_rect(entry).is_none(), "{entry} makes no sense after a game");
    }
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause, "and so does its key");
    player.click("pause-result");
    assert_eq!(player.menu(), Menu::Result, "from which the result is opened again");
    player.click("result-rematch");
    assert_eq!((player.menu(), player.game().outcome()), (Menu::None, None));
}

#[test]
fn turns_are_counted_alike_everywhere() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.open_panel();
    (0..5).for_each(|ply| player.play_any(ply));
    for number in 1..=5 {
        assert!(player.shows_text(&format!("{number}.")), "turn {number} in the list");
    }
    player.click("hud-first");
    assert!(player.shows_text("Reviewing the start of the game"));
    player.click("hud-move/3");
    assert!(player.shows_text("Reviewing move 3 of 5"));
    player.click("hud-live");
    let summary = crate::at_table::resume_summary::summary(player.app.world().resource::<Words>(), player.game());
    assert!(summary[0].ends_with("is to move (move 6)."), "{summary:?}");
    player.request(Request::Resign);
    player.frames(3);
    assert_eq!(player.menu(), Menu::Result);
    assert!(player.shows_text("5 moves"), "the result");
    player.click("result-review");
    player.wait_until("the analysis", |player| {
        player.app.world().resource::<Review>().session().is_some_and(ReviewSession::is_complete)
    });
    assert!(player.shows_text("5 moves") && player.shows_text("5."), "the heading and the list of the review");
    player.click("review-turn/5");
    assert!(player.texts().iter().any(|text| text.text.starts_with("5. Dark: ")), "the card of the fifth turn");
}

#[test]
fn result_waits_for_the_end_of_the_animation() {
    let mut player = TestPlayer::with_effects();
    player.start_from_position("4L5/4d5/10/10/10/10/10/10/10/4D5 d");
    player.play("e9xe10");
    assert!(player.game().outcome().is_some());
    player.frames(10);
    assert_eq!(player.menu(), Menu::None, "the soldier is still moving");
    player.frames(600);
    assert_eq!(player.menu(), Menu::Result);
}

#[test]
fn status_line_shows_the_action_until_its_animation_ends() {
    let mut player = TestPlayer::with_effects();
    player.start_from_position("4L5/10/d9/10/10/9l/10/10/10/4D5 d");
    player.frames(4);
    assert!(player.shows_text("Dark is to move"));
    player.play("a8-a9");
    player.frames(4);
    let (shown, after) = ("Dark: soldier from a8 to a9", "Light is to move");
    assert!(player.shows_text(shown) && !player.shows_text(after), "the soldier is still moving");
    player.frames(600);
    assert!(player.shows_text(after) && !player.shows_text(shown));
}

#[test]
fn panel_tells_a_turn_when_the_board_has_shown_it() {
    let mut player = TestPlayer::with_effects();
    player.enable_screen_reader();
    player.open_panel();
    // The soldier on d5 captures the soldier on d6.
    player.start_from_position("4L5/10/9l/10/3l6/3d6/9d/10/10/4D5 d");
    player.frames(4);
    player.take_heard();
    let news = |player: &TestPlayer| {
        let is_captured = |label: &str| label.contains("1 piece captured");
        let captured = player.accessible_nodes().iter().any(|(_, node)| node.value().is_some_and(is_captured));
        (player.widget_rect("hud-move/1").is_some(), captured, player.game().timeline().ply())
    };
    let is_marked_to_move = |player: &TestPlayer, card| player.widget_rect("hud/to-move") == player.widget_rect(card);
    player.play("d5xd6");
    player.frames(4);
    assert_eq!(news(&player), (false, false, 1), "the soldier is still moving");
    assert!(is_marked_to_move(&player, "hud/south"));
    assert!(player.take_heard().iter().all(|said| !said.contains("captures on d6")));
    player.frames(600);
    assert_eq!(news(&player), (true, true, 1));
    assert!(is_marked_to_move(&player, "hud/north"));
    assert!(player.take_heard().iter().any(|said| said.contains("captures on d6")));
    player.request(Request::ReplayLastAction);
    player.frames(4);
    assert!(player.widget_rect("hud-move/1").is_some(), "a turn that is shown again has been told");
    player.request(Request::Undo);
    assert_eq!(news(&player), (false, false, 0), "Undo shows at once");
    player.request(Request::Redo);
    assert_eq!(news(&player), (true, true, 1), "and so does Redo");
    player.play("j8-j7");
    player.frames(3);
    assert!(player.widget_rect("hud-move/2").is_none());
    player.app.world_mut().write_message(cannon_app_table::effects::SkipAnimation);
    player.frames(3);
    assert!(player.widget_rect("hud-move/2").is_some(), "skipping shows it at once");
}

#[test]
fn draw_offer_is_answered_by_the_other_human() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    for (answer, drawn) in [("question-draw-no", false), ("question-draw-yes", true)] {
        player.click("hud-menu");
        player.click("pause-offer-draw");
        player.click(answer);
        player.frames(2);
        assert_eq!(player.game().outcome().is_some(), drawn);
    }
}

#[test]
fn third_repetition_suggests_a_draw_and_asks_again_after_three_more() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let play = |player: &mut TestPlayer, texts: &[&str]| {
        for text in texts {
            let action = player.game().timeline().read_action(text).expect(text);
            player.request(Request::Play { action, animation_variant: None });
            player.frames(2);
        }
    };
    let cycle = ["a2>a5", "j9>j6", "a5>a2", "j6>j9"];
    play(&mut player, &["@e1", "@e10"]);
    play(&mut player, &cycle);
    play(&mut player, &cycle[..3]);
    assert!(player.widget_rect("question/repetition").is_none());
    play(&mut player, &cycle[3..]);
    assert!(player.widget_rect("question/repetition").is_some());
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(player.game().timeline().ply(), 10, "the dialog keeps keys from the board");
    player.press(egui::Key::Escape, KeyCode::Escape);
    play(&mut player, &cycle);
    play(&mut player, &cycle);
    assert!(player.widget_rect("question/repetition").is_none(), "the players have declined");
    play(&mut player, &cycle);
    assert!(player.widget_rect("question/repetition").is_some());
    player.click("question-repetition-yes");
    player.frames(2);
    assert_eq!(player.game().outcome(), Some(Outcome::Draw { by: DrawReason::Agreement }));
}

#[test]
fn objective_of_the_board_is_shown_in_play_and_explained_in_the_rules() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("new-game-start");
    let is_shown = |player: &TestPlayer| player.texts().iter().any(|text| text.text.starts_with("Objective: "));
    assert!(!is_shown(&player), "the published board has no objective");
    let ruleset = Some(serde_json::json!({ "board": "fuel-depots" }));
    let setup = MatchSetup { game: GameId::TankChess, ruleset, ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup)));
    player.frames(2);
    assert!(is_shown(&player));
    player.click("hud-menu");
    player.click("pause-rules");
    player.click("rules-tank-objective");
}

#[test]
fn refusals_show_a_notice_and_f1_opens_help() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    assert!(player.widget_rect("notice").is_none());
    player.press(egui::Key::R, KeyCode::KeyR);
    let notice = player.widget_rect("notice").expect("a notice that there is nothing to redo");
    let insets = *player.app.world().resource::<cannon_app_base::common::ViewInsets>();
    assert!(notice.min.y >= 720.0 - insets.bottom, "{notice:?} leaves the board free");
    assert!(player.widget_rect("hud/status").is_none(), "the notice has the place of the status");
    player.frames(100);
    assert!(player.widget_rect("notice").is_none(), "the notice fades out");
    player.press(egui::Key::F1, KeyCode::F1);
    assert!(player.app.world().resource::<HelpOpen>().0);
    player.click("help-close");
    assert!(!player.app.world().resource::<HelpOpen>().0);
}

#[test]
fn dialogs_and_help_keep_keys_from_the_board() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.play_any(0);
    for key in [(egui::Key::Escape, KeyCode::Escape), (egui::Key::F1, KeyCode::F1)] {
        player.press(egui::Key::F1, KeyCode::F1);
        assert!(player.app.world().resource::<HelpOpen>().0);
        player.press(egui::Key::U, KeyCode::KeyU);
        player.press(key.0, key.1);
        assert!(!player.app.world().resource::<HelpOpen>().0);
        assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 1));
    }
    player.click("hud-menu");
    player.click("pause-offer-draw");
    player.press(egui::Key::U, KeyCode::KeyU);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 1));
    assert_eq!((player.game().draw_offer(), player.game().outcome()), (None, None), "Escape declines the offer");
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(player.game().timeline().ply(), 0, "the keys reach the board again");
}
