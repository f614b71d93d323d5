//! Data for training an evaluation.

use std::fs;

use super::cannon_lab;
use super::program::path_in;

/// The arguments that make a small file.
fn small<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["datagen", "--positions", "60", "--nodes", "50", "--out", file], more].concat()
}

#[test]
fn file_is_made_once_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, other] = ["a.bin", "b.bin"].map(|name| path_in(folder.path(), name));
    let report = cannon_lab(&small(&file, &["--seed", "5", "--shard", "2"])).success();
    let mut lines = report.lines();
    for start in [
        "file ",
        "seed 5 shard 2 nodes 50",
        "evaluation linear",
        "games ",
        "positions 60",
        "duplicates 0",
        "side to move wins ",
        "south to move ",
        "rules classic ",
        "mean ply ",
        "score -1500 to -1200: ",
    ] {
        assert!(lines.next().is_some_and(|line| line.starts_with(start)), "{start}: {report}");
    }
    let content = fs::read(&file).expect("the file");
    assert_eq!(content.len(), 72 + 60 * 42);
    assert_eq!(cannon_lab(&["datagen", "--check", &file]).success(), report);
    assert_eq!(cannon_lab(&small(&file, &["--seed", "5", "--shard", "2"])).success(), report, "it is complete");
    cannon_lab(&small(&other, &["--seed", "5", "--shard", "2", "--threads", "3"])).success();
    assert_eq!(fs::read(&other).expect("the file"), content, "it does not depend on the number of threads");
    let complaint = cannon_lab(&small(&file, &["--seed", "6", "--shard", "2"])).failure(2);
    assert!(complaint.contains("was made with other options"), "{complaint}");
    let igg = path_in(folder.path(), "igg.bin");
    let report = cannon_lab(&small(&igg, &["--rules", "igg"])).success();
    assert!(report.contains("\nrules classic 0, blue-panther 0, igg 60\n"), "{report}");
}

#[test]
fn static_evaluations_are_written_for_each_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, linear] = ["a.bin", "a.bin.linear"].map(|name| path_in(folder.path(), name));
    cannon_lab(&small(&file, &[])).success();
    let report = cannon_lab(&["datagen", "--evaluate", &file, "--out", &linear]).success();
    assert!(report.ends_with("\nevaluations 60\n"), "{report}");
    let bytes = fs::read(&linear).expect("the file");
    let (values, rest) = bytes.as_chunks();
    assert_eq!((values.len(), rest.len()), (60, 0));
    // The score of a search is not far from the evaluation of a quiet position.
    let records = fs::read(&file).expect("the file");
    let score = |n: usize| i16::from_le_bytes([records[72 + 42 * n + 36], records[72 + 42 * n + 37]]);
    let near = values.iter().enumerate().filter(|&(n, &value)| score(n).abs_diff(i16::from_le_bytes(value)) < 150);
    assert!(near.count() > 30, "{values:?}");
    // A network plays other games, and its evaluations are others.
    let [other, network] = ["b.bin", "a.bin.network"].map(|name| path_in(folder.path(), name));
    let report = cannon_lab(&small(&other, &["--evaluation", "network"])).success();
    assert!(report.contains("\nevaluation network "), "{report}");
    assert_ne!(fs::read(&other).expect("the file")[72..], records[72..]);
    assert!(cannon_lab(&small(&other, &[])).failure(2).contains("was made with other options"));
    cannon_lab(&["datagen", "--evaluate", &file, "--evaluation", "network", "--out", &network]).success();
    assert_ne!(fs::read(&network).expect("the file"), bytes);
    cannon_lab(&["datagen", "--evaluate", &file]).failure(2);
    cannon_lab(&["datagen", "--evaluate", &linear, "--out", &file]).failure(2);
}

/// The arguments that make a small file of Tank Chess.
fn tank_chess<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    small(file, &[&["--game", "tank-chess"], more].concat())
}

#[test]
fn data_of_tank_chess_come_from_the_chosen_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, other, inputs] = ["a.bin", "b.bin", "a.inputs"].map(|name| path_in(folder.path(), name));
    let boards = ["--boards", "skirmish,last-stand,night-convoy", "--except", "last-stand"];
    let report = cannon_lab(&tank_chess(&file, &boards)).success();
    for line in ["\npositions 60\nduplicates 0\n", "\nevaluation linear\n", "\nboards skirmish ", ", night-convoy "] {
        assert!(report.contains(line), "{line}: {report}");
    }
    assert_eq!(cannon_lab(&["datagen", "--check", &file]).success(), report);
    assert_eq!(cannon_lab(&tank_chess(&file, &boards)).success(), report, "it is complete");
    let content = fs::read(&file).expect("the file");
    cannon_lab(&tank_chess(&other, &[&boards[..], &["--threads", "3"]].concat())).success();
    assert_eq!(fs::read(&other).expect("the file"), content, "it does not depend on the number of threads");
    assert!(
        cannon_lab(&tank_chess(&file, &["--boards", "skirmish"])).failure(2).contains("was made with other options")
    );
    assert!(cannon_lab(&small(&file, &[])).failure(2).contains("does not begin with \"CANNONTD\""));
    assert!(cannon_lab(&["datagen", "--features", &file, "--out", &inputs]).success().ends_with("\npositions 60\n"));
    let content = fs::read(&inputs).expect("the file");
    let number = |place: usize| u64::from_le_bytes(content[place..place + 8].try_into().expect("8 bytes"));
    assert_eq!((&content[..8], number(8), number(16)), (&b"TANKCHIN"[..], 1, 60));
    assert_eq!(content.len() as u64, 32 + 60 * 8 + 2 * number(24));
    let values = path_in(folder.path(), "a.linear");
    cannon_lab(&["datagen", "--evaluate", &file, "--out", &values]).success();
    let (columns, values) = (&content[32 + 60 * 2..32 + 60 * 4], fs::read(&values).expect("the file"));
    assert_eq!(columns, values, "the second column is the linear evaluation");
}

#[test]
fn options_of_tank_chess_are_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "a.bin");
    for (arguments, word) in [
        (tank_chess(&file, &["--boards", "all", "--scheme", "my.json"]), "cannot be given twice or together with"),
        (tank_chess(&file, &["--boards", "all", "--except", "basic-17"]), "this board is not among --boards"),
        (tank_chess(&file, &["--boards", "all", "--board", "skirmish"]), "Omit --board"),
        (small(&file, &["--boards", "all"]), "has no schemes"),
        (small(&file, &["--town", "capture"]), "published rules only"),
        (small(&file, &["--exit", "any"]), "--exit"),
        (vec!["datagen", "--features", &file], "--out"),
    ] {
        let complaint = cannon_lab(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
    cannon_lab(&small(&file, &[])).success();
    let other = path_in(folder.path(), "a.inputs");
    let complaint = cannon_lab(&["datagen", "--features", &file, "--out", &other]).failure(2);
    assert!(complaint.contains("--features needs positions of Tank Chess"), "{complaint}");
}

#[test]
fn damaged_files_and_bad_options_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "a.bin");
    cannon_lab(&small(&file, &[])).success();
    let content = fs::read(&file).expect("the file");
    let mut damaged = content.clone();
    damaged[72 + 42 + 40] = 9;
    for (bytes, word) in [
        (&content[..100], "the file ends at byte 100"),
        (b"text", "does not begin with \"CANNONTD\""),
        (&damaged, "record 1 at byte 114: the result is 9"),
    ] {
        fs::write(&file, bytes).expect("written");
        for arguments in [vec!["datagen", "--check", &file], small(&file, &[])] {
            let complaint = cannon_lab(&arguments).failure(2);
            assert!(complaint.contains(word) && complaint.lines().count() == 1, "{complaint}");
        }
        assert_eq!(fs::read(&file).expect("the file"), bytes, "it is left as it is");
    }
    assert!(cannon_lab(&["datagen", "--check", "no/such/file"]).failure(1).contains("no/such/file"));
    assert!(cannon_lab(&small("no/such/folder/a.bin", &[])).failure(1).contains("no/such/folder"));
    for (arguments, word) in [
        (vec!["datagen"], "--positions"),
        (vec!["datagen", "--positions", "5"], "--out"),
        (vec!["datagen", "--positions", "0", "--out", &file], "from 1 to"),
        (small(&file, &["--rules", "chess"]), "expected classic, blue-panther, igg or all"),
        (small(&file, &["--random-plies", "61"]), "from 1 to 60"),
        (small(&file, &["--check", &file]), "cannot be given twice or together with"),
        (vec!["datagen", "--check", &file, "--evaluation", "network"], "cannot be given twice or together with"),
    ] {
        let complaint = cannon_lab(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
