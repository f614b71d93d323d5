//! The pages of Tank Chess.

use cannon_rules::tank_chess::{
    Aim, ExitDirection, Gun, Objective, Position, Square, TerrainKind, UnitKind, UnitStats, UnitTable,
};
use cannon_rules::timeline::{HouseRules, Timeline};
use cannon_rules::{Game, Side};

use super::{Block, Message, Section, Table, Topic, Value, draws};
use crate::objectives;
use crate::tank_chess_terms::{terrain_ids, unit_name_id};

/// The sections of the page on a topic.
pub(super) fn page(topic: Topic, game: &Timeline<Position>) -> Vec<Section> {
    // Units and mines that are gone by now were part of the game, too.
    let start = game.position_at(0).unwrap_or_else(|| game.position());
    match topic {
        Topic::Rules => rules(start, game.house_rules()),
        Topic::Tips => vec![tips(), clocks()],
        Topic::Editions => Vec::new(),
        Topic::About => vec![about()],
    }
}

/// The rules in force in a game with this start: its ruleset, and the units and terrain that it has.
pub fn rules(start: &Position, house: HouseRules) -> Vec<Section> {
    let mut sections = vec![
        Section::new("rules-tank-aim", ["rules-tank-aim-text"]),
        Section::new("print-turn", ["print-turn-text"]),
        fire(start),
        armour(),
        units(start),
        ground(start),
    ];
    sections.extend(start.board().objective().map(objective));
    sections.extend([end(start), draws(house, "rules-tank-draws-quiet"), clocks(), tips()]);
    sections
}

/// The objective of the board, besides the destruction of the enemy Command.
fn objective(objective: &Objective) -> Section {
    let texts =
        [objectives::message(objective), "rules-tank-objective-announced".into(), "rules-tank-objective-own".into()];
    Section::new("rules-tank-objective", texts)
}

fn fire(start: &Position) -> Section {
    let mut texts = vec!["rules-tank-fire-direct"];
    if unit_kinds(start).iter().any(|kind| kind.stats().gun.as_ref().is_some_and(|gun| gun.over)) {
        texts.push("rules-tank-fire-over");
    }
    Section::new("rules-tank-fire", texts)
}

/// Which directions count as front, rear and side.
fn armour() -> Section {
    let mut section = Section::new(
        "rules-tank-armour",
        [
            "rules-tank-armour-penetration",
            "rules-tank-armour-front",
            "rules-tank-armour-rear",
            "rules-tank-armour-side",
            "rules-tank-armour-diagram",
        ],
    );
    section.blocks.push(Block::ArmourDiagram);
    section
}

/// The units in play, in the order of the unit table.
fn unit_kinds(start: &Position) -> Vec<UnitKind> {
    let in_play =
        |kind: &UnitKind| Side::ALL.iter().any(|&side| start.units(side).iter().any(|unit| unit.kind == *kind));
    UnitTable::builtin().kinds().filter(in_play).collect()
}

/// The table of the units in play, with notes on units that can do something special.
fn units(start: &Position) -> Section {
    let kinds = unit_kinds(start);
    let mut section = Section::new("rules-tank-units", ["rules-tank-units-columns"]);
    let head = [
        "print-tanks-unit",
        "print-tanks-speed",
        "print-tanks-armour",
        "print-tanks-gun",
        "print-tanks-fires",
        "print-tanks-range",
    ];
    let rows = kinds.iter().map(|&kind| unit_row(kind)).collect();
    let symbols = kinds.iter().map(|kind| kind.stats().letter).collect();
    section.blocks.push(Block::Table(Table { head: head.map(Value::from).to_vec(), rows, symbols }));
    let notes: [(fn(&UnitStats) -> bool, &'static str); 4] = [
        (|unit| unit.swims, "rules-tank-unit-swims"),
        (|unit| unit.pushes_wrecks, "rules-tank-unit-pushes"),
        (|unit| unit.clears_mines, "rules-tank-unit-clears"),
        (|unit| unit.house, "rules-tank-units-own"),
    ];
    let apply = notes.into_iter().filter(|(is_true, _)| kinds.iter().any(|kind| is_true(kind.stats())));
    section.blocks.extend(apply.map(|(_, id)| Block::Paragraph(id.into())));
    section
}

/// The name of a unit with its letter, marked if the basic game does not have the unit.
pub fn unit_name(kind: UnitKind) -> Message {
    let UnitStats { letter, house, .. } = kind.stats();
    let name = [("name", unit_name_id(kind).into()), ("letter", Value::text(letter))];
    marked(Message::with("print-unit-with-letter", name), *house)
}

fn unit_row(kind: UnitKind) -> Vec<Value> {
    let UnitStats { speed, armour, gun, house, .. } = kind.stats();
    let (power, range) = match gun {
        Some(gun) => (gun.power.to_string(), Value::Message(range(gun))),
        None => ("–".to_owned(), Value::Text("–".to_owned())),
    };
    vec![
        marked(unit_name_id(kind).into(), *house).into(),
        Value::Number((*speed).into()),
        Value::Text(format!("{}/{}/{}", armour.front, armour.side, armour.rear)),
        Value::Text(power),
        fires_id(gun.as_ref()).into(),
        range,
    ]
}

/// The message on the directions in which a unit fires.
pub fn fires_id(gun: Option<&Gun>) -> &'static str {
    match gun {
        None => "print-fires-unarmed",
        Some(gun) if gun.arcs == [Aim::Ahead] => "print-fires-ahead",
        Some(_) => "print-fires-three-ways",
    }
}

/// The message on the range of a gun.
pub fn range(gun: &Gun) -> Message {
    let nearest = ("nearest", Value::Number(gun.nearest.into()));
    match gun.farthest {
        None => Message::with("print-range-from", [nearest]),
        Some(farthest) => Message::with("print-range-between", [nearest, ("farthest", Value::Number(farthest.into()))]),
    }
}

/// A name, with a star if the basic game does not have what it names.
pub fn marked(name: Message, is_house: bool) -> Message {
    if is_house { Message::with("print-house-mark", [("name", name.into())]) } else { name }
}

/// The terrain and the other things on the board of the game, besides units.
fn ground(start: &Position) -> Section {
    let board = start.board();
    let entry = |symbol, is_house, [name, effect]: [&'static str; 2]| Block::Entry {
        symbol,
        name: marked(name.into(), is_house),
        effect: effect.into(),
    };
    let on_board = |kind: &TerrainKind| Square::all(board.size()).any(|square| board.terrain(square) == Some(*kind));
    let kinds: Vec<TerrainKind> = TerrainKind::all().filter(on_board).collect();
    let mut blocks: Vec<Block> =
        kinds.iter().map(|&kind| entry(kind.terrain().symbol, kind.terrain().house, terrain_ids(kind))).collect();
    blocks.push(entry('x', false, ["print-ground-wreck", "print-ground-wreck-about"]));
    let has_mines = !start.mines().is_empty();
    if has_mines {
        blocks.push(entry('*', true, ["print-ground-mine", "print-ground-mine-about"]));
    }
    if has_mines || kinds.iter().any(|kind| kind.terrain().house) {
        blocks.push(Block::Paragraph("rules-tank-ground-own".into()));
    }
    Section { heading: "print-ground", blocks }
}

fn end(start: &Position) -> Section {
    let mut texts: Vec<Message> = vec!["rules-tank-end-command".into()];
    match start.board().objective() {
        // The objective says from where a Command can leave, and that none can.
        Some(Objective::Escort { .. } | Objective::Survivors { .. }) => texts.push("rules-tank-end-objective".into()),
        Some(Objective::Hold { .. } | Objective::Depots { .. }) => {
            texts.extend([exit_id(start.rules().exit).into(), "rules-tank-end-objective".into()]);
        }
        None => texts.push(exit_id(start.rules().exit).into()),
    }
    if let [Some(white), Some(black)] = Side::ALL.map(|side| start.board().flag(side)) {
        let squares = [("white", Value::Text(white.to_string())), ("black", Value::Text(black.to_string()))];
        texts.push(Message::with("rules-tank-flags", squares));
    }
    texts.push("rules-tank-end-announced".into());
    Section::new("rules-tank-end", texts)
}

/// The message on the directions in which a Command may leave the board.
pub const fn exit_id(exit: ExitDirection) -> &'static str {
    match exit {
        ExitDirection::Any => "rules-exit-any",
        ExitDirection::Straight => "rules-exit-straight",
    }
}

/// The recommended clocks.
pub fn clocks() -> Section {
    Section::new("rules-clocks", ["rules-tank-clocks"])
}

/// Advice on playing well.
pub fn tips() -> Section {
    Section::new("tips-heading", ["tips-tank-light", "tips-tank-mortar"])
}

/// The inventors, the box and its expansion, and what is the project's own.
pub fn about() -> Section {
    Section::new("about-tank", ["about-tank-inventors", "about-tank-box", "about-tank-expansion", "about-tank-own"])
}
