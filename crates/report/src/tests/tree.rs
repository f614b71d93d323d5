//! Tests of the game with its variations and notes.

use cannon_i18n::Localizer;
use cannon_rules::GameId;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::{HouseRules, Judgement, NodeId, Notes};
use roxmltree::{Document, Node, ParsingOptions};

use super::{NASTY, analyses, checked, elements, game, text};
use crate::{game_html, html};

/// Adds a variation of this many actions to a timeline, and returns its last node.
fn vary(timeline: &mut AnyTimeline, mut node: NodeId, actions: usize, seed: usize) -> NodeId {
    for step in 0..actions {
        let text = timeline.position_text_of(node).expect("a node");
        let ruleset = timeline.ruleset();
        let there = timeline.game().begin(Some(&ruleset), Some(&text), HouseRules::NONE).expect("a position");
        let actions = there.actions();
        if actions.is_empty() {
            break;
        }
        node = timeline.add_variation(node, actions[(seed + 7 * step) % actions.len()]).expect("a legal action");
    }
    node
}

/// The classes of the ancestors of a node that are variations.
fn variations_around(node: Node<'_, '_>) -> usize {
    node.ancestors().filter(|ancestor| ancestor.attribute("class") == Some("variation")).count()
}

#[test]
fn variations_comments_judgements_and_shapes_stand_in_the_tree() {
    for id in GameId::ALL {
        let (_, mut timeline) = game(id, None, 6);
        let main = timeline.main_line();
        let side_line = vary(&mut timeline, main[2], 3, 1);
        let branch = timeline.parent(side_line).expect("three actions");
        let deeper = vary(&mut timeline, branch, 1, 4);
        let note = |comment: &str, judgement, shapes: &[&str]| Notes {
            comment: comment.to_owned(),
            judgement,
            shapes: shapes.iter().map(|text| text.parse().expect("a shape")).collect(),
        };
        timeline.set_notes(NodeId::ROOT, note("Before the first move", None, &["Ya1"])).expect("noted");
        timeline.set_notes(main[3], note("In the game", Some(Judgement::Blunder), &[])).expect("noted");
        timeline
            .set_notes(deeper, note("In the\ndeeper line", Some(Judgement::Brilliant), &["Ge4", "Ra1-b2"]))
            .expect("noted");
        let record = Record::from_timeline(
            &timeline,
            Players::untimed(Seat::Human, Seat::Human),
            "2026-05-01T10:00:00Z".parse().expect("a time"),
        );
        let timeline = record.replay().expect("a game");
        let page = game_html(&record, &timeline, &Localizer::default());
        let document = checked(&page);
        let moves = elements(&document, "span").into_iter().filter(|node| node.attribute("class") == Some("move"));
        assert_eq!(moves.clone().count(), timeline.node_count() - 1, "{id}: every move once");
        let depths: Vec<usize> = moves.map(variations_around).collect();
        // The move that the variation replaces, the variation with the deeper one behind its last move, and the rest of the game.
        assert_eq!(depths, [0, 0, 0, 1, 1, 1, 2, 0, 0, 0], "{id}");
        let comments: Vec<_> = elements(&document, "span")
            .into_iter()
            .filter(|node| node.attribute("class") == Some("comment"))
            .map(|node| {
                (
                    node.descendants().filter(Node::is_text).filter_map(|part| part.text()).collect::<Vec<_>>(),
                    variations_around(node),
                )
            })
            .collect();
        assert_eq!(
            comments,
            [(vec!["Before the first move"], 0), (vec!["In the game"], 0), (vec!["In the", "\ndeeper line"], 2),],
            "{id}"
        );
        let judged =
            |class: &str| elements(&document, "span").into_iter().find(|node| node.attribute("class") == Some(class));
        assert_eq!(judged("judgement blunder").and_then(|node| node.text()), Some("??"), "{id}");
        assert_eq!(judged("judgement brilliant").and_then(|node| node.text()), Some("!!"), "{id}");
        let labels: Vec<_> = elements(&document, "svg").iter().filter_map(|svg| svg.attribute("aria-label")).collect();
        assert_eq!(
            labels,
            [
                "The board at the start. Arrows and circles: Ya1.",
                "The board after move 5. Arrows and circles: Ge4 Ra1-b2.",
            ]
        );
        let mut timeline = timeline;
        let review = html(&record, &mut timeline, &[], &Localizer::default());
        assert!(text(&checked(&review)).contains("Game with variations"), "{id}: a review has the tree, too");
        assert!(!text(&document).contains("not been analysed"), "{id}");
    }
}

#[test]
fn games_without_variations_and_notes_have_no_tree_in_their_review() {
    let (record, mut timeline) = game(GameId::Cannon, None, 6);
    let analyses = analyses(&mut timeline);
    assert!(!html(&record, &mut timeline, &analyses, &Localizer::default()).contains("Game with variations"));
}

#[test]
fn a_study_without_players_says_nothing_about_them_or_a_result() {
    let (record, timeline) = game(GameId::Cannon, None, 4);
    let terms = |record: &Record| {
        let page = game_html(record, &timeline, &Localizer::default());
        let document = checked(&page);
        elements(&document, "dt").iter().filter_map(|term| term.text()).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(terms(&record), ["Game", "Dark", "Light", "Date", "Moves", "Result"]);
    let mut study = Record { study: true, players: Players::default(), result: None, ..record };
    assert_eq!(terms(&study), ["Game", "Date", "Moves"]);
    study.players.north.name = Some("Anna".to_owned());
    assert_eq!(terms(&study), ["Game", "Light", "Date", "Moves"]);
}

#[test]
fn moves_behind_the_end_of_the_game_are_variations() {
    let (_, mut timeline) = game(GameId::Cannon, None, 4);
    let end = timeline.main_end();
    vary(&mut timeline, end, 2, 0);
    vary(&mut timeline, end, 1, 1);
    let (record, _) = game(GameId::Cannon, None, 4);
    let page = game_html(&record, &timeline, &Localizer::default());
    let document = checked(&page);
    let moves = elements(&document, "span").into_iter().filter(|node| node.attribute("class") == Some("move"));
    assert_eq!(moves.map(variations_around).collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1, 1]);
    let variations = elements(&document, "div").into_iter().filter(|node| node.attribute("class") == Some("variation"));
    assert_eq!(variations.count(), 2);
}

#[test]
fn comments_from_files_are_escaped() {
    let (record, mut timeline) = game(GameId::Cannon, None, 3);
    let notes = Notes { comment: NASTY.to_owned(), ..Notes::default() };
    timeline.set_notes(timeline.main_end(), notes).expect("noted");
    let page = game_html(&record, &timeline, &Localizer::default());
    assert!(!page.contains("<script") && page.contains("&lt;script src="));
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    assert!(Document::parse_with_options(&page, options).is_ok());
}

#[test]
fn a_tree_of_five_thousand_positions_with_shapes_everywhere_is_a_page_of_a_few_megabytes() {
    let (record, mut timeline) = game(GameId::TankChess, None, 60);
    let shape = || Notes { shapes: vec!["Ge4".parse().expect("a shape")], ..Notes::default() };
    let main = timeline.main_line();
    let mut seed = 0;
    while timeline.node_count() < 5_000 {
        let node = main[seed % main.len()];
        vary(&mut timeline, node, 20, seed);
        seed += 1;
    }
    let mut nodes = vec![NodeId::ROOT];
    while let Some(node) = nodes.pop() {
        timeline.set_notes(node, shape()).expect("noted");
        nodes.extend(timeline.children(node));
    }
    let page = game_html(&record, &timeline, &Localizer::default());
    assert!(page.len() < 4_000_000, "{} bytes", page.len());
    let document = checked(&page);
    let drawn = elements(&document, "svg").len();
    let written = elements(&document, "span").iter().filter(|node| node.attribute("class") == Some("shapes")).count();
    assert_eq!(drawn + written, timeline.node_count());
    assert!(drawn > 10, "{drawn}");
}

#[test]
fn variations_within_variations_without_end_are_written_in_brackets() {
    let (record, mut timeline) = game(GameId::Cannon, None, 2);
    let mut node = timeline.main_end();
    // Each level branches off from the first move of the level before it, so that the depth of the tree is half its length.
    for level in 0..2_000 {
        let next = vary(&mut timeline, node, 1, 0);
        let beside = vary(&mut timeline, node, 1, 1 + level % 3);
        if next == node || beside == next {
            break;
        }
        node = beside;
    }
    let page = game_html(&record, &timeline, &Localizer::default());
    let document = checked(&page);
    let deepest = document.descendants().map(variations_around).max();
    assert_eq!(deepest, Some(5));
    let moves = elements(&document, "span").into_iter().filter(|node| node.attribute("class") == Some("move")).count();
    assert_eq!(moves, timeline.node_count() - 1);
    assert!(timeline.node_count() > 50, "{}", timeline.node_count());
    let (_, body) = page.split_once("<main>").expect("the style sheet has brackets, too");
    assert_eq!(body.matches("( ").count(), body.matches(") ").count(), "brackets are closed");
    assert!(body.matches("( ").count() > 10);
}
