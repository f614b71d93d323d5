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
        Section::new("rules-towns", ["rules-towns-place", first(ruleset.first).sentence, "rules-towns-stay"]),
        Section::new("rules-step", ["rules-step-text"]),
        Section::new("rules-capture", ["rules-capture-where"]),
        Section::new(
            "rules-retreat",
            [retreat_near(ruleset.retreat_near).sentence, retreat_over(ruleset.retreat_over).sentence],
        ),
        Section::new("rules-cannon", [cannon_of(ruleset.cannon_of).sentence, "rules-cannon-lines"]),
        Section::new("rules-shift", ["rules-shift-text".into(), shift_sentence(ruleset.shift_limit)]),
        Section::new("rules-shot", ["rules-shot-text", long_shot(ruleset.long_shot).sentence]),
        Section::new("rules-end", ["rules-end-town", town(ruleset.town).sentence, "rules-end-no-action"]),
        draws(house, "rules-draws-quiet"),
    ]
}

/// The messages on a value of a switch.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The sentence on the page of the rules.
    pub sentence: &'static str,
    /// The cell of a table of rules.
    pub cell: &'static str,
}

/// The messages on the side that begins.
pub const fn first(first: Side) -> Words {
    match first {
        Side::South => Words { sentence: "rules-first-south", cell: "side-south" },
        Side::North => Words { sentence: "rules-first-north", cell: "side-north" },
    }
}

/// The messages on the enemies that allow a retreat.
pub const fn retreat_near(near: RetreatNear) -> Words {
    match near {
        RetreatNear::Piece => Words { sentence: "rules-retreat-near-piece", cell: "print-retreat-piece" },
        RetreatNear::Soldier => Words { sentence: "rules-retreat-near-soldier", cell: "print-retreat-soldier" },
    }
}

/// The messages on the points of a retreat that must be empty.
pub const fn retreat_over(over: RetreatOver) -> Words {
    match over {
        RetreatOver::Empty => Words { sentence: "rules-retreat-over-empty", cell: "editions-retreat-over-empty" },
        RetreatOver::Any => Words { sentence: "rules-retreat-over-any", cell: "editions-retreat-over-any" },
    }
}

/// The messages on the pieces that form a cannon.
pub const fn cannon_of(of: CannonOf) -> Words {
    match of {
        CannonOf::Soldiers => Words { sentence: "rules-cannon-of-soldiers", cell: "editions-cannon-of-soldiers" },
        CannonOf::Pieces => Words { sentence: "rules-cannon-of-pieces", cell: "editions-cannon-of-pieces" },
    }
}

/// The messages on shots at three points.
pub const fn long_shot(shot: LongShot) -> Words {
    match shot {
        LongShot::First => Words { sentence: "rules-long-shot-first", cell: "print-long-shot-first" },
        LongShot::Both => Words { sentence: "rules-long-shot-both", cell: "print-long-shot-both" },
    }
}

/// The messages on towns in danger.
pub const fn town(town: TownSafety) -> Words {
    match town {
        TownSafety::Capture => Words { sentence: "rules-town-capture", cell: "editions-town-capture" },
        TownSafety::Checkmate => Words { sentence: "rules-town-checkmate", cell: "editions-town-checkmate" },
    }
}

/// The sentence on the number of consecutive shifts.
fn shift_sentence(limit: Option<u8>) -> Message {
    match limit {
        None => "rules-shift-unlimited".into(),
        Some(count) => Message::with("rules-shift-limited", [("count", Value::Number(count.into()))]),
    }
}

/// The cell on the number of consecutive shifts.
pub fn shift_cell(limit: Option<u8>) -> Message {
    match limit {
        None => "print-shifts-unlimited".into(),
        Some(count) => Message::with("print-shifts-limited", [("count", Value::Number(count.into()))]),
    }
}

/// The inventor, the editions and the tradition of the game.
pub fn about() -> Section {
    Section::new(
        "about-cannon",
        ["about-cannon-inventor", "about-cannon-edition", "about-cannon-points", "about-cannon-own"],
    )
}
