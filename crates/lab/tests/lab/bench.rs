//! The benchmark of the search.

use super::cannon_lab;

#[test]
fn bench_prints_a_reproducible_sum_of_nodes() {
    let report = cannon_lab(&["bench", "--depth", "3", "--game", "cannon"]).success();
    assert_eq!(report.lines().count(), 42, "{report}");
    let sum = |report: &str| report.lines().last().map(str::to_owned);
    let first = sum(&report);
    assert!(first.as_deref().is_some_and(|line| line.starts_with("nodes ")), "{first:?}");
    assert_eq!(sum(&cannon_lab(&["bench", "--depth", "3", "--game", "cannon"]).success()), first);
    let nodes = |line: &str| line.split_whitespace().rev().nth(1).and_then(|nodes| nodes.parse::<u64>().ok());
    let sum_of_positions: u64 = report.lines().take(40).filter_map(nodes).sum();
    assert_eq!(first, Some(format!("nodes {sum_of_positions}")));
    assert!(cannon_lab(&["bench", "--depth", "2", "--threads", "2"]).success().contains("speed "));
}
