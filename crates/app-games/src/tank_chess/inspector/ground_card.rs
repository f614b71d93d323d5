//! The card of a square without a unit: terrain, wrecks, mines, flags and the squares of the objective.

use super::Reader;
use crate::tank_chess::presentation::paint_figure;
use crate::tank_chess::wreck_history::wrecked_units;
use crate::{CardSection, InspectorCard, Mood, Picture};
use cannon_drawing::tank_chess::Figure;
use cannon_i18n::tank_chess_terms::terrain_ids;
use cannon_rules::tank_chess::{Mark, Objective, Square, TerrainKind, UnitKind};
use cannon_rules::{GameId, Side};

/// Something on a square that is not a unit.
#[derive(Clone, Copy)]
enum Ground {
    /// A wreck, and the unit that it was, if the game tells.
    Wreck(Option<(Side, UnitKind)>),
    Mine,
    Flag(Side),
    Terrain(TerrainKind),
    Mark(Mark),
}

/// The messages that tell what the kinds of terrain do, by their names in the table of terrain.
const TERRAIN_EFFECTS: [(&str, &str); 4] = [
    ("obstacle", "inspect-obstacle"),
    ("water", "inspect-water"),
    ("hedge", "inspect-hedge"),
    ("low-obstacle", "inspect-low-obstacle"),
];

/// The card of a square.
pub(super) fn card(reader: &Reader, square: Square) -> InspectorCard {
    let contents = contents(reader, square);
    let Some((&first, rest)) = contents.split_first() else { return open_ground(reader, square) };
    let further = rest.iter().map(|ground| CardSection {
        heading: ground.name(reader),
        mood: Mood::Neutral,
        lines: vec![ground.effect(reader)],
    });
    InspectorCard {
        name: first.name(reader),
        place: first.place(reader, square),
        picture: first.picture(),
        plan: None,
        facts: vec![first.effect(reader)],
        sections: further.collect(),
        attacks: Vec::new(),
    }
}

/// The card of a plain square: who could fire at it.
fn open_ground(reader: &Reader, square: Square) -> InspectorCard {
    let sections =
        [(!reader.viewer, Mood::Bad, "inspect-open-enemy-fire"), (reader.viewer, Mood::Good, "inspect-open-own-fire")];
    let covered = |side: Side| reader.position.fire_coverage(side).contains(square);
    let mut sections: Vec<_> = sections
        .into_iter()
        .filter(|(side, ..)| covered(*side))
        .map(|(_, mood, id)| CardSection::message(mood, reader.words.text(id)))
        .collect();
    if sections.is_empty() {
        sections.push(CardSection::message(Mood::Neutral, reader.words.text("inspect-open-calm")));
    }
    InspectorCard {
        name: reader.words.text("inspect-open-ground"),
        place: square.to_string(),
        picture: Box::new(|_, _| {}),
        plan: None,
        facts: Vec::new(),
        sections,
        attacks: Vec::new(),
    }
}

/// The names of what is below a unit on a square. `None` if the square is plain.
pub(super) fn section_below(reader: &Reader, square: Square) -> Option<CardSection> {
    let names: Vec<String> = contents(reader, square).iter().map(|ground| ground.name(reader)).collect();
    let text = || reader.words.format("inspect-stands-on", &[("ground", reader.words.list(&names).into())]);
    (!names.is_empty()).then(|| CardSection::message(Mood::Neutral, text()))
}

/// Everything on a square but a unit, from top to bottom.
fn contents(reader: &Reader, square: Square) -> Vec<Ground> {
    let (position, board) = (reader.position, reader.position.board());
    let wreck = position.has_wreck(square).then(|| {
        let wrecked = wrecked_units(reader.timeline, reader.ply);
        Ground::Wreck(wrecked.get(&square).map(|(side, unit)| (*side, unit.kind)))
    });
    let mine = position.mines().contains(square).then_some(Ground::Mine);
    let flag = Side::ALL.into_iter().find(|&side| board.flag(side) == Some(square)).map(Ground::Flag);
    let mark = board.objective().and_then(|objective| objective.mark_on(square)).map(Ground::Mark);
    let is_depot = matches!(mark, Some(Ground::Mark(Mark::Depot(_))));
    // The rules treat a depot as terrain, too.
    let terrain = board.terrain(square).filter(|_| !is_depot).map(Ground::Terrain);
    [wreck, mine, flag, mark, terrain].into_iter().flatten().collect()
}

impl Ground {
    fn name(self, reader: &Reader) -> String {
        reader.words.text(match self {
            Ground::Wreck(_) => "print-ground-wreck",
            Ground::Mine => "print-ground-mine",
            Ground::Flag(Side::South) => "print-ground-flag-white",
            Ground::Flag(Side::North) => "print-ground-flag-black",
            Ground::Terrain(kind) => terrain_ids(kind)[0],
            Ground::Mark(Mark::Hold) => "print-ground-hold",
            Ground::Mark(Mark::Exit(Side::South)) => "print-ground-exit-white",
            Ground::Mark(Mark::Exit(Side::North)) => "print-ground-exit-black",
            Ground::Mark(Mark::Depot(Side::South)) => "print-ground-depot-white",
            Ground::Mark(Mark::Depot(Side::North)) => "print-ground-depot-black",
        })
    }

    /// The square, and the unit that a wreck was.
    fn place(self, reader: &Reader, square: Square) -> String {
        let Ground::Wreck(Some((side, kind))) = self else { return square.to_string() };
        let args = [
            ("unit", reader.unit_name(kind).into()),
            ("side", reader.words.side_in(GameId::TankChess, side).into()),
            ("square", square.to_string().into()),
        ];
        reader.words.format("inspect-wreck-place", &args)
    }

    fn effect(self, reader: &Reader) -> String {
        let words = reader.words;
        match (self, reader.position.board().objective()) {
            (Ground::Wreck(_), _) => words.text("inspect-wreck"),
            (Ground::Mine, _) => words.text("inspect-mine"),
            (Ground::Flag(_), _) => words.text("inspect-flag"),
            (Ground::Terrain(kind), _) => words.text(terrain_effect_id(kind)),
            (Ground::Mark(Mark::Hold), Some(Objective::Hold { turns, .. })) => {
                words.format("inspect-hold", &[("turns", (*turns).into())])
            }
            (Ground::Mark(Mark::Depot(_)), Some(Objective::Depots { armour, .. })) => {
                // A gun must exceed the armour.
                words.format("inspect-depot", &[("gun", (armour + 1).into())])
            }
            (Ground::Mark(_), _) => words.text("inspect-exit"),
        }
    }

    fn picture(self) -> Picture {
        let figure = match self {
            Ground::Wreck(_) => Figure::Wreck,
            Ground::Mine => Figure::Mine,
            Ground::Flag(side) => Figure::Flag(side),
            Ground::Terrain(kind) => Figure::Terrain(kind),
            Ground::Mark(mark) => Figure::Mark(mark),
        };
        Box::new(move |canvas, rect| paint_figure(canvas, rect, figure, true))
    }
}

/// The message that tells what a kind of terrain does. A test checks that every kind in the table of terrain has a message.
pub(super) fn terrain_effect_id(kind: TerrainKind) -> &'static str {
    TERRAIN_EFFECTS.iter().find(|(name, _)| *name == kind.terrain().name).map_or("", |(_, id)| id)
}
