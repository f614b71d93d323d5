//! The schemes of Tank Chess.

use crate::games::scheme::{SchemeReport, Schemes};
use cannon_rules::Side;
use cannon_rules::tank_chess::terrain::DriveEffect;
use cannon_rules::tank_chess::{BoardName, Scheme, Setup, Square, TerrainKind, UnitKind, UnitTable, scheme_file};

pub(super) const SCHEMES: Schemes = Schemes { shipped, read, compose };

fn shipped() -> Vec<(&'static str, SchemeReport)> {
    BoardName::all().map(|board| (board.name(), report(board.scheme()))).collect()
}

fn read(text: &str) -> Result<SchemeReport, String> {
    scheme_file::read(text).map(|scheme| report(&scheme)).map_err(|error| error.to_string())
}

fn compose(text: &str, name: &str, about: &str) -> Result<SchemeReport, String> {
    let setup: Setup = text.parse().map_err(|error| format!("position: {error}"))?;
    if setup.to_move != Side::South || setup.command_left {
        return Err("a scheme begins with White on turn and both Commands on the board".to_owned());
    }
    Ok(report(&Scheme { name: name.to_owned(), about: about.to_owned(), setup }))
}

fn report(scheme: &Scheme) -> SchemeReport {
    let setup = &scheme.setup;
    let verdict = scheme.validate();
    let mut facts = vec![("units", listed(units(setup))), ("obstacles", format!("{} %", obstacles(setup)))];
    let mines = setup.mines.count();
    if mines > 0 {
        facts.push(("mines", mines.to_string()));
    }
    if let [Some(south), Some(north)] = setup.flags {
        facts.push(("flags", format!("{south} and {north}")));
    }
    let house = house_set(setup);
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
        warnings: verdict.warnings.iter().map(ToString::to_string).collect(),
    }
}

/// How many units of each kind White has, in the order of the table.
fn units(setup: &Setup) -> Vec<(UnitKind, usize)> {
    let units = setup.units(Side::South);
    let count = |kind| (kind, units.iter().filter(|unit| unit.kind == kind).count());
    UnitTable::builtin().kinds().map(count).filter(|&(_, count)| count > 0).collect()
}

fn listed(units: Vec<(UnitKind, usize)>) -> String {
    let all: usize = units.iter().map(|(_, count)| count).sum();
    let kinds = units.iter().map(|(kind, count)| format!("{count} {}", kind.stats().name));
    format!("{all} a side: {}", kinds.collect::<Vec<_>>().join(", "))
}

fn squares(setup: &Setup) -> impl Iterator<Item = TerrainKind> + '_ {
    Square::all(setup.size).filter_map(|square| setup.terrain(square))
}

/// How much of the board keeps ordinary units away, in percent.
fn obstacles(setup: &Setup) -> usize {
    let blocked = squares(setup).filter(|kind| kind.terrain().drive != DriveEffect::Free).count();
    blocked * 100 / (usize::from(setup.size) * usize::from(setup.size)).max(1)
}

/// The names of what it has from the house set.
fn house_set(setup: &Setup) -> Vec<&'static str> {
    let units = units(setup).into_iter().map(|(kind, _)| kind.stats());
    let mut names: Vec<&'static str> = units.filter(|unit| unit.house).map(|unit| unit.name.as_str()).collect();
    for ground in squares(setup).map(TerrainKind::terrain).filter(|ground| ground.house) {
        if !names.contains(&ground.name.as_str()) {
            names.push(&ground.name);
        }
    }
    names
}
