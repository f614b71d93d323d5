//! Tests of the study: its tree, notes, pens, and the ways into it.

use super::*;
use cannon_app_activities::input::SpotGesture;
use cannon_app_activities::study::{Pen, TreeRows};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::command::Command;
use cannon_app_base::play::{MatchPurpose, TreeEdit};
use cannon_library::Filter;
use cannon_rules::record::Record;
use cannon_rules::timeline::{Judgement, NodeId, ShapeColor};

/// The number of actions of the studied games.
pub(super) const PLIES: usize = 6;

/// Plays a short game between two people that ends by resignation, and opens its study from the pause menu.
pub(super) fn open_study(game: GameId) -> TestPlayer {
    let mut player = TestPlayer::new();
    open_study_by(&mut player, game);
    player
}

fn open_study_by(player: &mut TestPlayer, game: GameId) {
    player.start_hot_seat();
    player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
    (0..PLIES).for_each(|ply| player.play_any(ply));
    player.request(Request::Resign);
    player.frames(4);
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::ThisGame);
    player.frames(4);
    player.click("pause-study");
    assert_eq!((player.menu(), player.game().purpose()), (Menu::None, MatchPurpose::Study));
}

/// Plays the legal action of this number in the shown position, as a person on the board would.
pub(super) fn play_nth(player: &mut TestPlayer, nth: usize) {
    let moves = player.game().timeline().actions();
    let action = moves[nth % moves.len()];
    player.request(Request::Play { action, animation_variant: None });
}

/// Clicks a place on the board.
fn point(player: &mut TestPlayer, at: Spot) {
    player.app.world_mut().write_message(SpotGesture::click(at));
    player.frames(3);
}

/// Whether a widget has the keyboard.
fn has_focus(player: &mut TestPlayer, name: &str) -> bool {
    let at = player.widget_rect(name).map(|rect| rect.center());
    player.focused_rect().zip(at).is_some_and(|(focused, at)| focused.contains(egui::pos2(at.x, at.y)))
}

pub(super) fn edit(player: &mut TestPlayer, edit: TreeEdit) {
    player.request(Request::EditTree(edit));
}

/// The records of the library.
pub(super) fn saved(player: &mut TestPlayer) -> Vec<Record> {
    player.frames(30);
    let library = player.app.world().resource::<GameLibrary>().clone();
    let read = library.with(|library| {
        library.refresh()?;
        let files: Vec<_> = library.list(&Filter::default()).into_iter().map(|game| game.file.clone()).collect();
        files.into_iter().map(|file| library.load(&file)).collect::<Result<Vec<Record>, _>>()
    });
    read.expect("the library")
}

#[test]
fn an_action_off_the_game_becomes_a_variation_and_the_game_stays() {
    for game in GameId::ALL {
        let mut player = open_study(game);
        let before = player.game().record();
        assert!(before.result.is_some() && before.actions.len() == PLIES);
        player.click("study/first");
        assert_eq!(player.game().timeline().current_node(), NodeId::ROOT);
        player.press(egui::Key::PageDown, KeyCode::PageDown);
        assert_eq!(player.game().timeline().ply(), 1);
        // The action of the game is followed, another one is added beside it.
        let played = player.game().timeline().action_at(1).expect("an action");
        player.request(Request::Play { action: played, animation_variant: None });
        assert_eq!(player.game().timeline().node_count(), PLIES + 1);
        player.request(Request::ViewPly(1));
        let other = player.game().timeline().actions().into_iter().find(|&action| action != played);
        let other = other.expect("another action");
        player.request(Request::Play { action: other, animation_variant: None });
        play_nth(&mut player, 3);
        assert_eq!((player.game().timeline().node_count(), player.game().timeline().ply()), (PLIES + 3, 3));
        let record = player.game().record();
        assert_eq!((&record.actions, record.result), (&before.actions, before.result), "{game:?}");
        assert_eq!(record.variations.len(), 1);
        assert_eq!(record.variations[0].actions.len(), 2);
        // After the end of the game, too.
        player.request(Request::EditTree(TreeEdit::Select(player.game().timeline().main_end())));
        play_nth(&mut player, 0);
        let record = player.game().record();
        assert_eq!((&record.actions, record.result), (&before.actions, before.result), "{game:?}");
        assert_eq!(record.variations.len(), 2);
        player.assert_all_in_window("the study");
    }
}

#[test]
fn notes_are_written_saved_and_read_again() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(3));
    player.click("study-judgement-dubious");
    player.type_into("study/comment", "Zu früh — 早い");
    let node = player.game().timeline().node_at(3).expect("the third ply");
    let notes = player.game().timeline().notes(node).expect("notes").clone();
    assert_eq!((notes.judgement, notes.comment.as_str()), (Some(Judgement::Dubious), "Zu früh — 早い"));
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::None, "Escape has left the field");
    let record = player.game().record();
    let all = saved(&mut player);
    assert_eq!(all.len(), 1, "the study has the file of its game");
    assert_eq!((&all[0].notes, &all[0].actions, all[0].result), (&record.notes, &record.actions, record.result));
    player.click("study-judgement-dubious");
    let notes = player.game().timeline().notes(node).expect("notes");
    assert_eq!((notes.judgement, notes.comment.as_str()), (None, "Zu früh — 早い"), "only the judgement is gone");
    // Other places have comments of their own.
    player.click("study/back");
    player.type_into("study/comment", "!");
    let texts: Vec<String> = player.game().record().notes.into_iter().map(|notes| notes.comment).collect();
    assert_eq!(texts, ["!", "Zu früh — 早い"]);
}

#[test]
fn variations_are_promoted_deleted_and_brought_back() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    let fork = player.game().timeline().current_node();
    let main = player.game().timeline().children(fork)[0];
    for nth in [7, 9] {
        edit(&mut player, TreeEdit::Select(fork));
        play_nth(&mut player, nth);
    }
    let children = player.game().timeline().children(fork).to_vec();
    assert_eq!((children.len(), children[0]), (3, main));
    player.press(egui::Key::PageDown, KeyCode::PageDown);
    let last = player.game().timeline().current_node();
    assert_eq!(last, children[2], "the line ends there");
    player.click("study-delete");
    assert_eq!(player.game().timeline().children(fork), &children[..2]);
    assert_eq!(player.game().timeline().current_node(), fork, "the cursor goes back");
    player.click("study-undo-delete");
    assert_eq!(player.game().timeline().children(fork), children);
    assert_eq!(player.game().timeline().current_node(), last);
    player.click("study-promote");
    assert_eq!(player.game().timeline().children(fork)[0], last);
    assert_eq!(player.game().timeline().main_end(), last);
    assert!(player.game().record().result.is_none(), "another main line is another game");
    let all = saved(&mut player);
    assert_eq!(all.len(), 2, "the game stays as it was");
    assert!(all.iter().any(|record| record.result.is_some() && record.actions.len() == PLIES));
}

#[test]
fn pens_draw_in_studies_and_in_games() {
    let mut player = open_study(GameId::Cannon);
    player.click("study-pen-red");
    assert_eq!(player.app.world().resource::<Pen>().color(), Some(ShapeColor::Red));
    for (file, rank) in [(4, 3), (4, 6), (2, 2), (2, 2)] {
        point(&mut player, Spot::new(file, rank));
    }
    let shapes = |player: &TestPlayer| {
        let timeline = player.game().timeline();
        let notes = timeline.notes(timeline.current_node()).expect("notes");
        notes.shapes.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(shapes(&player), ["Re4-e7", "Rc3"]);
    assert_eq!(player.game().timeline().node_count(), PLIES + 1, "nothing was played");
    player.click("study-erase");
    assert_eq!(shapes(&player), [""; 0]);
    player.click("study-pen-red");
    assert_eq!(player.app.world().resource::<Pen>().color(), None);
    // In a game, a key takes the pen.
    player.request(Request::Start(Box::default()));
    player.play_any(0);
    player.press(egui::Key::X, KeyCode::KeyX);
    assert!(player.shows_text(&player.text("study-pen-green")), "the ribbon tells of the pen");
    point(&mut player, Spot::new(0, 0));
    point(&mut player, Spot::new(0, 0));
    assert_eq!(shapes(&player), ["Ga1"]);
    assert_eq!(player.game().record().notes.len(), 1);
}

#[test]
fn an_action_on_the_board_of_a_review_opens_the_study() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..PLIES).for_each(|ply| player.play_any(ply));
    player.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Review);
    player.frames(4);
    player.request(Request::ViewPly(2));
    // The soldier on c2 steps to d3.
    point(&mut player, Spot::new(2, 1));
    point(&mut player, Spot::new(3, 2));
    player.frames(4);
    assert_eq!((player.menu(), player.game().purpose()), (Menu::None, MatchPurpose::Study));
    let timeline = player.game().timeline();
    assert_eq!((timeline.ply(), timeline.notation_at(2).as_deref()), (3, Some("c2-d3")));
    assert_eq!(player.game().record().actions.len(), PLIES, "the game is as it was");
}

#[test]
fn a_study_never_takes_the_place_of_the_game_that_can_be_resumed() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::Start(Box::default()));
    (0..4).for_each(|ply| player.play_any(ply));
    player.frames(30);
    let running = player.game().record();
    let studied = saved(&mut player).into_iter().find(|record| record.result.is_some()).expect("the first game");
    player.request(Request::Study { record: Box::new(studied), ply: 2 });
    play_nth(&mut player, 5);
    player.frames(30);
    let resumable = player.app.world().resource::<Autosaved>().resumable().map(|record| record.started);
    assert_eq!(resumable, Some(running.started));
    let mut player = player.restart();
    let resumable = player.app.world().resource::<Autosaved>().resumable().map(|record| record.started);
    assert_eq!(resumable, Some(running.started), "after a restart as well");
    assert!(saved(&mut player).iter().any(|record| record.variations.len() == 1), "the study is saved");
}

#[test]
fn what_belongs_to_games_is_refused() {
    let mut player = open_study(GameId::Cannon);
    let before = player.game().record();
    for request in [Request::Resign, Request::OfferDraw, Request::Restart, Request::SwapSides, Request::Redo] {
        player.request(request);
        assert_eq!(player.game().record(), before);
        assert!(player.game().is_study());
    }
    player.request(Request::Start(Box::default()));
    player.request(Request::EditTree(TreeEdit::Delete(NodeId::ROOT)));
    assert!(player.shows_text(&player.text("refused-only-in-study")));
}

#[test]
fn a_fold_hides_the_variation_until_the_cursor_is_in_it() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    play_nth(&mut player, 7);
    play_nth(&mut player, 0);
    let inner = player.game().timeline().current_node();
    player.click("study/first");
    player.click("study/fold-all");
    player.frames(2);
    let rows = |player: &TestPlayer| player.app.world().resource::<TreeRows>().rows().len();
    assert_eq!(rows(&player), PLIES + 1);
    edit(&mut player, TreeEdit::Select(inner));
    player.frames(2);
    assert_eq!(rows(&player), PLIES + 2);
}

#[test]
fn study_fits_in_every_window_and_language() {
    for game in GameId::ALL {
        let prepare = |player: &mut TestPlayer| {
            open_study_by(player, game);
            player.request(Request::ViewPly(2));
            play_nth(player, 5);
            player.click("study-judgement-good");
        };
        harness::check_layouts("the study", prepare, |player, _| {
            for name in ["study/tree", "study/back", "study/analyse", "study-review", "study-close"] {
                player.assert_in_window(name);
            }
        });
    }
}

#[test]
fn a_gamepad_reaches_board_variations_and_panel() {
    let mut player = open_study(GameId::Cannon);
    let gamepad = player.connect_gamepad();
    player.frames(2);
    player.press_button(gamepad, GamepadButton::LeftTrigger2);
    assert_eq!(player.game().timeline().ply(), PLIES - 1);
    // The panel: first the comment, and from there every button.
    player.press_button(gamepad, GamepadButton::North);
    for _ in 0..40 {
        if has_focus(&mut player, "study-delete") {
            break;
        }
        player.press_button(gamepad, GamepadButton::RightTrigger);
    }
    assert!(has_focus(&mut player, "study-delete"));
    player.press_button(gamepad, GamepadButton::South);
    assert_eq!(player.game().timeline().node_count(), PLIES - 1);
    // Back to the board, where the cursor moves again.
    player.press_button(gamepad, GamepadButton::East);
    assert_eq!(player.menu(), Menu::None, "the button leaves the panel, and no menu opens");
    player.press_button(gamepad, GamepadButton::DPadUp);
    let selection = player.app.world().resource::<cannon_app_activities::input::Selection>();
    assert!(selection.cursor().is_some());
}

#[test]
fn the_next_variation_is_shown_by_a_key() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    play_nth(&mut player, 7);
    let (tried, parent) = {
        let timeline = player.game().timeline();
        (timeline.current_node(), timeline.parent(timeline.current_node()).expect("a parent"))
    };
    let main = player.game().timeline().children(parent)[0];
    for expected in [main, tried, main] {
        player.app.world_mut().write_message(Command::NextVariation);
        player.frames(3);
        assert_eq!(player.game().timeline().current_node(), expected);
    }
}

#[test]
fn a_study_is_shared_as_a_page_with_its_tree() {
    let mut player = open_study(GameId::Cannon);
    player.request(Request::ViewPly(2));
    play_nth(&mut player, 7);
    player.type_into("study/comment", "Instead of <this>");
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.press(egui::Key::Escape, KeyCode::Escape);
    player.click("pause-share");
    player.click("share-page");
    assert_eq!(player.menu(), Menu::None);
    let folder = player.app.world().resource::<DocumentFolder>().path().expect("a folder");
    let files: Vec<_> = std::fs::read_dir(folder).expect("listed").flatten().map(|file| file.path()).collect();
    let [page] = &files[..] else { panic!("{files:?}") };
    let text = std::fs::read_to_string(page).expect("read");
    assert!(text.contains("Instead of &lt;this&gt;"), "{text}");
    player.frames(4);
    let name = page.file_name().expect("a name").to_string_lossy();
    assert!(player.texts().iter().any(|shown| shown.text.contains(&*name)), "the notice is seen at the table");
}

#[test]
fn what_was_studied_stays_in_a_game_that_goes_on() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..4).for_each(|ply| player.play_any(ply));
    player.frames(30);
    let running = player.game().record();
    player.request(Request::Study { record: Box::new(running.clone()), ply: 2 });
    play_nth(&mut player, 5);
    player.type_into("study/comment", "Another way");
    player.frames(30);
    let resumable = player.app.world().resource::<Autosaved>().resumable().cloned().expect("the game goes on");
    assert_eq!((&resumable.actions, resumable.variations.len()), (&running.actions, 1));
    player.request(Request::Load(Box::new(resumable)));
    player.play_any(4);
    let all = saved(&mut player);
    assert_eq!((all.len(), all[0].actions.len(), all[0].variations.len(), all[0].notes.len()), (1, 5, 1, 1));
    // A promoted variation leaves the game as it is, although the game is not over.
    player.request(Request::Study { record: Box::new(all[0].clone()), ply: 5 });
    let parent = player.game().timeline().node_at(2).expect("the second ply");
    let variation = player.game().timeline().children(parent)[1];
    edit(&mut player, TreeEdit::Promote(variation));
    let mut lengths: Vec<usize> = saved(&mut player).iter().map(|record| record.actions.len()).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [3, 5], "the game, and the study with another main line");
}

#[test]
fn keys_of_the_board_stay_with_the_board_and_escape_puts_the_pen_down() {
    let mut player = open_study(GameId::Cannon);
    player.click("study/first");
    player.press(egui::Key::PageDown, KeyCode::PageDown);
    player.press(egui::Key::PageDown, KeyCode::PageDown);
    player.press(egui::Key::Tab, KeyCode::Tab);
    assert_eq!(player.focused_rect(), None, "Tab moves the cursor on the board");
    assert!(player.app.world().resource::<cannon_app_activities::input::Selection>().cursor().is_some());
    player.press(egui::Key::X, KeyCode::KeyX);
    assert!(player.app.world().resource::<Pen>().color().is_some());
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.app.world().resource::<Pen>().color(), player.menu()), (None, Menu::None));
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Pause);
}

#[test]
fn all_variations_but_the_shown_one_are_folded_and_unfolded() {
    let mut player = open_study(GameId::Cannon);
    let rows = |player: &TestPlayer| player.app.world().resource::<TreeRows>().rows().len();
    player.request(Request::ViewPly(2));
    let fork = player.game().timeline().current_node();
    for nth in [5, 7, 9] {
        edit(&mut player, TreeEdit::Select(fork));
        play_nth(&mut player, nth);
        // The last variation has a single move, which nothing can be folded away from.
        if nth < 9 {
            play_nth(&mut player, 3);
        }
    }
    let in_first =
        *player.game().timeline().children(player.game().timeline().children(fork)[1]).first().expect("a move");
    edit(&mut player, TreeEdit::Select(in_first));
    let all = rows(&player);
    player.click("study/fold-all");
    assert_eq!(rows(&player), all - 1, "the variation with the shown position stays open");
    edit(&mut player, TreeEdit::Select(fork));
    player.click("study/fold-all");
    assert_eq!(rows(&player), all - 2);
    player.click("study/fold-all");
    assert_eq!(rows(&player), all, "the button unfolds, although a variation of one move cannot be folded");
}
