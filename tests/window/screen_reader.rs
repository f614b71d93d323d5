//! The game through AT-SPI, the accessibility interface of Linux, as a screen reader uses it.

use cannon_virtual_desktop::{BUTTON, VirtualDesktop};

#[test]
fn screen_reader_finds_buttons_and_squares_and_hears_what_happens() {
    let mut desktop = VirtualDesktop::new("960x600", env!("CARGO_BIN_EXE_cannon"));
    let reader = desktop.start_screen_reader();
    desktop.start(&["--quality", "low", "--windowed", "960x600"]);
    desktop.wait_until("the title", |probe| probe["menu"] == "Title");
    reader.press("Play");
    desktop.wait_until("the new game screen", |probe| probe["menu"] == "NewGame");
    reader.press("Play");
    desktop.wait_until("the board", |probe| probe["screen"] == "Play" && probe["menu"] == "None");

    // A square is pressed by the screen reader; the computer, who is Light, answers.
    desktop.wait_until("the board at rest", |probe| {
        probe["is_animating"] == false && probe["is_camera_moving"] == false && probe["board_view_ply"] == probe["ply"]
    });
    reader.press("e1. ");
    reader.wait_for_announcement("You: town on e1");
    reader.wait_for_announcement("Drummer: town on ");
    desktop.wait_until("both towns stand", |probe| probe["ply"] == 2);
    let nodes = reader.nodes();
    let is_square = |name: &str| {
        let (square, about) = name.split_once(". ").unwrap_or_default();
        square.starts_with(|file: char| ('a'..='j').contains(&file))
            && square[1..].parse().is_ok_and(|rank: u32| (1..=10).contains(&rank))
            && !about.is_empty()
    };
    let squares = nodes.iter().filter(|node| node.role == BUTTON && is_square(&node.name));
    assert_eq!(squares.count(), 100, "{nodes:?}");
    assert!(reader.wait_for_button("e1. ").name.contains("own"), "Dark's town stands on e1");
    assert!(nodes.iter().any(|node| node.name == "Cannon & Tank Chess"), "the window has its title");

    // The cursor speaks, and so does the pause menu.
    desktop.press_key("Tab");
    reader.wait_for_announcement("Soldier");
    desktop.press_key("Escape");
    desktop.wait_until("the pause menu", |probe| probe["menu"] == "Pause");
    reader.press("Resume");
    desktop.wait_until("the board", |probe| probe["menu"] == "None");
}
