//! Detection of formats.

use cannon_formats::{FaultKind, Format, MATCH_FORMAT, detect, read};
use cannon_rules::GameId;
use cannon_rules::record::{Players, Record};
use cannon_rules::timeline::HouseRules;
use jiff::Timestamp;

#[test]
fn samples_and_our_own_texts_are_told_apart() {
    let timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a start");
    let record = Record::from_timeline(&timeline, Players::default(), Timestamp::UNIX_EPOCH).to_json();
    let first = format!("{{\"format\":\"{MATCH_FORMAT}\",\"version\":1}}\n");
    let list = format!("[\n{}]", include_str!("../data/abstract-play-1.json"));
    for (text, format) in [
        (record.as_str(), Format::Record),
        (&record[..40], Format::Record),
        (first.as_str(), Format::Match),
        (&format!("{first}{{\"number\":0}}\n"), Format::Match),
        (include_str!("../data/abstract-play-2.json"), Format::AbstractPlay),
        (&list, Format::AbstractPlay),
        (&list[..900], Format::AbstractPlay),
        ("[]", Format::AbstractPlay),
        (include_str!("../data/boardspace-by-grammar.sgf"), Format::Boardspace),
        ("  ( ;GM[Cannon]", Format::Boardspace),
        (include_str!("../data/tank-chess-kifu.txt"), Format::TankChessKifu),
        ("1. H3>F5/SE", Format::MoveList),
        ("\u{feff}1) E1 f10 2) a4-b5 {good}", Format::MoveList),
        ("{two friends} e1, f10", Format::MoveList),
        ("; by mail\n@e1 @f10", Format::MoveList),
        ("e1", Format::MoveList),
        ("[Game \"cannon\"]\n\n1. @e1 *", Format::Pgn),
        ("[Event \"", Format::Pgn),
    ] {
        assert_eq!(detect(text), Ok(format), "{text}");
    }
}

#[test]
fn other_texts_are_none() {
    for text in [
        "",
        "   \n",
        "5L4/1l1l1l1l1l/10/10/10/10/10/10/1d8/4D5 d",
        "hello",
        "1. Nf3 d5",
        "{\"format\": \"tank-chess-scheme\", \"version\": 1}",
        "{\"format\": \"recipe\"}",
        "{}",
        "[1, 2]",
        "{",
        "(a)",
        "1-0",
        "{only a comment}",
        "{not closed",
        "🙂",
    ] {
        let fault = detect(text).expect_err(text);
        assert_eq!(fault.kind, FaultKind::Unknown, "{text}");
        assert!(fault.to_string().contains("Abstract Play"), "{fault}");
    }
}

#[test]
fn every_format_is_read() {
    for (text, format, games) in [
        (include_str!("../data/abstract-play-1.json"), Format::AbstractPlay, 1),
        (include_str!("../data/boardspace-by-grammar.sgf"), Format::Boardspace, 1),
        (include_str!("../data/tank-chess-kifu.txt"), Format::TankChessKifu, 1),
        ("[Game \"cannon\"]\n1. @e1 *\n\n[Game \"tank-chess\"]\n*", Format::Pgn, 2),
    ] {
        let read = read(text, format);
        assert!(read.len() == games && read.iter().all(Result::is_ok), "{read:?}");
    }
}
