//! Cannon's board and pieces.

use super::paints::PAINTS;
use super::pieces::{BALL, GUN, GUNNER, SOLDIER, TOWN};
use super::place::LAYOUT;
use super::sounds;
use crate::app::common::board::{BoardLayout, Heading, Spot};
use crate::app::common::pieces::paint::PaintTable;
use crate::app::common::pieces::{Model, PieceEffect, PieceState, PropModel};
use crate::app::common::sound::Sound;
use crate::app::games::BoardGame;
use cannon_rules::Side;
use cannon_rules::cannon::{Action, PieceKind, Point, Position};

impl BoardGame for Position {
    const MODELS: &'static [&'static Model] = &[&SOLDIER, &TOWN];
    const PROPS: &'static [&'static PropModel] = &[&GUN, &GUNNER, &BALL];

    const PAINTS: PaintTable = PAINTS;
    const SOUNDS: &'static [Sound] = sounds::ALL;
    const LIGHT: Side = Side::North;

    fn layout(&self) -> BoardLayout {
        LAYOUT
    }

    fn figures(&self) -> Vec<(Spot, PieceState)> {
        let figure = |point: Point| {
            let (side, kind) = self.piece_at(point)?;
            let model = match kind {
                PieceKind::Soldier => &SOLDIER,
                PieceKind::Town => &TOWN,
            };
            Some((point.into(), PieceState { side, model, heading: Heading::of(side), rises: true, afloat: false }))
        };
        Point::all().filter_map(figure).collect()
    }

    fn deed(&self, action: Action) -> PieceEffect {
        let from = action.from().map(Spot::from);
        let target = Spot::from(action.target());
        match action {
            Action::Place { .. } | Action::Step { .. } | Action::Retreat { .. } | Action::Shift { .. } => {
                PieceEffect { from, to: Some(target), struck: None }
            }
            Action::Capture { .. } => PieceEffect { from, to: Some(target), struck: Some(target) },
            Action::Shot { .. } => PieceEffect { struck: Some(target), ..PieceEffect::default() },
        }
    }
}
