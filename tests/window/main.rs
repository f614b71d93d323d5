//! End-to-end tests in a real window on a software renderer, with mouse and keys.
#![allow(missing_docs, unreachable_pub, clippy::unwrap_used, clippy::print_stdout)]

mod crash;
mod editor;
mod learn;
mod render;
mod screen_reader;
mod tank_chess;

use cannon_rules::record::{Record, Seat};
use cannon_virtual_desktop::VirtualDesktop;
use serde_json::Value;

#[test]
fn game_against_level_1_is_played_from_title_to_quit() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "low", "--windowed", "960x600"]);
    desktop.wait_until("the title", |probe| probe["menu"] == "Title");
    desktop.press_button("title-new-game");
    desktop.wait_until("the new game screen", |probe| probe["menu"] == "NewGame");
    // A new player is offered the first rank.
    desktop.press_button("new-game/rank/3");
    desktop.press_button("new-game-start");
    desktop.wait_until("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desktop.click_point("e1");
    desktop.wait_until("both towns stand", |probe| probe["ply"] == 2);
    desktop.click_point("e4");
    desktop.wait_until("e4 is selected", |probe| probe["selected"] == "e4");
    desktop.click_point("e8");
    desktop.wait_until("the refusal of e4 to e8", |probe| probe["refusals"] == 1 && probe["ply"] == 2);
    desktop.click_point("e5");
    desktop.wait_until("a step and an answer", |probe| probe["ply"] == 4);
    desktop.press_key("u");
    desktop.wait_until("both are undone", |probe| probe["ply"] == 2);
    for (from, to, ply) in [("a4", "a5", 4), ("c4", "c5", 6)] {
        desktop.click_point(from);
        desktop.wait_until("it is selected", |probe| probe["selected"] == from);
        desktop.click_point(to);
        // Against level 1 the coach helps, and it may ask before a careless step.
        let is_asked = |probe: &Value| probe["widgets"]["coach-play-anyway"].is_array();
        let probe = desktop.wait_until("a step or a question", |probe| probe["ply"] == ply || is_asked(probe));
        if is_asked(&probe) {
            desktop.press_button("coach-play-anyway");
            desktop.wait_until("a step and an answer", |probe| probe["ply"] == ply);
        }
    }
    desktop.wait_until("the board at rest", |probe| probe["is_animating"] == false && probe["is_thinking"] == false);
    desktop.press_key("Escape");
    desktop.wait_until("the pause menu", |probe| probe["menu"] == "Pause");
    desktop.press_button("pause-more");
    desktop.press_button("pause-review");
    desktop.wait_until("the review", |probe| probe["menu"] == "Review" && probe["widgets"]["review-turn/3"].is_array());
    desktop.press_button("review-turn/3");
    desktop.wait_until("the third turn on the board", |probe| probe["board_view_ply"] == 3);
    desktop.press_key("Escape");
    desktop.wait_until("the second page of the menu", |probe| probe["menu"] == "ThisGame");
    desktop.press_key("Escape");
    desktop.wait_until("the pause menu again", |probe| probe["menu"] == "Pause");
    desktop.press_button("pause-to-title");
    desktop.wait_until("the title again", |probe| probe["menu"] == "Title");
    desktop.press_button("title-more");
    desktop.press_button("title-quit");
    desktop.wait_for_exit();

    let record = read_saved_game(&desktop);
    assert_eq!(record.players.south.seat, Seat::Human);
    assert_eq!(record.players.north.seat, Seat::computer(1));
    let actions: Vec<&str> = record.actions.iter().map(|action| action.text.trim_end_matches(['+', '#'])).collect();
    assert_eq!(actions.len(), 6);
    assert_eq!((actions[0], actions[2], actions[4]), ("@e1", "a4-a5", "c4-c5"));
    record.replay().unwrap();
}

/// Reads the only record that the program has saved.
fn read_saved_game(desktop: &VirtualDesktop) -> Record {
    let mut folders = vec![desktop.data_folder()];
    let mut records = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.parent().is_some_and(|folder| folder.ends_with("games"))
                && path.extension().is_some_and(|extension| extension == "json")
            {
                records.push(Record::from_json(&std::fs::read_to_string(&path).unwrap()).unwrap());
            }
        }
    }
    assert_eq!(records.len(), 1, "exactly one game has been saved");
    records.remove(0)
}
