//! Finding weights, and judging by them.

use std::fs;

use super::{cannon, cannon_with};

/// The number behind a word in the output.
fn number(output: &str, line: &str, word: &str) -> f64 {
    let line = output.lines().find(|text| text.starts_with(line)).unwrap_or_else(|| panic!("no {line}: {output}"));
    let rest = line.split(word).nth(1).expect(word).trim_start();
    rest.split([',', ' ']).next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn weights_are_fitted_to_games_and_can_be_played_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let named = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (samples, first, second) = (named("samples.txt"), named("first.txt"), named("second.txt"));
    let tune = ["tune", "--games", "4", "--nodes", "60", "--rounds", "60", "--samples", &samples, "--out"];
    let told = cannon(&[&tune[..], &[&first]].concat()).well();
    assert!(number(&told, "after", "loss") < number(&told, "before", "loss"), "{told}");

    let kept = fs::read_to_string(&samples).expect("the samples");
    assert!(kept.lines().count() > 20, "{kept}");
    // The file is there, so no games are played, whatever their number.
    let again = cannon(&[&tune[..], &[&second, "--concurrency", "2"]].concat()).well();
    assert_eq!(told.lines().count(), again.lines().count());
    assert_eq!(fs::read_to_string(&first).expect("weights"), fs::read_to_string(&second).expect("weights"));
    cannon_with(&["engine", "--weights", &first], "isready\n").well();

    // Two files count together, and only the rows that are named change.
    let more = named("more.txt");
    cannon(&["tune", "--games", "2", "--nodes", "60", "--seed", "2", "--rounds", "1", "--samples", &more]).well();
    let third = named("third.txt");
    let rest = ["--rounds", "60", "--only", "soldier,step", "--out", &third];
    let both = cannon(&[&["tune", "--samples", &samples, &more][..], &rest].concat()).well();
    assert!(number(&both, "", "") > number(&told, "", ""), "{both}");
    let in_force = include_str!("../../crates/engine/assets/weights/cannon-weights.txt");
    let tuned = fs::read_to_string(&third).expect("weights");
    let changed = rows(&tuned).filter(|row| rows(in_force).all(|other| other != *row));
    assert_eq!(changed.map(|row| row[0]).collect::<Vec<_>>(), ["soldier", "step"]);
    let error = cannon(&["tune", "--only", "general"]).ill(2);
    assert!(error.contains("`general`"), "{error}");
}

/// The words of each line of a file of weights.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_whitespace().collect())
}

#[test]
fn damaged_files_and_odd_numbers_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file.txt");
    let name = file.to_str().expect("UTF-8");
    for (content, complaint) in
        [("0.5 12 1L8 d\n".repeat(12), "position 1: "), ("1 2 x\nwon 2 x\n".to_owned(), "line 2: ")]
    {
        fs::write(&file, content).expect("a file");
        let error = cannon(&["tune", "--samples", name]).ill(2);
        assert!(error.contains(complaint), "{error}");
    }
    fs::write(&file, "soldier 100\n").expect("a file");
    for arguments in [&["tune", "--start", name][..], &["engine", "--weights", name]] {
        let error = cannon(arguments).ill(2);
        assert!(error.contains(name) && error.contains("line 1: `100`"), "{error}");
    }
    cannon(&["engine", "--weights", "/no/such/file"]).ill(1);
    for option in [["--results", "1.5"], ["--anchor", "-1"], ["--anchor", "much"], ["--games", "0"], ["--rounds", "0"]]
    {
        cannon(&[&["tune"][..], &option].concat()).ill(2);
    }
}
