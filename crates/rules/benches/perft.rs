//! Benchmarks of the action generators, in action sequences per second: `cargo bench --no-default-features --bench
//! perft`.

use std::hint::black_box;
use std::time::Duration;

use cannon_rules::cannon::{Position, Ruleset};
use cannon_rules::perft::perft;
use cannon_rules::{Game, tank_chess};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Name, position and depth: the initial position, the position with both towns placed, and two middlegame positions.
const BOARDS: [(&str, &str, u32); 4] = [
    ("start", "10/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/10 d", 6),
    ("towns", "5L4/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/4D5 d", 4),
    ("open", "7L2/1l1l1l1l1l/1l3l1l1l/1l1l3l1l/2l1l5/10/d1d1ddd1d1/ddd1d2dd1/d3d3d1/6D3 d", 4),
    ("close", "6L3/9l/1lll5l/1llll2lll/2l1l1d2l/3d2d3/2d1ddd3/ddddd2d2/2d1d5/7D2 d", 4),
];

fn position(text: &str) -> Position {
    Position::from_text(text, &Ruleset::CLASSIC).expect("a valid position")
}

/// Perft over whole trees.
fn perft_trees(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for (name, text, depth) in BOARDS {
        let start = position(text);
        group.throughput(Throughput::Elements(perft(&start, depth)));
        group.bench_function(format!("{name} {depth}"), |bencher| bencher.iter(|| perft(black_box(&start), depth)));
    }
    group.finish();
}

/// Operations that a search does at every node: count, list and play actions.
fn node_operations(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("node");
    for (name, text, _) in BOARDS {
        let start = position(text);
        group.throughput(Throughput::Elements(start.action_count()));
        group.bench_function(format!("count {name}"), |bencher| bencher.iter(|| black_box(&start).action_count()));
        group.bench_function(format!("list {name}"), |bencher| bencher.iter(|| black_box(&start).actions()));
        let actions = start.actions();
        group.bench_function(format!("play {name}"), |bencher| {
            bencher.iter(|| {
                for &action in &actions {
                    let mut after = black_box(start);
                    after.play(action);
                    black_box(&after);
                }
            });
        });
    }
    group.finish();
}

/// The same operations on the boards of Tank Chess.
fn tank_chess_operations(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tanks");
    for board in tank_chess::BoardName::all() {
        let start = tank_chess::Position::start(&tank_chess::Ruleset { board, ..tank_chess::Ruleset::default() });
        group.throughput(Throughput::Elements(perft(&start, 2)));
        group.bench_function(format!("{board} 2"), |bencher| bencher.iter(|| perft(black_box(&start), 2)));
        group.throughput(Throughput::Elements(start.action_count()));
        group.bench_function(format!("count {board}"), |bencher| bencher.iter(|| black_box(&start).action_count()));
        group.bench_function(format!("list {board}"), |bencher| bencher.iter(|| black_box(&start).actions()));
        group.bench_function(format!("kills {board}"), |bencher| {
            bencher.iter(|| {
                let mut kills = 0;
                black_box(&start).for_each_kill(|_| kills += 1);
                kills
            });
        });
    }
    group.finish();
}

fn config() -> Criterion {
    Criterion::default().sample_size(20).measurement_time(Duration::from_secs(3)).warm_up_time(Duration::from_secs(1))
}

criterion_group! { name = benches; config = config(); targets = perft_trees, node_operations, tank_chess_operations }
criterion_main!(benches);
