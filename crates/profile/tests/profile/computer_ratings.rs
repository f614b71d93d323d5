//! The file of ratings is complete, and `docs/strength.md` shows what it has.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cannon_profile::computer_ratings::{computer, level_rating};
use cannon_rules::GameId;
use cannon_rules::record::{LEVELS, Style, rank_name, rank_number};
use serde::Deserialize;

/// The ratings of a game as the file has them, with nothing else.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ratings {
    levels: Vec<Level>,
    styles: Vec<StyleRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    level: i8,
    rating: u16,
    interval: Interval,
}

/// How well a rating is known.
#[derive(Deserialize)]
#[serde(untagged)]
enum Interval {
    /// Half the width of the 95 % interval of the difference to the anchor, in Elo.
    Measured(u16),
    Word(Word),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Anchor,
    Estimate,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StyleRow {
    style: Style,
    difference: i16,
    interval: [i16; 2],
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file of the project can be read")
}

fn ratings() -> BTreeMap<String, Ratings> {
    serde_json::from_str(&read("assets/ratings.json")).expect("the ratings can be read")
}

/// The cells of a level in the table of the page.
fn cells(level: &Level) -> String {
    let interval = match level.interval {
        Interval::Measured(width) => format!("±{width}"),
        Interval::Word(Word::Anchor) => "anchor".to_owned(),
        Interval::Word(Word::Estimate) => "estimate".to_owned(),
    };
    format!("{} | {interval}", level.rating)
}

/// The name of a rank as a title: `field-marshal` is "Field Marshal".
fn title(rank: &str) -> String {
    let words = rank.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn page_about_strength_shows_the_ratings() {
    let page = read("../../docs/strength.md");
    let ratings = ratings();
    let [cannon, tank_chess] = ["cannon", "tank-chess"].map(|game| &ratings[game]);
    let mut table = "| rank | number | level | Cannon | | Tank Chess | |\n|---|---|---|---|---|---|---|\n".to_owned();
    for (first, second) in cannon.levels.iter().zip(&tank_chess.levels) {
        let (level, rank) = (first.level, rank_number(first.level));
        let name = title(rank_name(level));
        writeln!(table, "| {name} | {rank} | {level} | {} | {} |", cells(first), cells(second)).expect("a string");
    }
    assert!(page.contains(&table), "docs/strength.md should have this table:\n\n{table}");
    for rating in [cannon, tank_chess] {
        for StyleRow { style, difference, interval: [low, high] } in &rating.styles {
            let row = format!("\n| {style} | {difference:+} ({low:+} to {high:+}) |");
            assert!(page.contains(&row), "docs/strength.md should have a row that begins with:{row}");
        }
    }
}

#[test]
fn all_levels_and_styles_of_all_games_are_rated() {
    let ratings = ratings();
    for game in GameId::ALL {
        let Ratings { levels, styles } = &ratings[game.name()];
        assert!(levels.iter().map(|entry| entry.level).eq(LEVELS), "{game}");
        for Level { level, rating, interval } in levels {
            assert!((400..3600).contains(rating), "{game} {level}");
            assert_eq!(level_rating(game, *level), Some(f64::from(*rating)), "{game} {level}");
            assert_eq!(matches!(interval, Interval::Word(Word::Anchor)), *level == 1, "level 1 is the anchor");
        }
        assert_eq!(level_rating(game, 1), Some(1000.0));
        assert_eq!((level_rating(game, -2), level_rating(game, 15)), (None, None));
        for style in game.styles().iter().filter(|style| !style.is_plain()) {
            let entry = styles.iter().find(|entry| entry.style == *style).expect("the style is rated");
            let [rating, plain] =
                [style.name(), "plain"].map(|style| computer(game, 5, style).expect("rated").rating());
            assert_eq!(rating - plain, f64::from(entry.difference), "{game} {style}");
        }
    }
}
