//! The ratings of the levels are those that `docs/strength.md` has measured.

use std::fs;
use std::path::Path;

use cannon_profile::anchors::{computer, level_rating};
use cannon_rules::GameId;
use cannon_rules::record::LEVELS;

fn strength_page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strength.md");
    fs::read_to_string(path).expect("the page about strength can be read")
}

/// The cells of the table rows whose first cell begins so.
fn rows<'a>(page: &'a str, first: &str) -> Vec<Vec<&'a str>> {
    let row = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    page.lines().filter(|line| line.starts_with('|')).map(row).filter(|cells| cells[0].starts_with(first)).collect()
}

/// The Elo difference at the beginning of a cell such as `+197 (+151 to +243)`.
fn elo(cell: &str) -> f64 {
    cell.split_whitespace().next().and_then(|number| number.parse().ok()).expect("an Elo difference")
}

#[test]
fn levels_have_the_measured_ratings() {
    let page = strength_page();
    for (game, column) in [(GameId::Cannon, 1), (GameId::TankChess, 3)] {
        for level in LEVELS {
            let row = &rows(&page, &format!("level {level} "))[0];
            assert_eq!(level_rating(game, level), Some(elo(row[column])), "{game}, level {level}");
        }
        assert_eq!(level_rating(game, 1), Some(1000.0));
    }
}

#[test]
fn styles_are_as_strong_as_measured() {
    let page = strength_page();
    for style in ["gunner", "marcher", "mason", "fox"] {
        let rows = rows(&page, style);
        for (game, row) in GameId::ALL.into_iter().zip(rows) {
            let opponent = computer(game, 5, style).expect("rated");
            let plain = computer(game, 5, "plain").expect("rated");
            assert_eq!(opponent.rating() - plain.rating(), elo(row[1]), "{game}, {style}");
        }
    }
}

#[test]
fn all_levels_of_all_games_are_rated() {
    for game in GameId::ALL {
        for level in LEVELS {
            for style in game.styles() {
                let opponent = computer(game, level, style.name()).expect("rated");
                assert!((400.0..3600.0).contains(&opponent.rating()), "{game} {level} {style}");
            }
        }
        assert_eq!((level_rating(game, -2), level_rating(game, 15)), (None, None));
    }
}
