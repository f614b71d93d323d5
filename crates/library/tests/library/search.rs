//! Search inside games finds exactly the games that have what is sought, whatever happens to its cache.

use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use cannon_library::search::cache::{CACHE_FILE, row_count};
use cannon_library::{Filter, Library, MaterialFilter, OpeningFilter, PositionFilter, SearchError};
use cannon_rules::any::AnyTimeline;
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::{HouseRules, NodeId, Notes};
use cannon_rules::{GameId, splitmix};
use jiff::Timestamp;
use proptest::prelude::*;
use tempfile::TempDir;

use crate::{age_files, temporary_folder};

/// Number of games in the folder of the searches by position.
const GAMES: u64 = 200;
/// Number of actions of the games.
const PLIES: usize = 14;
/// Number of actions of the mirror images of games.
const MIRRORED_PLIES: usize = 6;
/// Number of actions from which the games choose. Few, so that different games reach the same positions.
const CHOICES: usize = 3;

/// A position text mirrored from left to right, letter by letter. The board has no remarks about places.
pub(crate) fn mirrored(text: &str) -> String {
    let (board, rest) = text.split_once(' ').expect("a position text");
    let ranks: Vec<String> = board.split('/').map(mirrored_rank).collect();
    format!("{} {rest}", ranks.join("/"))
}

/// A rank from the other end. Its parts are numbers, letters with a direction behind them, and terrain with brackets behind it.
fn mirrored_rank(rank: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let is_of_part = |part: &str, letter: char| {
        let is_number = part.chars().all(|letter| letter.is_ascii_digit());
        let is_open = part.contains('(') && !part.contains(')');
        let is_unit = part.chars().all(|letter| letter.is_ascii_alphabetic());
        is_open || letter == '(' || (is_number && letter.is_ascii_digit()) || (is_unit && "NESW".contains(letter))
    };
    for letter in rank.chars() {
        match parts.last_mut() {
            Some(part) if is_of_part(part, letter) => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
    }
    let turned = |letter| match letter {
        'E' => 'W',
        'W' => 'E',
        other => other,
    };
    parts.iter().rev().flat_map(|part| part.chars().map(turned)).collect()
}

pub(crate) fn text_of(timeline: &AnyTimeline, node: NodeId) -> String {
    timeline.position_text_of(node).expect("a node")
}

/// A game with variations. Every third game of a kind is the mirror image of the game before it, with its variations left out.
pub(crate) fn random_game(number: u64) -> AnyTimeline {
    let id = GameId::ALL[number as usize % GameId::ALL.len()];
    let mut timeline = id.begin(None, None, HouseRules::NONE).expect("a game begins");
    for ply in 0..PLIES {
        let actions = timeline.actions();
        if actions.is_empty() {
            break;
        }
        let step = (actions.len() / CHOICES).max(1);
        let choice = splitmix::hash(number, ply as u64) as usize % CHOICES * step % actions.len();
        timeline.play(actions[choice]).expect("a legal action");
    }
    for branch in 0..number % 4 {
        let ply = splitmix::hash(number, 100 + branch) as usize % timeline.last_ply();
        let mut node = timeline.node_at(ply).expect("a ply");
        for step in 0..3 {
            let text = text_of(&timeline, node);
            let there = id.begin(None, Some(&text), HouseRules::NONE).expect("a position");
            let actions = there.actions();
            if actions.is_empty() {
                break;
            }
            let choice = splitmix::hash(number, 200 + 10 * branch + step) as usize % actions.len();
            node = timeline.add_variation(node, actions[choice]).expect("a legal action");
        }
    }
    timeline
}

/// The mirror image of a game: its start and its actions are mirrored.
fn mirror_image(game: &AnyTimeline) -> AnyTimeline {
    let start = mirrored(&game.position_text_at(0));
    let mut timeline = game.game().begin(None, Some(&start), HouseRules::NONE).expect("a position");
    for ply in 1..=game.last_ply().min(MIRRORED_PLIES) {
        let wanted = mirrored(&game.position_text_at(ply));
        let leads_there = |action: &_| {
            let mut after = timeline.clone();
            after.play(*action).is_ok() && after.position_text_at(ply) == wanted
        };
        let action =
            timeline.actions().into_iter().find(leads_there).expect("the rules are the same on the mirrored board");
        timeline.play(action).expect("a legal action");
    }
    timeline
}

fn record(timeline: &AnyTimeline, number: u64) -> Record {
    let players = Players::untimed(Seat::Human, Seat::computer(3));
    Record::from_timeline(timeline, players, Timestamp::from_second(number as i64 * 60).expect("a time"))
}

fn write(folder: &Path, name: &str, record: &Record) {
    fs::write(folder.join(format!("{name}.json")), record.to_json()).expect("written");
}

/// The names of the games that pass a filter.
fn found(library: &Library, filter: &Filter) -> BTreeSet<String> {
    let stem = |file: &Path| file.file_stem().expect("a name").to_string_lossy().into_owned();
    library.list(filter).iter().map(|game| stem(&game.file)).collect()
}

fn by_position(game: GameId, text: &str, is_mirrored: bool) -> Filter {
    let position = PositionFilter::read(None, text, is_mirrored).expect("a position text");
    assert_eq!(position.game(), game);
    Filter { position: Some(position), ..Filter::default() }
}

/// A folder with games, and the texts of all positions of each.
fn folder_of_games() -> (TempDir, HashMap<String, BTreeSet<String>>) {
    let folder = temporary_folder();
    let mut positions = HashMap::new();
    for number in 0..GAMES {
        // Games 0 and 1 of each five are followed by their mirror images, games 2 and 3.
        let timeline = match number % 5 {
            2 | 3 => mirror_image(&random_game(number - 2)),
            _ => random_game(number),
        };
        write(folder.path(), &number.to_string(), &record(&timeline, number));
        let mut nodes = vec![NodeId::ROOT];
        let mut texts = BTreeSet::new();
        while let Some(node) = nodes.pop() {
            texts.insert(text_of(&timeline, node));
            nodes.extend(timeline.children(node));
        }
        positions.insert(number.to_string(), texts);
    }
    age_files(folder.path());
    (folder, positions)
}

#[test]
fn a_search_by_position_finds_exactly_the_games_whose_replay_reaches_it() {
    let (folder, positions) = folder_of_games();
    let library = Library::open(folder.path()).expect("it opens");
    let all: Vec<&String> = positions.values().flatten().collect::<BTreeSet<_>>().into_iter().collect();
    assert!(all.len() > 1000, "the games are different");
    let reaching = |wanted: &[&str]| -> BTreeSet<String> {
        let reaches = |texts: &BTreeSet<String>| wanted.iter().any(|text| texts.contains(*text));
        positions.iter().filter(|(_, texts)| reaches(texts)).map(|(name, _)| name.clone()).collect()
    };
    let game_of = |text: &str| if text.split('/').count() == 10 { GameId::Cannon } else { GameId::TankChess };
    let (shared, only_mirrored) = (Cell::new(0), Cell::new(0));
    proptest!(ProptestConfig::with_cases(400), |(index in any::<prop::sample::Index>(), turn in any::<bool>())| {
        let text = index.get(&all).as_str();
        let image = mirrored(text);
        let (text, image) = if turn { (image.as_str(), text) } else { (text, image.as_str()) };
        let game = game_of(text);
        let exact = found(&library, &by_position(game, text, false));
        prop_assert_eq!(&exact, &reaching(&[text]));
        let both = found(&library, &by_position(game, text, true));
        prop_assert_eq!(&both, &reaching(&[text, image]));
        shared.set(shared.get() + usize::from(exact.len() > 1));
        only_mirrored.set(only_mirrored.get() + usize::from(both.len() > exact.len()));
    });
    assert!(shared.get() > 10 && only_mirrored.get() > 10, "{shared:?} {only_mirrored:?}");
}

#[test]
fn spaces_and_other_freedoms_of_a_position_text_make_no_difference() {
    let folder = temporary_folder();
    write(folder.path(), "cannon", &record(&random_game(0), 0));
    let library = Library::open(folder.path()).expect("it opens");
    let start = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game").position_text_at(0);
    let spread = format!("  {} ", start.replace("/10/", "/55/").replace(' ', "   "));
    assert_eq!(found(&library, &by_position(GameId::Cannon, &spread, false)).len(), 1);
    let other_side = start.replace(" d", " l");
    assert!(found(&library, &by_position(GameId::Cannon, &other_side, false)).is_empty(), "the side to move counts");
}

/// A game of Cannon with these actions.
fn cannon_game(actions: &[&str]) -> AnyTimeline {
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    for text in actions {
        let action = timeline.read_action(text).expect("an action");
        timeline.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    timeline
}

fn opening(game: GameId, text: &str) -> Filter {
    Filter { opening: Some(OpeningFilter::read(game, text).expect("an opening")), ..Filter::default() }
}

#[test]
fn openings_follow_the_towns_unless_they_begin_with_them() {
    let folder = temporary_folder();
    let games: [(&str, &[&str]); 4] = [
        ("middle", &["@e1", "@f10", "a4-b5", "b7-a6", "c4-d5"]),
        ("aside", &["@c1", "@h10", "a4-b5", "b7-a6"]),
        ("other", &["@e1", "@f10", "c4-d5", "b7-a6", "a4-b5"]),
        ("short", &["@e1", "@f10"]),
    ];
    for (name, actions) in games {
        write(folder.path(), name, &record(&cannon_game(actions), 1));
    }
    let mut tank = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game");
    let shots_need_spaces = tank.actions()[0];
    let first = tank.notation(shots_need_spaces).expect("notation");
    tank.play(shots_need_spaces).expect("a legal action");
    write(folder.path(), "tank", &record(&tank, 2));
    let library = Library::open(folder.path()).expect("it opens");
    let names = |text: &str| found(&library, &opening(GameId::Cannon, text)).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(names("a4-b5"), "aside middle");
    assert_eq!(names("1. A4-B5, b7-a6; 2. c4-d5"), "middle");
    assert_eq!(names("@e1 @f10"), "middle other short");
    assert_eq!(names("e1 f10 c4-d5"), "other");
    assert_eq!(names("g4-h5"), "");
    assert_eq!(found(&library, &opening(GameId::TankChess, &first)).len(), 1);
}

#[test]
fn white_space_within_an_action_of_tank_chess_does_not_end_it() {
    let start = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game");
    let plain = start.notation(start.actions()[0]).expect("notation");
    let (from, to) = plain.split_once('>').expect("a drive");
    assert_eq!(
        OpeningFilter::read(GameId::TankChess, &format!("{from} >{to}")),
        OpeningFilter::read(GameId::TankChess, &plain)
    );
}

#[test]
fn material_is_that_of_one_position_of_the_game_itself() {
    let folder = temporary_folder();
    let mut numbers = Vec::new();
    for number in 0..60 {
        let timeline = random_game(2 * number);
        let counts = |node: &NodeId| {
            let text = text_of(&timeline, *node);
            let board = text.split(' ').next().expect("a board").to_owned();
            let count = |letter| board.matches(letter).count();
            (count('d'), count('l'))
        };
        numbers.push((number.to_string(), timeline.main_line().iter().map(counts).collect::<Vec<_>>()));
        write(folder.path(), &number.to_string(), &record(&timeline, number));
    }
    let library = Library::open(folder.path()).expect("it opens");
    let mut has_captures = false;
    for south in 12..=15_usize {
        for north in 12..=15_usize {
            let text = format!("d={south} l=..{north}");
            let material = MaterialFilter::read(GameId::Cannon, &text).expect("numbers");
            let fits = |&(dark, light): &(usize, usize)| dark == south && light <= north;
            let expected: BTreeSet<String> =
                (numbers.iter().filter(|(_, counts)| counts.iter().any(fits))).map(|(name, _)| name.clone()).collect();
            has_captures |= !expected.is_empty() && expected.len() < numbers.len();
            assert_eq!(found(&library, &Filter { material: Some(material), ..Filter::default() }), expected, "{text}");
        }
    }
    assert!(has_captures, "some games have captures");
    let units = MaterialFilter::read(GameId::TankChess, "C=1 c=1").expect("numbers");
    assert!(found(&library, &Filter { material: Some(units), ..Filter::default() }).is_empty());
}

#[test]
fn units_of_tank_chess_are_counted_by_kind() {
    let folder = temporary_folder();
    write(folder.path(), "tank", &record(&random_game(1), 1));
    let library = Library::open(folder.path()).expect("it opens");
    let finds = |text: &str| {
        let material = MaterialFilter::read(GameId::TankChess, text).expect("numbers");
        found(&library, &Filter { material: Some(material), ..Filter::default() }).len() == 1
    };
    let start = GameId::TankChess.begin(None, None, HouseRules::NONE).expect("a game").position_text_at(0);
    let board = start.split(' ').next().expect("a board");
    let count = |unit: char| {
        board
            .split(|letter: char| !letter.is_ascii_alphabetic())
            .map(|units| units.matches(unit).count())
            .sum::<usize>()
    };
    assert!(finds(&format!("C={} c={} H={}", count('C'), count('c'), count('H'))));
    assert!(!finds(&format!("H={}..", count('H') + 1)));
}

#[test]
fn comments_are_searched_by_words_in_any_case() {
    let folder = temporary_folder();
    let mut timeline = cannon_game(&["@e1", "@f10", "a4-b5"]);
    let variation = timeline.add_variation(NodeId::ROOT, timeline.read_action_at(NodeId::ROOT, "@d1").expect("read"));
    let comment = |text: &str| Notes { comment: text.to_owned(), ..Notes::default() };
    timeline.set_notes(variation.expect("a legal action"), comment("A quiet Town,\nÜBERRASCHEND")).expect("noted");
    timeline.set_notes(timeline.current_node(), comment("the gun looks at f10")).expect("noted");
    write(folder.path(), "noted", &record(&timeline, 1));
    write(folder.path(), "plain", &record(&cannon_game(&["@e1", "@f10"]), 2));
    let library = Library::open(folder.path()).expect("it opens");
    let finds = |text: &str| found(&library, &Filter { comment: text.to_owned(), ..Filter::default() });
    for text in ["town", "QUIET f10", "überrasch"] {
        assert_eq!(finds(text), BTreeSet::from(["noted".to_owned()]), "{text}");
    }
    assert!(finds("town cannon").is_empty());
    assert_eq!(finds(" ").len(), 2, "nothing is sought");
}

#[test]
fn games_that_were_played_on_since_are_found_by_their_new_positions() {
    let folder = temporary_folder();
    let mut library = Library::open(folder.path()).expect("it opens");
    let file = library.save(None, &record(&cannon_game(&["@e1", "@f10"]), 1)).expect("saved").expect("a file");
    let longer = cannon_game(&["@e1", "@f10", "a4-b5"]);
    let filter = by_position(GameId::Cannon, &longer.position_text_at(3), false);
    assert!(found(&library, &filter).is_empty());
    library.save(Some(&file), &record(&longer, 1)).expect("saved");
    assert_eq!(found(&library, &filter).len(), 1);
    library.delete(&file).expect("deleted");
    assert!(found(&library, &filter).is_empty());
    drop(library);
    assert!(found(&Library::open(folder.path()).expect("it opens"), &filter).is_empty());
}

#[test]
fn damaged_foreign_older_and_missing_caches_are_made_anew() {
    let folder = temporary_folder();
    for number in 0..20 {
        write(folder.path(), &number.to_string(), &record(&random_game(number), number));
    }
    age_files(folder.path());
    let cache = folder.path().join(CACHE_FILE);
    let text = random_game(4).position_text_at(2);
    let filter = by_position(GameId::Cannon, &text, false);
    let search = || found(&Library::open(folder.path()).expect("it opens"), &filter);
    let expected = search();
    assert!(expected.contains("4"));
    let whole = fs::read(&cache).expect("written by the search");
    assert_eq!(row_count(&whole), Some(10), "the games of Cannon");
    let older = [b"cannon-search-1\n", &whole[16..]].concat();
    for content in [&b""[..], b"no cache", &older, &whole[..whole.len() - 1], &whole[..20], &vec![b'x'; 5000]] {
        fs::write(&cache, content).expect("written");
        assert_eq!(search(), expected);
        assert_eq!(fs::metadata(&cache).expect("there").len(), whole.len() as u64, "it is whole again");
    }
    fs::remove_file(&cache).expect("removed");
    assert_eq!(search(), expected);
    fs::remove_file(&cache).expect("removed");
    fs::create_dir(&cache).expect("made");
    assert_eq!(search(), expected, "a cache that cannot be written is done without");
    fs::remove_dir(&cache).expect("removed");
    proptest!(ProptestConfig::with_cases(100), |(at in any::<prop::sample::Index>(), bit in 0..8_u8)| {
        let mut content = whole.clone();
        content[at.index(whole.len())] ^= 1 << bit;
        prop_assert_eq!(row_count(&content), None);
        fs::write(&cache, &content).expect("written");
        prop_assert_eq!(search(), expected.clone());
    });
}

#[test]
fn the_cache_grows_by_new_games_only_and_is_written_anew_when_most_of_it_is_old() {
    let folder = temporary_folder();
    let mut library = Library::open(folder.path()).expect("it opens");
    let cache = folder.path().join(CACHE_FILE);
    let mut timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
    let filter = by_position(GameId::Cannon, &timeline.position_text_at(0), false);
    let mut file = None;
    let (mut sizes, mut shrank) = (vec![0], false);
    for ply in 0..260 {
        let actions = timeline.actions();
        timeline.play(actions[ply % actions.len().min(7)]).expect("a legal action");
        let short = Record {
            actions: record(&timeline, 1).actions.into_iter().take(2 + ply % 9).collect(),
            ..record(&timeline, 1)
        };
        let short = Record { result: None, ..short };
        file = library.save(file.as_deref(), &short).expect("saved");
        if file.is_some() {
            assert_eq!(found(&library, &filter).len(), 1, "{ply}");
            let size = fs::metadata(&cache).expect("written").len();
            shrank |= sizes.last().is_some_and(|last| size < *last);
            sizes.push(size);
        }
        if timeline.outcome().is_some() {
            timeline = GameId::Cannon.begin(None, None, HouseRules::NONE).expect("a game");
        }
    }
    assert!(shrank, "{sizes:?}");
    drop(library);
    assert_eq!(found(&Library::open(folder.path()).expect("it opens"), &filter).len(), 1);
}

#[test]
fn games_are_prepared_in_parts_and_then_no_more() {
    let folder = temporary_folder();
    for number in 0..5 {
        write(folder.path(), &number.to_string(), &record(&cannon_game(&["@e1", "@f10", "a4-b5"]), number));
    }
    let library = Library::open(folder.path()).expect("it opens");
    assert!(library.unprepared(&Filter::default()).is_empty(), "nothing inside games is sought");
    let filter = by_position(GameId::Cannon, &cannon_game(&["@e1", "@f10"]).position_text_at(2), false);
    let files = library.unprepared(&filter);
    assert_eq!(files.len(), 5);
    library.prepare_search(&files[..2]);
    assert_eq!(library.unprepared(&filter), files[2..]);
    let cached = || row_count(&fs::read(folder.path().join(CACHE_FILE)).expect("written"));
    assert_eq!(cached(), Some(2));
    library.prepare_search(&files[2..]);
    assert_eq!((library.unprepared(&filter).len(), cached()), (0, Some(5)));
    assert_eq!(found(&library, &filter).len(), 5);
}

#[test]
fn texts_that_cannot_be_sought_are_refused_with_the_reason() {
    use SearchError::*;

    let position = |game, text| PositionFilter::read(game, text, true).expect_err("no position");
    assert!(matches!(position(Some(GameId::Cannon), "10/10 d"), Position { game: GameId::Cannon, .. }));
    assert!(matches!(position(None, "nonsense"), PositionOfNoGame(..)));
    let opening = |text| OpeningFilter::read(GameId::Cannon, text).expect_err("no opening");
    assert_eq!(opening(" 1. , "), OpeningEmpty);
    assert!(matches!(opening("a4-b5 zz"), OpeningAction { number: 2, .. }));
    assert!(matches!(opening("a4-a9"), OpeningAction { number: 1, .. }));
    let material = |text| MaterialFilter::read(GameId::Cannon, text).expect_err("no material");
    assert_eq!(material(""), MaterialNothing);
    assert_eq!(material("d=3..2"), MaterialEmptyRange("d=3..2".to_owned()));
    assert_eq!(material("d=3 d=4"), MaterialTwice('d'));
    assert!(matches!(material("H=3"), MaterialLetter { game: GameId::Cannon, .. }));
    for word in ["d", "d=", "d=x", "d=..", "d=1...2", "d=300"] {
        assert_eq!(material(word), MaterialWord(word.to_owned()));
    }
}
