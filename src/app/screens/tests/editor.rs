//! Tests of the editor's panels and the list of set-ups.

use bevy::prelude::*;
use bevy_egui::egui;

use super::harness::Player;
use crate::app::common::board::Spot;
use crate::app::common::marks::kinds::{FAULT, FAULTS};
use crate::app::editor::{Edit, Editor};
use crate::app::games::workshop::Brush;
use crate::app::input::Selection;
use crate::app::marks::editor::marks;
use crate::app::persistence::Storage;
use crate::app::settings::{Settings, UI_SCALES};
use crate::app::states::{Menu, Screen};
use cannon_rules::Side;

/// The square of White's Command in the first built-in scheme. Mirroring erases Black's with it.
const COMMAND: Spot = Spot::new(7, 0);

fn editor(player: &Player) -> &Editor {
    player.app.world().resource::<Editor>()
}

fn files(player: &Player) -> Vec<std::path::PathBuf> {
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let folder = store.folder().join("schemes");
    std::fs::read_dir(folder)
        .map_or_else(|_| Vec::new(), |entries| entries.flatten().map(|entry| entry.path()).collect())
}

fn erase(player: &mut Player, at: Spot) {
    player.click("editor-erase");
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
}

#[test]
fn a_scheme_is_tried_and_the_editor_is_as_it_was() {
    let mut player = Player::new();
    player.click("title-editor");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    erase(&mut player, Spot::new(1, 1));
    player.click("terrain-obstacle");
    player.edit(Edit::Stroke(Spot::new(7, 7)));
    player.edit(Edit::EndStroke);
    let text = player.bench().design().to_text();
    player.type_into("editor/name", "Crossroads");
    let text = text.replace("Copy of Basic 16", "Crossroads");
    player.click("editor-play");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    assert_eq!(player.game().timeline().game(), "tank-chess");
    assert_eq!(player.game().record().scheme.as_deref(), Some("Crossroads"));
    assert_eq!(Some(player.game().timeline().position_text_at(0)), player.bench().design().start());
    player.play_any(0);
    player.click("hud-menu");
    assert!(player.place("pause-game=Tank Chess · Crossroads").is_some());
    player.click("pause-load");
    assert!(player.place("saved-game=Tank Chess · Crossroads").is_some());
    player.click("menu-back");
    player.click("pause-to-editor");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    assert_eq!(player.bench().design().to_text(), text);
    assert!(player.bench().can_undo(), "also what was done before can be undone");
    player.start_hot_seat();
    player.click("hud-menu");
    assert!(player.place("pause-to-editor").is_none(), "another game has nothing to do with the editor");
}

#[test]
fn a_scheme_with_errors_cannot_be_played_and_says_why() {
    let mut player = Player::new();
    player.open_editor();
    assert!(player.place("editor/finding/0").is_none());
    erase(&mut player, COMMAND);
    let errors: Vec<_> = editor(&player).remarks().iter().map(|remark| remark.text.clone()).collect();
    assert!(errors.contains(&"White has no Command.".to_owned()), "{errors:?}");
    assert!(player.place("editor/finding/1").is_some());
    player.click("editor-play");
    assert_eq!(player.screen(), Screen::Editor);
    player.click("editor-undo");
    assert!(editor(&player).first_error().is_none());
    player.click("editor-redo");
    player.click("editor-undo");
    player.click("editor-play");
    assert_eq!(player.screen(), Screen::Play);
}

#[test]
fn a_finding_shows_its_places() {
    let mut player = Player::new();
    player.open_editor();
    player.click("editor-mirror");
    player.click("unit-light");
    let at = Spot::new(8, 8);
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
    let found = editor(&player).remarks().iter().position(|remark| remark.places == [at]).expect("it is told of");
    player.click(&format!("editor/finding/{found}"));
    assert_eq!(editor(&player).pointed_out(), Some(found));
    player.click(&format!("editor/finding/{found}"));
    assert_eq!(editor(&player).pointed_out(), None);
}

#[test]
fn several_faults_of_a_square_have_one_mark_and_are_all_told() {
    let mut player = Player::new();
    player.open_editor();
    player.click("editor-mirror");
    player.click("unit-command");
    // A Command here is reported twice: it is far from its home ground and could exit in its first turn.
    let at = Spot::new(7, 12);
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
    let told: Vec<_> = editor(&player).remarks_at(at).map(|remark| remark.text.clone()).collect();
    assert!(told.len() > 1, "{told:?}");
    // The cursor starts in the middle of the board.
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    player.press(egui::Key::ArrowLeft, KeyCode::ArrowLeft);
    (0..4).for_each(|_| player.press(egui::Key::ArrowUp, KeyCode::ArrowUp));
    let selection = player.app.world().resource::<Selection>();
    assert_eq!(selection.cursor(), Some(at));
    let marks = marks(editor(&player), selection);
    let here: Vec<_> = marks.iter().filter(|mark| mark.at == at).map(|mark| mark.kind).collect();
    assert!(here.contains(&&FAULTS) && !here.contains(&&FAULT), "{here:?}");
    assert!(player.place(&format!("editor/here={}", told.len())).is_some());
}

#[test]
fn schemes_are_saved_opened_and_deleted() {
    let mut player = Player::new();
    player.open_editor();
    player.type_into("editor/name", "Crossroads");
    player.type_into("editor/about", "Two roads.");
    assert!(player.bench().is_unsaved());
    player.click("editor-save");
    assert!(!player.bench().is_unsaved());
    assert_eq!(files(&player).len(), 1);
    let text = player.bench().design().to_text();
    assert_eq!(std::fs::read_to_string(&files(&player)[0]).expect("a readable file"), text);

    player.click("editor-new");
    assert_ne!(player.bench().design().to_text(), text);
    player.click("editor-open");
    player.click("setup-edit/Crossroads");
    assert_eq!((player.menu(), player.bench().design().to_text()), (Menu::None, text));
    erase(&mut player, Spot::new(1, 1));
    player.click("editor-save");
    assert_eq!(files(&player).len(), 1, "it keeps its file");

    player.click("editor-new");
    player.type_into("editor/name", "crossroads");
    player.click("editor-save");
    player.click("question-no");
    assert!(player.bench().is_unsaved(), "another scheme has that name");
    player.click("editor-save");
    player.click("question-replace-setup-yes");
    assert_eq!((player.bench().is_unsaved(), files(&player).len()), (false, 1));

    player.click("editor-open");
    player.click("setup-delete/crossroads");
    player.click("question-delete-yes");
    assert!(files(&player).is_empty());
    assert!(player.bench().is_unsaved(), "what is on the bench is in no file any more");
}

#[test]
fn a_scheme_without_a_name_is_not_saved() {
    let mut player = Player::new();
    player.open_editor();
    player.type_into("editor/name", " ");
    player.click("editor-save");
    assert!(player.place("notice").is_some());
    assert!(files(&player).is_empty());
}

#[test]
fn a_pasted_text_is_opened_or_told_what_is_wrong_with_it() {
    let mut player = Player::new();
    player.open_editor();
    let text = player.bench().design().to_text();
    player.click("editor-copy");
    assert_eq!(player.copied(), Some(text.as_str()));
    player.frames(100);
    for bad in ["", "hello", "{\"format\": \"tank-chess-scheme\"}", &text.replace('#', "?"), &text[..200]] {
        player.paste(bad);
        assert!(player.place("notice").is_some(), "{bad}");
        assert_eq!(player.bench().design().to_text(), text, "nothing is lost");
        player.frames(100);
        assert!(player.place("notice").is_none());
    }
    player.paste(&text.replace("Basic 16", "From afar"));
    assert_eq!(player.bench().design().name(), "From afar");
    assert!(player.bench().is_unsaved());
    player.click("editor-undo");
    assert_eq!(player.bench().design().to_text(), text, "one step back");
    player.type_into("editor/name", "x");
    player.paste(&text);
    assert_ne!(player.bench().design().to_text(), text, "what is pasted into a field stays there");
}

#[test]
fn unsaved_changes_are_not_lost_without_a_question() {
    let mut player = Player::new();
    player.click("title-editor");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title, "there is nothing to lose");
    player.click("title-editor");
    erase(&mut player, COMMAND);
    let text = player.bench().design().to_text();
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert!(player.place("question/drop-changes").is_some());
    player.press(egui::Key::U, KeyCode::KeyU);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert!(player.place("question/drop-changes").is_none());
    player.click("editor-new");
    player.click("question-no");
    player.click("editor-open");
    player.click("setup-edit/Basic 16");
    player.click("question-no");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.menu(), player.screen()), (Menu::None, Screen::Editor));
    assert_eq!(player.bench().design().to_text(), text);

    player.edit(Edit::Undo);
    player.click("editor-play");
    player.click("hud-menu");
    player.click("pause-to-editor");
    player.edit(Edit::Redo);
    player.click("editor-leave");
    player.click("question-drop-changes-yes");
    assert_eq!((player.menu(), player.screen()), (Menu::Title, Screen::Title));
    player.click("title-editor");
    assert!(!player.bench().is_unsaved(), "what was given up is gone");
}

#[test]
fn what_is_not_saved_is_on_the_bench_in_the_next_session() {
    let mut player = Player::new();
    player.click("title-editor");
    erase(&mut player, COMMAND);
    let text = player.bench().design().to_text();
    let mut next = player.next_session();
    next.click("title-editor");
    assert_eq!((next.bench().design().to_text(), next.bench().is_unsaved()), (text, true));
    next.edit(Edit::Undo);
    next.click("editor-save");
    assert!(!next.bench().is_unsaved());
    let mut last = next.next_session();
    last.click("title-editor");
    assert!(!last.bench().is_unsaved(), "there was nothing left to keep");
}

#[test]
fn escape_gives_the_keyboard_back_to_the_board_first() {
    let mut player = Player::new();
    player.open_editor();
    player.click("editor/name");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Editor);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title);
}

#[test]
fn an_own_scheme_is_chosen_for_a_game_unless_it_cannot_be_played() {
    let mut player = Player::new();
    player.open_editor();
    player.edit(Edit::Resize(20));
    player.type_into("editor/name", "Sound");
    player.click("editor-save");
    let start = player.bench().design().start().expect("it can be played");
    erase(&mut player, COMMAND);
    let spoilt = player.bench().design().to_text().replace("Sound", "Spoilt");
    player.paste(&spoilt);
    player.click("editor-save");
    player.click("editor-leave");
    std::fs::write(files(&player)[0].with_file_name("broken.json"), "{").expect("written");

    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("new-game-choose-setup");
    assert_eq!(player.menu(), Menu::Setups);
    player.click("setup-choose/Spoilt");
    assert_eq!(player.menu(), Menu::Setups, "it cannot be played");
    assert!(player.place("setup-delete/broken").is_some() && player.place("setup-choose/broken").is_none());
    player.click("setup-choose/Sound");
    assert_eq!(player.menu(), Menu::NewGame);
    player.click("north/clock/clock-minutes");
    player.click("new-game-start");
    assert_eq!(player.game().timeline().position_text_at(0), start);
    let minutes = player.game().players().north.time;
    assert_eq!(minutes, cannon_rules::record::TimeControl::minutes(45, 0), "the clock of a large board");
}

#[test]
fn menus_one_behind_the_other_lead_back_one_by_one() {
    let mut player = Player::new();
    player.click("title-new-game");
    player.click("new-game/game/game-tank-chess");
    player.click("new-game-choose-setup");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::NewGame);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Title);
}

#[test]
fn tools_are_taken_in_the_hand() {
    let mut player = Player::new();
    player.open_editor();
    player.click("unit-heavy");
    player.click("editor/side/Black");
    let Brush { tool, side } = editor(&player).brush();
    assert_eq!(side, Side::North);
    player.click("terrain-hedge");
    assert_ne!(editor(&player).brush().tool, tool);
    player.click("editor/size/more");
    player.click("editor/size/more");
    assert_eq!(player.bench().design().layout().size, 18);
    for _ in 0..10 {
        player.click("editor/size/less");
    }
    assert_eq!(player.bench().design().layout().size, 12, "no smaller");
}

#[test]
fn in_small_windows_the_panels_scroll() {
    for (width, height) in [(960.0, 600.0), (800.0, 600.0), (480.0, 360.0)] {
        for scale in [1.0, *UI_SCALES.end()] {
            let mut player = Player::in_window(width, height);
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.open_editor();
            player.check_places("editor");
            player.point_at("editor/name");
            player.scroll(-2000.0);
            player.check_place("editor-play");
            player.point_at("terrain-obstacle");
            player.scroll(-2000.0);
            player.check_place("editor/size/more");
        }
    }
}
