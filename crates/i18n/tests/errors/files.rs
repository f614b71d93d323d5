//! Errors of files, the library, profiles and networks.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use cannon_engine::nnue::NetworkError;
use cannon_files::match_games::MatchError;
use cannon_files::{FileError, SystemError, TextError, system_error};
use cannon_formats::abstract_play::WriteError;
use cannon_formats::{Fault, FaultKind, Format, Place};
use cannon_i18n::{LANGUAGES, Language, Localizer};
use cannon_library::explorer::{CollectionError, CollectionFault};
use cannon_library::{LibraryError, PositionFilter, SearchError, UnusableFile};
use cannon_profile::{NameError, PlayerName, Profiles, ProfilesError, ReadError, StoreError};
use cannon_rules::GameId;
use cannon_rules::json_error::JsonError;
use cannon_rules::message::ToMessage;
use cannon_rules::record::RecordError;

use crate::check_all;

fn path() -> PathBuf {
    PathBuf::from("/partidas/1.json")
}

fn denied() -> io::Error {
    ErrorKind::PermissionDenied.into()
}

fn fault() -> Fault {
    Fault { place: Place::Character { line: 11, column: 1 }, kind: FaultKind::NoMoves }
}

#[test]
fn kinds_of_system_errors_have_messages() {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::StorageFull,
        ErrorKind::QuotaExceeded,
        ErrorKind::FileTooLarge,
        ErrorKind::AlreadyExists,
        ErrorKind::InvalidData,
        ErrorKind::UnexpectedEof,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidFilename,
        ErrorKind::ResourceBusy,
        ErrorKind::OutOfMemory,
    ];
    for kind in kinds {
        let message = system_error::message(&path(), &kind.into());
        assert_ne!(message.id, "error-file-other", "{kind:?}");
        crate::check(&message);
        for entry in LANGUAGES {
            let text = Localizer::new(entry.language).message(&message);
            assert!(text.contains("/partidas/1.json"), "{text}");
        }
    }
    // Any other error is told in the words of the system.
    let message = system_error::message(&path(), &io::Error::other("bus 7"));
    crate::check(&message);
    let text = Localizer::new(Language::German).message(&message);
    assert!(text.contains("Das System meldet: bus 7"), "{text}");
}

#[test]
fn errors_of_record_files_have_messages() {
    check_all!(FileError, ToMessage::to_message;
        FileError::Read { .. } => FileError::Read { path: path(), error: denied() },
        FileError::Write { .. } => FileError::Write { path: path(), error: denied() },
        FileError::Record { .. } => FileError::Record { path: path(), error: RecordError::WrongFormat },
        FileError::Match { .. } => FileError::Match { path: path(), error: MatchError::WrongFormat },
        FileError::Import { .. } => FileError::Import { path: path(), number: Some(3), fault: Box::new(fault()) },
    );
    check_all!(TextError, ToMessage::to_message;
        TextError::Record(_) => TextError::Record(RecordError::WrongFormat),
        TextError::Match(_) => TextError::Match(MatchError::WrongFormat),
        TextError::Import { .. } => TextError::Import { number: Some(3), fault: Box::new(fault()) },
    );
    check_all!(MatchError, ToMessage::to_message;
        MatchError::TooLong => MatchError::TooLong,
        MatchError::Line(_) => MatchError::Line(JsonError { reason: "expected value".to_owned(), line: 3, column: 1 }),
        MatchError::WrongFormat => MatchError::WrongFormat,
        MatchError::TooNew { .. } => MatchError::TooNew { found: 9 },
        MatchError::BadVersion => MatchError::BadVersion,
        MatchError::Empty => MatchError::Empty,
        MatchError::Several { .. } => MatchError::Several { games: 40, first: 0 },
        MatchError::NoSuchGame { .. } => MatchError::NoSuchGame { number: 41, least: 0, greatest: 39 },
        MatchError::SingleGame => MatchError::SingleGame,
    );
}

#[test]
fn faults_of_other_formats_have_messages() {
    let text = || "6 Jump B 7".to_owned();
    check_all!(FaultKind, ToMessage::to_message;
        FaultKind::Unknown => FaultKind::Unknown,
        FaultKind::NoPosition => FaultKind::NoPosition,
        FaultKind::DamagedPicture => FaultKind::DamagedPicture,
        FaultKind::TooLong(_) => FaultKind::TooLong(4 << 20),
        FaultKind::TooManyGames => FaultKind::TooManyGames,
        FaultKind::Json(_) => FaultKind::Json(JsonError { reason: "expected value".to_owned(), line: 3, column: 1 }),
        FaultKind::Field(_) => FaultKind::Field("header.game"),
        FaultKind::OtherGame(_) => FaultKind::OtherGame("Go".to_owned()),
        FaultKind::Variant(_) => FaultKind::Variant("large board".to_owned()),
        FaultKind::Record(_) => FaultKind::Record(RecordError::BadVersion),
        FaultKind::AfterEnd(_) => FaultKind::AfterEnd("a4-b5".to_owned()),
        FaultKind::NoMoves => FaultKind::NoMoves,
        FaultKind::Expected(_) => FaultKind::Expected("]"),
        FaultKind::Unexpected(_) => FaultKind::Unexpected("(".to_owned()),
        FaultKind::Tag { .. } => FaultKind::Tag { name: "PlyCount", value: "many".to_owned() },
        FaultKind::Operation { .. } => FaultKind::Operation { number: 6, text: text() },
        FaultKind::Order { .. } => FaultKind::Order { number: 6, text: text() },
    );
    let at = |place| Fault { place, ..fault() };
    check_all!(Fault, ToMessage::to_message;
        Fault { place: Place::Whole, .. } => at(Place::Whole),
        Fault { place: Place::Character { .. }, .. } => fault(),
        Fault { place: Place::Turn { .. }, .. } => at(Place::Turn { round: 2, turn: 1 }),
    );
    check_all!(WriteError, ToMessage::to_message;
        WriteError::OtherGame(_) => WriteError::OtherGame(GameId::TankChess),
        WriteError::OtherRules => WriteError::OtherRules,
        WriteError::OtherStart => WriteError::OtherStart,
        WriteError::Record(_) => WriteError::Record(RecordError::BadVersion),
    );
    for format in Format::ALL {
        let id = format.message().id;
        assert!(LANGUAGES.iter().all(|entry| Localizer::new(entry.language).has(id)), "{id}");
    }
}

#[test]
fn errors_of_the_library_have_messages() {
    check_all!(LibraryError, ToMessage::to_message;
        LibraryError::DiskFull { .. } => LibraryError::DiskFull { path: path(), source: ErrorKind::StorageFull.into() },
        LibraryError::ReadOnly { .. } => LibraryError::ReadOnly { path: path(), source: denied() },
        LibraryError::Missing { .. } => LibraryError::Missing { path: path() },
        LibraryError::Exists { .. } => LibraryError::Exists { path: path() },
        LibraryError::Io { .. } => LibraryError::Io { path: path(), source: io::Error::other("bus 7") },
        LibraryError::Unusable { .. } => LibraryError::Unusable { path: path(), reason: UnusableFile::NotAFile },
        LibraryError::NotInLibrary { .. } => LibraryError::NotInLibrary { path: path() },
        LibraryError::NoName => LibraryError::NoName,
        LibraryError::NameTaken(_) => LibraryError::NameTaken("Pepe".to_owned()),
    );
    check_all!(UnusableFile, |error: &UnusableFile| error.message(Path::new("1.json"));
        UnusableFile::Unreadable(_) => UnusableFile::Unreadable(SystemError::from(&denied())),
        UnusableFile::NotAFile => UnusableFile::NotAFile,
        UnusableFile::InvalidRecord(_) => UnusableFile::InvalidRecord(RecordError::BadVersion),
        UnusableFile::InvalidMatch(_) => UnusableFile::InvalidMatch(MatchError::Empty),
        UnusableFile::InvalidImport(_) => UnusableFile::InvalidImport(Box::new(fault())),
    );
}

#[test]
fn errors_of_profiles_have_messages() {
    let name = PlayerName::new("Pepe").expect("a name");
    let mut profiles = Profiles::default();
    let id = profiles.add("Pepe", "2026-01-01T00:00:00Z".parse().expect("a time")).expect("added");
    check_all!(ProfilesError, ToMessage::to_message;
        ProfilesError::Name(_) => ProfilesError::Name(NameError::Empty),
        ProfilesError::NameTaken(_) => ProfilesError::NameTaken(name.clone()),
        ProfilesError::TooMany => ProfilesError::TooMany,
        ProfilesError::Unknown(_) => ProfilesError::Unknown(id),
    );
    check_all!(NameError, ToMessage::to_message;
        NameError::Empty => NameError::Empty,
        NameError::TooLong(_) => NameError::TooLong(90),
    );
    check_all!(ReadError, ToMessage::to_message;
        ReadError::TooLong => ReadError::TooLong,
        ReadError::NotText { .. } => ReadError::NotText { valid_bytes: 12 },
        ReadError::Json(_) => ReadError::Json(JsonError { reason: "expected value".to_owned(), line: 1, column: 2 }),
        ReadError::WrongFormat => ReadError::WrongFormat,
        ReadError::TooNew { .. } => ReadError::TooNew { found: 9 },
        ReadError::BadVersion => ReadError::BadVersion,
    );
    check_all!(StoreError, ToMessage::to_message;
        StoreError::Io { .. } => StoreError::Io { path: path(), source: denied() },
        StoreError::Damaged { .. } => {
            StoreError::Damaged { path: path(), aside: path(), reason: ReadError::BadVersion }
        },
        StoreError::TooNew { .. } => StoreError::TooNew { path: path(), reason: ReadError::TooNew { found: 9 } },
        StoreError::TooLarge { .. } => StoreError::TooLarge { path: path(), bytes: 1 << 30 },
        StoreError::Busy { .. } => StoreError::Busy { path: path() },
    );
}

#[test]
fn errors_of_networks_have_messages() {
    check_all!(NetworkError, ToMessage::to_message;
        NetworkError::Magic { .. } => NetworkError::Magic("nnue"),
        NetworkError::Version { .. } => NetworkError::Version { found: 9, expected: 1 },
        NetworkError::Length { .. } => NetworkError::Length { found: 9, expected: 1 },
        NetworkError::Dimension { .. } => NetworkError::Dimension { offset: 8, name: "inputs", found: 9, expected: 1 },
        NetworkError::Checksum { .. } => NetworkError::Checksum { found: 9, expected: 1 },
        NetworkError::Range { .. } => NetworkError::Range { offset: 8, name: "scale", found: -9, least: 1, most: 4 },
    );
}

#[test]
fn errors_of_collections_have_messages() {
    use CollectionFault::*;

    let path = Path::new("explorer/cannon.bin");
    check_all!(CollectionFault, ToMessage::to_message;
        NoCollection => NoCollection,
        Version(_) => Version(9),
        Damaged => Damaged,
        OtherGame { .. } => OtherGame { found: GameId::Cannon, wanted: GameId::TankChess },
        TooFewGames(_) => TooFewGames(8),
        TooLarge(_) => TooLarge(6 << 20),
    );
    check_all!(CollectionError, ToMessage::to_message;
        CollectionError::Io { .. } => CollectionError::Io {
            path: path.to_owned(),
            source: io::ErrorKind::PermissionDenied.into(),
        },
        CollectionError::Unusable { .. } => CollectionError::Unusable { path: path.to_owned(), fault: Damaged },
    );
}

#[test]
fn errors_of_what_is_sought_have_messages() {
    let position = |game| PositionFilter::read(game, "10/10 d", false).expect_err("no position");
    let game = GameId::TankChess;
    check_all!(SearchError, ToMessage::to_message;
        SearchError::Position { .. } => position(Some(GameId::Cannon)),
        SearchError::PositionOfNoGame(..) => position(None),
        SearchError::OpeningAction { .. } => SearchError::OpeningAction {
            number: 2,
            text: "a4-a9".to_owned(),
            reason: Box::new("refused-game-over".into()),
        },
        SearchError::OpeningEmpty => SearchError::OpeningEmpty,
        SearchError::OpeningTooLong => SearchError::OpeningTooLong,
        SearchError::MaterialWord(_) => SearchError::MaterialWord("d=x".to_owned()),
        SearchError::MaterialLetter { .. } => SearchError::MaterialLetter {
            letter: "Q".to_owned(),
            game,
            letters: "C, H, c, h".to_owned(),
        },
        SearchError::MaterialEmptyRange(_) => SearchError::MaterialEmptyRange("d=3..2".to_owned()),
        SearchError::MaterialTwice(_) => SearchError::MaterialTwice('d'),
        SearchError::MaterialNothing => SearchError::MaterialNothing,
    );
}
