//! Cases of the records of other programs.

use cannon_formats::picture::PicturedPosition;
use cannon_formats::{Fault, Format, Import, Place, abstract_play, detect, pgn, read};
use cannon_rules::record::Record;

use crate::{check_told, text};

/// Reads text as JSON of Abstract Play. A game that can be written for Abstract Play survives a round trip.
pub fn abstract_play(data: &[u8]) {
    for record in games(text(data), Format::AbstractPlay) {
        match abstract_play::write(&record, record.started) {
            Ok(text) => {
                // The board decides a game that is written, and names that are empty are left out.
                let again = games(&text, Format::AbstractPlay);
                assert_eq!(again.iter().map(|again| &again.actions).collect::<Vec<_>>(), [&record.actions]);
            }
            Err(error) => check_told(&error),
        }
    }
}

/// Reads text as SGF of boardspace.net.
pub fn boardspace(data: &[u8]) {
    games(text(data), Format::Boardspace);
}

/// Reads text as a list of moves.
pub fn move_list(data: &[u8]) {
    games(text(data), Format::MoveList);
}

/// Reads bytes as a PNG file. Its position survives a round trip.
pub fn picture(data: &[u8]) {
    match PicturedPosition::read(data) {
        Ok(position) => {
            let again = position.embed(data).expect("a whole picture");
            assert_eq!(PicturedPosition::read(&again), Ok(position.clone()));
            match position.record() {
                Ok(record) => assert!(record.replay().is_ok()),
                Err(fault) => check_told(&fault),
            }
        }
        Err(fault) => check_told(&fault),
    }
}

/// Reads text as games with variations and notes. Each game survives a round trip.
pub fn pgn(data: &[u8]) {
    for record in games(text(data), Format::Pgn) {
        let text = pgn::write(&record).expect("a record that can be replayed");
        let again = games(&text, Format::Pgn);
        assert_eq!(again, [record], "{text}");
    }
}

/// Reads text as a game of Tank Chess in pairs of moves.
pub fn tank_chess_kifu(data: &[u8]) {
    games(text(data), Format::TankChessKifu);
}

/// The games of a text. All of them can be replayed, and all faults lie in the text and can be told.
fn games(text: &str, format: Format) -> Vec<Record> {
    if let Err(fault) = detect(text) {
        check_told(&fault);
    }
    let check = |fault: &Fault| {
        check_told(fault);
        if let Place::Character { line, column } = fault.place {
            let found = text.split('\n').nth(line - 1).expect("the line exists");
            assert!(column <= found.chars().count() + 1, "{fault}");
        }
    };
    let mut records = Vec::new();
    for game in read(text, format) {
        match game {
            Ok(Import { record, stopped }) => {
                record.replay().expect("a record that can be replayed");
                stopped.iter().for_each(check);
                records.push(record);
            }
            Err(fault) => check(&fault),
        }
    }
    records
}
