//! Tests of the position editor of Cannon: editing, texts, play, analysis and puzzles.

use bevy::prelude::*;
use bevy_egui::egui;

use super::harness::TestPlayer;
use cannon_app_activities::editor::{Edit, Editor};
use cannon_app_activities::input::Selection;
use cannon_app_activities::persistence::Storage;
use cannon_app_activities::puzzles::{OwnPuzzles, PuzzlePhase, Puzzles};
use cannon_app_activities::setup_study::{PuzzleMaking, SetupAnalysis};
use cannon_app_base::common::board::Spot;
use cannon_app_base::common::marks::kinds::FAULT;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_table::marks::editor::marks;
use cannon_puzzles::making::from_position::NoPuzzle;
use cannon_rules::{GameId, Side};

/// A position with one winning capture.
const WINS: &str = "1L8/d9/10/10/10/10/10/5l4/10/8D1 d";

fn editor(player: &TestPlayer) -> &Editor {
    player.app.world().resource::<Editor>()
}

fn position_text(player: &TestPlayer) -> String {
    player.document().design().clipboard_text()
}

fn stroke(player: &mut TestPlayer, spots: &[Spot]) {
    spots.iter().for_each(|&at| player.edit(Edit::Stroke(at)));
    player.edit(Edit::EndStroke);
}

fn open() -> TestPlayer {
    let mut player = TestPlayer::new();
    player.click_more("title-editor/cannon");
    assert_eq!((player.screen(), player.menu()), (Screen::Editor, Menu::None));
    player
}

/// Waits until `is_done`, and until the screen shows it.
fn wait_until(player: &mut TestPlayer, what: &str, is_done: impl Fn(&World) -> bool) {
    player.wait_until(what, |player| is_done(player.app.world()));
    player.frames(3);
}

#[test]
fn position_is_painted_erased_undone_and_tried_out() {
    let mut player = open();
    assert_eq!(player.document().game(), GameId::Cannon);
    assert!(editor(&player).issues().is_empty() && !editor(&player).is_mirrored());
    let start = position_text(&player);
    player.click("editor-new");
    assert_eq!(position_text(&player), "10/10/10/10/10/10/10/10/10/10 d");
    player.click("piece-soldier");
    stroke(&mut player, &[Spot::new(0, 2), Spot::new(3, 2)]);
    player.edit(Edit::Erase(Spot::new(1, 2)));
    player.click("piece-town");
    stroke(&mut player, &[Spot::new(4, 0)]);
    player.click("editor/side/Light");
    stroke(&mut player, &[Spot::new(0, 9)]);
    let marks = marks(editor(&player), player.app.world().resource::<Selection>());
    assert!(marks.iter().any(|mark| mark.kind == &FAULT && mark.at == Spot::new(0, 9)), "a town in a corner");
    assert!(editor(&player).first_error().is_some());
    player.click("editor-undo");
    stroke(&mut player, &[Spot::new(5, 9)]);
    player.click("editor/to-move/Light");
    player.click("piece-soldier");
    stroke(&mut player, &[Spot::new(6, 6)]);
    assert_eq!(position_text(&player), "5L4/10/10/6l3/10/10/10/d1dd6/10/4D5 l");
    assert!(editor(&player).issues().is_empty(), "{:?}", editor(&player).issues());
    player.click("editor-play");
    assert_eq!(player.screen(), Screen::Play);
    let record = player.game().record();
    assert_eq!((record.game.name(), record.scheme), ("cannon", None));
    assert_eq!(record.start.as_deref(), Some("5L4/10/10/6l3/10/10/10/d1dd6/10/4D5 l"), "the record has the position");
    assert_eq!(record.ruleset, player.document().design().ruleset().expect("rules"));
    player.click("hud-menu");
    player.click("pause-to-editor");
    assert_eq!(player.screen(), Screen::Editor);
    player.click("editor-open");
    player.click("setup-edit/Start position");
    player.click("question-drop-changes-yes");
    assert_eq!(position_text(&player), start);
}

#[test]
fn rules_belong_to_the_position() {
    let mut player = open();
    player.click("editor/preset/more");
    assert!(position_text(&player).ends_with(" l"), "Light begins in the English rules");
    assert!(editor(&player).issues().is_empty(), "it is still a start position");
    player.click("editor/preset/more");
    let rules = player.document().design().ruleset();
    assert_eq!(rules, serde_json::to_value(cannon_rules::cannon::Ruleset::IGG).ok());
    player.type_into("editor/name", "Breach");
    player.click("editor-save");
    player.click("editor-leave");
    player.click("title-new-game");
    player.click("new-game/more");
    player.click("new-game-choose-setup");
    player.click("setup-choose/Breach");
    player.click("options-done");
    player.click("new-game-start");
    let record = player.game().record();
    assert_eq!((record.scheme.as_deref(), Some(record.ruleset)), (Some("Breach"), rules));
    player.click("hud-menu");
    assert!(player.widget_rect("pause-game=Cannon · Breach").is_some());
}

#[test]
fn position_text_is_copied_and_pasted() {
    let mut player = open();
    player.click("editor-copy");
    assert_eq!(player.clipboard_text(), Some(position_text(&player).as_str()));
    player.paste(WINS);
    assert_eq!(position_text(&player), WINS);
    player.frames(100);
    player.paste("1L8/d9/10/10/10/10/10/5l4/10/8Q1 d");
    assert!(player.widget_rect("notice").is_some());
    let reason = "In the board, at character 31: “Q” is not valid here.";
    assert!(player.shows_text(&format!("The clipboard contains no position text. {reason}")));
    assert_eq!(position_text(&player), WINS, "the edited position is unchanged");
    player.click("editor-undo");
    assert_ne!(position_text(&player), WINS);
}

#[test]
fn each_game_keeps_its_own_set_up() {
    let mut player = open();
    player.paste(WINS);
    player.click("editor-leave");
    player.click("question-no");
    player.type_into("editor/name", "Won");
    player.click("editor-save");
    player.paste(&WINS.replace("5l4", "6l3"));
    let text = player.document().design().to_text();
    let mut next = player.restart();
    next.click_more("title-editor/tank-chess");
    assert_eq!((next.document().game(), editor(&next).is_mirrored()), (GameId::TankChess, true));
    next.click("editor-leave");
    next.click_more("title-editor/cannon");
    assert_eq!((next.document().design().to_text(), next.document().is_unsaved()), (text, true), "the draft");
    assert!(!editor(&next).is_mirrored());
    let store = next.app.world().resource::<Storage>().0.clone().expect("there is a store");
    assert_eq!(std::fs::read_dir(store.folder().join("positions")).expect("a folder").count(), 2, "file and draft");
}

#[test]
fn analysis_follows_the_position() {
    let mut player = open();
    player.paste(WINS);
    player.click("editor-analyse");
    let line = |world: &World| world.resource::<SetupAnalysis>().line().map(|line| line.info.pv.clone());
    wait_until(&mut player, "the win", |world| line(world).is_some());
    let analysis = player.app.world().resource::<SetupAnalysis>();
    let shown = analysis.line().expect("a line");
    assert_eq!(shown.timeline.notation(shown.best_action().expect("an action")).as_deref(), Some("a9xb10#"));
    assert!(player.widget_rect("editor/analysis=Dark wins by force in 1 turn").is_some());
    player.click("editor/to-move/Light");
    wait_until(&mut player, "another line", |world| {
        world.resource::<SetupAnalysis>().line().is_some_and(|line| line.timeline.side_to_move() == Side::North)
    });
    player.click("piece-town");
    stroke(&mut player, &[Spot::new(0, 0)]);
    player.frames(3);
    assert!(line(player.app.world()).is_none(), "a position with errors has no analysis");
    player.click("editor-analyse");
    assert!(player.widget_rect("editor/analysis").is_none());
}

#[test]
fn puzzle_is_made_solved_kept_and_found_again() {
    let mut player = open();
    player.paste(WINS);
    player.frames(100);
    player.click("editor-make-puzzle");
    let making = |world: &World| world.resource::<PuzzleMaking>().result().is_some();
    wait_until(&mut player, "the proof", making);
    player.click("editor-keep-puzzle");
    player.frames(5);
    assert_eq!(player.app.world().resource::<OwnPuzzles>().of_game(GameId::Cannon).count(), 1);
    player.click("editor-keep-puzzle");
    player.frames(5);
    assert_eq!(player.app.world().resource::<OwnPuzzles>().of_game(GameId::Cannon).count(), 1, "each puzzle once");

    player.click("editor-solve-puzzle");
    assert_eq!(player.screen(), Screen::Play);
    player.frames(5);
    player.play("a9xb10");
    let phase = |world: &World| world.resource::<Puzzles>().run().map(|run| run.phase);
    wait_until(&mut player, "the solution", |world| phase(world) == Some(PuzzlePhase::Solved));
    player.click("puzzle-next");
    assert_eq!((player.screen(), position_text(&player)), (Screen::Editor, WINS.to_owned()));

    let mut next = player.restart();
    next.click("title-lessons");
    next.click("learn/puzzles-heading");
    next.click("puzzles-own");
    assert_eq!(next.screen(), Screen::Play);
    let run = next.app.world().resource::<Puzzles>().run().expect("the kept puzzle");
    assert_eq!((run.puzzle.id(), run.puzzle.fields().position.as_str()), ("p0001", WINS));
}

#[test]
fn position_without_a_puzzle_has_a_reason() {
    let mut player = open();
    player.click("editor-make-puzzle");
    wait_until(&mut player, "the answer", |world| world.resource::<PuzzleMaking>().result().is_some());
    let result = player.app.world().resource::<PuzzleMaking>().result();
    assert!(matches!(result, Some(Err(NoPuzzle::NotAStart))), "the towns are still to be placed");
    assert!(player.shows_text(&player.text("editor-no-puzzle-not-a-start")));
    player.edit(Edit::Erase(Spot::new(0, 1)));
    assert!(player.app.world().resource::<PuzzleMaking>().result().is_none(), "it belonged to the position before");
}

#[test]
fn position_editor_fits_small_windows_and_obeys_keys() {
    for (width, height) in [(1280.0, 720.0), (960.0, 600.0), (480.0, 360.0)] {
        let mut player = TestPlayer::in_window(width, height);
        player.open_editor_of(GameId::Cannon);
        player.assert_all_in_window("position editor");
        player.hover("editor/name");
        player.scroll(-2000.0);
        player.assert_in_window("editor-play");
    }
    let mut player = open();
    let before = position_text(&player);
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    player.press(egui::Key::ArrowUp, KeyCode::ArrowUp);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_ne!(position_text(&player), before, "a soldier at the cursor");
    player.press(egui::Key::U, KeyCode::KeyU);
    assert_eq!(position_text(&player), before);
    player.press(egui::Key::Escape, KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title);
}
