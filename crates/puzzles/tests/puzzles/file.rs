//! The file of puzzles: round trips, and every kind of fault with its place.

use cannon_puzzles::file::{self, MAX_PUZZLES};
use cannon_puzzles::{ClaimError, Puzzle, Theme};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::all_puzzles;

/// A win in two turns: two soldiers attack a town without defenders.
fn valid() -> Value {
    json!({
        "id": "x1", "game": "cannon", "rules": "classic", "position": "1L8/10/d9/2d7/10/9l/10/10/10/8D1 d",
        "theme": "win-2", "line": ["a8-a9", "j5-j4", "a9xb10#"], "rating": 900
    })
}

/// The valid puzzle with one field changed.
fn with(field: &str, value: Value) -> String {
    let mut puzzle = valid();
    puzzle[field] = value;
    puzzle.to_string()
}

fn read_one(text: &str) -> Puzzle {
    file::read(text).expect("a puzzle").remove(0)
}

#[test]
fn shipped_puzzles_survive_a_round_trip() {
    let puzzles: Vec<Puzzle> = all_puzzles().cloned().collect();
    assert_eq!(file::read(&file::write(&puzzles)), Ok(puzzles));
}

#[test]
fn puzzle_offers_its_position_and_line() {
    let puzzle = read_one(&valid().to_string());
    let mut timeline = puzzle.begin();
    assert_eq!((timeline.ply(), timeline.position_text_at(0).as_str()), (0, "1L8/10/d9/2d7/10/9l/10/10/10/8D1 d"));
    for &action in puzzle.line() {
        timeline.play(action).expect("a legal line");
    }
    assert!(timeline.outcome().is_some());
    assert_eq!((puzzle.theme(), puzzle.tags(), puzzle.rating()), (Theme::Win2, &[][..], 900));
}

#[test]
fn rules_are_a_preset_or_switches_and_blank_lines_are_skipped() {
    let switches = json!({
        "first": "south", "long_shot": "first", "retreat_near": "piece", "town": "capture", "shift_limit": null
    });
    let second = with("rules", switches).replace("x1", "x2");
    let puzzles = file::read(&format!("\n{}\r\n\n{second}\n\n", valid())).expect("two puzzles");
    assert_eq!(puzzles.iter().map(Puzzle::id).collect::<Vec<_>>(), ["x1", "x2"]);
    assert_eq!(puzzles[0].begin().ruleset(), puzzles[1].begin().ruleset());
    // A second faultless line repeats the identifier.
    let error = file::read(&format!("{}\n\n{}\n", valid(), valid())).expect_err("a repeated identifier");
    assert_eq!(error.to_string(), "line 3, puzzle x1: field `id`: line 1 has the same");
}

#[test]
fn faults_are_reported_with_line_puzzle_and_field() {
    for (text, words) in [
        ("{".to_owned(), "not JSON: EOF while parsing an object, at column 1"),
        ("[]".to_owned(), "line 2: "),
        (with("id", json!("")), "field `id`: `` is not a word"),
        (with("id", json!("Big\nWord")), "field `id`: `Big Word` is not a word"),
        (with("id", json!("x".repeat(33))), "puzzle xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…: field `id`"),
        (with("id", json!(1)), "invalid type: integer `1`, expected a string, at column"),
        (with("game", json!("chess")), "puzzle x1: field `game`: unknown game `chess`"),
        (with("rules", json!("polish")), "field `rules`: there is no preset `polish`"),
        (with("rules", json!({"first": "east"})), "field `rules`: ruleset: unknown variant `east`"),
        (with("rules", json!(null)), "field `rules`: "),
        (with("position", json!("10/10 d")), "field `position`: position: "),
        (with("position", json!("1L8/10/10/10/10/10/10/10/10/10 d")), "field `position`: "),
        (
            with("position", json!("10/1l1l1l1l1l/10/10/10/10/10/10/d1d1d1d1d1/10 d")),
            "field `position`: no puzzle can begin here",
        ),
        (with("position", json!("10/10/d9/2d7/10/9l/10/10/10/8D1 l")), "field `position`: no puzzle can begin here"),
        (with("theme", json!("win-9")), "field `theme`: unknown theme `win-9`; there are win-1, "),
        (with("theme", json!("mortar")), "the game has no theme `mortar`"),
        (with("tags", json!(["fork"])), "field `tags`: unknown theme `fork`"),
        (with("line", json!([])), "field `line`: 0 actions; expected an odd number up to 15"),
        (with("line", json!(["a8-a9", "j5-j4"])), "field `line`: 2 actions"),
        (with("line", json!(["a8-z9"])), "field `line`: action 1 (`a8-z9`): "),
        (with("line", json!(["a8-a9", "j5-j6", "a9xb10"])), "action 2 (`j5-j6`): a step backwards"),
        (with("rating", json!(99)), "field `rating`: 99; ratings are 100 to 3500"),
        (with("rating", json!(-1)), "line 2, puzzle x1: invalid value: integer `-1`, expected u16, at column"),
        (with("author", json!("me")), "unknown field `author`"),
        (valid().to_string().replace("\"rating\":900,", ""), "missing field `rating`"),
    ] {
        let error = file::read(&format!("{}\n{text}\n", valid().to_string().replace("x1", "first"))).expect_err(words);
        let message = error.to_string();
        assert!(message.starts_with("line 2") && message.contains(words), "{words}: {message}");
        assert!(message.lines().count() == 1, "{message}");
    }
}

#[test]
fn files_that_are_too_long_are_refused() {
    assert_eq!(
        file::read(&" ".repeat(file::MAX_BYTES + 1)).expect_err("long").to_string(),
        "longer than 4194304 bytes"
    );
    // Shorter lines than those of puzzles are faulty, so the limit on their number is for later formats.
    const { assert!(MAX_PUZZLES * 200 < file::MAX_BYTES) };
}

#[test]
fn claims_that_do_not_hold_are_not_proved() {
    let prove = |text: &str| read_one(text).prove(1_000_000);
    assert!(matches!(prove(&with("theme", json!("win-3"))), Err(ClaimError::NotUnique(_) | ClaimError::ShorterWin)));
    assert_eq!(prove(&with("theme", json!("win-1"))), Err(ClaimError::NotAchieved(Theme::Win1)));
    assert_eq!(prove(&with("line", json!(["c7-c8"]))), Err(ClaimError::NotAchieved(Theme::Win2)));
    let limit = read_one(&valid().to_string()).prove(10).expect_err("a limit");
    assert!(matches!(limit, ClaimError::NodeLimit(_)), "{limit}");
}

#[test]
fn sound_puzzle_with_a_wrong_theme_or_line_is_not_proved() {
    let puzzle = all_puzzles().find(|puzzle| puzzle.theme() == Theme::Win2 && puzzle.tags().is_empty());
    let puzzle = puzzle.expect("a win in two turns");
    let changed = |change: &dyn Fn(&mut cannon_puzzles::Fields)| {
        let mut fields = puzzle.fields().clone();
        change(&mut fields);
        Puzzle::new(fields).expect("a valid puzzle").prove(10_000_000)
    };
    assert!(changed(&|_| {}).is_ok());
    let double = changed(&|fields| fields.theme = Theme::DoubleThreat.to_string());
    assert_eq!(double, Err(ClaimError::Theme(Theme::DoubleThreat)));
    let tagged = changed(&|fields| fields.tags = vec![Theme::WinsPiece.to_string()]);
    assert_eq!(tagged, Err(ClaimError::Theme(Theme::WinsPiece)));
    let short = changed(&|fields| fields.line.truncate(1));
    assert!(matches!(short, Err(ClaimError::Line(_))), "{short:?}");
    assert!(changed(&|fields| fields.theme = Theme::OnlyDefence.to_string()).is_err());
}

proptest! {
    #[test]
    fn reading_never_panics(text in "\\PC{0,300}") {
        let _ = file::read(&text);
    }

    #[test]
    fn changed_lines_are_read_or_refused(at in 0..250_usize, letter in "\\PC") {
        let mut text: Vec<char> = valid().to_string().chars().collect();
        let at = at % text.len();
        text.splice(at..=at, letter.chars());
        if let Ok(puzzles) = file::read(&text.into_iter().collect::<String>()) {
            prop_assert_eq!(file::read(&file::write(&puzzles)), Ok(puzzles));
        }
    }
}
