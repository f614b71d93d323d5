//! Tests of the tree of a timeline: variations, notes, deletion and undo of deletion.

use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{LineError, Players, Record, RecordError};
use cannon_rules::timeline::{HouseRules, Judgement, MAX_NODES, NodeId, Notes, NotesError, PlayError, Timeline};
use cannon_rules::{Game, GameId, PackedAction, cannon, tank_chess};
use jiff::Timestamp;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn begin(game: GameId) -> AnyTimeline {
    game.begin(None, None, HouseRules::DRAWS).expect("the initial position")
}

/// Plays actions in notation, and keeps what they replace.
fn play(timeline: &mut AnyTimeline, texts: &[&str]) {
    for text in texts {
        let action = timeline.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        timeline.play_keeping(action).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// Adds a variation in notation, and returns its last node.
fn add(timeline: &mut AnyTimeline, from: NodeId, texts: &[&str]) -> NodeId {
    texts.iter().fold(from, |node, text| {
        let action = timeline.read_action_at(node, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        timeline.add_variation(node, action).unwrap_or_else(|error| panic!("{text}: {error}"))
    })
}

/// The actions of a line in notation.
fn texts(timeline: &AnyTimeline, nodes: &[NodeId]) -> Vec<String> {
    nodes.iter().filter_map(|&node| timeline.notation_of(node)).collect()
}

/// The tree as text: the actions of each node, with continuations in brackets. It is independent of records.
fn describe(timeline: &AnyTimeline, node: NodeId) -> String {
    let notes = timeline.notes(node).filter(|notes| !notes.is_empty());
    let notes = notes.map_or_else(String::new, |notes| format!("{notes:?}"));
    let branches: Vec<String> = timeline.children(node).iter().map(|&child| describe(timeline, child)).collect();
    format!("{}{notes}({})", timeline.notation_of(node).unwrap_or_default(), branches.join(" "))
}

fn record(timeline: &AnyTimeline) -> Record {
    Record::with_redo(timeline, Players::default(), Timestamp::UNIX_EPOCH)
}

#[test]
fn what_is_taken_back_stays_as_a_variation() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3", "b9-a8"]);
    game.go_to(2);
    assert_eq!(game.last_ply(), 4, "the actions can be redone");
    play(&mut game, &["c2-d3"]);
    assert_eq!((game.ply(), game.last_ply(), game.node_count()), (3, 3, 6));
    assert_eq!(texts(&game, &game.main_line()), ["@e1", "@e10", "c2-d3"]);
    let fork = game.node_at(2).expect("the second ply");
    let [main, tried] = game.children(fork)[..] else { panic!("two continuations") };
    assert_eq!(game.notation_of(main).as_deref(), Some("c2-d3"));
    assert_eq!(texts(&game, &game.with_main_continuation(tried)), ["a2-b3", "b9-a8"]);

    // The action that was tried first is played after all: its continuation stays, but the game ends at it.
    game.go_to(2);
    play(&mut game, &["a2-b3"]);
    assert_eq!((game.ply(), game.last_ply(), game.node_count()), (3, 3, 6), "nothing is there twice");
    assert_eq!(game.children(fork), [tried, main]);
    assert_eq!(texts(&game, &game.main_line()), ["@e1", "@e10", "a2-b3"]);
}

#[test]
fn without_keeping_nothing_stays() {
    let mut timeline = Timeline::new(cannon::Position::start(&cannon::Ruleset::CLASSIC), HouseRules::NONE);
    for _ in 0..3 {
        timeline.go_to(1);
        for text in ["@e1", "@e10", "a2-b3"].into_iter().skip(timeline.ply()) {
            let action = timeline.position().action_from_text(text).expect("an action");
            timeline.play(action).expect("legal");
        }
        assert_eq!(timeline.node_count(), 4);
    }
}

#[test]
fn a_line_in_view_changes_nothing_of_the_game() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3", "b9-a8", "c2-d3"]);
    let fork = game.node_at(3).expect("the third ply");
    let end = add(&mut game, fork, &["d9-e8", "e2-f3"]);
    assert_eq!((game.ply(), game.last_ply(), game.node_count()), (5, 5, 8), "it is not in view yet");
    let middle = game.parent(end).expect("a parent");
    assert!(game.select(middle));
    assert_eq!((game.ply(), game.last_ply()), (4, 5), "the line goes on after the node");
    assert_eq!(texts(&game, game.nodes_in_view()), ["@e1", "@e10", "a2-b3", "d9-e8", "e2-f3"]);
    assert_eq!(game.notation_at(3).as_deref(), Some("d9-e8"));
    assert_eq!(texts(&game, &game.main_line()), ["@e1", "@e10", "a2-b3", "b9-a8", "c2-d3"]);
    assert_eq!(record(&game).actions.len(), 5);

    // A node that both lines share shows the game.
    assert!(game.select(fork));
    assert_eq!((game.ply(), game.last_ply()), (3, 5));
    assert_eq!(texts(&game, game.nodes_in_view()), ["@e1", "@e10", "a2-b3", "b9-a8", "c2-d3"]);
}

#[test]
fn going_back_in_a_variation_makes_it_the_game() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3"]);
    let root = NodeId::ROOT;
    let other = add(&mut game, root, &["@d1", "@d10"]);
    game.select(other);
    game.go_to(1);
    assert_eq!(texts(&game, &game.main_line()), ["@d1"]);
    assert_eq!(game.notation_of(game.children(root)[0]).as_deref(), Some("@d1"), "the game comes first");
    play(&mut game, &["@c10"]);
    assert_eq!(texts(&game, &game.main_line()), ["@d1", "@c10"]);
    assert_eq!(game.node_count(), 7);
}

#[test]
fn promotion_makes_a_variation_the_game() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3"]);
    let fork = game.node_at(1).expect("the first ply");
    let other = add(&mut game, fork, &["@d10"]);
    add(&mut game, other, &["c2-d3", "d9-e8"]);
    game.promote(other);
    assert_eq!(texts(&game, &game.main_line()), ["@e1", "@d10", "c2-d3", "d9-e8"]);
    assert_eq!(texts(&game, game.nodes_in_view()), ["@e1", "@e10", "a2-b3"], "the cursor stays where it is");
    game.promote(NodeId::ROOT);
    assert_eq!(game.main_line().len(), 5, "nothing is before the root");
}

#[test]
fn deletion_can_be_undone() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3", "b9-a8"]);
    let fork = game.node_at(2).expect("the second ply");
    let other = add(&mut game, fork, &["c2-d3"]);
    add(&mut game, fork, &["e2-f3"]);
    let before = describe(&game, NodeId::ROOT);
    assert!(game.delete(NodeId::ROOT).is_none(), "the beginning stays");
    for node in [other, game.node_at(3).expect("the third ply")] {
        let count = game.node_count();
        let deleted = game.delete(node).expect("a node");
        assert!(game.node_count() < count);
        assert!(game.delete(node).is_none(), "it is gone");
        assert!(!game.children(fork).contains(&node));
        assert_eq!(game.restore(&deleted), Some(node));
        assert_eq!(game.restore(&deleted), None, "it is back already");
        assert_eq!((describe(&game, NodeId::ROOT), game.node_count()), (before.clone(), count));
        assert_eq!(game.current_node(), node);
        assert_eq!(game.main_line().len(), 5);
    }
    let deleted = game.delete(game.main_line()[3]).expect("a node");
    assert_eq!((game.main_end(), game.current_node()), (fork, fork), "the game ends where it was cut");
    game.restore(&deleted);
    assert_eq!(game.main_line().len(), 5);
}

#[test]
fn deletion_is_undone_after_other_changes() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3", "b9-a8"]);
    let [.., second, third, last] = game.main_line()[..] else { panic!("four actions") };
    let of_last = game.delete(last).expect("a node");
    let of_third = game.delete(third).expect("a node");
    assert_eq!(game.restore(&of_last), None, "its place is deleted, too");
    let other = add(&mut game, second, &["c2-d3"]);
    assert_eq!(game.restore(&of_third), Some(third));
    assert_eq!(game.children(second), [third, other]);
    assert_eq!(game.restore(&of_last), Some(last));
    assert_eq!(texts(&game, &game.main_line()), ["@e1", "@e10", "a2-b3", "b9-a8"]);
    let of_other = game.delete(other).expect("a node");
    let again = add(&mut game, second, &["c2-d3"]);
    assert_eq!(game.restore(&of_other), None, "the action was played again");
    assert_eq!(game.children(second), [third, again]);
}

#[test]
fn history_belongs_to_a_line() {
    const CYCLE: [&str; 4] = ["a2>a5", "j9>j6", "a5>a2", "j6>j9"];
    let mut game = GameId::Cannon
        .begin(None, Some("4L5/9l/9l/9l/10/10/d9/d9/d9/4D5 d"), HouseRules { repetition: true, quiet_turns: None })
        .expect("a position");
    play(&mut game, &CYCLE);
    let fork = game.current_node();
    let other = add(&mut game, fork, &["a2-b3"]);
    let end = add(&mut game, fork, &CYCLE);
    assert!(game.outcome_of(end).is_some(), "the third occurrence");
    assert_eq!((game.outcome_of(fork), game.outcome_of(other)), (None, None));
    let action = game.read_action_at(end, "a2>a5").expect("an action");
    assert_eq!(game.add_variation(end, action).expect_err("the game is over").message_id, "refused-game-over");
    game.select(end);
    assert_eq!((game.occurrences_at(8), game.occurrences_at(4)), (3, 2));
}

#[test]
fn illegal_variations_and_unknown_nodes_are_refused() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10"]);
    let node = game.current_node();
    let action = game.read_action("a2-b3").expect("an action");
    assert_eq!(game.add_variation(NodeId::ROOT, action).expect_err("no town").message_id, "refused-town-first");
    assert!(game.add_variation(node, PackedAction::new(u32::MAX - 1)).is_err());
    let stale = add(&mut game, node, &["a2-b3", "b9-a8"]);
    let mut other = begin(GameId::Cannon);
    assert!(!other.select(stale) && other.delete(stale).is_none() && other.notes(stale).is_none());
    assert!(other.add_variation(stale, action).is_err());
    assert_eq!((other.children(stale), other.parent(stale), other.notation_of(stale)), (&[][..], None, None));
    other.promote(stale);
    assert!(!other.set_main_end(stale));
    assert_eq!(other.node_count(), 1);
}

#[test]
fn a_tree_has_a_largest_size() {
    let mut game = Timeline::new(tank_chess::Position::start(&tank_chess::Ruleset::default()), HouseRules::NONE);
    let mut node = NodeId::ROOT;
    while game.node_count() < MAX_NODES {
        let actions = game.position_of(node).expect("a node").actions();
        let mut last = node;
        for action in actions {
            match game.add_variation(node, action) {
                Ok(child) => last = child,
                Err(error) => assert_eq!((error, game.node_count()), (PlayError::TreeFull, MAX_NODES)),
            }
        }
        node = last;
    }
    let action = game.position_of(node).expect("a node").actions()[0];
    assert_eq!(game.add_variation(node, action), Err(PlayError::TreeFull));
    game.select(node);
    assert_eq!(game.play_keeping(action), Ok(()), "the game itself goes on");
    let full = AnyTimeline::from(game);
    let replayed = record(&full).replay().expect("a sound record");
    assert_eq!(replayed.node_count(), full.node_count());
}

/// A game of random actions with random variations and notes.
fn random_tree(game: GameId, seed: u64) -> AnyTimeline {
    let mut random = StdRng::seed_from_u64(seed);
    let mut timeline = begin(game);
    for _ in 0..40 {
        match random.random_range(0..6) {
            0 => {
                let ply = timeline.ply().saturating_sub(random.random_range(1..4));
                timeline.go_to(ply);
            }
            1 => {
                let mut node = random_node(&timeline, &mut random);
                for _ in 0..random.random_range(1..5) {
                    let mut there = timeline.clone();
                    there.select(node);
                    let Some(&action) = there.actions().choose(&mut random) else { break };
                    node = timeline.add_variation(node, action).expect("legal");
                }
            }
            2 => {
                let node = random_node(&timeline, &mut random);
                let mut notes = timeline.notes(node).expect("a node").clone();
                notes.comment = format!("Note {} — “quoted”\nwith a second line", random.random_range(0..100));
                notes.judgement = Judgement::ALL.choose(&mut random).copied();
                notes.toggle("Ra1-b3".parse().expect("an arrow"));
                timeline.set_notes(node, notes).expect("room for them");
            }
            3 => timeline.promote(random_node(&timeline, &mut random)),
            _ => {
                if let Some(&action) = timeline.actions().choose(&mut random) {
                    timeline.play_keeping(action).expect("legal");
                }
            }
        }
    }
    timeline
}

fn random_node(timeline: &AnyTimeline, random: &mut StdRng) -> NodeId {
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(timeline.children(node));
        next += 1;
    }
    assert_eq!(nodes.len(), timeline.node_count());
    *nodes.choose(random).expect("the root")
}

#[test]
fn records_of_trees_read_back_to_equal_trees() {
    for game in GameId::ALL {
        for seed in 0..60 {
            let timeline = random_tree(game, seed);
            let record = record(&timeline);
            let read = Record::from_json(&record.to_json()).unwrap_or_else(|error| panic!("{game:?} {seed}: {error}"));
            assert_eq!(read, record);
            let replayed = read.replay().unwrap_or_else(|error| panic!("{game:?} {seed}: {error}"));
            assert_eq!(describe(&replayed, NodeId::ROOT), describe(&timeline, NodeId::ROOT), "{game:?} {seed}");
            assert_eq!(texts(&replayed, &replayed.main_line()), texts(&timeline, &timeline.main_line()));
            assert_eq!(
                (replayed.ply(), replayed.current_node()),
                (replayed.main_line().len() - 1, replayed.main_end())
            );
        }
    }
}

#[test]
fn only_trees_need_the_third_version() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3"]);
    let version = |record: &Record| {
        let value: serde_json::Value = serde_json::from_str(&record.to_json()).expect("JSON");
        value["version"].as_u64().expect("a number")
    };
    let plain = record(&game);
    assert_eq!(version(&plain), 1);
    assert!(!plain.to_json().contains("variations") && !plain.to_json().contains("notes"), "it is written as before");
    game.go_to(2);
    assert_eq!(version(&record(&game)), 3, "what can be redone is a variation");
    let without = Record::from_timeline(&game, Players::default(), Timestamp::UNIX_EPOCH);
    assert_eq!((version(&without), without.variations.len()), (1, 0));
    let mut noted = begin(GameId::Cannon);
    let notes = Notes { comment: "Before the game".to_owned(), ..Notes::default() };
    noted.set_notes(NodeId::ROOT, notes).expect("room for it");
    assert_eq!(version(&record(&noted)), 3);
}

#[test]
fn damaged_trees_are_refused_with_their_place() {
    let mut game = begin(GameId::Cannon);
    play(&mut game, &["@e1", "@e10", "a2-b3"]);
    let fork = game.node_at(1).expect("the first ply");
    add(&mut game, fork, &["@d10", "c2-d3"]);
    let sound = record(&game);
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut record = sound.clone();
        change(&mut record);
        record.replay().map(|_| ()).expect_err("damaged")
    };
    let fault = |fault| RecordError::Variation { number: 1, fault };
    assert_eq!(refused(&|record| record.variations[0].line = 1), fault(LineError::UnknownLine(1)), "not itself");
    assert_eq!(refused(&|record| record.variations[0].ply = 4), fault(LineError::UnknownPly { line: 0, ply: 4 }));
    let error = refused(&|record| record.variations[0].actions[1] = "c2-d9".to_owned());
    assert!(matches!(error, RecordError::VariationAction { variation: 1, number: 2, .. }), "{error}");
    let noted = |line, ply, comment: &str, shapes: &[&str]| {
        let shapes = shapes.iter().map(|text| text.parse().expect("a shape")).collect();
        cannon_rules::record::RecordedNotes { line, ply, comment: comment.to_owned(), judgement: None, shapes }
    };
    let note = |fault| RecordError::Notes { number: 1, fault };
    let with = |notes: cannon_rules::record::RecordedNotes| refused(&move |record| record.notes = vec![notes.clone()]);
    assert_eq!(with(noted(2, 0, "x", &[])), note(LineError::UnknownLine(2)));
    assert_eq!(with(noted(1, 1, "x", &[])), note(LineError::UnknownPly { line: 1, ply: 1 }), "it belongs to the game");
    assert_eq!(with(noted(0, 0, &"x".repeat(8_001), &[])), note(LineError::Notes(NotesError::CommentTooLong)));
    assert_eq!(with(noted(0, 0, "", &["Ge4"; 65])), note(LineError::Notes(NotesError::TooManyShapes)));
    let shape = "Ga1-k1";
    assert_eq!(
        with(noted(0, 0, "", &["Ga1", shape])),
        note(LineError::Notes(NotesError::OffBoard(shape.parse().expect("a shape"))))
    );
    let json = sound.to_json().replace("\"ply\": 1", "\"ply\": -1");
    assert!(matches!(Record::from_json(&json), Err(RecordError::Field(error)) if error.line > 1));
}

#[test]
fn a_tree_has_room_for_so_many_notes() {
    let mut game = begin(GameId::TankChess);
    let root = NodeId::ROOT;
    let actions = game.actions();
    let nodes: Vec<NodeId> = actions.iter().map(|&action| game.add_variation(root, action).expect("legal")).collect();
    let long = Notes { comment: "日".repeat(8_000), ..Notes::default() };
    let room = (1 << 20) / 8_000;
    for &node in &nodes[..room] {
        assert_eq!(game.set_notes(node, long.clone()), Ok(()));
    }
    assert_eq!(game.set_notes(nodes[room], long.clone()), Err(NotesError::AllCommentsTooLong));
    assert_eq!(game.notes(nodes[room]), Some(&Notes::default()), "nothing has changed");
    assert_eq!(game.set_notes(nodes[0], Notes::default()), Ok(()));
    assert_eq!(game.set_notes(nodes[room], long), Ok(()), "there is room again");
    let text = record(&game).to_json();
    assert_eq!(Record::from_json(&text).expect("a record").replay().expect("sound").node_count(), game.node_count());
}
