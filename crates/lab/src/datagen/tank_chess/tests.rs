//! Tests of the format and of the making of data.

use cannon_engine::engine;
use proptest::prelude::*;

use super::super::data_error::DataError;
use super::super::format::{Format, FormatError, HEADER_BYTES, ResultForMover, TrainingRecord, read};
use super::super::make_content;
use super::super::origin::Origin;
use super::header::{Header, StartBoard};
use super::record::{FIXED_BYTES, RecordFault, is_undecided};
use cannon_engine::AnyEvaluator;
use cannon_rules::tank_chess::{BoardName, ExitDirection, Position};
use cannon_rules::{Game, GameId, Side};

fn board(name: &str) -> StartBoard {
    let start = name.parse::<BoardName>().expect("a board").start();
    StartBoard::new(name.to_owned(), start.to_text()).expect("a position text")
}

fn options() -> Header {
    Header {
        boards: ["skirmish", "mine-belt", "hold-the-hill"].map(board).to_vec(),
        exit: ExitDirection::Any,
        origin: Origin {
            random_plies: 4,
            balance: 200,
            nodes: 60,
            seed: 3,
            shard: 1,
            positions: 150,
            games: 0,
            duplicates: 0,
            network: 0,
        },
    }
}

fn with_origin(change: impl Fn(Origin) -> Origin) -> Header {
    let options = options();
    Header { origin: change(options.origin), ..options }
}

fn record() -> TrainingRecord<Position> {
    let position = options().boards[1].setup.position(&options().rules()).expect("a position");
    TrainingRecord { position, group: 1, score: -37, ply: 300, result: ResultForMover::Win }
}

/// A file with these records.
fn file(records: &[Vec<u8>]) -> Vec<u8> {
    let header = with_origin(|origin| Origin { positions: records.len() as u64, games: 9, duplicates: 2, ..origin });
    [header.encode(), records.concat()].concat()
}

fn read_records(bytes: &[u8]) -> Result<(Header, Vec<TrainingRecord<Position>>), FormatError<Header>> {
    let mut records = Vec::new();
    let header = read::<Header>(bytes, &mut |record, _| records.push(*record))?;
    Ok((header, records))
}

fn linear() -> AnyEvaluator {
    engine(GameId::TankChess).linear_evaluator()
}

/// The bytes that docs/datagen.md describes.
#[test]
fn record_has_the_documented_bytes() {
    let (record, bytes) = (record(), Header::encode_record(&record()));
    let position = &record.position;
    let (units, mines) = (position.units(Side::South), position.mines().count() as usize);
    let number = |place: usize| usize::from(u16::from_le_bytes([bytes[place], bytes[place + 1]]));
    assert_eq!((number(0), bytes[2..8].to_vec()), (bytes.len(), vec![219, 255, 44, 1, 2, 0]));
    assert_eq!(bytes[8..14], [1, 0, 0, 0, units.len() as u8, units.len() as u8]);
    assert_eq!((number(14), number(16)), (0, mines));
    assert_eq!(bytes.len(), FIXED_BYTES + 3 * 2 * units.len() + 2 * mines);
    assert_eq!(number(18), units[0].square.index());
    assert_eq!(usize::from(bytes[20]), 8 * units[0].kind.index() + units[0].facing.index());
    assert_eq!(options().decode_record(&bytes), Ok(record));
    let header = with_origin(|origin| Origin { positions: 5, games: 6, duplicates: 7, network: 8, ..origin });
    let bytes = header.encode();
    assert_eq!(bytes[..16], *b"TANKCHTD\x01\0\x03\0\0\x04\xc8\0");
    assert_eq!(bytes[16..72].chunks(8).map(|number| number[0]).collect::<Vec<_>>(), [60, 3, 1, 5, 6, 7, 8]);
    assert_eq!(bytes[72..82], *b"\x08\0skirmish");
    let (start, mut rest) = bytes.split_first_chunk().expect("a header");
    let mut length = HEADER_BYTES as u64;
    let read = Header::read_header(start, &mut rest, &mut length).expect("a header");
    assert_eq!((read, length), (header, bytes.len() as u64));
}

#[test]
fn faulty_records_are_refused_with_their_fault() {
    let with = |place: usize, value: u8| {
        let mut bytes = Header::encode_record(&record());
        bytes[place] = value;
        options().decode_record(&bytes).expect_err("a fault")
    };
    let length = Header::encode_record(&record()).len();
    assert_eq!(with(3, 100), RecordFault::Score(25_819));
    assert_eq!(with(6, 3), RecordFault::Result(3));
    assert_eq!(with(7, 1), RecordFault::Padding(1));
    assert_eq!(with(8, 3), RecordFault::Board(3));
    assert_eq!(with(9, 2), RecordFault::Side(2));
    assert_eq!(with(10, 1), RecordFault::Held(1, 0));
    assert_eq!(with(14, 1), RecordFault::Length { found: length, expected: length + 2 });
    assert_eq!(with(19, 200), RecordFault::Square(51_200 + u16::from(Header::encode_record(&record())[18])));
    assert!(matches!(with(22, 2), RecordFault::Order(_) | RecordFault::Setup(_)));
    assert_eq!(with(20, 255), RecordFault::Kind(31));
}

#[test]
fn position_in_which_a_side_could_win_is_decided() {
    let mut position = BoardName::default().start();
    assert!(is_undecided(&position));
    // Both sides drive their Commands ahead until a Command could leave or be destroyed.
    while is_undecided(&position) {
        let actions = position.actions();
        let command = position.command(position.side_to_move()).expect("it stands");
        let ahead = |to: &cannon_rules::tank_chess::Action| matches!(to, cannon_rules::tank_chess::Action::Drive { from, .. } if *from == command.square);
        let Some(action) = actions.iter().copied().filter(ahead).max_by_key(|action| position.action_to_text(*action))
        else {
            break;
        };
        position.play(action);
    }
    assert!(!is_undecided(&position));
    let record = TrainingRecord { position, group: 0, ..record() };
    let header = Header { boards: vec![board("basic-16")], ..options() };
    assert_eq!(header.decode_record(&Header::encode_record(&record)), Err(RecordFault::Decided));
}

#[test]
fn damaged_files_are_refused_with_the_place() {
    let good = Header::encode_record(&record());
    let whole = file(&[good.clone(), good.clone()]);
    let (start, length) = (whole.len() - 2 * good.len(), whole.len());
    let complaint = |bytes: &[u8]| read_records(bytes).expect_err("a fault").to_string();
    assert_eq!(complaint(b""), "the file ends at byte 0, within the header");
    assert_eq!(complaint(&whole[..73]), "the file ends at byte 73, within the header");
    assert_eq!(complaint(b"CANNONTD"), "header: it does not begin with \"TANKCHTD\"");
    assert_eq!(complaint(&whole[..start]), format!("the file ends at byte {start}, within its records"));
    assert_eq!(complaint(&whole[..length - 1]), format!("the file ends at byte {}, within its records", length - 1));
    let long = [&whole[..], &[0]].concat();
    assert_eq!(complaint(&long), format!("the file should end at byte {length}, after its 2 records, and goes on"));
    let with = |place: usize, value: u8| {
        let mut bytes = whole.clone();
        bytes[place] = value;
        complaint(&bytes)
    };
    assert_eq!(with(8, 2), "header: the format's version is 2 and not 1");
    assert_eq!(with(10, 0), "header: there are 0 boards, and not 1 to 255");
    assert_eq!(with(12, 2), "header: the rule for leaving the board is 2 and neither 0 nor 1");
    assert_eq!(with(74, 255), "header: a text of board 0 is not UTF-8");
    assert!(with(84, b'Z').starts_with("header: board 0: "));
    let second = start + good.len();
    assert_eq!(with(second + 9, 7), format!("record 1 at byte {second}: the side to move is 7 and neither 0 nor 1"));
    assert_eq!(with(start, 17), format!("record 0 at byte {start}: its length is 17 and not 18"));
}

#[test]
fn data_depends_on_the_options_alone() {
    let bytes = make_content(&options(), &linear(), 1).expect("data");
    assert_eq!(make_content(&options(), &linear(), 3).expect("data"), bytes, "whatever the number of threads");
    let other = make_content(&with_origin(|origin| Origin { shard: 2, ..origin }), &linear(), 1).expect("data");
    assert_ne!(other[options().encode().len()..], bytes[options().encode().len()..]);
    let (header, records) = read_records(&bytes).expect("readable");
    assert_eq!(Header { origin: header.origin.without_counts(), ..header.clone() }, options());
    assert_eq!(records.len() as u64, options().origin.positions);
    let encoded: Vec<u8> = records.iter().flat_map(Header::encode_record).collect();
    assert_eq!([header.encode(), encoded].concat(), bytes, "what is read is written back the same");
    assert!(header.origin.games > 1 && records.iter().all(|record| record.ply >= 4 && is_undecided(&record.position)));
    for side in Side::ALL {
        assert!(records.iter().any(|record| record.position.side_to_move() == side));
    }
    for result in [ResultForMover::Win, ResultForMover::Loss] {
        assert!(records.iter().any(|record| record.result == result));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = read_records(&bytes);
        let _ = read_records(&[&file(&[])[..], &bytes].concat());
    }

    /// Whatever is read is written back the same, and a damaged file is refused or reads as another file that is valid.
    #[test]
    fn damage_is_an_error_or_another_valid_file(
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<bool>()), 1..4),
        cut in proptest::option::of(any::<prop::sample::Index>()),
    ) {
        let good = Header::encode_record(&record());
        let mut bytes = file(&[good.clone(), good.clone()]);
        let records = bytes.len() - 2 * good.len();
        for (place, value, in_records) in damage {
            let first = if in_records { records } else { 0 };
            let place = first + place.index(bytes.len() - first);
            bytes[place] = value;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        match read_records(&bytes) {
            Ok((header, records)) => {
                let records: Vec<u8> = records.iter().flat_map(Header::encode_record).collect();
                prop_assert_eq!([header.encode(), records].concat(), bytes);
            }
            Err(DataError::Record { offset, .. } | DataError::Truncated { offset, .. } | DataError::TooLong { offset, .. }) => {
                prop_assert!(offset <= bytes.len() as u64);
            }
            Err(DataError::Magic { .. } | DataError::Version { .. } | DataError::Header(_)) => {}
            Err(DataError::Io(error)) => prop_assert!(false, "{error}"),
        }
    }
}
