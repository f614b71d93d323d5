//! The schemes of Tank Chess, as the commands report them.

use crate::games::scheme::{SchemeReport, Schemes};
use cannon_i18n::Localizer;
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::any::ParseError;
use cannon_rules::message::ToMessage;
use cannon_rules::tank_chess::{BoardName, Scheme, Setup, Square, TerrainKind, UnitKind, UnitTable, scheme_file};

pub(super) const SCHEMES: Schemes = Schemes {
    built_in: built_in_schemes,
    read: parse_scheme_file,
    page: scheme_page,
    template: cannon_print::tank_chess::template,
    from_text: scheme_from_text,
};

fn built_in_schemes() -> Vec<(&'static str, SchemeReport)> {
    BoardName::all().map(|board| (board.name(), report(board.scheme()))).collect()
}

fn parse_scheme_file(text: &str) -> Result<SchemeReport, ParseError> {
    scheme_file::read(text).map(|scheme| report(&scheme)).map_err(|error| ParseError::of(&error))
}

fn scheme_page(text: &str, paper: Paper, words: &Localizer) -> Result<Page, ParseError> {
    let scheme = scheme_file::read(text).map_err(|error| ParseError::of(&error))?;
    cannon_print::tank_chess::scheme(&scheme, paper, words).map_err(|error| ParseError::of(&error))
}

fn scheme_from_text(text: &str, name: &str, about: &str) -> Result<SchemeReport, String> {
    let setup: Setup = text.parse().map_err(|error| format!("position: {error}"))?;
    if setup.to_move != Side::South || setup.command_left || setup.depot_destroyed || setup.held.is_some() {
        return Err(
            "a scheme begins with White on turn, both Commands on the board, and nothing held or destroyed".to_owned()
        );
    }
    Ok(report(&Scheme { name: name.to_owned(), about: about.to_owned(), setup }))
}

fn report(scheme: &Scheme) -> SchemeReport {
    let setup = &scheme.setup;
    let verdict = scheme.validate();
    let mut facts = vec![
        ("units", format_unit_counts(unit_counts(setup))),
        ("obstacles", format!("{} %", obstacle_percent(setup))),
    ];
    let mines = setup.mines.count();
    if mines > 0 {
        facts.push(("mines", mines.to_string()));
    }
    if let [Some(south), Some(north)] = setup.flags {
        facts.push(("flags", format!("{south} and {north}")));
    }
    if let Some(objective) = &setup.objective {
        facts.push(("objective", objective.to_string()));
    }
    let house = house_set_names(setup);
    if !house.is_empty() {
        facts.push(("house set", format!("{} (figures of the project's own)", house.join(", "))));
    }
    SchemeReport {
        name: scheme.name.clone(),
        about: scheme.about.clone(),
        size: format!("{0}x{0}", setup.size),
        facts,
        text: setup.to_string(),
        file: scheme_file::write(scheme),
        board: setup.diagram(),
        errors: verdict.errors.iter().map(ToString::to_string).collect(),
        error_messages: verdict.errors.iter().map(ToMessage::to_message).collect(),
        warnings: verdict.warnings.iter().map(ToString::to_string).collect(),
    }
}

/// The number of White's units of each kind, in the order of the unit table.
fn unit_counts(setup: &Setup) -> Vec<(UnitKind, usize)> {
    let units = setup.units(Side::South);
    let count = |kind| (kind, units.iter().filter(|unit| unit.kind == kind).count());
    UnitTable::builtin().kinds().map(count).filter(|&(_, count)| count > 0).collect()
}

fn format_unit_counts(units: Vec<(UnitKind, usize)>) -> String {
    let all: usize = units.iter().map(|(_, count)| count).sum();
    let kinds = units.iter().map(|(kind, count)| format!("{count} {}", kind.stats().name));
    format!("{all} a side: {}", kinds.collect::<Vec<_>>().join(", "))
}

/// The terrain of all squares that have any.
fn terrain_kinds(setup: &Setup) -> impl Iterator<Item = TerrainKind> + '_ {
    Square::all(setup.size).filter_map(|square| setup.terrain(square))
}

/// The share of squares that ordinary units cannot enter freely, in percent.
fn obstacle_percent(setup: &Setup) -> usize {
    let blocked = Square::all(setup.size).filter(|&square| setup.is_obstacle(square)).count();
    blocked * 100 / (usize::from(setup.size) * usize::from(setup.size)).max(1)
}

/// The names of its units and terrain from the house set, which this project adds to the published game.
fn house_set_names(setup: &Setup) -> Vec<&'static str> {
    let units = unit_counts(setup).into_iter().map(|(kind, _)| kind.stats());
    let mut names: Vec<&'static str> = units.filter(|unit| unit.house).map(|unit| unit.name.as_str()).collect();
    for terrain in terrain_kinds(setup).map(TerrainKind::terrain).filter(|terrain| terrain.house) {
        if !names.contains(&terrain.name.as_str()) {
            names.push(&terrain.name);
        }
    }
    names
}
