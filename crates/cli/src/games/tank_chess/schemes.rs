//! The schemes of Tank Chess, as the commands report them.

use crate::games::scheme::{SchemeReport, Schemes};
use cannon_i18n::tank_chess_terms::{terrain_ids, unit_name_id};
use cannon_i18n::{Localizer, objective_message};
use cannon_print::{Page, Paper};
use cannon_rules::Side;
use cannon_rules::any::ParseError;
use cannon_rules::message::{Message, ToMessage};
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

fn scheme_from_text(text: &str, name: &str, about: &str) -> Result<SchemeReport, Message> {
    let setup = text.parse::<Setup>();
    let setup = setup.map_err(|error| Message::from("error-in-position").message("reason", error.to_message()))?;
    if setup.to_move != Side::South || setup.command_left || setup.depot_destroyed || setup.held.is_some() {
        return Err("error-scheme-start".into());
    }
    Ok(report(&Scheme { name: name.to_owned(), about: about.to_owned(), setup }))
}

fn report(scheme: &Scheme) -> SchemeReport {
    let setup = &scheme.setup;
    let verdict = scheme.validate();
    let messages = |problems: &[_]| problems.iter().map(ToMessage::to_message).collect();
    SchemeReport {
        name: scheme.name.clone(),
        about: scheme.about.clone(),
        size: setup.size,
        facts: facts(setup),
        text: setup.to_string(),
        file: scheme_file::write(scheme),
        board: setup.diagram(),
        errors: messages(&verdict.errors),
        warnings: verdict.warnings.iter().map(ToMessage::to_message).collect(),
    }
}

/// What there is to know about a set-up beside its board, a line each.
fn facts(setup: &Setup) -> Vec<Message> {
    let units = unit_counts(setup);
    let all: usize = units.iter().map(|(_, count)| count).sum();
    let kinds = units.iter().map(|&(kind, count)| {
        Message::from("cli-scheme-unit").number("count", count).message("unit", unit_name_id(kind))
    });
    let mut facts = Vec::new();
    if let Some(kinds) = list(kinds.collect()) {
        facts.push(Message::from("cli-scheme-units").number("count", all).message("units", kinds));
    }
    facts.push(Message::from("cli-scheme-obstacles").number("percent", obstacle_percent(setup)));
    let mines = setup.mines.count();
    if mines > 0 {
        facts.push(Message::from("cli-scheme-mines").number("count", mines));
    }
    if let [Some(south), Some(north)] = setup.flags {
        facts.push(Message::from("cli-scheme-flags").text("south", south).text("north", north));
    }
    if let Some(objective) = &setup.objective {
        facts.push(objective_message(objective));
    }
    if let Some(names) = list(house_set_names(setup).into_iter().map(Message::from).collect()) {
        facts.push(Message::from("cli-scheme-expansion").message("names", names));
    }
    facts
}

/// Entries of a list as one message; `None` if there are none.
fn list(entries: Vec<Message>) -> Option<Message> {
    let join =
        |rest: Message, first: Message| Message::from("cli-scheme-list").message("first", first).message("rest", rest);
    entries.into_iter().rev().reduce(join)
}

/// The number of White's units of each kind, in the order of the unit table.
fn unit_counts(setup: &Setup) -> Vec<(UnitKind, usize)> {
    let units = setup.units(Side::South);
    let count = |kind| (kind, units.iter().filter(|unit| unit.kind == kind).count());
    UnitTable::builtin().kinds().map(count).filter(|&(_, count)| count > 0).collect()
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
    let units = unit_counts(setup).into_iter().map(|(kind, _)| kind).filter(|kind| kind.stats().house);
    let mut names: Vec<&'static str> = units.map(unit_name_id).collect();
    for kind in terrain_kinds(setup).filter(|kind| kind.terrain().house) {
        let [name, _] = terrain_ids(kind);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
