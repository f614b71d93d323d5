//! The game as a player meets it: a real window on a software renderer, mouse and keys, from the title to quitting.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::print_stdout)]

mod desk;
mod editor;
mod render;
mod tank_chess;

use cannon_rules::record::{Record, Seat};
use desk::Desk;

#[test]
fn a_game_against_level_1_from_title_to_quit() {
    let mut desk = Desk::new("960x600");
    desk.start(&["--quality", "low", "--windowed", "960x600"]);
    desk.wait("the title", |probe| probe["menu"] == "Title");
    desk.press("title-new-game");
    desk.wait("the new game screen", |probe| probe["menu"] == "NewGame");
    // Light is the computer, at level 3 unless told otherwise.
    for level in ["Level 2", "Level 1"] {
        desk.press("north/level/less");
        desk.wait(level, |probe| desk::shows(probe, "north/level", level));
    }
    desk.press("new-game-start");
    desk.wait("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desk.click_point("e1");
    desk.wait("both towns stand", |probe| probe["ply"] == 2);
    desk.click_point("e4");
    desk.wait("e4 is selected", |probe| probe["selected"] == "e4");
    desk.click_point("e8");
    desk.wait("a reason against e4 to e8", |probe| probe["refusals"] == 1 && probe["ply"] == 2);
    desk.click_point("e5");
    desk.wait("a step and an answer", |probe| probe["ply"] == 4);
    desk.key("u");
    desk.wait("both are taken back", |probe| probe["ply"] == 2);
    for (from, to, ply) in [("a4", "a5", 4), ("c4", "c5", 6)] {
        desk.click_point(from);
        desk.wait("it is selected", |probe| probe["selected"] == from);
        desk.click_point(to);
        desk.wait("a step and an answer", |probe| probe["ply"] == ply);
    }
    desk.wait("a quiet board", |probe| probe["busy"] == false && probe["thinking"] == false);
    desk.key("Escape");
    desk.wait("the pause menu", |probe| probe["menu"] == "Pause");
    desk.press("pause-to-title");
    desk.wait("the title again", |probe| probe["menu"] == "Title");
    desk.press("title-quit");
    desk.wait_for_end();

    let record = the_autosave(&desk);
    assert_eq!(record.players.south.seat, Seat::Human);
    assert_eq!(record.players.north.seat, Seat::computer(1));
    let actions: Vec<&str> = record.actions.iter().map(|action| action.text.trim_end_matches(['+', '#'])).collect();
    assert_eq!(actions.len(), 6);
    assert_eq!((actions[0], actions[2], actions[4]), ("@e1", "a4-a5", "c4-c5"));
    record.replay().unwrap();
}

/// The one record that the program has kept.
fn the_autosave(desk: &Desk) -> Record {
    let mut folders = vec![desk.data_folder()];
    let mut records = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(record) = Record::from_json(&std::fs::read_to_string(&path).unwrap()) {
                records.push(record);
            }
        }
    }
    assert_eq!(records.len(), 1, "one game has been played and kept");
    records.remove(0)
}
