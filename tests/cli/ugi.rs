//! The words of UGI in the protocol of `cannon engine`.

use super::engine_process::Engine;

/// Dark takes the town with `a9xb10`.
const WIN_IN_ONE: &str = "1L8/d9/10/8l1/6l3/10/10/4d5/10/8D1 d";
/// Two cannons, which can be shifted to and fro.
const TWO_CANNONS: &str = "5L4/10/10/2lll5/10/10/2ddd5/10/10/4D5 d";
/// Both cannons go to and come back.
const TO_AND_FRO: &str = "c4>f4 c7>f7 f4>c4 f7>c7";

/// The answers to the three queries: whether the game is over, whether the side that begins is to move, and the result.
fn queries(engine: &mut Engine) -> [String; 3] {
    ["gameover", "p1turn", "result"].map(|question| response(engine, question))
}

fn response(engine: &mut Engine, question: &str) -> String {
    let lines = engine.send_and_read(&format!("query {question}"), "response ");
    assert_eq!(lines.len(), 1, "{lines:#?}");
    lines[0]["response ".len()..].to_owned()
}

/// The last line of the answer to `go`.
fn answer(engine: &mut Engine, go: &str) -> String {
    engine.send_and_read(go, "best").pop().expect("an answer")
}

#[test]
fn answer_has_the_word_of_the_dialect_that_was_used_last() {
    let mut engine = Engine::start();
    assert!(answer(&mut engine, "go depth 1").starts_with("bestaction @"));
    engine.send("position startpos moves @e1 @f10");
    assert!(answer(&mut engine, "go depth 1").starts_with("bestmove "));
    engine.send(&format!("position fen {WIN_IN_ONE}"));
    assert_eq!(answer(&mut engine, "go wtime 1000 btime 1000"), "bestmove a9xb10#");
    engine.send(&format!("position fen {WIN_IN_ONE} moves a9xb10"));
    assert_eq!(answer(&mut engine, "go depth 1"), "bestmove none");
    engine.send(&format!("position text {WIN_IN_ONE}"));
    assert_eq!(answer(&mut engine, "go depth 2"), "bestaction a9xb10#");
    assert_eq!(answer(&mut engine, "go p1time 1000 p2time 1000"), "bestmove a9xb10#");
    // The search is answered in the dialect of its own `go`.
    engine.send("position start");
    engine.send("go infinite");
    engine.error_after("position startpos");
    assert!(answer(&mut engine, "stop").starts_with("bestaction @"));
    assert_eq!(answer(&mut engine, "go depth 1"), "bestmove none", "the last position was refused");
}

#[test]
fn queries_tell_turn_end_and_winner() {
    let mut engine = Engine::start();
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
    engine.send("position startpos moves @e1");
    assert_eq!(queries(&mut engine), ["false", "false", "none"]);
    engine.send(&format!("position fen {WIN_IN_ONE}"));
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
    engine.send(&format!("position fen {WIN_IN_ONE} moves a9xb10"));
    assert_eq!(queries(&mut engine), ["true", "false", "p1win"]);
    // By these rules, Light begins, so that Dark is the second player.
    engine.send("setoption name Rules value blue-panther");
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
    engine.send(&format!("position text {WIN_IN_ONE} actions a9xb10"));
    assert_eq!(queries(&mut engine), ["true", "true", "p2win"]);
    // In Tank Chess, White begins.
    engine.send("setoption name Game value tank-chess");
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
    // A question is answered during a search.
    engine.send("go infinite");
    engine.send("query gameover");
    engine.read_until("response false");
    engine.send_and_read("stop", "bestaction ");
    // Questions that nobody knows are answered, too.
    for query in ["query fen", "query"] {
        engine.error_after(query);
        assert_eq!(engine.read_until("response"), ["response none"], "{query}");
    }
}

#[test]
fn draws_of_the_house_rules_are_reported() {
    let mut engine = Engine::start();
    // The position occurs at the beginning, after four turns, and for the third time after eight.
    let seven = format!("{TO_AND_FRO} c4>f4 c7>f7 f4>c4");
    engine.send(&format!("position fen {TWO_CANNONS} moves {seven}"));
    assert_eq!(queries(&mut engine), ["false", "false", "none"]);
    engine.send(&format!("position fen {TWO_CANNONS} moves {TO_AND_FRO} {TO_AND_FRO}"));
    assert_eq!(queries(&mut engine), ["true", "true", "draw"]);
    assert_eq!(answer(&mut engine, "go depth 1"), "bestmove none");
    engine.send("setoption name Draws value false");
    engine.send(&format!("position fen {TWO_CANNONS} moves {TO_AND_FRO} {TO_AND_FRO}"));
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
    assert_ne!(answer(&mut engine, "go depth 1"), "bestmove none");
}

#[test]
fn unknown_words_are_ignored_and_named() {
    let mut engine = Engine::start();
    engine.send("position startpos as usual moves @e1 @f10");
    assert_eq!(engine.read_until("info"), ["info string position: ignored `as usual`"]);
    let lines = engine.send_and_read("go ponder depth 2 searchmoves a2-b3 mate 3", "best");
    assert_eq!(lines[0], "info string go: ignored `ponder searchmoves a2-b3 mate 3`");
    assert!(lines.iter().any(|line| line.starts_with("info depth 2 ")), "{lines:#?}");
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ") && !line.contains("none")), "{lines:#?}");
    assert_eq!(engine.send_and_read("isready please", "readyok")[0], "info string isready: ignored `please`");
    assert_eq!(engine.error_after("register later"), "info error unknown command `register`");
    // An unknown word may be long or no text at all.
    let line = engine.send_and_read(&format!("go \u{7}{} depth 1", "x".repeat(5000)), "info string").pop();
    assert!(line.is_some_and(|line| line.len() < 200 && !line.contains(char::is_control)));
    engine.read_until("bestmove");
    // The words of the other dialect are no unknown words: without the moves, this would be another position.
    assert!(engine.error_after("position startpos actions @e1").contains("`position startpos`"));
}

#[test]
fn refused_position_ends_the_game_for_the_driver() {
    let mut engine = Engine::start();
    for position in ["position startpos moves @e1 a9-a8", "position fen nonsense", "position startpos moves @e1 none"] {
        engine.send(&format!("position fen {WIN_IN_ONE} moves a9xb10"));
        engine.error_after(position);
        let lines = engine.send_and_read("go nodes 100", "best");
        assert!(lines.len() == 2 && lines[0].contains("the last position was refused"), "{lines:#?}");
        assert_eq!(lines[1], "bestmove none");
        for (question, expected) in [("gameover", "true"), ("p1turn", "false"), ("result", "none")] {
            let lines = engine.send_and_read(&format!("query {question}"), "response");
            assert!(lines[0].starts_with("info error query: the last position was refused"), "{lines:#?}");
            assert_eq!(lines[1..], [format!("response {expected}")]);
        }
    }
    engine.send("position startpos");
    assert_eq!(queries(&mut engine), ["false", "true", "none"]);
}

#[test]
fn movestogo_and_negative_times_get_an_answer() {
    let mut engine = Engine::start();
    engine.send("position startpos moves @e1 @f10");
    for go in [
        "go movetime -5",
        "go movetime 0",
        "go p1time -20 p2time 3600000",
        "go p1time 160 p2time 3600000 movestogo 1",
        "go p1time 600 p2time 3600000 p1inc 0 p2inc 0 movestogo 40",
        "go wtime 160 btime 160 movestogo 0",
    ] {
        let answer = answer(&mut engine, go);
        assert!(answer.starts_with("bestmove ") && answer != "bestmove none", "{go}: {answer}");
    }
}
