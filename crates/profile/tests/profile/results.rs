//! Results of games: from records, their counts, ratings, streaks and advice.

use std::time::Duration;

use cannon_profile::computer_ratings::level_rating;
use cannon_profile::{
    Advice, GameResult, NoGameResult, Opponent, OpponentRating, POSITION, PlayerResult, Profile, Profiles,
    SCHEME_PREFIX, Tally,
};
use cannon_rules::record::{Player, Players, Record, Seat, TimeControl};
use cannon_rules::tank_chess::styles::FOX;
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason};
use serde_json::json;

use crate::aid::{at, game};
use PlayerResult::{Drawn, Lost, Won};

/// A record of a game under rules with a result.
fn record(game: GameId, ruleset: Option<serde_json::Value>, players: Players, result: Option<Outcome>) -> Record {
    let timeline = game.begin(ruleset.as_ref(), None, HouseRules::default()).expect("a game begins");
    Record { result, ..Record::from_timeline(&timeline, players, at(0)) }
}

fn against(seat: Seat) -> Players {
    Players::untimed(Seat::Human, seat)
}

fn with_profile(use_it: impl FnOnce(&mut Profile)) {
    let mut profiles = Profiles::default();
    let id = profiles.add("Anna", at(-10)).expect("added");
    use_it(profiles.get_mut(id).expect("there"));
}

#[test]
fn result_of_a_record() {
    let won = Some(Outcome::Win { side: Side::South, by: WinReason::Resignation });
    let players = against(Seat::Computer { level: 4, style: FOX });
    let finished = record(GameId::TankChess, None, players, won);
    let result = |record: &Record, side| GameResult::from_record(record, side, None, at(70), Duration::from_secs(65));
    let expected = GameResult {
        game: "tank-chess".to_owned(),
        started: at(0),
        ended: at(70),
        side: Side::South,
        opponent: Opponent::Computer { level: 4, style: "fox".to_owned() },
        result: Won,
        rules: "standard".to_owned(),
        board: Some("basic-16".to_owned()),
        seconds: 65,
        rated: true,
    };
    assert_eq!(result(&finished, Side::South), Ok(expected.clone()));
    assert_eq!(result(&finished, Side::North), Err(NoGameResult::NoPerson(Side::North)));
    let unfinished = Record { result: None, ..finished.clone() };
    assert_eq!(result(&unfinished, Side::South), Err(NoGameResult::NotFinished));
    let position = Record { start: Some("a position".to_owned()), ..finished.clone() };
    let from_position = GameResult { board: Some(POSITION.to_owned()), rated: false, ..expected.clone() };
    assert_eq!(result(&position, Side::South), Ok(from_position));
    let scheme = Record { scheme: Some("Hill".to_owned()), ..position };
    let board = Some(format!("{SCHEME_PREFIX}Hill"));
    assert_eq!(result(&scheme, Side::South), Ok(GameResult { board, rated: false, ..expected }));
}

#[test]
fn both_people_of_a_hot_seat_game_have_a_result() {
    let lost = Some(Outcome::Win { side: Side::North, by: WinReason::NoAction });
    let mut players = against(Seat::Human);
    players.north.name = Some("Ben".to_owned());
    let finished = record(GameId::Cannon, Some(json!(cannon_rules::cannon::Ruleset::IGG)), players, lost);
    let ben = OpponentRating::new(1234.0, 99.0);
    let result = |side, rating| {
        GameResult::from_record(&finished, side, rating, at(70), Duration::from_secs(65)).expect("a result")
    };
    let south = result(Side::South, Some(ben));
    assert_eq!((south.result, south.rules.as_str(), south.board.as_deref()), (Lost, "igg", None));
    assert_eq!(south.opponent, Opponent::Person { name: Some("Ben".to_owned()), rating: Some(ben) });
    assert_eq!(south.rated_opponent(), Some(ben));
    let north = result(Side::North, None);
    assert_eq!((north.result, north.rated_opponent()), (Won, None));
    let drawn = Record { result: Some(Outcome::Draw { by: DrawReason::Agreement }), ..finished.clone() };
    let result = GameResult::from_record(&drawn, Side::North, None, at(70), Duration::ZERO).expect("a result");
    assert_eq!(result.result, Drawn);
}

#[test]
fn results_are_counted_by_opponent_side_rules_and_board() {
    with_profile(|profile| {
        profile.record_game(game(1000, 3, Won));
        profile.record_game(GameResult { side: Side::North, rules: "igg".to_owned(), ..game(2000, 3, Lost) });
        let person = Opponent::Person { name: None, rating: None };
        profile.record_game(GameResult { opponent: person, ..game(3000, 0, Drawn) });
        let board = Some("skirmish".to_owned());
        profile.record_game(GameResult { game: "tank-chess".to_owned(), board, ..game(4000, 5, Won) });
        let summary = profile.game(GameId::Cannon);
        assert_eq!(summary.total, Tally { won: 1, drawn: 1, lost: 1 });
        assert_eq!(summary.by_level[&3], Tally { won: 1, drawn: 0, lost: 1 });
        assert_eq!(summary.by_style["plain"].games(), 2);
        assert_eq!(summary.people, Tally { won: 0, drawn: 1, lost: 0 });
        assert_eq!(summary.by_side[&Side::North], Tally { won: 0, drawn: 0, lost: 1 });
        assert_eq!((summary.by_rules["classic"].games(), summary.by_rules["igg"].games()), (2, 1));
        assert!(summary.by_board.is_empty());
        assert_eq!(profile.game(GameId::TankChess).by_board["skirmish"].won, 1);
        assert_eq!((summary.seconds, profile.seconds_at_board()), (1800, 2400));
    });
}

#[test]
fn rating_follows_rated_games_only() {
    with_profile(|profile| {
        profile.record_game(GameResult { rated: false, ..game(1000, 9, Won) });
        let guest = Opponent::Person { name: None, rating: None };
        profile.record_game(GameResult { opponent: guest, ..game(2000, 0, Won) });
        assert_eq!(profile.game(GameId::Cannon).rating.curve(), []);
        profile.record_game(game(3000, 5, Won));
        profile.record_game(game(4000, 5, Lost));
        let history = &profile.game(GameId::Cannon).rating;
        let [first, second] = history.curve() else { panic!("{history:?}") };
        assert!(first.rating > 1200.0 && second.rating < first.rating, "{history:?}");
        assert_eq!((second.time, second.rating), (at(4000), history.current().rating()));
        assert!(history.at(at(4000 + 86_400 * 365)).deviation() > history.current().deviation() + 1.0);
    });
}

#[test]
fn game_counts_once_with_its_first_result() {
    with_profile(|profile| {
        assert!(profile.record_game(game(1000, 3, Lost)));
        assert!(!profile.record_game(game(1000, 3, Lost)));
        let replayed = GameResult { ended: at(1100), ..game(1000, 3, Won) };
        assert!(!profile.record_game(replayed), "the lost game was taken back and won");
        assert_eq!(profile.game(GameId::Cannon).total, Tally { won: 0, drawn: 0, lost: 1 });
    });
}

#[test]
fn order_of_recording_does_not_matter() {
    let games: Vec<GameResult> =
        [Won, Won, Lost, Won, Drawn, Won].into_iter().zip(1..).map(|(result, n)| game(n * 1000, 4, result)).collect();
    with_profile(|profile| {
        games.iter().for_each(|game| assert!(profile.record_game(game.clone())));
        let in_order = profile.game(GameId::Cannon).clone();
        assert_eq!((in_order.streak.longest, in_order.streak.current), (2, 1));
        with_profile(|other| {
            games.iter().rev().for_each(|game| assert!(other.record_game(game.clone())));
            assert_eq!(*other.game(GameId::Cannon), in_order);
        });
    });
}

#[test]
fn advice_follows_the_last_games_against_the_last_level() {
    let advice = |results: &[(i8, PlayerResult)]| {
        let mut advice = None;
        with_profile(|profile| {
            for (number, &(level, result)) in (1..).zip(results) {
                profile.record_game(game(number * 1000, level, result));
            }
            advice = profile.advice(GameId::Cannon);
        });
        advice
    };
    assert_eq!(advice(&[]), None);
    assert_eq!(advice(&[(3, Won); 7]), None);
    let higher = |won, games| Some(Advice::TryHigher { won, games, level: 3, next: 4 });
    assert_eq!(advice(&[(3, Won); 8]), higher(8, 8));
    let long_ago = [[(3, Lost); 9].as_slice(), &[(3, Won); 8], &[(3, Drawn), (3, Lost)]].concat();
    assert_eq!(advice(&long_ago), higher(8, 10));
    assert_eq!(advice(&[&[(3, Won); 8][..], &[(4, Lost)]].concat()), None, "the next level was tried");
    assert_eq!(advice(&[(14, Won); 10]), None, "there is no higher level");
    let hard = [[(3, Lost); 6].as_slice(), &[(3, Won); 2], &[(3, Drawn); 2]].concat();
    assert_eq!(advice(&hard), Some(Advice::TryLower { won: 2, games: 10, level: 3, next: 2 }));
    assert_eq!(advice(&[(-1, Lost); 10]), None, "there is no lower level");
    assert_eq!(advice(&[(127, Lost); 10]), None, "there is no such level");
}

#[test]
fn suitable_level_is_the_easiest_one_before_a_victory_and_the_nearest_one_later() {
    let suitable = |results: &[(i8, PlayerResult)], rated: bool| {
        let mut level = None;
        with_profile(|profile| {
            for (number, &(level, result)) in (1..).zip(results) {
                profile.record_game(GameResult { rated, ..game(number * 1000, level, result) });
            }
            level = Some(profile.suitable_level(GameId::Cannon, at(100_000)));
            assert_eq!(profile.suitable_level(GameId::TankChess, at(100_000)), -1, "each game has its own");
        });
        level.expect("a level")
    };
    assert_eq!(suitable(&[], true), -1);
    assert_eq!(suitable(&[(-1, Lost); 5], true), -1);
    assert_eq!(suitable(&[(3, Lost), (3, Drawn)], true), -1, "nobody has been beaten");
    assert_eq!(suitable(&[(-1, Won)], true), 0, "the next one");
    assert_eq!(suitable(&[(-1, Won)], false), 0, "without a rating, too");
    assert_eq!(suitable(&[(5, Won), (2, Won)], false), 6, "above the strongest one that was beaten");
    assert_eq!(suitable(&[(14, Won)], false), 14, "nobody is above the last one");
    assert_eq!(suitable(&[(127, Won)], false), -1, "there is no such level");
    let rating = |level| level_rating(GameId::Cannon, level).expect("a level");
    let close = suitable(&[[(7, Won), (7, Lost)]; 10].concat(), true);
    assert_eq!(close, 7, "an equal opponent, whose rating is {}", rating(7));
}

#[test]
fn accuracy_is_the_mean_of_the_last_reviews() {
    with_profile(|profile| {
        assert_eq!(profile.average_accuracy(GameId::Cannon), None);
        profile.record_accuracy(GameId::Cannon, at(0), Side::South, 80.0, at(10));
        profile.record_accuracy(GameId::Cannon, at(1), Side::South, 60.0, at(11));
        assert_eq!(profile.average_accuracy(GameId::Cannon), Some(70.0));
        profile.record_accuracy(GameId::Cannon, at(0), Side::South, 90.0, at(12));
        profile.record_accuracy(GameId::TankChess, at(0), Side::South, 10.0, at(13));
        assert_eq!(profile.average_accuracy(GameId::Cannon), Some(75.0));
    });
}

#[test]
fn last_game_is_offered_without_its_actions() {
    with_profile(|profile| {
        assert_eq!(profile.last_game(), None);
        let players = Players {
            south: Player { remaining_ms: Some(5), ..Player::new(Seat::Human, TimeControl::minutes(5, 3)) },
            north: Player::new(Seat::computer(7), TimeControl::None),
        };
        let lost = Some(Outcome::Win { side: Side::North, by: WinReason::Time });
        profile.remember_game(&record(GameId::TankChess, Some(json!({ "board": "skirmish" })), players, lost), at(5));
        let last = profile.last_game().expect("remembered");
        assert_eq!((last.game, &last.ruleset["board"]), (GameId::TankChess, &json!("skirmish")));
        assert_eq!((last.result, last.players.south.remaining_ms), (None, Some(300_000)));
        assert_eq!(last.players.north.seat, Seat::computer(7));
    });
}

#[test]
fn help_is_remembered_for_the_latest_games() {
    let mut profiles = Profiles::default();
    let id = profiles.add("Ada", at(0)).expect("a new name");
    let profile = profiles.get_mut(id).expect("there");
    (0..600).for_each(|second| profile.mark_helped(at(second)));
    profile.reset(at(1000));
    let mut read = Profiles::from_json(&profiles.to_json()).expect("readable");
    let of = |profiles: &Profiles, second: i64| profiles.get(id).is_some_and(|profile| profile.had_help(at(second)));
    assert!(of(&read, 599) && of(&read, 100) && !of(&read, 99) && !of(&read, 600));
    let mut other = read.clone();
    other.get_mut(id).expect("there").mark_helped(at(700));
    read.merge(other);
    assert!(of(&read, 700) && of(&read, 101) && !of(&read, 100), "the bound holds after a merge as well");
}
