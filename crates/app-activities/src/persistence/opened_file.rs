//! The content of a file or a text that a player opens: a game, several games, or a set-up of a game. Does not depend on Bevy.

use std::path::Path;

use serde_json::Value;

use cannon_app_games::{Design, tabletops};
use cannon_files::{FileError, TextError, TextGame};
use cannon_i18n::Localizer;
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::Record;

/// The content of a file or a text.
#[derive(Clone, Debug)]
pub enum OpenedFile {
    /// A game, which can be replayed.
    Game {
        /// The game, up to the place where its reader stopped.
        record: Box<Record>,
        /// Where and why the reader stopped; `None` if it read the whole game.
        stopped: Option<Message>,
    },
    /// Several games, which the library of games can take over.
    Games {
        /// Their number.
        games: usize,
    },
    /// A set-up, which may have errors that the editor shows.
    Setup {
        /// The identifier of its game.
        game: GameId,
        /// The set-up.
        design: Box<dyn Design>,
    },
}

/// The extension of exported games. Desktops recognise the program's files by it, because other JSON files do not belong to the program.
pub const GAME_EXTENSION: &str = "cannon-record.json";

/// Maximum size of a position text, in bytes. A position takes less than a kilobyte.
const MAX_POSITION_BYTES: usize = 1 << 16;
/// Maximum size of the file of a set-up, in bytes. The readers of the editors accept less.
const MAX_SETUP_BYTES: usize = 1 << 24;

/// Why a file or a text cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFileError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// It has a game that cannot be used.
    #[error(transparent)]
    Game(#[from] TextError),
    /// It is a set-up that cannot be used.
    #[error("{}", Localizer::default().message(.0))]
    Setup(Message),
    /// It is none of these.
    #[error("neither a game nor a set-up in a format that can be read")]
    Unknown,
}

impl ToMessage for OpenFileError {
    fn to_message(&self) -> Message {
        match self {
            OpenFileError::Unreadable(error) => error.to_message(),
            OpenFileError::Game(error) => error.to_message(),
            OpenFileError::Setup(message) => message.clone(),
            OpenFileError::Unknown => "error-unknown-file".into(),
        }
    }
}

impl OpenedFile {
    /// Reads a file. A picture with its position is a game that starts there.
    ///
    /// # Errors
    /// The file cannot be read, holds nothing that can be opened, or something that cannot be used.
    pub fn read(path: &Path) -> Result<OpenedFile, OpenFileError> {
        if let Some(position) = cannon_files::read_picture(path)? {
            let in_file = |fault| FileError::Import { path: path.to_owned(), number: None, fault: Box::new(fault) };
            let record = Box::new(position.record().map_err(in_file)?);
            return Ok(OpenedFile::Game { record, stopped: None });
        }
        OpenedFile::of_text(&cannon_files::games::read_text(path)?)
    }

    /// Reads a text. A position text and the field `format` of a set-up tell what it is; otherwise, its beginning tells in which format of
    /// games it is. No position text is a list of moves, because a move is too short for a position.
    ///
    /// # Errors
    /// The text holds nothing that can be opened, or something that cannot be used.
    pub fn of_text(text: &str) -> Result<OpenedFile, OpenFileError> {
        if let Some(setup) = OpenedFile::of_position(text) {
            return Ok(setup);
        }
        if let Some(setup) = OpenedFile::of_setup_file(text) {
            return setup;
        }
        let (_, mut games) = cannon_files::games_in_text(text).map_err(|error| match error {
            error if error.is_unknown_format() => OpenFileError::Unknown,
            error => OpenFileError::Game(error),
        })?;
        match (games.pop(), games.len()) {
            (Some(TextGame { game, .. }), 0) => {
                let import = game?;
                import.record.replay().map_err(TextError::Record)?;
                let stopped = import.stopped.map(|fault| fault.to_message());
                Ok(OpenedFile::Game { record: Box::new(import.record), stopped })
            }
            (_, others) => Ok(OpenedFile::Games { games: others + 1 }),
        }
    }

    /// The set-up in a file of a game's editor. `None` if its field `format` is that of no editor.
    fn of_setup_file(text: &str) -> Option<Result<OpenedFile, OpenFileError>> {
        if text.len() > MAX_SETUP_BYTES {
            return None;
        }
        let value = serde_json::from_str::<Value>(text).ok()?;
        let format = value.get("format")?.as_str()?;
        let mut supports = tabletops().map(|table| (table.id, table.editor_support));
        let (game, support) = supports.find(|(_, support)| support.file_format == format)?;
        let setup = |design| OpenedFile::Setup { game, design };
        Some((support.parse)(text).map(setup).map_err(OpenFileError::Setup))
    }

    /// The set-up in a position text of any game, which may stand on several lines. `None` if the text is no position text.
    fn of_position(text: &str) -> Option<OpenedFile> {
        if text.len() > MAX_POSITION_BYTES {
            return None;
        }
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut supports = tabletops().map(|table| (table.id, table.editor_support));
        supports.find_map(|(game, support)| Some(OpenedFile::Setup { game, design: (support.of_position)(&text)? }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cannon_app_base::play::{Match, MatchSetup};
    use cannon_files::match_games::MatchError;
    use cannon_rules::record::FORMAT;

    /// The values of the field `format` in the files that can be opened: of games, and of the set-ups of each game.
    fn formats() -> impl Iterator<Item = &'static str> {
        let setups = tabletops().map(|table| table.editor_support.file_format);
        std::iter::once(FORMAT).chain(setups)
    }

    fn read(text: &str) -> Result<OpenedFile, OpenFileError> {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = folder.path().join("a file");
        std::fs::write(&file, text).expect("written");
        OpenedFile::read(&file)
    }

    #[test]
    fn games_and_set_ups_of_all_games_are_told_apart() {
        for table in tabletops() {
            let setup = MatchSetup { game: table.id.to_owned(), ..MatchSetup::default() };
            let record = Match::new(&setup).expect("a game").record();
            assert!(
                matches!(read(&record.to_json()), Ok(OpenedFile::Game { record: read, stopped: None }) if *read == record)
            );
            let support = table.editor_support;
            for built_in in (support.builtin_setups)() {
                let text = built_in.design.to_text();
                match read(&text) {
                    Ok(OpenedFile::Setup { game, design }) => assert_eq!((game, design.to_text()), (table.id, text)),
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn position_texts_of_all_games_are_set_ups() {
        for table in tabletops() {
            let start = Match::new(&MatchSetup { game: table.id.to_owned(), ..MatchSetup::default() }).expect("a game");
            let text = start.timeline().position_text_at(0);
            let of_position = table.editor_support.of_position;
            let expected = of_position(&text).expect("a set-up").to_text();
            for text in [text.clone(), format!("  {text}\r\n"), text.replace(' ', "\n")] {
                match read(&text) {
                    Ok(OpenedFile::Setup { game, design }) => {
                        assert_eq!((game, design.to_text()), (table.id, expected.clone()), "{text}");
                    }
                    other => panic!("{other:?}"),
                }
            }
            assert!(matches!(read(&format!("{text} and more")), Err(OpenFileError::Unknown)));
        }
    }

    /// A match of one game with its line of terms.
    fn match_lines() -> [String; 2] {
        let rules = Match::default().record().ruleset;
        let terms =
            r#"{"format":"cannon-match","version":1,"first":"level:3","second":"random","game":"cannon","ruleset":"#;
        let towns =
            r#"{"number":4,"seed":1,"opening":["@e1"],"actions":["@f10"],"result":"draw","reason":"length","plies":2,"#;
        let sides = r#""colours":{"first":"south","second":"north"}}"#;
        [format!("{terms}{rules}}}\n"), format!("{towns}{sides}\n")]
    }

    #[test]
    fn match_of_one_game_is_that_game_and_others_are_several() {
        let [terms, game] = match_lines();
        match read(&format!("{terms}{game}")) {
            Ok(OpenedFile::Game { record, stopped: None }) => assert_eq!(record.actions.len(), 2),
            other => panic!("{other:?}"),
        }
        assert!(matches!(read(&format!("{terms}{game}{game}")), Ok(OpenedFile::Games { games: 2 })));
        let empty = read(&terms);
        assert!(matches!(empty, Err(OpenFileError::Game(TextError::Match(MatchError::Empty)))));
        let illegal = format!("{terms}{}", game.replace("@f10", "a1-b2"));
        assert!(matches!(read(&illegal), Err(OpenFileError::Game(_))));
    }

    /// A sample of the tests of the readers.
    fn sample(name: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/data").join(name);
        std::fs::read_to_string(path).expect("a sample")
    }

    #[test]
    fn games_of_other_programs_are_opened_up_to_a_fault() {
        let pgn = |towns: &str| format!("[Game \"cannon\"]\n\n1. @e1 {towns} *\n\n");
        let plies = |text: &str| match read(text) {
            Ok(OpenedFile::Game { record, stopped }) => (record.actions.len(), stopped.map(|reason| reason.id)),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(plies(&sample("abstract-play-1.json")), (88, None));
        assert_eq!(plies(&sample("boardspace-by-grammar.sgf")), (6, None));
        assert_eq!(plies(&sample("tank-chess-kifu.txt")), (20, Some("error-import-character")));
        assert_eq!(plies(&pgn("@e10")), (2, None));
        assert_eq!(plies("1. e1 f10 2. a4-b5 a1-j9"), (3, Some("error-import-character")));
        assert!(matches!(read(&(pgn("@e10") + &pgn("@f10"))), Ok(OpenedFile::Games { games: 2 })));
        assert!(matches!(
            read(&format!("[{0}, {{}}]", sample("abstract-play-1.json"))),
            Ok(OpenedFile::Games { games: 2 })
        ));
        assert!(matches!(read("[]"), Err(OpenFileError::Unknown)));
        assert!(matches!(read(r#"{"header": {"game": {"name": "Go"}}, "moves": []}"#), Err(OpenFileError::Game(_))));
    }

    /// Both are words of letters and digits, so that the order in which they are tried matters.
    #[test]
    fn lists_of_moves_and_positions_are_told_apart() {
        for list in ["e1", "@e1", "e1 f10", "1. e1 f10 2. a4-b5 b7-b6", "a1>a2", &sample("tank-chess-kifu.txt")] {
            for table in tabletops() {
                assert!((table.editor_support.of_position)(list).is_none(), "{list} as a position of {}", table.id);
            }
            assert!(!matches!(read(list), Ok(OpenedFile::Setup { .. })), "{list}");
        }
        for table in tabletops() {
            for setup in (table.editor_support.builtin_setups)() {
                let Some(position) = setup.design.start_position() else { continue };
                assert!(cannon_files::games_in_text(&position).is_err(), "{position} as a list of moves");
                assert!(
                    matches!(read(&position), Ok(OpenedFile::Setup { game, .. }) if game == table.id),
                    "{position}"
                );
            }
        }
    }

    /// What desktops on Linux are told when the program is installed.
    #[test]
    fn desktop_entry_and_media_types_name_what_the_program_opens() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/desktop");
        let xml = std::fs::read_to_string(folder.join("cannon-mime.xml")).expect("the media types");
        let document = roxmltree::Document::parse(&xml).expect("well-formed");
        let types: Vec<_> =
            document.root_element().children().filter(|node| node.tag_name().name() == "mime-type").collect();
        assert_eq!(types.len(), formats().count());
        let entry = std::fs::read_to_string(folder.join("cannon.desktop")).expect("the desktop entry");
        let mut lines = entry.lines();
        assert_eq!(lines.next(), Some("[Desktop Entry]"));
        let keys: std::collections::BTreeMap<_, _> =
            lines.map(|line| line.split_once('=').unwrap_or_else(|| panic!("{line}"))).collect();
        assert_eq!(keys["Exec"], "cannon %f", "the file is the first argument");
        for (format, node) in formats().zip(types) {
            let media_type = format!("application/x-{format}+json");
            assert_eq!(node.attribute("type"), Some(&*media_type));
            assert!(keys["MimeType"].split_terminator(';').any(|listed| listed == media_type), "{media_type}");
            let attribute = |tag: &str, name: &str| {
                let found = node.descendants().find(|child| child.tag_name().name() == tag);
                found.and_then(|child| child.attribute(name)).unwrap_or_else(|| panic!("{tag} of {format}")).to_owned()
            };
            assert_eq!(attribute("glob", "pattern"), format!("*.{format}.json"));
            assert_eq!(attribute("sub-class-of", "type"), "application/json");
            let value = attribute("match", "value");
            let written = format!("\"format\": \"{format}\"");
            assert_eq!(value, written);
            // The files have the field where the media types look for it.
            let text = text_of(format);
            let last = attribute("match", "offset").split_once(':').and_then(|(_, last)| last.parse().ok());
            assert!(text.find(&written).is_some_and(|at| Some(at) <= last), "{text}");
        }
        assert_eq!(keys["MimeType"].split_terminator(';').count(), formats().count());
        assert_eq!(GAME_EXTENSION, format!("{FORMAT}.json"));
    }

    /// A file with this format, as the program writes it.
    fn text_of(format: &str) -> String {
        if format == FORMAT {
            return Match::default().record().to_json();
        }
        let mut supports = tabletops().map(|table| table.editor_support);
        let support = supports.find(|support| support.file_format == format).expect("a game has the format");
        (support.builtin_setups)()[0].design.to_text()
    }

    #[test]
    fn other_files_are_refused_with_the_reason() {
        for text in ["", "no game", r#"{"format": "cannon-lesson"}"#] {
            assert!(matches!(read(text), Err(OpenFileError::Unknown)), "{text}");
        }
        assert!(matches!(read(r#"{"format": "cannon-record"}"#), Err(OpenFileError::Game(_))));
        assert!(matches!(read(r#"{"format": "tank-chess-scheme", "version": 1}"#), Err(OpenFileError::Setup(_))));
        assert!(matches!(OpenedFile::read(Path::new("no/such/file")), Err(OpenFileError::Unreadable(_))));
    }
}
