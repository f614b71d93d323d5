//! Tests that marks stand out from every ground, and that colours of different meanings differ for the eyes for which they are made.

use std::collections::HashSet;

use bevy::prelude::*;

use crate::{Tabletop, tabletops};
use cannon_app_base::common::board::BoardSurface;
use cannon_app_base::common::colour_vision::{contrast, displayed, distance, over, seen};
use cannon_app_base::common::marks::kinds::CURSOR;
use cannon_app_base::common::marks::legend::{COMMON_LEGEND, EDITOR_LEGEND};
use cannon_app_base::common::marks::style::edge_width;
use cannon_app_base::common::marks::{MarkKind, MarkLook, MarkOrientation, Meaning};
use cannon_appearance::{ColorScheme, CursorColor, CursorWeight};

/// Grounds on which marks lie, as the screen shows them, in sRGB. They were measured in pictures of the boards in the default view. Wood
/// and soil have a dark and a light tone each.
const GROUNDS: [(BoardSurface, &str, [u8; 3]); 17] = [
    (BoardSurface::Inlaid, "maple", [202, 174, 134]),
    (BoardSurface::Inlaid, "bright maple", [222, 198, 160]),
    (BoardSurface::Inlaid, "maple in the shade", [169, 136, 96]),
    (BoardSurface::Inlaid, "walnut", [114, 70, 37]),
    (BoardSurface::Inlaid, "dark walnut", [60, 38, 20]),
    (BoardSurface::Inlaid, "pale slate", [188, 181, 163]),
    (BoardSurface::Inlaid, "dark slate", [90, 86, 75]),
    (BoardSurface::Inlaid, "planks", [104, 96, 82]),
    (BoardSurface::Landscape, "meadow", [123, 123, 69]),
    (BoardSurface::Landscape, "dark meadow", [104, 106, 58]),
    (BoardSurface::Landscape, "snow", [139, 138, 132]),
    (BoardSurface::Landscape, "sand", [151, 120, 79]),
    (BoardSurface::Landscape, "butternut", [158, 118, 81]),
    (BoardSurface::Landscape, "elm", [149, 110, 71]),
    (BoardSurface::Landscape, "water", [30, 56, 51]),
    (BoardSurface::Landscape, "ground of hedges", [60, 49, 17]),
    (BoardSurface::Landscape, "rock", [112, 104, 88]),
];

/// The smallest contrast of marks by WCAG 1.4.11.
const MIN_CONTRAST: f32 = 3.0;

/// The smallest distances of colours of different meanings, for eyes with a deficiency and in shades of grey.
const MIN_DISTANCE: f32 = 0.075;
const MIN_GREY_DISTANCE: f32 = 0.05;

const SCHEMES: [ColorScheme; 5] = [
    ColorScheme::Standard,
    ColorScheme::Protanopia,
    ColorScheme::Deuteranopia,
    ColorScheme::Tritanopia,
    ColorScheme::Greyscale,
];

/// The kinds of marks on boards with a surface.
fn kinds_on(surface: BoardSurface) -> impl Iterator<Item = &'static MarkKind> {
    kinds_of(tabletops().filter(move |table| table.surface == surface))
}

/// The kinds of marks that all games share, and the kinds of these games.
fn kinds_of(games: impl Iterator<Item = &'static Tabletop>) -> impl Iterator<Item = &'static MarkKind> {
    let legends = COMMON_LEGEND.iter().chain(EDITOR_LEGEND).chain(games.flat_map(|table| table.legend));
    legends.flat_map(|entry| entry.kinds).copied()
}

/// The best contrast of a mark's own colour, its edge or its halo with a ground.
fn best_contrast(look: &MarkLook, kind: &MarkKind, ground: LinearRgba) -> f32 {
    let outline = look.border(kind);
    let colours = [Some(look.colour(kind)), Some(outline.edge), outline.halo];
    let shown = colours.into_iter().flatten().map(|colour| over(displayed(colour.to_linear()), ground));
    shown.map(|colour| contrast(colour, ground)).fold(1.0, f32::max)
}

#[test]
fn marks_stand_out_from_every_ground() {
    let mut faint = Vec::new();
    for (surface, name, [r, g, b]) in GROUNDS {
        let ground = Color::srgb_u8(r, g, b).to_linear();
        for colors in SCHEMES {
            let look = MarkLook { colors, surface, ..MarkLook::default() };
            for kind in kinds_on(surface) {
                let found = best_contrast(&look, kind, ground);
                if found < MIN_CONTRAST {
                    faint.push(format!("{} on {name} in {colors:?}: {found:.2}", kind.name));
                }
            }
        }
        for cursor_color in [CursorColor::White, CursorColor::Yellow, CursorColor::Black] {
            let look = MarkLook { cursor_color, surface, ..MarkLook::default() };
            assert!(best_contrast(&look, &CURSOR, ground) >= MIN_CONTRAST, "{cursor_color:?} cursor on {name}");
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn shapes_stand_out_from_their_edges() {
    for (surface, colors) in [BoardSurface::Inlaid, BoardSurface::Landscape]
        .into_iter()
        .flat_map(|surface| SCHEMES.map(|colors| (surface, colors)))
    {
        let look = MarkLook { colors, surface, ..MarkLook::default() };
        for kind in kinds_on(surface) {
            let shown = |colour: Color| displayed(colour.to_linear().with_alpha(1.0));
            let found = contrast(shown(look.colour(kind)), shown(look.border(kind).edge));
            assert!(found >= MIN_CONTRAST, "{} in {colors:?}: {found:.2}", kind.name);
        }
    }
}

#[test]
fn meanings_differ_for_the_eyes_of_each_scheme() {
    let mut alike = Vec::new();
    for colors in ColorScheme::SPECIAL {
        let min = if colors == ColorScheme::Greyscale { MIN_GREY_DISTANCE } else { MIN_DISTANCE };
        let shown = |meaning: Meaning| seen(displayed(meaning.colour(Color::WHITE, colors).to_linear()), colors);
        for (index, &meaning) in Meaning::ALL.iter().enumerate() {
            for &other in &Meaning::ALL[..index] {
                let found = distance(shown(meaning), shown(other));
                if found < min {
                    alike.push(format!("{meaning:?} and {other:?} in {colors:?}: {found:.3}"));
                }
            }
        }
    }
    assert!(alike.is_empty(), "{}", alike.join("\n"));
}

#[test]
fn standard_colours_are_those_of_the_kinds() {
    let look = MarkLook::default();
    assert!(kinds_on(BoardSurface::Inlaid).all(|kind| look.colour(kind) == kind.colour));
    let greys = MarkLook { colors: ColorScheme::Greyscale, ..look };
    for kind in kinds_on(BoardSurface::Landscape).filter(|kind| **kind != CURSOR) {
        assert_ne!(greys.colour(kind), kind.colour, "{}", kind.name);
        assert_eq!(greys.colour(kind).alpha(), kind.colour.alpha(), "{}", kind.name);
    }
}

#[test]
fn cursor_has_the_chosen_strokes() {
    let width = |cursor_weight| {
        let look = MarkLook { cursor_weight, ..MarkLook::default() };
        look.shape(&CURSOR).triangles().flatten().map(|(point, _)| point.x).fold(0.0, f32::max)
    };
    assert!(width(CursorWeight::Thick) > width(CursorWeight::Thin));
}

#[test]
fn edges_grow_with_the_board() {
    assert!(edge_width(20) > edge_width(16) && edge_width(16) > edge_width(10));
    assert_eq!(edge_width(8), edge_width(10));
}

/// The share of the points within reach of a mark that its shape covers only before or only after a half turn.
fn asymmetry(kind: &MarkKind) -> f32 {
    const SIDE: i32 = 60;
    let triangles: Vec<[Vec2; 3]> =
        MarkLook::default().shape(kind).triangles().map(|corners| corners.map(|(point, _)| point)).collect();
    let is_covered = |point: Vec2| {
        triangles.iter().any(|corners| {
            let sides = [0, 1, 2].map(|n| (corners[(n + 1) % 3] - corners[n]).perp_dot(point - corners[n]));
            sides.iter().all(|&side| side >= 0.0) || sides.iter().all(|&side| side <= 0.0)
        })
    };
    let places = (0..SIDE * SIDE).map(|n| (IVec2::new(n % SIDE, n / SIDE).as_vec2() + 0.5) / SIDE as f32 * 1.6 - 0.8);
    let differing = places.filter(|&place| is_covered(place) != is_covered(-place)).count();
    differing as f32 / (SIDE * SIDE) as f32
}

/// Otherwise it would stand on its head for the far seat.
#[test]
fn marks_that_are_not_turned_look_the_same_from_both_seats() {
    for kind in kinds_of(tabletops()) {
        let found = asymmetry(kind);
        match kind.orientation {
            MarkOrientation::Symmetric => assert!(found < 0.004, "{}: {found}", kind.name),
            MarkOrientation::Directed => assert!(found > 0.01, "{} has a direction: {found}", kind.name),
            MarkOrientation::Upright => {}
        }
    }
}

#[test]
fn names_of_mark_kinds_are_unique() {
    let kinds: Vec<_> = kinds_of(tabletops()).collect();
    let names: HashSet<_> = kinds.iter().map(|kind| kind.name).collect();
    assert_eq!(names.len(), kinds.len());
}
