//! Tests of the editor's tools on schemes.

use super::tools::{GROUPS, ToolEffect, tool_effect};
use super::*;
use crate::editor_support::{Brush, Severity, ToolId};
use cannon_app_base::common::board::Spot;
use cannon_app_base::i18n::Words;
use cannon_rules::tank_chess::{Facing, Mark, Objective, Occupant, Square, SquareSet, TerrainKind, UnitTable};

fn square(name: &str) -> Square {
    name.parse().expect("tests name squares of the board")
}

fn brush(effect: ToolEffect, side: Side) -> Brush {
    let tool =
        (0..).map(ToolId).find(|&tool| self::tool_effect(tool) == Some(effect)).expect("every effect has a tool");
    Brush { tool, side }
}

fn unit(letter: char) -> ToolEffect {
    ToolEffect::Unit(UnitTable::builtin().find(letter).expect("tests name units of the table"))
}

/// The scheme after a click with each brush.
fn after(mut scheme: Scheme, mirrored: bool, clicks: &[(ToolEffect, Side, &str)]) -> Scheme {
    for &(effect, side, at) in clicks {
        scheme.apply_brush(brush(effect, side), Spot::from(square(at)), mirrored, true);
    }
    scheme
}

fn empty() -> Scheme {
    Scheme { name: "Test".to_owned(), about: String::new(), setup: Setup::empty(16, Side::South) }
}

fn basic() -> Scheme {
    BoardName::default().scheme().clone()
}

/// Whether both sides see the same board.
fn is_symmetric(setup: &Setup) -> bool {
    let mut turned = setup.rotated();
    turned.to_move = setup.to_move;
    turned == *setup
}

fn unit_on(scheme: &Scheme, at: &str) -> Option<(Side, char, Facing)> {
    match scheme.setup.occupant(square(at))? {
        Occupant::Unit { side, kind, facing } => Some((side, kind.stats().letter, facing)),
        Occupant::Wreck => None,
    }
}

#[test]
fn every_piece_and_terrain_has_a_named_tool() {
    let tools: Vec<_> = GROUPS.iter().flat_map(|group| &group.tools).collect();
    assert_eq!(tools.len(), TerrainKind::all().count() + UnitTable::builtin().kinds().count() + 7);
    let words = Words::default();
    assert!(tools.iter().all(|tool| words.has(tool.name)), "{tools:?}");
}

#[test]
fn mirrored_brush_keeps_board_symmetric() {
    let terrain = |symbol| ToolEffect::Terrain(TerrainKind::by_symbol(symbol).expect("terrain of the table"));
    let scheme = after(
        empty(),
        true,
        &[
            (terrain('#'), Side::South, "C5"),
            (terrain('~'), Side::South, "D6"),
            (ToolEffect::Mine, Side::South, "E7"),
            (ToolEffect::Wreck, Side::South, "F7"),
            (ToolEffect::Flag, Side::North, "B2"),
            (unit('H'), Side::North, "D15"),
            (unit('C'), Side::South, "G1"),
            (unit('H'), Side::South, "M2"),
        ],
    );
    assert!(is_symmetric(&scheme.setup));
    assert_eq!(scheme.setup.flags, [Some(square("O15")), Some(square("B2"))]);
    assert_eq!(unit_on(&scheme, "D15"), Some((Side::North, 'H', Facing::SW)), "the second click turned it");
    assert_eq!(
        unit_on(&scheme, "M2"),
        Some((Side::South, 'H', Facing::NE)),
        "the second click turned the opposite unit, too"
    );
}

#[test]
fn brush_without_mirroring_changes_one_square() {
    let scheme = after(basic(), false, &[(ToolEffect::Erase, Side::South, "H1")]);
    assert_eq!(unit_on(&scheme, "H1"), None);
    let changed = Square::all(16).filter(|&at| scheme.setup.occupant(at) != basic().setup.occupant(at));
    assert_eq!(changed.count(), 1);
}

#[test]
fn tools_remove_conflicting_pieces_and_terrain() {
    let [block, hedge, water] =
        ['#', '%', '~'].map(|sign| ToolEffect::Terrain(TerrainKind::by_symbol(sign).expect("terrain")));
    let edited = |clicks: &[(ToolEffect, Side, &str)]| after(empty(), false, clicks).setup;
    let at = square("D2");
    let south = Side::South;
    let setup = edited(&[(unit('H'), south, "D2"), (block, south, "D2")]);
    assert_eq!((setup.occupant(at), setup.terrain(at).is_some()), (None, true), "the obstacle removes the unit");
    let setup = edited(&[(block, south, "D2"), (unit('H'), south, "D2")]);
    assert_eq!((setup.occupant(at).is_some(), setup.terrain(at)), (true, None), "the unit removes the obstacle");
    let setup = edited(&[(hedge, south, "D2"), (unit('H'), south, "D2")]);
    assert_eq!(
        (setup.occupant(at).is_some(), setup.terrain(at).is_some()),
        (true, true),
        "the unit stands in the hedge"
    );
    let setup = edited(&[(water, south, "D2"), (unit('A'), south, "D2")]);
    assert_eq!((setup.occupant(at).is_some(), setup.terrain(at).is_some()), (true, true), "the amphibious unit swims");
    let setup = edited(&[(ToolEffect::Flag, south, "D2"), (block, south, "D2")]);
    assert_eq!(setup.flags, [None, None]);
    let setup = edited(&[(unit('C'), south, "D2"), (unit('C'), south, "E1")]);
    assert_eq!((setup.occupant(at), setup.units(south).len()), (None, 1), "the Command has moved");
}

#[test]
fn resized_board_keeps_pieces_and_symmetry() {
    for board in BoardName::all() {
        for size in MIN_SIZE..=MAX_SIZE {
            let scheme = board.scheme();
            let mut resized = scheme.clone();
            resized.resize(size);
            assert!(is_symmetric(&resized.setup), "{board} at {size}");
            if size >= scheme.setup.size {
                let count = |setup: &Setup| {
                    let ground = Square::all(setup.size).filter(|&at| setup.terrain(at).is_some()).count();
                    (ground, Side::ALL.map(|side| setup.units(side).len()))
                };
                assert_eq!(count(&resized.setup), count(&scheme.setup), "{board} at {size}");
                let is_home = |setup: &Setup| {
                    setup.units(Side::North).into_iter().all(|unit| unit.square.rank() + 3 >= setup.size)
                };
                assert!(is_home(&resized.setup));
            }
        }
    }
}

#[test]
fn builtin_schemes_have_no_errors_and_round_trip() {
    let words = Words::default();
    for built_in in (SCHEME_EDITOR.builtin_setups)() {
        let errors = built_in.design.issues(&words).into_iter().filter(|remark| remark.severity == Severity::Error);
        assert_eq!(errors.count(), 0, "{}", built_in.design.name());
        assert!(built_in.design.start_position().is_some());
        let parsed = (SCHEME_EDITOR.parse)(&built_in.design.to_text()).expect("the text can be parsed");
        assert_eq!(parsed.to_text(), built_in.design.to_text());
    }
}

#[test]
fn errors_name_their_squares() {
    let words = Words::default();
    let scheme = after(basic(), false, &[(unit('L'), Side::South, "H9"), (ToolEffect::Erase, Side::South, "H1")]);
    let scheme = Scheme { name: String::new(), ..scheme };
    let remarks = scheme.issues(&words);
    assert!(scheme.start(&Default::default()).is_err());
    assert!(
        remarks.iter().any(|remark| remark.severity == Severity::Error && remark.spots == [Spot::from(square("H9"))])
    );
    assert!(remarks.iter().any(|remark| remark.text.contains("name")));
    assert!(remarks.iter().all(|remark| remark.text.contains(' ')), "every remark has a text: {remarks:?}");
}

#[test]
fn objective_tools_mark_squares_and_erase_removes_the_marks() {
    let south = Side::South;
    let scheme = after(basic(), true, &[(ToolEffect::HoldSquare, south, "B8")]);
    let hold = |names: &[&str]| names.iter().map(|name| square(name)).collect::<SquareSet>();
    assert!(
        matches!(scheme.setup.objective, Some(Objective::Hold { squares, turns: 3 }) if squares == hold(&["B8", "O9"])),
        "both squares are marked: {:?}",
        scheme.setup.objective
    );
    assert_eq!(Design::standing_marks(&scheme).len(), 2);
    let erased = after(scheme.clone(), true, &[(ToolEffect::Erase, south, "O9")]);
    assert_eq!(erased.setup.objective, None);
    let toggled = after(scheme.clone(), false, &[(ToolEffect::HoldSquare, south, "B8")]);
    assert!(matches!(toggled.setup.objective, Some(Objective::Hold { squares, .. }) if squares == hold(&["O9"])));

    let escort = after(scheme, true, &[(ToolEffect::ExitSquare, south, "A16")]);
    let mark = |scheme: &Scheme, at: &str| scheme.setup.objective.and_then(|objective| objective.mark_on(square(at)));
    assert_eq!((mark(&escort, "A16"), mark(&escort, "P1")), (Some(Mark::Exit(south)), Some(Mark::Exit(Side::North))));

    let depots = after(escort, false, &[(ToolEffect::Depot, south, "B2")]);
    assert_eq!((mark(&depots, "B2"), mark(&depots, "O15")), (Some(Mark::Depot(south)), Some(Mark::Depot(Side::North))));
    let moved = after(depots.clone(), false, &[(ToolEffect::Depot, Side::North, "P15")]);
    assert_eq!((mark(&moved, "B2"), mark(&moved, "P15")), (Some(Mark::Depot(south)), Some(Mark::Depot(Side::North))));
    assert_eq!(after(moved, false, &[(unit('L'), south, "B2")]).setup.objective, None, "a unit replaces the depot");
}

#[test]
fn tools_that_toggle_mark_both_sides_alike() {
    let south = Side::South;
    let mark = |scheme: &Scheme, at: &str| scheme.setup.objective.and_then(|objective| objective.mark_on(square(at)));
    let depots_on = |scheme: &Scheme| (mark(scheme, "B2"), mark(scheme, "O15"));
    let both = (Some(Mark::Depot(south)), Some(Mark::Depot(Side::North)));
    let depots = after(empty(), true, &[(unit('L'), south, "B2"), (ToolEffect::Depot, south, "B2")]);
    assert_eq!(depots_on(&depots), both);
    assert_eq!((unit_on(&depots, "B2"), unit_on(&depots, "O15")), (None, None), "nothing else stands there");
    let moved = after(depots.clone(), true, &[(ToolEffect::Depot, south, "C3")]);
    assert_eq!((mark(&moved, "C3"), mark(&moved, "N14")), both);
    assert_eq!(after(depots.clone(), true, &[(ToolEffect::Depot, south, "B2")]).setup.objective, None);
    // The unit on the square to which the depot of the other side comes leaves it, too.
    let alone = after(empty(), false, &[(unit('L'), Side::North, "O15"), (ToolEffect::Depot, south, "B2")]);
    assert_eq!((depots_on(&alone), unit_on(&alone, "O15")), (both, None));

    // A mark that only one side has is added on the other side, or removed from both.
    for effect in [ToolEffect::Flag, ToolEffect::HoldSquare, ToolEffect::ExitSquare] {
        let one_sided = after(empty(), false, &[(effect, Side::North, "O15")]);
        let added = after(one_sided.clone(), true, &[(effect, south, "B2")]);
        assert!(is_symmetric(&added.setup) && added.setup != empty().setup, "{effect:?}: {:?}", added.setup);
        let removed = after(one_sided, true, &[(effect, Side::North, "O15")]);
        assert_eq!(removed.setup, empty().setup, "{effect:?}");
    }
}

#[test]
fn stepper_offers_a_playable_objective_of_each_kind() {
    let words = Words::default();
    for board in BoardName::all() {
        let mut scheme = board.scheme().clone();
        scheme.setup.objective = None;
        scheme.setup.flags = [None, None];
        let mut kinds = Vec::new();
        for _ in 0..4 {
            scheme.step_parameter(0, true);
            let objective = scheme.setup.objective.expect("every board has room for every objective");
            kinds.push(std::mem::discriminant(&objective));
            let faults: Vec<_> =
                scheme.issues(&words).into_iter().filter(|issue| issue.severity == Severity::Error).collect();
            assert!(faults.is_empty(), "{board}: {objective}: {faults:?}");
            let steps = scheme.parameters(&words);
            if steps.iter().any(|step| step.name == "editor/objective-number" && step.can_increase) {
                scheme.step_parameter(1, true);
                assert_ne!(scheme.setup.objective, Some(objective), "{board}: {objective}");
            }
        }
        kinds.dedup();
        assert_eq!(kinds.len(), 4, "{board}");
        scheme.step_parameter(0, true);
        assert_eq!(scheme.setup.objective, None, "{board}: the list begins again");
        scheme.step_parameter(0, false);
        assert!(matches!(scheme.setup.objective, Some(Objective::Survivors { .. })), "{board}");
    }
}
