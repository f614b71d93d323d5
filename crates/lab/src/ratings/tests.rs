//! Tests of the ratings on results with known answers.

use super::crosstable::Crosstable;
use super::error::RatingsError;
use super::fit::{Rating, expected_score};
use super::results::{Entrant, MatchResults};
use super::{DEFAULT_ANCHOR_RATING, RatingTable};
use cannon_cli::match_runner::{WinDrawLoss, Z_95};
use cannon_engine::rng::SeededRng;

fn entrant(spec: &str) -> Entrant {
    Entrant { spec: spec.to_owned(), limits: String::new() }
}

/// A match of two players with the wins, draws and losses of the first player.
fn results(first: &str, second: &str, [wins, draws, losses]: [u64; 3]) -> MatchResults {
    MatchResults { players: [first, second].map(entrant), score: WinDrawLoss { wins, draws, losses } }
}

fn rate(results: &[MatchResults], anchor: Option<(&str, f64)>) -> RatingTable {
    RatingTable::new(Crosstable::new(results), anchor).expect("ratings")
}

fn rating_of(table: &RatingTable, name: &str) -> Rating {
    table.player_lines().iter().find(|line| line.name == name).expect("the player").rating
}

fn assert_close(number: f64, expected: f64, tolerance: f64) {
    assert!((number - expected).abs() <= tolerance, "{number} is not {expected}");
}

/// Plays games of players with these ratings at random, each against the three next players.
fn play_round(strengths: &[f64], games: u64, seed: u64) -> Vec<MatchResults> {
    let mut rng = SeededRng::new(&[seed]);
    let mut round = Vec::new();
    for first in 0..strengths.len() {
        for second in first + 1..strengths.len().min(first + 4) {
            let expected = expected_score(strengths[first], strengths[second]);
            let wins = (0..games).filter(|_| (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 <= expected).count();
            let wins = wins as u64;
            round.push(results(&first.to_string(), &second.to_string(), [wins, 0, games - wins]));
        }
    }
    round
}

#[test]
fn intervals_have_the_true_ratings_in_95_of_100_cases() {
    let strengths: Vec<f64> = (0..10).map(|player| f64::from(player * player) * 15.0 + 1000.0).collect();
    let (mut inside, mut all) = (0, 0);
    for seed in 0..60 {
        let table = rate(&play_round(&strengths, 200, seed), Some(("0", 1000.0)));
        for (player, &strength) in strengths.iter().enumerate().skip(1) {
            let rating = rating_of(&table, &player.to_string());
            assert!((10.0..120.0).contains(&rating.interval), "{rating:?}");
            inside += usize::from((rating.elo - strength).abs() <= rating.interval);
            all += 1;
        }
    }
    assert!((0.92..0.98).contains(&(f64::from(inside as u32) / f64::from(all))), "{inside} of {all}");
}

#[test]
fn exact_scores_give_the_exact_ratings() {
    // A score of 3 : 1 is 190.85 Elo. The odds of two such differences multiply, so that a score of 9 : 1 is twice as much.
    let round = [results("a", "b", [300, 0, 100]), results("b", "c", [300, 0, 100]), results("a", "c", [360, 0, 40])];
    let table = rate(&round, Some(("c", 0.0)));
    for (name, elo) in [("a", 381.697), ("b", 190.849), ("c", 0.0)] {
        assert_close(rating_of(&table, name).elo, elo, 1e-3);
    }
    let pairs = table.pair_lines();
    assert_eq!(pairs.iter().map(|line| line.names).collect::<Vec<_>>(), [["a", "b"], ["a", "c"], ["b", "c"]]);
    for (line, percent) in pairs.iter().zip([75.0, 90.0, 75.0]) {
        assert_close(line.percent, percent, 1e-9);
        assert_close(line.expected_percent, percent, 1e-6);
    }
}

#[test]
fn two_players_have_the_elo_difference_of_their_score() {
    let table = rate(&[results("a", "b", [60, 20, 20]), results("b", "a", [10, 10, 80])], Some(("b", 1500.0)));
    // 140 wins and 30 draws in 200 games; the information of a game is the product of the expected scores.
    let share: f64 = 155.0 / 200.0;
    let rating = rating_of(&table, "a");
    assert_close(rating.elo, 1500.0 + 400.0 * (share / (1.0 - share)).log10(), 1e-6);
    let error = (200.0 * share * (1.0 - share)).sqrt().recip() * 400.0 / std::f64::consts::LN_10;
    assert_close(rating.interval, Z_95 * error, 1e-6);
    assert_eq!(rating_of(&table, "b"), Rating { elo: 1500.0, interval: 0.0 });
    let lines = table.player_lines();
    assert_eq!(lines.iter().map(|line| (line.name, line.games)).collect::<Vec<_>>(), [("a", 200), ("b", 200)]);
    assert_close(lines[0].percent, 77.5, 1e-9);
    assert_eq!(lines[0].virtual_draws, 0.0);
}

#[test]
fn player_with_only_wins_or_losses_has_one_virtual_draw() {
    let table = rate(&[results("a", "b", [10, 0, 0])], Some(("b", 0.0)));
    assert_close(rating_of(&table, "a").elo, 400.0 * (10.5_f64 / 0.5).log10(), 1e-6);
    // The draw is spread over both opponents by the number of games. The other players need no draws among themselves.
    let round = [results("a", "b", [30, 0, 0]), results("c", "a", [0, 0, 10]), results("b", "c", [7, 0, 3])];
    let table = rate(&round, None);
    let draws: Vec<([&str; 2], f64)> = table.virtual_draws().collect();
    assert_eq!(draws, [(["a", "b"], 0.75), (["a", "c"], 0.25)]);
    let [a, b, c] = ["a", "b", "c"].map(|name| rating_of(&table, name));
    assert!(a.elo > b.elo + 300.0 && b.elo > c.elo + 50.0 && b.interval.is_finite(), "{a:?} {b:?} {c:?}");
    let loser = rate(&[results("a", "b", [5, 0, 5]), results("a", "c", [10, 0, 0])], None);
    assert_close(rating_of(&loser, "c").elo, DEFAULT_ANCHOR_RATING - 400.0 * (10.5_f64 / 0.5).log10(), 1e-6);
    assert_close(rating_of(&loser, "b").elo, DEFAULT_ANCHOR_RATING, 1e-6);
}

#[test]
fn group_that_lost_no_game_outside_has_finite_ratings() {
    // Every player has won and lost games, but the pair a, b lost none against the pair c, d.
    let round = [
        results("a", "b", [6, 0, 4]),
        results("c", "d", [6, 0, 4]),
        results("a", "c", [10, 0, 0]),
        results("d", "b", [0, 0, 30]),
    ];
    let table = rate(&round, Some(("d", 0.0)));
    assert_eq!(table.virtual_draws().collect::<Vec<_>>(), [(["a", "c"], 0.25), (["b", "d"], 0.75)]);
    let [a, b, c] = ["a", "b", "c"].map(|name| rating_of(&table, name));
    assert!(a.elo < 2000.0 && b.elo > c.elo + 300.0 && a.interval < 1000.0, "{a:?} {b:?} {c:?}");
}

#[test]
fn anchor_moves_all_ratings_alike() {
    let round = play_round(&[1000.0, 1100.0, 1300.0, 1350.0, 1600.0], 50, 3);
    let [first, other] = [None, Some(("3", -70.0))].map(|anchor| rate(&round, anchor));
    assert_eq!(rating_of(&first, "0"), Rating { elo: DEFAULT_ANCHOR_RATING, interval: 0.0 });
    assert_eq!(rating_of(&other, "3"), Rating { elo: -70.0, interval: 0.0 });
    let shift = -70.0 - rating_of(&first, "3").elo;
    for player in ["0", "1", "2", "3", "4"] {
        assert_close(rating_of(&other, player).elo, rating_of(&first, player).elo + shift, 1e-4);
    }
    // The interval is the interval of the difference of the two players.
    assert_close(rating_of(&other, "0").interval, rating_of(&first, "3").interval, 1e-4);
}

#[test]
fn players_that_cannot_be_rated_are_named() {
    let rate = |results: &[MatchResults], anchor| RatingTable::new(Crosstable::new(results), anchor).err();
    let round = [results("a", "b", [1, 0, 1]), results("c", "d", [1, 0, 1])];
    let unconnected = |anchor: &str, players: [&str; 2]| {
        Some(RatingsError::Unconnected { anchor: anchor.to_owned(), players: players.map(str::to_owned).to_vec() })
    };
    assert_eq!(rate(&round, None), unconnected("a", ["c", "d"]));
    assert_eq!(rate(&round, Some(("d", 0.0))), unconnected("d", ["a", "b"]));
    let players = ["a", "b"].map(str::to_owned).to_vec();
    let unknown = RatingsError::UnknownAnchor { anchor: "e".to_owned(), players };
    assert_eq!(rate(&round[..1], Some(("e", 0.0))), Some(unknown));
    // A match without games does not connect, and neither do games of a player against itself.
    for empty in [results("b", "c", [0, 0, 0]), results("e", "e", [5, 0, 5])] {
        assert_eq!(rate(&[&round[..], &[empty]].concat(), None), unconnected("a", ["c", "d"]));
    }
    assert_eq!(rate(&[results("e", "e", [5, 0, 5])], None), Some(RatingsError::NoGames));
    assert_eq!(rate(&[], None), Some(RatingsError::NoGames));
}

#[test]
fn limits_are_named_where_a_player_has_several() {
    let [mut slow, mut fast] = [results("a", "b", [2, 0, 1]), results("a", "c", [2, 0, 1])];
    slow.players[0].limits = "nodes:1000".to_owned();
    fast.players[0].limits = "ms:5".to_owned();
    slow.players[1].limits = "nodes:1000".to_owned();
    let names = |results: &[MatchResults]| Crosstable::new(results).names;
    assert_eq!(names(&[slow.clone(), fast.clone()]), ["a (nodes:1000)", "b", "a (ms:5)", "c"]);
    fast.players[0].limits = String::new();
    assert_eq!(names(&[slow.clone(), fast]), ["a (nodes:1000)", "b", "a", "c"]);
    assert_eq!(names(&[slow]), ["a", "b"]);
}
