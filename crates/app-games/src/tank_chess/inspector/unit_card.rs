//! The card of a unit: its properties, and the enemies that could destroy it.

use super::hull_plan::{self, HullPlan};
use super::{Reader, ground_card};
use crate::inspector::turn_time;
use crate::tank_chess::presentation::paint_figure;
use crate::{CardSection, InspectorCard, Mood, Picture, Plan};
use cannon_drawing::tank_chess::Figure;
use cannon_i18n::rulebook::tank_chess as terms;
use cannon_i18n::tank_chess_terms::facet_id;
use cannon_rules::tank_chess::{Facet, Piece, Threat, UnitKind, UnitStats};
use cannon_rules::{Game, GameId, Side};

/// The card of a unit that stands on the board.
pub(super) fn card(reader: &Reader, side: Side, piece: Piece) -> InspectorCard {
    let threats = reader.position.threats_to(piece.square);
    let args = [
        ("side", reader.words.side_in(GameId::TankChess, side).into()),
        ("square", piece.square.to_string().into()),
        ("facing", reader.compass(piece.facing).into()),
    ];
    let is_own = side == reader.viewer;
    let headings = if is_own {
        ["inspect-enemies-destroy", "inspect-no-enemy-destroys"]
    } else {
        ["inspect-yours-destroy", "inspect-none-of-yours-destroys"]
    };
    let mut sections = Vec::new();
    if reader.position.ending().is_none() {
        sections.push(threat_section(reader, &threats, headings, is_own));
    }
    sections.extend(ground_card::section_below(reader, piece.square));
    InspectorCard {
        name: reader.unit_name(piece.kind),
        place: reader.words.format("inspect-unit-place", &args),
        picture: icon(side, piece.kind),
        plan: Some(plan(reader, side, piece.kind, &threats)),
        facts: facts(reader, piece.kind),
        sections,
        attacks: threats.iter().map(|threat| [threat.attacker.square.into(), piece.square.into()]).collect(),
    }
}

/// A small picture of a unit, which faces forward.
pub(super) fn icon(side: Side, kind: UnitKind) -> Picture {
    Box::new(move |canvas, rect| paint_figure(canvas, rect, Figure::Unit(side, kind), false))
}

/// The plan of the hull, on which the facets that these threats hit stand out.
pub(super) fn plan(reader: &Reader, side: Side, kind: UnitKind, threats: &[Threat]) -> Plan {
    let is_hit = |facet: Facet| threats.iter().any(|threat| threat.facets.contains(&facet));
    let plan = HullPlan { side, kind, hit_facets: Facet::ALL.map(is_hit) };
    let armour = kind.stats().armour;
    let args = [("front", armour.front.into()), ("side", armour.side.into()), ("rear", armour.rear.into())];
    Plan {
        description: reader.words.format("inspect-armour", &args),
        picture: Box::new(move |canvas, rect| hull_plan::paint(canvas, rect, &plan)),
    }
}

/// Speed, gun, arcs and special abilities.
pub(super) fn facts(reader: &Reader, kind: UnitKind) -> Vec<String> {
    let words = reader.words;
    let stats = kind.stats();
    let mut facts = vec![words.format("inspect-speed", &[("speed", stats.speed.into())])];
    match &stats.gun {
        Some(gun) => {
            let range = words.message(&terms::range(gun));
            facts.push(words.format("inspect-gun", &[("gun", gun.power.into())]));
            facts.push(words.format("inspect-range", &[("range", range.into())]));
            let arcs = words.text(terms::fires_id(Some(gun)));
            facts.push(words.format("inspect-fires", &[("arcs", arcs.into())]));
        }
        None => facts.push(words.text("inspect-unarmed")),
    }
    facts.extend(ability_ids(stats).map(|id| words.text(id)));
    facts
}

/// The messages about the special abilities of a unit.
fn ability_ids(stats: &UnitStats) -> impl Iterator<Item = &'static str> {
    let all = [
        (stats.command, "inspect-ability-command"),
        (stats.gun.as_ref().is_some_and(|gun| gun.over), "inspect-ability-over"),
        (stats.swims, "inspect-ability-swims"),
        (stats.pushes_wrecks, "inspect-ability-pushes"),
        (stats.clears_mines, "inspect-ability-clears"),
    ];
    all.into_iter().filter(|(is_true, _)| *is_true).map(|(_, id)| id)
}

/// The list of units that could destroy a unit, with the facets that they hit. `headings` are the messages for a list with and without
/// entries. `is_own` tells whether the unit belongs to the reader, for whom a threat is then bad news.
pub(super) fn threat_section(
    reader: &Reader,
    threats: &[Threat],
    [some, none]: [&str; 2],
    is_own: bool,
) -> CardSection {
    let attacker = if is_own { !reader.viewer } else { reader.viewer };
    let when = [("when", turn_time(reader.position.side_to_move() == attacker).into())];
    if threats.is_empty() {
        let mood = if is_own { Mood::Good } else { Mood::Neutral };
        return CardSection::message(mood, reader.words.format(none, &when));
    }
    let line = |threat: &Threat| {
        let facets: Vec<String> = threat.facets.iter().map(|&facet| reader.words.text(facet_id(facet))).collect();
        let unit = reader.unit_at(threat.attacker.kind, threat.attacker.square);
        reader.words.format("inspect-threat", &[("unit", unit.into()), ("facets", reader.words.list(&facets).into())])
    };
    CardSection {
        heading: reader.words.format(some, &when),
        mood: if is_own { Mood::Bad } else { Mood::Good },
        lines: threats.iter().map(line).collect(),
    }
}
