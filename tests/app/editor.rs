//! Tests of editing on the board with pointer and keys: strokes, symmetry, turning, undo, and the entities on the table.

use bevy::input::keyboard::KeyCode;
use bevy::input::touch::TouchPhase;
use bevy::picking::input::PointerInputPlugin;
use bevy::prelude::*;
use cannon_app_activities::editor::{Edit, Editor, SetupDocument};
use cannon_app_base::common::board::{BoardLayout, Spot};
use cannon_app_base::common::pieces::PieceState;
use cannon_app_base::play::MatchSetup;
use cannon_app_base::states::{Menu, Screen};
use cannon_app_games as games;
use cannon_app_games::EditorSupport;
use cannon_app_games::editor_support::{Brush, Tool, ToolId};
use cannon_app_table::pieces::{Ground, OnSpot};
use cannon_rules::{GameId, Side};

use crate::harness::{TestTable, parse_spot};
use crate::touch::touch;

const GAME: GameId = GameId::TankChess;

fn editor_support() -> &'static EditorSupport {
    games::tabletop(GAME).editor_support
}

fn tool_id(name: &str) -> ToolId {
    let tools = (editor_support().tools)().iter().flat_map(|group| &group.tools);
    let matching: Vec<&Tool> = tools.filter(|tool| tool.name == name).collect();
    matching.first().expect("the tool exists").id
}

/// The editor with an empty board of 16 by 16 squares, seen from above.
fn editor_table() -> TestTable {
    // Fingers are read from the messages of the window, as the mouse is.
    let mut table =
        TestTable::with_plugins(MatchSetup { game: GAME.to_owned(), ..MatchSetup::default() }, PointerInputPlugin);
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Editor);
    edit(&mut table, Edit::Open { game: GAME, design: (editor_support().blank)(16), file: None, is_saved: true });
    table.look_from(Vec3::new(0.0, 28.0, 0.1));
    table
}

fn edit(table: &mut TestTable, edit: Edit) {
    table.app.world_mut().write_message(edit);
    table.frames(3);
}

fn choose_brush(table: &mut TestTable, name: &str, side: Side) {
    edit(table, Edit::SelectTool(Brush { tool: tool_id(name), side }));
}

fn editor(table: &TestTable) -> &Editor {
    table.resource::<Editor>()
}

fn open_bench(table: &TestTable) -> &SetupDocument {
    editor(table).document().expect("a design is open")
}

/// Ground and pieces of the edited design, in board order.
fn design_contents(table: &TestTable) -> Vec<(Spot, PieceState)> {
    let design = open_bench(table).design();
    let mut laid: Vec<_> = design.scenery().into_iter().chain(design.piece_states()).collect();
    laid.sort_by_key(|(spot, _)| *spot);
    laid
}

/// The occupied spots of the edited design, each once.
fn occupied_spots(table: &TestTable) -> Vec<Spot> {
    let mut spots: Vec<Spot> = design_contents(table).into_iter().map(|(spot, _)| spot).collect();
    spots.dedup();
    spots
}

fn parse_spots(names: &str) -> Vec<Spot> {
    let mut spots: Vec<Spot> = names.split_whitespace().map(parse_spot).collect();
    spots.sort_unstable();
    spots
}

/// Ground and pieces that the entities show, in board order.
fn shown_contents(table: &mut TestTable) -> Vec<(Spot, PieceState)> {
    let mut ground = table.app.world_mut().query::<(&Ground, &PieceState)>();
    let mut shown: Vec<_> = ground.iter(table.app.world()).map(|(ground, figure)| (ground.0, *figure)).collect();
    let mut pieces = table.app.world_mut().query::<(&OnSpot, &PieceState)>();
    shown.extend(pieces.iter(table.app.world()).map(|(at, figure)| (at.0, *figure)));
    shown.sort_by_key(|(spot, _)| *spot);
    shown
}

#[test]
fn stroke_paints_all_spots_on_its_way_for_both_sides() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    table.drag("C5", "F8");
    assert_eq!(occupied_spots(&table), parse_spots("C5 D6 E7 F8 K9 L10 M11 N12"));
    let expected = design_contents(&table);
    assert_eq!(shown_contents(&mut table), expected, "the entities follow");
    table.press_key(KeyCode::KeyU);
    assert!(occupied_spots(&table).is_empty(), "a stroke is undone in one step");
    assert!(shown_contents(&mut table).is_empty());
    table.press_key(KeyCode::KeyR);
    assert_eq!(occupied_spots(&table).len(), 8);
    choose_brush(&mut table, "editor-erase", Side::South);
    table.drag("C5", "F8");
    assert!(occupied_spots(&table).is_empty());
}

#[test]
fn finger_paints_and_a_second_one_takes_the_stroke_back() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    touch(&mut table, 1, TouchPhase::Started, "C5", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "D6", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Ended, "D6", Vec2::ZERO);
    assert_eq!(occupied_spots(&table), parse_spots("C5 D6 M11 N12"));
    touch(&mut table, 1, TouchPhase::Started, "F8", Vec2::ZERO);
    touch(&mut table, 2, TouchPhase::Started, "H8", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Moved, "F9", Vec2::ZERO);
    touch(&mut table, 2, TouchPhase::Ended, "H8", Vec2::ZERO);
    touch(&mut table, 1, TouchPhase::Ended, "F9", Vec2::ZERO);
    assert_eq!(occupied_spots(&table), parse_spots("C5 D6 M11 N12"), "the fingers moved the camera");
    table.press_key(KeyCode::KeyU);
    assert!(occupied_spots(&table).is_empty(), "what was taken back is no step");
}

#[test]
fn stroke_without_symmetry_changes_only_its_own_spots() {
    let mut table = editor_table();
    edit(&mut table, Edit::SetMirrored(false));
    choose_brush(&mut table, "terrain-water", Side::South);
    table.drag("B2", "D2");
    assert_eq!(occupied_spots(&table), parse_spots("B2 C2 D2"));
}

#[test]
fn units_are_placed_and_turned() {
    let mut table = editor_table();
    choose_brush(&mut table, "unit-heavy", Side::South);
    let heading = |table: &mut TestTable, at: &str| {
        let spot = parse_spot(at);
        shown_contents(table).into_iter().find(|(at, _)| *at == spot).map(|(_, figure)| (figure.side, figure.heading))
    };
    let [north, north_east, east, south_west] = [(0, 1), (1, 1), (1, 0), (-1, -1)]
        .map(|(x, y)| cannon_app_base::common::board::Heading::from_step(x, y).expect("a step"));
    table.click("C2");
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north)));
    table.click("C2");
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north_east)), "a second click turns the unit");
    assert_eq!(heading(&mut table, "N15"), Some((Side::North, south_west)), "its mirror image turns, too");
    table.press_key(KeyCode::KeyE);
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, east)));
    table.press_key(KeyCode::KeyQ);
    table.press_key(KeyCode::KeyQ);
    assert_eq!(heading(&mut table, "C2"), Some((Side::South, north)));
    assert_eq!(table.game().timeline().ply(), 0, "editing does not play in the match");
}

#[test]
fn right_click_erases_and_a_drag_does_not() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    table.drag("C5", "E5");
    assert_eq!(occupied_spots(&table), parse_spots("C5 D5 E5 L12 M12 N12"));
    table.drag_with_right_button("D5", "D5");
    assert_eq!(occupied_spots(&table), parse_spots("C5 E5 L12 N12"), "for both sides");
    table.drag_with_right_button("C5", "E5");
    assert_eq!(occupied_spots(&table), parse_spots("C5 E5 L12 N12"), "this turns the camera");
    table.press_key(KeyCode::KeyU);
    assert_eq!(occupied_spots(&table), parse_spots("C5 D5 E5 L12 M12 N12"), "undone in one step");
}

#[test]
fn keyboard_cursor_paints_like_the_pointer() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-hedge", Side::South);
    table.move_pointer_to("D4");
    table.press_key(KeyCode::ArrowRight);
    table.press_key(KeyCode::ArrowRight);
    table.press_key(KeyCode::Enter);
    assert_eq!(occupied_spots(&table), parse_spots("E4 L13"));
}

#[test]
fn set_up_is_validated_at_the_end_of_a_stroke() {
    let mut table = editor_table();
    let before = editor(&table).issues().to_vec();
    assert!(!before.is_empty(), "an empty board is invalid");
    choose_brush(&mut table, "unit-command", Side::South);
    table.move_pointer_to("H1");
    table.press();
    assert_eq!(occupied_spots(&table), parse_spots("H1 I16"), "the unit appears at once");
    assert_eq!(editor(&table).issues(), before);
    table.release();
    assert_ne!(editor(&table).issues(), before);
}

#[test]
fn table_shows_the_match_again_after_the_editor() {
    let mut table = editor_table();
    let position = games::shown_position(table.game()).expect("Tank Chess");
    let mut match_pieces: Vec<_> = position.scenery().into_iter().chain(position.piece_states()).collect();
    match_pieces.sort_by_key(|(spot, _)| *spot);
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    table.click("H8");
    edit(&mut table, Edit::Resize(20));
    assert_eq!(table.resource::<BoardLayout>().size, 20);
    assert_ne!(shown_contents(&mut table), match_pieces);
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    table.frames(3);
    assert_eq!(table.resource::<BoardLayout>().size, 16);
    assert_eq!(shown_contents(&mut table), match_pieces);
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Editor);
    table.frames(3);
    assert_eq!(table.resource::<BoardLayout>().size, 20, "the edited design is unchanged");
}

#[test]
fn stroke_ends_with_undo_and_with_a_menu() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    table.move_pointer_to("C5");
    table.press();
    table.move_pointer_to("D5");
    table.press_key(KeyCode::KeyU);
    table.move_pointer_to("F5");
    table.release();
    assert!(occupied_spots(&table).is_empty(), "the button that is still down paints no more");
    table.move_pointer_to("C5");
    table.press();
    table.set_menu(Menu::Setups);
    table.set_menu(Menu::None);
    table.move_pointer_to("F5");
    table.release();
    assert_eq!(occupied_spots(&table), parse_spots("C5 N12"));
}

#[test]
fn right_click_that_began_before_undo_erases_nothing() {
    let mut table = editor_table();
    choose_brush(&mut table, "terrain-obstacle", Side::South);
    table.click("C5");
    table.click("D5");
    table.right_click_with("C5", |table| table.press_key(KeyCode::KeyU));
    assert_eq!(occupied_spots(&table), parse_spots("C5 N12"));
}
