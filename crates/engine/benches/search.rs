//! Benchmarks of the search: a fixed depth on one thread, in an opening and in a middlegame position. The throughput is in nodes per
//! second; `cannon-lab bench` prints similar numbers.

use std::hint::black_box;
use std::time::Duration;

use cannon_engine::{Limits, analyse_position};
use cannon_rules::GameId;
use cannon_rules::timeline::HouseRules;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const POSITIONS: [(&str, &str); 2] = [
    ("opening", "4L5/1l1l1l1l1l/1l1l1l1l1l/1l1l1l1l1l/10/10/d1d1d1d1d1/d1d1d1d1d1/d1d1d1d1d1/1D8 d"),
    ("middle game", "6L3/3l1l1l2/1l1l1l1l2/1l7l/2d4l2/4d1d3/2d1d1d3/2d1d5/6d1d1/3D6 l"),
];
const DEPTH: u32 = 8;

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search to depth 8");
    group.sample_size(10).measurement_time(Duration::from_secs(3));
    for (name, position) in POSITIONS {
        let timeline = GameId::Cannon.begin(None, Some(position), HouseRules::DRAWS).expect("a sound position");
        let nodes = analyse_position(&timeline, Limits::depth(DEPTH)).map_or(0, |info| info.nodes);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| {
            bencher.iter(|| analyse_position(black_box(&timeline), Limits::depth(DEPTH)));
        });
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
