//! Tests of the ways into a study and back, and of the keys that it shares with its panel.

use super::study::{PLIES, edit, open_study, play_nth};
use super::*;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::input::Selection;
use cannon_app_activities::opponent::LiveAnalysis;
use cannon_app_activities::review::{Review, ReviewRequest, ReviewSession};
use cannon_app_base::play::{MatchPurpose, TreeEdit};
use cannon_rules::timeline::{NodeId, Notes};

fn purpose(player: &TestPlayer) -> MatchPurpose {
    player.game().purpose()
}

/// The comment at the beginning of the game on the table.
fn comment(player: &TestPlayer) -> String {
    player.game().timeline().notes(NodeId::ROOT).map(|notes| notes.comment.clone()).unwrap_or_default()
}

fn write_comment(player: &mut TestPlayer, comment: &str) {
    let notes = Notes { comment: comment.to_owned(), ..Notes::default() };
    edit(player, TreeEdit::SetNotes { node: NodeId::ROOT, notes });
}

#[test]
fn a_study_leads_back_to_its_game_with_what_was_written() {
    for game in GameId::ALL {
        let mut player = open_study(game);
        let started = player.game().started_at();
        write_comment(&mut player, "a note");
        player.click("study-close");
        player.frames(4);
        assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::ThisGame), "{game:?}");
        assert_eq!((purpose(&player), player.game().started_at()), (MatchPurpose::Game, started));
        assert_eq!((player.game().timeline().ply(), comment(&player).as_str()), (PLIES, "a note"));
        assert!(player.game().outcome().is_some(), "the result stays");
    }
}

#[test]
fn review_and_study_lead_to_each_other_and_back() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    player.click("study-review");
    player.frames(4);
    assert_eq!((player.menu(), purpose(&player)), (Menu::Review, MatchPurpose::Game));
    player.click("review-close");
    player.frames(4);
    assert_eq!((player.menu(), purpose(&player)), (Menu::None, MatchPurpose::Study));
    assert_eq!(player.game().timeline().ply(), 2, "where the study was left");
    // From a variation, the review shows where it leaves the game, and the study comes back to the variation.
    play_nth(&mut player, 7);
    play_nth(&mut player, 3);
    let line = |player: &TestPlayer| (0..4).map(|ply| player.game().timeline().notation_at(ply)).collect::<Vec<_>>();
    let before = line(&player);
    player.click("study-review");
    player.frames(4);
    assert_eq!(player.game().shown_ply(), 2);
    player.click("review-close");
    player.frames(4);
    assert_eq!((player.game().timeline().ply(), line(&player)), (4, before));
    // From the review, the same study opens again, and Escape closes a review like its button.
    player.click("study-review");
    player.frames(4);
    player.click("review-study");
    player.frames(4);
    assert_eq!(purpose(&player), MatchPurpose::Study);
    player.click("study-review");
    player.frames(4);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(4);
    assert_eq!(purpose(&player), MatchPurpose::Study);
    player.click("study-close");
    player.frames(4);
    assert_eq!((player.menu(), purpose(&player)), (Menu::ThisGame, MatchPurpose::Game), "no step is needed twice");
}

#[test]
fn a_study_of_a_review_leads_back_to_the_review() {
    let mut player = open_study(GameId::Cannon);
    player.click("study-close");
    player.frames(4);
    player.click("pause-review");
    player.frames(4);
    player.click("review/analyse");
    assert!(player.app.world().resource::<LiveAnalysis>().is_on());
    player.click("review-study");
    player.frames(4);
    assert!(player.app.world().resource::<LiveAnalysis>().is_on(), "the analysis goes on in the study");
    player.click("study-review");
    player.frames(4);
    assert_eq!(player.menu(), Menu::Review);
    player.click("review-study");
    player.frames(4);
    player.click("study-close");
    player.frames(4);
    assert_eq!((player.menu(), purpose(&player)), (Menu::Review, MatchPurpose::Game));
    player.click("review-close");
    player.frames(4);
    assert_eq!(player.menu(), Menu::ThisGame, "the review was opened there");
}

#[test]
fn a_study_that_is_opened_from_a_line_of_a_review_leads_back_to_the_review() {
    let mut player = open_study(GameId::Cannon);
    player.click("study-close");
    player.frames(4);
    player.click("pause-review");
    player.wait_until("the review", |player| {
        player.app.world().resource::<Review>().session().is_some_and(ReviewSession::is_complete)
    });
    player.request(Request::ViewPly(3));
    player.app.world_mut().write_message(ReviewRequest::ShowLine);
    player.frames(4);
    assert!(player.app.world().resource::<Review>().shown_line().is_some());
    player.click("review-study");
    player.frames(4);
    assert_eq!(purpose(&player), MatchPurpose::Study);
    player.click("study-close");
    player.frames(4);
    assert_eq!((player.screen(), player.menu(), purpose(&player)), (Screen::Play, Menu::Review, MatchPurpose::Game));
    assert_eq!(player.game().shown_ply(), 2, "where the line leaves the game");
}

#[test]
fn a_study_from_the_shelf_leads_back_to_the_shelf() {
    let mut player = TestPlayer::new();
    player.click("title-saved-games");
    player.click("saved-new-study");
    player.click("new-study/cannon");
    player.frames(4);
    assert_eq!(purpose(&player), MatchPurpose::Study);
    play_nth(&mut player, 0);
    player.click("study-close");
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames));
    player.click("menu-back");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
}

#[test]
fn a_new_study_asks_for_the_game_and_takes_its_rules() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        player.click("title-saved-games");
        player.click("saved-new-study");
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), Menu::SavedGames, "Escape closes the dialog alone");
        player.click("saved-new-study");
        player.click(&format!("new-study/{game}"));
        player.frames(4);
        assert_eq!((purpose(&player), player.game().timeline().game()), (MatchPurpose::Study, game));
    }
}

#[test]
fn the_editor_studies_its_position_and_gets_it_back() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        player.click_more(&format!("title-editor/{game}"));
        player.frames(4);
        player.click("editor-study");
        player.frames(4);
        assert_eq!((player.screen(), purpose(&player)), (Screen::Play, MatchPurpose::Study), "{game:?}");
        assert_eq!(player.game().timeline().game(), game);
        play_nth(&mut player, 0);
        player.click("study-close");
        player.frames(4);
        assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    }
}

#[test]
fn a_study_that_is_left_for_the_title_leads_nowhere_else() {
    let mut player = open_study(GameId::Cannon);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.click("pause-to-title");
    player.frames(4);
    player.click("title-saved-games");
    player.click("saved-new-study");
    player.click("new-study/cannon");
    player.frames(4);
    player.click("study-close");
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames), "not the game of before");
}

#[test]
fn keys_step_through_the_game_while_the_panel_has_the_focus() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(1));
    player.click("study/fold-all");
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.press(egui::Key::F7, KeyCode::F7);
    player.press(egui::Key::Tab, KeyCode::Tab);
    assert!(player.focused_rect().is_some(), "a widget beyond the field");
    player.press(egui::Key::PageDown, KeyCode::PageDown);
    assert_eq!(player.game().timeline().ply(), 2);
    player.press(egui::Key::PageUp, KeyCode::PageUp);
    assert_eq!(player.game().timeline().ply(), 1);
    let focused = player.focused_rect();
    let cursor = |player: &TestPlayer| player.app.world().resource::<Selection>().cursor();
    let before = cursor(&player);
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    assert_ne!(player.focused_rect(), focused);
    assert_eq!(cursor(&player), before, "arrows move the focus alone");
}

#[test]
fn the_comment_at_the_beginning_shows_in_the_list() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    assert!(!player.shows_text("Before all"));
    write_comment(&mut player, "Before all");
    player.frames(2);
    assert!(player.shows_text("Before all"));
}

#[test]
fn the_shown_move_stays_in_view_when_the_list_gets_lower() {
    let mut player = open_study(GameId::Cannon);
    for nth in 0..40 {
        play_nth(&mut player, nth);
    }
    let is_in_view = |player: &TestPlayer| {
        let ply = player.game().timeline().ply();
        let tree = player.widget_rect("study/tree").expect("the list");
        let name = format!("study-move/{ply}=");
        let rects = player.app.world().resource::<WidgetRects>();
        rects.iter().any(|(known, rect)| known.starts_with(&name) && tree.contains(rect.center()))
    };
    assert!(is_in_view(&player));
    player.click("study/analyse");
    player.frames(4);
    assert!(is_in_view(&player), "the list is lower");
    player.click("study/analyse");
    player.frames(4);
    assert!(is_in_view(&player));
}
