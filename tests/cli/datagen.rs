//! Data for training an evaluation.

use std::fs;

use super::cannon;
use super::matches::path_in;

/// The arguments that make a small file.
fn small<'a>(file: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["datagen", "--positions", "60", "--nodes", "50", "--out", file], more].concat()
}

#[test]
fn file_is_made_once_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, other] = ["a.bin", "b.bin"].map(|name| path_in(folder.path(), name));
    let report = cannon(&small(&file, &["--seed", "5", "--shard", "2"])).success();
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
    assert_eq!(cannon(&["datagen", "--check", &file]).success(), report);
    assert_eq!(cannon(&small(&file, &["--seed", "5", "--shard", "2"])).success(), report, "it is complete");
    cannon(&small(&other, &["--seed", "5", "--shard", "2", "--threads", "3"])).success();
    assert_eq!(fs::read(&other).expect("the file"), content, "it does not depend on the number of threads");
    let complaint = cannon(&small(&file, &["--seed", "6", "--shard", "2"])).failure(2);
    assert!(complaint.contains("was made with other options"), "{complaint}");
    let igg = path_in(folder.path(), "igg.bin");
    let report = cannon(&small(&igg, &["--rules", "igg"])).success();
    assert!(report.contains("\nrules classic 0, blue-panther 0, igg 60\n"), "{report}");
}

#[test]
fn static_evaluations_are_written_for_each_position() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, linear] = ["a.bin", "a.bin.linear"].map(|name| path_in(folder.path(), name));
    cannon(&small(&file, &[])).success();
    let report = cannon(&["datagen", "--evaluate", &file, "--out", &linear]).success();
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
    let report = cannon(&small(&other, &["--evaluation", "network"])).success();
    assert!(report.contains("\nevaluation network "), "{report}");
    assert_ne!(fs::read(&other).expect("the file")[72..], records[72..]);
    assert!(cannon(&small(&other, &[])).failure(2).contains("was made with other options"));
    cannon(&["datagen", "--evaluate", &file, "--evaluation", "network", "--out", &network]).success();
    assert_ne!(fs::read(&network).expect("the file"), bytes);
    cannon(&["datagen", "--evaluate", &file]).failure(2);
    cannon(&["datagen", "--evaluate", &linear, "--out", &file]).failure(2);
}

#[test]
fn damaged_files_and_bad_options_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path_in(folder.path(), "a.bin");
    cannon(&small(&file, &[])).success();
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
            let complaint = cannon(&arguments).failure(2);
            assert!(complaint.contains(word) && complaint.lines().count() == 1, "{complaint}");
        }
        assert_eq!(fs::read(&file).expect("the file"), bytes, "it is left as it is");
    }
    assert!(cannon(&["datagen", "--check", "no/such/file"]).failure(1).contains("no/such/file"));
    assert!(cannon(&small("no/such/folder/a.bin", &[])).failure(1).contains("no/such/folder"));
    for (arguments, word) in [
        (vec!["datagen"], "--positions"),
        (vec!["datagen", "--positions", "5"], "--out"),
        (vec!["datagen", "--positions", "0", "--out", &file], "from 1 to"),
        (small(&file, &["--rules", "chess"]), "expected classic, blue-panther, igg or all"),
        (small(&file, &["--random-plies", "61"]), "from 1 to 60"),
        (small(&file, &["--check", &file]), "cannot be used with"),
        (vec!["datagen", "--check", &file, "--evaluation", "network"], "cannot be used with"),
    ] {
        let complaint = cannon(&arguments).failure(2);
        assert!(complaint.contains(word) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
