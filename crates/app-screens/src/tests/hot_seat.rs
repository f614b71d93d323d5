//! Tests of aids for two people at one computer: names, the curtain and the clocks for the player opposite.

use super::*;
use cannon_app_activities::input::Selection;
use cannon_app_base::common::board::Spot;

/// Starts a game between two people with these names, by mouse and keys.
fn start_named(player: &mut TestPlayer, names: [&str; 2], has_clocks: bool) {
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    for (side, name) in ["south", "north"].into_iter().zip(names) {
        player.click(&format!("{side}/person/new"));
        player.type_into(&format!("{side}/name"), name);
    }
    if has_clocks {
        player.click("new-game/clock/10+0");
    }
    player.click("new-game-start");
}

fn change(player: &mut TestPlayer, change: impl FnOnce(&mut Settings)) {
    change(&mut player.app.world_mut().resource_mut::<Settings>());
    player.frame();
}

#[test]
fn names_are_shown_and_kept_in_the_record() {
    let mut player = TestPlayer::new();
    start_named(&mut player, ["Anna", "  Ben "], false);
    let game = player.app.world().resource::<Match>();
    let names = [Side::South, Side::North].map(|side| game.players()[side].name.clone());
    assert_eq!(names, [Some("Anna".to_owned()), Some("Ben".to_owned())]);
    assert_eq!(game.record().players.north.name.as_deref(), Some("Ben"));
    assert!(player.shows_text("Anna") && player.shows_text("Ben"));
    // A game of a single action is not kept.
    (0..2).for_each(|ply| player.play_any(ply));
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::SavedGames);
    player.wait_until("the names in the list", |player| {
        player.texts().iter().any(|shown| shown.text.contains("Anna – Ben"))
    });
}

#[test]
fn names_are_composed_by_an_input_method() {
    let mut player = TestPlayer::new();
    player.click("title-new-game");
    player.click("new-game/opponent/new-game-person");
    player.click("south/person/new");
    player.click("south/name");
    player.compose("あんな", "杏奈");
    player.compose("さん", "さん");
    player.click("new-game-start");
    let game = player.app.world().resource::<Match>();
    assert_eq!(game.players()[Side::South].name.as_deref(), Some("杏奈さん"));
    assert!(player.shows_text("杏奈さん"));
}

#[test]
fn curtain_covers_the_board_after_each_turn_between_people() {
    let mut player = TestPlayer::new();
    change(&mut player, |settings| settings.handover = true);
    start_named(&mut player, ["Anna", "Ben"], false);
    assert_eq!(player.menu(), Menu::None, "nobody has played yet");
    for ply in 0..2 {
        player.play_any(ply);
        player.frames(4);
        assert_eq!(player.menu(), Menu::Handover);
        let next = if ply == 0 { "Ben" } else { "Anna" };
        assert!(player.texts().iter().any(|text| text.text.contains(next)), "{next} takes the curtain away");
        if ply == 0 {
            player.click("handover-show");
        } else {
            player.press(egui::Key::Enter, KeyCode::Enter);
        }
        player.frames(2);
        assert_eq!(player.menu(), Menu::None);
        assert_eq!(player.game().timeline().ply(), ply + 1, "the key has played nothing");
    }
    player.request(Request::Undo);
    player.frames(4);
    assert_eq!(player.menu(), Menu::None, "nobody hands the board over by taking a turn back");
}

#[test]
fn opposite_clocks_stand_above_the_status() {
    let mut player = TestPlayer::new();
    change(&mut player, |settings| settings.opposite_clocks = true);
    start_named(&mut player, ["", ""], false);
    assert!(player.widget_rect("hud/opposite-clocks").is_none(), "there are no clocks");
    let mut player = TestPlayer::new();
    change(&mut player, |settings| settings.opposite_clocks = true);
    start_named(&mut player, ["Anna", "Ben"], true);
    let clocks = player.widget_rect("hud/opposite-clocks").expect("the strip");
    let status = player.widget_rect("hud/status").expect("the status");
    assert!(clocks.max.y <= status.min.y, "{clocks:?} {status:?}");
    player.assert_all_in_window("a game with clocks for both");
}

#[test]
fn panel_stands_at_the_left_if_the_player_prefers_it() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    player.open_panel();
    let card = |player: &TestPlayer| player.widget_rect("hud/inspector").expect("a card").center().x;
    assert!(card(&player) > 640.0);
    change(&mut player, |settings| settings.panel_left = true);
    player.frames(30);
    assert!(card(&player) < 640.0);
    let status = player.widget_rect("hud/status").expect("the status");
    assert!(status.center().x > 640.0, "the status stands below the board");
    player.assert_all_in_window("the panel at the left");
}

#[test]
fn frame_signals_the_turn_and_a_warning() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    assert!(player.widget_rect("signal/turn").is_none(), "signals are off at first");
    change(&mut player, |settings| settings.visual_signals = true);
    player.play_any(0);
    player.frames(2);
    assert!(player.widget_rect("signal/turn").is_some() && player.widget_rect("signal/warning").is_none());
    // A soldier of Dark stands before the town of Light.
    player.start_from_position("5L4/5d4/1l6l1/10/10/10/10/10/d1d7/4D5 l");
    player.frames(2);
    assert!(player.widget_rect("signal/warning").is_some());
    player.frames(60);
    assert!(player.widget_rect("signal/turn").is_none(), "the signal of the turn ends");
    assert!(player.widget_rect("signal/warning").is_some(), "the danger is still there");
}

#[test]
fn tab_goes_through_the_places_for_the_town() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    let mut places = Vec::new();
    for _ in 0..3 {
        player.press(egui::Key::Tab, KeyCode::Tab);
        places.push(player.app.world().resource::<Selection>().cursor().expect("a cursor"));
    }
    assert_eq!(places, [Spot::new(1, 0), Spot::new(2, 0), Spot::new(3, 0)]);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.game().timeline().notation_at(0).as_deref(), Some("@d1"));
}
