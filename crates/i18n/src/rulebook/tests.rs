//! Tests of the pages: every rule option and every unit has words, and the pages follow the rules in force.

use std::collections::BTreeSet;

use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::{CannonOf, LongShot, RetreatNear, RetreatOver, Ruleset, TownSafety};
use cannon_rules::tank_chess::{BoardName, ExitDirection};
use cannon_rules::{GameId, Side, tank_chess as tanks};

use super::*;
use crate::Localizer;

/// A game by this ruleset.
fn begin(game: GameId, ruleset: serde_json::Value, house: HouseRules) -> AnyTimeline {
    game.begin(Some(&ruleset), None, house).expect("a valid ruleset")
}

/// The identifiers of the messages of these sections in reading order, headings included.
fn ids(sections: &[Section]) -> Vec<&'static str> {
    let section = |section: &Section| -> Vec<_> {
        [section.heading].into_iter().chain(section.messages().map(|message| message.id)).collect()
    };
    sections.iter().flat_map(section).collect()
}

/// Asserts that all texts of the sections exist, with all variables filled in, and that no two sections have the same heading.
fn assert_texts(sections: &[Section]) {
    let words = Localizer::default();
    let headings: BTreeSet<&str> = sections.iter().map(|section| section.heading).collect();
    assert_eq!(headings.len(), sections.len(), "{headings:?}");
    for section in sections {
        assert!(words.has(section.heading), "{}", section.heading);
        assert!(!section.blocks.is_empty(), "{}", section.heading);
        for message in section.messages() {
            let text = words.message(message);
            assert!(words.has(message.id) && !text.contains(['{', '$']), "{message:?}: {text}");
        }
    }
}

/// All rulesets of Cannon, with no limit on shifts and with limits of one and three.
fn cannon_rulesets() -> impl Iterator<Item = Ruleset> {
    let choices = (0..64).flat_map(|bits: u8| [None, Some(1), Some(3)].map(|limit| (bits, limit)));
    choices.map(|(bits, shift_limit)| {
        let is_set = |bit: u8| bits & (1 << bit) != 0;
        Ruleset {
            first: if is_set(0) { Side::North } else { Side::South },
            long_shot: if is_set(1) { LongShot::Both } else { LongShot::First },
            retreat_near: if is_set(2) { RetreatNear::Soldier } else { RetreatNear::Piece },
            retreat_over: if is_set(3) { RetreatOver::Any } else { RetreatOver::Empty },
            cannon_of: if is_set(4) { CannonOf::Pieces } else { CannonOf::Soldiers },
            town: if is_set(5) { TownSafety::Checkmate } else { TownSafety::Capture },
            shift_limit,
        }
    })
}

/// All combinations of draw rules.
fn house_rules() -> impl Iterator<Item = HouseRules> {
    let quiet = [None, Some(100)];
    quiet.into_iter().flat_map(|quiet_turns| [false, true].map(|repetition| HouseRules { repetition, quiet_turns }))
}

#[test]
fn every_game_has_rules_and_a_page_about_itself() {
    for id in GameId::ALL {
        let game = id.begin(None, None, HouseRules::NONE).expect("the default ruleset");
        let topics = topics(&game);
        assert!(topics.contains(&Topic::Rules) && topics.contains(&Topic::About), "{id}: {topics:?}");
        topics.into_iter().for_each(|topic| assert_texts(&page(topic, &game)));
    }
}

#[test]
fn topics_are_found_by_name() {
    for topic in Topic::ALL {
        assert_eq!(Topic::find(&topic.name().to_uppercase()), Some(topic));
    }
    assert_eq!(Topic::find("rule"), None);
}

#[test]
fn every_ruleset_of_cannon_has_words_of_its_own() {
    let mut pages = Vec::new();
    for ruleset in cannon_rulesets() {
        let sections = cannon::rules(&ruleset, HouseRules::NONE);
        assert_texts(&sections);
        assert!(!pages.contains(&sections), "another ruleset has the same words as {ruleset:?}");
        pages.push(sections);
    }
}

#[test]
fn page_of_cannon_names_the_values_of_its_switches() {
    let ruleset = Ruleset { retreat_over: RetreatOver::Any, shift_limit: Some(2), ..Ruleset::IGG };
    let ruleset = serde_json::to_value(ruleset).expect("JSON");
    let found = ids(&page(Topic::Rules, &begin(GameId::Cannon, ruleset, HouseRules::DRAWS)));
    for id in [
        "rules-first-south",
        "rules-long-shot-both",
        "rules-retreat-near-soldier",
        "rules-retreat-over-any",
        "rules-cannon-of-soldiers",
        "rules-town-capture",
        "rules-shift-limited",
        "rules-draws-repetition",
        "rules-draws-quiet",
    ] {
        assert!(found.contains(&id), "{id}: {found:?}");
    }
}

#[test]
fn draws_are_those_of_the_house_rules_in_force() {
    for house in house_rules() {
        let section = draws(house, "rules-draws-quiet");
        assert_texts(std::slice::from_ref(&section));
        let found = ids(&[section]);
        assert_eq!(found.contains(&"rules-draws-repetition"), house.repetition);
        assert_eq!(found.contains(&"rules-draws-quiet"), house.quiet_turns.is_some());
        assert_eq!(found.contains(&"rules-draws-none"), house == HouseRules::NONE);
    }
}

#[test]
fn pages_of_every_board_show_the_units_and_the_ground_of_that_board() {
    for board in BoardName::all() {
        for exit in [ExitDirection::Any, ExitDirection::Straight] {
            let ruleset = serde_json::to_value(tanks::Ruleset { board, exit }).expect("JSON");
            let sections = page(Topic::Rules, &begin(GameId::TankChess, ruleset, HouseRules::NONE));
            assert_texts(&sections);
            let found = ids(&sections);
            let objective = board.scheme().setup.objective;
            let leaves_by_exit =
                !matches!(objective, Some(tanks::Objective::Escort { .. } | tanks::Objective::Survivors { .. }));
            assert_eq!(found.contains(&tank_chess::exit_id(exit)), leaves_by_exit, "{found:?}");
            assert_eq!(found.contains(&"rules-tank-objective"), objective.is_some(), "{board}");
            for (id, is_there) in [
                ("rules-tank-flags", board.name() == "capture-the-flag"),
                ("print-ground-mine", board.scheme().setup.mines.count() > 0),
            ] {
                let names = format!("{sections:?}");
                assert_eq!(names.contains(&format!("\"{id}\"")), is_there, "{board}: {id}");
            }
        }
    }
}

#[test]
fn units_that_are_not_in_play_are_left_out() {
    let names = |board: &str| {
        let ruleset = serde_json::json!({ "board": board });
        format!("{:?}", page(Topic::Rules, &begin(GameId::TankChess, ruleset, HouseRules::NONE)))
    };
    let (basic, fords) = (names("basic-16"), names("two-fords"));
    assert!(basic.contains("print-unit-heavy") && !basic.contains("print-unit-mortar"), "{basic}");
    assert!(!basic.contains("rules-tank-fire-over") && !basic.contains("print-house-mark"), "{basic}");
    assert!(fords.contains("print-unit-amphibious") && fords.contains("rules-tank-unit-swims"), "{fords}");
    assert!(fords.contains("print-ground-water") && fords.contains("rules-tank-units-own"), "{fords}");
}

#[test]
fn tips_and_recommended_clocks_of_tank_chess_stand_in_its_rules() {
    let game = begin(GameId::TankChess, serde_json::json!({ "board": "basic-20" }), HouseRules::NONE);
    let found = ids(&page(Topic::Rules, &game));
    let tips = ids(&page(Topic::Tips, &game));
    assert!(tips.contains(&"tips-tank-light") && tips.contains(&"rules-tank-clocks"), "{tips:?}");
    assert!(tips.iter().all(|id| found.contains(id)), "{found:?}");
}
