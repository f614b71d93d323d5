//! Errors of records, of JSON texts and of actions in a game.

use cannon_rules::any::{AnyRefusal, ParseError};
use cannon_rules::json_error::JsonError;
use cannon_rules::message::ToMessage;
use cannon_rules::record::{LineError, Record, RecordError, ReplayError, UnknownStyle};
use cannon_rules::timeline::{HouseRules, NotesError, Shape, ShapeColor};
use cannon_rules::{DrawReason, GameId, Outcome, Refusal, Side, Spot, UnknownGame, WinReason, cannon, tank_chess};

use cannon_i18n::{Language, Localizer};

use crate::check_all;

fn json(reason: &str, line: usize) -> JsonError {
    JsonError { reason: reason.to_owned(), line, column: 7 }
}

fn unreadable() -> ParseError {
    ParseError::of(&RecordError::UnknownGame(UnknownGame("chess".to_owned())))
}

#[test]
fn errors_of_records_have_messages() {
    let (side, number) = (Side::North, 3);
    let written = Outcome::Win { side, by: WinReason::PrincipalTaken };
    let fault = ReplayError::Refused(AnyRefusal::game_over());
    let json_error = |reason: &str| JsonError { reason: reason.to_owned(), line: 1, column: 1 };
    check_all!(RecordError, ToMessage::to_message;
        RecordError::NotJson(_) => RecordError::NotJson(json_error("expected value")),
        RecordError::WrongFormat => RecordError::WrongFormat,
        RecordError::TooNew { .. } => RecordError::TooNew(99),
        RecordError::BadVersion => RecordError::BadVersion,
        RecordError::Field(_) => RecordError::Field(json_error("missing field `game`")),
        RecordError::UnknownGame(_) => RecordError::UnknownGame(UnknownGame("chess".to_owned())),
        RecordError::Level { .. } => RecordError::Level { side, level: 99 },
        RecordError::TimeTooLong { .. } => RecordError::TimeTooLong(side),
        RecordError::ClockTooLong { .. } => RecordError::ClockTooLong(number),
        RecordError::Clocks { .. } => RecordError::Clocks { clocks: 1, actions: 2 },
        RecordError::Setup(_) => RecordError::Setup(unreadable()),
        RecordError::Action { .. } => RecordError::Action { number, text: "a4-b5".to_owned(), fault: fault.clone() },
        RecordError::Result { .. } => RecordError::Result { game: GameId::Cannon, written, on_board: None },
        RecordError::TooLong => RecordError::TooLong,
        RecordError::TooManyActions => RecordError::TooManyActions,
        RecordError::Variation { .. } => RecordError::Variation { number, fault: LineError::UnknownLine(number) },
        RecordError::VariationAction { .. } => RecordError::VariationAction {
            variation: 1,
            number,
            text: "a4-b5".to_owned(),
            fault: fault.clone(),
        },
        RecordError::Notes { .. } => RecordError::Notes { number, fault: LineError::UnknownPly { line: 0, ply: 99 } },
    );
    let shape = Shape { color: ShapeColor::Red, from: Spot::new(0, 0), to: None };
    check_all!(NotesError, ToMessage::to_message;
        NotesError::CommentTooLong => NotesError::CommentTooLong,
        NotesError::TooManyShapes => NotesError::TooManyShapes,
        NotesError::OffBoard(_) => NotesError::OffBoard(shape),
        NotesError::AllCommentsTooLong => NotesError::AllCommentsTooLong,
        NotesError::TooManyShapesInAll => NotesError::TooManyShapesInAll,
    );
    check_all!(LineError, ToMessage::to_message;
        LineError::UnknownLine(_) => LineError::UnknownLine(2),
        LineError::UnknownPly { .. } => LineError::UnknownPly { line: 0, ply: 99 },
        LineError::Notes(_) => LineError::Notes(NotesError::CommentTooLong),
    );
    check_all!(ReplayError, ToMessage::to_message;
        ReplayError::Unreadable(_) => ReplayError::Unreadable(unreadable()),
        ReplayError::Refused(_) => ReplayError::Refused(AnyRefusal::game_over()),
    );
    let drawn = Outcome::Draw { by: DrawReason::Agreement };
    let result = RecordError::Result { game: GameId::TankChess, written, on_board: Some(drawn) };
    crate::check(&result.to_message());
    crate::check(&UnknownStyle("brave".to_owned()).to_message());
    crate::check(&AnyRefusal::because_of("refused-record", &RecordError::WrongFormat).to_message());
}

/// The refusals of each game, and the refusals that all games share.
#[test]
fn refusals_have_english_clauses() {
    fn of<R: Refusal>() -> impl Iterator<Item = AnyRefusal> {
        R::ALL.iter().copied().map(AnyRefusal::from)
    }
    let common = [AnyRefusal::game_over(), AnyRefusal::not_an_action()];
    let all: Vec<AnyRefusal> = of::<cannon::Refusal>().chain(of::<tank_chess::Refusal>()).chain(common).collect();
    let is_listed = |id: &'static str| all.iter().any(|refusal| refusal.message_id == id);
    assert!(GameId::ALL.into_iter().flat_map(GameId::refusal_ids).all(is_listed), "every game is there");
    for refusal in &all {
        crate::check_english(refusal);
        crate::check(&refusal.to_message());
        assert!(!refusal.to_string().contains(refusal.message_id), "{refusal}");
    }
}

#[test]
fn faults_of_json_are_told_apart() {
    let kinds = [
        ("EOF while parsing an object", "error-json-end"),
        ("expected `,` or `}`", "error-json-syntax"),
        ("trailing characters", "error-json-syntax"),
        ("missing field `players`", "error-json-missing-field"),
        ("unknown field `begun`, expected one of `format`, `version`", "error-json-unknown-field"),
        ("duplicate field `name`", "error-json-duplicate-field"),
        ("unknown variant `besiege`, expected `hold` or `escort`", "error-json-unknown-value"),
        ("invalid type: string \"a\", expected u8", "error-json-wrong-value"),
        ("invalid value: integer `-1`, expected u8", "error-json-wrong-value"),
        ("unknown style `brave`; there are plain, fox", "error-json-other"),
    ];
    for (reason, id) in kinds {
        let message = json(reason, 4).to_message();
        assert_eq!(message.id, id, "{reason}");
        crate::check(&message);
        let text = Localizer::new(Language::German).message(&message);
        assert!(text.contains("Zeile 4") && text.contains("Spalte 7"), "{text}");
        // The text of a value alone has no lines.
        if !matches!(id, "error-json-end" | "error-json-syntax") {
            crate::check(&json(reason, 0).to_message());
            let text = Localizer::new(Language::German).message(&json(reason, 0).to_message());
            assert!(!text.contains('0') && !text.contains("Zeile"), "{text}");
        }
    }
}

#[test]
fn faults_of_the_parser_are_known() {
    let of = |text: &str| match Record::from_json(text) {
        Err(error) => error.to_message().id,
        Ok(_) => "no error",
    };
    for text in ["", "{", "[1,", "{\"a\""] {
        assert_eq!(of(text), "error-json-end", "{text}");
    }
    for text in [
        "nonsense",
        "{]",
        "[1 2]",
        "{} x",
        "{\"a\" 1}",
        "[01]",
        "[1,]",
        "{\"a\":1,}",
        "\"\u{1}\"",
        "\"\\q\"",
        "[1e999]",
    ] {
        assert_eq!(of(text), "error-json-syntax", "{text}");
    }
    assert_eq!(of("[]"), "error-record-format");
}

#[test]
fn every_game_says_what_is_wrong_and_where() {
    for game in GameId::ALL {
        let begin = |ruleset, position| game.begin(ruleset, position, HouseRules::NONE);
        let ruleset = serde_json::json!({"speed": 3});
        for error in [begin(Some(&ruleset), None), begin(None, Some("10/?? d"))] {
            let Err(error) = error else { panic!("{game} begins") };
            crate::check(&error.to_message());
        }
        let timeline = begin(None, None).expect("a game begins");
        for text in ["", "castles", "a", "A1>", "e1-e2 x"] {
            let Err(error) = timeline.read_action(text) else { continue };
            crate::check(&error.to_message());
            let german = Localizer::new(Language::German).error(&error);
            assert!(german.starts_with("Beim "), "{german}");
        }
    }
}
