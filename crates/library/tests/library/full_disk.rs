//! A full disk is an error with the path, and leaves everything as it was.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use cannon_library::{Filter, IndexState, Library, LibraryError};

use crate::{contents, game};

const FOLDER: &str = "CANNON_TEST_FULL_DISK";
/// This test, which runs itself in a process that cannot write long files.
const TEST: &str = "full_disk::a_full_disk_loses_nothing";
/// Length of a game whose file fits into the limit.
const SHORT: usize = 3;
/// Size that the limit does not allow, in bytes.
const TOO_LONG: usize = 40_000;

/// Files are limited to 16 or 32 kilobytes, by the size of a block. Writing more fails as on a full disk.
#[test]
fn a_full_disk_loses_nothing() {
    if let Some(folder) = env::var_os(FOLDER) {
        return work_on_full_disk(Path::new(&folder));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut library = Library::open(folder.path()).expect("it opens");
    library.save(None, &game(2, SHORT)).expect("saved");
    let expected = contents(&library);
    drop(library);
    // Its output goes through pipes, because the limit also holds for a file that collects the output of all tests.
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 32; exec \"$0\" \"$@\""])
        .arg(env::current_exe().expect("this test's program"))
        .args([TEST, "--exact"])
        .env(FOLDER, folder.path())
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let files: Vec<_> =
        fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert!(!files.iter().any(|name| name.to_string_lossy().starts_with(".unfinished")), "{files:?}");
    let library = Library::open(folder.path()).expect("it opens");
    assert!(!matches!(library.index_state(), IndexState::InMemory(_)), "{:?}", library.index_state());
    assert_eq!(contents(&library).len(), expected.len() + 1);
}

fn work_on_full_disk(folder: &Path) {
    let mut library = Library::open(folder).expect("a full disk does not keep the library from opening");
    assert!(matches!(library.index_state(), IndexState::InMemory(_)), "{:?}", library.index_state());
    let file = library.list(&Filter::default())[0].file.clone();
    let before = fs::read(&file).expect("read");
    let mut long = game(2, SHORT + 1);
    long.players.south.name = Some("x".repeat(TOO_LONG));
    let error = library.save(Some(&file), &long).expect_err("it does not fit");
    assert!(matches!(&error, LibraryError::DiskFull { path, .. } if *path == file), "{error}");
    assert!(matches!(library.save_as(None, "New", &long), Err(LibraryError::DiskFull { .. })));
    assert_eq!(fs::read(&file).expect("read"), before);
    assert_eq!(library.load(&file).expect("read"), game(2, SHORT));
    assert_eq!(library.len(), 1);
    library.save(Some(&file), &game(2, SHORT + 1)).expect("what fits is saved").expect("a file");
    library.save(None, &game(4, SHORT)).expect("what fits is saved").expect("a file");
}
