//! Kinds of marks, and those that every game has.

use std::hash::{Hash, Hasher};

use bevy::prelude::*;

use crate::app::common::marks::flat::{Flat, brackets};
use crate::app::common::marks::style::{BRACKET, SELECTED_RADIUS, STROKE, layer};

/// What a mark says, and how it looks. Every kind has a shape of its own, so that none is told by its colour alone.
#[derive(Debug)]
pub struct MarkKind {
    /// Its name among all kinds, such as `cannon/step`. Kinds of one name are the same.
    pub name: &'static str,
    /// Colour of its figure, with opacity.
    pub colour: Color,
    /// Height above the board, one of [`layer`].
    pub height: f32,
    /// Whether it shines faintly through the pieces before it: true of what can be pointed at.
    pub shines_through: bool,
    /// Draws its figure on an empty one of its colour. Figures that point do so up the ranks.
    pub draw: fn(Flat) -> Flat,
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
pub static SELECTED: MarkKind = MarkKind {
    name: "selected",
    colour: Color::srgba(1.0, 0.86, 0.36, 0.95),
    height: layer::SELECTED,
    shines_through: false,
    draw: |flat| flat.arc(SELECTED_RADIUS, STROKE, 0.0, 1.0),
};

/// The last action began here.
pub static LAST_FROM: MarkKind = MarkKind {
    name: "last-from",
    colour: Color::srgba(1.0, 0.93, 0.70, 0.55),
    height: layer::LAST_ACTION,
    shines_through: false,
    draw: |flat| brackets(flat, BRACKET, 0.10, 0.030),
};

/// The last action was aimed here.
pub static LAST_TO: MarkKind = MarkKind {
    name: "last-to",
    colour: Color::srgba(1.0, 0.93, 0.70, 0.80),
    height: layer::LAST_ACTION,
    shines_through: false,
    draw: |flat| brackets(flat, BRACKET, 0.22, 0.045),
};

/// The enemy could take this piece next turn.
pub static THREAT: MarkKind = MarkKind {
    name: "threat",
    colour: Color::srgba(1.0, 0.10, 0.08, 1.0),
    height: layer::THREAT,
    shines_through: false,
    draw: warning,
};

/// The board cursor of the keyboard.
pub static CURSOR: MarkKind = MarkKind {
    name: "cursor",
    colour: Color::srgba(1.0, 1.0, 1.0, 0.95),
    height: layer::CURSOR,
    shines_through: true,
    draw: |flat| brackets(flat, BRACKET + 0.02, 0.34, 0.055),
};

/// A hint: the piece that should act.
pub static HINT_FROM: MarkKind = MarkKind {
    name: "hint-from",
    colour: Color::srgba(0.35, 1.0, 0.85, 0.95),
    height: layer::HINT,
    shines_through: false,
    draw: |flat| {
        (0..8).fold(flat, |flat, n| {
            let turn = n as f32 / 8.0;
            flat.arc(SELECTED_RADIUS, STROKE, turn, turn + 0.06)
        })
    },
};

/// A hint: where it should go, or what it should aim at.
pub static HINT_TO: MarkKind = MarkKind {
    name: "hint-to",
    colour: Color::srgba(0.35, 1.0, 0.85, 0.95),
    height: layer::HINT,
    shines_through: true,
    draw: |flat| flat.arc(0.30, STROKE, 0.0, 1.0).arc(0.16, STROKE, 0.0, 1.0),
};

/// In the editor: where the brush is.
pub static BRUSH: MarkKind = MarkKind {
    name: "brush",
    colour: Color::srgba(1.0, 0.86, 0.36, 0.95),
    height: layer::OFFER,
    shines_through: true,
    draw: |flat| brackets(flat, BRACKET, 0.28, 0.055),
};

/// In the editor: where the brush is for the other side.
pub static BRUSH_TWIN: MarkKind = MarkKind {
    name: "brush-twin",
    colour: Color::srgba(1.0, 0.86, 0.36, 0.60),
    height: layer::OFFER,
    shines_through: true,
    draw: |flat| brackets(flat, BRACKET, 0.14, 0.04),
};

/// In the editor: something is wrong here.
pub static FAULT: MarkKind = MarkKind {
    name: "fault",
    colour: Color::srgba(1.0, 0.10, 0.08, 1.0),
    height: layer::THREAT,
    shines_through: true,
    draw: warning,
};

/// In the editor: several things are wrong here.
pub static FAULTS: MarkKind = MarkKind {
    name: "faults",
    colour: FAULT.colour,
    height: FAULT.height,
    shines_through: true,
    draw: |flat| {
        let flat = warning(flat);
        flat.arc(0.30, STROKE, 0.0, 1.0).disc_at(Vec2::new(-0.11, 0.0), 0.07).disc_at(Vec2::new(0.11, 0.0), 0.07)
    },
};

/// In the editor: what is being spoken of is here.
pub static POINTED_OUT: MarkKind = MarkKind {
    name: "pointed-out",
    colour: Color::srgba(1.0, 0.72, 0.16, 1.0),
    height: layer::HINT,
    shines_through: true,
    draw: |flat| flat.arc(0.42, STROKE, 0.0, 1.0).arc(0.30, STROKE * 0.6, 0.0, 1.0),
};

/// The kinds that every game has.
pub(in crate::app) static COMMON: [&MarkKind; 12] = [
    &SELECTED,
    &LAST_FROM,
    &LAST_TO,
    &THREAT,
    &CURSOR,
    &HINT_FROM,
    &HINT_TO,
    &BRUSH,
    &BRUSH_TWIN,
    &FAULT,
    &FAULTS,
    &POINTED_OUT,
];

/// A ring of teeth that point at what stands in the middle.
fn warning(flat: Flat) -> Flat {
    const TEETH: usize = 8;
    (0..TEETH).fold(flat, |flat, n| {
        let turn = Vec2::from_angle((n as f32 + 0.5) * std::f32::consts::TAU / TEETH as f32);
        flat.triangle([Vec2::new(0.34, 0.0), Vec2::new(0.50, 0.085), Vec2::new(0.50, -0.085)].map(|p| turn.rotate(p)))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::app::games::TABLES;

    #[test]
    fn no_two_kinds_share_a_name() {
        let kinds: Vec<_> = COMMON.iter().chain(TABLES.iter().flat_map(|table| table.marks)).collect();
        let names: HashSet<_> = kinds.iter().map(|kind| kind.name).collect();
        assert_eq!(names.len(), kinds.len());
    }
}
