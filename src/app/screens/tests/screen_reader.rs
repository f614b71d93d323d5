//! Tests of what a screen reader finds: widgets, places of the board and announcements.

use super::*;
use bevy::a11y::ActionRequest;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeId};

/// The node with this label.
fn node(player: &TestPlayer, is_it: impl Fn(&Node) -> bool) -> Option<(NodeId, Node)> {
    player.accessible_nodes().iter().find(|(_, node)| is_it(node)).cloned()
}

fn labelled(player: &TestPlayer, start: &str) -> Option<(NodeId, Node)> {
    node(player, |node| node.label().is_some_and(|label| label.starts_with(start)))
}

/// All sentences that the live regions have said since the last call.
fn spoken(player: &mut TestPlayer, frames: usize) -> Vec<String> {
    let mut said = Vec::new();
    for _ in 0..frames {
        player.frame();
        let live = player.accessible_nodes().iter().filter(|(_, node)| node.live() == Some(Live::Polite));
        for text in live.filter_map(|(_, node)| node.label().map(str::to_owned)).collect::<Vec<_>>() {
            if !said.contains(&text) {
                said.push(text);
            }
        }
    }
    said
}

fn click(player: &mut TestPlayer, target_node: NodeId) {
    let request =
        accesskit::ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
    player.app.world_mut().write_message(ActionRequest(request));
    player.frames(4);
}

#[test]
fn menus_are_pressed_by_a_screen_reader() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    let text = player.text("title-settings");
    let (button, node) = labelled(&player, &text).expect("the entry is a node");
    assert_eq!(node.role(), Role::Button);
    click(&mut player, button);
    assert_eq!(player.menu(), Menu::Settings);
}

#[test]
fn board_is_read_and_played_by_its_nodes() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    player.start_hot_seat();
    let (_, soldier) = labelled(&player, "a4. ").expect("each place is a node");
    let label = soldier.label().unwrap_or_default();
    assert!(label.contains("Soldier") && label.contains("Dark"), "{label}");
    let (place, _) = labelled(&player, "e1. ").expect("each place is a node");
    click(&mut player, place);
    let said = spoken(&mut player, 10);
    assert!(said.iter().any(|text| text.contains("@e1")), "{said:?}");
    assert!(said.iter().any(|text| text.contains("Light")), "whose turn it is: {said:?}");
    let (_, town) = labelled(&player, "e1. ").expect("each place is a node");
    assert!(town.label().unwrap_or_default().contains("own"), "the town stands there: {:?}", town.label());
}

#[test]
fn cursor_refusals_and_results_are_announced() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    player.start_hot_seat();
    player.press(egui::Key::ArrowRight, KeyCode::ArrowRight);
    let said = spoken(&mut player, 6);
    assert!(said.iter().any(|text| text.starts_with(|c: char| c.is_ascii_lowercase())), "the cursor: {said:?}");
    player.request(Request::Play { action: cannon_rules::PackedAction::new(0x7fff_fff0), animation_variant: None });
    let notice = player.text("refused-not-an-action");
    let said = spoken(&mut player, 6);
    assert!(said.contains(&notice), "{said:?}");
    player.request(Request::Resign);
    let said = spoken(&mut player, 8);
    assert!(said.iter().any(|text| text.contains("resignation")), "{said:?}");
}

#[test]
fn every_button_has_a_name() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    player.start_hot_seat();
    player.play_any(0);
    let nameless: Vec<_> = player
        .accessible_nodes()
        .iter()
        .filter(|(_, node)| matches!(node.role(), Role::Button | Role::CheckBox | Role::RadioButton))
        .filter(|(_, node)| node.label().is_none_or(str::is_empty))
        .collect();
    assert!(nameless.is_empty(), "{nameless:?}");
}
