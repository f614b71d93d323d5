//! Time to open a library of 10,000 games with an index that agrees with the files, and without an index, and time to search inside the
//! games and to explore positions: `cargo bench -p cannon-library`.

use std::fs::{self, File};
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, SystemTime};

use cannon_library::explorer::CollectionBuilder;
use cannon_library::index::INDEX_FILE;
use cannon_library::search::cache::CACHE_FILE;
use cannon_library::{Filter, IndexState, Library, PositionFilter};
use cannon_rules::record::{Players, Record, Seat};
use cannon_rules::timeline::HouseRules;
use cannon_rules::{GameId, splitmix};
use criterion::measurement::WallTime;
use criterion::{BatchSize, BenchmarkGroup, Criterion, criterion_group, criterion_main};
use jiff::Timestamp;

/// Number of games.
const COUNT: u64 = 10_000;
/// The length of the shortest games in plies.
const FEWEST_PLIES: usize = 10;
/// The number of different lengths.
const PLY_COUNTS: usize = 40;

/// Writes a random game, which looks as if it had been played an hour ago.
fn write_game(folder: &Path, number: u64) {
    let entry = &GameId::ALL[number as usize % GameId::ALL.len()];
    let mut timeline = entry.begin(None, None, HouseRules::DRAWS).expect("a game begins");
    for ply in 0..FEWEST_PLIES + number as usize % PLY_COUNTS {
        let actions = timeline.actions();
        if actions.is_empty() {
            break;
        }
        let choice = splitmix::hash(number, ply as u64) as usize % actions.len();
        timeline.play(actions[choice]).expect("a legal action");
    }
    let players = Players::untimed(Seat::Human, Seat::computer(1 + (number % 10) as i8));
    let started = Timestamp::from_second(1_700_000_000 + number as i64 * 60).expect("a time");
    let record = Record::from_timeline(&timeline, players, started);
    let path = folder.join(format!("{} {number}.json", record.game));
    fs::write(&path, record.to_json()).expect("written");
    let hour_ago = SystemTime::now() - Duration::from_secs(3600);
    File::options().write(true).open(path).and_then(|file| file.set_modified(hour_ago)).expect("made old");
}

fn open_library(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for number in 0..COUNT {
        write_game(folder.path(), number);
    }
    let open = || Library::open(folder.path()).expect("it opens");
    drop(open());
    assert_eq!(*open().index_state(), IndexState::Fresh);
    let mut group = criterion.benchmark_group(format!("{COUNT} games"));
    group.sample_size(10);
    // Each library is closed, outside the measurement, before the next one opens: it would find the index locked otherwise.
    group.bench_function("open, index fresh", |bencher| {
        bencher.iter_batched(|| (), |()| open(), BatchSize::PerIteration)
    });
    group.bench_function("open beside another window", |bencher| {
        let _first = open();
        bencher.iter_with_large_drop(open);
    });
    group.bench_function("open, index missing", |bencher| {
        let remove = || fs::remove_file(folder.path().join(INDEX_FILE)).expect("removed");
        bencher.iter_batched(remove, |()| open(), BatchSize::PerIteration);
    });
    let library = open();
    group.bench_function("list and search", |bencher| {
        let filter = Filter { text: "cannon 77".to_owned(), unfinished: true, ..Filter::default() };
        bencher.iter(|| library.list(black_box(&filter)).len());
    });
    drop(library);
    search_inside(&mut group, folder.path());
    explore(&mut group, folder.path());
    group.finish();
}

/// Searches inside games, which look for the position after the first actions of a game.
fn search_inside(group: &mut BenchmarkGroup<'_, WallTime>, folder: &Path) {
    let open = || Library::open(folder).expect("it opens");
    let library = open();
    let game = library.load(&folder.join("cannon 0.json")).map(|record| record.replay().expect("a game"));
    let text = game.expect("a record").position_text_at(4);
    let position = PositionFilter::read(None, &text, true).expect("a position");
    let comment = Filter { comment: "town".to_owned(), ..Filter::default() };
    let filter = Filter { position: Some(position), ..Filter::default() };
    let cache = folder.join(CACHE_FILE);
    group.bench_function("first search, cache missing", |bencher| {
        let begin = || {
            let _ = fs::remove_file(&cache);
            open()
        };
        bencher.iter_batched(begin, |library| library.list(&comment).len(), BatchSize::PerIteration);
    });
    let size = fs::metadata(&cache).expect("written").len();
    group.bench_function(format!("first search, cache of {size} bytes read"), |bencher| {
        bencher.iter_batched(open, |library| library.list(&filter).len(), BatchSize::PerIteration);
    });
    assert!(!library.list(&filter).is_empty());
    group.bench_function("search by position", |bencher| bencher.iter(|| library.list(black_box(&filter)).len()));
}

/// Explores the start, from which half of the games went on, and a position after some actions, in the library and in a collection of its games.
fn explore(group: &mut BenchmarkGroup<'_, WallTime>, folder: &Path) {
    let library = Library::open(folder).expect("it opens");
    let mut start = GameId::Cannon.begin(None, None, HouseRules::DRAWS).expect("a game begins");
    let mut builder = CollectionBuilder::new(GameId::Cannon, 40);
    for entry in library.list(&Filter { game: Some(GameId::Cannon), ..Filter::default() }) {
        let record = library.load(&entry.file).expect("a record");
        builder.add(&record, &record.replay().expect("a game"));
    }
    let collection = builder.finish(1).expect("a collection");
    for actions in [0, 2] {
        for _ in 0..actions {
            let first = library.explore(&start).actions[0];
            start.play(first.action).expect("a legal action");
        }
        let games = library.explore(&start).total().games();
        group.bench_function(format!("explore a position of {games} games in the library"), |bencher| {
            bencher.iter(|| library.explore(black_box(&start)).actions.len());
        });
        group.bench_function(format!("explore a position of {games} games in a collection"), |bencher| {
            bencher.iter(|| collection.explore(black_box(&start)).actions.len());
        });
    }
}

criterion_group!(benches, open_library);
criterion_main!(benches);
