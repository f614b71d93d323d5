//! Tests of writing records to links and special files.
#![cfg(unix)]

use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::{fs, io};

use cannon_files::{atomic, read_record, write_atomically, write_record};

use super::sample;

fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_symlink())
}

#[test]
fn writing_through_a_link_keeps_the_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, link, second] = ["games/game.json", "link.json", "games/link.json"].map(|name| folder.path().join(name));
    fs::create_dir(folder.path().join("games")).expect("a folder");
    fs::write(&file, "an older game").expect("written");
    symlink("games/link.json", &link).expect("a link");
    symlink("game.json", &second).expect("a link");
    write_record(&link, &sample()).expect("written");
    assert!(is_link(&link) && is_link(&second) && !is_link(&file));
    for path in [&file, &link, &second] {
        assert_eq!(read_record(path).expect("a record"), sample());
    }
    assert_eq!(fs::read_dir(folder.path().join("games")).expect("a folder").count(), 2, "no temporary file is left");
}

#[test]
fn writing_through_a_dangling_link_creates_the_target() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, link] = ["game.json", "link.json"].map(|name| folder.path().join(name));
    symlink(&file, &link).expect("a link");
    write_record(&link, &sample()).expect("written");
    assert!(is_link(&link));
    assert_eq!(read_record(&file).expect("a record"), sample());
}

#[test]
fn new_files_and_moved_files_replace_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let [taken, free, moved] = ["taken", "free", "moved"].map(|name| folder.path().join(name));
    fs::write(&taken, "old").expect("written");
    let kind = |result: io::Result<()>| result.map_err(|error| error.kind());
    assert_eq!(kind(atomic::write_new(&taken, b"new")), Err(io::ErrorKind::AlreadyExists));
    atomic::write_new(&free, b"new").expect("written");
    assert_eq!(kind(atomic::rename_new(&free, &taken)), Err(io::ErrorKind::AlreadyExists));
    assert_eq!(kind(atomic::rename_new(&free, &folder.path().join("no/such"))), Err(io::ErrorKind::NotFound));
    assert_eq!(kind(atomic::rename_new(&moved, &folder.path().join("else"))), Err(io::ErrorKind::NotFound));
    assert_eq!(fs::read_to_string(&free).expect("still there"), "new", "a file that cannot be moved stays");
    atomic::rename_new(&free, &moved).expect("moved");
    assert_eq!(fs::read_to_string(&moved).expect("there"), "new");
    assert_eq!(fs::read_to_string(&taken).expect("there"), "old");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "no temporary file is left");
}

#[test]
fn special_files_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let [socket, circle, nowhere] = ["socket", "circle", "nowhere"].map(|name| folder.path().join(name));
    let _listener = UnixListener::bind(&socket).expect("a socket");
    symlink("circle", &circle).expect("a link");
    symlink("no/such/folder/game.json", &nowhere).expect("a link");
    let refused = |path: &Path| write_atomically(path, "text").expect_err("it is refused");
    assert_eq!(refused(&socket).kind(), io::ErrorKind::InvalidInput);
    assert_eq!(refused(folder.path()).kind(), io::ErrorKind::InvalidInput);
    assert!(refused(&circle).to_string().contains("links"));
    assert_eq!(refused(&nowhere).kind(), io::ErrorKind::NotFound);
    assert!(is_link(&circle) && is_link(&nowhere));
}
