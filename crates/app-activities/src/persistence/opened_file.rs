//! The content of a file that a player opens: a saved game, the games of a match, or a set-up of a game. Does not depend on Bevy.

use std::path::Path;

use serde_json::Value;

use cannon_app_games::{Design, tabletops};
use cannon_files::FileError;
use cannon_files::match_games::{self, MatchError};
use cannon_i18n::Localizer;
use cannon_rules::GameId;
use cannon_rules::message::{Message, ToMessage};
use cannon_rules::record::{FORMAT, Record, RecordError};

/// The content of a file.
#[derive(Clone, Debug)]
pub enum OpenedFile {
    /// A game, which can be replayed.
    Game(Box<Record>),
    /// Several games of a match, which the library of games can take over.
    MatchGames {
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

/// Why a file cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFileError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] FileError),
    /// It is a game that cannot be used.
    #[error(transparent)]
    Game(#[from] RecordError),
    /// It is a set-up that cannot be used.
    #[error("{}", Localizer::default().message(.0))]
    Setup(Message),
    /// It is none of these.
    #[error("neither a saved game, nor a match, nor a set-up")]
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
    /// Reads a file. Its field `format` tells what it is; without one, it is a position text. A picture with its position is a game that
    /// starts there.
    ///
    /// # Errors
    /// The file cannot be read, holds nothing that can be opened, or something that cannot be used.
    pub fn read(path: &Path) -> Result<OpenedFile, OpenFileError> {
        if let Some(position) = cannon_files::read_picture(path)? {
            let in_file = |fault| FileError::Import { path: path.to_owned(), number: None, fault: Box::new(fault) };
            return Ok(OpenedFile::Game(Box::new(position.record().map_err(in_file)?)));
        }
        let text = cannon_files::read_text(path)?;
        if match_games::is_match(&text) {
            return OpenedFile::of_match(path);
        }
        if let Some(setup) = OpenedFile::of_position(&text) {
            return Ok(setup);
        }
        let value = serde_json::from_str::<Value>(&text).ok();
        let format = value.as_ref().and_then(|value| value.get("format")?.as_str()).ok_or(OpenFileError::Unknown)?;
        if format == FORMAT {
            let record = Record::from_json(&text)?;
            record.replay()?;
            return Ok(OpenedFile::Game(Box::new(record)));
        }
        let supports = tabletops().map(|table| (table.id, table.editor_support));
        let mut found = supports.filter(|(_, support)| support.file_format == format);
        let (game, support) = found.next().ok_or(OpenFileError::Unknown)?;
        let design = (support.parse)(&text).map_err(OpenFileError::Setup)?;
        Ok(OpenedFile::Setup { game, design })
    }

    /// The games of a match. A match of a single game is that game.
    fn of_match(path: &Path) -> Result<OpenedFile, OpenFileError> {
        let mut games = match_games::read(path)?;
        match games.len() {
            0 => Err(FileError::Match { path: path.to_owned(), error: MatchError::Empty }.into()),
            1 => {
                let record = games.remove(0).record;
                record.replay()?;
                Ok(OpenedFile::Game(Box::new(record)))
            }
            games => Ok(OpenedFile::MatchGames { games }),
        }
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
            assert!(matches!(read(&record.to_json()), Ok(OpenedFile::Game(read)) if *read == record));
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
            Ok(OpenedFile::Game(record)) => assert_eq!(record.actions.len(), 2),
            other => panic!("{other:?}"),
        }
        assert!(matches!(read(&format!("{terms}{game}{game}")), Ok(OpenedFile::MatchGames { games: 2 })));
        let empty = read(&terms);
        assert!(matches!(empty, Err(OpenFileError::Unreadable(FileError::Match { error: MatchError::Empty, .. }))));
        let illegal = format!("{terms}{}", game.replace("@f10", "a1-b2"));
        assert!(matches!(read(&illegal), Err(OpenFileError::Game(_))));
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
        for text in ["", "no game", "[]", r#"{"format": "cannon-lesson"}"#] {
            assert!(matches!(read(text), Err(OpenFileError::Unknown)), "{text}");
        }
        assert!(matches!(read(r#"{"format": "cannon-record"}"#), Err(OpenFileError::Game(_))));
        assert!(matches!(read(r#"{"format": "tank-chess-scheme", "version": 1}"#), Err(OpenFileError::Setup(_))));
        assert!(matches!(OpenedFile::read(Path::new("no/such/file")), Err(OpenFileError::Unreadable(_))));
    }
}
