//! Tests of the search inside games on the shelf: by positions, openings, pieces and comments.

use std::sync::mpsc;

use super::*;
use crate::saved_games::SavedGameList;
use crate::widget_rects::WidgetRects;
use cannon_app_activities::persistence::StoreError;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record};
use cannon_rules::timeline::{HouseRules, NodeId, Notes};

/// Games of Cannon with their names. *Mirror* is the mirror image of *West* from left to right, and begins on a mirrored board: a is j, and b
/// is i.
const GAMES: [(&str, &[&str]); 3] = [
    ("West", &["@d1", "@e10", "a4-b5", "b7-a6"]),
    ("Mirror", &["@g1", "@f10", "j4-i5", "i7-j6"]),
    ("East", &["@d1", "@e10", "c4-d5", "b7-a6"]),
];

fn timeline(actions: &[&str]) -> AnyTimeline {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    if actions[0] == "@g1" {
        let start = GameId::Cannon.setup_texts(&timeline.position_text_at(0)).expect("a position").mirrored;
        timeline = GameId::Cannon.begin(None, Some(&start), HouseRules::NONE).expect("a game");
    }
    for action in actions {
        let action = timeline.read_action(action).expect("an action");
        timeline.play(action).expect("a legal action");
    }
    timeline
}

/// Saves the games, and as many others of one placed town and a step as the filters need.
fn save_games(player: &mut TestPlayer) {
    let others: Vec<String> = (0..7).map(|number| format!("Other {number}")).collect();
    let others = others.iter().map(|name| (name.as_str(), &["@d1", "@e10", "e4-e5"] as &[&str]));
    for (number, (name, actions)) in others.chain(GAMES).enumerate() {
        let mut timeline = timeline(actions);
        if name == "East" {
            let comment = "A quiet town, ÜBERRASCHEND".to_owned();
            timeline.set_notes(NodeId::ROOT, Notes { comment, ..Notes::default() }).expect("noted");
        }
        let started = jiff::Timestamp::from_second(60 * (1 + number as i64)).expect("a time");
        let record = Record::from_timeline(&timeline, Players::untimed(Seat::Human, Seat::Human), started);
        let record = Record { name: Some(name.to_owned()), ..record };
        player.app.world().resource::<GameLibrary>().save(&record).expect("saved");
    }
    player.click("title-saved-games");
    finish_search(player);
}

fn finish_search(player: &mut TestPlayer) {
    player.wait_until("the search", |player| !player.app.world().resource::<SavedGameList>().is_searching());
    player.frames(3);
}

fn shown(player: &TestPlayer) -> [bool; 3] {
    GAMES.map(|(name, _)| player.widget_rect(&format!("saved-game/{name}")).is_some())
}

/// The number of games on the shelf that are in sight.
fn count(player: &TestPlayer) -> usize {
    player.app.world().resource::<WidgetRects>().iter().filter(|(name, _)| name.starts_with("saved-game/")).count()
}

/// Starts a game between two people and plays these actions.
fn play_at_table(player: &mut TestPlayer, actions: &[&str]) {
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game: GameId::Cannon, ..MatchSetup::default() })));
    for text in actions {
        let action = player.game().timeline().read_action(text).expect("an action");
        player.request(Request::Play { action, animation_variant: None });
    }
}

/// Opens the pause menu and clicks these entries. A study has no button for the menu, only the key.
fn click_in_pause_menu(player: &mut TestPlayer, entries: &[&str]) {
    if player.game().is_study() {
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.frames(4);
    } else {
        player.click("hud-menu");
    }
    for entry in entries {
        player.click(entry);
    }
    finish_search(player);
}

#[test]
fn games_with_the_position_on_the_table_are_found_also_mirrored() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.click("menu-back");
    play_at_table(&mut player, &["@d1", "@e10", "a4-b5", "b7-a6"]);
    click_in_pause_menu(&mut player, &["pause-more", "pause-find"]);
    assert_eq!((player.menu(), shown(&player)), (Menu::SavedGames, [true, false, false]));
    player.click("saved-more-filters");
    player.click("saved-mirrored");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true, true, false]);
    assert!(player.shows_text(&player.text("saved-chip-position-mirrored")));
    // The position before, which another game reaches as well.
    player.click("menu-back");
    player.click("menu-back");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    player.request(Request::ViewPly(2));
    click_in_pause_menu(&mut player, &["pause-more", "pause-find"]);
    assert_eq!(shown(&player), [true, false, true], "mirror images are no longer sought");
    // The title shows all games.
    player.click("menu-back");
    player.click("menu-back");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.frames(3);
    player.open_title();
    player.click("title-saved-games");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
    player.type_into("saved/position", &timeline(GAMES[0].1).position_text_at(3));
    finish_search(&mut player);
    player.click("menu-back");
    player.click("title-saved-games");
    finish_search(&mut player);
    assert_ne!(shown(&player), [true; 3], "what the player sought stays");
    player.click("saved/chip/position");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
}

#[test]
fn study_finds_games_with_its_position() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.choose_for_game(Some("East"), "saved-study");
    player.frames(4);
    player.request(Request::ViewPly(3));
    click_in_pause_menu(&mut player, &["pause-find"]);
    assert_eq!((player.menu(), shown(&player)), (Menu::SavedGames, [false, false, true]));
}

#[test]
fn pasted_position_is_sought_and_a_wrong_one_is_refused() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.click("saved-more-filters");
    player.click("saved/position");
    player.paste(&timeline(GAMES[1].1).position_text_at(3));
    finish_search(&mut player);
    assert_eq!(shown(&player), [false, true, false]);
    player.type_into("saved/position", "nothing");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3], "nothing is sought");
    assert!(player.widget_rect("saved/chip/position").is_none());
    assert!(player.texts().iter().any(|text| text.text.contains("This is not a position of Cannon.")));
    player.type_into("saved/position", " ");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
}

#[test]
fn field_finds_names_and_comments() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.type_into("saved/search", "überrasch quiet");
    finish_search(&mut player);
    assert_eq!((shown(&player), count(&player)), ([false, false, true], 1), "a comment");
    player.type_into("saved/search", "mir");
    assert_eq!(shown(&player), [false, true, false], "names are found at once");
    player.type_into("saved/search", "e");
    finish_search(&mut player);
    // West, East and seven others have the letter in their names, and East in its comment as well.
    assert_eq!((shown(&player), count(&player)), ([true, false, true], 9), "no game is listed twice");
}

#[test]
fn wrong_opening_is_explained_and_not_sought() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.click("saved-more-filters");
    player.type_into("saved/opening", "1. a4-b5 b7-a6");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true, false, false]);
    player.type_into("saved/opening", "1. a4-b5 a4-b5");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3], "list and field agree");
    let has_text = |player: &TestPlayer, wanted: &str| player.texts().iter().any(|text| text.text.contains(wanted));
    assert!(has_text(&player, "In the opening, move 2 (a4-b5) cannot be played."));
    assert!(player.widget_rect("saved/chip/opening").is_none() && !has_text(&player, "Opening: 1. a4-b5"));
    player.type_into("saved/opening", "1. a4-b5");
    finish_search(&mut player);
    assert!(!has_text(&player, "In the opening"));
    assert_eq!(shown(&player), [true, false, false]);
    assert!(player.shows_text("Opening: 1. a4-b5"), "the chip says what is sought");
    player.click("saved/chip/opening");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
}

#[test]
fn pieces_are_counted_for_the_chosen_game() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.click("saved-more-filters");
    assert!(player.shows_text(&player.text("saved-pieces-no-game")));
    player.click("saved/game");
    player.click("saved/game/game-cannon");
    // All games have fifteen soldiers on each side at all their positions.
    player.click("saved/most/less");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
    player.click("saved/most/less");
    finish_search(&mut player);
    assert_eq!(shown(&player), [false; 3]);
    assert!(player.shows_text("Soldier · Dark: at most 14"));
    let none_found =
        player.texts().iter().any(|text| text.text == "No games match: Cannon · Soldier · Dark: at most 14");
    assert!(none_found, "the filters are named");
    player.click("saved-clear-filters");
    finish_search(&mut player);
    assert_eq!(shown(&player), [true; 3]);
    assert!(player.widget_rect("saved/chip/game").is_none());
}

#[test]
fn chips_name_the_filters_and_take_them_away() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.type_into("saved/search", "other");
    player.click("saved-favourites");
    player.click("saved/opponent");
    player.click("saved/opponent/saved-people");
    player.click("saved/period");
    player.click("saved/period/saved-today");
    let chips = ["text", "favourites", "opponent", "period"].map(|chip| format!("saved/chip/{chip}"));
    for chip in &chips {
        assert!(player.widget_rect(chip).is_some(), "{chip}");
    }
    player.click("saved/chip/period");
    player.click("saved/chip/favourites");
    finish_search(&mut player);
    assert_eq!(count(&player), 7);
    player.click("saved/clear");
    finish_search(&mut player);
    assert!(chips.iter().all(|chip| player.widget_rect(chip).is_none()));
    assert_eq!(shown(&player), [true; 3]);
}

/// Another thread has the library while games are sought, and frames go on. The result of a search for something else is not shown.
#[test]
fn frames_do_not_wait_for_a_search_and_late_results_are_dropped() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    let opening = |player: &mut TestPlayer, text: &str| {
        let mut list = player.app.world_mut().resource_mut::<SavedGameList>();
        list.choice.opening.text = text.to_owned();
        list.choice.update();
    };
    let library = player.app.world().resource::<GameLibrary>().clone();
    let (taken, is_taken) = mpsc::channel();
    let (release, is_released) = mpsc::channel::<()>();
    let holder = std::thread::spawn(move || {
        library.with(|_| {
            taken.send(()).expect("the test waits");
            is_released.recv().expect("the test goes on");
            Ok::<_, StoreError>(())
        })
    });
    is_taken.recv().expect("the library is taken");
    for text in ["a4-b5", "c4-d5"] {
        opening(&mut player, text);
        player.frames(5);
        assert!(player.shows_text(&player.text("saved-searching")));
        assert_eq!(shown(&player), [false; 3]);
    }
    release.send(()).expect("the other thread waits");
    holder.join().expect("no panic").expect("an open library");
    finish_search(&mut player);
    assert_eq!(shown(&player), [false, false, true]);
    assert!(!player.shows_text(&player.text("saved-searching")));
}

#[test]
fn filters_and_chips_fit_in_every_window() {
    let prepare = |player: &mut TestPlayer| {
        save_games(player);
        player.click("saved-favourites");
        player.click("saved-more-filters");
        let mut list = player.app.world_mut().resource_mut::<SavedGameList>();
        list.choice.filter.game = Some(GameId::Cannon);
        list.choice.mirrored = true;
        list.choice.position.text = timeline(GAMES[0].1).position_text_at(4);
        list.choice.opening.text = "a4-b5 b7-a6 a3-a4 a6-a5".to_owned();
        list.choice.update();
        for letter in ['d', 'l'] {
            list.choice.set_pieces(cannon_app_activities::persistence::PieceRange { letter, least: 3, most: Some(8) });
        }
        finish_search(player);
    };
    harness::check_layouts("the filters", prepare, |player, _| assert_eq!(count(player), 0));
}

/// Opens the list of saved games again from the table. The filters stay.
fn return_to_list(player: &mut TestPlayer) {
    player.request(Request::Start(Box::default()));
    player.open_title();
    player.click("title-saved-games");
    finish_search(player);
}

#[test]
fn game_that_was_found_by_a_position_opens_there() {
    let mut player = TestPlayer::new();
    save_games(&mut player);
    player.click("saved-more-filters");
    player.type_into("saved/position", &timeline(GAMES[0].1).position_text_at(3));
    player.click("saved-mirrored");
    finish_search(&mut player);
    for (name, action) in [("West", "c4-d5"), ("Mirror", "h4-g5")] {
        player.click(&format!("saved-game/{name}"));
        player.frames(4);
        assert_eq!((player.menu(), player.game().shown_ply(), player.game().timeline().ply()), (Menu::None, 3, 4));
        player.request(Request::ViewLive);
        player.frames(2);
        let action = player.game().timeline().read_action(action).expect("an action");
        player.request(Request::Play { action, animation_variant: None });
        assert_eq!(player.game().timeline().ply(), 5, "{name} goes on at its end");
        return_to_list(&mut player);
    }
    player.choose_for_game(Some("West"), "saved-review");
    player.frames(4);
    assert_eq!((player.menu(), player.game().shown_ply()), (Menu::Review, 3));
    player.click("review-close");
    finish_search(&mut player);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::SavedGames));
    player.choose_for_game(Some("West"), "saved-study");
    player.frames(4);
    assert_eq!((player.game().is_study(), player.game().shown_ply()), (true, 3));
}

#[test]
fn study_opens_at_the_sought_position_of_a_variation() {
    let mut player = TestPlayer::new();
    let mut fork = timeline(&["@d1", "@e10", "g4-f5", "b7-a6"]);
    let parent = fork.node_at(2).expect("a ply");
    let action = fork.read_action_at(parent, "i4-h5").expect("an action");
    let node = fork.add_variation(parent, action).expect("a variation");
    let sought = fork.position_text_of(node).expect("a node");
    let record = Record::from_timeline(&fork, Players::untimed(Seat::Human, Seat::Human), jiff::Timestamp::UNIX_EPOCH);
    let record = Record { name: Some("Fork".to_owned()), ..record };
    player.app.world().resource::<GameLibrary>().save(&record).expect("saved");
    save_games(&mut player);
    player.click("saved-more-filters");
    player.type_into("saved/position", &sought);
    finish_search(&mut player);
    assert_eq!(count(&player), 1);
    player.click("saved-game/Fork");
    player.frames(4);
    assert!(player.game().shows_live(), "a variation is no position of the game");
    return_to_list(&mut player);
    player.choose_for_game(Some("Fork"), "saved-study");
    player.frames(4);
    let shown = player.game().timeline();
    assert_eq!(shown.position_text_of(shown.current_node()).as_ref(), Some(&sought));
    assert_eq!(player.game().shown_ply(), 3);
}
