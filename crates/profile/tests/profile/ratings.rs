//! Glicko-2: Glickman's example, and properties of all ratings.

use cannon_profile::glicko2::{OpponentRating, RatedResult, Rating, expected_score};
use proptest::prelude::*;

fn result(rating: f64, deviation: f64, score: f64) -> RatedResult {
    RatedResult { opponent: OpponentRating::new(rating, deviation), score }
}

#[test]
fn example_of_the_paper() {
    let results = [result(1400.0, 30.0, 1.0), result(1550.0, 100.0, 0.0), result(1700.0, 300.0, 0.0)];
    let after = Rating::new(1500.0, 200.0, 0.06).updated(&results, 1.0);
    // The paper rounds intermediate values to four digits.
    assert!((after.rating() - 1464.06).abs() < 0.02, "{after:?}");
    assert!((after.deviation() - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility() - 0.05999).abs() < 0.00001, "{after:?}");
}

#[test]
fn period_without_a_result_changes_only_the_deviation() {
    let before = Rating::new(1234.0, 60.0, 0.06);
    let after = before.updated(&[], 1.0);
    assert_eq!((after.rating(), after.volatility()), (before.rating(), before.volatility()));
    // √(60² + (173.7178 · 0.06)²)
    assert!((after.deviation() - 60.898).abs() < 0.001, "{after:?}");
    let year = before.after_days(365.0);
    assert!((year.deviation() - 110.0).abs() < 0.5, "{year:?}");
    assert_eq!(before.after_days(1e9).deviation(), 350.0);
    assert_eq!(before.after_days(-5.0), before.after_days(0.0));
}

#[test]
fn values_that_are_no_numbers_are_a_new_players() {
    assert_eq!(Rating::new(f64::NAN, f64::NAN, f64::NAN), Rating::default());
    let extreme = Rating::new(f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY);
    assert_eq!((extreme.rating(), extreme.deviation(), extreme.volatility()), (4000.0, 45.0, 0.1));
    assert_eq!(OpponentRating::new(f64::NAN, f64::NAN), OpponentRating::new(1000.0, 350.0));
}

#[test]
fn surprising_results_raise_the_volatility() {
    let mut rating = Rating::new(1000.0, 50.0, 0.06);
    let expected = rating.after_result(result(1000.0, 50.0, 1.0), 0.0);
    assert!(expected.volatility() <= 0.06, "{expected:?}");
    for _ in 0..5 {
        rating = rating.after_result(result(2600.0, 50.0, 1.0), 0.0);
    }
    assert!(rating.volatility() > 0.06, "{rating:?}");
}

#[test]
fn rating_approaches_the_strength_of_a_player() {
    // A player who scores as a player with the rating 1700 does, with results spread evenly.
    let mut rating = Rating::default();
    let strength = Rating::new(1700.0, 45.0, 0.06);
    let mut owed = 0.0;
    for number in 0..200 {
        let opponent = OpponentRating::new(f64::from(1400 + number % 7 * 100), 50.0);
        owed += expected_score(strength, opponent);
        let score = if owed >= 0.5 { 1.0 } else { 0.0 };
        owed -= score;
        rating = rating.after_result(RatedResult { opponent, score }, 0.1);
    }
    assert!((rating.rating() - 1700.0).abs() < 60.0, "{rating:?}");
    assert!(rating.deviation() < 70.0, "{rating:?}");
}

fn ratings() -> impl Strategy<Value = Rating> {
    (0.0..4000.0_f64, 45.0..350.0_f64, 0.01..0.1_f64).prop_map(|(r, d, v)| Rating::new(r, d, v))
}

fn opponents() -> impl Strategy<Value = OpponentRating> {
    (0.0..4000.0_f64, 0.0..500.0_f64).prop_map(|(rating, deviation)| OpponentRating::new(rating, deviation))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ratings_stay_within_bounds_and_follow_the_result(
        before in ratings(), opponent in opponents(), days in 0.0..5000.0_f64,
    ) {
        let [lost, drawn, won] = [0.0, 0.5, 1.0].map(|score| before.after_result(RatedResult { opponent, score }, days));
        for after in [lost, drawn, won] {
            prop_assert!((0.0..=4000.0).contains(&after.rating()), "{:?}", after);
            prop_assert!((45.0..=350.0).contains(&after.deviation()), "{:?}", after);
            prop_assert!((0.01..=0.1).contains(&after.volatility()), "{:?}", after);
        }
        prop_assert!(won.rating() >= before.rating() && lost.rating() <= before.rating());
        prop_assert!(lost.rating() <= drawn.rating() && drawn.rating() <= won.rating());
    }

    #[test]
    fn results_make_a_rating_more_certain_than_waiting(before in ratings(), opponent in opponents()) {
        let after = before.after_result(RatedResult { opponent, score: 0.5 }, 0.0);
        prop_assert!(after.deviation() <= before.deviation() + 1e-9, "{:?} {:?}", before, after);
    }

    #[test]
    fn expected_scores_are_shares_and_add_up(a in ratings(), b in ratings()) {
        let sum = expected_score(a, b.as_opponent()) + expected_score(b, a.as_opponent());
        prop_assert!((sum - 1.0).abs() < 1e-4, "{}", sum);
        prop_assert!((0.0..=1.0).contains(&expected_score(a, b.as_opponent())));
        prop_assert_eq!(expected_score(a, b.as_opponent()) > 0.5, a.rating() > b.as_opponent().rating());
    }
}
