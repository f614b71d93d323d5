//! Tests of whole pages: their markup, their texts, and games of every kind.

mod tree;

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cannon_engine::analysis::{ActionAnalysis, ActionScores, WinModel, analyse_game, assess, review_options};
use cannon_engine::{Limits, Score, SearchInfo, SearchOptions};
use cannon_i18n::Localizer;
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, Outcome, Side, WinReason};
use roxmltree::{Document, Node, ParsingOptions};
use serde_json::{Value, json};

use crate::html;

/// A name that would be a script if it were not escaped.
const NASTY: &str = "</title><script src=\"https://example.org\">alert('&amp;')</script> & \u{1}<Co>";

/// A game of this many plies, in which the actions are chosen by a fixed pattern.
fn game(id: GameId, ruleset: Option<&Value>, plies: usize) -> (Record, AnyTimeline) {
    let mut timeline = id.begin(ruleset, None, HouseRules::NONE).expect("a game");
    for ply in 0..plies {
        let actions = timeline.actions();
        timeline.play(actions[(5 * ply + 2) % actions.len()]).expect("a legal action");
    }
    let players = Players::untimed(Seat::Human, Seat::computer(7));
    let record = Record::from_timeline(&timeline, players, "2026-05-01T10:00:00Z".parse().expect("a time"));
    (record, timeline)
}

/// The analysis of the action at a ply. `best` is the score of another action, and `played` is the score of the action at the ply.
fn analysis(timeline: &mut AnyTimeline, ply: usize, best: Score, played: Score) -> ActionAnalysis {
    timeline.go_to(ply);
    let action = timeline.action_at(ply).expect("an action");
    let better = timeline.actions().into_iter().find(|&other| other != action).expect("another action");
    let scores = ActionScores { best, second_best: None, played, is_best: false };
    let line = SearchInfo {
        line: 0,
        depth: 1,
        seldepth: 1,
        score: best,
        nodes: 1,
        elapsed: Duration::ZERO,
        threads: 1,
        pv: vec![better],
    };
    ActionAnalysis {
        ply,
        side: timeline.side_to_move(),
        action,
        score: played,
        lines: vec![line],
        assessment: assess(scores, WinModel::new(200.0)),
    }
}

/// The analyses of a game in which every third action is a blunder, a missed win or an allowed win, in turns.
fn analyses(timeline: &mut AnyTimeline) -> Vec<ActionAnalysis> {
    let faults = [
        (Score::Advantage(100), Score::Advantage(-100)),
        (Score::Win { plies: 3 }, Score::Advantage(0)),
        (Score::Advantage(0), Score::Loss { plies: 2 }),
    ];
    let fine = (Score::Advantage(10), Score::Advantage(5));
    (0..timeline.last_ply())
        .map(|ply| {
            let (best, played) = if ply % 3 == 2 { faults[ply / 3 % 3] } else { fine };
            analysis(timeline, ply, best, played)
        })
        .collect()
}

/// Parses a page as XML and checks everything that holds for all pages.
fn checked(page: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    let document = Document::parse_with_options(page, options).unwrap_or_else(|error| panic!("{error}\n{page}"));
    assert_eq!(document.root_element().attribute("lang"), Some("en"));
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id), "{id} is not unique");
    }
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        assert!(!["script", "img", "link", "iframe", "object", "image"].contains(&name), "{name}");
        for attribute in node.attributes() {
            match attribute.name() {
                "href" => assert!(ids.contains(attribute.value().trim_start_matches('#')), "{}", attribute.value()),
                "src" | "style" => panic!("{attribute:?}"),
                event => assert!(!event.starts_with("on"), "{event}"),
            }
        }
        if name == "svg" {
            assert!(node.attribute("aria-label").is_some_and(|text| text.contains(' ')), "a graphic without a text");
        }
    }
    assert!(!page.contains("report-") && !page.contains("NaN") && !page.contains("inf\""), "{page}");
    assert_eq!(
        page.matches("http").count(),
        page.matches("http://www.w3.org/").count() + page.matches("http-equiv").count()
    );
    document
}

/// All elements with this name.
fn elements<'a>(document: &'a Document<'_>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.tag_name().name() == name).collect()
}

/// The text of the page.
fn text(document: &Document<'_>) -> String {
    let body = elements(document, "body")[0];
    body.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_turning_point_has_a_diagram_a_mark_and_a_link() {
    let proving_ground = json!({ "board": "proving-ground" });
    for (id, ruleset) in [(GameId::Cannon, None), (GameId::TankChess, None), (GameId::TankChess, Some(&proving_ground))]
    {
        let (record, mut timeline) = game(id, ruleset, 20);
        let analyses = analyses(&mut timeline);
        let page = html(&record, &mut timeline, &analyses, &Localizer::default());
        let document = checked(&page);
        let articles = elements(&document, "article");
        assert_eq!(articles.len(), 6, "{id}");
        for (index, article) in articles.iter().enumerate() {
            assert_eq!(article.attribute("id"), Some(format!("turn{}", 3 * index + 3).as_str()), "{id}");
            assert_eq!(article.descendants().filter(|node| node.tag_name().name() == "svg").count(), 1, "{id}");
        }
        let links = elements(&document, "a");
        for article in articles {
            let link = format!("#{}", article.attribute("id").expect("an identifier"));
            assert_eq!(links.iter().filter(|node| node.attribute("href") == Some(&link)).count(), 2, "{link}");
        }
        let text = text(&document);
        for words in ["Blunder", "Missed win", "Better: ", "could have forced a win", "can force a win", "Accuracy"] {
            assert!(text.contains(words), "{id}: {words}");
        }
        assert_eq!(elements(&document, "tr").len(), 1 + 9 + 1 + 20, "{id}");
        assert_eq!(page, html(&record, &mut timeline, &analyses, &Localizer::default()), "always the same page");
    }
}

#[test]
fn heading_names_the_game_its_set_up_and_the_players() {
    let words = Localizer::default();
    for (id, ruleset, title) in [
        (GameId::Cannon, None, "Cannon · Classic: review"),
        (GameId::TankChess, Some(json!({ "board": "two-fords" })), "Tank Chess · Two Fords: review"),
    ] {
        let (record, mut timeline) = game(id, ruleset.as_ref(), 4);
        let page = html(&record, &mut timeline, &[], &words);
        let document = checked(&page);
        assert_eq!(elements(&document, "title")[0].text(), Some(title));
        assert!(text(&document).contains("computer, Captain (9 of 16)"), "{id}");
        assert_eq!(elements(&document, "time")[0].attribute("datetime"), Some("2026-05-01T10:00:00Z"));
    }
}

#[test]
fn names_from_files_are_escaped() {
    let (mut record, mut timeline) = game(GameId::TankChess, None, 3);
    record.scheme = Some(NASTY.to_owned());
    record.players.south.name = Some(NASTY.to_owned());
    for name in [None, Some(NASTY.to_owned())] {
        record.name = name;
        let analyses = analyses(&mut timeline);
        let page = html(&record, &mut timeline, &analyses, &Localizer::default());
        let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
        let document = Document::parse_with_options(&page, options).expect("XML");
        assert!(elements(&document, "script").is_empty() && !page.contains("<script"));
        // The page leaves a control character out, and the localizer makes it a space.
        let shown = ["", " "].map(|control| NASTY.replace('\u{1}', control));
        let count = |text: &str| shown.iter().map(|shown| text.matches(shown).count()).sum::<usize>();
        assert!(count(&text(&document)) >= 3);
        assert_eq!(elements(&document, "title")[0].text().map(count), Some(1));
    }
}

#[test]
fn game_without_turning_points_says_so() {
    let (record, mut timeline) = game(GameId::Cannon, None, 6);
    let equal = Score::Advantage(30);
    let analyses: Vec<_> = (0..6).map(|ply| analysis(&mut timeline, ply, equal, equal)).collect();
    let page = html(&record, &mut timeline, &analyses, &Localizer::default());
    let document = checked(&page);
    assert!(elements(&document, "article").is_empty() && elements(&document, "a").is_empty());
    assert!(text(&document).contains("There was no mistake, no blunder and no missed win."));
}

#[test]
fn unfinished_games_and_games_that_the_players_ended_tell_their_result() {
    let (mut record, mut timeline) = game(GameId::Cannon, None, 5);
    let mut result = |record: &Record| {
        let page = html(record, &mut timeline, &[], &Localizer::default());
        text(&checked(&page))
    };
    assert!(result(&record).contains("in progress"));
    record.result = Some(Outcome::Win { side: Side::North, by: WinReason::Resignation });
    assert!(result(&record).contains("Light wins"));
}

#[test]
fn games_of_no_ply_and_of_one_ply_have_pages() {
    for id in GameId::ALL {
        for plies in [0, 1] {
            let (record, mut timeline) = game(id, None, plies);
            let analyses: Vec<_> = (0..plies)
                .map(|ply| analysis(&mut timeline, ply, Score::Win { plies: 1 }, Score::Loss { plies: 2 }))
                .collect();
            let page = html(&record, &mut timeline, &analyses, &Localizer::default());
            let document = checked(&page);
            assert_eq!(elements(&document, "article").len(), plies, "{id}");
            assert_eq!(text(&document).contains("This game has not been analysed."), plies == 0, "{id}");
        }
    }
}

#[test]
fn plies_without_analysis_and_analyses_without_a_line_or_a_ply_are_borne() {
    let words = Localizer::default();
    let (record, mut timeline) = game(GameId::Cannon, None, 12);
    let all = analyses(&mut timeline);
    let some: Vec<_> = all.iter().filter(|it| it.ply % 4 != 1).cloned().rev().collect();
    let page = html(&record, &mut timeline, &some, &words);
    let document = checked(&page);
    assert_eq!(elements(&document, "article").len(), 3, "one of the four turning points is not analysed");
    let without_lines = all.iter().map(|it| ActionAnalysis { lines: Vec::new(), ..it.clone() });
    let beyond = all.iter().map(|it| ActionAnalysis { ply: it.ply + 1_000, ..it.clone() });
    let elsewhere = all.iter().map(|it| ActionAnalysis { ply: 11 - it.ply, ..it.clone() });
    for odd in [without_lines.collect::<Vec<_>>(), beyond.collect(), elsewhere.collect()] {
        checked(&html(&record, &mut timeline, &odd, &words));
    }
}

#[test]
fn search_of_a_game_gives_a_page() {
    for id in GameId::ALL {
        let (record, mut timeline) = game(id, None, 8);
        let options = SearchOptions {
            limits: Some(Limits::nodes(200)),
            lines: NonZeroUsize::MIN.saturating_add(1),
            ..review_options()
        };
        let model = cannon_engine::engine(id).win_model();
        let analyses =
            analyse_game(&mut timeline, model, &options, &AtomicBool::new(false), &mut |_| {}).expect("an analysis");
        let page = html(&record, &mut timeline, &analyses, &Localizer::default());
        let document = checked(&page);
        assert_eq!(elements(&document, "tr").len(), 1 + 9 + 1 + 8, "{id}");
    }
}
