//! The marks that should be on the board, as a pure function.

use crate::app::common::marks::Mark;
use bevy::prelude::*;

use crate::app::common::marks::MarkKind;
use crate::app::common::marks::kinds::{CURSOR, HINT_FROM, HINT_TO, LAST_FROM, LAST_TO, THREAT};
use crate::app::common::pieces::PieceEffect;
use crate::app::games::AnyPosition;
use crate::app::input::Selection;
use crate::app::settings::Settings;

/// Everything that the marks depend on.
pub struct Scene<'a> {
    /// The position that the pieces show.
    pub position: &'a dyn AnyPosition,
    /// The effect of the action before the position.
    pub last: Option<PieceEffect>,
    /// Whether no action is being animated and the view is at the ply that should be shown.
    pub at_rest: bool,
    /// Whether a person is to move.
    pub awaits_player: bool,
    /// The player's selection.
    pub selection: &'a Selection,
    /// The settings, which turn some marks on and off.
    pub settings: &'a Settings,
    /// The marks of the board overlay.
    pub survey: &'a [Mark],
    /// The effect of the action that a hint recommends.
    pub hint: Option<PieceEffect>,
}

/// All marks for a scene.
#[must_use]
pub fn marks(scene: &Scene) -> Vec<Mark> {
    let mut marks = Vec::new();
    if scene.at_rest {
        marks.extend(scene.survey);
    }
    if scene.settings.show_last_action && scene.at_rest {
        marks.extend(scene.last.into_iter().flat_map(|deed| ends(deed, &LAST_FROM, &LAST_TO)));
    }
    if scene.settings.show_threats && scene.at_rest {
        marks.extend(scene.position.threatened_pieces().into_iter().map(|at| Mark::new(at, &THREAT)));
    }
    if scene.at_rest && scene.awaits_player {
        marks.extend(scene.position.offers(scene.selection.choice(), scene.settings.show_actions));
        marks.extend(scene.hint.into_iter().flat_map(|deed| ends(deed, &HINT_FROM, &HINT_TO)));
    }
    marks.extend(scene.selection.cursor().map(|cursor| Mark::new(cursor, &CURSOR)));
    marks
}

/// Marks for an action's origin, and for its destination and the piece that it hits.
fn ends(deed: PieceEffect, from: &'static MarkKind, to: &'static MarkKind) -> impl Iterator<Item = Mark> {
    let begin = deed.from.map(|at| Mark::new(at, from));
    let struck = deed.struck.filter(|_| deed.struck != deed.to);
    begin.into_iter().chain([deed.to, struck].into_iter().flatten().map(move |at| Mark::new(at, to)))
}
