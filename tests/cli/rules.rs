//! The pages that `cannon rules` prints.

use super::{cannon, cannon_with};

#[test]
fn rules_without_options_are_those_of_a_game_that_play_starts() {
    let rules = cannon(&["rules"]).success();
    let in_game = cannon_with(&["play", "--text", "--dark", "human"], "help rules\n").success();
    assert!(in_game.ends_with(&rules), "{rules}");
    assert!(rules.starts_with("Aim\n  ") && !rules.contains("rules-"), "{rules}");
}

#[test]
fn published_rules_stand_side_by_side() {
    let editions = cannon(&["rules", "editions", "--rules", "igg"]).success();
    let names = editions.lines().find(|line| line.contains("Spanish")).expect("the head of the table");
    assert_eq!(names.split_whitespace().collect::<Vec<_>>(), ["Spanish", "Japanese", "English", "German"]);
    assert!(editions.contains("three pieces") && editions.contains("uses the preset IGG."), "{editions}");
    assert!(editions.lines().all(|line| line.chars().count() < 80), "{editions}");
}

#[test]
fn pages_about_the_games_name_their_inventors() {
    let cannon_page = cannon(&["rules", "about"]).success();
    assert!(cannon_page.contains("David E. Whitcher in 2003") && cannon_page.contains("2008"), "{cannon_page}");
    let tanks = cannon(&["rules", "about", "--game", "tank-chess"]).success();
    assert!(tanks.contains("Dragan and Predrag Lazovic") && tanks.contains("2016"), "{tanks}");
    let tips = cannon(&["rules", "tips", "--game", "tank-chess"]).success();
    assert!(tips.contains("light tanks") && tips.contains("Mortars") && tips.contains("30 minutes"), "{tips}");
}

#[test]
fn pages_that_do_not_exist_are_refused() {
    for (arguments, words) in [
        (&["rules", "tips"][..], "Cannon has no page “tips”. Available pages: rules, editions, about"),
        (&["rules", "editions", "--game", "tank-chess"], "Available pages: rules, tips, about"),
        (&["rules", "openings"], "rules, tips, editions, about"),
        (&["rules", "--game", "tank-chess", "--town", "capture"], "--town is an option of Cannon"),
    ] {
        let complaint = cannon(arguments).failure(2);
        assert!(complaint.contains(words) && complaint.lines().count() == 1, "{arguments:?}: {complaint}");
    }
}
