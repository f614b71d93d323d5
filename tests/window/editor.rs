//! Tests of the editors of schemes and positions in a real window, with mouse and keys.

use std::path::PathBuf;

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Occupant, Scheme, Square, scheme_file};
use serde_json::Value;

use crate::read_saved_game;
use cannon_virtual_desktop::{VirtualDesktop, shows_value};

/// The scheme that is open in the editor.
fn edited_scheme(probe: &Value) -> Option<Scheme> {
    scheme_file::read(probe["editor_setup"].as_str()?).ok()
}

fn parse_square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Letter, side and facing of the unit on a square.
fn unit_at(scheme: &Scheme, at: &str) -> Option<(char, Side, Facing)> {
    match scheme.setup.occupant(parse_square(at))? {
        Occupant::Unit { side, kind, facing } => Some((kind.stats().letter, side, facing)),
        Occupant::Wreck => None,
    }
}

fn is_obstacle(scheme: &Scheme, at: &str) -> bool {
    scheme.setup.terrain(parse_square(at)).is_some()
}

#[test]
fn scheme_is_created_corrected_saved_and_played() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "low", "--windowed", "960x600"]);
    desktop.press_button("title-more");
    desktop.press_button("title-editor/tank-chess");
    desktop.wait_until("the editor", |probe| probe["screen"] == "Editor" && edited_scheme(probe).is_some());

    desktop.press_button("terrain-obstacle");
    desktop.click_point("h7");
    desktop.wait_until("an obstacle for both sides", |probe| {
        edited_scheme(probe).is_some_and(|scheme| is_obstacle(&scheme, "H7") && is_obstacle(&scheme, "I10"))
    });
    desktop.press_button("unit-light");
    desktop.click_point("a2");
    desktop.wait_until("a light tank for both sides", |probe| {
        edited_scheme(probe).is_some_and(|scheme| {
            unit_at(&scheme, "A2") == Some(('L', Side::South, Facing::N))
                && unit_at(&scheme, "P15") == Some(('L', Side::North, Facing::S))
        })
    });
    desktop.click_point("a2");
    desktop.wait_until("a second click turns it", |probe| {
        edited_scheme(probe)
            .is_some_and(|scheme| unit_at(&scheme, "A2").is_some_and(|(.., facing)| facing == Facing::NE))
    });

    assert!(!shows_value(&desktop.probe(), "editor/finding/0", "The unit"), "the scheme has no errors so far");
    desktop.click_point("c7");
    desktop.wait_until("an error for a unit in the middle", |probe| {
        shows_value(probe, "editor/finding/0", "The unit on C7 is outside its side’s first three ranks")
    });
    desktop.wait_until("the error at the pointer", |probe| shows_value(probe, "editor/here", "1"));
    desktop.press_button("editor-play");
    desktop.wait_until("it cannot be played", |probe| probe["screen"] == "Editor");
    desktop.press_key("ctrl+z");
    desktop.wait_until("the error is undone", |probe| {
        edited_scheme(probe).is_some_and(|scheme| unit_at(&scheme, "C7").is_none())
            && probe["widgets"]["editor/finding/0"].is_null()
    });

    desktop.press_button("editor-save");
    desktop.wait_until("the notice that it is saved", |probe| probe["widgets"]["notice"].is_array());
    let wanted = edited_scheme(&desktop.probe()).unwrap();
    assert_eq!(read_saved_scheme(&desktop), wanted);
    desktop.press_button("editor-play");
    desktop.wait_until("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");
    desktop.click_point("a2");
    desktop.wait_until("the new tank is selected", |probe| probe["selected"] == "a2");
    desktop.click_point("a3");
    desktop.click_point("a3");
    desktop.wait_until("it has driven, and the computer has answered", |probe| probe["ply"].as_u64() >= Some(2));
    desktop.wait_until("the board at rest", |probe| probe["is_animating"] == false && probe["is_thinking"] == false);
    desktop.press_key("Escape");
    let game = format!("Tank Chess · {}", wanted.name);
    desktop.wait_until("the scheme's name", |probe| shows_value(probe, "pause-game", &game));
    desktop.press_button("pause-to-editor");
    desktop.wait_until("the scheme as it was", |probe| {
        probe["screen"] == "Editor" && edited_scheme(probe).as_ref() == Some(&wanted)
    });
    desktop.press_button("editor-leave");
    desktop.press_button("title-more");
    desktop.press_button("title-quit");
    desktop.wait_for_exit();
    assert_eq!(read_saved_game(&desktop).scheme, Some(wanted.name));
}

/// The position text in the editor.
fn edited_position(probe: &Value) -> Option<String> {
    let file: Value = serde_json::from_str(probe["editor_setup"].as_str()?).ok()?;
    Some(file["position"].as_str()?.to_owned())
}

#[test]
fn position_is_set_up_analysed_solved_and_played() {
    let mut desktop = VirtualDesktop::new("1280x720", env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "low", "--windowed", "1280x720"]);
    desktop.press_button("title-more");
    desktop.press_button("title-editor/cannon");
    desktop.wait_until("the editor", |probe| probe["screen"] == "Editor" && edited_position(probe).is_some());
    desktop.press_button("editor-new");
    let has_pieces = |probe: &Value, board: &str| edited_position(probe).is_some_and(|text| text == board);
    for (tool, side, point) in [
        ("piece-town", "Dark", "e1"),
        ("piece-town", "Light", "f10"),
        ("piece-soldier", "Light", "g7"),
        ("piece-soldier", "Dark", "e9"),
    ] {
        desktop.press_button(tool);
        desktop.press_button(&format!("editor/side/{side}"));
        desktop.click_point(point);
    }
    let wanted = "5L4/4d5/10/6l3/10/10/10/10/10/4D5 d";
    desktop.wait_until("all four pieces", |probe| has_pieces(probe, wanted));
    desktop.press_button("editor-analyse");
    desktop.wait_until("the analysis", |probe| shows_value(probe, "editor/analysis", "Dark wins by force in 1 turn"));
    desktop.press_button("editor-make-puzzle");
    desktop.wait_until("the puzzle", |probe| probe["widgets"]["editor-solve-puzzle"].is_array());
    desktop.press_button("editor-solve-puzzle");
    desktop.wait_until("the puzzle on the board", |probe| probe["screen"] == "Play" && probe["is_animating"] == false);
    desktop.click_point("e9");
    desktop.wait_until("the soldier is selected", |probe| probe["selected"] == "e9");
    desktop.click_point("f10");
    desktop.wait_until("the solution", |probe| probe["widgets"]["puzzle-next"].is_array());
    desktop.press_button("puzzle-next");
    desktop.wait_until("the editor again", |probe| probe["screen"] == "Editor" && has_pieces(probe, wanted));
    desktop.press_button("editor-play");
    desktop.wait_until("a game", |probe| probe["screen"] == "Play" && probe["menu"] == "None");
    desktop.click_point("e9");
    desktop.wait_until("the soldier of the position", |probe| probe["selected"] == "e9" && probe["ply"] == 0);
    desktop.press_key("Escape");
    desktop.wait_until("no selection", |probe| probe["selected"].is_null());
    desktop.press_key("Escape");
    desktop.press_button("pause-to-editor");
    desktop.press_button("editor-leave");
    desktop.press_button("question-drop-changes-yes");
    desktop.press_button("title-more");
    desktop.press_button("title-quit");
    desktop.wait_for_exit();
}

/// Reads the only scheme that the program has saved.
fn read_saved_scheme(desktop: &VirtualDesktop) -> Scheme {
    let mut folders = vec![desktop.data_folder()];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.parent().is_some_and(|folder| folder.ends_with("schemes")) {
                files.push(path);
            }
        }
    }
    assert_eq!(files.len(), 1, "exactly one scheme has been saved: {files:?}");
    scheme_file::read(&std::fs::read_to_string(&files[0]).unwrap()).unwrap()
}
