//! Tests of the rules screen.

use super::*;

const MORE: &str = "rules/moment/more";

#[test]
fn diagrams_stand_still_with_reduced_motion_and_are_stepped_through() {
    let mut player = TestPlayer::new();
    player.click_more("title-rules");
    player.assert_all_in_window("rules");
    assert!(player.widget_rect(MORE).is_none(), "the diagram moves by itself");
    player.app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    player.click("rules-step");
    player.frames(2);
    let picture = |player: &TestPlayer| {
        player.texts().iter().find(|text| text.text.starts_with("Picture ")).map(|text| text.text.clone())
    };
    let first = picture(&player).expect("the number of the picture");
    assert!(first.starts_with("Picture 1 of "), "{first}");
    player.scroll_to(MORE);
    player.click(MORE);
    assert!(picture(&player).is_some_and(|text| text.starts_with("Picture 2 of ")));
}
