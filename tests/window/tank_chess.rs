//! Tests of Tank Chess in a real window, with the mouse.

use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::tank_chess::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, GameId};

use crate::read_saved_game;
use cannon_virtual_desktop::VirtualDesktop;

/// White's medium tank on D3, Black's light tank on D8 and heavy tank on D10 in the same file, and both Commands far away.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";

#[test]
fn tank_chess_is_chosen_by_its_box_and_played() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "low", "--windowed", "960x600"]);
    desktop.press_button("title-game/tank-chess");
    desktop.press_button("title-new-game");
    desktop.press_button("new-game/opponent/new-game-person");
    desktop.press_button("new-game-start");
    desktop.wait_until("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desktop.click_point("g2");
    desktop.wait_until("no selection on the empty square G2", |probe| probe["selected"].is_null());
    desktop.click_point("f3");
    desktop.wait_until("a light tank is selected", |probe| probe["selected"] == "f3");
    desktop.click_point("f5");
    desktop.click_point("f5");
    desktop.wait_until("it has gone two squares ahead", |probe| probe["ply"] == 1 && probe["is_animating"] == false);
    desktop.click_point("d14");
    desktop.wait_until("a light tank of the other side is selected", |probe| probe["selected"] == "d14");
    desktop.click_point("d12");
    desktop.click_point("d12");
    desktop.wait_until("it has gone two squares ahead", |probe| probe["ply"] == 2);
    leave_and_quit(&mut desktop);

    let record = read_saved_game(&desktop);
    assert_eq!(record.game, GameId::TankChess);
    assert_eq!(action_texts(&record), ["F3>F5/N", "D14>D12/S"]);
    record.replay().unwrap();
}

#[test]
fn tank_drives_turns_and_fires_by_mouse() {
    let start = Position::from_text(DUEL, &Ruleset::default()).unwrap();
    let timeline = Timeline::new(start, HouseRules::DRAWS).into();
    let players = Players::untimed(Seat::Human, Seat::Human);
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    let file = desktop.data_folder().with_file_name("duel.json");
    let record = Record::from_timeline(&timeline, players, jiff::Timestamp::UNIX_EPOCH);
    std::fs::write(&file, record.to_json()).unwrap();
    desktop.start(&["play", "--quality", "low", "--windowed", "960x600", "--record", file.to_str().unwrap()]);
    desktop.wait_until("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desktop.click_point("d3");
    desktop.wait_until("the tank is selected", |probe| probe["selected"] == "d3");
    desktop.click_point("d4");
    // The arrows around the square turn the tank: one arrow turns it away from the enemy, another arrow turns it back.
    desktop.click_point("e5");
    desktop.click_point("d5");
    desktop.click_point("d8");
    desktop.wait_until("the shot is fired", |probe| probe["ply"] == 1);
    desktop.wait_until("the shot has been animated", |probe| {
        probe["board_view_ply"] == 1 && probe["is_animating"] == false
    });
    leave_and_quit(&mut desktop);

    let record = Record::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(action_texts(&record), ["D3>D4/N xD8"]);
    record.replay().unwrap();
}

/// Leaves the game through the menus and quits the program.
fn leave_and_quit(desktop: &mut VirtualDesktop) {
    desktop.wait_until("the board at rest", |probe| probe["is_animating"] == false);
    desktop.press_key("Escape");
    desktop.press_button("pause-to-title");
    desktop.press_button("title-more");
    desktop.press_button("title-quit");
    desktop.wait_for_exit();
}

/// The actions of a record without the marks of check and escape.
fn action_texts(record: &Record) -> Vec<&str> {
    record.actions.iter().map(|action| action.text.trim_end_matches(['+', '='])).collect()
}
