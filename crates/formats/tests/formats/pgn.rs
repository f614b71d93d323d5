//! Games as text like the PGN of chess.

use cannon_formats::pgn::{read, write};
use cannon_formats::{Fault, FaultKind, Format, Import, Place, detect};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Record, RecordError};
use cannon_rules::timeline::{HouseRules, Judgement, NodeId, Notes, Shape, ShapeColor};
use cannon_rules::{DrawReason, GameId, Outcome, Side, Spot, WinReason};
use jiff::Timestamp;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

use crate::random_games::{actions, any_action, random, random_game};

fn only(text: &str) -> Result<Import, Fault> {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn whole(text: &str) -> Record {
    let import = only(text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(import.stopped, None, "{text}");
    import.record.replay().expect("a record that can be replayed");
    import.record
}

const TEXT: &str = r#"[Game "cannon"]
[Event "Club \"A\" \\ B"]
[Ruleset "classic"]
[HouseRules "repetition, quiet-turns=100"]
[Date "2026.11.30"]
[UTCTime "18:13:18.5"]
[South "Ann"]
[North "Bob"]
[Result "1-0"]
[Termination "time"]
[PlyCount "4"]

{[%csl Ge1,Rd1] The towns.} 1. @e1 (1. @d1?! {to the left} @d10 (1... @f10)) 1... @f10 2. a4-b5!
{[%cal Ga4b5][%csl Bb5] Towards the centre: \{ \} \[%csl} (2. g4-h5?) 2... b7-b6 3. b5xb6 (3. c4-c5) 1-0
"#;

#[test]
fn a_text_is_read_and_written_back() {
    let record = whole(TEXT);
    assert_eq!(detect(TEXT), Ok(Format::Pgn));
    assert_eq!(record.name.as_deref(), Some("Club \"A\" \\ B"));
    assert_eq!(record.house_rules, HouseRules::DRAWS);
    assert_eq!(record.started, "2026-11-30T18:13:18.5Z".parse().expect("a time"));
    assert_eq!(actions(&record), ["@e1", "@f10", "a4-b5", "b7-b6"], "the game itself has four moves");
    assert_eq!(record.result, Some(Outcome::Win { side: Side::South, by: WinReason::Time }));
    let lines: Vec<(usize, usize, String)> =
        record.variations.iter().map(|line| (line.line, line.ply, line.actions.join(" "))).collect();
    let expected = [(0, 0, "@d1 @d10"), (0, 2, "g4-h5"), (0, 4, "b5xb6"), (0, 4, "c4-c5"), (1, 1, "@f10")];
    assert_eq!(lines, expected.map(|(line, ply, text)| (line, ply, text.to_owned())));
    let notes: Vec<(usize, usize, &str, Option<Judgement>, usize)> = record
        .notes
        .iter()
        .map(|note| (note.line, note.ply, note.comment.as_str(), note.judgement, note.shapes.len()))
        .collect();
    let centre = "Towards the centre: \\{ } [%csl";
    let expected = [
        (0, 0, "The towns.", None, 2),
        (0, 3, centre, Some(Judgement::Good), 2),
        (1, 1, "to the left", Some(Judgement::Dubious), 0),
        (2, 3, "", Some(Judgement::Mistake), 0),
    ];
    assert_eq!(notes, expected);
    let written = write(&record).expect("a record that can be replayed");
    assert_eq!(whole(&written), record, "{written}");
}

#[test]
fn texts_of_other_programs_are_read() {
    let record = whole(
        "[White \"Ann\"]\n[Black \"Bob\"]\n[Termination \"Normal\"]\n% a note\n1. e1 $3 f10 2. a4-b5 !? 1/2-1/2 ; agreed\n",
    );
    assert_eq!(record.players.south.name.as_deref(), Some("Ann"));
    assert_eq!(record.result, Some(Outcome::Draw { by: DrawReason::Agreement }));
    let judgements: Vec<_> = record.notes.iter().map(|note| (note.ply, note.judgement)).collect();
    assert_eq!(judgements, [(1, Some(Judgement::Brilliant)), (3, Some(Judgement::Interesting))]);
    let blue = whole("[Game \"Cannon\"][Ruleset \"blue-panther\"][White \"Ann\"] 1. e10 ({early} 1. d10) f1 0-1");
    assert_eq!(blue.players.north.name.as_deref(), Some("Ann"), "White begins");
    assert_eq!(blue.result, Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }));
    assert_eq!((blue.notes[0].line, blue.notes[0].comment.as_str()), (1, "early"));
    let tank = whole("[Event \"?\"] 1. H3>F5/NW I14>K12/S *");
    assert_eq!(tank.game, GameId::TankChess, "the moves tell the game");
}

#[test]
fn a_variation_may_repeat_the_moves_of_its_line() {
    let record = whole("1. e1 (1. e1 e10 (1... d10)) 1... f10 2. a4-b5 *");
    assert_eq!(actions(&record), ["@e1", "@f10", "a4-b5"]);
    let lines: Vec<String> = record.variations.iter().map(|line| line.actions.join(" ")).collect();
    assert_eq!(lines, ["@e10", "@d10"]);
    assert_eq!(whole(&write(&record).expect("a record that can be replayed")), record);
}

#[test]
fn faults_have_places_and_end_only_their_game() {
    let games = [
        "[Game \"cannon\"]\n1. @e1 @f10 2. a4-b6 *",
        "[Game \"checkers\"]\n*",
        "[Game \"cannon\"]\n1. @e1 (1. @d1 *",
        "[Game \"cannon\"]\n1. @e1 *",
    ];
    let games = read(&games.join("\n\n"));
    let [Ok(first), Err(second), Ok(third), Ok(fourth)] = games.as_slice() else { panic!("{games:?}") };
    let fault = first.stopped.as_ref().expect("a fault");
    assert_eq!(fault.place, Place::Character { line: 2, column: 16 });
    assert!(matches!(&fault.kind, FaultKind::Record(RecordError::Action { number: 3, .. })), "{fault}");
    assert_eq!(second.kind, FaultKind::Tag { name: "Game", value: "checkers".to_owned() });
    assert_eq!(third.stopped.as_ref().map(|fault| fault.place), Some(Place::Character { line: 8, column: 16 }));
    assert_eq!((fourth.record.actions.len(), &fourth.stopped), (1, &None));
    let stopped =
        |moves: &str| only(&format!("[Game \"cannon\"]\n{moves}")).expect("a game").stopped.expect("a fault").kind;
    assert_eq!(stopped("1. @e1 (1. @d1"), FaultKind::Expected(")"));
    assert_eq!(stopped("1. @e1 ("), FaultKind::Expected(")"));
    assert_eq!(stopped("1. @e1 () *"), FaultKind::Unexpected(")".to_owned()));
    assert_eq!(stopped("1. @e1 ) *"), FaultKind::Unexpected(")".to_owned()));
    assert_eq!(stopped("1. @e1 {abc"), FaultKind::Expected("}"));
    assert_eq!(stopped("1. @e1 * @e10"), FaultKind::AfterEnd("@e10".to_owned()));
    let long = format!("1. @e1 {{{}}} @e10 *", "x".repeat(8001));
    assert!(matches!(stopped(&long), FaultKind::Record(RecordError::Notes { .. })));
    assert!(matches!(stopped("1. @e1 {[%csl Gx20]} *"), FaultKind::Record(RecordError::Notes { .. })));
    let import = only("[Game \"cannon\"]\n[Termination \"principal_taken\"]\n1. @e1 1-0").expect("a game");
    let fault = import.stopped.expect("the board leaves the game open").kind;
    assert!(matches!(fault, FaultKind::Record(RecordError::Result { on_board: None, .. })), "{fault}");
    for (tags, name) in
        [("[HouseRules \"chess960\"]", "HouseRules"), ("[Ruleset \"{\"]", "Ruleset"), ("[PlyCount \"x\"]", "PlyCount")]
    {
        let fault = only(&format!("{tags} 1. e1 *")).expect_err("a wrong tag");
        assert!(matches!(&fault.kind, FaultKind::Tag { name: found, .. } if *found == name), "{fault}");
    }
    assert!(matches!(only("[Start \"x\"] *").expect_err("no position").kind, FaultKind::Record(RecordError::Setup(_))));
}

#[test]
fn deep_brackets_do_not_end_the_program() {
    let text = format!("[Game \"cannon\"]\n1. @e1 {}", "(1. @d1 ".repeat(200_000));
    assert!(only(&text).expect("a game").stopped.is_some());
    let text = format!("[Game \"cannon\"]\n1. @e1 {}", "(".repeat(200_000));
    assert!(only(&text).expect("a game").stopped.is_some());
}

fn any_notes(timeline: &AnyTimeline, random: &mut StdRng) -> Notes {
    let letters =
        ["a", " ", "\n", "}", "{", "\\", "[%csl Ge4]", "]", "(", ")", "\"", ";", "é", "本", "1. ", "$1", "\r\n", "%"];
    let length = random.random_range(0..8);
    let comment = (0..length).map(|_| *letters.choose(random).expect("a letter")).collect();
    let judgement = if random.random_bool(0.3) { Judgement::ALL.choose(random).copied() } else { None };
    let spots: Vec<Spot> = (0..16)
        .flat_map(|rank| (0..16).map(move |file| Spot::new(file, rank)))
        .filter(|spot| timeline.has_spot(*spot))
        .collect();
    let shapes = (0..random.random_range(0..4)).filter_map(|_| {
        let (from, to) = (*spots.choose(random)?, spots.choose(random).copied());
        let to = to.filter(|to| random.random_bool(0.5) && *to != from);
        Some(Shape { color: *ShapeColor::ALL.choose(random)?, from, to })
    });
    let shapes = shapes.collect();
    Notes { comment, judgement, shapes }
}

/// A game with random variations and notes, which may go on behind the end of the game itself.
fn any_tree(game: GameId, ruleset: &Value, random: &mut StdRng) -> AnyTimeline {
    let mut timeline = random_game(game, ruleset, 30, random);
    let last = timeline.last_ply();
    if random.random_bool(0.3) {
        let end = timeline.main_line()[random.random_range(0..=last)];
        timeline.set_main_end(end);
    }
    let mut nodes = timeline.main_line();
    for _ in 0..random.random_range(0..25) {
        let mut node = *nodes.choose(random).expect("a node");
        for _ in 0..random.random_range(1..4) {
            timeline.select(node);
            let Some(action) = any_action(&timeline, random) else { break };
            node = timeline.add_variation(node, action).expect("a legal action");
            nodes.push(node);
        }
    }
    for node in nodes {
        if random.random_bool(0.4) {
            let notes = any_notes(&timeline, random);
            timeline.set_notes(node, notes).expect("short notes");
        }
    }
    timeline.select(NodeId::ROOT);
    timeline
}

/// 100 trees of both games, with all that is written.
#[test]
fn random_trees_are_written_and_read_back() {
    let mut numbers = random(5);
    let mut variations = 0;
    for index in 0..100 {
        let (game, ruleset) = match index % 5 {
            0 => (GameId::TankChess, json!({ "board": "basic-16" })),
            1 => (GameId::TankChess, json!({ "board": "basic-20", "exit": "straight" })),
            2 => (GameId::Cannon, json!(Ruleset { shift_limit: Some(3), ..Ruleset::IGG })),
            preset => (GameId::Cannon, json!(Ruleset::PRESETS[preset - 3].1)),
        };
        let timeline = any_tree(game, &ruleset, &mut numbers);
        let mut record = Record::with_redo(&timeline, Players::default(), Timestamp::UNIX_EPOCH);
        variations += record.variations.len();
        if numbers.random_bool(0.5) {
            record.players.south.name = Some("Ann \"\\\" [A]".to_owned());
            record.name = Some("\\".to_owned());
            record.started = "2026-11-30T18:13:18.123456789Z".parse().expect("a time");
        }
        if record.result.is_none() {
            record.result = match numbers.random_range(0..4) {
                0 => Some(Outcome::Draw { by: DrawReason::Agreement }),
                1 => Some(Outcome::Win { side: Side::North, by: WinReason::Time }),
                2 => Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }),
                _ => None,
            };
        }
        let text = write(&record).expect("a record that can be replayed");
        assert_eq!(detect(&text), Ok(Format::Pgn));
        assert_eq!(whole(&text), record, "{text}");
    }
    assert!(variations > 500, "only {variations} variations were written");
}

#[test]
fn another_start_and_draws_by_house_rules_are_kept() {
    let start = "4L5/10/10/l9/10/10/d9/d9/d9/4D5 d";
    let mut timeline = GameId::Cannon.begin(None, Some(start), HouseRules::DRAWS).expect("a start");
    let mut numbers = random(6);
    while timeline.outcome().is_none() {
        let action = any_action(&timeline, &mut numbers).expect("the game goes on");
        timeline.play(action).expect("a legal action");
    }
    let record = Record::from_timeline(&timeline, Players::default(), Timestamp::UNIX_EPOCH);
    assert_eq!(record.start.as_deref(), Some(start));
    assert_eq!(whole(&write(&record).expect("a record")), record);
    let repeated = "[HouseRules \"repetition\"] 1. e1 e10 *";
    assert_eq!(whole(repeated).house_rules, HouseRules { repetition: true, quiet_turns: None });
}
