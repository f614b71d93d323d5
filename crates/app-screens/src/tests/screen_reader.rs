//! Tests of what a screen reader finds: widgets, places of the board and announcements.

use std::sync::atomic::AtomicBool;

use super::*;
use bevy::a11y::ActionRequest;
use bevy_egui::egui::accesskit::{
    Action, Node, NodeId, Role, TreeId, {self},
};
use cannon_app_games as games;
use cannon_engine::{Level, Limits, SearchOptions, choose_action};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::PieceKind;
use cannon_rules::record::Players;
use cannon_rules::{GameId, PackedAction};

/// The node with this label.
fn node(player: &TestPlayer, is_it: impl Fn(&Node) -> bool) -> Option<(NodeId, Node)> {
    player.accessible_nodes().iter().find(|(_, node)| is_it(node)).cloned()
}

fn labelled(player: &TestPlayer, start: &str) -> Option<(NodeId, Node)> {
    node(player, |node| node.label().is_some_and(|label| label.starts_with(start)))
}

/// All sentences that are spoken within this number of frames, and the sentences since the last call.
fn spoken(player: &mut TestPlayer, frames: usize) -> Vec<String> {
    player.frames(frames);
    player.take_heard()
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
    assert!(said.iter().any(|text| text.contains("town on e1")), "{said:?}");
    assert!(said.iter().any(|text| text.contains("Light")), "whose turn it is: {said:?}");
    let (_, town) = labelled(&player, "e1. ").expect("each place is a node");
    assert!(town.label().unwrap_or_default().contains("own"), "the town stands there: {:?}", town.label());
}

#[test]
fn cursor_in_the_editor_reads_the_edited_set_up() {
    let mut player = TestPlayer::new();
    player.enable_screen_reader();
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game: GameId::TankChess, ..MatchSetup::default() })));
    player.open_editor_of(GameId::Cannon);
    spoken(&mut player, 6);
    let mut said = Vec::new();
    for (key, code) in [(egui::Key::ArrowRight, KeyCode::ArrowRight), (egui::Key::ArrowUp, KeyCode::ArrowUp)] {
        for _ in 0..6 {
            player.press(key, code);
            said.extend(spoken(&mut player, 4));
        }
    }
    assert!(said.iter().any(|text| text.contains("Soldier")), "{said:?}");
    assert!(said.iter().all(|text| !text.to_lowercase().contains("tank")), "{said:?}");
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

/// File and rank of a place such as `e5`, from 0 and from 1.
fn coordinates(place: &str) -> (i32, i32) {
    (i32::from(place.as_bytes()[0] - b'a'), place[1..].parse().expect("a rank"))
}

/// What a player presses on the board.
#[derive(Clone, Copy)]
enum Press {
    Up,
    Down,
    Left,
    Right,
    NextPiece,
    Select,
}

impl Press {
    fn key(self) -> (egui::Key, KeyCode) {
        match self {
            Press::Up => (egui::Key::ArrowUp, KeyCode::ArrowUp),
            Press::Down => (egui::Key::ArrowDown, KeyCode::ArrowDown),
            Press::Left => (egui::Key::ArrowLeft, KeyCode::ArrowLeft),
            Press::Right => (egui::Key::ArrowRight, KeyCode::ArrowRight),
            Press::NextPiece => (egui::Key::Tab, KeyCode::Tab),
            Press::Select => (egui::Key::Enter, KeyCode::Enter),
        }
    }

    fn button(self) -> GamepadButton {
        match self {
            Press::Up => GamepadButton::DPadUp,
            Press::Down => GamepadButton::DPadDown,
            Press::Left => GamepadButton::DPadLeft,
            Press::Right => GamepadButton::DPadRight,
            Press::NextPiece => GamepadButton::RightTrigger,
            Press::Select => GamepadButton::South,
        }
    }
}

/// A player who knows of the game only the sentences that a screen reader speaks, and who uses only the keyboard or a gamepad.
struct BlindPlayer {
    player: TestPlayer,
    /// The keyboard is used if there is none.
    gamepad: Option<Entity>,
    /// The game as far as it was heard.
    timeline: AnyTimeline,
    said: Vec<String>,
}

impl BlindPlayer {
    /// Starts a game as Dark against a weak computer.
    fn new() -> BlindPlayer {
        let mut player = TestPlayer::new();
        player.enable_screen_reader();
        let players = Players::untimed(Seat::Human, Seat::computer(-1));
        let setup = MatchSetup { players, ..MatchSetup::default() };
        let timeline = setup.begin().expect("a game");
        player.app.world_mut().resource_mut::<Settings>().natural_pace = false;
        player.start_hot_seat();
        player.request(Request::Start(Box::new(setup)));
        BlindPlayer { player, gamepad: None, timeline, said: Vec::new() }
    }

    fn press(&mut self, press: Press) {
        match self.gamepad {
            Some(gamepad) => self.player.press_button(gamepad, press.button()),
            None => {
                let (key, code) = press.key();
                self.player.press(key, code);
            }
        }
    }

    /// Presses something and returns the place that the cursor then names. Empty if it names none.
    fn cursor_after(&mut self, press: Press) -> String {
        self.player.take_heard();
        self.press(press);
        let said = spoken(&mut self.player, 3);
        let place = said.iter().rev().find_map(|text| text.split_once(". "));
        let place = place.map(|(place, _)| place.to_owned()).unwrap_or_default();
        self.said = said;
        place
    }

    /// Moves the cursor to a place step by step, and selects it.
    fn choose(&mut self, cursor: &mut String, place: &str) {
        while cursor != place {
            let ((file, rank), (wanted_file, wanted_rank)) = (coordinates(cursor), coordinates(place));
            let step = match (wanted_file - file, wanted_rank - rank) {
                (1.., _) => Press::Right,
                (..=-1, _) => Press::Left,
                (_, 1..) => Press::Up,
                _ => Press::Down,
            };
            let next = self.cursor_after(step);
            assert!(!next.is_empty() && next != *cursor, "the cursor moves from {cursor} to {place}: {:?}", self.said);
            *cursor = next;
        }
        self.player.take_heard();
        self.press(Press::Select);
    }

    /// A soldier at the muzzle of an own cannon that can shoot at this place.
    fn muzzle(&self, target: &str) -> String {
        let at = |file: i32, rank: i32| {
            let letter = u8::try_from(file).ok().filter(|file| *file < 10).map(|file| char::from(b'a' + file))?;
            (1..=10).contains(&rank).then(|| format!("{letter}{rank}"))
        };
        let timeline = self.timeline.as_cannon().expect("the game is Cannon");
        let piece_at = |place: &str| timeline.position().piece_at(place.parse().expect("a point"));
        let (file, rank) = coordinates(target);
        for (right, up) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
            for distance in [2, 3] {
                let steps = |steps: i32| at(file - right * steps, rank - up * steps);
                let gun: Option<Vec<String>> = (0..3).map(|index| steps(distance + index)).collect();
                let is_gun = gun.as_ref().is_some_and(|gun| {
                    gun.iter().all(|place| piece_at(place) == Some((Side::South, PieceKind::Soldier)))
                });
                if is_gun && steps(distance - 1).is_some_and(|before| piece_at(&before).is_none()) {
                    return steps(distance).expect("a place");
                }
            }
        }
        panic!("no cannon can shoot at {target}");
    }
}

/// Plays the actions of both sides that were heard.
fn follow(timeline: &mut AnyTimeline, said: &[String]) {
    for text in said {
        let Some((_, heard)) = text.split_once(": ") else { continue };
        let words = Words::default();
        let is_heard = |action: &PackedAction| games::move_text(timeline, timeline.ply(), *action, &words) == heard;
        if let Some(action) = timeline.actions().into_iter().find(is_heard) {
            timeline.play(action).expect("it is legal");
        }
    }
}

#[test]
fn whole_game_is_won_by_ear_and_keyboard() {
    win(BlindPlayer::new());
}

#[test]
fn whole_game_is_won_by_ear_and_gamepad() {
    let mut blind = BlindPlayer::new();
    blind.gamepad = Some(blind.player.connect_gamepad());
    win(blind);
}

fn win(mut blind: BlindPlayer) {
    let stop = AtomicBool::new(false);
    let options = SearchOptions { limits: Some(Limits::nodes(5_000)), ..SearchOptions::new(Level::MAX, 0) };
    for _ in 0..120 {
        let action = choose_action(&blind.timeline, &options, &stop, &mut |_| {}).expect("an action");
        let text = blind.timeline.notation(action).expect("a notation");
        let mut cursor = blind.cursor_after(Press::NextPiece);
        if cursor.is_empty() {
            cursor = blind.cursor_after(Press::Up);
        }
        assert!(
            !cursor.is_empty(),
            "before {text}: {:?} {:?} {:?}",
            blind.said,
            blind.player.menu(),
            blind.player.game().outcome()
        );
        let text = text.trim_end_matches(['+', '#']);
        let is_in_place = |c: char| ('a'..='j').contains(&c) || c.is_ascii_digit();
        let mut places: Vec<String> =
            text.split(|c| !is_in_place(c)).filter(|place| !place.is_empty()).map(str::to_owned).collect();
        if text.starts_with('*') {
            // The notation of a shot names no soldier of the cannon.
            places.insert(0, blind.muzzle(&places[0]));
        }
        for place in places {
            blind.choose(&mut cursor, &place);
        }
        // The computer answers.
        let ply = blind.timeline.ply();
        let BlindPlayer { player, timeline, .. } = &mut blind;
        player.wait_until(&format!("the answer to {text}"), |player| {
            follow(timeline, &player.take_heard());
            timeline.outcome().is_some() || timeline.ply() >= ply + 2
        });
        if let Some(outcome) = blind.timeline.outcome() {
            assert!(matches!(outcome, Outcome::Win { side: Side::South, .. }), "{outcome:?}");
            return;
        }
    }
    panic!("the game does not end");
}
