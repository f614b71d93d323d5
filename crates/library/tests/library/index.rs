//! The index agrees with the files whatever happens to it.

use std::fs;
use std::path::Path;

use cannon_library::index::{INDEX_FILE, Row, RowFault, read_bytes};
use cannon_library::{Filter, IndexError, IndexFault, IndexState, Library, LibraryEntry, LibraryError};
use proptest::prelude::*;
use tempfile::TempDir;

use crate::{age_files, by_name, game, temporary_folder};

/// Number of games in the folders of these tests.
const GAMES: u64 = 40;
/// Number of damaged indexes.
const DAMAGED_INDEXES: u32 = 100;

/// A folder with games that are settled, and an index that agrees with them.
fn folder() -> TempDir {
    let folder = temporary_folder();
    for number in 0..GAMES {
        fs::write(folder.path().join(format!("{number}.json")), game(number, 5).to_json()).expect("written");
    }
    age_files(folder.path());
    Library::open(folder.path()).expect("it opens");
    folder
}

fn open(folder: &Path) -> Library {
    Library::open(folder).expect("it opens")
}

fn games(library: &Library) -> Vec<LibraryEntry> {
    by_name(library, &Filter::default()).into_iter().cloned().collect()
}

#[test]
fn only_changed_files_are_read() {
    let folder = folder();
    assert_eq!(*open(folder.path()).index_state(), IndexState::Fresh);
    // A file of the same size and time is not read, which shows in its old summary.
    let file = folder.path().join("1.json");
    let modified = fs::metadata(&file).and_then(|metadata| metadata.modified()).expect("a time");
    let mut text = fs::read(&file).expect("read");
    text[0] = b'x';
    fs::write(&file, &text).expect("written");
    fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(modified)).expect("made old");
    let library = open(folder.path());
    assert_eq!(*library.index_state(), IndexState::Fresh);
    assert!(library.get(&file).expect("listed").details.is_ok());
    drop(library);
    fs::remove_file(folder.path().join("2.json")).expect("removed");
    fs::write(folder.path().join("3.json"), game(3, 6).to_json()).expect("written");
    fs::write(folder.path().join("4.json"), "damaged").expect("written");
    fs::write(folder.path().join("new.json"), game(99, 6).to_json()).expect("written");
    let library = open(folder.path());
    assert_eq!(*library.index_state(), IndexState::Updated { read: 2, dropped: 2 });
    assert_eq!(library.len() as u64, GAMES);
    assert_eq!(
        library.get(&folder.path().join("3.json")).and_then(|game| game.details.clone().ok()).map(|game| game.plies),
        Some(6)
    );
}

#[test]
fn a_change_within_the_precision_of_times_is_noticed() {
    let folder = temporary_folder();
    let mut library = open(folder.path());
    let file = library.save(None, &game(2, 2)).expect("saved").expect("a file");
    let modified = fs::metadata(&file).and_then(|metadata| metadata.modified()).expect("a time");
    let other = fs::read_to_string(&file).expect("read").replace("00:02:00", "00:03:00");
    fs::write(&file, &other).expect("written");
    fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(modified)).expect("same time");
    library.refresh().expect("read");
    let started = library.get(&file).and_then(|game| game.details.clone().ok()).expect("a game").started;
    assert_eq!(started.as_second(), 180);
}

#[test]
fn missing_foreign_empty_and_newer_indexes_are_rebuilt() {
    let folder = folder();
    let index = folder.path().join(INDEX_FILE);
    let expected = games(&open(folder.path()));
    let fault = |library: &Library| match library.index_state() {
        IndexState::Rebuilt(IndexError { path, fault }) if *path == index => fault.clone(),
        other => panic!("{other:?}"),
    };
    fs::remove_file(&index).expect("removed");
    assert_eq!(fault(&open(folder.path())), IndexFault::Missing);
    for text in ["", "no database", &"x".repeat(100_000)] {
        fs::write(&index, text).expect("written");
        let library = open(folder.path());
        assert!(matches!(fault(&library), IndexFault::Damaged(_)), "{:?}", library.index_state());
        assert_eq!(games(&library), expected);
    }
    let about: redb::TableDefinition<&str, u64> = redb::TableDefinition::new("about");
    let database = redb::Database::open(&index).expect("a database");
    let transaction = database.begin_write().expect("begun");
    transaction.open_table(about).expect("a table").insert("version", 99).expect("written");
    transaction.commit().expect("written");
    drop(database);
    assert_eq!(fault(&open(folder.path())), IndexFault::OtherVersion { found: 99 });
    // A row that the database takes for whole.
    let rows: redb::TableDefinition<&str, &[u8]> = redb::TableDefinition::new("games");
    let database = redb::Database::open(&index).expect("a database");
    let transaction = database.begin_write().expect("begun");
    transaction.open_table(rows).expect("a table").insert("7.json", b"12345678{}".as_slice()).expect("written");
    transaction.commit().expect("written");
    drop(database);
    let library = open(folder.path());
    assert_eq!(fault(&library), IndexFault::DamagedRow { file: "7.json".to_owned(), fault: RowFault::Checksum });
    assert_eq!(games(&library), expected);
    drop(library);
    assert_eq!(*open(folder.path()).index_state(), IndexState::Fresh);
}

#[test]
fn an_index_that_cannot_be_replaced_is_done_without() {
    let folder = folder();
    let index = folder.path().join(INDEX_FILE);
    let expected = games(&open(folder.path()));
    fs::remove_file(&index).expect("removed");
    fs::create_dir_all(index.join("something")).expect("made");
    let mut library = open(folder.path());
    assert!(matches!(library.index_state(), IndexState::InMemory(IndexError { fault: IndexFault::Unwritable(_), .. })));
    assert_eq!(games(&library), expected);
    library.save_as(None, "New", &game(99, 3)).expect("games are saved all the same");
    fs::remove_dir_all(&index).expect("removed");
    library.refresh().expect("read");
    assert!(matches!(library.index_state(), IndexState::Rebuilt(_)), "{:?}", library.index_state());
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_with_the_path() {
    let folder = temporary_folder();
    let file = folder.path().join("file");
    fs::write(&file, "x").expect("written");
    for path in [file.clone(), file.join("games")] {
        let error = Library::open(&path).expect_err("it cannot be made");
        assert!(error.to_string().starts_with(&path.display().to_string()), "{error}");
    }
}

/// A folder in which not even the superuser can make files.
#[cfg(target_os = "linux")]
#[test]
fn in_a_folder_without_write_access_games_are_listed_and_not_saved() {
    let mut library = open(Path::new("/proc/self"));
    assert!(matches!(library.index_state(), IndexState::InMemory(_)), "{:?}", library.index_state());
    assert!(library.is_empty());
    library.save(None, &game(1, 3)).expect_err("it cannot be saved");
    assert!(library.is_empty());
}

#[cfg(unix)]
#[test]
fn read_only_folder_is_listed_from_its_index() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    let mode = |mode| fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("changed");
    let index = folder.path().join(INDEX_FILE);
    let expected = games(&open(folder.path()));
    mode(0o555);
    fs::set_permissions(&index, fs::Permissions::from_mode(0o444)).expect("changed");
    // The superuser may write anyway.
    if fs::write(folder.path().join("probe"), "x").is_err() {
        let mut library = open(folder.path());
        assert!(matches!(
            library.index_state(),
            IndexState::InMemory(IndexError { fault: IndexFault::Unwritable(_), .. })
        ));
        assert_eq!(games(&library), expected);
        assert!(matches!(library.save(None, &game(99, 3)), Err(LibraryError::ReadOnly { .. })));
        assert!(matches!(library.rename(&expected[0].file, "New"), Err(LibraryError::ReadOnly { .. })));
        assert!(matches!(library.delete(&expected[0].file), Err(LibraryError::ReadOnly { .. })));
        assert!(matches!(library.set_favourite(&expected[0].file, true), Err(LibraryError::ReadOnly { .. })));
        assert_eq!(games(&library), expected);
    }
    mode(0o755);
}

/// A fault that a disk or another program can put into a file.
#[derive(Clone, Debug)]
enum Damage {
    Flip { at: prop::sample::Index, bit: u8 },
    Overwrite { at: prop::sample::Index, bytes: Vec<u8> },
    Truncate { to: prop::sample::Index },
    Append { bytes: Vec<u8> },
    Copy { from: prop::sample::Index, to: prop::sample::Index, length: usize },
}

fn damage() -> impl Strategy<Value = Damage> {
    let index = any::<prop::sample::Index>;
    let bytes = || prop::collection::vec(any::<u8>(), 1..64);
    prop_oneof![
        4 => (index(), 0..8_u8).prop_map(|(at, bit)| Damage::Flip { at, bit }),
        2 => (index(), bytes()).prop_map(|(at, bytes)| Damage::Overwrite { at, bytes }),
        1 => index().prop_map(|to| Damage::Truncate { to }),
        1 => bytes().prop_map(|bytes| Damage::Append { bytes }),
        1 => (index(), index(), 1..8192_usize).prop_map(|(from, to, length)| Damage::Copy { from, to, length }),
    ]
}

impl Damage {
    /// Damages a file's content. Two of three faults meet the first pages, which describe the rest of the file.
    fn apply(&self, content: &mut Vec<u8>, to_header: bool) {
        let range = if to_header { content.len().min(4096) } else { content.len() };
        match self {
            _ if range == 0 => {}
            Damage::Flip { at, bit } => content[at.index(range)] ^= 1 << bit,
            Damage::Overwrite { at, bytes } => {
                let at = at.index(range);
                let end = content.len().min(at + bytes.len());
                content[at..end].copy_from_slice(&bytes[..end - at]);
            }
            Damage::Truncate { to } => content.truncate(to.index(content.len())),
            Damage::Append { bytes } => content.extend(bytes),
            Damage::Copy { from, to, length } => {
                let from = from.index(content.len());
                let to = to.index(range);
                let length = *length.min(&(content.len() - from.max(to)));
                content.copy_within(from..from + length, to);
            }
        }
    }
}

#[test]
fn a_damaged_index_always_heals() {
    let folder = folder();
    let index = folder.path().join(INDEX_FILE);
    let whole = fs::read(&index).expect("read");
    let expected = games(&open(folder.path()));
    let damages = prop::collection::vec((damage(), prop::bool::weighted(0.6)), 1..4);
    proptest!(ProptestConfig::with_cases(DAMAGED_INDEXES), |(damages in damages)| {
        let mut content = whole.clone();
        for (damage, to_header) in &damages {
            damage.apply(&mut content, *to_header);
        }
        let _ = read_bytes(&content);
        fs::write(&index, &content).expect("written");
        let library = open(folder.path());
        let healed = matches!(library.index_state(), IndexState::Fresh | IndexState::Rebuilt(_));
        prop_assert!(healed, "{:?}", library.index_state());
        prop_assert_eq!(&games(&library), &expected);
        drop(library);
        let library = open(folder.path());
        prop_assert_eq!(library.index_state(), &IndexState::Fresh);
        prop_assert_eq!(&games(&library), &expected);
    });
}

proptest! {
    #[test]
    fn damaged_rows_are_refused(at in any::<prop::sample::Index>(), bit in 0..8_u8, cut in any::<prop::sample::Index>()) {
        let folder = temporary_folder();
        fs::write(folder.path().join("a.json"), game(1, 3).to_json()).expect("written");
        drop(open(folder.path()));
        let rows = read_bytes(&fs::read(folder.path().join(INDEX_FILE)).expect("read")).expect("an index");
        let row = &rows["a.json"];
        let bytes = row.to_bytes();
        prop_assert_eq!(&Row::from_bytes(&bytes), &Ok(row.clone()));
        let mut flipped = bytes.clone();
        flipped[at.index(bytes.len())] ^= 1 << bit;
        prop_assert!(Row::from_bytes(&flipped).is_err());
        prop_assert!(Row::from_bytes(&bytes[..cut.index(bytes.len())]).is_err());
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        prop_assert!(Row::from_bytes(&bytes).is_err());
        prop_assert!(Row::from_content(&bytes).is_err());
        prop_assert!(read_bytes(&bytes).is_err());
    }
}
