//! The explorer counts each game once, whatever way it took to a position, in the library and in collections.

use std::fs;
use std::path::Path;

use cannon_library::explorer::{CollectionBuilder, CollectionFault};
use cannon_library::search::cache::{CACHE_FILE, row_count};
use cannon_library::{Collection, CollectionError, Exploration, Library, Results};
use cannon_rules::any::AnyTimeline;
use cannon_rules::cannon::Ruleset;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{DrawReason, GameId, Outcome, Side, WinReason, splitmix};
use jiff::Timestamp;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::{age_files, temporary_folder};

/// The number of plies of each game that the collections of the tests count.
const PLIES: u32 = 20;

/// A game with these actions.
fn game(id: GameId, actions: &[&str]) -> AnyTimeline {
    let mut timeline = id.begin(None, None, HouseRules::NONE).expect("a game");
    for text in actions {
        let action = timeline.read_action(text).expect("an action");
        timeline.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    timeline
}

fn record_of(timeline: &AnyTimeline, result: Option<Outcome>) -> Record {
    let players = Players::untimed(Seat::Human, Seat::computer(3));
    Record { result, ..Record::from_timeline(timeline, players, Timestamp::UNIX_EPOCH) }
}

const SOUTH: Option<Outcome> = Some(Outcome::Win { side: Side::South, by: WinReason::Resignation });
const NORTH: Option<Outcome> = Some(Outcome::Win { side: Side::North, by: WinReason::Resignation });
const DRAWN: Option<Outcome> = Some(Outcome::Draw { by: DrawReason::Agreement });

/// Games of Cannon by name. The first two reach the same position after five plies by different ways, the mirrored game its mirror image.
const GAMES: [(&str, &[&str], Option<Outcome>); 6] = [
    ("one-way", &["@e1", "@f10", "a4-b5", "b7-a6", "c4-d5", "d7-c6"], SOUTH),
    ("other-way", &["@e1", "@f10", "c4-d5", "b7-a6", "a4-b5", "d7-c6"], NORTH),
    ("third-way", &["@e1", "@f10", "c4-d5", "b7-a6", "a4-b5", "h7-i6"], DRAWN),
    ("short", &["@e1", "@f10", "a4-b5"], None),
    ("other-town", &["@d1", "@f10", "a4-b5", "b7-a6"], NORTH),
    ("reaches-only", &["@e1", "@f10"], SOUTH),
];

fn folder_of_games() -> TempDir {
    let folder = temporary_folder();
    for (name, actions, result) in GAMES {
        let record = record_of(&game(GameId::Cannon, actions), result);
        fs::write(folder.path().join(format!("{name}.json")), record.to_json()).expect("written");
    }
    age_files(folder.path());
    folder
}

fn collection_of(min_games: u32) -> Result<Collection, CollectionFault> {
    let mut builder = CollectionBuilder::new(GameId::Cannon, PLIES);
    for (_, actions, result) in GAMES {
        let timeline = game(GameId::Cannon, actions);
        assert!(builder.add(&record_of(&timeline, result), &timeline));
    }
    builder.finish(min_games)
}

/// The actions of an exploration in notation, each with its games: wins of South, wins of North, draws and undecided games.
fn listed(timeline: &AnyTimeline, explored: &Exploration) -> Vec<String> {
    let text = |results: &Results| {
        let Results { south_wins, north_wins, draws, undecided } = results;
        format!("{south_wins} {north_wins} {draws} {undecided}")
    };
    let row = |(action, results)| format!("{}: {}", timeline.notation(action).expect("legal"), text(results));
    explored.actions.iter().map(|played| row((played.action, &played.results))).collect()
}

/// Asks the library and the collection of the same games, which must agree.
fn explored_by_both(actions: &[&str]) -> Vec<String> {
    let folder = folder_of_games();
    let timeline = game(GameId::Cannon, actions);
    let library = Library::open(folder.path()).expect("it opens");
    let in_library = library.explore(&timeline);
    assert_eq!(collection_of(1).expect("a collection").explore(&timeline), in_library);
    listed(&timeline, &in_library)
}

#[test]
fn games_are_counted_by_action_and_result_the_most_played_action_first() {
    assert_eq!(explored_by_both(&[]), ["@e1: 2 1 1 1", "@d1: 0 1 0 0"]);
    assert_eq!(explored_by_both(&["@e1", "@f10"]), ["a4-b5: 1 0 0 1", "c4-d5: 0 1 1 0"]);
    assert!(explored_by_both(&["@e1", "@e10"]).is_empty());
}

#[test]
fn games_that_reach_a_position_by_different_ways_are_counted_together() {
    for way in [["a4-b5", "b7-a6", "c4-d5"], ["c4-d5", "b7-a6", "a4-b5"]] {
        let actions = [&["@e1", "@f10"][..], &way].concat();
        assert_eq!(explored_by_both(&actions), ["d7-c6: 1 1 0 0", "h7-i6: 0 0 1 0"], "{way:?}");
    }
}

#[test]
fn mirror_images_are_other_positions() {
    let start = "4L5/10/10/l9/10/10/d9/10/10/4D5 d";
    let image = "5L4/10/10/9l/10/10/9d/10/10/5D4 d";
    let folder = temporary_folder();
    let mut played = GameId::Cannon.begin(None, Some(start), HouseRules::NONE).expect("a position");
    played.play(played.read_action("a4-a5").expect("an action")).expect("a legal action");
    fs::write(folder.path().join("game.json"), record_of(&played, SOUTH).to_json()).expect("written");
    let library = Library::open(folder.path()).expect("it opens");
    let begin = |text| GameId::Cannon.begin(None, Some(text), HouseRules::NONE).expect("a position");
    assert_eq!(library.explore(&begin(start)).total().south_wins, 1);
    assert!(library.explore(&begin(image)).actions.is_empty());
}

#[test]
fn variations_studies_deleted_games_and_other_games_are_not_counted() {
    let folder = folder_of_games();
    let start = game(GameId::Cannon, &[]);
    let mut branched = game(GameId::Cannon, &["@c1", "@f10"]);
    let root = branched.main_line()[0];
    branched.add_variation(root, branched.read_action_at(root, "@h1").expect("an action")).expect("legal");
    let branched = record_of(&branched, None);
    fs::write(folder.path().join("branched.json"), branched.to_json()).expect("written");
    let study = Record { study: true, ..record_of(&game(GameId::Cannon, &["@g1", "@f10"]), None) };
    fs::write(folder.path().join("study.json"), study.to_json()).expect("written");
    let mut tank = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game");
    tank.play(tank.actions()[0]).expect("a legal action");
    fs::write(folder.path().join("tank.json"), record_of(&tank, None).to_json()).expect("written");
    fs::write(folder.path().join("damaged.json"), "{").expect("written");
    let mut library = Library::open(folder.path()).expect("it opens");
    assert_eq!(listed(&start, &library.explore(&start)), ["@e1: 2 1 1 1", "@c1: 0 0 0 1", "@d1: 0 1 0 0"]);
    tank.go_to(0);
    assert_eq!(library.explore(&tank).total(), Results { undecided: 1, ..Results::default() });
    library.delete(&folder.path().join("other-town.json")).expect("deleted");
    assert_eq!(listed(&start, &library.explore(&start)), ["@e1: 2 1 1 1", "@c1: 0 0 0 1"]);
    let mut builder = CollectionBuilder::new(GameId::Cannon, PLIES);
    assert!(!builder.add(&study, &study.replay().expect("a game")), "a study");
    assert!(!builder.add(&record_of(&tank, None), &tank), "another game");
    assert!(builder.add(&branched, &branched.replay().expect("a game")));
    let collection = builder.finish(1).expect("a collection");
    assert_eq!(listed(&start, &collection.explore(&start)), ["@c1: 0 0 0 1"]);
}

#[test]
fn a_game_that_returns_to_a_position_counts_once_there() {
    let start = "4L5/10/7l2/7l2/7l2/10/2d7/2d7/2d7/4D5 d";
    let mut timeline = GameId::Cannon.begin(None, Some(start), HouseRules::NONE).expect("a position");
    // Both cannons shift forward and back.
    for text in ["c2-c5", "h8-h5", "c5-c2", "h5-h8", "c4-c5"] {
        timeline.play(timeline.read_action(text).expect("an action")).expect("a legal action");
    }
    assert_eq!(timeline.position_text_at(4), timeline.position_text_at(0));
    let record = record_of(&timeline, DRAWN);
    let folder = temporary_folder();
    fs::write(folder.path().join("game.json"), record.to_json()).expect("written");
    let mut builder = CollectionBuilder::new(GameId::Cannon, PLIES);
    builder.add(&record, &timeline);
    timeline.go_to(4);
    let explored = Library::open(folder.path()).expect("it opens").explore(&timeline);
    assert_eq!(listed(&timeline, &explored), ["c2>c5: 0 0 1 0"]);
    assert_eq!(builder.finish(1).expect("a collection").explore(&timeline), explored);
}

/// A game by the classic rules whose last action is illegal by other published rules, with the position before it by these rules.
fn game_with_an_action_illegal_elsewhere() -> (AnyTimeline, AnyTimeline) {
    let begin = |rules: &Ruleset, text: Option<&str>| {
        let rules = serde_json::to_value(rules).expect("JSON");
        GameId::Cannon.begin(Some(&rules), text, HouseRules::NONE).ok()
    };
    let [(_, classic), others @ ..] = Ruleset::PRESETS;
    for number in 0..50 {
        let mut timeline = begin(&classic, None).expect("published rules");
        for ply in 0..60 {
            let actions = timeline.actions();
            let text = timeline.position_text_at(timeline.ply());
            for other in others.iter().filter_map(|(_, rules)| begin(rules, Some(&text))) {
                let legal = other.actions();
                if let Some(&action) = actions.iter().find(|action| !legal.contains(action)) {
                    timeline.play(action).expect("a legal action");
                    return (timeline, other);
                }
            }
            if actions.is_empty() {
                break;
            }
            let choice = splitmix::hash(number, ply) as usize % actions.len();
            timeline.play(actions[choice]).expect("a legal action");
        }
    }
    panic!("the published rules allow the same actions");
}

#[test]
fn actions_that_the_rules_do_not_allow_are_left_out() {
    let folder = temporary_folder();
    let (mut timeline, other) = game_with_an_action_illegal_elsewhere();
    fs::write(folder.path().join("game.json"), record_of(&timeline, NORTH).to_json()).expect("written");
    timeline.go_to(timeline.ply() - 1);
    assert_eq!(timeline.position_text_at(timeline.ply()), other.position_text_at(0));
    let library = Library::open(folder.path()).expect("it opens");
    assert_eq!(library.explore(&timeline).total(), Results { north_wins: 1, ..Results::default() });
    assert!(library.explore(&other).actions.is_empty());
}

#[test]
fn games_are_prepared_in_parts_before_they_are_explored() {
    let folder = folder_of_games();
    let library = Library::open(folder.path()).expect("it opens");
    let files = library.unexplored(GameId::Cannon);
    assert_eq!((files.len(), library.unexplored(GameId::TankChess).len()), (GAMES.len(), 0));
    library.prepare_search(&files[..2]);
    assert_eq!(library.unexplored(GameId::Cannon), files[2..]);
    library.prepare_search(&files[2..]);
    assert!(library.unexplored(GameId::Cannon).is_empty());
    drop(library);
    let cache = fs::read(folder.path().join(CACHE_FILE)).expect("written");
    assert_eq!(row_count(&cache), Some(GAMES.len()));
    // The next program reads from the cache what it explores.
    let again = Library::open(folder.path()).expect("it opens");
    assert!(again.unexplored(GameId::Cannon).is_empty());
    let start = game(GameId::Cannon, &[]);
    assert_eq!(listed(&start, &again.explore(&start)), ["@e1: 2 1 1 1", "@d1: 0 1 0 0"]);
}

#[test]
fn a_collection_has_the_positions_of_enough_games_within_its_plies() {
    let five = collection_of(5).expect("a collection");
    // Five games place the town at e1, of the six from the start.
    assert_eq!((five.games(), five.positions()), (6, 2));
    assert_eq!(five.explore(&game(GameId::Cannon, &["@e1"])).total().games(), 5);
    assert!(five.explore(&game(GameId::Cannon, &["@e1", "@f10"])).actions.is_empty(), "four games");
    assert_eq!(collection_of(7), Err(CollectionFault::TooFewGames(7)));
    let mut builder = CollectionBuilder::new(GameId::Cannon, 1);
    let timeline = game(GameId::Cannon, GAMES[0].1);
    builder.add(&record_of(&timeline, None), &timeline);
    assert_eq!(builder.finish(1).expect("a collection").positions(), 1, "only the first ply");
}

fn written(folder: &Path, bytes: &[u8]) -> CollectionError {
    let path = folder.join("collection.bin");
    fs::write(&path, bytes).expect("written");
    Collection::read_of(GameId::Cannon, &path).expect_err("no collection")
}

fn fault_of(error: CollectionError) -> CollectionFault {
    match error {
        CollectionError::Unusable { fault, .. } => fault,
        CollectionError::Io { source, .. } => panic!("{source}"),
    }
}

#[test]
fn a_collection_survives_a_round_trip_and_damage_is_refused_with_the_reason() {
    let folder = temporary_folder();
    let collection = collection_of(1).expect("a collection");
    let path = Collection::file_in(folder.path(), GameId::Cannon);
    assert!(path.ends_with("explorer/cannon.bin"), "{path:?}");
    collection.write(&path).expect("written, with its folder");
    assert_eq!(Collection::read_of(GameId::Cannon, &path).expect("read"), collection);
    let whole = fs::read(&path).expect("there");
    let other = Collection::read_of(GameId::TankChess, &path).expect_err("another game");
    assert_eq!(fault_of(other), CollectionFault::OtherGame { found: GameId::Cannon, wanted: GameId::TankChess });
    assert_eq!(fault_of(written(folder.path(), b"")), CollectionFault::NoCollection);
    assert_eq!(fault_of(written(folder.path(), b"{\"game\": \"cannon\"}")), CollectionFault::NoCollection);
    let mut newer = whole.clone();
    newer[16] = 9;
    assert_eq!(fault_of(written(folder.path(), &newer)), CollectionFault::Version(9));
    for length in [16, 20, 28, whole.len() - 1] {
        assert_eq!(fault_of(written(folder.path(), &whole[..length])), CollectionFault::Damaged, "{length}");
    }
    let missing = Collection::read(&folder.path().join("missing.bin")).expect_err("no file");
    assert!(matches!(missing, CollectionError::Io { .. }));
    proptest!(ProptestConfig::with_cases(300), |(at in any::<prop::sample::Index>(), bit in 0..8_u8)| {
        let mut content = whole.clone();
        content[at.index(whole.len())] ^= 1 << bit;
        prop_assert!(Collection::from_bytes(&content).is_err());
    });
}
