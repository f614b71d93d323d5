//! Kinds of marks, and the kinds that all games share.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::common::marks::Meaning;
use crate::common::marks::flat_shape::{FlatShape, brackets};
use crate::common::marks::style::{
    BEST_COLOUR, BRACKET_HALF_WIDTH, LAST_COLOUR, SELECTED_RADIUS, STROKE_WIDTH, WARNING_COLOUR, layer,
};

/// The meaning and the look of a mark. Every kind has a different shape, so that no two differ only in colour.
#[derive(Debug)]
pub struct MarkKind {
    /// The unique name, such as `cannon/step`. Kinds with equal names are equal.
    pub name: &'static str,
    /// What it is about, which gives its colour in the special schemes.
    pub meaning: Meaning,
    /// The colour in the standard scheme, and the opacity.
    pub colour: Color,
    /// The height above the board, one of [`layer`].
    pub height: f32,
    /// Whether it remains faintly visible behind pieces, as marks on places that can be clicked do.
    pub is_visible_through_pieces: bool,
    /// How it is turned on the board.
    pub orientation: MarkOrientation,
    /// Draws its shape. Shapes with a direction point up the ranks.
    pub draw: DrawMark,
}

/// Adds the shape of a mark to an empty shape of its colour.
pub type DrawMark = fn(FlatShape) -> FlatShape;

/// How a mark is turned on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkOrientation {
    /// Not at all, because it looks the same from both seats.
    Symmetric,
    /// Upright for the viewer, as figures are.
    Upright,
    /// In the direction of the mark.
    Directed,
}

impl MarkKind {
    /// A symmetric kind of mark at this height, which is invisible behind pieces.
    pub const fn new(name: &'static str, meaning: Meaning, (colour, height): (Color, f32), draw: DrawMark) -> MarkKind {
        let orientation = MarkOrientation::Symmetric;
        MarkKind { name, meaning, colour, height, is_visible_through_pieces: false, orientation, draw }
    }

    /// A kind of mark of a possible action. It is visible through pieces, because its place can be clicked.
    pub const fn possible_action(name: &'static str, meaning: Meaning, colour: Color, draw: DrawMark) -> MarkKind {
        MarkKind::new(name, meaning, (colour, layer::POSSIBLE_ACTION), draw).visible_through_pieces()
    }

    /// The same kind, visible through pieces.
    pub const fn visible_through_pieces(self) -> MarkKind {
        MarkKind { is_visible_through_pieces: true, ..self }
    }

    /// The same kind, turned upright for the viewer.
    pub const fn upright(self) -> MarkKind {
        MarkKind { orientation: MarkOrientation::Upright, ..self }
    }

    /// The same kind, turned in the direction of the mark.
    pub const fn directed(self) -> MarkKind {
        MarkKind { orientation: MarkOrientation::Directed, ..self }
    }
}

impl PartialEq for MarkKind {
    fn eq(&self, other: &MarkKind) -> bool {
        self.name == other.name
    }
}

impl Eq for MarkKind {}

impl Hash for MarkKind {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The selected piece.
pub static SELECTED: MarkKind =
    MarkKind::new("selected", Meaning::Selected, (Color::srgba(1.0, 0.86, 0.36, 0.95), layer::SELECTED), |flat| {
        flat.arc(SELECTED_RADIUS, STROKE_WIDTH, 0.0, 1.0)
    });

/// A piece that can act.
pub static MOVABLE: MarkKind =
    MarkKind::new("movable", Meaning::Move, (Color::srgba(0.55, 0.95, 0.60, 0.85), layer::SELECTED), |flat| {
        (0..4).fold(flat, |flat, n| {
            let turn = (n as f32 + 0.5) / 4.0;
            flat.arc(SELECTED_RADIUS, STROKE_WIDTH, turn - 0.05, turn + 0.05)
        })
    });

/// The kind of mark of the last action.
pub const fn last_action_mark(name: &'static str, draw: DrawMark) -> MarkKind {
    MarkKind::new(name, Meaning::Neutral, (LAST_COLOUR, layer::LAST_ACTION), draw)
}

/// The origin of the last action, where its trail begins: a small ring.
pub static LAST_FROM: MarkKind = last_action_mark("last-from", |flat| flat.arc(0.15, 0.05, 0.0, 1.0));

/// The place where the last action ended: a ring of dots around the piece.
pub static LAST_TO: MarkKind = last_action_mark("last-to", |flat| {
    const DOTS: u8 = 12;
    (0..DOTS).fold(flat, |flat, n| {
        let turn = Vec2::from_angle(std::f32::consts::TAU * (f32::from(n) + 0.5) / f32::from(DOTS));
        flat.disc_at(turn * SELECTED_RADIUS, 0.034)
    })
});

/// The piece that the last action hit from a distance: a star of rays.
pub static LAST_HIT: MarkKind = last_action_mark("last-hit", |flat| {
    (0..8).fold(flat, |flat, n| {
        let ray = Vec2::from_angle((n as f32 + 0.5) * std::f32::consts::FRAC_PI_4);
        flat.bar(ray * 0.32, ray * 0.52, STROKE_WIDTH)
    })
});

/// A place in reach: a soft tile under the mark of the action there. It gives way to the tiles of danger and of board overlays.
pub static REACH_TILE: MarkKind =
    MarkKind::new("reach-tile", Meaning::Move, (Color::srgba(0.36, 0.95, 0.42, 0.95), layer::DANGER), |flat| {
        flat.tile(0.44, 0.30)
    });

/// A piece that the enemy could take next turn.
pub static THREAT: MarkKind =
    MarkKind::new("threat", Meaning::Danger, (WARNING_COLOUR, layer::THREAT), add_warning_ring);

/// The board cursor for the keyboard.
pub static CURSOR: MarkKind =
    MarkKind::new("cursor", Meaning::Neutral, (Color::srgba(1.0, 1.0, 1.0, 0.95), layer::CURSOR), |flat| {
        brackets(flat, BRACKET_HALF_WIDTH + 0.02, 0.34, 0.055)
    })
    .visible_through_pieces();

/// Adds the thick brackets of the board cursor, for players who find the thin ones hard to see.
pub(super) fn add_thick_cursor(flat: FlatShape) -> FlatShape {
    brackets(flat, BRACKET_HALF_WIDTH + 0.03, 0.40, 0.11)
}

/// A hint: the piece that should act.
pub static HINT_FROM: MarkKind = MarkKind::new("hint-from", Meaning::Best, (BEST_COLOUR, layer::HINT), |flat| {
    (0..8).fold(flat, |flat, n| {
        let turn = n as f32 / 8.0;
        flat.arc(SELECTED_RADIUS, STROKE_WIDTH, turn, turn + 0.06)
    })
});

/// A hint: its destination or target.
pub static HINT_TO: MarkKind = MarkKind::new("hint-to", Meaning::Best, (BEST_COLOUR, layer::HINT), |flat| {
    flat.arc(0.30, STROKE_WIDTH, 0.0, 1.0).arc(0.16, STROKE_WIDTH, 0.0, 1.0)
})
.visible_through_pieces();

/// In the editor: the place under the brush.
pub static BRUSH: MarkKind =
    MarkKind::possible_action("brush", Meaning::Selected, Color::srgba(1.0, 0.86, 0.36, 0.95), |flat| {
        brackets(flat, BRACKET_HALF_WIDTH, 0.28, 0.055)
    });

/// In the editor: the symmetric place, where the brush places the same for the other side.
pub static MIRRORED_BRUSH: MarkKind =
    MarkKind::possible_action("brush-twin", Meaning::Selected, Color::srgba(1.0, 0.86, 0.36, 0.78), |flat| {
        brackets(flat, BRACKET_HALF_WIDTH, 0.14, 0.04)
    });

/// In the editor: a place with a fault.
pub static FAULT: MarkKind =
    MarkKind::new("fault", Meaning::Danger, (WARNING_COLOUR, layer::THREAT), add_warning_ring).visible_through_pieces();

/// In the editor: a place with several faults.
pub static FAULTS: MarkKind = MarkKind::new("faults", Meaning::Danger, (WARNING_COLOUR, layer::THREAT), |flat| {
    let flat = add_warning_ring(flat);
    flat.arc(0.30, STROKE_WIDTH, 0.0, 1.0).disc_at(Vec2::new(-0.11, 0.0), 0.07).disc_at(Vec2::new(0.11, 0.0), 0.07)
})
.visible_through_pieces();

/// Radius of the ring around a piece that could move, which the base of no piece hides.
const MOVER_RADIUS: f32 = 0.535;

/// In a lesson: the piece that has to move.
pub static MOVER: MarkKind =
    MarkKind::new("mover", Meaning::Move, (Color::srgba(0.62, 0.92, 1.0, 0.95), layer::HINT), |flat| {
        flat.arc(MOVER_RADIUS, STROKE_WIDTH * 1.4, 0.0, 1.0)
    });

/// In a lesson: the place that has to be reached or hit. Its corners and a flag at its left, which neither a piece nor the mark of a possible
/// action hides.
pub static GOAL: MarkKind =
    MarkKind::new("goal", Meaning::Selected, (Color::srgba(1.0, 0.80, 0.22, 1.0), layer::CURSOR), |flat| {
        let (foot, top) = (Vec2::new(-0.40, -0.40), Vec2::new(-0.40, 0.68));
        let flag = brackets(flat, BRACKET_HALF_WIDTH, 0.26, 0.08).bar(foot, top, STROKE_WIDTH);
        flag.triangle([top, Vec2::new(0.10, 0.49), Vec2::new(-0.40, 0.30)])
    })
    .upright()
    .visible_through_pieces();

/// A place to which a message or a hint refers.
pub static HIGHLIGHTED: MarkKind =
    MarkKind::new("pointed-out", Meaning::Selected, (Color::srgba(1.0, 0.72, 0.16, 1.0), layer::HINT), |flat| {
        flat.arc(0.42, STROKE_WIDTH, 0.0, 1.0).arc(0.30, STROKE_WIDTH * 0.6, 0.0, 1.0)
    })
    .visible_through_pieces();

/// A ring of triangles that point at the centre.
fn add_warning_ring(flat: FlatShape) -> FlatShape {
    const TEETH: usize = 8;
    (0..TEETH).fold(flat, |flat, n| {
        let turn = Vec2::from_angle((n as f32 + 0.5) * std::f32::consts::TAU / TEETH as f32);
        flat.triangle([Vec2::new(0.34, 0.0), Vec2::new(0.50, 0.085), Vec2::new(0.50, -0.085)].map(|p| turn.rotate(p)))
    })
}
