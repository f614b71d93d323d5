//! What the tools do to schemes.

use super::tools::{GROUPS, Means, means};
use super::*;
use crate::app::common::board::Spot;
use crate::app::games::workshop::{Brush, ToolId, Weight};
use crate::app::i18n::Words;
use cannon_rules::tank_chess::{Facing, Occupant, Square, TerrainKind, UnitTable};

fn square(name: &str) -> Square {
    name.parse().expect("tests name squares of the board")
}

fn brush(means: Means, side: Side) -> Brush {
    let tool = (0..).map(ToolId).find(|&tool| self::means(tool) == Some(means)).expect("there is a tool for it");
    Brush { tool, side }
}

fn unit(letter: char) -> Means {
    Means::Unit(UnitTable::builtin().find(letter).expect("tests name units of the table"))
}

/// The scheme after a click with each brush.
fn after(mut scheme: Scheme, mirrored: bool, clicks: &[(Means, Side, &str)]) -> Scheme {
    for &(means, side, at) in clicks {
        scheme.paint(brush(means, side), Spot::from(square(at)), mirrored, true);
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

fn looks(scheme: &Scheme, at: &str) -> Option<(Side, char, Facing)> {
    match scheme.setup.occupant(square(at))? {
        Occupant::Unit { side, kind, facing } => Some((side, kind.stats().letter, facing)),
        Occupant::Wreck => None,
    }
}

#[test]
fn everything_that_can_be_on_a_board_has_a_tool_with_a_name() {
    let tools: Vec<_> = GROUPS.iter().flat_map(|group| &group.tools).collect();
    assert_eq!(tools.len(), TerrainKind::all().count() + UnitTable::builtin().kinds().count() + 4);
    let words = Words::default();
    assert!(tools.iter().all(|tool| words.has(tool.name)), "{tools:?}");
}

#[test]
fn a_mirrored_brush_makes_symmetric_boards() {
    let house = |symbol| Means::Terrain(TerrainKind::by_symbol(symbol).expect("terrain of the table"));
    let scheme = after(
        empty(),
        true,
        &[
            (house('#'), Side::South, "C5"),
            (house('~'), Side::South, "D6"),
            (Means::Mine, Side::South, "E7"),
            (Means::Wreck, Side::South, "F7"),
            (Means::Flag, Side::North, "B2"),
            (unit('H'), Side::North, "D15"),
            (unit('C'), Side::South, "G1"),
            (unit('H'), Side::South, "M2"),
        ],
    );
    assert!(is_symmetric(&scheme.setup));
    assert_eq!(scheme.setup.flags, [Some(square("O15")), Some(square("B2"))]);
    assert_eq!(looks(&scheme, "D15"), Some((Side::North, 'H', Facing::SW)), "the second click turned it");
    assert_eq!(looks(&scheme, "M2"), Some((Side::South, 'H', Facing::NE)), "and the other with it");
}

#[test]
fn a_single_brush_changes_one_square() {
    let scheme = after(basic(), false, &[(Means::Erase, Side::South, "H1")]);
    assert_eq!(looks(&scheme, "H1"), None);
    let changed = Square::all(16).filter(|&at| scheme.setup.occupant(at) != basic().setup.occupant(at));
    assert_eq!(changed.count(), 1);
}

#[test]
fn nothing_is_put_where_it_cannot_be() {
    let [block, hedge, water] =
        ['#', '%', '~'].map(|sign| Means::Terrain(TerrainKind::by_symbol(sign).expect("terrain")));
    let on = |clicks: &[(Means, Side, &str)]| after(empty(), false, clicks).setup;
    let at = square("D2");
    let south = Side::South;
    let setup = on(&[(unit('H'), south, "D2"), (block, south, "D2")]);
    assert_eq!((setup.occupant(at), setup.terrain(at).is_some()), (None, true), "the obstacle drives it away");
    let setup = on(&[(block, south, "D2"), (unit('H'), south, "D2")]);
    assert_eq!((setup.occupant(at).is_some(), setup.terrain(at)), (true, None), "the tank clears it");
    let setup = on(&[(hedge, south, "D2"), (unit('H'), south, "D2")]);
    assert_eq!((setup.occupant(at).is_some(), setup.terrain(at).is_some()), (true, true), "it stands in the hedge");
    let setup = on(&[(water, south, "D2"), (unit('A'), south, "D2")]);
    assert_eq!((setup.occupant(at).is_some(), setup.terrain(at).is_some()), (true, true), "it swims");
    let setup = on(&[(Means::Flag, south, "D2"), (block, south, "D2")]);
    assert_eq!(setup.flags, [None, None]);
    let setup = on(&[(unit('C'), south, "D2"), (unit('C'), south, "E1")]);
    assert_eq!((setup.occupant(at), setup.units(south).len()), (None, 1), "the Command has moved");
}

#[test]
fn a_board_of_another_size_keeps_what_fits_and_its_symmetry() {
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
                let home = |setup: &Setup| {
                    setup.units(Side::North).into_iter().all(|unit| unit.square.rank() + 3 >= setup.size)
                };
                assert!(home(&resized.setup));
            }
        }
    }
}

#[test]
fn schemes_of_the_game_begin_games_and_say_so() {
    let words = Words::default();
    for shipped in (WORKSHOP.shipped)() {
        let errors = shipped.design.remarks(&words).into_iter().filter(|remark| remark.weight == Weight::Error);
        assert_eq!(errors.count(), 0, "{}", shipped.design.name());
        assert!(shipped.design.start().is_some());
        let again = (WORKSHOP.read)(&shipped.design.to_text()).expect("its own text");
        assert_eq!(again.to_text(), shipped.design.to_text());
    }
}

#[test]
fn every_error_is_told_with_its_places() {
    let words = Words::default();
    let scheme = after(basic(), false, &[(unit('L'), Side::South, "H9"), (Means::Erase, Side::South, "H1")]);
    let scheme = Scheme { name: String::new(), ..scheme };
    let remarks = scheme.remarks(&words);
    assert!(scheme.start(&Default::default()).is_err());
    assert!(remarks.iter().any(|remark| remark.weight == Weight::Error && remark.places == [Spot::from(square("H9"))]));
    assert!(remarks.iter().any(|remark| remark.text.contains("name")));
    assert!(remarks.iter().all(|remark| remark.text.contains(' ')), "every remark has words: {remarks:?}");
}
