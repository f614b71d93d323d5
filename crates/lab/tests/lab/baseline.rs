//! `cannon-lab baseline` refuses what it cannot build. A build takes minutes, and is not tested here.

use std::fs;

use super::cannon_lab;

#[test]
fn unknown_commit_and_foreign_program_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path in UTF-8");
    let unknown = cannon_lab(&["baseline", "--commit", "no-such-commit", "--out", path]).failure(2);
    assert!(unknown.contains("no commit `no-such-commit`"), "{unknown}");
    fs::write(folder.path().join(if cfg!(windows) { "cannon.exe" } else { "cannon" }), "").expect("a file");
    let foreign = cannon_lab(&["baseline", "--commit", "HEAD", "--out", path]).failure(2);
    assert!(foreign.contains("is the program of another commit"), "{foreign}");
}
