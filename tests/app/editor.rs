//! The editor's board by pointer and keys: strokes, symmetry, turning, undo, and what the table shows.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use cannon::app::common::board::{BoardLayout, Spot};
use cannon::app::common::pieces::PieceState;
use cannon::app::editor::{Bench, Edit, Editor};
use cannon::app::games::workshop::{Brush, Tool, ToolId};
use cannon::app::games::{self, Workshop};
use cannon::app::pieces::{At, Ground};
use cannon::app::play::MatchSetup;
use cannon::app::states::Screen;
use cannon_rules::Side;

use crate::table::{Table, place};

const GAME: &str = "tank-chess";

fn workshop() -> &'static Workshop {
    games::find(GAME).and_then(|table| table.workshop).expect("the game has an editor")
}

fn tool(name: &str) -> ToolId {
    let tools = (workshop().tools)().iter().flat_map(|group| &group.tools);
    let found: Vec<&Tool> = tools.filter(|tool| tool.name == name).collect();
    found.first().expect("there is such a tool").id
}

/// An editor with an empty board of 16 squares on its bench, seen from straight above.
fn table() -> Table {
    let mut table = Table::new(MatchSetup { game: GAME.to_owned(), ..MatchSetup::default() });
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Editor);
    edit(&mut table, Edit::Open { game: GAME, design: (workshop().blank)(16), file: None, kept: true });
    table.look_from(Vec3::new(0.0, 28.0, 0.1));
    table
}

fn edit(table: &mut Table, edit: Edit) {
    table.app.world_mut().write_message(edit);
    table.frames(3);
}

fn take(table: &mut Table, name: &str, side: Side) {
    edit(table, Edit::Take(Brush { tool: tool(name), side }));
}

fn editor(table: &Table) -> &Editor {
    table.resource::<Editor>()
}

fn bench(table: &Table) -> &Bench {
    editor(table).bench().expect("something is on the bench")
}

/// What is on the bench, ground and pieces, in board order.
fn laid(table: &Table) -> Vec<(Spot, PieceState)> {
    let design = bench(table).design();
    let mut laid: Vec<_> = design.ground().into_iter().chain(design.figures()).collect();
    laid.sort_by_key(|(spot, _)| *spot);
    laid
}

/// Where something is on the bench, however many things that are.
fn occupied(table: &Table) -> Vec<Spot> {
    let mut spots: Vec<Spot> = laid(table).into_iter().map(|(spot, _)| spot).collect();
    spots.dedup();
    spots
}

fn spots(names: &str) -> Vec<Spot> {
    let mut spots: Vec<Spot> = names.split_whitespace().map(place).collect();
    spots.sort_unstable();
    spots
}

/// What the entities show, in board order.
fn shown(table: &mut Table) -> Vec<(Spot, PieceState)> {
    let mut ground = table.app.world_mut().query::<(&Ground, &PieceState)>();
    let mut shown: Vec<_> = ground.iter(table.app.world()).map(|(ground, figure)| (ground.0, *figure)).collect();
    let mut pieces = table.app.world_mut().query::<(&At, &PieceState)>();
    shown.extend(pieces.iter(table.app.world()).map(|(at, figure)| (at.0, *figure)));
    shown.sort_by_key(|(spot, _)| *spot);
    shown
}

#[test]
fn a_stroke_paints_every_place_it_passes_for_both_sides() {
    let mut table = table();
    take(&mut table, "terrain-obstacle", Side::South);
    table.drag("C5", "F8");
    assert_eq!(occupied(&table), spots("C5 D6 E7 F8 K9 L10 M11 N12"));
    let expected = laid(&table);
    assert_eq!(shown(&mut table), expected, "it stands on the table");
    table.key(KeyCode::KeyU);
    assert!(occupied(&table).is_empty(), "a stroke is one step");
    assert!(shown(&mut table).is_empty());
    table.key(KeyCode::KeyR);
    assert_eq!(occupied(&table).len(), 8);
    take(&mut table, "editor-erase", Side::South);
    table.drag("C5", "F8");
    assert!(occupied(&table).is_empty());
}

#[test]
fn without_symmetry_only_what_is_painted_changes() {
    let mut table = table();
    edit(&mut table, Edit::Mirror(false));
    take(&mut table, "terrain-water", Side::South);
    table.drag("B2", "D2");
    assert_eq!(occupied(&table), spots("B2 C2 D2"));
}

#[test]
fn units_are_placed_and_turned() {
    let mut table = table();
    take(&mut table, "unit-heavy", Side::South);
    let heading = |table: &mut Table, at: &str| {
        let spot = place(at);
        shown(table).into_iter().find(|(at, _)| *at == spot).map(|(_, figure)| (figure.side, figure.heading))
    };
    let [north, north_east, east, south_west] = [(0, 1), (1, 1), (1, 0), (-1, -1)]
        .map(|(x, y)| cannon::app::common::board::Heading::of_step(x, y).expect("a step"));
    table.click("C2");
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north)));
    table.click("C2");
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north_east)), "a second click turns it");
    assert_eq!(heading(&mut table, "N15"), Some((Side::North, south_west)), "and its counterpart with it");
    table.key(KeyCode::KeyE);
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, east)));
    table.key(KeyCode::KeyQ);
    table.key(KeyCode::KeyQ);
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north)));
    assert_eq!(table.game().timeline().ply(), 0, "nothing is played");
}

#[test]
fn the_cursor_paints_as_the_pointer_does() {
    let mut table = table();
    take(&mut table, "terrain-hedge", Side::South);
    table.move_to("D4");
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::ArrowRight);
    table.key(KeyCode::Enter);
    assert_eq!(occupied(&table), spots("E4 L13"));
}

#[test]
fn a_set_up_is_judged_when_a_stroke_is_over() {
    let mut table = table();
    let before = editor(&table).remarks().to_vec();
    assert!(!before.is_empty(), "an empty board cannot be played");
    take(&mut table, "unit-command", Side::South);
    table.move_to("H1");
    table.press();
    assert_eq!(occupied(&table), spots("H1 I16"), "it is there at once");
    assert_eq!(editor(&table).remarks(), before);
    table.release();
    assert_ne!(editor(&table).remarks(), before);
}

#[test]
fn the_table_goes_back_to_the_match() {
    let mut table = table();
    let position = games::shown(table.game()).expect("Tank Chess");
    let mut of_match: Vec<_> = position.ground().into_iter().chain(position.figures()).collect();
    of_match.sort_by_key(|(spot, _)| *spot);
    take(&mut table, "terrain-obstacle", Side::South);
    table.click("H8");
    edit(&mut table, Edit::Resize(20));
    assert_eq!(table.resource::<BoardLayout>().size, 20);
    assert_ne!(shown(&mut table), of_match);
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    table.frames(3);
    assert_eq!(table.resource::<BoardLayout>().size, 16);
    assert_eq!(shown(&mut table), of_match);
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Editor);
    table.frames(3);
    assert_eq!(table.resource::<BoardLayout>().size, 20, "the bench is as it was");
}
