//! Tests of reading games of every format.

use std::fs;
use std::path::Path;

use cannon_files::match_games::MatchError;
use cannon_files::{FileError, Format, read_games, read_numbered_game};

use super::sample;

const GAME: &str =
    r#"{"header": {"game": {"name": "Cannon", "variants": []}, "players": []}, "moves": [["e1", "e10"]]}"#;
const OTHER: &str = r#"{"header": {"game": {"name": "Go"}}, "moves": []}"#;

fn write(folder: &Path, name: &str, text: &str) -> std::path::PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path
}

#[test]
fn a_list_of_games_is_counted_from_0() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = write(folder.path(), "meta.json", &format!("[{GAME}, {OTHER}, {GAME}]"));
    let games = read_games(&path).expect("games");
    let found: Vec<(u64, Format, bool)> =
        games.iter().map(|game| (game.number, game.format, game.game.is_ok())).collect();
    assert_eq!(
        found,
        [(0, Format::AbstractPlay, true), (1, Format::AbstractPlay, false), (2, Format::AbstractPlay, true)]
    );
    let game = read_numbered_game(&path, Some(2)).expect("a game");
    assert_eq!((game.timeline.ply(), game.stopped), (2, None));
    let error = read_numbered_game(&path, Some(1)).expect_err("another game");
    assert!(
        matches!(&error, FileError::Import { number: Some(1), .. }) && error.to_string().contains("game 1"),
        "{error}"
    );
    let error = read_numbered_game(&path, None).expect_err("several games");
    assert!(matches!(error, FileError::Match { error: MatchError::Several { games: 3, first: 0 }, .. }));
    let error = read_numbered_game(&path, Some(3)).expect_err("too large");
    assert!(matches!(
        error,
        FileError::Match { error: MatchError::NoSuchGame { number: 3, least: 0, greatest: 2 }, .. }
    ));
}

#[test]
fn a_single_game_needs_no_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = write(folder.path(), "own.json", &sample().to_json());
    assert_eq!(read_numbered_game(&own, None).expect("a game").record, sample());
    let error = read_numbered_game(&own, Some(0)).expect_err("no number is needed");
    assert!(matches!(error, FileError::Match { error: MatchError::SingleGame, .. }));
    let list = write(folder.path(), "list.txt", "\u{feff}1. e1 e10 2. a4-b5 b5-b6");
    let game = read_numbered_game(&list, None).expect("a game");
    assert_eq!((game.format, game.timeline.ply(), game.stopped.is_some()), (Format::MoveList, 3, true));
}

#[test]
fn a_folder_has_the_games_of_its_files() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in [
        ("d.txt", "only a note"),
        ("c.sgf", "(;P0[0 Start P0]P0[1 OnBoard W 1 E 10]P0[2 Done])"),
        ("a.json", &format!("[{GAME}, {GAME}]")),
        ("b.json", &sample().to_json()[..60]),
        ("e.html", "1. e1 e10"),
        (".hidden.txt", "1. e1 e10"),
    ] {
        write(folder.path(), name, text);
    }
    let games = read_games(folder.path()).expect("games");
    let found: Vec<(u64, &str, bool)> = games
        .iter()
        .map(|game| {
            (game.number, game.path.file_name().and_then(|name| name.to_str()).expect("a name"), game.game.is_ok())
        })
        .collect();
    assert_eq!(found, [(0, "a.json", true), (1, "a.json", true), (2, "b.json", false), (3, "c.sgf", true)]);
    let game = read_numbered_game(folder.path(), Some(3)).expect("a game");
    assert_eq!((game.format, game.path), (Format::Boardspace, folder.path().join("c.sgf")));
    let empty = folder.path().join("empty");
    fs::create_dir(&empty).expect("a folder");
    assert!(matches!(read_games(&empty), Err(FileError::Import { .. })));
    assert!(matches!(read_games(&folder.path().join("d.txt")), Err(FileError::Import { .. })));
    assert!(matches!(read_games(&folder.path().join("missing.txt")), Err(FileError::Read { .. })));
}
