//! Tuning of weights, and their use by the engine.

use std::fs;

use cannon_engine::engine;
use cannon_rules::GameId;

use super::cannon_lab;

/// The number after `word` in the line that begins with `line`.
fn number(output: &str, line: &str, word: &str) -> f64 {
    let line = output.lines().find(|text| text.starts_with(line)).unwrap_or_else(|| panic!("no {line}: {output}"));
    let rest = line.split(word).nth(1).expect(word).trim_start();
    rest.split([',', ' ']).next().and_then(|number| number.parse().ok()).expect("a number")
}

/// The number at the beginning of the output.
fn first_number(output: &str) -> u32 {
    output.split_whitespace().next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn fitted_weights_lower_the_loss_and_load_in_the_engine() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (samples, first, second) = (named("samples.txt"), named("first.txt"), named("second.txt"));
    let tune = ["tune", "--games", "4", "--nodes", "60", "--rounds", "60", "--samples", &samples, "--out"];
    let output = cannon_lab(&[&tune[..], &[&first]].concat()).success();
    assert!(number(&output, "after", "loss") < number(&output, "before", "loss"), "{output}");

    let kept = fs::read_to_string(&samples).expect("the samples");
    assert!(kept.lines().count() > 20, "{kept}");
    // The file of samples exists now, so no games are played.
    let again = cannon_lab(&[&tune[..], &[&second, "--concurrency", "2"]].concat()).success();
    assert_eq!(output.lines().count(), again.lines().count());
    assert_eq!(fs::read_to_string(&first).expect("weights"), fs::read_to_string(&second).expect("weights"));
    let weights = fs::read_to_string(&first).expect("weights");
    assert!(engine(GameId::Cannon).tuner.evaluator(&weights).is_ok(), "{weights}");

    // Two files are used together, and only the given rows change.
    let more = named("more.txt");
    cannon_lab(&["tune", "--games", "2", "--nodes", "60", "--seed", "2", "--rounds", "1", "--samples", &more])
        .success();
    let third = named("third.txt");
    let rest = ["--rounds", "60", "--only", "soldier,step", "--out", &third];
    let both = cannon_lab(&[&["tune", "--samples", &samples, &more][..], &rest].concat()).success();
    assert!(first_number(&both) > first_number(&output), "{both}");
    let current = include_str!("../../../engine/assets/weights/cannon-weights.txt");
    let tuned = fs::read_to_string(&third).expect("weights");
    let changed = rows(&tuned).filter(|row| rows(current).all(|other| other != *row));
    assert_eq!(changed.map(|row| row[0]).collect::<Vec<_>>(), ["soldier", "step"]);
    // Features depend on the rules of the games.
    let error = cannon_lab(&["tune", "--rules", "igg", "--samples", &samples]).failure(2);
    assert!(error.contains("samples.txt, line 1: ") && error.contains("other rules"), "{error}");
    let error = cannon_lab(&["tune", "--only", "general"]).failure(2);
    assert!(error.contains("`general`"), "{error}");
}

/// The words of each line of a file of weights, without comments.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_whitespace().collect())
}

#[test]
fn malformed_files_and_options_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file.txt");
    let name = file.to_str().expect("UTF-8");
    for (content, complaint) in
        [("0.5 12 1L8 d\n".repeat(12), "position 1: "), ("1 2 x\nwon 2 x\n".to_owned(), "line 2: ")]
    {
        fs::write(&file, content).expect("a file");
        let error = cannon_lab(&["tune", "--samples", name]).failure(2);
        assert!(error.contains(complaint), "{error}");
    }
    fs::write(&file, "soldier 100\n").expect("a file");
    let error = cannon_lab(&["tune", "--start", name]).failure(2);
    assert!(error.contains(name) && error.contains("line 1: `100`"), "{error}");
    for option in [
        ["--results", "1.5"],
        ["--anchor", "-1"],
        ["--anchor", "much"],
        ["--lambda", "1.1"],
        ["--share", "-1"],
        ["--games", "0"],
        ["--rounds", "0"],
    ] {
        cannon_lab(&[&["tune"][..], &option].concat()).failure(2);
    }
}

#[test]
fn games_take_turns_on_several_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let samples = folder.path().join("samples.txt");
    let named = samples.to_str().expect("UTF-8");
    let games = ["tune", "--game", "tank-chess", "--boards", "skirmish,mine-belt", "--games", "2", "--nodes", "40"];
    cannon_lab(&[&games[..], &["--lambda", "0.9", "--share", "1e-4", "--rounds", "1", "--samples", named]].concat())
        .success();
    let kept = fs::read_to_string(&samples).expect("the samples");
    let ranks = |line: &str| line.split(' ').nth(2).map_or(0, |board| board.split('/').count());
    assert!([12, 14].into_iter().all(|size| kept.lines().any(|line| ranks(line) == size)), "{kept}");
    assert!(kept.lines().any(|line| !["0", "0.5", "1"].contains(&line.split(' ').next().expect("a result"))), "{kept}");
}
