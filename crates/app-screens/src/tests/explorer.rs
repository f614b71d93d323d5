//! Tests of the explorer in the panels of a study and of a review.

use std::path::Path;

use super::*;
use cannon_app_activities::explorer::{Explorer, ExplorerAnswer};
use cannon_app_activities::persistence::Store;
use cannon_app_activities::study::new_study;
use cannon_app_base::settings::ExploredGames;
use cannon_library::Collection;
use cannon_library::explorer::{CollectionBuilder, FEW_GAMES};
use cannon_rules::record::{Players, Record};
use cannon_rules::timeline::HouseRules;
use tempfile::TempDir;

/// Games of Cannon, with their winners. The first two reach the same position by different ways.
const GAMES: [(&[&str], Option<Side>); 4] = [
    (&["@e1", "@f10", "a4-b5", "b7-a6", "c4-d5", "d7-c6"], Some(Side::South)),
    (&["@e1", "@f10", "c4-d5", "b7-a6", "a4-b5", "d7-c6"], Some(Side::North)),
    (&["@e1", "@f10", "c4-d5", "d7-c6"], None),
    (&["@d1", "@f10"], Some(Side::North)),
];
/// The notation of the rows after the first move of most games, and how many games there are of each.
const AFTER_TOWNS: [(&str, &str); 2] = [("c4-d5", "2"), ("a4-b5", "1")];

fn record_of(actions: &[&str], winner: Option<Side>) -> Record {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    for text in actions {
        timeline.play(timeline.read_action(text).expect("an action")).expect("a legal action");
    }
    let result = winner.map(|side| Outcome::Win { side, by: WinReason::Resignation });
    Record { result, ..Record::from_timeline(&timeline, Players::default(), jiff::Timestamp::UNIX_EPOCH) }
}

/// A folder of a player with the games.
fn folder_with_games() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path());
    store.prepare().expect("the folders can be made");
    for (number, (actions, winner)) in GAMES.iter().enumerate() {
        let path = store.games_folder().join(format!("{number}.json"));
        std::fs::write(path, record_of(actions, *winner).to_json()).expect("written");
    }
    folder
}

/// Writes the collection of these games, each as many times as told.
fn write_collection(folder: &Path, times: u32) {
    let mut builder = CollectionBuilder::new(GameId::Cannon, 10);
    for (actions, winner) in GAMES {
        let record = record_of(actions, winner);
        let timeline = record.replay().expect("a game");
        (0..times).for_each(|_| assert!(builder.add(&record, &timeline)));
    }
    let collection = builder.finish(1).expect("a collection");
    collection.write(&Collection::file_in(folder, GameId::Cannon)).expect("written");
}

/// Opens a new study in the folder, with the explorer.
fn open_study(folder: &Path) -> TestPlayer {
    let mut player = TestPlayer::in_folder(folder);
    player.start_hot_seat();
    let (record, _) = new_study(&MatchSetup::default()).expect("a study");
    let record = Box::new(record);
    player.request(Request::Study { record, ply: 0 });
    player.click("explorer-show");
    wait_for_answer(&mut player);
    player
}

fn explorer(player: &TestPlayer) -> &Explorer {
    player.app.world().resource::<Explorer>()
}

fn wait_for_answer(player: &mut TestPlayer) {
    player.frames(3);
    player.wait_until("the answer", |player| explorer(player).shown().is_some() && !explorer(player).is_counting());
    player.frames(2);
}

/// The number of games of each action, as the explorer has it.
fn counts(player: &TestPlayer) -> Vec<(String, u32)> {
    match explorer(player).shown() {
        Some((timeline, ExplorerAnswer::Known(explored))) => explored
            .actions
            .iter()
            .map(|played| (timeline.notation(played.action).expect("legal"), played.results.games()))
            .collect(),
        other => panic!("{:?}", other.map(|(_, answer)| answer)),
    }
}

fn few_games_text(player: &TestPlayer) -> String {
    player.app.world().resource::<Words>().format("explorer-few", &[("games", FEW_GAMES.into())])
}

#[test]
fn a_study_shows_what_was_played_and_plays_it_by_a_click() {
    let folder = folder_with_games();
    let mut player = open_study(folder.path());
    assert_eq!(counts(&player), [("@e1".to_owned(), 3), ("@d1".to_owned(), 1)]);
    // Dark won one of the three games with a town at e1, in which one was not ended: one of two. Of all games, one of three.
    for text in ["@e1", "3", "50%", "@d1", "0%", "4", "33%"] {
        assert!(player.shows_text(text), "{text}");
    }
    assert!(player.shows_text(&few_games_text(&player)), "the bars are hatched, and the panel says why");
    player.click("explorer/row/@e1");
    wait_for_answer(&mut player);
    assert_eq!(player.game().timeline().ply(), 1);
    assert_eq!(counts(&player), [("@f10".to_owned(), 3)]);
    player.click("explorer/row/@f10");
    wait_for_answer(&mut player);
    let rows: Vec<_> = counts(&player);
    assert_eq!(rows, AFTER_TOWNS.map(|(text, games)| (text.to_owned(), games.parse().expect("a number"))));
    // Both ways lead to one position.
    for text in ["a4-b5", "b7-a6", "c4-d5"] {
        player.play(text);
    }
    wait_for_answer(&mut player);
    assert_eq!(counts(&player), [("d7-c6".to_owned(), 2)]);
    player.play("h7-i6");
    wait_for_answer(&mut player);
    assert!(player.shows_text(&player.text("explorer-none")));
    assert!(player.widget_rect("explorer/total").is_none());
    player.click("explorer-show");
    assert!(explorer(&player).shown().is_none() && player.widget_rect("study/comment").is_some());
}

#[test]
fn the_computers_games_come_from_a_file_and_its_faults_are_told() {
    let folder = folder_with_games();
    let mut player = open_study(folder.path());
    player.click("explorer/games/explorer-computer-games");
    wait_for_answer(&mut player);
    assert_eq!(explorer(&player).shown().map(|(_, answer)| answer), Some(&ExplorerAnswer::NoCollection));
    let says = |player: &TestPlayer, part: &str| player.texts().iter().any(|shown| shown.text.contains(part));
    assert!(says(&player, "cannon explorer build FOLDER"), "it says how there can be one");
    write_collection(folder.path(), FEW_GAMES);
    player.play("@e1");
    wait_for_answer(&mut player);
    assert_eq!(counts(&player), [("@f10".to_owned(), 3 * FEW_GAMES)]);
    assert!(!player.shows_text(&few_games_text(&player)), "there are enough games");
    std::fs::write(Collection::file_in(folder.path(), GameId::Cannon), "{}").expect("written");
    player.play("@f10");
    wait_for_answer(&mut player);
    assert!(says(&player, "This is not a file of the explorer."), "the reason is told");
    // The choice outlives the program.
    player.app.world_mut().write_message(AppExit::Success);
    player.frame();
    drop(player);
    let player = TestPlayer::in_folder(folder.path());
    let settings = player.app.world().resource::<Settings>();
    assert_eq!((settings.show_explorer, settings.explored_games), (true, ExploredGames::Computer));
}

/// Opens the review of the first game, with the explorer, at its second ply.
fn open_review(folder: &Path) -> TestPlayer {
    let mut player = TestPlayer::in_folder(folder);
    player.start_hot_seat();
    let (actions, winner) = GAMES[0];
    player.request(Request::Load(Box::new(record_of(actions, winner))));
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Review);
    player.frames(4);
    player.request(Request::ViewPly(2));
    player.click("explorer-show");
    wait_for_answer(&mut player);
    player
}

#[test]
fn a_review_shows_what_was_played_and_tries_it_in_a_study() {
    let folder = folder_with_games();
    let mut player = open_review(folder.path());
    assert_eq!(counts(&player), AFTER_TOWNS.map(|(text, games)| (text.to_owned(), games.parse().expect("a number"))));
    player.press(egui::Key::PageDown, KeyCode::PageDown);
    wait_for_answer(&mut player);
    assert_eq!((player.game().shown_ply(), counts(&player)), (3, vec![("b7-a6".to_owned(), 1)]));
    // The action of the game itself goes on with the review.
    player.click("explorer/row/b7-a6");
    assert_eq!((player.menu(), player.game().shown_ply()), (Menu::Review, 4));
    player.request(Request::ViewPly(2));
    wait_for_answer(&mut player);
    player.click("explorer/row/c4-d5");
    player.frames(4);
    assert_eq!((player.menu(), player.game().is_study()), (Menu::None, true));
    assert_eq!(player.game().record().variations.len(), 1, "the other action is a variation");
    wait_for_answer(&mut player);
    assert_eq!(counts(&player), [("b7-a6".to_owned(), 1), ("d7-c6".to_owned(), 1)]);
}

#[test]
fn a_game_in_play_has_no_explorer() {
    let folder = folder_with_games();
    let mut player = TestPlayer::in_folder(folder.path());
    player.app.world_mut().resource_mut::<Settings>().show_explorer = true;
    player.start_hot_seat();
    player.open_panel();
    player.play("@e1");
    player.frames(20);
    assert!(explorer(&player).shown().is_none());
    assert!(player.widget_rect("explorer-show").is_none() && player.widget_rect("explorer").is_none());
}

/// Whether a widget has the keyboard.
fn has_focus(player: &mut TestPlayer, name: &str) -> bool {
    let at = player.widget_rect(name).map(|rect| rect.center());
    player.focused_rect().zip(at).is_some_and(|(focused, at)| focused.contains(egui::pos2(at.x, at.y)))
}

#[test]
fn keys_gamepad_and_screen_reader_reach_the_rows() {
    let folder = folder_with_games();
    let mut player = open_study(folder.path());
    player.enable_screen_reader();
    let spoken =
        "tower of Dark placed at e1: 3 games; Dark won 1, Light won 1, drawn 0, no result 1; score of Dark: 50%";
    let labels: Vec<String> =
        player.accessible_nodes().iter().filter_map(|(_, node)| node.label().map(str::to_owned)).collect();
    let told = labels.iter().find(|label| label.contains("3 games"));
    let end = spoken.split_once(": ").map(|(_, end)| end).expect("a colon");
    assert!(told.is_some_and(|label| label.ends_with(end)), "{labels:?}");
    let reach = |player: &mut TestPlayer, name: &str, step: &dyn Fn(&mut TestPlayer)| {
        for _ in 0..40 {
            if has_focus(player, name) {
                break;
            }
            step(player);
        }
        assert!(has_focus(player, name), "{name}");
    };
    player.press(egui::Key::F7, KeyCode::F7);
    assert!(has_focus(&mut player, "explorer/games/explorer-my-games"));
    reach(&mut player, "explorer/row/@e1", &|player| player.press(egui::Key::Tab, KeyCode::Tab));
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.game().timeline().ply(), 1);
    wait_for_answer(&mut player);
    let gamepad = player.connect_gamepad();
    player.frames(2);
    player.press_button(gamepad, GamepadButton::North);
    let next = move |player: &mut TestPlayer| player.press_button(gamepad, GamepadButton::RightTrigger);
    reach(&mut player, "explorer/row/@f10", &next);
    player.press_button(gamepad, GamepadButton::South);
    assert_eq!(player.game().timeline().ply(), 2);
}

#[test]
fn the_explorer_fits_in_every_window_and_language() {
    for game in GameId::ALL {
        for games in [ExploredGames::Own, ExploredGames::Computer] {
            for is_study in [true, false] {
                let prepare = |player: &mut TestPlayer| {
                    let mut settings = player.app.world_mut().resource_mut::<Settings>();
                    (settings.show_explorer, settings.explored_games) = (true, games);
                    player.start_hot_seat();
                    player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
                    (0..4).for_each(|ply| player.play_any(ply));
                    let record = Box::new(player.game().record());
                    if is_study {
                        player.request(Request::Study { record, ply: 2 });
                    } else {
                        player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Review);
                        player.frames(4);
                        player.request(Request::ViewPly(2));
                    }
                    wait_for_answer(player);
                };
                harness::check_layouts("the explorer", prepare, |player, _| {
                    for name in ["explorer-show", "explorer", "explorer/games/explorer-my-games"] {
                        player.assert_in_window(name);
                    }
                });
            }
        }
    }
}
