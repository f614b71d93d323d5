//! Tests of diagrams: they and their arrows lie on their pages, and their SVG is sound.

use cannon_drawing::page::Shape;
use cannon_drawing::{Arrow, ArrowKind, Page, diagram, diagram_with_shapes};
use cannon_rules::cannon::Ruleset;
use cannon_rules::timeline::{HouseRules, NodeId, ShapeColor};
use cannon_rules::{GameId, PackedAction};
use serde_json::json;

/// Diagrams of games that are played at random, with every legal action of each position as an arrow.
fn diagrams() -> Vec<(String, Page)> {
    let mut diagrams = Vec::new();
    let tanks =
        ["basic-16", "proving-ground", "night-convoy"].map(|board| (GameId::TankChess, json!({ "board": board })));
    for (game, ruleset) in tanks.into_iter().chain([(GameId::Cannon, json!(Ruleset::CLASSIC))]) {
        let mut timeline = game.begin(Some(&ruleset), None, HouseRules::NONE).expect("a game");
        for ply in 0..60 {
            let actions = timeline.actions();
            let Some(&next) = actions.get((7 * ply) % actions.len().max(1)) else { break };
            let arrow = |(index, &action): (usize, &PackedAction)| Arrow {
                action,
                kind: [ArrowKind::Played, ArrowKind::Best][index % 2],
            };
            let arrows: Vec<_> = actions.iter().enumerate().map(arrow).collect();
            let name = format!("{game} {ruleset} at ply {ply}");
            // The first plies of Cannon place the towns; later, a few positions of each game have all kinds of actions.
            if ply < 3 || ply % 10 == 0 {
                diagrams.push((name, diagram(&timeline, ply, &arrows, "A & <B>", "en").expect("a diagram")));
            }
            timeline.play(next).expect("a legal action");
        }
    }
    diagrams
}

#[test]
fn diagrams_and_their_arrows_lie_on_their_pages() {
    for (name, page) in diagrams() {
        let (width, height) = page.size;
        for shape in &page.shapes {
            let points = match shape {
                Shape::Path { path, .. } => path.points().collect(),
                Shape::Text { at: (x, y), text, style } => vec![(*x, y - style.size), (x + style.width(text), *y)],
            };
            let fits = |&(x, y): &(f32, f32)| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
            assert!(points.iter().all(fits), "{name}: {shape:?}");
        }
    }
}

#[test]
fn inline_svg_has_its_own_identifiers_and_no_declaration() {
    for (name, page) in diagrams() {
        let svg = page.to_inline_svg("turn-7-");
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(svg.starts_with("<svg ") && !svg.contains("NaN") && !svg.contains("inf"), "{name}");
        assert_eq!(document.root_element().attribute("aria-label"), Some("A & <B>"), "{name}");
        let mut ids = document.descendants().filter_map(|node| node.attribute("id"));
        assert!(ids.all(|id| id.starts_with("turn-7-")), "{name}");
        assert!(!svg.contains("href=\"#r") && !svg.contains("href=\"#b"), "{name}");
    }
}

#[test]
fn illegal_arrows_are_left_out_and_plies_beyond_the_end_have_no_diagram() {
    for game in GameId::ALL {
        let timeline = game.begin(None, None, HouseRules::NONE).expect("a game");
        let with = |arrows: &[Arrow]| diagram(&timeline, 0, arrows, "", "en").expect("a diagram").to_svg();
        let plain = with(&[]);
        for bits in [0, 1, 0x7fff, u32::MAX - 1] {
            let action = PackedAction::new(bits);
            if timeline.notation(action).is_none() {
                assert_eq!(with(&[Arrow { action, kind: ArrowKind::Best }]), plain, "{game} {bits:#x}");
            }
        }
        let action = timeline.actions()[0];
        let [played, best] = [ArrowKind::Played, ArrowKind::Best].map(|kind| with(&[Arrow { action, kind }]));
        assert!(played != plain && best != plain && played != best, "{game}");
        assert!(diagram(&timeline, 1, &[], "", "en").is_none(), "{game}");
    }
}

#[test]
fn arrows_and_circles_of_people_lie_on_the_page_in_four_colors() {
    for (game, corner) in [(GameId::Cannon, "j10"), (GameId::TankChess, "p16")] {
        let timeline = game.begin(None, None, HouseRules::NONE).expect("a game");
        let draw = |shapes: &[String]| {
            let shapes: Vec<_> = shapes.iter().map(|text| text.parse().expect("a shape")).collect();
            diagram_with_shapes(&timeline, NodeId::ROOT, &shapes, "Drawn", "en").expect("a diagram")
        };
        let plain = draw(&[]);
        assert_eq!(plain.shapes, diagram(&timeline, 0, &[], "Drawn", "en").expect("a diagram").shapes);
        let mut drawn = Vec::new();
        for color in ShapeColor::ALL.map(ShapeColor::letter) {
            for text in [format!("{color}a1"), format!("{color}{corner}"), format!("{color}a1-{corner}")] {
                let added = draw(&[text]).shapes.split_off(plain.shapes.len());
                let points = added.iter().flat_map(|shape| match shape {
                    Shape::Path { path, .. } => path.points().collect(),
                    Shape::Text { .. } => Vec::new(),
                });
                let (width, height) = plain.size;
                let fits = |(x, y): (f32, f32)| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
                assert!(points.into_iter().all(fits), "{game}: {color}");
                drawn.push(added);
            }
        }
        drawn.dedup();
        assert_eq!(drawn.len(), 12, "every shape looks different");
    }
}
