//! Records of Abstract Play.

use cannon_formats::abstract_play::{WriteError, read, write};
use cannon_formats::{Fault, FaultKind, Import, Place};
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Record, RecordError};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};
use jiff::Timestamp;
use rand::RngExt;
use serde_json::{Value, json};

use crate::random_games::{actions, notations, plain, random, random_game};

fn only(text: &str) -> Result<Import, Fault> {
    let mut games = read(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn whole(text: &str) -> Record {
    let import = only(text).expect("a game");
    assert_eq!(import.stopped, None);
    import.record.replay().expect("a record that can be replayed");
    import.record
}

/// A game with these moves, players' points and variants.
fn game(moves: Value, results: [f64; 2], variants: Value) -> String {
    let players = results.map(|result| json!({ "name": "Ann", "result": result }));
    let game = json!({ "name": "Cannon", "variants": variants });
    let header = json!({ "game": game, "date-start": "2026-08-07T10:00:00.000Z", "players": players });
    json!({ "header": header, "moves": moves }).to_string()
}

#[test]
fn samples_end_as_the_header_says() {
    // In the first game, the loser has no action left, so that the game ends by our rules, too.
    for (text, plies, winner, by) in [
        (include_str!("../data/abstract-play-1.json"), 88, Side::North, WinReason::NoAction),
        (include_str!("../data/abstract-play-2.json"), 73, Side::South, WinReason::Resignation),
    ] {
        let record = whole(text);
        assert_eq!((record.actions.len(), record.game), (plies, GameId::Cannon));
        assert_eq!(record.players.south.name.as_deref(), Some("Ann"));
        assert_eq!(record.players.north.name.as_deref(), Some("Bob"));
        assert_eq!(record.result, Some(Outcome::Win { side: winner, by }));
        assert_eq!(record.replay().expect("a game").side_to_move(), !winner, "the loser is to move");
        // The board decides that the game is lost, so that no word follows the moves.
        let written = write(&record, Timestamp::UNIX_EPOCH).expect("a game of Abstract Play");
        let theirs: Value = serde_json::from_str(text).expect("JSON");
        let ours: Value = serde_json::from_str(&written).expect("JSON");
        assert_eq!(ours["moves"], theirs["moves"]);
        assert_eq!(whole(&written), record);
    }
}

#[test]
fn ends_are_words_in_place_of_moves() {
    let opening = json!(["e1", "e10"]);
    let resigned = |side| Some(Outcome::Win { side, by: WinReason::Resignation });
    let cases = [
        (json!([opening, ["resign"]]), [0.0, 1.0], resigned(Side::North)),
        // South resigns although it is not to move: the header tells.
        (json!([opening, ["a4-b5", "resign"]]), [0.0, 1.0], resigned(Side::North)),
        (json!([opening, ["a4-b5", "resign"]]), [0.0, 0.0], resigned(Side::South)),
        (
            json!([opening, ["timeout", null]]),
            [0.0, 1.0],
            Some(Outcome::Win { side: Side::North, by: WinReason::Time }),
        ),
        (json!([opening, ["drawaccepted"]]), [0.5, 0.5], Some(Outcome::Draw { by: DrawReason::Agreement })),
        (json!([opening, ["draw"]]), [0.5, 0.5], Some(Outcome::Draw { by: DrawReason::Agreement })),
        (json!([opening, ["abandoned"]]), [0.0, 1.0], None),
        (json!([opening]), [0.0, 0.0], None),
    ];
    for (moves, results, outcome) in cases {
        let text = game(moves, results, json!([]));
        assert_eq!(whole(&text).result, outcome, "{text}");
    }
}

#[test]
fn a_move_may_be_an_object() {
    let moves = json!([["e1", { "move": "e10", "result": [{ "type": "place" }] }], [{ "move": "a4-b5" }, null]]);
    assert_eq!(actions(&whole(&game(moves, [0.0, 0.0], json!([])))), ["@e1", "@e10", "a4-b5"]);
}

#[test]
fn faults_have_places() {
    let turn = |round, turn| Place::Turn { round, turn };
    let stopped = |moves| {
        let import = only(&game(moves, [1.0, 0.0], json!([]))).expect("a beginning of a game");
        import.record.replay().expect("a record that can be replayed");
        assert_eq!(import.record.result, None);
        (import.record.actions.len(), import.stopped.expect("a fault"))
    };
    let (plies, fault) = stopped(json!([["e1", "e10"], ["a4-b5", "a4-b5"]]));
    assert_eq!((plies, fault.place), (3, turn(2, 2)));
    assert!(matches!(&fault.kind, FaultKind::Record(RecordError::Action { number: 4, .. })), "{fault}");
    let (plies, fault) = stopped(json!([["e1", "e10"], ["resign", "a4-b5"]]));
    assert_eq!((plies, fault), (2, Fault { place: turn(2, 2), kind: FaultKind::AfterEnd("a4-b5".to_owned()) }));
    let (_, fault) = stopped(json!([["e1", "e10"], ["a4-b5", 7]]));
    assert_eq!(fault, Fault { place: turn(2, 2), kind: FaultKind::Field("move") });
    let (_, fault) = stopped(json!([["e1", "e10"], "a4-b5"]));
    assert_eq!(fault, Fault { place: turn(2, 1), kind: FaultKind::Field("moves") });
    let refused = |text: &str| only(text).expect_err("a fault").kind;
    assert_eq!(refused(&game(json!([]), [0.0; 2], json!([]))), FaultKind::NoMoves);
    assert_eq!(refused(&game(json!([["e1"]]), [0.0; 2], json!(["big"]))), FaultKind::Variant("big".to_owned()));
    assert_eq!(refused("{\"moves\": []}"), FaultKind::Field("header"));
    let other = json!({ "header": { "game": { "name": "Chess" } }, "moves": [] }).to_string();
    assert_eq!(refused(&other), FaultKind::OtherGame("Chess".to_owned()));
    // The first move is wrong, so that there is no game.
    assert_eq!(only(&game(json!([["e5"]]), [0.0; 2], json!([]))).expect_err("a fault").place, turn(1, 1));
}

#[test]
fn a_list_has_an_entry_for_each_game() {
    let good = game(json!([["e1", "f10"]]), [0.0; 2], json!([]));
    let games = read(&format!("[{good}, 7, {{}}, {good}]"));
    let are_games: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(are_games, [true, false, false, true]);
    let cut = read(&format!("[{good},\n{good}, {{\"header\": 1"));
    let [Ok(_), Ok(_), Err(fault)] = cut.as_slice() else { panic!("{cut:?}") };
    let FaultKind::Json(error) = &fault.kind else { panic!("{fault}") };
    assert_eq!(error.line, 2);
    assert!(read("[]").is_empty());
}

/// 300 games as Abstract Play plays them, some of them ended by the players.
#[test]
fn random_games_are_written_and_read_back() {
    let mut numbers = random(1);
    for _ in 0..300 {
        let timeline = random_game(GameId::Cannon, &json!(Ruleset::CLASSIC), 120, &mut numbers);
        let mut record =
            Record::from_timeline(&timeline, Players::default(), "2026-08-07T10:00:00Z".parse().expect("a time"));
        record.players.south.name = Some("Ann \"A\" \\".to_owned());
        if record.result.is_none() {
            let side = Side::ALL[numbers.random_range(0..2)];
            record.result = match numbers.random_range(0..4) {
                0 => None,
                1 => Some(Outcome::Draw { by: DrawReason::Agreement }),
                2 => Some(Outcome::Win { side, by: WinReason::Time }),
                _ => Some(Outcome::Win { side, by: WinReason::Resignation }),
            };
        }
        let text = write(&record, Timestamp::UNIX_EPOCH).expect("a game of Abstract Play");
        let game: Value = serde_json::from_str(&text).expect("JSON");
        let is_common = |text: &str| !text.contains(['/', '>', '*', '@', '+', '#']);
        let moves =
            game["moves"].as_array().expect("a list").iter().flat_map(|round| round.as_array().expect("a list"));
        assert!(moves.clone().all(|text| text.as_str().is_some_and(is_common)));
        let read = whole(&text);
        assert_eq!(read, record);
        assert_eq!(actions(&read), notations(&timeline));
        assert!(moves.count() >= read.actions.len(), "{}", plain(&text));
    }
}

#[test]
fn other_games_are_not_written() {
    let record = |game: GameId, ruleset: Value, start: Option<&str>| {
        let timeline = game.begin(Some(&ruleset), start, HouseRules::NONE).expect("a start");
        let record = Record::from_timeline(&timeline, Players::default(), Timestamp::UNIX_EPOCH);
        write(&record, Timestamp::UNIX_EPOCH)
    };
    assert_eq!(
        record(GameId::TankChess, json!({ "board": "basic-16" }), None),
        Err(WriteError::OtherGame(GameId::TankChess))
    );
    assert_eq!(record(GameId::Cannon, json!(Ruleset::IGG), None), Err(WriteError::OtherRules));
    let start = Some("4L5/10/10/l9/10/10/d9/d9/d9/4D5 d");
    assert_eq!(record(GameId::Cannon, json!(Ruleset::CLASSIC), start), Err(WriteError::OtherStart));
}
