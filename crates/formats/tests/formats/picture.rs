//! Positions in pictures are read back, and damaged pictures are refused.

use cannon_formats::picture::{PicturedPosition, is_png};
use cannon_formats::{Fault, FaultKind};
use cannon_rules::GameId;
use cannon_rules::record::RecordError;
use cannon_rules::timeline::HouseRules;
use proptest::prelude::*;
use serde_json::json;

/// A white picture of one pixel, as another program wrote it.
const PIXEL: &[u8] = include_bytes!("../data/pixel.png");

/// A position of a game after some actions.
fn position(game: GameId, ruleset: &serde_json::Value) -> PicturedPosition {
    let mut timeline = game.begin(Some(ruleset), None, HouseRules::NONE).expect("a game");
    for ply in 0..6 {
        let actions = timeline.actions();
        timeline.play(actions[(7 * ply + 3) % actions.len()]).expect("a legal action");
    }
    PicturedPosition::at(&timeline, 6)
}

fn positions() -> [PicturedPosition; 3] {
    [
        position(GameId::Cannon, &json!(cannon_rules::cannon::Ruleset::IGG)),
        position(GameId::TankChess, &json!({ "board": "basic-16" })),
        position(GameId::TankChess, &json!({ "board": "night-convoy" })),
    ]
}

fn kind(fault: Result<PicturedPosition, Fault>) -> FaultKind {
    fault.expect_err("a fault").kind
}

#[test]
fn positions_are_read_back_with_their_rules() {
    assert!(is_png(PIXEL) && !is_png(b"GIF89a") && !is_png(b""));
    assert_eq!(kind(PicturedPosition::read(PIXEL)), FaultKind::NoPosition);
    for position in positions() {
        let picture = position.embed(PIXEL).expect("a picture");
        assert_eq!(PicturedPosition::read(&picture).as_ref(), Ok(&position));
        let record = position.record().expect("a position");
        let timeline = record.replay().expect("a game");
        assert_eq!(
            (timeline.position_text_at(0), timeline.ruleset()),
            (position.position.clone(), position.ruleset.clone())
        );
        // The picture is what it was, with three chunks of text behind its header.
        assert!(picture.starts_with(&PIXEL[..33]) && picture.ends_with(&PIXEL[33..]));
    }
}

#[test]
fn another_position_takes_the_place_of_the_first_one() {
    let [first, second, _] = positions();
    let picture = first.embed(PIXEL).expect("a picture");
    assert_eq!(second.embed(&picture), second.embed(PIXEL));
}

#[test]
fn texts_of_the_simple_kind_are_read_and_other_texts_are_left_alone() {
    let [position, ..] = positions();
    let chunk = |content: &[u8]| {
        let length = u32::try_from(content.len() - 4).expect("short").to_be_bytes();
        [&length, content, &checksum(content).to_be_bytes()].concat()
    };
    let texts = [
        ("Author", "nobody".to_owned()),
        ("Cannon-Game", position.game.to_string()),
        ("Cannon-Rules", position.ruleset.to_string()),
        ("Cannon-Position", position.position.clone()),
    ];
    let texts = texts.map(|(keyword, text)| chunk(format!("tEXt{keyword}\0{text}").as_bytes())).concat();
    let picture = [&PIXEL[..33], &texts, &PIXEL[33..]].concat();
    assert_eq!(PicturedPosition::read(&picture).as_ref(), Ok(&position));
    let again = position.embed(&picture).expect("a picture");
    assert!(again.windows(13).any(|bytes| bytes == b"Author\0nobody"));
    assert!(!again.windows(10).any(|bytes| bytes == b"tEXtCannon"));
}

/// The checksum of PNG by its definition, bit by bit.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |rest: u32, _| if rest & 1 == 1 { 0xedb8_8320 ^ rest >> 1 } else { rest >> 1 };
    !bytes.iter().fold(u32::MAX, |rest, &byte| (0..8).fold(rest ^ u32::from(byte), step))
}

#[test]
fn unknown_games_and_invalid_positions_are_refused() {
    let [position, ..] = positions();
    let unknown = position.embed(PIXEL).expect("a picture");
    let at = unknown.windows(6).position(|bytes| bytes == b"cannon").expect("the word for the game");
    let mut chess = unknown.clone();
    chess[at..at + 6].copy_from_slice(b"kannon");
    assert_eq!(kind(PicturedPosition::read(&chess)), FaultKind::DamagedPicture, "the checksum does not match");
    let invalid = PicturedPosition { position: "10/10 d".to_owned(), ..position };
    let read = PicturedPosition::read(&invalid.embed(PIXEL).expect("a picture")).expect("texts");
    assert!(matches!(read.record(), Err(Fault { kind: FaultKind::Record(RecordError::Setup(_)), .. })));
}

proptest! {
    #[test]
    fn damaged_pictures_never_panic(at in any::<prop::sample::Index>(), bit in 0..8_u8, cut in any::<prop::sample::Index>()) {
        let [position, ..] = positions();
        let picture = position.embed(PIXEL).expect("a picture");
        let mut flipped = picture.clone();
        flipped[at.index(picture.len())] ^= 1 << bit;
        prop_assert_eq!(kind(PicturedPosition::read(&flipped)), FaultKind::DamagedPicture);
        let cut = &picture[..cut.index(picture.len())];
        prop_assert_eq!(kind(PicturedPosition::read(cut)), FaultKind::DamagedPicture);
        prop_assert!(position.embed(cut).is_err());
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let with_signature = [b"\x89PNG\r\n\x1a\n".as_slice(), &bytes].concat();
        prop_assert!(PicturedPosition::read(&bytes).is_err() && PicturedPosition::read(&with_signature).is_err());
    }
}
