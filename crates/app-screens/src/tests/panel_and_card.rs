//! Tests of the panel with the list of moves, which opens on demand, and of the card at the piece.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy_egui::egui;

use super::harness::TestPlayer;
use cannon_app_activities::input::Selection;
use cannon_app_activities::lessons::LessonRequest;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::{ShownAttacks, TableCamera, ViewInsets};
use cannon_app_base::play::{MatchSetup, Request};
use cannon_app_base::settings::Settings;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_rules::GameId;

#[test]
fn panel_opens_on_demand_and_plates_and_buttons_stay() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let is_open = |player: &TestPlayer| {
        for name in ["hud/south", "hud/north", "hud/status", "hud-undo", "hud-hint", "hud-menu"] {
            player.assert_in_window(name);
        }
        let is_open = player.widget_rect("hud-fold").is_some();
        assert_ne!(is_open, player.widget_rect("hud-unfold").is_some(), "either the panel or its handle");
        assert_eq!(is_open, player.app.world().resource::<ViewInsets>().right > 0.0, "the board makes room for it");
        is_open
    };
    assert!(!is_open(&player), "the board has the window");
    player.press(egui::Key::O, KeyCode::KeyO);
    player.frames(2);
    assert!(is_open(&player));
    player.click("hud-fold");
    player.frames(2);
    assert!(!is_open(&player));
    player.click("hud-unfold");
    player.frames(2);
    assert!(is_open(&player));
}

#[test]
fn handle_of_a_panel_at_the_left_leaves_the_name_plate_free() {
    let mut player = TestPlayer::new();
    player.app.world_mut().resource_mut::<Settings>().panel_left = true;
    player.start_hot_seat();
    let [plate, handle] = ["hud/north", "hud-unfold"].map(|name| player.widget_rect(name).expect(name));
    let common = plate.intersect(handle);
    assert!(common.width() <= 0.0 || common.height() <= 0.0, "{plate:?} {handle:?}");
}

/// A light soldier stands beside the dark soldier on e5 and attacks it.
const ATTACKED: &str = "8L1/10/10/10/10/4dl4/10/10/10/1D8 d";

/// Whether the card of an attacked piece is open: then arrows come from the attackers.
fn is_card_open(player: &TestPlayer) -> bool {
    !player.app.world().resource::<ShownAttacks>().0.is_empty()
}

#[test]
fn card_of_the_cursor_opens_by_its_key_and_makes_way_for_a_choice() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let setup = MatchSetup { position: Some(ATTACKED.to_owned()), ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup)));
    player.press(egui::Key::Tab, KeyCode::Tab);
    player.frames(20);
    assert!(!is_card_open(&player), "the cursor stops often on its way");
    player.press(egui::Key::F2, KeyCode::F2);
    player.frames(2);
    assert!(is_card_open(&player));
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(20);
    assert!(!is_card_open(&player), "the player chooses where to go");
}

/// Selects a piece that can act, and rests with the pointer on it.
fn rest_on(player: &mut TestPlayer, spot: Spot) {
    let position = games::live_position(player.game()).expect("a position");
    let choice = position.select_piece(spot).expect("a piece that can act");
    player.app.insert_resource(Selection::with_choice(choice, Some(spot)));
    player.frames(20);
}

#[test]
fn card_opens_when_the_pointer_rests_and_not_after_a_move() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let setup = MatchSetup { position: Some(ATTACKED.to_owned()), ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup.clone())));
    rest_on(&mut player, Spot::new(4, 4));
    assert!(is_card_open(&player));
    player.request(Request::Start(Box::new(setup)));
    player.frames(20);
    assert!(!is_card_open(&player), "the pointer has not moved since");
}

#[test]
fn card_does_not_open_at_a_place_that_the_camera_has_brought_under_the_pointer() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let setup = MatchSetup { position: Some(ATTACKED.to_owned()), ..MatchSetup::default() };
    player.request(Request::Start(Box::new(setup)));
    let camera = player.app.world_mut().spawn((TableCamera, Transform::IDENTITY)).id();
    player.frames(2);
    *player.app.world_mut().get_mut::<Transform>(camera).expect("a camera") = Transform::from_xyz(1.0, 0.0, 0.0);
    rest_on(&mut player, Spot::new(4, 4));
    assert!(!is_card_open(&player), "the player has not pointed at it");
    let action = PointerAction::Move { delta: Vec2::ONE };
    let location = Location { target: NormalizedRenderTarget::None { width: 1, height: 1 }, position: Vec2::ZERO };
    player.app.world_mut().write_message(PointerInput::new(PointerId::Mouse, location, action));
    player.frames(20);
    assert!(is_card_open(&player));
}

#[test]
fn card_opens_only_by_its_key_while_the_rules_are_learnt() {
    let mut player = TestPlayer::new();
    let mut opened = 0;
    for index in 0..cannon_lessons::shipped(GameId::Cannon).len() {
        player.app.world_mut().write_message(LessonRequest::Begin { game: GameId::Cannon, index });
        player.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
        player.frames(4);
        for spot in games::live_position(player.game()).expect("a position").movable_pieces() {
            rest_on(&mut player, spot);
            assert!(!is_card_open(&player), "lesson {index}");
            player.press(egui::Key::F2, KeyCode::F2);
            player.frames(2);
            opened += usize::from(is_card_open(&player));
        }
    }
    assert!(opened > 0, "a lesson has an attacked piece");
}
