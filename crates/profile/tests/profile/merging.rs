//! Copies of profiles in two windows are merged without a loss.

use cannon_profile::{GameResult, PlayerResult, Profile, Profiles};
use cannon_rules::GameId;
use proptest::prelude::*;

use crate::aid::{Change, apply, at, attempt, changes, game, two_players};

fn merged(a: &Profiles, b: &Profiles) -> Profiles {
    let mut merged = a.clone();
    merged.merge(b.clone());
    merged
}

/// Two players after changes.
fn changed(changes: &[Change]) -> Profiles {
    let mut profiles = two_players();
    apply(&mut profiles, changes);
    profiles
}

#[test]
fn entries_of_both_windows_count() {
    let mut first = two_players();
    let anna = first.current().expect("a player").id();
    let mut second = first.clone();
    first.get_mut(anna).expect("there").record_game(game(1000, 3, PlayerResult::Won));
    first.get_mut(anna).expect("there").record_puzzle(attempt(3000, "a", true));
    second.get_mut(anna).expect("there").record_game(game(2000, 3, PlayerResult::Lost));
    second.get_mut(anna).expect("there").record_puzzle(attempt(500, "a", false));
    let merged = merged(&first, &second);
    let profile = merged.get(anna).expect("there");
    assert_eq!(profile.game(GameId::Cannon).total.games(), 2);
    let puzzles = profile.puzzles(GameId::Cannon);
    assert!(puzzles.rating.current().rating() < 1000.0, "the first attempt, in the second window, counts");
    assert_eq!((puzzles.attempts, puzzles.failed.len()), (2, 0));
}

#[test]
fn players_of_the_same_name_are_told_apart() {
    let mut first = Profiles::default();
    let mut second = Profiles::default();
    first.add("Anna", at(1)).expect("added");
    first.add("Anna 2", at(3)).expect("added");
    let later = second.add("anna", at(2)).expect("added");
    let merged = merged(&first, &second);
    let names: Vec<&str> = merged.iter().map(|profile| profile.name().as_str()).collect();
    assert_eq!(names, ["Anna", "anna 3", "Anna 2"]);
    let mut again = second.clone();
    again.merge(merged.clone());
    assert!(again.iter().eq(merged.iter()));
    assert_eq!(again.current().map(Profile::id), Some(later), "the players at the board stay");
    let long = "ä".repeat(40);
    let (mut first, mut second) = (Profiles::default(), Profiles::default());
    first.add(&long, at(1)).expect("added");
    second.add(&long, at(2)).expect("added");
    first.merge(second);
    assert_eq!(first.iter().nth(1).map(|profile| profile.name().as_str().chars().count()), Some(40));
}

#[test]
fn removed_players_and_forgotten_results_stay_away() {
    let mut first = two_players();
    let ids: Vec<_> = first.iter().map(Profile::id).collect();
    first.get_mut(ids[0]).expect("there").record_game(game(1000, 3, PlayerResult::Won));
    let mut second = first.clone();
    first.get_mut(ids[0]).expect("there").reset(at(2000));
    first.remove(ids[1]).expect("there");
    second.get_mut(ids[0]).expect("there").record_game(game(3000, 3, PlayerResult::Lost));
    for merged in [merged(&first, &second), merged(&second, &first)] {
        assert_eq!(merged.iter().map(Profile::id).collect::<Vec<_>>(), [ids[0]]);
        let total = merged.get(ids[0]).expect("there").game(GameId::Cannon).total;
        assert_eq!((total.won, total.lost), (0, 1), "only the game after the reset counts");
    }
}

#[test]
fn result_before_a_reset_does_not_hide_the_same_game_after_it() {
    let mut first = two_players();
    let anna = first.current().expect("a player").id();
    let mut second = first.clone();
    first.get_mut(anna).expect("there").record_game(game(1000, 3, PlayerResult::Lost));
    second.get_mut(anna).expect("there").reset(at(1500));
    let after = GameResult { ended: at(2000), ..game(1000, 3, PlayerResult::Won) };
    second.get_mut(anna).expect("there").record_game(after);
    for merged in [merged(&first, &second), merged(&second, &first)] {
        assert_eq!(merged.get(anna).map(|profile| profile.game(GameId::Cannon).total.won), Some(1));
    }
}

#[test]
fn later_name_counts() {
    let mut first = two_players();
    let anna = first.current().expect("a player").id();
    let mut second = first.clone();
    first.rename(anna, "Zoe", at(10)).expect("renamed");
    second.rename(anna, "Amy", at(20)).expect("renamed");
    for merged in [merged(&first, &second), merged(&second, &first)] {
        assert_eq!(merged.get(anna).map(|profile| profile.name().as_str()), Some("Amy"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn order_of_two_copies_does_not_matter(a in changes(), b in changes()) {
        let [a, b] = [a, b].map(|changes| changed(&changes));
        let both = merged(&a, &b);
        prop_assert_eq!(&both, &merged(&b, &a));
        prop_assert_eq!(merged(&a, &a), a.clone());
        prop_assert_eq!(merged(&both, &a), both.clone());
        prop_assert_eq!(merged(&b, &both), both);
    }

    /// Without resets: a copy that does not know of a reset keeps the first of two results of one game, which the reset then removes.
    #[test]
    fn order_of_three_copies_does_not_matter(a in changes(), b in changes(), c in changes()) {
        let [a, b, c] = [a, b, c].map(|mut changes| {
            changes.retain(|change| !matches!(change, Change::Reset { .. } | Change::Rename { .. }));
            changed(&changes)
        });
        prop_assert_eq!(merged(&merged(&a, &b), &c), merged(&a, &merged(&b, &c)));
    }

    #[test]
    fn profiles_are_read_back_unchanged(changes in changes()) {
        let profiles = changed(&changes);
        let text = profiles.to_json();
        let again = Profiles::from_json(&text).expect("written profiles can be read");
        prop_assert_eq!(&again, &profiles);
        prop_assert_eq!(again.to_json(), text);
    }
}
