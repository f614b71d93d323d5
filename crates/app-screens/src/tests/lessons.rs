//! Tests of lessons on the table.

use std::sync::Arc;
use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::*;
use cannon_app_activities::input::Selection;
use cannon_app_activities::lessons::{Feedback, Lessons};
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::common::board::Spot;
use cannon_app_base::play::{MatchPurpose, MatchRequest, Source};
use cannon_app_games as games;
use cannon_i18n::rulebook::{
    Topic, {self},
};
use cannon_lessons::{LessonSession, Stage, shipped};
use cannon_profile::LessonProgress;
use cannon_rules::{GameId, PackedAction};

pub(super) fn session(player: &TestPlayer) -> &LessonSession {
    &player.app.world().resource::<Lessons>().run().expect("a lesson").session
}

pub(super) fn feedback(player: &TestPlayer) -> Option<&Feedback> {
    player.app.world().resource::<Lessons>().run().expect("a lesson").feedback.as_ref()
}

/// Plays an action as the learner does.
pub(super) fn act(player: &mut TestPlayer, action: PackedAction) {
    let request = Request::Play { action, animation_variant: None };
    player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
    player.frames(2);
}

/// Waits until the table shows the position of the session.
pub(super) fn wait_for_table(player: &mut TestPlayer) {
    for _ in 0..200 {
        let (table, wanted) = (player.game().timeline(), session(player).timeline());
        if table.ply() == wanted.ply() && table.position_text_at(table.ply()) == wanted.position_text_at(wanted.ply()) {
            return;
        }
        player.frame();
    }
    panic!("the table does not show the position of {}", session(player).lesson().id);
}

/// Opens a lesson from the title.
pub(super) fn open_lesson(player: &mut TestPlayer, game: GameId, number: usize) {
    player.choose_game(game);
    player.click("title-lessons");
    let name = format!("lesson/{game}/{number}");
    player.hover(&format!("lesson/{game}/1"));
    player.scroll_to(&name);
    player.click(&name);
    wait_for_table(player);
    assert_eq!(
        (player.screen(), player.menu(), player.game().purpose()),
        (Screen::Play, Menu::None, MatchPurpose::Exercise)
    );
}

/// Plays the lesson on the table to its end. In each turn, the listed wrong actions are tried first.
pub(super) fn play_to_the_end(player: &mut TestPlayer) {
    let lesson = Arc::clone(session(player).lesson());
    for _ in 0..1_000 {
        match session(player).stage() {
            Stage::Finished => return,
            Stage::Solved { .. } => {
                player.press(egui::Key::Enter, KeyCode::Enter);
                wait_for_table(player);
            }
            Stage::Turn { .. } => {
                let task = session(player).task();
                let solution = session(player).solutions()[0];
                let turn =
                    lesson.tasks[task].turns.iter().find(|turn| turn.solutions[0] == solution).expect("the turn");
                for wrong in &turn.wrong {
                    act(player, wrong.action);
                    assert_eq!(feedback(player), Some(&Feedback::Wrong(wrong.reason.clone())), "{}", lesson.id);
                    wait_for_table(player);
                }
                act(player, solution);
                assert!(!matches!(feedback(player), Some(Feedback::Wrong(_))), "{}: task {task}", lesson.id);
                wait_for_table(player);
            }
        }
    }
    panic!("{} has no end", lesson.id);
}

/// Moves the cursor with the arrow keys, and selects there.
fn select_by_keys(player: &mut TestPlayer, to: Spot) {
    for _ in 0..40 {
        let (key, code) = match player.app.world().resource::<Selection>().cursor() {
            Some(at) if at == to => return player.press(egui::Key::Enter, KeyCode::Enter),
            Some(at) if at.file < to.file => (egui::Key::ArrowRight, KeyCode::ArrowRight),
            Some(at) if at.file > to.file => (egui::Key::ArrowLeft, KeyCode::ArrowLeft),
            Some(at) if at.rank < to.rank => (egui::Key::ArrowUp, KeyCode::ArrowUp),
            Some(_) => (egui::Key::ArrowDown, KeyCode::ArrowDown),
            None => (egui::Key::ArrowUp, KeyCode::ArrowUp),
        };
        player.press(key, code);
    }
    panic!("the cursor does not come to {to}");
}

#[test]
fn a_lesson_is_played_by_keys_alone() {
    let mut player = TestPlayer::new();
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    assert_eq!(player.menu(), Menu::Lessons);
    player.press(egui::Key::ArrowDown, KeyCode::ArrowDown);
    player.press(egui::Key::Enter, KeyCode::Enter);
    wait_for_table(&mut player);
    assert_eq!(session(&player).lesson().id, "town");
    let solution = session(&player).solutions()[0];
    let effect = games::shown_position(player.game()).expect("a position").piece_effect(solution);
    select_by_keys(&mut player, effect.to.expect("a place for the town"));
    player.frames(5);
    assert!(matches!(session(&player).stage(), Stage::Solved { .. }), "the key that solves a task does not go on");
    play_to_the_end(&mut player);
    player.press(egui::Key::Enter, KeyCode::Enter);
    player.frames(4);
    assert_eq!(session(&player).lesson().id, "step", "the next lesson");
}

#[test]
fn all_lessons_are_played_to_their_end_one_after_the_other() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        open_lesson(&mut player, game, 1);
        let count = shipped(game).len();
        for number in 1..=count {
            play_to_the_end(&mut player);
            player.frames(4);
            let next = if number < count { "lesson-next-lesson" } else { "lesson-play" };
            player.click(next);
            player.frames(4);
        }
        assert_eq!(player.menu(), Menu::NewGame);
        let players = player.app.world().resource::<PlayerProfiles>();
        let profile = players.current().expect("a player");
        let completed = profile.lessons(game).filter(|(_, progress)| progress.completed).count();
        assert_eq!(completed, count, "{game}");
        assert!(player.app.world().resource::<Autosaved>().last().is_none(), "exercises are never saved");
    }
}

#[test]
fn progress_is_kept_and_a_lesson_can_be_left_and_repeated() {
    let mut player = TestPlayer::new();
    assert!(player.shows_text(&player.text("title-lessons-new")), "a new player is invited");
    open_lesson(&mut player, GameId::Cannon, 1);
    let Stage::Turn { .. } = session(&player).stage() else { panic!("the learner is to move at once") };
    player.click("lesson-hint");
    assert!(matches!(session(&player).stage(), Stage::Turn { hint: Some(_), .. }));
    let solution = session(&player).solutions()[0];
    act(&mut player, solution);
    wait_for_table(&mut player);
    player.click("lesson-leave");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Lessons));
    let mut next = player.restart();
    next.click("title-lessons");
    let profile = next.app.world().resource::<PlayerProfiles>().current().expect("a player").clone();
    let progress = profile.lesson(GameId::Cannon, &shipped(GameId::Cannon)[0].id).expect("progress");
    assert_eq!((progress.solved.len(), progress.completed), (1, false));
    assert!(next.texts().iter().any(|text| text.text.ends_with("1 of 3 tasks")), "the row tells the progress");
}

#[test]
fn study_refuses_what_would_take_it_out_of_the_hands_of_its_lesson() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    let before = player.game().timeline().position_text_at(0);
    for request in [Request::Undo, Request::Resign, Request::SwapSides, Request::Restart, Request::OfferDraw] {
        player.request(request);
    }
    assert_eq!(player.game().timeline().position_text_at(0), before);
    assert!(player.game().outcome().is_none());
    for menu in [Menu::None, Menu::Pause] {
        player.press(egui::Key::Escape, KeyCode::Escape);
        assert_eq!(player.menu(), menu, "Escape first closes the refusal");
    }
    assert!(player.widget_rect("pause-share").is_none() && player.widget_rect("pause-to-title").is_some());
    player.assert_all_in_window("the pause menu of a lesson");
    player.click("pause-resume");
    player.request(Request::Start(Box::default()));
    assert!(player.app.world().resource::<Lessons>().run().is_none(), "a game ends the lesson");
}

#[test]
fn sections_of_the_rules_lead_to_their_lessons() {
    for table in cannon_app_games::tabletops() {
        let timeline = MatchSetup { game: table.id, ..MatchSetup::default() }.begin().expect("a game");
        let headings: Vec<&str> = Topic::ALL
            .into_iter()
            .flat_map(|topic| rulebook::page(topic, &timeline))
            .map(|section| section.heading)
            .collect();
        for (section, lesson) in table.lessons_of_sections {
            assert!(headings.contains(section), "{}: {section} is none of {headings:?}", table.id);
            assert!(
                cannon_app_activities::lessons::lesson_index(table.id, lesson).is_some(),
                "{}: {section}: {lesson}",
                table.id
            );
        }
    }
    let mut player = TestPlayer::new();
    player.click_more("title-rules");
    try_section_and_leave(&mut player);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Rules), "back at the chapter");
    player.click("rules-try-it");
    wait_for_table(&mut player);
    assert_eq!(session(&player).lesson().id, "shot", "and not at the first one");
    player.click("lesson-leave");
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::More, "the rules were opened there");
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Title);
    open_lesson(&mut player, GameId::Cannon, 1);
    player.click("lesson-leave");
    assert_eq!(player.menu(), Menu::Lessons, "a lesson from the list returns to the list");
}

/// Opens the section about shots in the open rules, begins its lesson and leaves it.
fn try_section_and_leave(player: &mut TestPlayer) {
    player.click("rules-shot");
    player.click("rules-try-it");
    wait_for_table(player);
    assert_eq!(session(player).lesson().id, "shot");
    player.click("lesson-leave");
    player.frames(3);
}

#[test]
fn lesson_from_the_rules_of_a_running_game_returns_to_them_and_to_the_game() {
    let mut player = TestPlayer::new();
    player.start_hot_seat();
    (0..3).for_each(|ply| player.play_any(ply));
    let before = player.game().record();
    player.click("hud-menu");
    player.click("pause-rules");
    try_section_and_leave(&mut player);
    assert_eq!((player.screen(), player.menu()), (Screen::Play, Menu::Rules));
    assert_eq!(player.game().record(), before);
    player.click("menu-back");
    assert_eq!(player.menu(), Menu::Pause);
    player.click("pause-resume");
    player.play_any(3);
    assert_eq!(player.game().timeline().ply(), 4, "the game goes on");
}

#[test]
fn skipped_tasks_are_named_and_offered_at_the_end_of_a_lesson() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    let lesson = Arc::clone(session(&player).lesson());
    let tasks = lesson.tasks.len();
    for _ in 0..tasks {
        player.click("lesson-skip");
        if !session(&player).is_finished() {
            wait_for_table(&mut player);
        }
    }
    let skipped = |count: usize| format!("You skipped {count} tasks of this lesson. Do you want to do them now?");
    assert!(player.shows_text(&skipped(tasks)) && !player.shows_text(&player.text("lesson-finished")));
    player.click("lesson-do-skipped");
    wait_for_table(&mut player);
    for task in 0..tasks {
        while !matches!(session(&player).stage(), Stage::Solved { .. }) {
            let solution = session(&player).solutions()[0];
            act(&mut player, solution);
            wait_for_table(&mut player);
        }
        assert_eq!(session(&player).task(), task);
        player.press(egui::Key::Enter, KeyCode::Enter);
        if task + 1 < tasks {
            wait_for_table(&mut player);
        }
    }
    player.frames(3);
    assert!(session(&player).is_finished());
    assert!(player.shows_text(&player.text("lesson-finished")));
    player.click("lesson-leave");
    let done = player.text("lesson-done");
    assert!(player.texts().iter().any(|text| text.text.ends_with(&done)), "the list agrees");
}

#[test]
fn tasks_of_an_earlier_session_do_not_count_as_skipped() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 2);
    play_to_the_end(&mut player);
    player.frames(3);
    player.click("lesson-again");
    wait_for_table(&mut player);
    for _ in 0..session(&player).lesson().tasks.len() {
        player.click("lesson-skip");
    }
    assert!(session(&player).is_finished());
    assert!(player.shows_text(&player.text("lesson-finished")), "the list calls it done as well");
}

#[test]
fn click_after_a_solved_task_says_what_to_do_instead_of_naming_a_computer() {
    let mut player = TestPlayer::new();
    open_lesson(&mut player, GameId::Cannon, 1);
    let solution = session(&player).solutions()[0];
    act(&mut player, solution);
    wait_for_table(&mut player);
    assert!(matches!(session(&player).stage(), Stage::Solved { .. }));
    player.app.world_mut().write_message(MatchRequest { request: Request::CheckTurn, source: Source::Player });
    player.frames(3);
    assert!(player.shows_text(&player.text("refused-only-watch")));
    assert!(!player.shows_text(&player.text("refused-computer-on-turn")));
}

#[test]
fn list_of_lessons_opens_at_the_next_one_with_its_tabs_in_place() {
    let mut player = TestPlayer::new();
    player.click("title-lessons");
    player.frames(6);
    let tabs = ["learn/lessons-heading", "learn/puzzles-heading"];
    let places = tabs.map(|tab| player.widget_rect(tab).expect(tab));
    player.hover("lesson/cannon/2");
    player.scroll(-2000.0);
    assert_eq!(tabs.map(|tab| player.widget_rect(tab).expect(tab)), places, "the tabs do not scroll");
    player.click("menu-back");
    let is_visible = |player: &TestPlayer, number: usize| {
        let button = player.widget_rect(&format!("lesson/cannon/{number}")).expect("a button");
        let back = player.widget_rect("menu-back").expect("a button");
        button.min.y > places[1].max.y && button.max.y < back.min.y
    };
    player.click("title-lessons");
    assert!(is_visible(&player, 1), "the first lesson is the next one");
    player.click("menu-back");
    for lesson in &shipped(GameId::Cannon)[..9] {
        let solved = (0..lesson.tasks.len()).collect();
        let progress = LessonProgress { changed: jiff::Timestamp::now(), solved, completed: true };
        let request = ProfileRequest::Lesson { game: GameId::Cannon, lesson: lesson.id.clone(), progress };
        player.app.world_mut().write_message(request);
    }
    player.frames(3);
    player.click("title-lessons");
    assert!(is_visible(&player, 10) && !is_visible(&player, 1), "the next lesson is in view");
}

#[test]
fn clock_of_a_task_does_not_count_the_time_while_the_computer_was_suspended() {
    let mut player = TestPlayer::new();
    let index =
        cannon_app_activities::lessons::lesson_index(GameId::TankChess, "clocks").expect("the lesson about clocks");
    open_lesson(&mut player, GameId::TankChess, index + 1);
    let left = |player: &TestPlayer| {
        player.app.world().resource::<Lessons>().run().and_then(|run| run.time_left).expect("a clock")
    };
    let before = left(&player);
    player.frames(10);
    let after = left(&player);
    assert!(after < before, "the clock runs");
    let frame = std::mem::replace(
        &mut *player.app.world_mut().resource_mut::<TimeUpdateStrategy>(),
        TimeUpdateStrategy::ManualDuration(Duration::from_secs(600)),
    );
    player.frame();
    player.app.insert_resource(frame);
    assert_eq!(left(&player), after);
    player.frames(10);
    assert!(left(&player) < after, "it goes on");
}
