//! Tests of the editor's panels and the list of set-ups.

use bevy::prelude::*;
use bevy_egui::egui;

use super::harness::TestPlayer;
use crate::DocumentFolder;
use cannon_app_activities::editor::{Edit, Editor};
use cannon_app_activities::input::Selection;
use cannon_app_activities::persistence::Storage;
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::kinds::{FAULT, FAULTS};
use cannon_app_base::settings::{Settings, UI_SCALE_RANGE};
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games::editor_support::Brush;
use cannon_app_table::marks::editor::marks;
use cannon_rules::record::LEVELS;
use cannon_rules::{GameId, Side};

/// The square of White's Command in the first built-in scheme. With mirroring, Black's Command is erased, too.
const COMMAND: Spot = Spot::new(7, 0);

fn editor(player: &TestPlayer) -> &Editor {
    player.app.world().resource::<Editor>()
}

fn scheme_paths(player: &TestPlayer) -> Vec<std::path::PathBuf> {
    let store = player.app.world().resource::<Storage>().0.clone().expect("there is a store");
    let folder = store.folder().join("schemes");
    std::fs::read_dir(folder)
        .map_or_else(|_| Vec::new(), |entries| entries.flatten().map(|entry| entry.path()).collect())
}

fn erase(player: &mut TestPlayer, at: Spot) {
    player.click("editor-erase");
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
}

#[test]
fn schemes_and_empty_boards_are_printed() {
    let mut player = TestPlayer::new();
    player.click_more("title-editor/tank-chess");
    player.click("editor-print");
    assert!(player.widget_rect("notice").is_some(), "the notice names the file");
    player.click("editor-new");
    player.click("editor-print");
    let folder = player.app.world().resource::<DocumentFolder>().0.clone().expect("the tests have a folder");
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("it exists").flatten().map(|entry| entry.path()).collect();
    files.sort();
    let names: Vec<_> = files.iter().map(|file| file.file_name().expect("a name").to_string_lossy()).collect();
    assert_eq!(names, ["Cannon.pdf", "Copy of Basic 16.pdf"]);
    let [template, scheme] = [0, 1].map(|index| std::fs::read(&files[index]).expect("it can be read"));
    assert!(template.starts_with(b"%PDF") && scheme.starts_with(b"%PDF") && template != scheme);
}

#[test]
fn returning_from_a_tryout_restores_the_editor() {
    let mut player = TestPlayer::new();
    player.click_more("title-editor/tank-chess");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    erase(&mut player, Spot::new(1, 1));
    player.click("terrain-obstacle");
    player.edit(Edit::Stroke(Spot::new(7, 7)));
    player.edit(Edit::EndStroke);
    let text = player.document().design().to_text();
    player.type_into("editor/name", "Crossroads");
    let text = text.replace("Copy of Basic 16", "Crossroads");
    player.click("editor-play");
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::None));
    assert_eq!(player.game().timeline().game(), GameId::TankChess);
    assert_eq!(player.game().record().scheme.as_deref(), Some("Crossroads"));
    assert_eq!(player.game().computer_level(), Some(*LEVELS.start()), "a new player meets the easiest opponent");
    assert_eq!(Some(player.game().timeline().position_text_at(0)), player.document().design().start_position());
    // When the third action is handed over to the thread that saves, the second one is on the disk.
    (0..3).for_each(|ply| player.play_any(ply));
    player.click("hud-menu");
    assert!(player.widget_rect("pause-game=Tank Chess · Crossroads").is_some());
    player.click("pause-to-editor");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    assert_eq!(player.document().design().to_text(), text);
    assert!(player.document().can_undo(), "actions before the tryout can be undone");
    player.start_hot_seat();
    player.click("hud-menu");
    assert!(player.widget_rect("pause-to-editor").is_none(), "another game does not lead back to the editor");
}

#[test]
fn scheme_with_errors_cannot_be_played() {
    let mut player = TestPlayer::new();
    player.open_editor();
    assert!(player.widget_rect("editor/finding/0").is_none());
    erase(&mut player, COMMAND);
    let errors: Vec<_> = editor(&player).issues().iter().map(|remark| remark.text.clone()).collect();
    assert!(errors.contains(&"White has no Command.".to_owned()), "{errors:?}");
    assert!(player.widget_rect("editor/finding/1").is_some());
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
fn clicking_a_finding_highlights_its_squares() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.click("editor-mirror");
    player.click("unit-light");
    let at = Spot::new(8, 8);
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
    let index = editor(&player).issues().iter().position(|remark| remark.spots == [at]).expect("a finding");
    player.click(&format!("editor/finding/{index}"));
    assert_eq!(editor(&player).highlighted_issue(), Some(index));
    player.click(&format!("editor/finding/{index}"));
    assert_eq!(editor(&player).highlighted_issue(), None);
}

#[test]
fn several_findings_on_a_square_share_a_mark_and_are_all_listed() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.click("editor-mirror");
    player.click("unit-command");
    // A Command here is reported twice: it is far from its home ground and could exit in its first turn.
    let at = Spot::new(7, 12);
    player.edit(Edit::Stroke(at));
    player.edit(Edit::EndStroke);
    let findings: Vec<_> = editor(&player).issues_at(at).map(|remark| remark.text.clone()).collect();
    assert!(findings.len() > 1, "{findings:?}");
    // The cursor starts in the middle of the board.
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    player.press(egui::Key::ArrowLeft, KeyCode::ArrowLeft);
    (0..4).for_each(|_| player.press(egui::Key::ArrowUp, KeyCode::ArrowUp));
    let selection = player.app.world().resource::<Selection>();
    assert_eq!(selection.cursor(), Some(at));
    let marks = marks(editor(&player), selection);
    let mark_kinds: Vec<_> = marks.iter().filter(|mark| mark.at == at).map(|mark| mark.kind).collect();
    assert!(mark_kinds.contains(&&FAULTS) && !mark_kinds.contains(&&FAULT), "{mark_kinds:?}");
    assert!(player.widget_rect(&format!("editor/here={}", findings.len())).is_some());
}

#[test]
fn schemes_are_saved_opened_overwritten_and_deleted() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.type_into("editor/name", "Crossroads");
    player.type_into("editor/about", "Two roads.");
    assert!(player.document().is_unsaved());
    player.click("editor-save");
    assert!(!player.document().is_unsaved());
    assert_eq!(scheme_paths(&player).len(), 1);
    let text = player.document().design().to_text();
    assert_eq!(std::fs::read_to_string(&scheme_paths(&player)[0]).expect("a readable file"), text);

    player.click("editor-new");
    assert_ne!(player.document().design().to_text(), text);
    player.click("editor-open");
    player.click("setup-edit/Crossroads");
    assert_eq!((player.menu(), player.document().design().to_text()), (Menu::None, text));
    erase(&mut player, Spot::new(1, 1));
    player.click("editor-save");
    assert_eq!(scheme_paths(&player).len(), 1, "the scheme keeps its file");

    player.click("editor-new");
    player.type_into("editor/name", "crossroads");
    player.click("editor-save");
    player.click("question-no");
    assert!(player.document().is_unsaved(), "another scheme has that name");
    player.click("editor-save");
    player.click("question-replace-setup-yes");
    assert_eq!((player.document().is_unsaved(), scheme_paths(&player).len()), (false, 1));

    player.click("editor-open");
    player.click("setup-delete/crossroads");
    player.click("question-delete-yes");
    assert!(scheme_paths(&player).is_empty());
    assert!(player.document().is_unsaved(), "the edited scheme is no longer saved in a file");
}

#[test]
fn unnamed_scheme_is_not_saved() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.type_into("editor/name", " ");
    player.click("editor-save");
    assert!(player.widget_rect("notice").is_some());
    assert!(scheme_paths(&player).is_empty());
}

#[test]
fn pasted_text_opens_a_scheme_or_shows_an_error() {
    let mut player = TestPlayer::new();
    player.open_editor();
    let text = player.document().design().to_text();
    player.click("editor-copy");
    assert_eq!(player.clipboard_text(), Some(text.as_str()));
    player.frames(100);
    for bad in ["", "hello", "{\"format\": \"tank-chess-scheme\"}", &text.replace('#', "?"), &text[..200]] {
        player.paste(bad);
        assert!(player.widget_rect("notice").is_some(), "{bad}");
        assert_eq!(player.document().design().to_text(), text, "the edited scheme is unchanged");
        // A long text stays longer, so that it can be read.
        player.frames(300);
        assert!(player.widget_rect("notice").is_none());
    }
    player.paste(&text.replace("Basic 16", "From afar"));
    assert_eq!(player.document().design().name(), "From afar");
    assert!(player.document().is_unsaved());
    player.click("editor-undo");
    assert_eq!(player.document().design().to_text(), text, "the paste is undone in one step");
    player.type_into("editor/name", "x");
    player.paste(&text);
    assert_ne!(player.document().design().to_text(), text, "text pasted into a field does not open a scheme");
}

#[test]
fn discarding_unsaved_changes_is_confirmed() {
    let mut player = TestPlayer::new();
    player.click_more("title-editor/tank-chess");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title, "there are no unsaved changes");
    player.click_more("title-editor/tank-chess");
    erase(&mut player, COMMAND);
    let text = player.document().design().to_text();
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert!(player.widget_rect("question/drop-changes").is_some());
    player.press(egui::Key::U, KeyCode::KeyU);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert!(player.widget_rect("question/drop-changes").is_none());
    player.click("editor-new");
    player.click("question-no");
    player.click("editor-open");
    player.click("setup-edit/Basic 16");
    player.click("question-no");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!((player.menu(), player.screen()), (Menu::None, Screen::Editor));
    assert_eq!(player.document().design().to_text(), text);

    player.edit(Edit::Undo);
    player.click("editor-play");
    player.click("hud-menu");
    player.click("pause-to-editor");
    player.edit(Edit::Redo);
    player.click("editor-leave");
    player.click("question-drop-changes-yes");
    assert_eq!((player.menu(), player.screen()), (Menu::Title, Screen::Title));
    player.click_more("title-editor/tank-chess");
    assert!(!player.document().is_unsaved(), "the discarded changes are gone");
}

#[test]
fn unsaved_scheme_is_restored_in_the_next_session() {
    let mut player = TestPlayer::new();
    player.click_more("title-editor/tank-chess");
    erase(&mut player, COMMAND);
    let text = player.document().design().to_text();
    let mut next = player.restart();
    next.click_more("title-editor/tank-chess");
    assert_eq!((next.document().design().to_text(), next.document().is_unsaved()), (text, true));
    next.edit(Edit::Undo);
    next.click("editor-save");
    assert!(!next.document().is_unsaved());
    let mut last = next.restart();
    last.click_more("title-editor/tank-chess");
    assert!(!last.document().is_unsaved(), "a saved scheme is not restored as unsaved");
}

#[test]
fn escape_leaves_a_text_field_before_the_editor() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.click("editor/name");
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Editor);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title);
}

#[test]
fn valid_user_scheme_can_start_a_game() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.edit(Edit::Resize(20));
    player.type_into("editor/name", "Sound");
    player.click("editor-save");
    let start = player.document().design().start_position().expect("a playable scheme");
    erase(&mut player, COMMAND);
    let invalid = player.document().design().to_text().replace("Sound", "Spoilt");
    player.paste(&invalid);
    player.click("editor-save");
    player.click("editor-leave");
    std::fs::write(scheme_paths(&player)[0].with_file_name("broken.json"), "{").expect("written");

    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/clock/45+0");
    player.click("new-game/more");
    player.click("new-game-choose-setup");
    assert_eq!(player.menu(), Menu::Setups);
    player.click("setup-choose/Spoilt");
    assert_eq!(player.menu(), Menu::Setups, "a scheme with errors cannot be chosen");
    assert!(player.widget_rect("setup-delete/broken").is_some() && player.widget_rect("setup-choose/broken").is_none());
    player.click("setup-choose/Sound");
    assert_eq!(player.menu(), Menu::GameOptions);
    player.click("options-done");
    player.click("new-game-start");
    assert_eq!(player.game().timeline().position_text_at(0), start);
    let time = player.game().players().north.time;
    assert_eq!(time, cannon_rules::record::TimeControl::minutes(45, 0), "the chosen clock");
}

#[test]
fn escape_closes_nested_menus_one_by_one() {
    let mut player = TestPlayer::new();
    player.choose_game(GameId::TankChess);
    player.click("title-new-game");
    player.click("new-game/more");
    player.click("new-game-choose-setup");
    assert_eq!(player.menu(), Menu::Setups);
    for menu in [Menu::GameOptions, Menu::NewGame] {
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), menu);
    }
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.menu(), Menu::Title);
}

#[test]
fn clicking_tools_changes_brush_and_board_size() {
    let mut player = TestPlayer::new();
    player.open_editor();
    player.click("unit-heavy");
    player.click("editor/side/Black");
    let Brush { tool, side } = editor(&player).brush();
    assert_eq!(side, Side::North);
    player.click("terrain-hedge");
    assert_ne!(editor(&player).brush().tool, tool);
    player.click("editor/size/more");
    player.click("editor/size/more");
    assert_eq!(player.document().design().layout().size, 18);
    for _ in 0..10 {
        player.click("editor/size/less");
    }
    assert_eq!(player.document().design().layout().size, 12, "the minimum size");
}

#[test]
fn editor_panels_scroll_in_small_windows() {
    for (width, height) in [(960.0, 600.0), (800.0, 600.0), (480.0, 360.0)] {
        for scale in [1.0, *UI_SCALE_RANGE.end()] {
            let mut player = TestPlayer::in_window(width, height);
            player.app.world_mut().resource_mut::<Settings>().ui_scale = scale;
            player.open_editor();
            player.assert_all_in_window("editor");
            player.hover("editor/name");
            player.scroll(-2000.0);
            player.assert_in_window("editor-play");
            player.hover("terrain-obstacle");
            player.scroll(-2000.0);
            player.assert_in_window("editor/size/more");
        }
    }
}
