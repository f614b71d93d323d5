//! SGF of boardspace.net, by its grammar.

use cannon_formats::boardspace::read;
use cannon_formats::{Fault, FaultKind, Import, Place};
use cannon_rules::cannon::{Action, Point, Ruleset};
use cannon_rules::record::{Record, RecordError};
use cannon_rules::{Action as _, Game, GameId, Outcome, Side, WinReason};
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::json;

use crate::random_games::{actions, notations, random, random_game};

fn only(text: &str) -> Result<Import, Fault> {
    let mut games = read(text);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn whole(text: &str) -> Record {
    let import = only(text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
    assert_eq!(import.stopped, None, "{text}");
    import.record.replay().expect("a record that can be replayed");
    import.record
}

#[test]
fn the_sample_is_read() {
    let record = whole(include_str!("../data/boardspace-by-grammar.sgf"));
    assert_eq!(record.ruleset, json!(Ruleset::BLUE_PANTHER));
    assert_eq!(actions(&record), ["@e10", "@f1", "b7-b6", "c2>c5", "d9>d6", "c5xd6"]);
    assert_eq!(record.players.north.name.as_deref(), Some("guest"), "White begins at rank 10");
    assert_eq!(record.players.south.name.as_deref(), Some("Dumbot"));
    assert_eq!(record.result, None);
}

/// A game with these operations behind the towns, numbered from 6.
fn with(operations: &str) -> String {
    format!(
        "(;GM[Cannon]\n;P0[0 Start P0];P0[1 OnBoard W 1 E 10];P0[2 Done];P1[3 OnBoard B 1 F 1];P1[4 Done]\n{operations})"
    )
}

#[test]
fn picks_are_taken_back() {
    for (operations, last) in [
        ("P0[6 Pickb B 7]P0[7 Dropb B 7]P0[8 Pickb D 7]P0[9 Dropb D 6]P0[10 Done]", "d7-d6"),
        ("P0[6 Pickb B 7]P0[7 Pickb D 7]P0[8 Dropb D 6]P0[9 Done]", "d7-d6"),
        // The piece was dropped, picked up again and dropped elsewhere.
        ("P0[6 Pickb B 7]P0[7 Dropb B 6]P0[8 Pickb B 6]P0[9 Dropb A 6]P0[10 Done]", "b7-a6"),
        // It went back to where it came from.
        (
            "P0[6 Pickb B 7]P0[7 Dropb B 6]P0[8 Pickb B 6]P0[9 Dropb B 7]P0[10 Pickb B 9]P0[11 Dropb B 6]P0[12 Done]",
            "b9>b6",
        ),
        ("P0[6 move B 7 B 6]P0[7 MOVE B 7 C 6]P0[8 done]", "b7-c6"),
    ] {
        assert_eq!(actions(&whole(&with(operations))), ["@e10", "@f1", last], "{operations}");
    }
    let rack = "(;P0[0 Start P0];P0[1 Pick W 1];P0[2 Drop W 1];P0[3 Pick W 1];P0[4 Dropb D 10];P0[5 Done])";
    assert_eq!(actions(&whole(rack)), ["@d10"]);
    assert_eq!(actions(&whole(&with("P0[6 Pickb B 7]P0[7 Dropb B 6]"))), ["@e10", "@f1"], "an open move is none");
}

#[test]
fn what_is_no_operation_is_skipped() {
    let text = "(;GM[Cannon]VV[1]SU[cannon]RE[White \\] won]C[a][b]DT[2006/03/05 17:16:20]P0[id \"Ann B.\"]P0[time 1:00]P0[0 Start P0]\n\
                P0[1 OnBoard W 1 E 10];P0[2 Done];P1[3 OnBoard B 1 F 1];P1[4 Done];P0[5 Resign])";
    let record = whole(text);
    assert_eq!(record.players.north.name.as_deref(), Some("Ann B."));
    assert_eq!(record.started, "2006-03-05T17:16:20Z".parse().expect("a time"));
    assert_eq!(record.result, Some(Outcome::Win { side: Side::South, by: WinReason::Resignation }));
    let java = whole(&text.replace("2006/03/05 17:16:20", "Sun Mar 05 17:16:20 PST 2006"));
    assert_eq!(java.started, record.started);
    // Black begins only if the file says so: then White belongs to the second player.
    let swapped = "(;P0[id \"Ann\"]P1[id \"Bob\"];P0[0 Start P1];P1[1 OnBoard W 1 E 10];P1[2 Done];P0[3 Resign])";
    let record = whole(swapped);
    assert_eq!(record.players.north.name.as_deref(), Some("Bob"));
    assert_eq!(record.result, Some(Outcome::Win { side: Side::North, by: WinReason::Resignation }));
}

#[test]
fn faults_have_places() {
    let stopped = |operations: &str| {
        let import = only(&with(operations)).expect("a beginning of a game");
        import.record.replay().expect("a record that can be replayed");
        assert_eq!(actions(&import.record), ["@e10", "@f1"]);
        let fault = import.stopped.expect("a fault");
        let Place::Character { line, column } = fault.place else { panic!("{fault}") };
        assert!(line >= 3, "{fault}");
        (column, fault.kind)
    };
    let operation = |number, text: &str| FaultKind::Operation { number, text: text.to_owned() };
    let order = |number, text: &str| FaultKind::Order { number, text: text.to_owned() };
    assert_eq!(stopped("P0[6 Jump B 7]"), (1, operation(6, "6 Jump B 7")));
    assert_eq!(stopped(";P0[6 Pickb B]"), (2, operation(6, "6 Pickb B")));
    assert_eq!(stopped("P0[6 Move B 7 B 66]"), (1, operation(6, "6 Move B 7 B 66")));
    assert_eq!(stopped("P0[6 Done]"), (1, order(6, "6 Done")));
    assert_eq!(stopped("P0[6 Dropb B 6]"), (1, order(6, "6 Dropb B 6")));
    assert_eq!(stopped("P1[6 Move B 4 B 5]"), (1, order(6, "6 Move B 4 B 5")), "it is the turn of the other player");
    assert_eq!(stopped("P0[6 Resign] P0[7 Move B 7 B 6]"), (14, FaultKind::AfterEnd("7 Move B 7 B 6".to_owned())));
    let (column, kind) = stopped("P0[6 Move B 7 B 5] P0[7 Done]");
    assert!(column == 20 && matches!(&kind, FaultKind::Record(RecordError::Action { number: 3, .. })), "{kind}");
    assert_eq!(stopped("P0[6 Mo"), (8 + 1, FaultKind::Expected("]")));
    assert_eq!(only("(;GM[Go])").expect_err("a fault").kind, FaultKind::OtherGame("Go".to_owned()));
    assert_eq!(only("(;GM[Cannon])").expect_err("a fault").kind, FaultKind::NoMoves);
    assert_eq!(only("(;GM[Cannon]P0[0 Start P0]").expect_err("a fault").kind, FaultKind::Expected(")"));
}

/// Which operations a random file has.
#[derive(Clone, Copy)]
enum Style {
    Robot,
    Person,
}

fn point(point: Point) -> String {
    let name = point.to_string().to_ascii_uppercase();
    format!("{} {}", &name[..1], &name[1..])
}

/// The operations for an action at a position, without `Done`.
fn operations(
    position: &cannon_rules::cannon::Position,
    action: Action,
    style: Style,
    random: &mut StdRng,
) -> Vec<String> {
    let color = if position.side_to_move() == Side::North { "W" } else { "B" };
    let pair = |name: &str, from, to| vec![format!("{name} {} {}", point(from), point(to))];
    let picked = |from, to| vec![format!("Pickb {}", point(from)), format!("Dropb {}", point(to))];
    let rear = |target: Point| {
        let line = position.firing_lines(target).into_iter().next().expect("a cannon that hits");
        line.rear
    };
    let mut made = match (style, action) {
        (Style::Robot, Action::Place { at }) => vec![format!("OnBoard {color} 1 {}", point(at))],
        (Style::Robot, Action::Step { from, to }) => pair("Move", from, to),
        (Style::Robot, Action::Capture { from, to }) => pair("Capture", from, to),
        (Style::Robot, Action::Retreat { from, to }) => pair("Retreat", from, to),
        (Style::Robot, Action::Shift { from, to }) => pair("Slide", from, to),
        (Style::Robot, Action::Shot { target }) => {
            let from = rear(target);
            let distance = from.file().abs_diff(target.file()).max(from.rank().abs_diff(target.rank()));
            pair(if distance == 4 { "Shoot2" } else { "shoot3" }, from, target)
        }
        (Style::Person, Action::Place { at }) => vec![format!("Pick {color} 1"), format!("Dropb {}", point(at))],
        (Style::Person, Action::Shot { target }) => picked(rear(target), target),
        (Style::Person, other) => picked(other.from().expect("a soldier moves"), other.target()),
    };
    if let Style::Person = style
        && random.random_bool(0.2)
    {
        // The player hesitates: takes the piece, puts it back, and takes it again.
        let back = made[0].replace("Pickb", "Dropb").replace("Pick", "Drop");
        made.splice(0..0, [made[0].clone(), back]);
    }
    made
}

/// 100 games, half of them with the operations of robots, half with those of people.
#[test]
fn random_games_are_read_back() {
    let mut numbers = random(2);
    for index in 0..100 {
        let style = if index % 2 == 0 { Style::Robot } else { Style::Person };
        let timeline = random_game(GameId::Cannon, &json!(Ruleset::BLUE_PANTHER), 150, &mut numbers);
        let mut text = "(;\nGM[Cannon] VV[1]\nP0[id \"guest\"]\nP1[id \"Dumbot\"]\n; P0[0 Start P0]\n".to_owned();
        let mut number = 1;
        let cannon = timeline.as_cannon().expect("a game of Cannon");
        for ply in 0..timeline.last_ply() {
            let position = cannon.position_at(ply).expect("a position");
            let action = Action::unpack(timeline.action_at(ply).expect("an action")).expect("an action of Cannon");
            let mut made = operations(position, action, style, &mut numbers);
            made.push(if numbers.random_bool(0.5) { "Done" } else { "done" }.to_owned());
            for operation in made {
                text.push_str(&format!("; P{}[{number} {operation}]\n", ply % 2));
                number += 1;
            }
        }
        text.push(')');
        let record = whole(&text);
        assert_eq!(actions(&record), notations(&timeline), "{text}");
        assert_eq!(record.result, timeline.outcome());
    }
}
