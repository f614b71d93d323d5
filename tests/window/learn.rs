//! Lessons, puzzles and the review in a real window.

use serde_json::Value;

use cannon_virtual_desktop::VirtualDesktop;

fn has_widget(probe: &Value, name: &str) -> bool {
    probe["widgets"][name].is_array()
}

#[test]
fn lesson_and_puzzle_are_played_by_mouse_and_keys() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    desktop.start(&["--quality", "low", "--windowed", "960x600"]);
    desktop.wait_until("the title", |probe| probe["menu"] == "Title");
    desktop.press_button("title-lessons");
    desktop.wait_until("the lessons", |probe| probe["menu"] == "Lessons" && has_widget(probe, "lesson/cannon/1"));
    desktop.press_button("lesson/cannon/1");
    desktop.wait_until("a task", |probe| has_widget(probe, "lesson-hint"));
    desktop.wait_until("the board", |probe| probe["points"]["b1"].is_array() && probe["is_animating"] == false);
    desktop.click_point("b1");
    desktop.wait_until("the solved task", |probe| probe["ply"] == 1 && has_widget(probe, "lesson-next"));
    desktop.press_button("lesson-leave");
    desktop.wait_until("the lessons again", |probe| probe["menu"] == "Lessons");
    desktop.press_button("learn/puzzles-heading");
    desktop.wait_until("the puzzles", |probe| probe["menu"] == "Puzzles");
    desktop.press_button("puzzles-rated");
    desktop.wait_until("a puzzle", |probe| has_widget(probe, "puzzle-solution"));
    desktop.press_button("puzzle-solution");
    desktop.wait_until("the solution", |probe| probe["ply"].as_u64() > Some(0) && has_widget(probe, "puzzle-next"));
    desktop.press_button("puzzle/leave");
    desktop.wait_until("the puzzles again", |probe| probe["menu"] == "Puzzles");
    desktop.press_key("Escape");
    desktop.wait_until("the title again", |probe| probe["menu"] == "Title");
    desktop.press_button("title-more");
    desktop.press_button("title-quit");
    desktop.wait_for_exit();
}
