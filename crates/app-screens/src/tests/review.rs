//! Tests of the review.

use std::fs;
use std::sync::atomic::AtomicBool;

use super::*;
use cannon_app_activities::input::Selection;
use cannon_app_activities::practice::{Practice, PracticePhase};
use cannon_app_activities::review::{Review, ReviewLimits};
use cannon_app_base::play::{MatchPurpose, MatchRequest, Source};
use cannon_engine::analysis::{ActionClass, analyse_game, json, review_options};
use cannon_rules::GameId;

/// The number of actions of the reviewed games.
const PLIES: usize = 6;

/// Starts a short game of two people and opens its review.
fn open_review(game: GameId) -> TestPlayer {
    open_review_by(TestPlayer::new(), game)
}

/// Lets a player start a short game of two people and open its review.
fn open_review_by(mut player: TestPlayer, game: GameId) -> TestPlayer {
    open_review_on(&mut player, game);
    player
}

/// Starts a short game of two people and opens its review.
fn open_review_on(player: &mut TestPlayer, game: GameId) {
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
    (0..PLIES).for_each(|ply| player.play_any(ply));
    player.click("hud-menu");
    player.click("pause-more");
    player.click("pause-review");
    assert_eq!(player.menu(), Menu::Review);
}

fn review(player: &TestPlayer) -> &Review {
    player.app.world().resource::<Review>()
}

fn is_complete(player: &TestPlayer) -> bool {
    review(player).session().is_some_and(|session| session.is_complete() && !session.is_running())
}

#[test]
fn review_shows_the_turns_of_a_game_and_leaves_it_unchanged() {
    for game in GameId::ALL {
        let mut player = open_review(game);
        let before = player.game().record();
        player.wait_until("the analysis", |player| is_complete(player));
        assert!(player.widget_rect("hud/north").is_none(), "the review takes the place of the panel");
        let session = review(&player).session().expect("a session");
        let placements: Vec<usize> = (0..PLIES).filter(|&ply| session.timeline.is_placement_at(ply)).collect();
        assert_eq!(placements, if game == GameId::Cannon { vec![0, 1] } else { Vec::new() });
        for ply in 0..PLIES {
            let class = session.action_at(ply).expect("analysed").analysis.assessment.class;
            assert_eq!(class == ActionClass::Placement, placements.contains(&ply), "{class:?} of ply {ply}");
        }
        if game == GameId::Cannon {
            player.press(egui::Key::Home, KeyCode::Home);
            let texts: Vec<&str> = player.texts().iter().map(|text| text.text.as_str()).collect();
            let class = player.text("review-class-placement");
            assert!(texts.contains(&class.as_str()), "a placement is not graded: {texts:?}");
            assert!(player.widget_rect("review/best-line").is_none(), "and nothing is called better");
        }
        player.assert_all_in_window("the review");
        player.click("review-turn/3");
        assert_eq!(player.game().shown_ply(), 3, "the third turn is played");
        let card = |player: &TestPlayer| review(player).reviewed_ply(player.game());
        assert_eq!(card(&player), Some(2));
        player.click("review-before");
        assert_eq!(
            (player.game().shown_ply(), card(&player)),
            (2, Some(2)),
            "the position before it, with the same card"
        );
        player.click("review-before");
        assert_eq!((player.game().shown_ply(), card(&player)), (3, Some(2)), "and the turn once more");
        player.press(egui::Key::PageDown, KeyCode::PageDown);
        assert_eq!(player.game().shown_ply(), 4);
        player.press(egui::Key::ArrowLeft, KeyCode::ArrowLeft);
        assert_eq!((player.game().shown_ply(), card(&player)), (3, Some(2)));
        player.press(egui::Key::End, KeyCode::End);
        assert_eq!(player.game().shown_ply(), PLIES);
        player.click("review/graph");
        assert_eq!(player.game().shown_ply(), PLIES / 2, "the middle of the graph is the middle of the game");
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!((player.menu(), player.game().record()), (Menu::ThisGame, before));
    }
}

#[test]
fn end_of_a_game_survives_a_second_review() {
    let mut player = open_review(GameId::Cannon);
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-close");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.request(Request::Resign);
    let ended = player.game().record();
    assert!(ended.result.is_some());
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Review);
    player.frames(4);
    player.click("review-turn/5");
    player.click("review-show-line");
    assert_eq!(player.game().purpose(), MatchPurpose::Exercise);
    player.click("review-back-to-game");
    assert_eq!(player.game().record(), ended);
}

#[test]
fn a_chosen_turn_is_seen_as_it_is_played() {
    let mut player = TestPlayer::with_effects();
    player.start_hot_seat();
    (0..PLIES).for_each(|ply| player.play_any(ply));
    player.frames(600);
    player.click("hud-menu");
    player.click("pause-more");
    player.click("pause-review");
    player.hover("review-turn/3");
    player.click("review-turn/3");
    let view = player.app.world().resource::<cannon_app_base::play::BoardView>();
    assert!(
        view.ply() == 3 && view.is_animating(),
        "the board has gone back to the position before the turn and plays it"
    );
    player.frames(600);
    assert!(player.app.world().resource::<cannon_app_base::play::BoardView>().is_at_rest(player.game()));
}

#[test]
fn signs_are_explained_and_moves_are_told_in_words_or_in_notation() {
    let mut player = open_review(GameId::Cannon);
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-legend");
    for class in ActionClass::GRADED {
        player.assert_in_window(&format!("review/legend/{}", class.name()));
    }
    assert!(player.shows_text(&player.text("review-legend-about")));
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert_eq!(player.menu(), Menu::Review, "only the legend is closed");
    assert!(!player.shows_text(&player.text("review-legend-about")));
    player.click("review-turn/4");
    let card = |player: &TestPlayer| {
        player.texts().iter().find(|text| text.text.starts_with("4. ")).expect("a card").text.clone()
    };
    assert!(card(&player).contains(" from "), "{}", card(&player));
    player.app.world_mut().resource_mut::<Settings>().show_notation = true;
    player.frames(3);
    let notation = player.game().timeline().notation_at(3).expect("a turn");
    assert!(card(&player).ends_with(&notation), "{}", card(&player));
}

#[test]
fn review_fits_in_every_window_and_language() {
    for game in GameId::ALL {
        let prepare = |player: &mut TestPlayer| {
            open_review_on(player, game);
            player.wait_until("the analysis", |player| is_complete(player));
            player.click("review/back");
        };
        harness::check_layouts("the review", prepare, |player, _| {
            for button in ["review-before", "review-show-line", "review-try", "review-legend", "review-export"] {
                player.assert_in_window(button);
            }
        });
    }
}

#[test]
fn best_line_plays_by_itself_and_leads_back_to_the_game() {
    let mut player = open_review(GameId::Cannon);
    let before = player.game().record();
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-turn/5");
    player.click("review-show-line");
    assert_eq!(player.game().purpose(), MatchPurpose::Exercise);
    let shown = review(&player).shown_line().copied().expect("a line");
    assert!(shown.start_ply == 4 && shown.length > 1, "{shown:?}");
    player.wait_until("the end of the line", |player| player.game().shows_live());
    assert_eq!(player.game().shown_ply(), shown.start_ply + shown.length);
    player.click("review-back-to-game");
    assert_eq!((player.game().shown_ply(), player.game().record()), (5, before.clone()));
    player.click("review-show-line");
    player.click("review-close");
    assert_eq!((player.menu(), player.game().record()), (Menu::ThisGame, before.clone()));
    let next = player.restart();
    assert_eq!(next.app.world().resource::<Autosaved>().last(), Some(&before), "a line is never saved");
}

#[test]
fn game_can_be_played_on_from_a_turn_and_its_review_is_found_again() {
    let mut player = open_review(GameId::Cannon);
    let before = player.game().record();
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-turn/4");
    player.click("review-before");
    player.click("review-try");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::None, 3));
    let side = player.game().timeline().side_to_move();
    assert_eq!(player.game().seat(side), Seat::Human);
    assert!(player.game().seat(!side).is_computer() && player.game().is_game());
    player.click("hud-menu");
    player.click("pause-back-to-review");
    assert_eq!((player.menu(), player.game().record()), (Menu::Review, before));
    assert!(is_complete(&player), "the analysis is still there");
}

#[test]
fn review_of_another_game_is_not_offered_in_an_unrelated_one() {
    let mut player = open_review(GameId::Cannon);
    player.click("review-close");
    player.click("menu-back");
    player.click("pause-to-title");
    player.click("title-new-game");
    player.click("new-game-start");
    player.play_any(0);
    player.click("hud-menu");
    assert!(player.widget_rect("pause-back-to-review").is_none());
    player.click("pause-resign");
    player.click("question-resign-yes");
    player.frames(3);
    assert_eq!(player.menu(), Menu::Result);
    assert!(player.widget_rect("pause-back-to-review").is_none());
}

#[test]
fn analysis_can_be_stopped_and_goes_on_when_the_review_is_opened_again() {
    let mut player = open_review(GameId::TankChess);
    player.click("review-stop");
    player.frames(5);
    let is_running = |player: &TestPlayer| review(player).session().is_some_and(|session| session.is_running());
    assert!(!is_running(&player));
    player.click("review-close");
    player.click("pause-review");
    player.wait_until("the analysis", |player| is_complete(player));
}

#[test]
fn saved_review_has_the_numbers_of_the_command_line() {
    let mut player = TestPlayer::new();
    player.app.insert_resource(ReviewLimits::default());
    let mut player = open_review_by(player, GameId::Cannon);
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-export");
    let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("a folder");
    let files: Vec<_> =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    let exported = files.iter().find(|file| file.extension().is_some_and(|extension| extension == "json"));
    let text = fs::read_to_string(exported.expect("a file")).expect("readable");
    let exported: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    // `cannon analyse --record` makes the same call.
    let mut timeline = player.game().record().replay().expect("legal");
    let model = cannon_engine::engine(timeline.game()).win_model();
    let analyses = analyse_game(&mut timeline, model, &review_options(), &AtomicBool::new(false), &mut |_| {});
    assert_eq!(exported, json::game(&mut timeline, None, &analyses.expect("an engine")));
}

#[test]
fn saved_game_can_be_reviewed() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..PLIES).for_each(|ply| player.play_any(ply));
    player.name_game("To review");
    player.open_title();
    player.click("title-saved-games");
    player.choose_for_game(Some("To review"), "saved-review");
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::Review, PLIES));
    player.click("review-close");
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames));
}

/// Dark can take the town on b10 with the soldier on a9. Otherwise Light takes the town on i1 with the soldier on h2.
const RACE: &str = "1L8/d9/10/10/10/10/10/4d5/7l2/8D1 d";

#[test]
fn mistakes_can_be_practised() {
    let mut player = TestPlayer::new();
    player.start_from_position(RACE);
    for action in ["e3-e4", "h2xi1"] {
        player.play(action);
    }
    player.click("result-review");
    player.wait_until("the analysis", |player| is_complete(player));
    player.click("review-practise");
    player.frames(10);
    assert_eq!((player.menu(), player.game().purpose()), (Menu::None, MatchPurpose::Exercise));
    let phase = |player: &TestPlayer| player.app.world().resource::<Practice>().run().expect("a practice").phase;
    let act = |player: &mut TestPlayer, action: &str| {
        let action = player.game().timeline().read_action(action).expect("legal");
        let request = Request::Play { action, animation_variant: None };
        player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
        player.frames(3);
    };
    act(&mut player, "e3-d4");
    player.wait_until("the judgement", |player| phase(player) == PracticePhase::Wrong);
    player.wait_until("the position", |player| player.game().timeline().ply() == 0);
    player.click("practice/hint");
    act(&mut player, "a9xb10");
    assert_eq!(phase(&player), PracticePhase::Best);
    player.frames(10);
    player.click("practice/leave");
    player.frames(5);
    assert_eq!((player.menu(), player.game().timeline().ply()), (Menu::Review, 2));
    assert!(player.game().is_game());
}

#[test]
fn the_board_of_a_review_is_reached_by_keys_and_by_gamepad() {
    let mut player = open_review(GameId::Cannon);
    let shown = player.game().shown_ply();
    let cursor = |player: &TestPlayer| player.app.world().resource::<Selection>().cursor();
    player.press(egui::Key::F7, KeyCode::F7);
    let begun = cursor(&player).expect("a cursor on the board");
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    player.press(egui::Key::ArrowLeft, KeyCode::ArrowLeft);
    let moved = cursor(&player).expect("a cursor");
    assert_ne!(moved, begun);
    assert_eq!((player.game().shown_ply(), player.focused_rect()), (shown, None), "arrows move the cursor alone");
    // A pen draws where the cursor is.
    player.press(egui::Key::X, KeyCode::KeyX);
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.press(egui::Key::Enter, KeyCode::Enter);
    let node = player.game().timeline().node_at(shown).expect("the shown ply");
    let shapes = player.game().timeline().notes(node).expect("notes").shapes.clone();
    assert_eq!(shapes.iter().map(|shape| (shape.from, shape.to)).collect::<Vec<_>>(), [(moved, None)]);
    for (menu, has_cursor) in [(Menu::Review, true), (Menu::Review, false)] {
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!((player.menu(), cursor(&player).is_some()), (menu, has_cursor), "the pen, then the board");
    }
    // An action that is played there opens the study.
    let gamepad = player.connect_gamepad();
    player.press_button(gamepad, GamepadButton::North);
    assert!(cursor(&player).is_some());
    player.press(egui::Key::Home, KeyCode::Home);
    for _ in 0..40 {
        if player.game().is_study() {
            break;
        }
        player.press_button(gamepad, GamepadButton::RightTrigger);
        player.press_button(gamepad, GamepadButton::South);
        player.frames(3);
    }
    player.frames(4);
    assert_eq!((player.menu(), player.game().is_study()), (Menu::None, true));
    // The game's own actions only led on in the review.
    assert_eq!(player.game().timeline().node_count(), PLIES + 2);
}
