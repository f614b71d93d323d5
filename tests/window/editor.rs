//! The scheme editor in a real window: a scheme is made, refused with its reason, mended, saved and played by mouse and keys.

use std::path::PathBuf;

use cannon_rules::Side;
use cannon_rules::tank_chess::{Facing, Occupant, Scheme, Square, scheme_file};
use serde_json::Value;

use crate::desk::{self, Desk};
use crate::the_autosave;

/// What the program shows on the editor's bench.
fn bench(probe: &Value) -> Option<Scheme> {
    scheme_file::read(probe["bench"].as_str()?).ok()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Letter, side and facing of the unit there.
fn unit(scheme: &Scheme, at: &str) -> Option<(char, Side, Facing)> {
    match scheme.setup.occupant(square(at))? {
        Occupant::Unit { side, kind, facing } => Some((kind.stats().letter, side, facing)),
        Occupant::Wreck => None,
    }
}

fn is_obstacle(scheme: &Scheme, at: &str) -> bool {
    scheme.setup.terrain(square(at)).is_some()
}

#[test]
fn a_scheme_is_made_refused_mended_saved_and_played() {
    let mut desk = Desk::new("960x600");
    desk.start(&["--quality", "low", "--windowed", "960x600"]);
    desk.press("title-editor");
    desk.wait("the editor", |probe| probe["screen"] == "Editor" && bench(probe).is_some());

    desk.press("terrain-obstacle");
    desk.click_point("h7");
    desk.wait("an obstacle for both sides", |probe| {
        bench(probe).is_some_and(|scheme| is_obstacle(&scheme, "H7") && is_obstacle(&scheme, "I10"))
    });
    desk.press("unit-light");
    desk.click_point("a2");
    desk.wait("a light tank for both sides", |probe| {
        bench(probe).is_some_and(|scheme| {
            unit(&scheme, "A2") == Some(('L', Side::South, Facing::N))
                && unit(&scheme, "P15") == Some(('L', Side::North, Facing::S))
        })
    });
    desk.click_point("a2");
    desk.wait("a second click turns it", |probe| {
        bench(probe).is_some_and(|scheme| unit(&scheme, "A2").is_some_and(|(.., facing)| facing == Facing::NE))
    });

    assert!(!desk::shows(&desk.probe(), "editor/finding/0", "The unit"), "nothing is wrong so far");
    desk.click_point("c7");
    desk.wait("a reason against a unit in the middle", |probe| {
        desk::shows(probe, "editor/finding/0", "The unit on C7 is outside its side’s first three ranks")
    });
    desk.wait("the same where the pointer is", |probe| desk::shows(probe, "editor/here", "1"));
    desk.press("editor-play");
    desk.wait("it cannot be played", |probe| probe["screen"] == "Editor");
    desk.key("ctrl+z");
    desk.wait("the fault is taken back", |probe| {
        bench(probe).is_some_and(|scheme| unit(&scheme, "C7").is_none())
            && probe["widgets"]["editor/finding/0"].is_null()
    });

    desk.press("editor-save");
    desk.wait("word that it is saved", |probe| probe["widgets"]["notice"].is_array());
    let wanted = bench(&desk.probe()).unwrap();
    assert_eq!(the_scheme(&desk), wanted);
    desk.press("editor-play");
    desk.wait("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");
    desk.click_point("a2");
    desk.wait("the new tank is selected", |probe| probe["selected"] == "a2");
    desk.click_point("a3");
    desk.click_point("a3");
    desk.wait("it has driven", |probe| probe["ply"].as_u64() >= Some(1));
    desk.wait("a quiet board", |probe| probe["busy"] == false && probe["thinking"] == false);
    desk.key("Escape");
    let game = format!("Tank Chess · {}", wanted.name);
    desk.wait("the scheme's name", |probe| desk::shows(probe, "pause-game", &game));
    desk.press("pause-to-editor");
    desk.wait("the scheme as it was", |probe| probe["screen"] == "Editor" && bench(probe).as_ref() == Some(&wanted));
    desk.press("editor-leave");
    desk.press("title-quit");
    desk.wait_for_end();
    assert_eq!(the_autosave(&desk).scheme, Some(wanted.name));
}

/// The one scheme that the program has kept.
fn the_scheme(desk: &Desk) -> Scheme {
    let mut folders = vec![desk.data_folder()];
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
    assert_eq!(files.len(), 1, "one scheme has been kept: {files:?}");
    scheme_file::read(&std::fs::read_to_string(&files[0]).unwrap()).unwrap()
}
