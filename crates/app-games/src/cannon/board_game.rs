//! The board and the pieces of Cannon.

use super::board_geometry::LAYOUT;
use super::paints::PAINTS;
use super::pieces::{BALL, GUN, GUNNER, SOLDIER, TOWN};
use super::position_editor::POSITION_EDITOR;
use super::{ruleset, sounds};
use crate::{BoardGame, EditorSupport, PrintedFace};
use cannon_app_base::common::board::{BoardLayout, Heading, Spot};
use cannon_app_base::common::pieces::paint::PaintTable;
use cannon_app_base::common::pieces::{PieceEffect, PieceModel, PieceState, PropModel};
use cannon_app_base::common::sound::Sound;
use cannon_rules::Side;
use cannon_rules::cannon::{Action, PieceKind, Point, Position, Ruleset};

/// The pieces of a board, which need not be that of a valid position.
pub(super) fn piece_states(piece_at: impl Fn(Point) -> Option<(Side, PieceKind)>) -> Vec<(Spot, PieceState)> {
    let figure = |point: Point| {
        let (side, kind) = piece_at(point)?;
        let model = match kind {
            PieceKind::Soldier => &SOLDIER,
            PieceKind::Town => &TOWN,
        };
        Some((
            point.into(),
            PieceState { side, model, heading: Heading::forward(side), lifts_on_hover: true, is_afloat: false },
        ))
    };
    Point::all().filter_map(figure).collect()
}

impl BoardGame for Position {
    const MODELS: &'static [&'static PieceModel] = &[&SOLDIER, &TOWN];
    const PROPS: &'static [&'static PropModel] = &[&GUN, &GUNNER, &BALL];

    const PAINTS: PaintTable = PAINTS;
    const SOUNDS: &'static [Sound] = sounds::ALL;
    const LIGHT_SIDE: Side = Side::North;
    const EDITOR_SUPPORT: Option<&'static EditorSupport> = Some(&POSITION_EDITOR);

    fn printed_face(rules: &Ruleset) -> Option<PrintedFace> {
        Some(ruleset::printed_face(rules))
    }

    fn layout(&self) -> BoardLayout {
        LAYOUT
    }

    fn piece_states(&self) -> Vec<(Spot, PieceState)> {
        self::piece_states(|point| self.piece_at(point))
    }

    fn piece_effect(&self, action: Action) -> PieceEffect {
        let from = action.from().map(Spot::from);
        let target = Spot::from(action.target());
        match action {
            Action::Place { .. } | Action::Step { .. } | Action::Retreat { .. } | Action::Shift { .. } => {
                PieceEffect { from, to: Some(target), victim: None }
            }
            Action::Capture { .. } => PieceEffect { from, to: Some(target), victim: Some(target) },
            Action::Shot { .. } => PieceEffect { victim: Some(target), ..PieceEffect::default() },
        }
    }
}
