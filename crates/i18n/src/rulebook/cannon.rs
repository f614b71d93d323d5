//! The pages of Cannon.

use cannon_rules::cannon::{CannonOf, LongShot, Position, RetreatNear, RetreatOver, Ruleset, TownSafety};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

use super::{Message, Section, Topic, Value, draws, editions};

/// The sections of the page on a topic.
pub(super) fn page(topic: Topic, game: &Timeline<Position>) -> Vec<Section> {
    let ruleset = game.position().rules();
    match topic {
        Topic::Rules => rules(ruleset, game.house_rules()),
        Topic::Tips => Vec::new(),
        Topic::Editions => editions::page(ruleset),
        Topic::About => vec![about()],
    }
}

/// The rules in force.
pub fn rules(ruleset: &Ruleset, house: HouseRules) -> Vec<Section> {
    vec![
        Section::new("rules-aim", ["rules-aim-text"]),
        Section::new("rules-towns", ["rules-towns-place", first_id(ruleset.first), "rules-towns-stay"]),
        Section::new("rules-step", ["rules-step-text"]),
        Section::new("rules-capture", ["rules-capture-where"]),
        Section::new("rules-retreat", [retreat_near_id(ruleset.retreat_near), retreat_over_id(ruleset.retreat_over)]),
        Section::new("rules-cannon", [cannon_of_id(ruleset.cannon_of), "rules-cannon-lines"]),
        Section::new("rules-shift", ["rules-shift-text".into(), shift_limit(ruleset.shift_limit)]),
        Section::new("rules-shot", ["rules-shot-text", long_shot_id(ruleset.long_shot)]),
        Section::new("rules-end", ["rules-end-town", town_id(ruleset.town), "rules-end-no-action"]),
        draws(house, "rules-draws-quiet"),
    ]
}

/// The message on the side that begins.
pub const fn first_id(first: Side) -> &'static str {
    match first {
        Side::South => "rules-first-south",
        Side::North => "rules-first-north",
    }
}

/// The message on the enemies that allow a retreat.
pub const fn retreat_near_id(near: RetreatNear) -> &'static str {
    match near {
        RetreatNear::Piece => "rules-retreat-near-piece",
        RetreatNear::Soldier => "rules-retreat-near-soldier",
    }
}

/// The message on the points of a retreat that must be empty.
pub const fn retreat_over_id(over: RetreatOver) -> &'static str {
    match over {
        RetreatOver::Empty => "rules-retreat-over-empty",
        RetreatOver::Any => "rules-retreat-over-any",
    }
}

/// The message on the pieces that form a cannon.
pub const fn cannon_of_id(of: CannonOf) -> &'static str {
    match of {
        CannonOf::Soldiers => "rules-cannon-of-soldiers",
        CannonOf::Pieces => "rules-cannon-of-pieces",
    }
}

/// The message on the number of consecutive shifts.
pub fn shift_limit(limit: Option<u8>) -> Message {
    match limit {
        None => "rules-shift-unlimited".into(),
        Some(count) => Message::with("rules-shift-limited", [("count", Value::Number(count.into()))]),
    }
}

/// The message on shots at three points.
pub const fn long_shot_id(shot: LongShot) -> &'static str {
    match shot {
        LongShot::First => "rules-long-shot-first",
        LongShot::Both => "rules-long-shot-both",
    }
}

/// The message on towns in danger.
pub const fn town_id(town: TownSafety) -> &'static str {
    match town {
        TownSafety::Capture => "rules-town-capture",
        TownSafety::Checkmate => "rules-town-checkmate",
    }
}

/// The inventor, the editions and the tradition of the game.
pub fn about() -> Section {
    Section::new(
        "about-cannon",
        ["about-cannon-inventor", "about-cannon-edition", "about-cannon-points", "about-cannon-own"],
    )
}
