//! Tests of the format and of the making of data.

use cannon_engine::engine;
use proptest::prelude::*;

use super::super::data_error::DataError;
use super::super::format::{Format, FormatError, HEADER_BYTES, ResultForMover, TrainingRecord, read};
use super::super::make_content;
use super::super::origin::Origin;
use super::super::stats::DataStats;
use super::format::{Header, RECORD_BYTES, RecordFault, is_undecided};
use super::rules_named;
use cannon_engine::AnyEvaluator;
use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::{Game, GameId, Side};

const OPTIONS: Header = Header {
    rules: 7,
    origin: Origin {
        random_plies: 6,
        balance: 200,
        nodes: 60,
        seed: 3,
        shard: 1,
        positions: 150,
        games: 0,
        duplicates: 0,
        network: 0,
    },
};

fn with_origin(origin: Origin) -> Header {
    Header { origin, ..OPTIONS }
}

fn text(stats: &DataStats) -> String {
    stats.text("rules", Ruleset::PRESETS.map(|(name, _)| name))
}

fn position(text: &str, rules: &Ruleset) -> Position {
    Position::from_text(text, rules).expect("a position")
}

fn record() -> TrainingRecord<Position> {
    let position = position("1L8/10/10/1l1l1l4/10/10/4d1d1d1/10/10/8D1 l", &Ruleset::IGG);
    TrainingRecord { position, group: 2, score: -37, ply: 300, result: ResultForMover::Win }
}

/// A file with these records.
fn file(records: &[Vec<u8>]) -> Vec<u8> {
    let header = with_origin(Origin { positions: records.len() as u64, games: 9, duplicates: 2, ..OPTIONS.origin });
    [header.encode(), records.concat()].concat()
}

fn read_records(bytes: &[u8]) -> Result<(Header, Vec<TrainingRecord<Position>>), FormatError<Header>> {
    let mut records = Vec::new();
    let header = read::<Header>(bytes, &mut |record, _| records.push(*record))?;
    Ok((header, records))
}

/// The header at the start of these bytes, and its length.
fn header_of(bytes: &[u8]) -> (Header, u64) {
    let (start, mut rest) = bytes.split_first_chunk().expect("a header");
    let mut offset = HEADER_BYTES as u64;
    (Header::read_header(start, &mut rest, &mut offset).expect("a header"), offset)
}

/// The bytes that docs/datagen.md describes.
#[test]
fn record_has_the_documented_bytes() {
    let bytes = Header::encode_record(&record());
    let set = |start: usize| u128::from_le_bytes(bytes[start..start + 16].try_into().expect("16 bytes"));
    // Soldiers of Dark on e4, g4 and i4, of Light on b7, d7 and f7; towns on i1 and b10.
    assert_eq!(set(0), 1 << 34 | 1 << 36 | 1 << 38);
    assert_eq!(set(16), 1 << 61 | 1 << 63 | 1 << 65);
    assert_eq!(bytes[32..36], [8, 91, 1, 2]);
    assert_eq!(bytes[36..], [219, 255, 44, 1, 2, 0]);
    assert_eq!(OPTIONS.decode_record(&bytes), Ok(record()));
    let header = with_origin(Origin { positions: 5, games: 6, duplicates: 7, network: 8, ..OPTIONS.origin });
    let bytes = header.encode();
    assert_eq!(bytes[..16], *b"CANNONTD\x02\0\x2a\0\x07\x06\xc8\0");
    assert_eq!(bytes[16..].chunks(8).map(|number| number[0]).collect::<Vec<_>>(), [60, 3, 1, 5, 6, 7, 8]);
    let (read, length) = header_of(&bytes);
    assert_eq!((read, length), (header, bytes.len() as u64));
}

#[test]
fn faulty_records_are_refused_with_their_fault() {
    let with = |place: usize, value: u8| {
        let mut bytes = Header::encode_record(&record());
        bytes[place] = value;
        OPTIONS.decode_record(&bytes).expect_err("a fault")
    };
    assert_eq!(with(13, 1), RecordFault::OffBoard);
    assert!(matches!(with(32, 34), RecordFault::Overlap(point) if point.to_string() == "e4"));
    assert_eq!(with(33, 100), RecordFault::Town(100));
    assert_eq!(with(34, 2), RecordFault::Side(2));
    assert_eq!(with(35, 3), RecordFault::Rules(3));
    assert_eq!(with(37, 6), RecordFault::Score(1_755));
    assert_eq!(with(40, 3), RecordFault::Result(3));
    assert_eq!(with(41, 1), RecordFault::Padding(1));
    assert!(matches!(with(32, 50), RecordFault::Setup(_)), "a town in the middle");
    let attacked = position("1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d", &Ruleset::CLASSIC);
    assert!(!is_undecided(&attacked));
    assert_eq!(
        OPTIONS.decode_record(&Header::encode_record(&TrainingRecord { position: attacked, ..record() })),
        Err(RecordFault::Decided)
    );
}

#[test]
fn damaged_files_are_refused_with_the_place() {
    let good = Header::encode_record(&record());
    let whole = file(&[good.clone(), good]);
    let complaint = |bytes: &[u8]| read_records(bytes).expect_err("a fault").to_string();
    assert_eq!(complaint(b""), "the file ends at byte 0, within the header");
    assert_eq!(complaint(&whole[..71]), "the file ends at byte 71, within the header");
    assert_eq!(complaint(b"{}"), "header: it does not begin with \"CANNONTD\"");
    assert_eq!(complaint(&whole[..72]), "the file ends at byte 72, within its records");
    assert_eq!(complaint(&whole[..155]), "the file ends at byte 155, within its records");
    assert_eq!(
        complaint(&[&whole[..], &[0]].concat()),
        "the file should end at byte 156, after its 2 records, and goes on"
    );
    let with = |place: usize, value: u8| {
        let mut bytes = whole.clone();
        bytes[place] = value;
        complaint(&bytes)
    };
    assert_eq!(with(8, 1), "header: the format's version is 1 and not 2");
    assert_eq!(with(10, 40), "header: a record has 40 bytes and not 42");
    assert_eq!(with(12, 8), "header: the set of rulesets is 0b00001000, of which 3 bits can be set");
    assert_eq!(with(114 + 34, 7), "record 1 at byte 114: the side to move is 7 and neither 0 nor 1");
}

fn linear() -> AnyEvaluator {
    engine(GameId::Cannon).linear_evaluator()
}

#[test]
fn data_depends_on_the_options_alone() {
    let bytes = make_content(&OPTIONS, &linear(), 1).expect("data");
    assert_eq!(make_content(&OPTIONS, &linear(), 3).expect("data"), bytes, "whatever the number of threads");
    assert_ne!(
        make_content(&with_origin(Origin { shard: 2, ..OPTIONS.origin }), &linear(), 1).expect("data")[HEADER_BYTES..],
        bytes[HEADER_BYTES..]
    );
    let (header, records) = read_records(&bytes).expect("readable");
    assert_eq!(Header { origin: header.origin.without_counts(), ..header }, OPTIONS);
    assert!(header.origin.games > 1 && bytes.len() == HEADER_BYTES + 150 * RECORD_BYTES);
    let mut stats = DataStats::new(Header::MAX_SCORE);
    records.iter().for_each(|record| stats.add::<Header>(record, &Header::encode_record(record)));
    let stats = text(&stats);
    assert!(stats.starts_with("positions 150\nduplicates 0\n"), "{stats}");
    // All rules, both sides and both results occur.
    for rules in 0..3 {
        assert!(records.iter().any(|record| record.group == rules), "{stats}");
    }
    for side in Side::ALL {
        assert!(records.iter().any(|record| record.position.side_to_move() == side));
    }
    assert!(records.iter().all(|record| record.ply >= 6 && record.position.outcome().is_none()));
    assert!(records.iter().any(|record| record.result == ResultForMover::Win));
    assert!(records.iter().any(|record| record.result == ResultForMover::Loss));
}

#[test]
fn positions_that_run_out_are_an_error() {
    let origin = Origin { random_plies: 0, nodes: 1, positions: 1_000_000, ..OPTIONS.origin };
    let few = Header { rules: 1, origin };
    let error = make_content(&few, &linear(), 2).map(|_| ()).expect_err("no end otherwise");
    assert!(error.to_string().contains("had no new ones"), "{error}");
}

#[test]
fn histogram_has_a_column_for_every_score() {
    let mut stats = DataStats::new(Header::MAX_SCORE);
    for score in -Header::MAX_SCORE..=Header::MAX_SCORE {
        let record = TrainingRecord { score, ..record() };
        stats.add::<Header>(&record, &Header::encode_record(&record));
    }
    let text = text(&stats);
    assert!(text.contains("\nduplicates 3000\n") && text.contains("\nscore -1500 to -1200: 300\n"), "{text}");
    assert!(
        text.ends_with("\nscore 1200 to 1500: 301\n") && text.contains("rules classic 0, blue-panther 0, igg 3001")
    );
}

#[test]
fn rulesets_take_turns() {
    let groups = |text: &str| -> Vec<u8> {
        let header = Header { rules: rules_named(text).expect("rules"), ..OPTIONS };
        header.starts().expect("starts").into_iter().map(|(group, _)| group).collect()
    };
    assert_eq!(groups("all"), [0, 1, 2]);
    assert_eq!(groups("igg"), [2]);
    let error = rules_named("chess").expect_err("refused").to_string();
    assert!(error.contains("expected classic, blue-panther, igg or all"), "{error}");
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = read_records(&bytes);
        let _ = read_records(&[&file(&[])[..], &bytes].concat());
    }

    /// Whatever is read is written back the same, and a damaged file is refused or reads as another file that is valid.
    #[test]
    fn damage_is_an_error_or_another_valid_file(
        damage in proptest::collection::vec((0_usize..HEADER_BYTES + 3 * RECORD_BYTES, any::<u8>()), 1..4),
        length in 0_usize..=HEADER_BYTES + 3 * RECORD_BYTES,
    ) {
        let good = Header::encode_record(&record());
        let mut bytes = file(&[good.clone(), good.clone(), good]);
        for (place, value) in damage {
            bytes[place] = value;
        }
        bytes.truncate(length.max(HEADER_BYTES));
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
