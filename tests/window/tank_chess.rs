//! Tank Chess in a real window: a tank is driven, turned and fires by mouse.

use cannon_rules::Game;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::tank_chess::{Position, Ruleset};
use cannon_rules::timeline::{HouseRules, Timeline};

use crate::desk::Desk;
use crate::the_autosave;

/// A medium tank on D3, a light tank of Black's in front of it on D8 and a heavy one behind that, and both Commands out of the way.
const DUEL: &str = "11cS/12/3hS8/12/3lS8/12/12/12/12/3MN8/12/CN11 w";

#[test]
fn a_tank_is_chosen_on_the_new_game_screen_and_driven() {
    let mut desk = Desk::new("960x600");
    desk.start(&["--quality", "low", "--windowed", "960x600"]);
    desk.press("title-new-game");
    desk.press("new-game/game/game-tank-chess");
    desk.press("north/seat/new-game-human");
    desk.press("new-game-start");
    desk.wait("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desk.click_point("g2");
    desk.wait("nothing stands on G2", |probe| probe["selected"].is_null());
    desk.click_point("f3");
    desk.wait("a light tank is selected", |probe| probe["selected"] == "f3");
    desk.click_point("f5");
    desk.click_point("f5");
    desk.wait("it has gone two squares ahead", |probe| probe["ply"] == 1);
    leave(&mut desk);

    let record = the_autosave(&desk);
    assert_eq!(record.game, Position::ID);
    assert_eq!(texts(&record), ["F3>F5/N"]);
    record.replay().unwrap();
}

#[test]
fn a_tank_is_driven_turned_and_fires_by_mouse() {
    let start = Position::from_text(DUEL, &Ruleset::default()).unwrap();
    let timeline = Timeline::new(start, HouseRules::default());
    let people = Players::untimed(Seat::Human, Seat::Human);
    let mut desk = Desk::new("960x600");
    let file = desk.data_folder().with_file_name("duel.json");
    let record = Record::from_timeline(&timeline, people, jiff::Timestamp::UNIX_EPOCH);
    std::fs::write(&file, record.to_json()).unwrap();
    desk.start(&["play", "--quality", "low", "--windowed", "960x600", "--record", file.to_str().unwrap()]);
    desk.wait("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    desk.click_point("d3");
    desk.wait("the tank is selected", |probe| probe["selected"] == "d3");
    desk.click_point("d4");
    // The arrows around the square turn the tank there; one of them away from the enemy, and the one back.
    desk.click_point("e5");
    desk.click_point("d5");
    desk.click_point("d8");
    desk.wait("the shot is fired", |probe| probe["ply"] == 1);
    desk.wait("and has been shown", |probe| probe["stage_ply"] == 1 && probe["busy"] == false);
    leave(&mut desk);

    let record = Record::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(texts(&record), ["D3>D4/N xD8"]);
    record.replay().unwrap();
}

/// From the board to the end of the program, by the menus.
fn leave(desk: &mut Desk) {
    desk.wait("a quiet board", |probe| probe["busy"] == false);
    desk.key("Escape");
    desk.press("pause-to-title");
    desk.press("title-quit");
    desk.wait_for_end();
}

/// What has been played, without the announcements.
fn texts(record: &Record) -> Vec<&str> {
    record.actions.iter().map(|action| action.text.trim_end_matches(['+', '='])).collect()
}
