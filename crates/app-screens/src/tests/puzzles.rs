//! Tests of puzzles on the table.

use super::*;
use cannon_app_activities::profile::{PlayerProfiles, ProfileRequest};
use cannon_app_activities::puzzles::{OWN_PUZZLE_FOLDER, OwnPuzzles, PuzzleMode, PuzzlePhase, Puzzles};
use cannon_app_base::i18n::Words;
use cannon_app_base::play::{MatchRequest, Source};
use cannon_profile::{OpponentRating, PLACING_PUZZLES, PuzzleAttempt, PuzzleSummary};
use cannon_puzzles::{Puzzle, Theme, Verdict, shipped};
use cannon_rules::{GameId, PackedAction};

fn puzzle(player: &TestPlayer) -> Puzzle {
    player.app.world().resource::<Puzzles>().run().expect("a puzzle").puzzle.clone()
}

fn phase(player: &TestPlayer) -> PuzzlePhase {
    player.app.world().resource::<Puzzles>().run().expect("a puzzle").phase
}

fn summary(player: &TestPlayer, game: GameId) -> PuzzleSummary {
    player.app.world().resource::<PlayerProfiles>().current().expect("a player").puzzles(game).clone()
}

fn act(player: &mut TestPlayer, action: PackedAction) {
    let request = Request::Play { action, animation_variant: None };
    player.app.world_mut().write_message(MatchRequest { request, source: Source::Player });
    player.frames(3);
}

/// Waits until the table shows the position of the puzzle.
fn wait_for_table(player: &mut TestPlayer) {
    for _ in 0..200 {
        let run = player.app.world().resource::<Puzzles>().run().expect("a puzzle");
        let (table, wanted) = (player.game().timeline(), &run.timeline);
        if table.ply() == wanted.ply() && table.position_text_at(table.ply()) == wanted.position_text_at(wanted.ply()) {
            return;
        }
        player.frame();
    }
    panic!("the table does not show {}", puzzle(player).id());
}

fn open_puzzles(game: GameId) -> TestPlayer {
    let mut player = TestPlayer::new();
    player.choose_game(game);
    player.click("title-lessons");
    player.click("learn/puzzles-heading");
    assert_eq!(player.menu(), Menu::Puzzles);
    player.assert_all_in_window("puzzles");
    player
}

/// Plays the line of the puzzle on the table.
fn solve(player: &mut TestPlayer) {
    wait_for_table(player);
    for index in (0..puzzle(player).line().len()).step_by(2) {
        let action = puzzle(player).line()[index];
        act(player, action);
        if phase(player) != PuzzlePhase::Solved {
            wait_for_table(player);
        }
    }
    assert_eq!(phase(player), PuzzlePhase::Solved, "{}", puzzle(player).id());
}

/// Records the puzzles that place a player.
fn place(player: &mut TestPlayer, game: GameId) {
    for number in 0..PLACING_PUZZLES {
        let attempt = PuzzleAttempt {
            ended: jiff::Timestamp::now() - std::time::Duration::from_secs(600 - number as u64),
            game: game.name().to_owned(),
            puzzle: format!("earlier-{number}"),
            solved: number % 2 == 0,
            rating: OpponentRating::new(1000.0, 80.0),
            seconds: 10,
            rated: true,
            day: None,
        };
        player.app.world_mut().write_message(ProfileRequest::Puzzle(attempt));
    }
    player.frames(3);
    assert_eq!(summary(player, game).placing(), None);
}

#[test]
fn help_costs_nothing_until_the_player_is_placed() {
    let game = GameId::Cannon;
    let mut player = open_puzzles(game);
    assert!(player.shows_text("Finding your rating: 0 of 5"));
    player.click("puzzles-rated");
    wait_for_table(&mut player);
    player.click("puzzle-solution");
    assert!(player.widget_rect("question/puzzle-help").is_none(), "there is nothing to ask");
    player.frames(60);
    let helped = summary(&player, game);
    assert!(helped.rating.curve().is_empty() && helped.failed.contains(puzzle(&player).id()));
    player.click("puzzle-next");
    solve(&mut player);
    assert_eq!(summary(&player, game).placing(), Some(1));
    player.frames(5);
    assert!(player.shows_text("Finding your rating: 1 of 5"));
}

#[test]
fn puzzles_fit_in_every_window_and_language() {
    for game in GameId::ALL {
        let prepare = |player: &mut TestPlayer| {
            player.choose_game(game);
            player.click("title-lessons");
            player.click("learn/puzzles-heading");
        };
        harness::check_layouts("the puzzles", prepare, |player, scale| {
            if scale == 1.0 {
                player.assert_in_window("puzzles-daily");
                player.assert_in_window(&format!("puzzles/{}", Theme::WinsPiece.name_id()));
            }
        });
    }
}

#[test]
fn rated_run_moves_the_rating_and_goes_on() {
    for game in GameId::ALL {
        let mut player = open_puzzles(game);
        place(&mut player, game);
        player.click("puzzles-rated");
        let before = summary(&player, game).rating.current().rating();
        solve(&mut player);
        let first = puzzle(&player).id().to_owned();
        let after = summary(&player, game);
        assert!(after.rating.current().rating() > before && after.solved.contains(&first));
        player.click("puzzle-next");
        wait_for_table(&mut player);
        assert_ne!(puzzle(&player).id(), first);
        player.click("puzzle-solution");
        assert!(player.shows_text(&player.text("question-puzzle-help-text")), "it says what it costs");
        player.click("question-no");
        player.click("puzzle/hint");
        player.press(egui::Key::Escape, KeyCode::Escape);
        player.frames(3);
        assert_eq!(
            (player.menu(), phase(&player)),
            (Menu::None, PuzzlePhase::Open),
            "Escape answers the question only"
        );
        assert_eq!(summary(&player, game), after, "without an answer nothing is lost");
        player.click("puzzle-solution");
        player.click("question-puzzle-help-yes");
        player.frames(20);
        let failed = summary(&player, game);
        assert!(failed.failed.contains(puzzle(&player).id()), "a shown solution counts as a mistake");
        assert!(failed.rating.current().rating() < after.rating.current().rating());
        player.frames(60);
        player.click("puzzle/leave");
        assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Puzzles));
        assert!(player.widget_rect("puzzles/curve").is_some(), "two puzzles make a curve");
        player.click("puzzles-retry");
        assert!(failed.failed.contains(puzzle(&player).id()));
    }
}

#[test]
fn wrong_action_is_refuted_and_taken_back() {
    let mut player = open_puzzles(GameId::Cannon);
    player.click(&format!("puzzles/{}", Theme::Win2.name_id()));
    wait_for_table(&mut player);
    let start = puzzle(&player).begin();
    let is_wrong = |&action: &PackedAction| puzzle(&player).judge(&start, action) == Verdict::Wrong;
    let wrong = start.actions().into_iter().find(is_wrong).expect("a wrong action");
    act(&mut player, wrong);
    assert_eq!(phase(&player), PuzzlePhase::Wrong);
    let run = player.app.world().resource::<Puzzles>().run().expect("a puzzle");
    let (after, answer) = run.refutation().expect("a refutation");
    let answer = cannon_app_games::move_text(after, after.ply(), *answer, player.app.world().resource::<Words>());
    let side = if start.side_to_move() == Side::South { "Light" } else { "Dark" };
    let text = format!("That does not work. {side} answers: {answer}. Try something else.");
    assert!(player.shows_text(&text), "{text}");
    wait_for_table(&mut player);
    assert!(player.widget_rect("question/puzzle-help").is_none());
    player.click("puzzle/hint");
    assert!(player.widget_rect("question/puzzle-help").is_none(), "a puzzle of a theme costs no rating");
    solve(&mut player);
    let summary = summary(&player, GameId::Cannon);
    assert!(summary.failed.contains(puzzle(&player).id()), "the first mistake counts");
    assert!(summary.rating.curve().is_empty(), "puzzles of a theme do not change the rating");
}

#[test]
fn puzzle_of_the_day_is_marked_when_it_is_solved() {
    let mut player = open_puzzles(GameId::Cannon);
    player.click("puzzles-daily");
    solve(&mut player);
    assert_eq!(summary(&player, GameId::Cannon).days.len(), 1);
    assert!(shipped(GameId::Cannon).len() > 100);
}

#[test]
fn rated_puzzles_follow_the_puzzle_of_the_day() {
    for shows_solution in [false, true] {
        let mut player = open_puzzles(GameId::Cannon);
        player.click("puzzles-daily");
        let daily = puzzle(&player).id().to_owned();
        if shows_solution {
            wait_for_table(&mut player);
            player.click("puzzle-solution");
            player.frames(40);
        } else {
            solve(&mut player);
        }
        assert!(player.shows_text(&player.text("puzzle-tomorrow")));
        assert!(player.shows_text(&player.text("puzzles-rated")), "the button says where it leads");
        player.click("puzzle-next");
        let run = player.app.world().resource::<Puzzles>().run().expect("a puzzle");
        assert_eq!(run.mode, PuzzleMode::Rated);
        assert_ne!(run.puzzle.id(), daily);
        wait_for_table(&mut player);
        player.click("puzzle/leave");
        let label = if shows_solution { "puzzles-daily-again" } else { "puzzles-daily" };
        assert!(player.shows_text(&player.text(label)), "a solution that was seen is not offered as new");
    }
}

#[test]
fn puzzle_whose_solution_was_seen_is_not_offered_once_more_in_the_same_run() {
    let mut player = open_puzzles(GameId::Cannon);
    let theme = format!("puzzles/{}", Theme::Win2.name_id());
    player.click(&theme);
    wait_for_table(&mut player);
    let first = puzzle(&player).id().to_owned();
    player.click("puzzle-solution");
    player.frames(60);
    player.click("puzzle/leave");
    player.click("puzzles-retry");
    wait_for_table(&mut player);
    assert_eq!(puzzle(&player).id(), first);
    player.click("puzzle-solution");
    player.frames(60);
    assert!(player.shows_text(&player.text("puzzle-none-left")));
    player.click("puzzle-next");
    assert_eq!((player.screen(), player.menu()), (Screen::Title, Menu::Puzzles), "there is no other failed puzzle");
}

#[test]
fn damaged_files_of_own_puzzles_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzles = folder.path().join(OWN_PUZZLE_FOLDER);
    std::fs::create_dir_all(&puzzles).expect("a folder");
    std::fs::write(puzzles.join("Torn.json"), "{").expect("written");
    let mut player = TestPlayer::in_folder(folder.path());
    player.click("title-lessons");
    player.click("learn/puzzles-heading");
    assert_eq!(player.app.world().resource::<OwnPuzzles>().unreadable_files(), ["puzzles/Torn.json"]);
    assert!(player.shows_text("Your puzzle file puzzles/Torn.json cannot be read. It has been left unchanged."));
    player.assert_all_in_window("puzzles");
    assert_eq!(std::fs::read_to_string(puzzles.join("Torn.json")).expect("the file"), "{", "it is left as it is");
}

#[test]
fn a_folder_of_own_puzzles_that_cannot_be_listed_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzles = folder.path().join(OWN_PUZZLE_FOLDER);
    std::fs::write(&puzzles, "not a folder").expect("written");
    let mut player = TestPlayer::in_folder(folder.path());
    player.click("title-lessons");
    player.click("learn/puzzles-heading");
    let own = player.app.world().resource::<OwnPuzzles>();
    let text = player.app.world().resource::<Words>().message(own.folder_error().expect("an error"));
    assert!(text.contains(&puzzles.display().to_string()), "{text}");
    assert!(player.shows_text(&text));
    player.assert_all_in_window("puzzles");
}
