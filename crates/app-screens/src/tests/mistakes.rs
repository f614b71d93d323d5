//! Tests of the mistakes of all reviewed games, which are repeated.

use super::*;
use cannon_app_activities::practice::{Practice, PracticePhase, PracticeRun};
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_base::play::{MatchPurpose, MatchRequest, Source};
use cannon_library::{Filter, Library, LibraryError};
use cannon_profile::{Mistake, MistakeScore, MistakeSummary, Profile, Repetitions};
use cannon_rules::GameId;
use jiff::ToSpan;
use jiff::civil::Date;
use serde_json::json;

/// Dark can take the town on b10 with the soldier on a9. Otherwise Light takes the town on i1 with the soldier on h2.
const RACE: &str = "1L8/d9/10/10/10/10/10/4d5/7l2/8D1 d";
/// The same with another soldier of Dark in another place.
const OTHER_RACE: &str = "1L8/d9/10/10/10/10/10/5d4/7l2/8D1 d";

fn today() -> Date {
    jiff::Zoned::now().date()
}

fn current(player: &TestPlayer) -> &Profile {
    player.app.world().resource::<PlayerProfiles>().current().expect("a player")
}

fn summary(player: &TestPlayer) -> MistakeSummary {
    current(player).mistakes(GameId::Cannon, today())
}

fn run(player: &TestPlayer) -> &PracticeRun {
    player.app.world().resource::<Practice>().run().expect("a practice")
}

fn request(player: &mut TestPlayer, request: ProfileRequest) {
    player.app.world_mut().write_message(request);
    player.frames(3);
}

/// Lets the player lose a game as Dark against a guest, and review it.
fn lose_and_review(player: &mut TestPlayer, position: &str, blunder: &str) {
    player.start_hot_seat();
    let mut setup = MatchSetup { position: Some(position.to_owned()), ..MatchSetup::default() };
    setup.players.south.name = Some(current(player).name().to_string());
    player.request(Request::Start(Box::new(setup)));
    player.play(blunder);
    player.play("h2xi1");
    player.click("result-review");
    player.wait_until("the analysis", |player| {
        let session = player.app.world().resource::<Review>().session();
        session.is_some_and(|session| session.is_complete() && !session.is_running())
    });
    player.frames(3);
}

/// Leaves the review of a game that has just ended for the title.
fn leave_review(player: &mut TestPlayer) {
    player.click("review-close");
    player.click("result-title");
}

/// The mistakes of the player that are repeated tomorrow.
fn collected(player: &TestPlayer) -> Vec<Mistake> {
    let tomorrow = today().saturating_add(1.days());
    current(player).due_mistakes(GameId::Cannon, tomorrow).into_iter().cloned().collect()
}

/// Replaces the player's mistakes by the same ones, found a week ago, with these results of earlier days.
fn make_due(player: &mut TestPlayer, results: &[(i64, bool)]) {
    let day = |ago: i64| today().saturating_sub(ago.days());
    let results: serde_json::Map<_, _> =
        results.iter().map(|&(ago, is_success)| (day(ago).to_string(), json!(is_success))).collect();
    let repetitions: Repetitions = serde_json::from_value(json!(results)).expect("results");
    let mistakes = collected(player).into_iter().map(|mistake| Mistake {
        found: day(20),
        repetitions: repetitions.clone(),
        ..mistake
    });
    let id = current(player).id();
    request(player, ProfileRequest::Reset(id));
    request(player, ProfileRequest::Mistakes(mistakes.collect()));
}

/// Loses and reviews two games, and makes both mistakes due. Returns to the title.
fn prepare_two(player: &mut TestPlayer) {
    lose_and_review(player, RACE, "e3-e4");
    lose_and_review(player, OTHER_RACE, "f3-f4");
    make_due(player, &[]);
    leave_review(player);
}

fn open_puzzles(player: &mut TestPlayer) {
    player.click("title-lessons");
    player.click("learn/puzzles-heading");
}

/// Waits until the table shows the position in question.
fn wait_for_table(player: &mut TestPlayer) {
    player.wait_until("the position", |player| {
        let (table, wanted) = (player.game(), &run(player).position().timeline);
        let shows = table.timeline().position_text_at(table.timeline().ply());
        table.purpose() == MatchPurpose::Exercise && shows == wanted.position_text_at(wanted.ply())
    });
    player.frames(2);
}

fn act(player: &mut TestPlayer, action: &str) {
    let action = player.game().timeline().read_action(action).expect("legal");
    let request = Request::Play { action, animation_variant: None };
    player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
    player.frames(3);
}

fn delete_games(player: &TestPlayer) {
    let delete = |library: &mut Library| {
        let files: Vec<_> = library.list(&Filter::default()).into_iter().map(|game| game.file.clone()).collect();
        files.iter().try_for_each(|file| library.delete(file).map(|_| ()))
    };
    let deleted: Result<(), _> = player.app.world().resource::<GameLibrary>().with::<_, LibraryError>(delete);
    deleted.expect("deleted");
}

#[test]
fn two_reviewed_games_make_one_pool_of_the_player() {
    let mut player = TestPlayer::new();
    lose_and_review(&mut player, RACE, "e3-e4");
    let tomorrow = today().saturating_add(1.days());
    assert_eq!(summary(&player), MistakeSummary { due: 0, open: 1, retired: 0, next: Some(tomorrow) });
    player.click("review-close");
    player.click("result-review");
    player.frames(5);
    assert_eq!(summary(&player).open, 1, "a review that is opened again adds nothing");
    leave_review(&mut player);
    lose_and_review(&mut player, OTHER_RACE, "f3-f4");
    assert_eq!(summary(&player).open, 2);
    lose_and_review(&mut player, RACE, "e3-d4");
    assert_eq!(summary(&player).open, 2, "the position is known from another game");
    let mistakes = collected(&player);
    assert!(mistakes.iter().all(|mistake| mistake.side == Side::South && mistake.line == ["a9xb10#"]), "{mistakes:?}");
    assert_eq!(mistakes[0].played, "e3-e4+");
    request(&mut player, ProfileRequest::Add("Ben".to_owned()));
    assert_eq!(summary(&player).open, 0, "another player has another pool");
    player.frames(5);
    assert_eq!(summary(&player).open, 0, "and did not play the game that is reviewed");
    let player = player.restart();
    let players = player.app.world().resource::<PlayerProfiles>().all();
    let open = players.iter().map(|profile| profile.mistakes(GameId::Cannon, today()).open);
    assert_eq!(open.collect::<Vec<_>>(), [2, 0], "they are kept in the file");
}

#[test]
fn guests_and_the_computer_have_no_pool() {
    let mut player = TestPlayer::new();
    player.start_from_position(RACE);
    player.play("e3-e4");
    player.play("h2xi1");
    player.click("result-review");
    player.wait_until("the analysis", |player| {
        player.app.world().resource::<Review>().session().is_some_and(ReviewSession::is_complete)
    });
    player.frames(3);
    assert_eq!(summary(&player).open, 0, "nobody has entered a name");
}

#[test]
fn mistakes_that_are_due_are_repeated_one_after_the_other() {
    let mut player = TestPlayer::new();
    prepare_two(&mut player);
    assert!(player.shows_text("Mistakes to repeat today: 2"), "the title tells so");
    open_puzzles(&mut player);
    assert!(player.shows_text("Today: 2"));
    player.click("puzzles/mistakes");
    wait_for_table(&mut player);
    assert_eq!((player.menu(), run(&player).progress()), (Menu::None, (0, 2)));
    let name = current(&player).name().to_string();
    let game = format!("The game: {name} – Light, ");
    assert!(player.texts().iter().any(|text| text.text.starts_with(&game)), "it tells from which game it is");
    act(&mut player, "a9xb10");
    assert_eq!(run(&player).phase, PracticePhase::Best);
    assert_eq!(summary(&player).due, 1);
    player.press(egui::Key::Enter, KeyCode::Enter);
    wait_for_table(&mut player);
    let first = run(&player).position().timeline.position_text_at(0);
    act(&mut player, if first == RACE { "e3-d4" } else { "f3-f4" });
    player.wait_until("the judgement", |player| run(player).phase == PracticePhase::Wrong);
    wait_for_table(&mut player);
    act(&mut player, "a9xb10");
    assert_eq!(run(&player).phase, PracticePhase::Best);
    let tomorrow = today().saturating_add(1.days());
    let next = player.app.world().resource::<Words>().date(tomorrow.year(), tomorrow.month(), tomorrow.day());
    let result = format!("Found at the first attempt: 1 of 2. The next mistakes come on {next}.");
    assert!(player.shows_text(&result), "the failure comes back tomorrow");
    assert_eq!(summary(&player), MistakeSummary { due: 0, open: 2, retired: 0, next: Some(tomorrow) });
    player.click("mistakes-done");
    player.frames(5);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Puzzles));
    assert!(player.shows_text(&format!("2 waiting · next: {next}")), "nothing is due any more");
    player.click("puzzles/mistakes");
    assert_eq!(player.menu(), Menu::Puzzles, "the button waits till then");
    assert!(player.app.world().resource::<Practice>().run().is_none());
}

#[test]
fn third_success_retires_a_mistake_and_help_is_a_failure() {
    let mut player = TestPlayer::new();
    lose_and_review(&mut player, RACE, "e3-e4");
    // Found twice; the last time eight days ago, so that it is due since yesterday.
    make_due(&mut player, &[(12, true), (8, true)]);
    leave_review(&mut player);
    open_puzzles(&mut player);
    player.click("puzzles/mistakes");
    wait_for_table(&mut player);
    act(&mut player, "a9xb10");
    assert_eq!(summary(&player), MistakeSummary { due: 0, open: 0, retired: 1, next: None });
    assert!(player.shows_text("Found at the first attempt: 1 of 1. You have no mistakes left to repeat."));
    player.click("practice/leave");
    player.frames(3);
    assert!(player.shows_text(&player.text("mistakes-none-left")));
    lose_and_review(&mut player, RACE, "e3-e4");
    assert_eq!(summary(&player).open, 0, "the same position does not come back");
    for help in ["practice/hint", "practice/solution"] {
        let id = current(&player).id();
        request(&mut player, ProfileRequest::Reset(id));
        lose_and_review(&mut player, OTHER_RACE, "f3-f4");
        make_due(&mut player, &[(12, true), (8, true)]);
        leave_review(&mut player);
        open_puzzles(&mut player);
        player.click("puzzles/mistakes");
        wait_for_table(&mut player);
        player.click(help);
        assert_eq!(run(&player).position().repeated.as_ref().and_then(|repeated| repeated.is_success), Some(false));
        let next = summary(&player).next.expect("it is repeated");
        assert_eq!(next, today().saturating_add(3.days()), "after {help} an interval back");
        player.frames(40);
        player.click("practice/leave");
    }
}

#[test]
fn position_has_the_history_of_its_game_in_both_games() {
    for game in GameId::ALL {
        let mut player = TestPlayer::new();
        player.choose_game(game);
        player.start_hot_seat();
        player.request(Request::Start(Box::new(MatchSetup { game, ..MatchSetup::default() })));
        (0..6).for_each(|ply| player.play_any(ply));
        let record = player.game().record();
        let mut timeline = record.replay().expect("legal");
        timeline.go_to(4);
        let played = record.actions[4].text.clone();
        let texts = timeline.actions().into_iter().filter_map(|action| timeline.notation(action));
        let best = texts.into_iter().find(|text| *text != played).expect("another move");
        let mistake = Mistake {
            reviewed: jiff::Timestamp::now(),
            found: today().saturating_sub(1.days()),
            game: game.name().to_owned(),
            side: timeline.side_to_move(),
            position: timeline.position_text_at(4),
            record: Mistake::game_before(&record, 4),
            played,
            played_score: MistakeScore::Advantage(-200),
            line: vec![best.clone()],
            best_score: MistakeScore::Advantage(100),
            lost: 30,
            repetitions: Repetitions::default(),
        };
        request(&mut player, ProfileRequest::Mistakes(vec![mistake]));
        player.open_title();
        open_puzzles(&mut player);
        player.click("puzzles/mistakes");
        wait_for_table(&mut player);
        let table = player.game().timeline();
        assert_eq!((table.ply(), table.position_text_at(0)), (4, timeline.position_text_at(0)));
        act(&mut player, &best);
        assert_eq!(run(&player).phase, PracticePhase::Best);
        let next = current(&player).mistakes(game, today()).next;
        assert_eq!(next, Some(today().saturating_add(3.days())), "{game:?}");
        let other = GameId::ALL.into_iter().find(|other| *other != game).expect("another game");
        assert_eq!(current(&player).mistakes(other, today()), MistakeSummary::default());
    }
}

#[test]
fn profile_offers_what_is_due_and_is_returned_to() {
    let mut player = TestPlayer::new();
    prepare_two(&mut player);
    player.click("title-profile");
    player.click("profile/mistakes");
    wait_for_table(&mut player);
    player.press(egui::Key::Backspace, KeyCode::Backspace);
    player.frames(5);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Profile));
    assert_eq!(summary(&player).due, 2, "leaving is no failure");
}

#[test]
fn review_of_the_game_is_opened_while_the_game_exists() {
    let mut player = TestPlayer::new();
    prepare_two(&mut player);
    open_puzzles(&mut player);
    player.click("puzzles/mistakes");
    wait_for_table(&mut player);
    let wanted = run(&player).position().repeated.as_ref().expect("of the pool").record.clone();
    player.press(egui::Key::F8, KeyCode::F8);
    player.frames(5);
    assert_eq!((player.menu(), player.game().record().started), (Menu::Review, wanted.started));
    assert_eq!((player.game().timeline().ply(), player.game().shown_ply()), (2, 0), "at the mistake");
    assert!(player.app.world().resource::<Practice>().run().is_none());
    let review = player.app.world().resource::<Review>();
    assert_eq!(review.reviewed_ply(player.game()), Some(0), "the review speaks of the mistake");
    player.click("review-close");
    player.frames(4);
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Puzzles), "where the other mistakes are");
    player.click("puzzles/mistakes");
    wait_for_table(&mut player);
    delete_games(&player);
    player.click("practice/game");
    assert!(player.shows_text(&player.text("mistakes-no-game")), "it was there when the position was shown");
    act(&mut player, "a9xb10");
    assert_eq!(run(&player).phase, PracticePhase::Best, "the mistake has a copy of the game");
    player.click("practice-next");
    wait_for_table(&mut player);
    assert!(run(&player).position().repeated.as_ref().is_some_and(|repeated| !repeated.has_game));
    player.click("practice/game");
    player.frames(3);
    assert_eq!(player.menu(), Menu::None, "and its button is off");
}

#[test]
fn mistakes_fit_in_every_window_and_language() {
    harness::check_layouts("the title with mistakes", prepare_two, |player, _| {
        player.assert_in_window("title-lessons")
    });
    let prepare = |player: &mut TestPlayer| {
        prepare_two(player);
        player.click("title-profile");
        player.frames(3);
    };
    harness::check_layouts("the profile with mistakes", prepare, |player, scale| {
        if scale == 1.0 {
            player.assert_in_window("profile/mistakes");
        }
    });
    let prepare = |player: &mut TestPlayer| {
        prepare_two(player);
        open_puzzles(player);
        player.assert_in_window("puzzles/mistakes");
        player.click("puzzles/mistakes");
        wait_for_table(player);
        act(player, "a9xb10");
        player.click("practice-next");
        wait_for_table(player);
    };
    harness::check_layouts("a repeated mistake", prepare, |player, _| {
        for button in ["practice/hint", "practice/solution", "practice/game", "practice/leave"] {
            player.assert_in_window(button);
        }
    });
    let finish = |player: &mut TestPlayer| {
        prepare(player);
        act(player, "a9xb10");
        player.frames(10);
    };
    harness::check_layouts("the end of a repetition", finish, |player, _| player.assert_in_window("practice/leave"));
}
