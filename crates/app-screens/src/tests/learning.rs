//! Tests of what a lesson shows and offers: marks of the goal, only what has been taught, the way back, and the end.

use super::lessons::{act, feedback, open_lesson, play_to_the_end, session, wait_for_table};
use super::*;
use cannon_app_activities::exercise::ExercisePointers;
use cannon_app_activities::input::{Selection, SpotGesture};
use cannon_app_activities::lessons::{LESSONS_BEFORE_A_GAME, Lessons};
use cannon_app_base::common::animation::Celebrate;
use cannon_app_base::common::board::Spot;
use cannon_app_base::play::{MatchEvent, MatchPurpose};
use cannon_app_games as games;
use cannon_rules::any::AnyRefusal;
use cannon_rules::record::LEVELS;

/// The number of celebrations so far.
#[derive(Resource, Default)]
struct Celebrations(usize);

fn pointers(player: &TestPlayer) -> &ExercisePointers {
    player.app.world().resource::<ExercisePointers>()
}

#[test]
fn goal_and_mover_are_marked_from_the_start_and_the_hint_takes_their_place() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    player.frames(2);
    assert_eq!(pointers(&player).movers, [Spot::new(4, 3)]);
    assert_eq!(pointers(&player).goals, [Spot::new(4, 4)]);
    player.click("lesson-hint");
    player.frames(2);
    assert!(pointers(&player).goals.is_empty() && pointers(&player).places.contains(&Spot::new(4, 4)));
}

#[test]
fn lesson_shows_and_explains_only_what_has_been_taught() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 3);
    player.frames(2);
    let untaught: Vec<&str> = pointers(&player).untaught.iter().map(|kind| kind.name).collect();
    assert_eq!(untaught, ["retreat", "cannon", "shift", "shot"]);
    let refuse = |player: &mut TestPlayer, id: &'static str| {
        player.app.world_mut().write_message(MatchEvent::Refused(AnyRefusal::new(id, "a reason")));
        player.frames(3);
    };
    refuse(&mut player, "refused-shift-no-cannon");
    assert!(player.shows_text(&player.text("lesson-not-possible")));
    refuse(&mut player, "refused-capture-back");
    assert!(player.shows_text(&player.text("refused-capture-back")), "captures are the subject");
    player.click("lesson-leave");
    player.frames(3);
    assert!(pointers(&player).untaught.is_empty(), "a game explains all");
}

#[test]
fn every_kind_that_lessons_teach_has_marks_or_refusals_that_exist() {
    for table in games::tabletops() {
        let marks: Vec<&str> = table.legend.iter().flat_map(|entry| entry.kinds).map(|kind| kind.name).collect();
        for lesson in cannon_lessons::shipped(table.id) {
            for name in &lesson.teaches {
                let kind = table.taught_kinds.iter().find(|kind| kind.name == name);
                let kind = kind.unwrap_or_else(|| panic!("{}: {name} has no signs", table.id));
                assert!(kind.marks.iter().all(|mark| marks.contains(mark)), "{}: {name}: {marks:?}", table.id);
                let words = TestPlayer::new();
                let has_words = |id: &&&str| words.app.world().resource::<Words>().has(id);
                assert!(kind.refusals.iter().all(|id| has_words(&id)), "{}: {name}", table.id);
            }
        }
    }
}

#[test]
fn reproof_goes_with_the_next_choice() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    let wrong = cannon_lessons::shipped(GameId::Cannon)[1].tasks[0].turns[0].wrong[0].action;
    act(&mut player, wrong);
    wait_for_table(&mut player);
    player.frames(5);
    assert!(feedback(&player).is_some(), "the reason stays while it is read");
    player.app.world_mut().write_message(SpotGesture::click(Spot::new(4, 3)));
    player.frames(3);
    assert_eq!(player.app.world().resource::<Selection>().selected(), Some(Spot::new(4, 3)));
    assert!(feedback(&player).is_none());
}

#[test]
fn learner_goes_back_by_button_and_by_key() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    player.click("lesson-skip");
    wait_for_table(&mut player);
    assert_eq!(session(&player).task(), 1);
    player.click("lesson-back");
    wait_for_table(&mut player);
    assert_eq!(session(&player).task(), 0);
    player.press(egui::Key::K, KeyCode::KeyK);
    wait_for_table(&mut player);
    player.press(egui::Key::U, KeyCode::KeyU);
    wait_for_table(&mut player);
    assert_eq!(session(&player).task(), 0);
    assert!(player.widget_rect("notice").is_none(), "the key is not refused as a request of a game");
}

#[test]
fn end_of_a_lesson_is_celebrated_and_the_fifth_leads_to_a_game() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        let count = |mut requests: MessageReader<Celebrate>, mut count: ResMut<Celebrations>| {
            count.0 += requests.read().count();
        };
        player.app.init_resource::<Celebrations>().add_systems(Update, count);
        open_lesson(&mut player, game, LESSONS_BEFORE_A_GAME);
        play_to_the_end(&mut player);
        player.frames(3);
        assert_eq!(player.app.world().resource::<Celebrations>().0, 1, "{game}");
        assert!(player.shows_text(&player.text("lesson-enough")));
        assert!(player.widget_rect("lesson-next-lesson").is_some(), "the next lesson is offered beside it");
        player.click("lesson-play-drummer");
        player.frames(4);
        assert!(player.app.world().resource::<Lessons>().run().is_none());
        let match_ = player.game();
        assert_eq!((match_.timeline().game(), match_.purpose()), (game, MatchPurpose::Game));
        assert!(!match_.seat(Side::South).is_computer() && match_.has_coach());
        assert_eq!(match_.seat(Side::North), Seat::computer(*LEVELS.start()));
    }
}

#[test]
fn arrow_keys_go_from_lesson_to_lesson() {
    let mut player = TestPlayer::new();
    player.click("title-lessons");
    let mut tops = Vec::new();
    for _ in 0..cannon_lessons::shipped(GameId::Cannon).len() {
        player.press_with(egui::Modifiers::NONE, egui::Key::ArrowDown);
        player.frames(30);
        tops.push(player.focused_rect().expect("a lesson has the keyboard").top());
    }
    let last = format!("lesson/{}/{}", GameId::Cannon, tops.len());
    let [last, back] = [last.as_str(), "menu-back"].map(|name| player.widget_rect(name).expect(name));
    assert!((tops[tops.len() - 1] * player.zoom() - last.min.y).abs() < 1.0, "{tops:?}");
    assert!(last.max.y <= back.min.y, "the list has scrolled to the last lesson: {last:?}");
}
