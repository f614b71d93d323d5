//! Lists of moves.

use cannon_formats::move_list::read;
use cannon_formats::{Fault, FaultKind, Place};
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{MAX_BYTES, Record, RecordError, ReplayError};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::json;

use crate::random_games::{actions, notations, plain, random, random_game};

fn whole(text: &str) -> Record {
    let import = read(text, None).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(import.stopped, None, "{text}");
    import.record.replay().expect("a record that can be replayed");
    import.record
}

/// A legal beginning by the rules `classic`.
const OPENING: [&str; 5] = ["@e1", "@f10", "a4-b5", "b7-b6", "b5xb6"];

#[test]
fn lists_are_read_in_any_form() {
    for text in [
        "1. e1 f10 2. a4-b5 b7-b6 3. b5xb6",
        "1.e1 f10 2.a4-b5 b7-b6 3.b5xb6",
        "1) E1, F10\n2) A4-B5, B7-B6\n3) B5XB6 *",
        "e1\nf10\na4-b5\nb7-b6\nb5xb6\n",
        "{Ann, Bob} 1. @e1 1... @f10 ; towns\n2 a4-b5!? b7-b6?? $4 3 b5xb6+",
        "1. e1 f10 2. a4b5 b7b6 3. b5b6",
        "1. e1 … f10 2. a4–b5 b7—b6 3. b5×b6",
        "\u{feff}e1 f10 a4-b5 b7-b6 b5xb6".trim_start_matches('\u{feff}'),
    ] {
        let record = whole(text);
        assert_eq!(actions(&record).iter().map(|text| plain(text)).collect::<Vec<_>>(), OPENING, "{text}");
        assert_eq!((record.ruleset, record.result), (json!(Ruleset::CLASSIC), None));
    }
}

#[test]
fn results_end_a_list() {
    let won = |side| Some(Outcome::Win { side, by: WinReason::Resignation });
    for (text, result) in [
        ("e1 f10 1-0", won(Side::South)),
        ("e1 f10 0–1 {Ann had to go}", won(Side::North)),
        ("e10 f1 1-0", won(Side::North)),
        ("e1 f10 1/2-1/2", Some(Outcome::Draw { by: DrawReason::Agreement })),
        ("e1 f10 *", None),
    ] {
        assert_eq!(whole(text).result, result, "{text}");
    }
    let import = read("e1 f10 1-0 a4-b5", None).expect("a game");
    let place = Place::Character { line: 1, column: 12 };
    assert_eq!(import.stopped, Some(Fault { place, kind: FaultKind::AfterEnd("a4-b5".to_owned()) }));
}

#[test]
fn the_rules_are_those_by_which_all_moves_are_legal() {
    assert_eq!(whole("e10 f1 b7-b6").ruleset, json!(Ruleset::BLUE_PANTHER));
    assert_eq!(whole("e1 f10").ruleset, json!(Ruleset::CLASSIC));
    // By no rules; the reading with two legal moves is better than that with none.
    let import = read("e10 f1\nb7-b6 b7-b6", None).expect("a beginning");
    let fault = import.stopped.expect("a fault");
    assert_eq!(fault.place, Place::Character { line: 2, column: 7 });
    assert!(matches!(fault.kind, FaultKind::Record(RecordError::Action { number: 4, .. })));
    assert_eq!((import.record.actions.len(), import.record.ruleset), (3, json!(Ruleset::BLUE_PANTHER)));
}

#[test]
fn faults_have_places() {
    let fault = read("1. e5 f10", None).expect_err("e5 is no home");
    assert_eq!(fault.place, Place::Character { line: 1, column: 4 });
    let fault = read("1.e1\n{a\nb} 1...hello", None).expect("a beginning").stopped.expect("a fault");
    assert_eq!(fault.place, Place::Character { line: 3, column: 8 });
    let FaultKind::Record(RecordError::Action { number: 2, text, fault: ReplayError::Unreadable(_) }) = fault.kind
    else {
        panic!("{fault}")
    };
    assert_eq!(text, "hello");
    let fault = read("e1 f10 (a4-b5)", None).expect("a beginning").stopped.expect("a fault");
    assert_eq!(fault.kind, FaultKind::Unexpected("(".to_owned()));
    for text in ["", "1. 2. {nothing}", "*"] {
        assert_eq!(read(text, None).expect_err("no moves").kind, FaultKind::NoMoves, "{text}");
    }
    assert_eq!(read(&" ".repeat(MAX_BYTES + 1), None).expect_err("too long").kind, FaultKind::TooLong(MAX_BYTES));
}

#[test]
fn the_caller_may_name_the_game() {
    let fault = read("e1 f10", Some(GameId::TankChess)).expect_err("no moves of Tank Chess");
    assert!(matches!(fault.kind, FaultKind::Record(RecordError::Action { number: 1, .. })), "{fault}");
}

const KIFU: &str = include_str!("../data/tank-chess-kifu.txt");

#[test]
fn the_sample_stops_at_its_impossible_move() {
    let import = read(KIFU, None).expect("a beginning of a game");
    let fault = import.stopped.expect("a fault");
    assert_eq!(fault.place, Place::Character { line: 11, column: 1 });
    let FaultKind::Record(RecordError::Action { number: 21, text, fault: ReplayError::Refused(_) }) = fault.kind else {
        panic!("{fault}")
    };
    assert_eq!(text, "C1>A2/NW", "with the compass of our board");
    assert_eq!(import.record.actions.len(), 20);
    import.record.replay().expect("the part before the fault can be replayed");
}

#[test]
fn the_sample_fits_with_the_right_square() {
    let record = whole(&KIFU.replace("C1>A2", "C1>A3").replace("A2>A4", "A3>A4"));
    let actions = actions(&record);
    assert_eq!((record.game, actions.len()), (GameId::TankChess, 41));
    assert_eq!(actions[0], "H3>F5/NW", "the compass of the viewer is turned");
    assert_eq!(actions[21], "H10>H10/SW");
    let kills: Vec<&str> = actions.iter().filter_map(|text| Some(text.split_once(" x")?.1)).collect();
    assert_eq!(kills, ["B11", "K7", "L7", "L11+", "H10+"]);
    assert_eq!((actions[34].as_str(), actions[40].as_str()), ("N5>O6/N+", "C3>E6/NE+"));
}

#[test]
fn a_turned_board_is_found_out() {
    let mut numbers = random(4);
    for _ in 0..20 {
        let timeline = random_game(GameId::TankChess, &json!({ "board": "basic-16" }), 40, &mut numbers);
        let moves: Vec<String> = notations(&timeline).iter().map(|text| half_turn(text)).collect();
        let record = whole(&moves.join(", "));
        assert_eq!(actions(&record), notations(&timeline));
    }
}

/// A move of Tank Chess as seen from the other side: squares and directions turned by half a turn.
fn half_turn(text: &str) -> String {
    let action = text.trim_end_matches(['+', '=', '^', '#']).replace(' ', "");
    let (drive, target) = action.split_once('x').filter(|(drive, _)| drive.contains('/')).unwrap_or((&action, ""));
    let square = |name: &str| {
        let file = char::from(b'A' + b'P' - name.as_bytes()[0]);
        format!("{file}{}", 17 - name[1..].parse::<u8>().expect("a rank"))
    };
    let Some((path, facing)) = drive.split_once('/') else { panic!("no test plays {text}") };
    let (from, to) = path.split_once('>').expect("two squares");
    let turn = |letter| match letter {
        'N' => 'S',
        'S' => 'N',
        'E' => 'W',
        _ => 'E',
    };
    let facing: String = facing.chars().map(turn).collect();
    let target = if target.is_empty() { String::new() } else { format!("({})", square(target)) };
    format!("{}>{}/{facing}{target}", square(from), square(to))
}

/// A list of moves with random numbers, case, separators and comments.
fn random_list(moves: &[String], random: &mut StdRng) -> String {
    let numbering = random.random_range(0..5);
    let is_upper = random.random_bool(0.5);
    let mut text = String::new();
    for (ply, action) in moves.iter().enumerate() {
        let number = ply / 2 + 1;
        match (numbering, ply % 2) {
            (1, 0) => text.push_str(&format!("{number}. ")),
            (2, 0) => text.push_str(&format!("{number})")),
            (3, 0) => text.push_str(&format!("{number}.")),
            (3, _) => text.push_str(&format!("{number}... ")),
            (4, _) => text.push_str(&format!("{} ", ply + 1)),
            _ => {}
        }
        text.push_str(&if is_upper { action.to_ascii_uppercase() } else { action.clone() });
        text.push_str(["", "!", "?!", "", ""][random.random_range(0..5)]);
        text.push_str([" ", "\n", ", ", " {a (b) 1. e1 ;}\n", " ; e1 f10 {\r\n", "\t"][random.random_range(0..6)]);
    }
    text
}

/// 100 lists of both games, by all presets, in our notation and in that of other programs.
#[test]
fn random_lists_are_read_back() {
    let mut numbers = random(3);
    for index in 0..100 {
        let (game, ruleset) = match index % 4 {
            0 => (GameId::TankChess, json!({ "board": "basic-16" })),
            preset => (GameId::Cannon, json!(Ruleset::PRESETS[preset - 1].1)),
        };
        let timeline = random_game(game, &ruleset, 80, &mut numbers);
        let ours = notations(&timeline);
        let written: Vec<String> = match game {
            GameId::TankChess => {
                ours.iter().map(|text| text.replace(" x", [" x", "x"][numbers.random_range(0..2)])).collect()
            }
            GameId::Cannon if numbers.random_bool(0.5) => ours.iter().map(|text| foreign(text)).collect(),
            GameId::Cannon => ours.clone(),
        };
        let text = random_list(&written, &mut numbers);
        let record = whole(&text);
        assert_eq!(actions(&record), ours, "{text}");
        assert_eq!(record.result, timeline.outcome());
        // Rules that come earlier in the list fit, too, or the list has the rules with which it was played.
        let fits = |rules: &Ruleset| {
            let begun = game.begin(Some(&json!(rules)), None, HouseRules::NONE);
            begun.is_ok_and(|mut begun| {
                ours.iter().all(|text| begun.read_action(text).is_ok_and(|action| begun.play(action).is_ok()))
            })
        };
        if game == GameId::Cannon {
            let first = Ruleset::PRESETS.iter().find(|(_, rules)| fits(rules)).expect("one fits");
            assert_eq!(record.ruleset, json!(first.1));
        }
    }
}

/// An action of Cannon as Abstract Play and iggamecenter write it.
fn foreign(text: &str) -> String {
    plain(text).trim_start_matches('@').replace(['/', '>'], "-").replace('*', "x")
}
