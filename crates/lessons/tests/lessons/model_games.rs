//! Every built-in model game can be read, its comments have words in every language, and what they claim is proved.

use std::collections::BTreeSet;
use std::thread;

use cannon_i18n::{LANGUAGES, Localizer};
use cannon_lessons::model_game::{Claim, read_model_games};
use cannon_lessons::{LessonFault, ModelGame, find_model_game, model_games};
use cannon_rules::record::{LEVELS, Seat};
use cannon_rules::{GameId, Side};

use super::proof::refuted;

/// The number of model games of each game, and the fewest and the most plies.
const COUNTS: [(GameId, usize, [usize; 2]); 2] = [(GameId::Cannon, 6, [30, 90]), (GameId::TankChess, 4, [20, 120])];

fn all() -> impl Iterator<Item = &'static ModelGame> {
    GameId::ALL.into_iter().flat_map(model_games)
}

#[test]
fn every_model_game_can_be_read_and_is_found_by_its_identifier() {
    let faults: Vec<String> = GameId::ALL
        .into_iter()
        .flat_map(read_model_games)
        .filter_map(|model| model.err().map(|error| error.to_string()))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for (game, count, [fewest, most]) in COUNTS {
        assert_eq!(model_games(game).len(), count, "{game}");
        for model in model_games(game) {
            assert_eq!(model.game, game, "{}", model.id);
            assert!((fewest..=most).contains(&model.plies()), "{}: {} plies", model.id, model.plies());
            assert!(find_model_game(game, &model.id).is_some_and(|found| std::ptr::eq(found, model)), "{}", model.id);
        }
    }
    let starts: BTreeSet<_> = all().map(|model| model.record().started).collect();
    assert_eq!(starts.len(), all().count(), "a game on the table is recognised by its start");
}

#[test]
fn the_strongest_ranks_play_to_a_decision() {
    for model in all() {
        for side in Side::ALL {
            let Seat::Computer { level, .. } = model.record().players[side].seat else { panic!("{}", model.id) };
            assert!(level >= *LEVELS.end() - 3, "{}: level {level}", model.id);
        }
        assert!(model.record().result.is_some_and(|outcome| outcome.winner().is_some()), "{}", model.id);
    }
}

#[test]
fn every_model_game_has_six_to_twelve_comments_that_claim_something() {
    for model in all() {
        let comments = model.comments.len();
        assert!((6..=12).contains(&comments), "{}: {comments} comments", model.id);
        for comment in model.comments.iter().skip(1) {
            assert!(!comment.claims.is_empty(), "{}: {} claims nothing", model.id, comment.text.id);
            assert!(matches!(comment.claims[0], Claim::Played(_)), "{}: {}", model.id, comment.text.id);
        }
        let texts: BTreeSet<&str> = model.comments.iter().map(|comment| &*comment.text.id).collect();
        assert_eq!(texts.len(), comments, "{}: a text is used twice", model.id);
    }
}

/// The claims of a model game that do not hold.
fn refuted_claims(model: &ModelGame) -> Vec<String> {
    let mut timeline = model.record().replay().expect("a built-in game");
    let mut failed = Vec::new();
    for comment in &model.comments {
        timeline.go_to(comment.ply);
        let refuted = comment.claims.iter().filter_map(|claim| refuted(&timeline, claim));
        failed.extend(refuted.map(|reason| format!("{}/{}, ply {}: {reason}", model.game, model.id, comment.ply)));
    }
    failed
}

#[test]
fn every_claim_is_proved() {
    let failed: Vec<String> = thread::scope(|scope| {
        let proofs: Vec<_> = all().map(|model| scope.spawn(|| refuted_claims(model))).collect();
        proofs.into_iter().flat_map(|proof| proof.join().expect("no panic")).collect()
    });
    assert!(failed.is_empty(), "{} claims:\n{}", failed.len(), failed.join("\n"));
}

/// A proof that accepts everything would prove nothing.
#[test]
fn a_wrong_claim_is_refuted() {
    let model = &model_games(GameId::Cannon)[0];
    let mut timeline = model.record().replay().expect("a built-in game");
    timeline.go_to(model.plies() - 1);
    let winner = timeline.side_to_move();
    let claims = |side: Side| {
        let side = serde_json::to_value(side).expect("a side");
        [
            serde_json::json!({"forced-win": {"side": side, "number": 1}}),
            serde_json::json!({"wins-at-least": {"side": side, "number": 99}}),
        ]
        .map(|claim| serde_json::from_value::<Claim>(claim).expect("a claim"))
    };
    assert!(claims(winner).iter().all(|claim| refuted(&timeline, claim).is_none()));
    assert!(claims(!winner).iter().all(|claim| refuted(&timeline, claim).is_some()));
    for wrong in [
        Claim::Played("a1-a2".to_owned()),
        Claim::Motif("no-motif".to_owned()),
        Claim::Threat("no-motif".to_owned()),
        Claim::Legal(vec!["@e1".to_owned()]),
        Claim::Pieces([('d', 15)].into()),
        Claim::Loses(99),
    ] {
        assert!(refuted(&timeline, &wrong).is_some(), "{wrong:?}");
    }
}

#[test]
fn every_message_has_words_in_every_language() {
    for entry in LANGUAGES {
        let words = Localizer::new(entry.language);
        for model in all() {
            model.for_each_message(|id| assert!(words.has(id), "{}: no text for {id}", entry.name));
            for comment in &model.comments {
                let text = words.text(&comment.text.id);
                let limit = if text.is_ascii() || !text.contains('。') { 420 } else { 220 };
                assert!(text.chars().count() <= limit, "{}: {} characters: {text}", entry.name, text.chars().count());
            }
        }
    }
}

#[test]
fn the_record_has_the_comments_as_notes() {
    for model in all() {
        let record = model.record_in(|message| message.id.to_string());
        assert_eq!(record.name.as_deref(), Some(&*model.title.id));
        let timeline = record.replay().expect("a built-in game");
        for comment in &model.comments {
            let node = timeline.node_at(comment.ply).expect("a position of the game");
            assert_eq!(timeline.notes(node).map(|notes| notes.comment.as_str()), Some(&*comment.text.id));
        }
    }
}

#[test]
fn files_with_faults_are_refused_with_the_place() {
    let (name, good) = sample();
    let refusal = |text: &str| {
        let error = ModelGame::from_json(name, text).expect_err("the file has a fault");
        (error.path, error.fault)
    };
    assert!(ModelGame::from_json(name, &good.to_string()).is_ok());
    let with = |path: &str, value: serde_json::Value| {
        let mut file = good.clone();
        *file.pointer_mut(path).expect("a field") = value;
        file.to_string()
    };
    assert_eq!(refusal("{}"), (String::new(), LessonFault::WrongFormat("cannon-model-game")));
    assert_eq!(refusal(&with("/version", 2.into())), ("version".to_owned(), LessonFault::TooNew(2)));
    assert_eq!(refusal(&with("/id", "A b".into())), ("id".to_owned(), LessonFault::Identifier));
    assert_eq!(refusal(&with("/comments", serde_json::json!([]))), ("comments".to_owned(), LessonFault::Count(0)));
    let (path, fault) = refusal(&with("/comments/1/ply", 9_999.into()));
    assert_eq!(path, "comments[1].ply");
    assert!(matches!(fault, LessonFault::Ply { ply: 9_999, .. }), "{fault}");
    let (path, fault) = refusal(&with("/comments/1/shapes", serde_json::json!(["Gz1"])));
    assert_eq!((path.as_str(), fault), ("comments[1].shapes", LessonFault::Place("Gz1".to_owned())));
    let (path, fault) = refusal(&with("/record/actions/0", "e5".into()));
    assert_eq!(path, "record");
    assert!(matches!(fault, LessonFault::Record(_)), "{fault}");
    let (_, fault) = refusal(&with("/comments/1/claims", serde_json::json!([{"guess": 1}])));
    assert!(matches!(fault, LessonFault::Malformed(_)), "{fault}");
    let mut unfinished = good.clone();
    unfinished["record"]["actions"].as_array_mut().expect("a list").truncate(10);
    unfinished["record"]["result"] = serde_json::Value::Null;
    assert_eq!(refusal(&unfinished.to_string()).1, LessonFault::NoResult);
}

/// The file of the first model game of Cannon.
fn sample() -> (&'static str, serde_json::Value) {
    let text = include_str!("../../../../assets/model-games/cannon/flank.json");
    ("flank.json", serde_json::from_str(text).expect("JSON"))
}
