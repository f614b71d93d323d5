//! Tests of the inspector's card beside the board, and of the legend of the marks.

use bevy::prelude::*;
use bevy_egui::egui;
use cannon_rules::GameId;

use super::harness::TestPlayer;
use cannon_app_base::common::ViewInsets;
use cannon_app_base::common::marks::legend::COMMON_LEGEND;
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::Settings;
use cannon_app_games::tabletops;

/// White's medium tank on D3, Black's light tank on D8 and heavy tank on D10 in the same file, and both Commands far away.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";

/// Starts a game with the panel open.
fn start(player: &mut TestPlayer, game: GameId, position: Option<&str>) {
    player.start_hot_seat();
    player.open_panel();
    let position = position.map(str::to_owned);
    player.request(Request::Start(Box::new(MatchSetup { game, position, ..MatchSetup::default() })));
}

/// Puts the cursor on the first piece that can act, and on the next pieces.
fn move_cursor_to_piece(player: &mut TestPlayer, number: usize) {
    (0..number).for_each(|_| player.press(egui::Key::Tab, KeyCode::Tab));
}

#[test]
fn card_describes_the_unit_at_the_cursor_and_then_the_chosen_turn() {
    let mut player = TestPlayer::new();
    start(&mut player, GameId::TankChess, Some(DUEL));
    assert!(player.shows_text(&player.text("inspect-hint-tank-chess")));
    move_cursor_to_piece(&mut player, 2);
    assert!(player.shows_text("Medium tank") && player.shows_text("White · D3 · facing north"));
    // Enter selects the unit, and an arrow key moves the cursor to a square in its reach.
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    assert!(player.shows_text("To D4, facing north"));
    assert!(player.shows_text("Light tank D8 · front 1 vs. gun 2"));
}

#[test]
fn card_can_be_turned_off() {
    let mut player = TestPlayer::new();
    start(&mut player, GameId::TankChess, Some(DUEL));
    assert!(player.widget_rect("hud/inspector").is_some());
    player.app.world_mut().resource_mut::<Settings>().show_inspector = false;
    player.frames(2);
    assert!(player.widget_rect("hud/inspector").is_none());
}

#[test]
fn card_covers_neither_the_board_nor_other_rows_of_the_panel() {
    for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (800.0, 600.0)] {
        for scale in [1.0, 1.25, 1.5] {
            for game in GameId::ALL {
                let mut player = TestPlayer::in_window(width, height);
                player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
                start(&mut player, game, None);
                (0..2).for_each(|ply| player.play_any(ply));
                move_cursor_to_piece(&mut player, 1);
                let turn = player.widget_rect("hud-move/1").expect("the list is there at every size");
                let Some(card) = player.widget_rect("hud/inspector") else { continue };
                player.assert_in_window("hud/inspector");
                let below = player.widget_rect("hud-first").expect("a button");
                let insets = *player.app.world().resource::<ViewInsets>();
                let is_beside_board = card.min.x >= width - insets.right;
                assert!(
                    is_beside_board && card.max.y <= below.min.y,
                    "{game} in {width}x{height} at {scale}: {card:?}"
                );
                assert!(turn.max.y <= card.min.y, "{game} in {width}x{height} at {scale}: {turn:?} under the card");
            }
        }
    }
}

#[test]
fn danger_is_switched_by_its_key() {
    let mut player = TestPlayer::new();
    start(&mut player, GameId::TankChess, Some(DUEL));
    for expected in [true, false] {
        player.press(egui::Key::D, KeyCode::KeyD);
        assert_eq!(player.app.world().resource::<Settings>().show_danger, expected);
    }
}

#[test]
fn danger_in_reach_of_the_selected_unit_is_named() {
    let mut player = TestPlayer::new();
    start(&mut player, GameId::TankChess, Some(DUEL));
    player.app.world_mut().resource_mut::<Settings>().show_danger = true;
    let name = player.text("survey-danger");
    assert!(!player.shows_text(&name), "no unit is selected");
    move_cursor_to_piece(&mut player, 2);
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(3);
    assert!(player.shows_text(&name));
}

#[test]
fn legend_explains_the_marks_of_the_current_game() {
    for table in tabletops() {
        let mut player = TestPlayer::new();
        start(&mut player, table.id, None);
        player.press(egui::Key::F1, KeyCode::F1);
        player.click("help/help-marks");
        player.assert_all_in_window("help");
        player.point_at(640.0, 400.0);
        // Entries below the fold are drawn once they are scrolled into view.
        let mut missing: Vec<&str> = table.legend.iter().chain(COMMON_LEGEND).map(|entry| entry.text).collect();
        for _ in 0..20 {
            missing.retain(|id| !player.shows_text(&player.text(id)));
            player.scroll(-150.0);
        }
        assert!(missing.is_empty(), "{}: {missing:?}", table.id);
        player.scroll(5000.0);
        player.click("help/help-controls");
        assert!(player.shows_text(&player.text("key-undo")));
    }
}
