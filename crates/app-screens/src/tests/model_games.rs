//! Tests of the model games: the list in *Learn*, the panel with the comments, the way back, and that nothing is kept.

use super::*;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::persistence::{GameLibrary, StoreError};
use cannon_app_base::play::{MatchPurpose, TreeEdit};
use cannon_i18n::Language;
use cannon_lessons::model_games;
use cannon_library::{Filter, Library};
use cannon_rules::timeline::NodeId;

/// Opens the list of model games of a game from the title.
fn open_list(player: &mut TestPlayer, game: GameId) {
    player.choose_game(game);
    player.click("title-lessons");
    player.click("learn/model-games-heading");
    assert_eq!(player.menu(), Menu::ModelGames);
    player.frames(3);
}

/// Opens the first model game of a game by its row.
fn open_first(player: &mut TestPlayer, game: GameId) {
    open_list(player, game);
    player.click(&format!("model-game/{game}/1"));
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    assert_eq!(player.game().purpose(), MatchPurpose::ModelGame);
}

/// The text of a comment of the first model game of a game.
fn comment(player: &TestPlayer, game: GameId, index: usize) -> String {
    player.text(&model_games(game)[0].comments[index].text.id)
}

/// Whether the panel shows the comment, which may take several lines.
fn shows(player: &TestPlayer, comment: &str) -> bool {
    player.texts().iter().any(|shown| shown.text == comment && shown.lines.len() > 1)
}

/// The number of games that the library keeps.
fn kept_games(player: &TestPlayer) -> usize {
    let count = |library: &mut Library| Ok::<_, StoreError>(library.list(&Filter::default()).len());
    player.app.world().resource::<GameLibrary>().with(count).expect("the library opens")
}

#[test]
fn list_names_every_model_game_with_players_and_result() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        open_list(&mut player, game);
        for (index, model) in model_games(game).iter().enumerate() {
            let title = player.text(&model.title.id);
            let row = format!("model-game/{game}/{}", index + 1);
            assert!(player.widget_rect(&row).is_some(), "{row}");
            let rank = player.text("level-grandmaster");
            let mut shown = player.texts().iter().filter(|shown| shown.text.contains(&title));
            assert!(shown.any(|shown| shown.text.contains(&rank) && !shown.is_shortened), "{title}");
        }
        assert!(player.shows_text(&player.text("model-games-about")), "whose games they are");
        player.click("menu-back");
        assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Title));
    }
}

#[test]
fn mouse_opens_a_model_game_reads_it_to_the_end_and_leads_back() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        let games = kept_games(&player);
        open_first(&mut player, game);
        let model = &model_games(game)[0];
        for (index, expected) in model.comments.iter().enumerate() {
            assert_eq!(player.game().timeline().ply(), expected.ply, "{game}, comment {index}");
            let text = comment(&player, game, index);
            assert!(shows(&player, &text), "{text}");
            player.click("model-next-comment");
            player.frames(3);
        }
        assert!(player.game().timeline().outcome().is_some(), "the last comment is about the end");
        player.click("model-previous-comment");
        player.frames(3);
        assert_eq!(player.game().timeline().ply(), model.comments[model.comments.len() - 2].ply);
        player.click("study-close");
        player.frames(4);
        assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::ModelGames), "{game}");
        assert_eq!(kept_games(&player), games, "a model game is not kept");
    }
}

#[test]
fn keys_open_a_model_game_step_to_the_end_and_lead_back() {
    let mut player = TestPlayer::new();
    open_list(&mut player, GameId::Cannon);
    player.press_with(egui::Modifiers::NONE, egui::Key::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(4);
    assert_eq!(player.game().purpose(), MatchPurpose::ModelGame);
    let model = &model_games(GameId::Cannon)[0];
    let first = player.game().timeline().ply();
    for ply in first + 1..=model.plies() {
        player.press(egui::Key::PageDown, KeyCode::PageDown);
        player.frames(2);
        assert_eq!(player.game().timeline().ply(), ply);
    }
    assert!(shows(&player, &comment(&player, GameId::Cannon, model.comments.len() - 1)));
    player.press(egui::Key::F7, KeyCode::F7);
    player.frames(2);
    assert!(player.focused_rect().is_some(), "the comment has the keyboard");
    // From the comment, the next widgets are the buttons below it, with the one that closes the game at the end.
    let close = player.widget_rect("study-close").expect("the button").min.x;
    for _ in 0..4 {
        player.press(egui::Key::Tab, KeyCode::Tab);
        player.frames(2);
        if player.focused_rect().is_some_and(|rect| (rect.left() * player.zoom() - close).abs() < 2.0) {
            break;
        }
    }
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::ModelGames));
}

#[test]
fn a_move_off_the_game_is_tried_and_the_next_comment_leads_back_to_the_game() {
    let mut player = TestPlayer::new();
    open_first(&mut player, GameId::Cannon);
    let played = player.game().timeline().action_at(player.game().timeline().ply());
    let other = player.game().timeline().actions().into_iter().find(|&action| Some(action) != played);
    let action = other.expect("another move");
    player.request(Request::Play { action, animation_variant: None });
    player.frames(3);
    let hint = player.text("model-no-comment");
    let words = hint.split('.').next().expect("a sentence").to_owned();
    assert!(player.texts().iter().any(|shown| shown.text.starts_with(&words)), "{words}");
    player.click("model-next-comment");
    player.frames(3);
    let timeline = player.game().timeline();
    assert_eq!(timeline.ply(), model_games(GameId::Cannon)[0].comments[1].ply);
    assert!(timeline.main_line().contains(&timeline.current_node()));
    assert!(player.widget_rect("study-promote").is_none(), "the tree of the program is not edited");
    assert_eq!(kept_games(&player), 0);
}

#[test]
fn comments_follow_the_language() {
    let mut player = TestPlayer::new();
    open_first(&mut player, GameId::Cannon);
    let english = comment(&player, GameId::Cannon, 0);
    assert!(shows(&player, &english));
    for language in [Language::German, Language::Japanese, Language::Spanish] {
        player.app.world_mut().resource_mut::<Settings>().language = Some(language);
        player.frames(6);
        let translated = comment(&player, GameId::Cannon, 0);
        assert_ne!(translated, english);
        assert!(shows(&player, &translated), "{language:?}: {translated}");
        assert_eq!(player.game().purpose(), MatchPurpose::ModelGame);
    }
}

#[test]
fn every_comment_fits_into_the_panel_in_every_language() {
    for language in [Language::English, Language::German, Language::Spanish, Language::Japanese] {
        let mut player = TestPlayer::new();
        player.app.world_mut().resource_mut::<Settings>().language = Some(language);
        player.frames(4);
        open_first(&mut player, GameId::TankChess);
        let pane = player.widget_rect("study/model-comment").expect("the comment");
        for model in model_games(GameId::TankChess) {
            for comment in &model.comments {
                let mut notes = player.game().timeline().notes(NodeId::ROOT).cloned().unwrap_or_default();
                notes.comment = player.text(&comment.text.id);
                let text = notes.comment.clone();
                player.request(Request::EditTree(TreeEdit::SetNotes { node: NodeId::ROOT, notes }));
                player.request(Request::ViewPly(0));
                player.frames(3);
                let shown = player.texts().iter().find(|shown| shown.text == text && shown.lines.len() > 1);
                let bottom = shown.unwrap_or_else(|| panic!("{language:?}: {text}")).bounds.bottom();
                let bottom = bottom * player.zoom();
                assert!(bottom <= pane.max.y, "{language:?}: {text}");
            }
        }
    }
}

#[test]
fn a_model_game_comes_back_after_a_look_at_the_menu() {
    let mut player = TestPlayer::new();
    open_first(&mut player, GameId::TankChess);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert_eq!(player.menu(), Menu::Pause);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    assert_eq!((player.menu(), player.game().purpose()), (Menu::None, MatchPurpose::ModelGame));
    let names = player.app.world().resource::<WidgetRects>();
    assert!(names.iter().any(|(name, _)| name == "study/model-comment"));
}
